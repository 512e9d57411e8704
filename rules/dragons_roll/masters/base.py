"""What a master can have a say in: its ability, the forecast of it, and dice placed on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from rules.dragons_roll import dragons
from rules.dragons_roll.board import Board, card_name, cell_name, cell_of, current_run, place_name
from rules.dragons_roll.cards import Content, Face
from rules.dragons_roll.grid import BOTTOM, Cell, chain, occupied
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.sight import Names, Sight
from rules.dragons_roll.state import Die
from rules.dragons_roll.windows import hold_window
from rules.kernel.prompt import Option, Prompt, lettered
from rules.kernel.table import Play


class MasterRules:
    """A master without an ability; each derives from it and says what is its own.

    `rerolls`: a die to be placed on it is rolled again first, so its space is not chosen before.
    """

    card: ClassVar[str]
    rerolls: ClassVar[bool] = False

    def activate(self, t: Board, face: Face) -> Play[None]:
        """Carry out the ability of that face (DR-7.1)."""
        return
        yield

    def foresee(self, sight: Sight, face: Face, frozen_moves: Sequence[int]) -> Iterator[Sight]:
        """What the ability may come to, one sight for each choice; a test roll is taken as failed (DR-22.11)."""
        yield sight

    def has_effect(self, t: Board, face: Face) -> bool:
        """Whether the ability would find something to do, as things are now."""
        return True

    def moves(self, content: Content, grid: Names, face: Face) -> list[int]:
        """Which moves of dragons (1, 2) the ability would make in that grid: those that Freeze can cancel."""
        return []

    def receive(self, t: Board, by: int, die: Die, space: int | None, put: Callable[[int], Play[None]]) -> Play[None]:
        """A die is placed on the master by that seat; `put` lays it on a space."""
        assert space is not None
        yield from put(space)


class MovingMaster(MasterRules):
    """A master whose ability moves dragons, one after the other."""

    def parts(self, face: Face) -> int:
        """How many moves the ability of that face has."""
        raise NotImplementedError

    def may_move(self, content: Content, face: Face, part: int, card: str, before: Sequence[str]) -> bool:
        """Whether that dragon may be chosen for that move; `before` are those chosen for the moves before it."""
        raise NotImplementedError

    def matters_for_next(self, face: Face, part: int) -> bool:
        """Whether the choice for that move matters for the next one, even when the move is frozen."""
        return False

    def activate(self, t: Board, face: Face) -> Play[None]:
        """Let the current player choose a dragon for each move, and move it (DR-7.3 to DR-7.6)."""
        run = current_run(t)
        there = [dragon.card for _, dragon in occupied(t.state.grid)]
        chosen: list[str] = []
        for part in range(1, self.parts(face) + 1):
            run.ability_move = part
            card = yield from self._choose(t, face, part, there, chosen)
            frozen = part in current_run(t).frozen_moves
            if card:
                chosen.append(card)
                cell = cell_of(t, card)
                if frozen:
                    t.tell("dragon_frozen", dragon=card_name(t, card))
                elif cell is not None:
                    dragons.advance(t, cell)
            elif frozen:
                t.tell("ability_frozen")
        current_run(t).ability_move = 0

    def foresee(self, sight: Sight, face: Face, frozen_moves: Sequence[int]) -> Iterator[Sight]:
        """Every way to choose the dragons."""
        there = [card for _, card in occupied(sight.grid)]
        yield from self._foresee_from(sight, face, frozen_moves, 1, there, [])

    def has_effect(self, t: Board, face: Face) -> bool:
        """Whether a dragon can be moved."""
        grid = [[None if dragon is None else dragon.card for dragon in row] for row in t.state.grid]
        return bool(self.moves(t.content, grid, face))

    def moves(self, content: Content, grid: Names, face: Face) -> list[int]:
        """The moves for which a dragon is there."""
        there = [card for _, card in occupied(grid)]
        chosen: list[str] = []
        moves = []
        for part in range(1, self.parts(face) + 1):
            able = [card for card in there if self.may_move(content, face, part, card, chosen)]
            if able:
                moves.append(part)
                chosen.append(able[0])
        return moves

    def _choose(self, t: Board, face: Face, part: int, there: Sequence[str], before: Sequence[str]) -> Play[str]:
        def prompt_now() -> Prompt | None:
            if part in current_run(t).frozen_moves and not self.matters_for_next(face, part):
                return None
            cells = {card: cell_of(t, card) for card in there}
            able = {
                card: cell
                for card, cell in cells.items()
                if cell is not None and self.may_move(t.content, face, part, card, before)
            }
            return _dragon_prompt(t, able) if able else None

        chosen = yield from hold_window(t, Window.ABILITY, prompt_now)
        return chosen[0] if chosen else ""

    def _foresee_from(
        self,
        sight: Sight,
        face: Face,
        frozen_moves: Sequence[int],
        part: int,
        there: Sequence[str],
        before: Sequence[str],
    ) -> Iterator[Sight]:
        if part > self.parts(face) or sight.lost:
            yield sight
            return
        cells = {card: cell for cell, card in occupied(sight.grid) if card in there}
        able = [card for card in cells if self.may_move(sight.content, face, part, card, before)]
        if not able or (part in frozen_moves and not self.matters_for_next(face, part)):
            yield from self._foresee_from(sight, face, frozen_moves, part + 1, there, before)
            return
        for card in able:
            after = sight.copy()
            if part not in frozen_moves:
                after.advance(cells[card])
            yield from self._foresee_from(after, face, frozen_moves, part + 1, there, [*before, card])


def _dragon_prompt(t: Board, able: dict[str, Cell]) -> Prompt:
    """Which dragon moves; by default one whose move causes no attack, the highest, leftmost (DR-D06)."""

    def harm(card: str) -> tuple[bool, int, int]:
        row, column = able[card]
        return chain(t.state.grid, row, column)[-1] == BOTTOM, row, column

    options = [
        Option(
            card,
            {"dragon": card_name(t, card), "cell": cell_name(cell), "attacks": int(harm(card)[0])},
            "move-dragon",
            place_name(card, cell),
        )
        for card, cell in able.items()
    ]
    args = {"master": card_name(t, "master")}
    return Prompt(t.state.current, "ability-dragon", lettered(options), default=(min(able, key=harm),), args=args)
