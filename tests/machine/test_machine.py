"""The machine in CI: a fixed number of evenings, the same ones each time."""

from hypothesis import HealthCheck, settings

from tests.machine.machine import Evening

TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=150,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
