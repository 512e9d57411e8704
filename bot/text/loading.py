"""Reads the message files of one language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.text.errors import BadTexts

FOLDER = Path(__file__).parent


def load(locale: str, folder: Path = FOLDER) -> tuple[FluentBundle, dict[str, ast.Message], list[BadTexts]]:
    """All messages of `folder/<locale>/*.ftl`: the bundle that renders them, their syntax by key, and what is wrong."""
    bundle = FluentBundle([locale], use_isolating=False)
    entries: dict[str, ast.Message] = {}
    faults: list[BadTexts] = []
    files = sorted((folder / locale).glob("*.ftl"))
    if not files:
        faults.append(BadTexts(f"no texts for {locale}: there is no .ftl file in {folder / locale}"))
    for file in files:
        source = file.read_text(encoding="utf-8")
        resource = FluentResource(source)
        bundle.add_resource(resource)
        faults.extend(_collect(resource.body, source, f"{locale}/{file.name}", entries))
    return bundle, entries, faults


def _collect(
    body: Iterable[ast.EntryType], source: str, name: str, entries: dict[str, ast.Message]
) -> Iterable[BadTexts]:
    for entry in body:
        start = entry.span.start if entry.span else 0
        place = f"{name}, line {source.count(chr(10), 0, start) + 1}"
        if isinstance(entry, ast.Junk):
            yield BadTexts(f"{place}: this is no message: {(entry.content or '').strip().splitlines()[0][:80]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in entries:
                yield BadTexts(f"{place}: {entry.id.name} is there twice")
            entries.setdefault(entry.id.name, entry)
