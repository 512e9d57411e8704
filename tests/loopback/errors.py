"""What Discord answers when it refuses: a status, one of its codes, a sentence."""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """A refusal as the API words it."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code, **more}


def unauthorized() -> ApiError:
    """The token is wrong."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown(what: str, code: int) -> ApiError:
    """There is no such thing, or the bot may not know of it."""
    return ApiError(404, code, f"Unknown {what}")


def missing_access() -> ApiError:
    """The bot can't see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The bot sees the channel and may not do this."""
    return ApiError(403, 50013, "Missing Permissions")


def invalid_form(path: str, reason: str) -> ApiError:
    """The body breaks a limit."""
    errors: dict[str, Any] = {"_errors": [{"code": 50035, "message": reason}]}
    for part in reversed(path.split(".")):
        errors = {part: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)


def too_many(retry_after: float, *, everywhere: bool = False, code: int = 0, message: str = "") -> ApiError:
    """A rate limit."""
    message = message or "You are being rate limited."
    return ApiError(429, code, message, retry_after=retry_after, **{"global": everywhere})
