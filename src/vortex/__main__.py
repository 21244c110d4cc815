"""`python -m vortex` is `vortex`."""

from vortex.cli import main

if __name__ == "__main__":
    main(prog_name="vortex")
