"""What `ryutaku bench` measures: figures beside the targets of the design, all taken in one run on one machine."""

from __future__ import annotations
