"""Players that are programs, and the solvers they use."""
