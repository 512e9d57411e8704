"""What can go wrong at a table, typed. Each error has a message key and arguments for the sentence that a user reads.

The reason (`str(error)`) is for logs and the command line and may name files; the sentence is for everybody.
"""

from __future__ import annotations

from typing import ClassVar

from rules.kernel.message import Arg, Args


class TableError(Exception):
    """The base of all errors of tables and their store."""

    key: ClassVar[str] = "error-table"

    def __init__(self, reason: str = "", **args: Arg) -> None:
        super().__init__(reason or self.__doc__)
        self.args_for_text: Args = args


# The store ---------------------------------------------------------------------------------------------------------


class StoreError(TableError):
    """The store failed; nothing was changed. `remedy` is what its administrator can do, for the log."""

    key = "error-not-saved"
    remedy: ClassVar[str] = "see what the system says of the disk on which the database is"


class StoreLocked(StoreError):
    """Something else kept the database locked for longer than the store waits."""

    key = "error-busy"
    remedy = "end the other program that keeps the database locked"


class StoreFull(StoreError):
    """There is no room left where the database is."""

    key = "error-store-full"
    remedy = "free some space where the database is; nothing need be started anew"


class StoreReadOnly(StoreError):
    """The database or its folder can't be written."""

    key = "error-store-read-only"
    remedy = "let the bot's user write the database file and its folder"


class StoreDamaged(StoreError):
    """The database is damaged, or is no database at all."""

    key = "error-store-damaged"
    remedy = "stop the bot and put a backup in the place of the database"


class ForeignDatabase(StoreError):
    """The file is a database, but another program's."""

    key = "error-store-foreign"


class NewerDatabase(StoreError):
    """The database was written by a newer version of the bot."""

    key = "error-store-newer"


class AnotherProcess(StoreError):
    """Another process has the database open."""

    key = "error-store-in-use"


class NoDatabase(StoreError):
    """There is no database there."""

    key = "error-store-missing"


class UnknownStore(StoreError):
    """The address of the database is of a kind that is not supported."""

    key = "error-store-unknown"


class BackupExists(StoreError):
    """A backup is never written over a file that is there."""

    key = "error-backup-exists"


# Changing a table --------------------------------------------------------------------------------------------------


class LostUpdate(TableError):
    """The table has changed since it was read; nothing was written."""

    key = "error-lost-update"


class RepeatedAction(TableError):
    """That very action was carried out before; nothing was changed again."""

    key = "error-double"


class NoSuchTable(TableError):
    """There is no table of that id."""

    key = "error-no-such-table"


class NoTableHere(TableError):
    """Nothing is played in this channel."""

    key = "error-no-table"


class ChannelTaken(TableError):
    """Another table holds that channel; its title is `table`."""

    key = "error-channel-taken"


class WrongState(TableError):
    """The state of the table does not allow it."""

    key = "error-wrong-state"


class AlreadyStarted(WrongState):
    """The game has begun: that was for the lobby."""

    key = "error-not-lobby"


class NotStarted(WrongState):
    """The game has not begun yet."""

    key = "error-not-playing"


class TablePaused(WrongState):
    """The table is paused."""

    key = "error-paused"


class NotPaused(WrongState):
    """The table is not paused."""

    key = "error-not-paused"


class TableOver(WrongState):
    """The table has ended."""

    key = "error-finished"


class TableUnreadable(TableError):
    """What is stored of the table can't be played on; the table is paused and nothing is lost."""

    key = "error-table-unreadable"


class NothingToDecide(TableError):
    """There is no vote open, or it is not for this seat."""

    key = "error-no-vote"


class VoteOpen(TableError):
    """Another vote can be asked for when the one that is open has ended."""

    key = "error-vote-open"


class NoConsent(TableError):
    """In a competitive game an agent plays only for who has allowed it before."""

    key = "error-stand-in-consent"


class NotYet(TableError):
    """The table has not waited long enough for that; `until` says when it has."""

    key = "error-not-yet"


# Seats -------------------------------------------------------------------------------------------------------------


class NotSeated(TableError):
    """Only who has a seat at the table (which is in `state`) can do that."""

    key = "error-no-seat"


class NoStandIn(TableError):
    """There is no stand-in to take away."""

    key = "error-no-stand-in"


class NotHost(TableError):
    """Only the host of the table (named `host`) can do that."""

    key = "error-not-host"


class AlreadySeated(TableError):
    """The member has a seat at the table already."""

    key = "error-already-seated"


class TableFull(TableError):
    """Every seat of the table is taken; it has `most`."""

    key = "error-lobby-full"
