"""The command line: every command, and one clear sentence with exit code 2 for everything that is wrong."""
