#!/usr/bin/env bash
# Measure a peer in an environment of its own, as bench/<peer>/requirements.txt pins it; prints one line of JSON a game,
# everything else goes to stderr.
#   bench/peer.sh open_spiel [--seconds 5]
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
peer="$1"
venv="$here/.venvs/$peer"

unset PYTHONPATH PYTHONHOME
"${PYTHON:-python3}" "$here/../requirements/install.py" "$venv" "bench/$peer/requirements.txt" >&2
exec "$venv/bin/python" -W ignore "$here/peer.py" "$@"
