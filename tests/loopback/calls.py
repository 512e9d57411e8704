"""One call of the API: its body taken apart."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from tests.loopback.errors import ApiError
from tests.loopback.world import Json

FILE = re.compile(r"files\[(\d+)\]")
NAMED = re.compile(r'\b(name|filename)="([^"]*)"')
BOUNDARY = re.compile(r'multipart/form-data; *boundary="?([^";]+)"?')


@dataclass
class Call:
    """A request: `template` is its path as the description writes it, `body` its JSON, `files` what was uploaded."""

    method: str
    template: str
    at: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict)

    @property
    def payload(self) -> Json:
        """The body as an object."""
        return self.body if isinstance(self.body, dict) else {}

    def number(self, name: str) -> int:
        """An id in the path."""
        return int(self.at[name])


@dataclass
class Reply:
    """What is answered."""

    status: int = 204
    body: Any = None


async def read(request: web.Request, template: str) -> Call:
    """Take a request apart. Raises ApiError for a body that is no JSON."""
    call = Call(request.method, template, request.match_info, request.query)
    raw = await request.read()
    if found := BOUNDARY.fullmatch(request.headers.get("Content-Type", "")):
        _read_parts(raw, b"--" + found[1].encode(), call)
    elif raw:
        call.body = _json(raw)
    return call


def _read_parts(raw: bytes, boundary: bytes, call: Call) -> None:
    """Read the parts of a form. aiohttp's own reader takes longer than all else that is done here."""
    for part in raw.split(boundary)[1:-1]:
        head, _, content = part.removesuffix(b"\r\n").partition(b"\r\n\r\n")
        named = dict(NAMED.findall(head.decode()))
        if named.get("name") == "payload_json":
            call.body = _json(content)
        elif found := FILE.fullmatch(named.get("name", "")):
            call.files[found[1]] = (named.get("filename", "unknown"), content)


def _json(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
