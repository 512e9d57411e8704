"""The twelve scrolls, one file each; `book` knows them all."""
