"""What the workbench shows and says: icons, translations, boards. Installed as `workbench.resources`."""
