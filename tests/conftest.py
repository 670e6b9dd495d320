"""Settings for all tests.

Property tests are judged by what they find, not by the clock. A text with a missing
argument fails instead of being patched up as it is for people.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from fivepoint import i18n

settings.register_profile(
    "fivepoint", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("fivepoint")

i18n.strict = True
