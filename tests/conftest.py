"""Settings for all tests: property tests are judged by what they find, not by the clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fivepoint", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("fivepoint")
