"""Additive pattern databases (Korf & Felner 2002): how tiles are parted, the files, and the job that builds them."""
