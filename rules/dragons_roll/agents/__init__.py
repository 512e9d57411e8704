"""Agents: they see what a player sees, weigh it, and choose."""
