"""Figures for Prometheus, on a port of their own that no proxy leads to.

What counts up is counted where it happens, what stands is read when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

if TYPE_CHECKING:
    from fivepoint.server.hub import Hub
    from fivepoint.server.live import Tables


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        own = self.figures = CollectorRegistry()
        plain = ("", "", "")  # no namespace, subsystem or unit
        steps = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
        told = "From an action's arrival until it was kept and shown"
        self.acted = Histogram("fivepoint_action_seconds", told, (), *plain, own, buckets=steps)
        told = "Messages refused, by code"
        self.refused = Counter("fivepoint_refused", told, ("code",), *plain, own)
        self._sockets = Gauge("fivepoint_sockets", "Connected sockets", (), *plain, own)
        self._tables = Gauge("fivepoint_tables", "Tables in memory", (), *plain, own)
        told = "Tables at which a match is on"
        self._playing = Gauge("fivepoint_tables_playing", told, (), *plain, own)

    def watch(self, tables: Tables, hub: Hub) -> None:
        """Read what stands from these whenever it is asked for."""
        self._sockets.set_function(lambda: hub.sockets)
        self._tables.set_function(lambda: len(tables.names))
        self._playing.set_function(lambda: tables.playing)

    def serve(self, port: int) -> None:
        """Answer on 127.0.0.1 at this port, in a thread."""
        start_http_server(port, "127.0.0.1", self.figures)
