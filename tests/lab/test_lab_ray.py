"""A real Ray cluster on this machine plays the same games."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from labs import results, same, study

from needs import lacking
from wyprawa.lab.engines import Engine
from wyprawa.lab.needs import LabError


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    if importlib.util.find_spec("ray") is None:
        lacking("Ray, so no study ran on a cluster")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")


@pytest.mark.usefixtures("quiet")
def test_ray_makes_the_same_tables(tmp_path: Path) -> None:
    it = study(tmp_path)
    results(it, tmp_path / "here", Engine(workers=1))
    cluster = results(it, tmp_path / "ray", Engine("ray", workers=2))
    assert cluster.ran.fresh == 60
    assert same(tmp_path / "here", tmp_path / "ray")


@pytest.mark.usefixtures("quiet")
def test_no_cluster_at_that_address(tmp_path: Path) -> None:
    it = study(tmp_path)
    with pytest.raises(LabError, match=r"--address 127\.0\.0\.1:1: no Ray cluster there"):
        results(it, tmp_path / "ray", Engine("ray", address="127.0.0.1:1"))
