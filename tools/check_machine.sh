#!/bin/sh
# check_machine.sh PYTHON compiled|pure: one sentence about the first thing this machine lacks, or nothing.
python=$1
mode=$2

lacks() {
    echo "tilerummy cannot be set up: $1." >&2
    exit 1
}

command -v "$python" >/dev/null ||
    lacks "$python was not found; install Python 3.11 or newer"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    lacks "Python 3.11 or newer is needed, and $python is $("$python" -c 'import platform; print(platform.python_version())')"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    lacks "$python lacks the venv module; install it (on Debian: python3-venv)"
[ "$mode" = pure ] && exit 0

# The compiler that this Python builds extensions with, which need not be the gcc in the path.
compiler=${CC:-$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "gcc")')}
compiler=${compiler%% *}
command -v "$compiler" >/dev/null ||
    lacks "the C compiler $compiler was not found; install gcc, or set TILERUMMY_PURE=1 to do without (much slower)"
"$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' ||
    lacks "Python.h was not found; install the headers of $python (on Debian: python3-dev), or set TILERUMMY_PURE=1 to do without (much slower)"
