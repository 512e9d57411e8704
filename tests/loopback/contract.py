"""Discord's own description of its API, and whether what is sent and answered keeps to it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
"""Beside the project, not in it; where it is absent nothing is checked."""

URI = "urn:discord"


class Contract:
    """Checks bodies against the description. `broken` lists what was found, one line each."""

    def __init__(self, description: Mapping[str, Any]) -> None:
        self._paths: Mapping[str, Any] = description["paths"]
        self._schemas: Mapping[str, Any] = description["components"]["schemas"]
        self._responses: Mapping[str, Any] = description["components"]["responses"]
        registry: Registry[Any] = Registry()
        self._registry = registry.with_resource(URI, Resource(description, DRAFT202012))
        self._validators: dict[str, Draft202012Validator] = {}
        self.broken: list[str] = []
        self.seen: set[str] = set()

    def request(self, method: str, template: str, body: object) -> None:
        """Check the JSON of a request."""
        operation = self._operation(method, template)
        content = operation.get("requestBody", {}).get("content", {}) if operation else {}
        schema = content.get("application/json", {}).get("schema")
        if operation is None:
            self.broken.append(f"{method} {template}: no such operation")
        elif schema is None:
            if body:
                self.broken.append(f"{method} {template}: a body where none belongs")
        else:
            body = without_habits(body)
            self._check(f"{method} {template} request", schema, body)
            self.broken += [f"{method} {template} request: unknown {name}" for name in self._strange(schema, body)]

    def response(self, method: str, template: str, status: int, body: object) -> None:
        """Check what the server answers."""
        operation = self._operation(method, template)
        if operation is None or status >= 500:
            return
        answers = operation["responses"]
        answer = answers.get(str(status)) or answers.get(f"{status // 100}XX")
        if answer is None:
            self.broken.append(f"{method} {template}: {status} is not among its answers")
            return
        if "$ref" in answer:
            answer = self._responses[answer["$ref"].rpartition("/")[2]]
        schema = answer.get("content", {}).get("application/json", {}).get("schema")
        if schema is not None:
            self._check(f"{method} {template} {status}", schema, body)

    def _operation(self, method: str, template: str) -> Any:
        self.seen.add(f"{method} {template}")
        return self._paths.get(template, {}).get(method.lower())

    def _check(self, place: str, schema: Mapping[str, Any], body: object) -> None:
        if place not in self._validators:
            rooted = {"$id": f"urn:discord:{len(self._validators)}", **_absolute(schema)}
            self._validators[place] = Draft202012Validator(rooted, registry=self._registry)
        problem = best_match(self._validators[place].iter_errors(body))
        if problem is not None:
            self.broken.append(f"{place}: {_told(problem)}")

    def _strange(self, schema: Mapping[str, Any], body: object) -> list[str]:
        """The fields of a body that the description does not know."""
        known = set(self._fields(schema))
        return [name for name in body if name not in known] if isinstance(body, dict) and known else []

    def _fields(self, schema: Mapping[str, Any]) -> Iterator[str]:
        if "$ref" in schema:
            yield from self._fields(self._schemas[schema["$ref"].rpartition("/")[2]])
        yield from schema.get("properties", ())
        for each in (*schema.get("oneOf", ()), *schema.get("anyOf", ()), *schema.get("allOf", ())):
            yield from self._fields(each)


def without_habits(body: Any, within: str = "") -> Any:
    """A body without what discord.py itself writes otherwise than described, and Discord takes.

    It sends ids of attachments and of allowed mentions as numbers, and `tts` in edits also.
    """
    if isinstance(body, list):
        return [without_habits(each, within) for each in body]
    if isinstance(body, int) and not isinstance(body, bool) and within in ("attachments.id", "users", "roles"):
        return str(body)
    if not isinstance(body, dict):
        return body
    kept = {name: value for name, value in body.items() if (name, value) != ("tts", False)}
    return {name: without_habits(value, f"{within}.id" if name == "id" else name) for name, value in kept.items()}


def _told(problem: ValidationError) -> str:
    place = "/".join(str(part) for part in problem.absolute_path)
    deeper = "; ".join(each.message[:120] for each in (problem.context or [])[:3])
    return f"at {place or 'the top'}: {problem.message[:300]} {deeper}"


def _absolute(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            key: f"{URI}{value}" if key == "$ref" and isinstance(value, str) else _absolute(value)
            for key, value in schema.items()
        }
    return [_absolute(each) for each in schema] if isinstance(schema, list) else schema


@cache
def _description() -> Mapping[str, Any] | None:
    if not DESCRIPTION.is_file():
        return None
    found: Mapping[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    return found


def load() -> Contract | None:
    """The contract, or None where the description is not there."""
    description = _description()
    return None if description is None else Contract(description)
