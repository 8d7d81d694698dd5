"""Finds shifts of a small constant by a variable in compiled modules.

mypyc 2.4.1 writes the constant of `1 << k` as a 32-bit C literal when k is an i64: `1 << 40` then gives 256. Names
bound once to a constant are replaced by it, so they count as well. Write `0x4000000000000000 >> (62 - k)` or a table.
"""

import ast
import operator
import sys
from collections.abc import Iterator
from pathlib import Path

from building.core import compiled_sources

UNKNOWN = 0  # the value of a constant that this lint does not work out; taken to be small
LARGEST_NARROW = 2**31 - 1
ARITHMETIC = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}

Constants = dict[str, int]


def bindings(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Every (target, value) of the file; scopes are not told apart, which only makes the lint stricter."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from unpacked(target, node.value)
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            yield node.target, node.value


def unpacked(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        yield from zip(target.elts, value.elts, strict=False)
    else:
        yield target, value


def constants(tree: ast.AST) -> Constants:
    """Names bound to a constant; of several values the smallest, which is the dangerous one."""
    found: Constants = {}
    for target, value in bindings(tree):
        number = constant(value, found)
        if isinstance(target, ast.Name) and number is not None:
            found[target.id] = min(number, found.get(target.id, number))
    return found


def constant(node: ast.expr, known: Constants) -> int | None:
    """The number that mypyc may put in place of this expression."""
    match node:
        case ast.Constant(value=int(number)):
            return number
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return known.get(name, UNKNOWN if name.isupper() else None)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[argument]) | ast.NamedExpr(value=argument):
            return constant(argument, known)
        case ast.UnaryOp(operand=operand):
            return constant(operand, known)
        case ast.BinOp(left=left, op=sign, right=right):
            return folded(sign, constant(left, known), constant(right, known))
    return None


def folded(sign: ast.operator, left: int | None, right: int | None) -> int | None:
    if left is None or right is None:
        return None
    work_out = ARITHMETIC.get(type(sign))
    return int(work_out(left, right)) if work_out else UNKNOWN


def narrow_shifts(source: str, imported: Constants | None = None) -> list[tuple[int, str]]:
    """Line and text of every shift that goes wrong, or may; `imported` are constants of other files."""
    tree = ast.parse(source)
    known = {**(imported or {}), **constants(tree)}
    return sorted(
        (node.lineno, ast.unparse(node))
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and is_narrow(node, known)
    )


def is_narrow(node: ast.BinOp, known: Constants) -> bool:
    if not isinstance(node.op, ast.LShift) or constant(node.right, known) is not None:
        return False
    number = constant(node.left, known)
    return number is not None and abs(number) <= LARGEST_NARROW


def narrow_shifts_in(paths: list[Path]) -> list[str]:
    """One line a finding; each file may use the upper-case constants of all."""
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    shared = {
        name: number
        for source in sources.values()
        for name, number in constants(ast.parse(source)).items()
        if name.isupper()
    }
    return [
        f"{path}:{line}: 32-bit shift in compiled code: {text}"
        for path, source in sources.items()
        for line, text in narrow_shifts(source, shared)
    ]


def main() -> int:
    """Lints the files given, or else all compiled modules; the exit code says whether any shift was found."""
    paths = [Path(name) for name in sys.argv[1:]] or compiled_sources(Path(__file__).parents[1])
    found = narrow_shifts_in(paths)
    print("".join(f"{line}\n" for line in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
