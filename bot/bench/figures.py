"""Figures and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One figure. `target` is what the design asks for (`≤ 1.3`), None where it asks for nothing."""

    name: str
    value: float
    unit: str
    target: str | None = None

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.target is None:
            return None
        sign, bound = self.target.split()
        return self.value <= float(bound) if sign == "≤" else self.value >= float(bound)


def as_json(figures: Sequence[Figure]) -> str:
    """The figures as one JSON object."""
    shown = [{**msgspec.structs.asdict(figure), "met": figure.met} for figure in figures]
    return msgspec.json.format(msgspec.json.encode({"figures": shown}), indent=2).decode()


def show(figures: Sequence[Figure]) -> None:
    """Print the figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table("figure", "value", "unit", "target", "")
    for figure in figures:
        mark = {None: "", True: "met", False: "[bold red]missed[/]"}[figure.met]
        table.add_row(figure.name, f"{figure.value:,.4g}", figure.unit, figure.target or "", mark)
    Console().print(table)


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which so many percent of the values are; 0 when there are none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)] if ordered else 0.0
