"""The packages: everything under workbench/; resources/ and docs/ are installed within workbench."""

from setuptools import find_packages, setup

setup(packages=[*find_packages(include=["workbench", "workbench.*"]), "workbench.resources", "workbench.docs"])
