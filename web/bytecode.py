"""Run by Pyodide when the page is built (bytecode.ts): everything that the engine imports, as bytecode.

A browser would compile the sources again at every start, which takes longer than all else. /engine has the engine's
sources and the packages it needs. What is left there is in /made: `stdlib.zip`, the part of the standard library that
is used, and the files of /engine with .py compiled.
"""

import os
import sys

ENGINE = "/engine"
MADE = "/made"
WHOLE = "/lib/python314.zip"
# For what happens seldom: an error shown, a text read in another way.
ALSO = ("_pyodide/", "pyodide/", "encodings/utf", "encodings/latin_1", "encodings/ascii", "encodings/idna", "stringprep")
ALSO += ("traceback", "linecache", "tokenize", "token.py", "textwrap", "codeop", "contextlib", "json/", "random.py", "importlib/machinery")

sys.path.insert(0, ENGINE)
from tilerummy.queries import HANDLERS, answer  # noqa: E402

for name in HANDLERS:
    answer(name, "{}")
    answer(name, "no question")
for game, number in (("investo", 1), ("rummy", 1), ("gin", 1)):
    answer("lessons/begin", f'{{"game": "{game}", "number": {number}}}')
answer("puzzles/daily", '{"date": "2026-01-01"}')
import tilerummy.device  # noqa: E402  the home of tables, imported when one is asked for

used = {getattr(getattr(module, "__spec__", None), "origin", None) or "" for module in sys.modules.values()}

import importlib.util  # noqa: E402  only for what follows
import io  # noqa: E402
import marshal  # noqa: E402
import zipfile  # noqa: E402


def bytecode(source: bytes, path: str, optimize: int) -> bytes:
    """Valid whatever the time of any file: 1 stands for a hash that nobody checks."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def library() -> bytes:
    """Stored, not packed: that is done on the way."""
    target = io.BytesIO()
    with zipfile.ZipFile(WHOLE) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as part:
        for name in sorted(whole.namelist()):
            path = f"{WHOLE}/{name}"
            if name.endswith(".py") and (path in used or name.startswith(ALSO)):
                part.writestr(zipfile.ZipInfo(name + "c"), bytecode(whole.read(name), path, 2))
    return target.getvalue()


def write(path: str, data: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)


write(f"{MADE}/stdlib.zip", library())
for folder, _, names in os.walk(ENGINE):
    for name in names:
        path = f"{folder}/{name}"
        with open(path, "rb") as file:
            data = file.read()
        kept = f"{MADE}{path}"
        if name.endswith(".py"):
            write(kept + "c", bytecode(data, path, 0))
        elif name.endswith(".so"):
            write(kept, data)
