#!/bin/sh
# install_locked.sh PYTHON LOCK: installs exactly what the lock names, hashes checked; by uv, or by pip where uv fails.
set -u
python=$1
lock=$2
here=$(dirname "$python")

# uv does not read pip's settings: hand it the index pip would use.
index=${PIP_INDEX_URL:-$("$python" -m pip config get global.index-url 2>/dev/null)}
[ -n "$index" ] && export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$index}"

by_uv() {
    sed -n '/^uv==/,/^ *# via/p' "$lock" >"$here/uv.lock" &&
        "$python" -m pip install --quiet --require-hashes --no-deps -r "$here/uv.lock" 2>/dev/null &&
        "$here/uv" pip install --quiet --python "$python" --require-hashes -r "$lock"
}

by_uv || {
    echo "uv could not install the packages; trying pip."
    "$python" -m pip install --quiet --require-hashes --no-deps -r "$lock"
} || {
    echo "tilerummy cannot be set up: the packages of $lock could not be installed; is the package index reachable?" >&2
    exit 1
}
