"""Logs: structlog for us and for the libraries that use `logging`, on standard error, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN = "[hidden]"
_BOT_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
_INTERACTION_TOKEN = re.compile(r"(?<=/)(webhooks|interactions)/(\d+)/[\w=-]{20,}")


class Redact:
    """Render an event by `renderer`, then take every secret out of the finished text, tracebacks included.

    Hidden are the given secrets, whatever has the shape of a Discord token, and the tokens in addresses of webhooks.
    """

    def __init__(self, renderer: Processor, secrets: Iterable[str] = ()) -> None:
        self._renderer = renderer
        self._secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        text = str(self._renderer(logger, name, event))
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        text = _BOT_TOKEN.sub(HIDDEN, text)
        return _INTERACTION_TOKEN.sub(rf"\1/\2/{HIDDEN}", text)


def set_up(level: str = "info", log_format: str = "auto", secrets: Sequence[str] = ()) -> None:
    """Send every log from `level` on to standard error, as lines for people or as JSON, one object a line.

    `auto` is JSON unless a terminal watches. Safe to call again: the last call counts.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder()],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_rendering(log_format, secrets),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Requests and heartbeats of discord.py drown everything else.
    for chatty in ("discord.http", "discord.gateway", "discord.client", "aiosqlite", "PIL"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, root.level))
    # SQLAlchemy tells every statement with its values at the level info, the secret seeds of tables among them.
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def logger(name: str) -> Any:
    """A structlog logger of that name: `log.info("table_opened", table=7)`."""
    return structlog.stdlib.get_logger(name)


def _rendering(log_format: str, secrets: Sequence[str]) -> list[Processor]:
    if log_format == "json" or (log_format == "auto" and not sys.stderr.isatty()):
        json = structlog.processors.JSONRenderer(ensure_ascii=False)
        return [structlog.processors.format_exc_info, Redact(json, secrets)]
    # The plain traceback: a rich one shows local variables and breaks long words over lines.
    console = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    return [Redact(console, secrets)]
