"""The one place where what went wrong becomes one private sentence."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import structlog

from bot.screen.errors import NotShown
from bot.tables.errors import StoreError, TableError
from bot.text import TextError, Texts
from rules.kernel.errors import KernelError, RuleFault
from rules.kernel.message import Message

FAULTS = (RuleFault, StoreError, NotShown)
"""Typed errors that are nobody's slip at the table: logged with their traceback under an error number."""

DIGITS = "2345679"
LETTERS = "ACDEFHJKLMNPRTUVWXY"

log = structlog.get_logger(__name__)


def new_error_number() -> str:
    """A number like `K7-3F` by which an administrator finds the traceback in the log."""
    pick = secrets.choice
    return f"{pick(LETTERS)}{pick(DIGITS)}-{pick(DIGITS)}{pick(LETTERS)}"


def sentence(
    problem: BaseException, texts: Texts, locale: str, known: Mapping[str, Any] | None = None, **where: Any
) -> str:
    """What to tell who pressed. `known` are arguments for texts beside the error's own; `where` goes to the log.

    Whatever is not a typed error, and whatever is nobody's slip, is logged under the number that the sentence shows.
    """
    args: dict[str, Any] = {**(known or {}), "number": new_error_number()}
    typed = isinstance(problem, (KernelError, TableError))
    if not typed or isinstance(problem, FAULTS):
        remedy = {"remedy": problem.remedy} if isinstance(problem, StoreError) else {}
        log.error("interaction_failed", error_id=args["number"], exc_info=problem, **remedy, **where)
    else:
        log.info("interaction_refused", kind=type(problem).__name__, reason=str(problem), **where)
    if isinstance(problem, (KernelError, TableError)):
        try:
            return texts.say(Message(problem.key, {**args, **problem.args_for_text}), locale)
        except TextError as fault:
            log.error("error_without_words", kind=type(problem).__name__, error_id=args["number"], exc_info=fault)
    return texts.say("error-internal", locale, number=args["number"])
