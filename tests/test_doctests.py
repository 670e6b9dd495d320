"""The examples in the docstrings of the rules, formats and command line are run as they stand."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import fivepoint.cli
import fivepoint.formats
import fivepoint.rules

MODULES = [
    f"{package.__name__}.{module.name}"
    for package in (fivepoint.rules, fivepoint.formats, fivepoint.cli)
    for module in pkgutil.iter_modules(package.__path__)
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert sum(doctest.testmod(import_module(name)).attempted for name in MODULES) >= 10
