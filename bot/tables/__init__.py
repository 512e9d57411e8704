"""Live tables: their store, and what is done at them. Nothing in here knows Discord or a game."""
