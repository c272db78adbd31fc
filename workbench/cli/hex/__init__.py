"""The commands of Hex."""
