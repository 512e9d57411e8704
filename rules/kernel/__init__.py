"""What every game stands on: prompts, events, dice, a table's state, and a match that replays from a checkpoint."""
