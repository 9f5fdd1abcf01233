"""The wheel carries everything the command needs."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
EDITIONS = {
    "se-classic-kr",
    "de-classic-2008",
    "de-sore-losers-2020",
    "de-berlin-ampelmann",
    "de-karlsruhe-2025",
    "us-atlantic-city",
    "uk-london",
}


def run(*args: str, cwd: Path, path: list[str] | None = None) -> str:
    env = dict(os.environ)
    env.pop("PYTHONPATH", None)
    if path is not None:
        env["PYTHONPATH"] = os.pathsep.join(path)
    env["PYTHONIOENCODING"] = "utf-8"
    done = subprocess.run(
        [sys.executable, *args],
        cwd=cwd,
        env=env,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copy_of_source(to: Path) -> Path:
    """A copy, so that nothing left by an earlier build gets in, and none is left behind."""
    to.mkdir()
    for file in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(TOP / file, to)
    for folder in ("banker_app", "editions", "assets"):
        if (TOP / folder).is_dir():
            shutil.copytree(TOP / folder, to / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return to


def test_the_installed_wheel_knows_every_edition(tmp_path: Path) -> None:
    source = copy_of_source(tmp_path / "source")
    wheels, target, elsewhere = (tmp_path / n for n in ("wheels", "target", "elsewhere"))
    elsewhere.mkdir()
    pip = ("-m", "pip", "--disable-pip-version-check")
    offline = ("--no-deps", "--no-index")
    run(*pip, "wheel", *offline, "--no-build-isolation", "-w", str(wheels), ".", cwd=source)
    (wheel,) = wheels.glob("bankir-*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {f"banker_app/_data/editions/{f.name}" for f in source.glob("editions/*.toml")} <= inside
    assert {
        f"banker_app/_data/{f.relative_to(source).as_posix()}"
        for f in source.glob("assets/**/*")
        if f.is_file()
    } <= inside

    run(*pip, "install", *offline, "--target", str(target), str(wheel), cwd=elsewhere)
    shutil.rmtree(source)
    # -S keeps an editable install of this very repository out of sight.
    path = [str(target), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    found = run("-S", "-c", "import banker_app as b; print(b.__file__)", cwd=elsewhere, path=path)
    assert Path(found.strip()).is_relative_to(target)
    listed = run("-S", "-m", "banker_app.cli", "editions", cwd=elsewhere, path=path)
    assert {edition for edition in EDITIONS if edition not in listed} == set()
    # the words and the sample are there too
    for language in ("en", "de", "sv"):
        told = run(
            *("-S", "-m", "banker_app.cli", "demo", "--language", language),
            cwd=elsewhere,
            path=path,
        )
        assert "Götgatan" in told
