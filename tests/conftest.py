"""No time limit for one example: a busy machine must not fail a test.  The whole run is bounded anyway."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
