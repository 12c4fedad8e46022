"""Programs in three forms each: text, portable artifact and file of jax.export, which forms.sh compiles and compares. Needs JAX and flatbuffers.

    forms.py OUT EVERY FILE...

Of each program of FILE (`// -----` stands between two, and where there is no @main each function is one; where there are several, one in EVERY is taken)
OUT/NAME gets p.mlir, p.mlirbc and p.jaxexport, with the same names of arguments and results in all of them. What JAX has no type for, open sizes among it, has
no p.jaxexport; what MLIR does not read is counted on the last line.
"""
import os
import re
import sys

import jax
import ml_dtypes
import numpy as np
from jax import export
from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # MLIR says there what it does not read; that is not asked for
TYPES = {"i1": np.bool_, "bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
TYPES |= {f"{u}i{n}": np.dtype(f"{u}int{n}") for u in ("", "u") for n in (8, 16, 32, 64)}


def shape_of(value_type):
    """None: JAX has no such type."""
    words = re.fullmatch(r"tensor<((?:\d+x)*)([a-z0-9<>]+)>", str(value_type))
    if not words or words[2] not in TYPES:
        return None
    return jax.core.ShapedArray(tuple(int(n) for n in words[1].split("x")[:-1]), np.dtype(TYPES[words[2]]))


def name_ports(main):
    """Arguments and results are called as jax.export calls those of a function that takes keywords, and gives one value or a tuple."""
    arguments = main.regions[0].blocks[0].arguments
    names = [f"v{i:03}" for i in range(len(arguments))]
    for argument, name in zip(arguments, names):
        argument.set_location(ir.Location.name(name))
    n = len(ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value).results)
    old = ir.ArrayAttr(main.attributes["res_attrs"]) if "res_attrs" in main.attributes else [ir.DictAttr.get({})] * n
    info = [ir.StringAttr.get("result" if n == 1 else f"result[{i}]") for i in range(n)]
    kept = [{a.name: a.attr for a in ir.DictAttr(d)} | {"jax.result_info": s} for d, s in zip(old, info)]
    main.attributes["res_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get(d) for d in kept])
    return names


def exported(names, ins, outs, devices, artifact):
    return export.Exported(
        fun_name="main", in_tree=jax.tree.structure(((), dict(zip(names, ins)))), in_avals=tuple(ins),
        out_tree=jax.tree.structure(outs[0] if len(outs) == 1 else tuple(outs)), out_avals=tuple(outs), _has_named_shardings=True,
        _in_named_shardings=(None,) * len(ins), _out_named_shardings=(None,) * len(outs), in_shardings_hlo=(None,) * len(ins),
        out_shardings_hlo=(None,) * len(outs), nr_devices=devices, platforms=("cpu",), ordered_effects=(), unordered_effects=(), disabled_safety_checks=(),
        mlir_module_serialized=artifact, calling_convention_version=export.maximum_supported_calling_convention_version,
        module_kept_var_idx=tuple(range(len(ins))), uses_global_constants=False, _get_vjp=None)


def functions(module):
    return {ir.StringAttr(op.attributes["sym_name"]).value: op for op in module.body.operations if "sym_name" in op.attributes}


def write(folder, module):
    """Whether all three forms are written; None: it is no portable artifact."""
    main = functions(module)["main"]
    if not main.regions[0].blocks:
        return None
    names, kind = name_ports(main), ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
    ins, outs, devices = [shape_of(t) for t in kind.inputs], [shape_of(t) for t in kind.results], 1
    for name in ("mhlo.num_replicas", "mhlo.num_partitions"):
        if name in module.operation.attributes:
            devices *= ir.IntegerAttr(module.operation.attributes[name]).value
    text = module.operation.get_asm(enable_debug_info=True)
    try:
        artifact = stablehlo.serialize_portable_artifact(module, stablehlo.get_current_version(), True)  # the module is no StableHLO any more
    except Exception:
        return None
    os.makedirs(folder)
    with open(f"{folder}/p.mlir", "w") as f:
        f.write(text)
    with open(f"{folder}/p.mlirbc", "wb") as f:
        f.write(artifact)
    if None in ins or None in outs:
        return False
    with open(f"{folder}/p.jaxexport", "wb") as f:
        f.write(exported(names, ins, outs, devices, artifact).serialize())
    return True


def programs(path):
    """(name, text, is it one of several) of each."""
    stem = re.sub(r"\W", "_", path.removesuffix(".mlir").strip("./"))
    with open(path) as f:
        parts = re.split(r"^// ----+$", f.read(), flags=re.M)
    for i, text in enumerate(parts):
        name = f"{stem}_{i}" if len(parts) > 1 else stem
        names = re.findall(r"^\s*func\.func (?:public )?@(\w+)", text, flags=re.M)
        if "main" in names or len(names) < 1:
            yield name, text, len(parts) > 1
            continue
        for wanted in names:
            yield f"{name}_{wanted}", (text, wanted), True


def read(text):
    """A module with @main, or None."""
    if isinstance(text, str):
        module = ir.Module.parse(text)
        return module if "main" in functions(module) else None
    module = ir.Module.parse(text[0])
    for name, op in functions(module).items():
        if name != text[1] and f"@{name}" not in str(functions(module)[text[1]]):
            op.erase()
    functions(module)[text[1]].attributes["sym_name"] = ir.StringAttr.get("main")
    return module if module.operation.verify() else None


def main(out, every, *files):
    three = two = unread = several = 0
    with jax_mlir.make_ir_context() as context, ir.Location.unknown():  # one for all: what of it is left after its end crashes
        context.allow_unregistered_dialects = True
        for name, text, one_of_several in (p for path in files for p in programs(path)):
            several += one_of_several
            if one_of_several and several % int(every):
                continue
            try:
                module = read(text)
                wrote = write(f"{out}/{name}", module) if module else None
            except ir.MLIRError:
                wrote = None
            three, two, unread = three + (wrote is True), two + (wrote is False), unread + (wrote is None)
    print(f"{three} programs in three forms, {two} in two, {unread} not read by MLIR, or no portable artifact")


if __name__ == "__main__":
    main(*sys.argv[1:])
