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
    """A thing that must stay readable: what it is, the words or the name of it, where it lies, whether it was cut."""

    kind: str
    text: str
    box: Box
    cut: bool = False


class Layer(NamedTuple):
    """A finished piece of a picture."""

    image: Image.Image
    marks: tuple[Mark, ...] = ()


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


def smooth(size: tuple[int, int], paint: Callable[[Pen], None], scale: int = 4) -> Image.Image:
    """What `paint` draws, with smooth edges: Pillow's shapes have none, so it is drawn larger and reduced.

    Callers cache the result: this is slow.
    """
    large = Image.new("RGBA", (size[0] * scale, size[1] * scale))
    paint(Pen(large, scale))
    return large.reduce(scale)


class Sheet:
    """A picture in the making. `marks` says what lies where, so that a test can prove that nothing is cut or hidden."""

    def __init__(self, width: int, height: int, ground: Colour = PAPER, under: Image.Image | None = None) -> None:
        self.image = under.copy() if under else Image.new("RGB", (width, height), ground)
        self.marks: list[Mark] = []

    @classmethod
    def on(cls, layer: Layer) -> Sheet:
        """A sheet that begins as a copy of that layer."""
        sheet = cls(*layer.image.size, under=layer.image)
        sheet.marks.extend(layer.marks)
        return sheet

    def layer(self) -> Layer:
        """The sheet as a layer for others; it must not be drawn on any more."""
        return Layer(self.image, tuple(self.marks))

    def put(self, piece: Image.Image, x: int, y: int, kind: str = "", text: str = "") -> Box:
        """Paste a piece with its left upper corner at x, y; with a kind it is remembered as a mark."""
        self.image.paste(piece, (x, y), piece if piece.mode == "RGBA" else None)
        box = (x, y, x + piece.width, y + piece.height)
        if kind:
            self.marks.append(Mark(kind, text, box))
        return box

    def lay(self, layer: Layer, x: int, y: int) -> Box:
        """Paste a layer with its left upper corner at x, y; its marks come with it."""
        self.marks.extend(
            Mark(kind, text, (left + x, top + y, right + x, bottom + y), cut)
            for kind, text, (left, top, right, bottom), cut in layer.marks
        )
        return self.put(layer.image, x, y)

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
        kind: str = "text",
    ) -> int:
        """Write one line, its letters centred on the height y, and return how wide it became.

        With `room` it is at most so wide: the first of `sizes` that fits is taken, else it ends in an ellipsis.
        """
        whole = letters.clean(words)
        shown = whole
        if room is not None:
            size = letters.fit(whole, room, (size, *sizes), bold)
            shown = letters.shorten(whole, room, size, bold)
        if not shown:
            return 0
        advance = letters.width(shown, size, bold)
        x -= {"left": 0, "centre": advance // 2, "right": advance}[align]
        mask, left, top = letters.mask(shown, size, bold)
        corner = (x + left, y + round(size * 0.37) + top)
        self.image.paste(colour, corner, mask)
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        self.marks.append(Mark(kind, shown, box, shown != whole))
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
