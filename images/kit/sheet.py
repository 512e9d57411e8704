"""A sheet to draw on, which remembers what lies where, and layers that are drawn once and laid often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, Self

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


class Stamp:
    """What can be laid on a sheet: pixels or one colour, through a mask where it is not a full rectangle."""

    __slots__ = ("height", "mask", "source", "width")

    def __init__(self, source: Image.Image | Colour, mask: Image.Image | None = None) -> None:
        self.source = source
        self.mask = mask
        measured = mask or source
        assert isinstance(measured, Image.Image), "a colour needs a mask"
        self.width, self.height = measured.size


class Layer(Stamp):
    """A finished piece of a picture, and what must stay readable in it."""

    __slots__ = ("image", "marks")

    def __init__(self, image: Image.Image, mask: Image.Image | None = None, marks: Sequence[Mark] = ()) -> None:
        super().__init__(image, mask)
        self.image = image
        self.marks = tuple(marks)

    @classmethod
    def of(cls, image: Image.Image, marks: Sequence[Mark] = ()) -> Layer:
        """A layer of an image with or without transparency."""
        if image.mode == "RGBA":
            return cls(image.convert("RGB"), image.getchannel("A"), marks)
        return cls(image, None, marks)

    def cut(self, box: Box) -> Layer:
        """A part of the layer, without its marks."""
        return Layer(self.image.crop(box), self.mask.crop(box) if self.mask else None)


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
        self._marked: list[tuple[Sequence[Mark], int, int]] = []

    @classmethod
    def on(cls, layer: Layer) -> Self:
        """A sheet that begins as a copy of that layer."""
        sheet = cls.__new__(cls)
        sheet.image = layer.image.copy()
        if layer.mask:
            sheet.image.putalpha(layer.mask)
        sheet._marked = [(layer.marks, 0, 0)]
        return sheet

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What lies where, in the order in which it was laid."""
        return tuple(
            Mark(kind, text, (left + x, top + y, right + x, bottom + y), cut, size)
            for marks, x, y in self._marked
            for kind, text, (left, top, right, bottom), cut, size in marks
        )

    @marks.setter
    def marks(self, marks: Sequence[Mark]) -> None:
        self._marked = [(marks, 0, 0)]

    def mark(self, mark: Mark) -> None:
        """Say that something lies somewhere."""
        self._marked.append(((mark,), 0, 0))

    def layer(self) -> Layer:
        """The sheet as a layer for others; it must not be drawn on any more."""
        return Layer.of(self.image, self.marks)

    def lay(self, layer: Layer, x: int, y: int, kind: str = "", text: str = "") -> None:
        """Lay a layer with its upper left corner at x, y; its marks come along, and one for itself if it has a kind."""
        self._put(layer, x, y)
        if kind:
            self.mark(Mark(kind, text, (x, y, x + layer.width, y + layer.height)))
        if layer.marks:
            self._marked.append((layer.marks, x, y))

    def _put(self, stamp: Stamp, x: int, y: int) -> None:
        self.image.paste(stamp.source, (x, y), stamp.mask)

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
        line = _line(words, size, bold, colour, room, tuple(sizes), narrow)
        if line is None:
            return 0
        left = x + line.left - {"left": 0, "centre": line.advance // 2, "right": line.advance}[align]
        top = y + line.top
        self._put(line.stamp, left, top)
        box = (left, top, left + line.stamp.width, top + line.stamp.height)
        self.mark(Mark(kind, line.words, box, line.cut, line.size))
        return line.advance

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
            ((mark,), _, _) = self._marked.pop()
            self.mark(mark._replace(cut=True))
        return len(parts)


class _Line(NamedTuple):
    """A line of letters: where it lies from the left end of its middle, and how far the pen advances by it."""

    stamp: Stamp
    left: int
    top: int
    advance: int
    words: str
    cut: bool
    size: int


@lru_cache(maxsize=2048)
def _line(
    words: str, size: int, bold: bool, colour: Colour, room: int | None, sizes: tuple[int, ...], narrow: int | None
) -> _Line | None:
    """The words as they fit; None when nothing is left of them."""
    whole = letters.clean(words)
    shown = whole
    if room is not None:
        size = letters.fit(whole, room, (size, *sizes), bold)
        shown = letters.shorten(whole, room, size, bold)
    if not shown:
        return None
    mask, left, top = letters.mask(shown, size, bold, narrow)
    advance = letters.width(shown, size, bold)
    if narrow:
        advance = min(advance, narrow)
    return _Line(Stamp(colour, mask), left, round(size * 0.37) + top, advance, shown, shown != whole, size)
