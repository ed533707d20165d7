"""A client of Carcassonne by mail with types, which needs the standard library of Python 3.11 alone."""

from .api import Client
from .http import NotModified, Received, Refused
from .pages import every

__all__ = ["Client", "NotModified", "Received", "Refused", "every"]
