"""The project as people use it: real commands in processes of their own, in empty folders, from outside only."""
