"""Why an agent chooses as it does, in one sentence for a beginner."""

from __future__ import annotations

from rules.drasle.view import View
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt

OF_MOVES = frozenset({"adventure", "rest", "investigate", "challenge", "stop"})


def reason_for(view: View, prompt: Prompt, chosen: tuple[str, ...]) -> Message | None:
    """The reason for that choice; None where there is nothing to say."""
    if len(chosen) != 1:
        return None
    option = prompt.option(chosen[0])
    if prompt.kind == "move" and option.label in OF_MOVES:
        return Message(f"why-{option.label}", option.args)
    if prompt.kind == "guard":
        return _guard(prompt, chosen[0])
    if prompt.kind == "help":
        return Message("why-help-none" if chosen[0] == "no" else "why-help")
    if prompt.kind in ("adventure", "challenge", "boost", "attack", "chain"):
        return Message("why-boost" if option.args["boost"] else "why-boost-none")
    return None


def _guard(prompt: Prompt, chosen: str) -> Message:
    option = prompt.option(chosen)
    if option.args["left"] == 0:
        return Message("why-guard-vain")
    return Message("why-guard" if option.args["guard"] else "why-guard-none", {"left": option.args["left"]})
