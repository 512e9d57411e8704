"""Settings, read from the environment and `.env` once at start and refused there when they are wrong."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, get_args

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from rules.kernel.message import Arg, Message

PREFIX = "RYUTAKU_"
TOKEN = "DISCORD_TOKEN"
DEFAULT_DATA = Path("data")
ENV_FILE = ".env"


class ConfigurationError(Exception):
    """A setting that Ryutaku can't start with: `place` names it, `reason` says what is wrong and what would do.

    `text` says what is wrong in the owner's language: the message `configuration-<key>`.
    """

    def __init__(self, place: str, reason: str, key: str = "", /, **args: Arg) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason
        self.text = Message(f"configuration-{key}", args) if key else Message("configuration-other", {"reason": reason})


class Settings(BaseSettings):
    """What the owner of this Ryutaku decided; every name but the token's begins with `RYUTAKU_`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=ENV_FILE, env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=TOKEN)
    data: Path = DEFAULT_DATA
    database: Path | None = None
    content: Path | None = None
    locale: Literal["ja", "en"] = "ja"
    backup_folder: Path | None = None
    backup_hours: int = Field(default=24, ge=1, le=24 * 365)
    backup_keep: int = Field(default=14, ge=1)
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "console", "json"] = "auto"

    @field_validator("discord_token", mode="before")
    @classmethod
    def _without_blanks(cls, value: object) -> object:
        return value.strip() or None if isinstance(value, str) else value

    @field_validator("log_level", "log_format", "locale", mode="before")
    @classmethod
    def _in_lower_case(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value

    @property
    def database_file(self) -> Path:
        """The file that holds the tables: `RYUTAKU_DATABASE`, else `ryutaku.db` in the data folder."""
        return self.database or self.data / "ryutaku.db"

    def token(self) -> str:
        """The bot's token. Raises `ConfigurationError` where there is none."""
        if self.discord_token is None:
            reason = "is not set; give the token of your bot in the environment or in .env"
            raise ConfigurationError(TOKEN, reason, "no-token")
        return self.discord_token.get_secret_value()

    def may_be_made(self, folder: Path) -> bool:
        """Whether that folder is not there yet and lies in the data folder, or is that."""
        return not folder.exists() and folder.resolve().is_relative_to(self.data.resolve())

    def folder_faults(self) -> Iterator[ConfigurationError]:
        """What is wrong with each folder, looked at without making any."""
        if "data" in self.model_fields_set or self.data.exists():
            yield from _writing_faults(PREFIX + "DATA", self.data)
        else:
            yield from _writing_faults(PREFIX + "DATA", self.data.absolute().parent)
        if self.database is not None and not self.may_be_made(self.database.parent):
            yield from _writing_faults(PREFIX + "DATABASE", self.database.parent)
        if self.backup_folder is not None and not self.may_be_made(self.backup_folder):
            yield from _writing_faults(PREFIX + "BACKUP_FOLDER", self.backup_folder)
        if self.content is not None and not self.content.is_dir():
            yield no_folder(PREFIX + "CONTENT", self.content)

    def check_folders(self) -> None:
        """Make sure that tables can be written and content can be read. Raises `ConfigurationError`."""
        for fault in self.folder_faults():
            raise fault

    def make_folders(self) -> None:
        """Make what may be made. Raises `ConfigurationError`.

        That is the data folder that nobody named, and folders within the data folder: elsewhere a name with a slip
        must not become a new, empty home.
        """
        self.check_folders()
        if "data" not in self.model_fields_set:
            _make(PREFIX + "DATA", self.data)
        if self.database is not None and self.may_be_made(self.database.parent):
            _make(PREFIX + "DATABASE", self.database.parent)
        if self.backup_folder is not None and self.may_be_made(self.backup_folder):
            _make(PREFIX + "BACKUP_FOLDER", self.backup_folder)


def load(env_file: Path | None = Path(ENV_FILE)) -> Settings:
    """Read the settings. Raises `ConfigurationError` for the first one that is unknown or wrong."""
    try:
        _refuse_unknown([*os.environ, *(dotenv_values(env_file) if env_file else ())])
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise _wrong_value(error.errors(include_url=False, include_input=False)[0]) from None
    except UnicodeDecodeError:
        raise ConfigurationError(str(env_file), "can't be read: it is not text in UTF-8", "not-text") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise ConfigurationError(str(env_file), f"can't be read: {reason}", "unreadable", reason=reason) from None


def default_locale(env_file: Path = Path(ENV_FILE)) -> Literal["ja", "en"]:
    """The language where the settings can't be read."""
    name = PREFIX + "LOCALE"
    given = os.environ.get(name)
    if not given:
        with suppress(OSError, UnicodeDecodeError):
            given = dotenv_values(env_file).get(name)
    return "en" if (given or "").strip().lower() == "en" else "ja"


def no_folder(place: str, path: Path) -> ConfigurationError:
    """That there is no folder of that name."""
    if path.exists():
        return ConfigurationError(place, f"{path} is not a folder; name one", "not-folder", folder=str(path))
    reason = f"the folder {path} does not exist; make it or name another"
    return ConfigurationError(place, reason, "no-folder", folder=str(path))


def _variable(field: str) -> str:
    return field if field == TOKEN else PREFIX + field.upper()


def _wrong_value(fault: Mapping[str, Any]) -> ConfigurationError:
    """What is wrong with the value of a setting, as pydantic found it."""
    place, bounds = _variable(str(fault["loc"][0])), fault.get("ctx", {})
    match fault["type"]:
        case "literal_error":
            known = ", ".join(get_args(Settings.model_fields[str(fault["loc"][0])].annotation))
            return ConfigurationError(place, fault["msg"], "not-known", known=known)
        case "int_parsing":
            return ConfigurationError(place, fault["msg"], "no-number")
        case "greater_than_equal":
            return ConfigurationError(place, fault["msg"], "too-small", least=bounds["ge"])
        case "less_than_equal":
            return ConfigurationError(place, fault["msg"], "too-large", most=bounds["le"])
    return ConfigurationError(place, fault["msg"])


def _refuse_unknown(names: Iterable[str]) -> None:
    known = {_variable(field) for field in Settings.model_fields}
    for name in names:
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            settings = ", ".join(sorted(known - {PREFIX + "DISCORD_TOKEN"}))
            raise ConfigurationError(name, f"is no setting; there are {settings}", "no-setting", known=settings)


def _make(place: str, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigurationError(
            place,
            f"{folder} can't be made ({error.strerror}); name a folder",
            "not-made",
            folder=str(folder),
            reason=error.strerror or str(error),
        ) from None


def _writing_faults(place: str, folder: Path) -> Iterator[ConfigurationError]:
    """That a folder is missing or read-only; root may write anywhere, so the mode is looked at too."""
    if not folder.is_dir():
        yield no_folder(place, folder)
        return
    try:
        if not folder.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
            raise PermissionError
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        reason = f"the folder {folder} can't be written to; allow it or name another"
        yield ConfigurationError(place, reason, "read-only", folder=str(folder))
