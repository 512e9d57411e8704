"""Modules of a game and the named points at which they speak; the base rules call points, never a module by name."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any as Anything
from typing import ClassVar, Concatenate, ParamSpec, TypeVar

import msgspec

from rules.kernel.errors import BadModules
from rules.kernel.prompt import Stop

P = ParamSpec("P")
R = TypeVar("R")
M = TypeVar("M", bound="Module")


NO_MODULES = "none"
"""What the option `modules` of a table says where none are in play."""


class NoState(msgspec.Struct, forbid_unknown_fields=True):
    """The state of a module that keeps none."""


class Module:
    """An expansion: an id, what it needs and excludes, a struct of its own state, and methods at named points.

    A game derives its own base class whose methods are the points; a module overrides those where it has a say.
    `around` names the points that it stands around: at most one module in play may stand around a point.
    """

    id: ClassVar[str]
    needs: ClassVar[frozenset[str]] = frozenset()
    excludes: ClassVar[frozenset[str]] = frozenset()
    around: ClassVar[frozenset[str]] = frozenset()
    State: ClassVar[type[msgspec.Struct]] = NoState


class Points:
    """The modules in play, in the order in which they speak."""

    def __init__(self, modules: Iterable[Module] = ()) -> None:
        self.modules = tuple(modules)

    def steps(
        self,
        point: Callable[Concatenate[M, P], Generator[Stop, Anything, None]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Generator[Stop, Anything, None]:
        """Run every module's part of that point, one after the other."""
        for module in self._speakers(point):
            yield from getattr(module, point.__name__)(*args, **kwargs)

    def value(self, point: Callable[Concatenate[M, R, P], R], start: R, *args: P.args, **kwargs: P.kwargs) -> R:
        """Fold the value through every module: each is given what the one before it made of it."""
        value = start
        for module in self._speakers(point):
            value = getattr(module, point.__name__)(value, *args, **kwargs)
        return value

    def instead(self, point: Callable[..., Anything], base: Callable[..., R], *args: Anything) -> R:
        """What happens at that point: the module that stands around it is given the base rule, else the base rule."""
        for module in self.modules:
            if point.__name__ in module.around:
                result: R = getattr(module, point.__name__)(base, *args)
                return result
        return base(*args)

    def _speakers(self, point: Callable[..., Anything]) -> list[Module]:
        return [m for m in self.modules if getattr(type(m), point.__name__, point) is not point]


def module_ids(option: object) -> list[str]:
    """The ids in a table's option `modules`: joined by `+`; `none` or nothing stands for none."""
    return [part for part in str(option).split("+") if part not in ("", NO_MODULES)]


def choose_modules(chosen: Iterable[str], known: Sequence[type[Module]]) -> Points:
    """The points of the chosen modules, in the declared order of `known`.

    Raises BadModules when an id is unknown, a need is missing, two exclude each other or stand around one point.
    """
    wanted = set(chosen)
    if unknown := sorted(wanted - {module.id for module in known}):
        raise BadModules(f"there is no module {unknown[0]!r}", module=unknown[0])
    modules = [module for module in known if module.id in wanted]
    around: dict[str, str] = {}
    for module in modules:
        if missing := sorted(module.needs - wanted):
            raise BadModules(f"{module.id} needs {missing[0]}", module=module.id, other=missing[0])
        if clash := sorted(module.excludes & wanted):
            raise BadModules(f"{module.id} can't be played with {clash[0]}", module=module.id, other=clash[0])
        for point in sorted(module.around):
            if point in around:
                raise BadModules(f"{module.id} and {around[point]} both stand around {point}", module=module.id)
            around[point] = module.id
    return Points(module() for module in modules)


def module_states(raw: Mapping[str, Anything], known: Sequence[type[Module]]) -> dict[str, msgspec.Struct]:
    """The typed states of modules out of plain data; raises BadModules for a module that is not known."""
    types = {module.id: module.State for module in known}
    if unknown := sorted(set(raw) - set(types)):
        raise BadModules(f"there is no module {unknown[0]!r}", module=unknown[0])
    return {key: msgspec.convert(value, types[key]) for key, value in raw.items()}
