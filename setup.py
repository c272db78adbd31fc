"""The packages: everything under workbench/, and resources/ installed as workbench.resources."""

from setuptools import find_packages, setup

setup(packages=[*find_packages(include=["workbench", "workbench.*"]), "workbench.resources"])
