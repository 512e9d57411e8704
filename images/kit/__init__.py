"""What the pictures of all games are made of: colours, letters, sheets, dice, badges, gauges, cards and marks.

Everything is pure: the same arguments give the same pixels. A picture is a `Sheet` on which cached layers are laid,
and `encode` makes a small PNG of it. The width is 1,080 px, three pixels a point on a phone: what must be read
without a tap is at least `READ` (36 px) high, everything else at least `TAP` (26 px).
"""

from __future__ import annotations
