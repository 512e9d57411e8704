"""In which order places and actions are offered."""

from __future__ import annotations

from tests.rules.drasle.situation import Situation


def test_where_there_is_something_to_do_is_offered_first_and_each_space_in_one_piece() -> None:
    """A menu holds 25 lines: a quest in reach must not stand on its second page."""
    table = Situation(at={"hunter": "H19"}, quests={"HM3": "griffin-nest"}).roll(5, 5, 5)
    spaces: dict[str, set[str]] = {}
    for each in table.offered:
        kind, space, *_ = each.split(".")
        assert space not in spaces or space == list(spaces)[-1]
        spaces.setdefault(space, set()).add(kind)
    worth = [2 if "stop" in kinds else 1 if kinds == {"adventure"} else 0 for kinds in spaces.values()]
    assert len(table.offered) > 25 and set(worth) == {0, 1, 2}
    assert worth == sorted(worth)
    assert list(spaces).index("H19") == worth.index(worth[list(spaces).index("H19")]), "nearest first: here"
