"""Bytecode of programs, beside the text that MLIR itself makes of it again: what bytecode.sh compares. Needs JAX, whose MLIR writes it.

    make.py OUT VERSIONS FILE...      VERSIONS: 0.9.0,1.0.0,.. of VHLO, `current`, `plain` (StableHLO as it is), or `all` that MLIR writes

Of each program of FILE (`// -----` stands between two) OUT gets NAME.VERSION.mlirbc and NAME.VERSION.mlir. Programs that MLIR does not read, and versions in
which a program cannot be written, are counted on the last line.
"""
import io
import os
import re
import sys

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

# MLIR says on stderr what it does not read; that is not asked for.
os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def write(out, name, version, module, context):
    """False: the program has something that the version has not."""
    if version == "plain":
        file = io.BytesIO()
        module.operation.write_bytecode(file)
        code, back = file.getvalue(), module
    else:
        target = stablehlo.get_current_version() if version == "current" else version
        try:
            code = stablehlo.serialize_portable_artifact(module, target, True)
        except Exception:
            return False
        back = stablehlo.deserialize_portable_artifact(context, code)
    text = back.operation.get_asm(enable_debug_info=True)
    with open(f"{out}/{name}.{version}.mlirbc", "wb") as f:
        f.write(code)
    with open(f"{out}/{name}.{version}.mlir", "w") as f:
        f.write(text)
    return True


def all_versions():
    """0.9.0 to 0.20.0, then 1.0.0 on: a version for each change of VHLO."""
    oldest, newest = ([int(n) for n in v.split(".")] for v in (stablehlo.get_minimum_version(), stablehlo.get_current_version()))
    before = [f"0.{minor}.0" for minor in range(oldest[1], 21)] if not oldest[0] else []
    return ",".join([*before, *(f"1.{minor}.0" for minor in range(0 if not oldest[0] else oldest[1], newest[1])), "current", "plain"])


def main(out, versions, *files):
    written = unread = unwritten = 0
    versions = all_versions() if versions == "all" else versions
    os.makedirs(out, exist_ok=True)
    for path in files:
        with open(path) as f:
            programs = re.split(r"^// ----+$", f.read(), flags=re.M)
        stem = re.sub(r"\W", "_", os.path.relpath(path, os.path.join(os.path.dirname(__file__), "../../..")).removesuffix(".mlir").replace("tests/", ""))
        for i, program in enumerate(programs):
            name = f"{stem}_{i}" if len(programs) > 1 else stem
            for version in versions.split(","):
                with jax_mlir.make_ir_context() as context:
                    context.allow_unregistered_dialects = True
                    try:
                        module = ir.Module.parse(program)
                    except Exception:
                        unread += 1
                        break
                    if write(out, name, version, module, context):
                        written += 1
                    else:
                        unwritten += 1
    print(f"{written} written, {unread} programs not read by MLIR, {unwritten} not in their version")


if __name__ == "__main__":
    main(*sys.argv[1:])
