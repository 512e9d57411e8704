"""Settings, read from the environment and `.env` once at start and refused there when they are wrong."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "RYUTAKU_"
TOKEN = "DISCORD_TOKEN"
DEFAULT_DATA = Path("data")
ENV_FILE = ".env"


class ConfigurationError(Exception):
    """A setting that Ryutaku can't start with: `place` names it, `reason` says what is wrong and what would do."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


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
            raise ConfigurationError(TOKEN, "is not set; give the token of your bot in the environment or in .env")
        return self.discord_token.get_secret_value()

    def check_folders(self) -> None:
        """Make sure that tables can be written and content can be read. Raises `ConfigurationError`.

        Only the folder that nobody named is made on the way: a name with a slip must not become a new, empty home.
        """
        if "data" not in self.model_fields_set:
            _make(self.data)
        _check_writable(PREFIX + "DATA", self.data)
        if self.database is not None:
            _check_writable(PREFIX + "DATABASE", self.database.parent)
        if self.backup_folder is not None:
            _check_writable(PREFIX + "BACKUP_FOLDER", self.backup_folder)
        if self.content is not None and not self.content.is_dir():
            raise ConfigurationError(PREFIX + "CONTENT", f"{self.content} is not a folder")


def load(env_file: Path | None = Path(ENV_FILE)) -> Settings:
    """Read the settings. Raises `ConfigurationError` for the first one that is unknown or wrong."""
    try:
        _refuse_unknown([*os.environ, *(dotenv_values(env_file) if env_file else ())])
        return Settings(_env_file=env_file)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False)[0]
        raise ConfigurationError(_variable(str(wrong["loc"][0])), wrong["msg"]) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigurationError(str(env_file), f"can't be read: {error}") from None


def default_locale() -> Literal["ja", "en"]:
    """The language where the settings can't be read."""
    return "en" if os.environ.get(PREFIX + "LOCALE", "").strip().lower() == "en" else "ja"


def _variable(field: str) -> str:
    return field if field == TOKEN else PREFIX + field.upper()


def _refuse_unknown(names: Iterable[str]) -> None:
    known = {_variable(field) for field in Settings.model_fields}
    for name in names:
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            settings = ", ".join(sorted(known - {PREFIX + "DISCORD_TOKEN"}))
            raise ConfigurationError(name, f"is no setting; there are {settings}")


def _make(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise ConfigurationError(PREFIX + "DATA", f"{folder} can't be made ({error.strerror}); name a folder") from None


def _check_writable(place: str, folder: Path) -> None:
    """Refuse a folder that is missing or read-only; root may write anywhere, so the mode is looked at too."""
    if not folder.is_dir():
        raise ConfigurationError(place, f"the folder {folder} does not exist; make it or name another")
    try:
        if not folder.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
            raise PermissionError
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        raise ConfigurationError(place, f"the folder {folder} can't be written to; allow it or name another") from None
