"""Why an agent chooses what it chooses, in one sentence."""

from __future__ import annotations

from rules.dragons_roll.view import View
from rules.kernel.message import Message
from rules.kernel.prompt import Option, Prompt


def reason_for(view: View, prompt: Prompt, chosen: tuple[str, ...]) -> Message | None:
    """The reason for that choice; None where there is nothing to say."""
    if not chosen:
        return None
    option = prompt.option(chosen[0])
    if prompt.offer:
        return _for_scroll(view, option) if option.label == "scroll" else None
    if prompt.kind == "face":
        return _for_face(option)
    if prompt.kind == "where":
        return _for_place(view, option)
    if prompt.kind == "ability-dragon":
        return Message("why-least-harm", {"dragon": option.args["dragon"]})
    if prompt.kind in ("ability-die", "ability-own-die"):
        return Message("why-cheapest-die", {"card": option.args["card"]})
    return None


def _for_scroll(view: View, option: Option) -> Message:
    ahead = view.forecast
    args = {"scroll": Message(f"card-{option.id}")}
    if ahead is not None and ahead.attacks:
        return Message("why-scroll-attack", args)
    return Message("why-scroll-failed" if view.phase == "place" and not view.placed else "why-scroll-gain", args)


def _for_face(option: Option) -> Message:
    if option.id == "end":
        return Message("why-end")
    return Message("why-face", {"number": option.args["number"], "count": option.args["count"]})


def _for_place(view: View, option: Option) -> Message | None:
    if option.id == "end":
        return Message("why-end")
    if not option.place:
        return None
    card = option.args["card"]
    if option.args.get("left") == 0:
        return Message(
            "why-wins" if option.place.startswith("master") and view.master.face == "red" else "why-completes",
            {"card": card},
        )
    if option.place.startswith("master"):
        return Message("why-master", {"card": card})
    return Message("why-dragon", {"card": card})
