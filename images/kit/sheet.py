"""A sheet to draw on, which remembers what lies where, and layers that are drawn once and laid often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from images.kit import text as letters
from images.kit.palette import INK, PAPER, Colour

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in px; right and bottom lie outside."""
Align = Literal["left", "centre", "right"]


class Mark(NamedTuple):
    """A thing that must stay readable: what it is, the words or the name of it, where it lies, whether it was cut.

    `size` is the height of its letters in px, 0 where it is no text.
    """

    kind: str
    text: str
    box: Box
    cut: bool = False
    size: int = 0


class Layer(NamedTuple):
    """A finished piece of a picture; with a mask where it is not a full rectangle."""

    image: Image.Image
    mask: Image.Image | None = None
    marks: tuple[Mark, ...] = ()

    @classmethod
    def of(cls, image: Image.Image, marks: Sequence[Mark] = ()) -> Layer:
        """A layer of an image with or without transparency."""
        if image.mode == "RGBA":
            return cls(image.convert("RGB"), image.getchannel("A"), tuple(marks))
        return cls(image, None, tuple(marks))

    def cut(self, box: Box) -> Layer:
        """A part of the layer, without its marks."""
        return Layer(self.image.crop(box), self.mask.crop(box) if self.mask else None)

    @property
    def width(self) -> int:
        """Px."""
        return self.image.width

    @property
    def height(self) -> int:
        """Px."""
        return self.image.height


class Pen:
    """Draws shapes in px of the finished picture on an image that is `scale` times as large."""

    def __init__(self, image: Image.Image, scale: int) -> None:
        self._draw = ImageDraw.Draw(image)
        self._scale = scale

    def rounded(
        self,
        box: Sequence[float],
        radius: float,
        fill: Colour | None = None,
        outline: Colour | None = None,
        line: float = 0,
    ) -> None:
        """A rectangle with round corners; its outline lies inside the box."""
        self._draw.rounded_rectangle(self._edges(box), round(radius * self._scale), fill, outline, self._line(line))

    def oval(
        self, box: Sequence[float], fill: Colour | None = None, outline: Colour | None = None, line: float = 0
    ) -> None:
        """An ellipse within the box."""
        self._draw.ellipse(self._edges(box), fill, outline, self._line(line))

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A full circle."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def shape(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill)

    def path(self, points: Sequence[tuple[float, float]], colour: Colour, line: float) -> None:
        """A line through the points, with round joints and ends."""
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        self._draw.line(scaled, colour, self._line(line), joint="curve")
        for x, y in points:
            self.disc(x, y, line / 2, colour)

    def arc(self, box: Sequence[float], start: float, end: float, colour: Colour, line: float) -> None:
        """A part of an ellipse's outline, in degrees from three o'clock, clockwise."""
        self._draw.arc(self._edges(box), start, end, colour, self._line(line))

    def _edges(self, box: Sequence[float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = (edge * self._scale for edge in box)
        return left, top, right - 1, bottom - 1

    def _line(self, line: float) -> int:
        return round(line * self._scale)


def smooth(size: tuple[int, int], paint: Callable[[Pen], None], scale: int = 4) -> Layer:
    """What `paint` draws, with smooth edges: Pillow's shapes have none, so it is drawn larger and reduced.

    Callers cache the result: this is slow.
    """
    large = Image.new("RGBA", (size[0] * scale, size[1] * scale))
    paint(Pen(large, scale))
    return Layer.of(large.reduce(scale))


class Sheet:
    """A picture in the making. `marks` says what lies where, so that a test can prove that nothing is cut or hidden."""

    def __init__(self, width: int, height: int, ground: Colour | None = PAPER) -> None:
        """A sheet of that colour, or a transparent one."""
        self.image = Image.new("RGB", (width, height), ground) if ground else Image.new("RGBA", (width, height))
        self.marks: list[Mark] = []

    @classmethod
    def on(cls, layer: Layer) -> Sheet:
        """A sheet that begins as a copy of that layer."""
        sheet = cls.__new__(cls)
        sheet.image = layer.image.copy()
        if layer.mask:
            sheet.image.putalpha(layer.mask)
        sheet.marks = list(layer.marks)
        return sheet

    def layer(self) -> Layer:
        """The sheet as a layer for others; it must not be drawn on any more."""
        return Layer.of(self.image, self.marks)

    def lay(self, layer: Layer, x: int, y: int, kind: str = "", text: str = "") -> None:
        """Lay a layer with its upper left corner at x, y; its marks come along, and one for itself if it has a kind."""
        self.image.paste(layer.image, (x, y), layer.mask)
        if kind:
            self.marks.append(Mark(kind, text, (x, y, x + layer.width, y + layer.height)))
        self.marks.extend(
            Mark(each, said, (left + x, top + y, right + x, bottom + y), cut, size)
            for each, said, (left, top, right, bottom), cut, size in layer.marks
        )

    def write(
        self,
        words: str,
        x: int,
        y: int,
        size: int,
        *,
        bold: bool = False,
        colour: Colour = INK,
        align: Align = "left",
        room: int | None = None,
        sizes: Sequence[int] = (),
        narrow: int | None = None,
        kind: str = "text",
    ) -> int:
        """Write one line, its letters centred on the height y, and return how wide it became.

        With `room` it is at most so wide: the first of `sizes` that fits is taken, else it ends in an ellipsis. With
        `narrow` it is at most so wide because its letters are made narrower: for a few px that are lacking.
        """
        whole = letters.clean(words)
        shown = whole
        if room is not None:
            size = letters.fit(whole, room, (size, *sizes), bold)
            shown = letters.shorten(whole, room, size, bold)
        if not shown:
            return 0
        advance = min(letters.width(shown, size, bold), narrow or self.image.width)
        x -= {"left": 0, "centre": advance // 2, "right": advance}[align]
        mask, left, top = letters.mask(shown, size, bold, narrow)
        corner = (x + left, y + round(size * 0.37) + top)
        self.image.paste(colour, corner, mask)
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        self.marks.append(Mark(kind, shown, box, shown != whole, size))
        return advance

    def paragraph(
        self,
        words: str,
        x: int,
        y: int,
        size: int,
        room: int,
        *,
        lines: int = 2,
        bold: bool = False,
        colour: Colour = INK,
    ) -> int:
        """Write up to `lines` lines, the first one centred on the height y; returns how many there are."""
        whole = letters.clean(words)
        parts = letters.wrap(whole, room, size, bold, lines)
        for number, part in enumerate(parts):
            self.write(part, x, y + number * round(size * 1.3), size, bold=bold, colour=colour)
        if parts[-1].endswith(letters.ELLIPSIS) and not whole.endswith(letters.ELLIPSIS):
            self.marks[-1] = self.marks[-1]._replace(cut=True)
        return len(parts)
