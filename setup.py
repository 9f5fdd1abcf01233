"""Puts the editions and the assets into the wheel; the rest is in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

TOP = Path(__file__).resolve().parent


class BuildWithData(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:  # the folders at the top are read in place
            return
        data = Path(self.build_lib) / "banker_app" / "_data"
        shutil.rmtree(data, ignore_errors=True)
        (data / "editions").mkdir(parents=True)
        for edition in sorted((TOP / "editions").glob("*.toml")):
            shutil.copy2(edition, data / "editions")
        if (TOP / "assets").is_dir():
            shutil.copytree(TOP / "assets", data / "assets")


setup(cmdclass={"build_py": BuildWithData})
