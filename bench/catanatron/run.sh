#!/usr/bin/env bash
# Measure catanatron in an environment of its own; prints one line of JSON, everything else goes to stderr.
#   bench/catanatron/run.sh [--seconds 10]
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$here/../.."
venv="$root/bench/.venvs/catanatron"

unset PYTHONPATH PYTHONHOME
"${PYTHON:-python3}" "$root/requirements/install.py" "$venv" bench/catanatron/requirements.txt >&2
exec "$venv/bin/python" "$here/measure.py" "$@"
