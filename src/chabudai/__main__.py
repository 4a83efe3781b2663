"""`python -m chabudai` is `chabudai`."""

from chabudai.cli import main

if __name__ == "__main__":
    main()
