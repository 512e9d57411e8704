"""The games of Ryutaku, pure: no I/O, no clock, no Discord, no pictures."""
