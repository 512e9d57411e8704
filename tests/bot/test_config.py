from __future__ import annotations

from pathlib import Path

import pytest

from bot import config
from bot.config import ConfigurationError


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in config.Settings.model_fields:
        monkeypatch.delenv(config.PREFIX + name.upper(), raising=False)
    monkeypatch.delenv(config.TOKEN, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_any_setting_the_data_folder_is_made(tmp_path: Path) -> None:
    settings = config.load()
    settings.check_folders()
    assert list(tmp_path.iterdir()) == [], "it is looked at before it is made"
    settings.make_folders()
    assert (tmp_path / "data").is_dir()
    assert settings.database_file == Path("data/ryutaku.db")
    assert (settings.locale, settings.log_level, settings.content) == ("ja", "info", None)


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("RYUTAKU_LOCALE=ja\nRYUTAKU_LOG_LEVEL=DEBUG\nDISCORD_TOKEN= abc \n")
    monkeypatch.setenv("RYUTAKU_LOCALE", "en")
    settings = config.load()
    assert (settings.locale, settings.log_level, settings.token()) == ("en", "debug", "abc")


def test_an_empty_variable_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RYUTAKU_CONTENT", "")
    assert config.load().content is None


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    settings = config.load()
    assert "very-secret" not in f"{settings!r} {settings} {settings.model_dump()}"
    assert settings.token() == "very-secret"


@pytest.mark.parametrize("value", [None, "", "  "])
def test_a_missing_token_is_refused(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    if value is not None:
        monkeypatch.setenv("DISCORD_TOKEN", value)
    with pytest.raises(ConfigurationError, match="DISCORD_TOKEN: is not set") as refused:
        config.load().token()
    assert refused.value.place == "DISCORD_TOKEN"


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("RYUTAKU_LOCALE", "fr", "'ja' or 'en'"),
        ("RYUTAKU_LOG_FORMAT", "xml", "'auto', 'console' or 'json'"),
        ("RYUTAKU_LOCAL", "ja", "is no setting; there are .*RYUTAKU_LOCALE"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigurationError, match=reason) as refused:
        config.load()
    assert refused.value.place == name


def test_an_unknown_setting_in_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("RYUTAKU_COLOUR=red\n")
    with pytest.raises(ConfigurationError, match="RYUTAKU_COLOUR: is no setting"):
        config.load()


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ConfigurationError, match=r"\.env: can't be read"):
        config.load()


def test_a_named_folder_must_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RYUTAKU_DATA", str(tmp_path / "daat"))
    with pytest.raises(ConfigurationError, match="RYUTAKU_DATA: the folder .* does not exist"):
        config.load().check_folders()
    assert not (tmp_path / "daat").exists()


def test_a_read_only_folder_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "frozen"
    folder.mkdir()
    folder.chmod(0o555)
    monkeypatch.setenv("RYUTAKU_DATA", str(folder))
    with pytest.raises(ConfigurationError, match="RYUTAKU_DATA: the folder .* can't be written to"):
        config.load().check_folders()
    assert list(folder.iterdir()) == []


def test_the_default_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(ConfigurationError, match="RYUTAKU_DATA: data is not a folder"):
        config.load().check_folders()


def test_the_folder_of_a_named_database_is_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RYUTAKU_DATABASE", str(tmp_path / "elsewhere" / "tables.db"))
    settings = config.load()
    assert settings.database_file == tmp_path / "elsewhere" / "tables.db"
    with pytest.raises(ConfigurationError, match="RYUTAKU_DATABASE: the folder .*elsewhere does not exist"):
        settings.check_folders()


def test_content_must_be_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RYUTAKU_CONTENT", str(tmp_path / "none"))
    with pytest.raises(ConfigurationError, match="RYUTAKU_CONTENT: the folder .* does not exist"):
        config.load().check_folders()


def test_folders_within_the_data_folder_are_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RYUTAKU_BACKUP_FOLDER", "data/copies/daily")
    monkeypatch.setenv("RYUTAKU_DATABASE", "data/tables.db")
    settings = config.load()
    settings.check_folders()
    assert list(tmp_path.iterdir()) == []
    settings.make_folders()
    assert (tmp_path / "data" / "copies" / "daily").is_dir()
    settings.check_folders()


@pytest.mark.parametrize("setting", ["DATABASE", "BACKUP_FOLDER", "CONTENT"])
def test_each_folder_is_checked_before_the_first_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, setting: str
) -> None:
    monkeypatch.setenv(f"RYUTAKU_{setting}", str(tmp_path / "nowhere" / "x"))
    with pytest.raises(ConfigurationError, match=f"RYUTAKU_{setting}: the folder .*nowhere.* does not exist"):
        config.load().make_folders()
    assert list(tmp_path.iterdir()) == [], "nothing was written"


@pytest.mark.parametrize("given", ["EN", " en "])
def test_the_language_is_known_where_another_setting_is_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: str
) -> None:
    (tmp_path / ".env").write_text(f"RYUTAKU_LOCALE='{given}'\nRYUTAKU_LOG_LEVEL=loud\n")
    assert config.default_locale() == "en"
    monkeypatch.setenv("RYUTAKU_LOCALE", "ja")
    assert config.default_locale() == "ja"
