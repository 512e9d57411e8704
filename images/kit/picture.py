"""The sheet that becomes a PNG: in the colours of the palette from the start, so that none is looked for at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from images.kit.palette import PAPER, Colour, palette
from images.kit.sheet import Layer, Sheet, Stamp

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

KEPT = 256
"""How many stamps are kept as they look on their grounds: more would save a thirtieth of the time, and take 400 MB."""

Ground = int | bytes | None
"""What a stamp is laid on: one colour of the palette, or the numbers of all its pixels; None where it hides them."""


class Picture(Sheet):
    """A sheet of which every pixel is a number in the palette.

    Smooth edges mix the colours of a stamp with those of its ground. That is done once for each ground: most stamps lie
    on a card or on the table, over and over.
    """

    def __init__(self, width: int, height: int, ground: Colour = PAPER) -> None:
        super().__init__(1, 1)
        self.image = blank(width, height, palette().index(ground))

    def layer(self) -> Layer:
        """The picture as a layer for other pictures; it must not be drawn on any more."""
        return Layer(self.image, None, self.marks)

    def _put(self, stamp: Stamp, x: int, y: int) -> None:
        # Straight to Pillow's core: its methods take longer to look at their arguments than to copy so few pixels.
        pixels = self.image.im
        box = (x, y, x + stamp.width, y + stamp.height)
        ground: Ground = None
        if stamp.mask is not None:
            lowest, highest = pixels.crop(box).getextrema()
            ground = lowest if lowest == highest else self.image.crop(box).tobytes()
        pixels.paste(_laid(stamp, ground), box)


def blank(width: int, height: int, number: int = 0) -> Image.Image:
    """An image in the colours of the palette that shows one of them."""
    image = Image.new("P", (width, height), number)
    image.putpalette(parts())
    return image


def indexed(image: Image.Image) -> Image.Image:
    """The same with the nearest colours of the palette."""
    return image.quantize(palette=_colours(), dither=Image.Dither.NONE)


@lru_cache(maxsize=KEPT)
def _laid(stamp: Stamp, ground: Ground) -> ImagingCore:
    """The stamp as it looks on that ground, for Pillow's core."""
    source, mask = stamp.source, stamp.mask
    if isinstance(source, Image.Image) and mask is None:
        return (source if source.mode == "P" else indexed(source)).im
    if isinstance(ground, bytes):
        below = Image.frombytes("P", (stamp.width, stamp.height), ground)
        below.putpalette(parts())
        mixed = below.convert("RGB")
    else:
        mixed = Image.new("RGB", (stamp.width, stamp.height), palette()[ground or 0])
    mixed.paste(source, (0, 0), mask)
    return indexed(mixed).im


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    return blank(1, 1)


@lru_cache(maxsize=1)
def parts() -> bytes:
    """Red, green and blue of each colour of the palette."""
    return bytes(part for colour in palette() for part in colour)
