"""Which small changes are tried on a module, each as an edit of its text.

Edits of the text, rather than a text made from the changed tree, keep every other line as it stands, so a
survivor can be shown as one line before and after.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

EXEMPT = b"# pragma: no mutate"

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
# Where negating the whole condition is the same change as turning its one comparison round.
TURNED_ROUND = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
# Types and decorators decide nothing in a game. (Nor do assertions; and the parts of f-strings, which are
# texts for people, have no reliable places before Python 3.12.)
TYPING = ("annotation", "returns", "decorator_list", "bases")
# A wrong value of the right type.
EMPTY = {"int": "0", "str": "''", "list": "[]", "tuple": "()", "Sequence": "()", "dict": "{}", "set": "set()"}


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a source become `text`."""

    path: str
    source: bytes
    line: int
    start: int
    end: int
    text: str
    what: str

    @property
    def name(self) -> str:
        """Stays the same while other lines change, as far as that can be had: used to find it again."""
        before, after = self.lines()
        return f"{self.path}:{self.line}: {before} -> {after}"

    def changed(self) -> bytes:
        """The whole source with the change."""
        return self.source[: self.start] + self.text.encode() + self.source[self.end :]

    def lines(self) -> tuple[str, str]:
        """The changed lines, before and after, each as one line."""
        first = self.source.rfind(b"\n", 0, self.start) + 1
        last = self.source.find(b"\n", self.end)
        tail = self.source[self.end : last if last >= 0 else None].decode()
        head = self.source[first : self.start].decode()
        middle = self.source[self.start : self.end].decode()
        return " ".join((head + middle + tail).split()), " ".join((head + self.text + tail).split())


def mutants_of(path: Path, root: Path) -> list[Mutant]:
    """All mutants of a module in the order of its text."""
    source = path.read_bytes()
    rows = source.splitlines(keepends=True)
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    found: dict[bytes, Mutant] = {}
    for node, text, what in _changes(ast.parse(source), None):
        if node.end_lineno is None or node.end_col_offset is None or EXEMPT in rows[node.lineno - 1]:
            continue
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        mutant = Mutant(path.relative_to(root).as_posix(), source, node.lineno, start, end, text, what)
        found.setdefault(mutant.changed(), mutant)
    return sorted(found.values(), key=lambda mutant: (mutant.start, mutant.end))


Change = tuple[ast.expr | ast.stmt, str, str]


def _changes(node: ast.AST, returns: ast.expr | None) -> Iterator[Change]:
    """The changes of a node and of all below it; `returns` is the annotation of the function around it."""
    if isinstance(node, ast.expr):
        yield from _of_expression(node)
    elif isinstance(node, ast.stmt):
        yield from _of_statement(node, returns)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _negated(test)
    if isinstance(node, ast.FunctionDef):
        returns = node.returns
    for field, value in ast.iter_fields(node):
        # Types and decorators decide nothing in a game; an assertion is no rule; a refused import is no news.
        if field in ("annotation", "returns", "decorator_list", "bases") or isinstance(
            node, ast.Assert | ast.JoinedStr
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_for_types(child):
                yield from _changes(child, returns)


def _is_for_types(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING:`."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _of_expression(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Constant(value=bool(value)):
            yield node, str(not value), "constant"
        case ast.Constant(value=int(value)):
            yield node, f"{value + 1}", "constant"
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield node, f"({ast.unparse(operand)})", "sign or not dropped"
        case ast.Compare(left=left, ops=ops, comparators=others):
            for place, op in enumerate(ops):
                turned = [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]]
                yield node, _bracketed(ast.Compare(left, turned, others)), "comparison"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield node, _bracketed(ast.BinOp(left, ARITHMETIC[type(op)](), right)), "arithmetic"
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, _bracketed(ast.BoolOp(other, values)), "and, or"
        case ast.IfExp(test=test):
            yield from _negated(test)


def _of_statement(node: ast.stmt, returns: ast.expr | None) -> Iterator[Change]:
    match node:
        case ast.If(test=test) | ast.While(test=test):
            if not _is_for_types(node):
                yield from _negated(test)
        case ast.AugAssign(target=target, op=op, value=value):
            yield node, "pass", "statement deleted"
            if type(op) in ARITHMETIC:
                yield node, ast.unparse(ast.AugAssign(target, ARITHMETIC[type(op)](), value)), "arithmetic"
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass", "statement deleted"
        case ast.Break() | ast.Continue():
            yield node, "pass", "statement deleted"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, f"return {_other_value(value, returns)}", "returned value"


def _negated(test: ast.expr) -> Iterator[Change]:
    alone = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], TURNED_ROUND)
    if not alone and not isinstance(test, ast.UnaryOp):
        yield test, f"(not ({ast.unparse(test)}))", "condition negated"


def _other_value(value: ast.expr, returns: ast.expr | None) -> str:
    """A wrong value of the right type where the annotation tells the type, so that a test has to look."""
    kind = returns.value if isinstance(returns, ast.Subscript) else returns
    name = kind.id if isinstance(kind, ast.Name) else ""
    return f"not ({ast.unparse(value)})" if name == "bool" else EMPTY.get(name, "None")


def _bracketed(node: ast.expr) -> str:
    """In brackets, because the text around may bind more tightly than the new operator."""
    return f"({ast.unparse(node)})"
