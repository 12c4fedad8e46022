"""Who takes part in `run.sh --only ops`: tpucc through libtpurt, ONNX Runtime, PyTorch, XLA. Each is made of a row of table.py and its values, runs by run() and
shows by results() what it has computed, as arrays of numpy. CannotTakePart says why one does not."""
import contextlib
import ctypes
import io
import json
import os
import re
import struct
import subprocess
import warnings

import jax
import jax.export
import ml_dtypes
import numpy as np
import torch

try:
    import onnxruntime
except ImportError:
    onnxruntime = None

SAFETENSORS = {"float32": "F32", "float64": "F64", "float16": "F16", "bfloat16": "BF16", "int8": "I8", "int32": "I32", "int64": "I64"}


class CannotTakePart(Exception):
    pass


def to_torch(v):
    return torch.from_numpy(v.view(np.int16).copy()).view(torch.bfloat16) if v.dtype == ml_dtypes.bfloat16 else torch.from_numpy(v)


def to_numpy(t):
    return t.float().numpy() if t.dtype == torch.bfloat16 else t.contiguous().numpy()


def flat(r):
    return list(r) if isinstance(r, (tuple, list)) else [r]


class Torch:
    name = "PyTorch"

    def __init__(self, op, values, threads):
        torch.set_num_threads(threads)
        self.threads, self.f, self.values = threads, op.torch, [to_torch(v) for v in values]

    def turn(self):
        torch.set_num_threads(self.threads)

    def run(self):
        return self.f(*self.values)

    def results(self):
        return [to_numpy(t) for t in flat(self.run())]


class Xla:
    name = "XLA"

    def __init__(self, op, values):
        with jax.enable_x64(op.x64):
            self.values = [jax.device_put(v) for v in as_in_jax(op, values)]
            self.f = jax.jit(lambda *a: op.jax(*a)).lower(*self.values).compile()

    def turn(self):
        pass

    def run(self):
        return jax.block_until_ready(self.f(*self.values))

    def results(self):
        return [np.asarray(r) for r in flat(self.run())]


class Layer(torch.nn.Module):
    """The row's function with its weights inside."""

    def __init__(self, op, values):
        super().__init__()
        self.f, self.is_weight = op.torch, [a.weight for a in op.args]
        for i, v in enumerate(values):
            if self.is_weight[i]:
                self.register_buffer(f"w{i}", to_torch(v))

    def forward(self, *inputs):
        rest = iter(inputs)
        return self.f(*(getattr(self, f"w{i}") if weight else next(rest) for i, weight in enumerate(self.is_weight)))


def export_onnx(op, values, path):
    """By PyTorch's older exporter, which is quick, and by the other where it cannot."""
    if op.onnx:
        return op.onnx(path, values)
    inputs = tuple(to_torch(v) for a, v in zip(op.args, values) if not a.weight)
    layer, why = Layer(op, values).eval(), ""
    for options in ({"dynamo": False, "opset_version": 17}, {"dynamo": True, "verbose": False}):
        try:
            with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                warnings.simplefilter("ignore")
                return torch.onnx.export(layer, inputs, path, input_names=[f"x{i}" for i in range(len(inputs))], **options)
        except Exception as e:  # whatever an exporter fails with
            why = re.split(r"[.\n\x1b]", str(e).strip() or type(e).__name__)[0]
    raise CannotTakePart("no ONNX model: " + why)


class OnnxRuntime:
    name = "ONNX Runtime"

    def __init__(self, op, values, threads, stem):
        if not onnxruntime:
            raise CannotTakePart("onnxruntime is not installed")
        path = stem + ".onnx"
        if not os.path.exists(path):
            export_onnx(op, values, path)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads, options.inter_op_num_threads, options.log_severity_level = threads, 1, 4
        options.add_session_config_entry("session.force_spinning_stop", "1")  # the others' turns are theirs
        try:
            self.session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
            self.binding = self.session.io_binding()
            inputs = [v for a, v in zip(op.args, values) if not a.weight]
            self.kept = [onnxruntime.OrtValue.ortvalue_from_numpy(v) for v in inputs]
            for port, v in zip(self.session.get_inputs(), self.kept):
                self.binding.bind_ortvalue_input(port.name, v)
            for port, v in zip(self.session.get_outputs(), self.session.run(None, {p.name: v for p, v in zip(self.session.get_inputs(), inputs)})):
                out = onnxruntime.OrtValue.ortvalue_from_numpy(v)
                self.kept.append(out)
                self.binding.bind_ortvalue_output(port.name, out)
        except Exception as e:  # not implemented for a type, mostly
            raise CannotTakePart(str(e).strip().splitlines()[0][:100]) from e

    def turn(self):
        pass

    def run(self):
        self.session.run_with_iobinding(self.binding)

    def results(self):
        self.run()
        return [o.numpy() for o in self.binding.get_outputs()]


def write_weights(path, weights):
    header, offset = {}, 0
    for name, v in weights.items():
        header[name] = {"dtype": SAFETENSORS[v.dtype.name], "shape": list(v.shape), "data_offsets": [offset, offset + v.nbytes]}
        offset += v.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + b"".join(v.tobytes() for v in weights.values()))


def as_in_jax(op, values):
    """JAX counts in 32 bits unless it is told otherwise."""
    return values if op.x64 else [v.astype(np.int32) if v.dtype == np.int64 else v for v in values]


def compile_program(op, values, stem, options=()):
    """STEM.mlir, its weights and STEM.so; what is passed to the program and what it returns. Options: of tpucc."""
    values = as_in_jax(op, values)
    with jax.enable_x64(op.x64):
        jitted = jax.jit(lambda *a: op.jax(*a), keep_unused=True)
        shapes = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in values]
        text = jitted.lower(*shapes).as_text() if op.platform == "cpu" else jax.export.export(jitted, platforms=[op.platform])(*shapes).mlir_module()
        results = [np.empty(r.shape, r.dtype) for r in flat(jax.eval_shape(jitted, *shapes))]
    with open(stem + ".mlir", "w") as f:
        f.write(text)
    command = [os.path.join(os.environ["TPUCC_BIN"], "tpucc"), stem + ".mlir", "-o", stem + ".so", *options]
    weights = {f"arg{i}": v for i, v in enumerate(values) if op.args[i].weight}
    if weights:
        write_weights(stem + ".safetensors", weights)
        command += ["--weights", stem + ".safetensors"]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise CannotTakePart(f"tpucc: exit {done.returncode}: {done.stderr.strip()[-400:]}")
    return [np.ascontiguousarray(v) for a, v in zip(op.args, values) if not a.weight], results


class SessionOptions(ctypes.Structure):
    """TpurtSessionOptions of runtime/tpurt.h."""
    _fields_ = [("n_threads", ctypes.c_uint32), ("n_replicas", ctypes.c_uint32), ("pin", ctypes.c_uint32), ("n_processors", ctypes.c_uint32),
                ("processors", ctypes.c_void_p), ("timeout_ns", ctypes.c_uint64), ("transport", ctypes.c_void_p), ("variables", ctypes.c_void_p),
                ("each_task", ctypes.c_uint32)]


class Error(ctypes.Structure):
    _fields_ = [("code", ctypes.c_int), ("text", ctypes.c_char * 512)]


def aligned(v):
    """A copy that begins at a line of the caches, as aligned_alloc gives it."""
    memory = np.empty(v.nbytes + 64, np.uint8)
    at = -memory.ctypes.data % 64
    out = memory[at:at + v.nbytes].view(v.dtype).reshape(v.shape)
    out[...] = v
    return out


class Tpucc:
    name = "tpucc"
    library = None

    def __init__(self, stem, inputs, results, threads):
        if not Tpucc.library:
            Tpucc.library = ctypes.CDLL(os.path.join(os.environ["TPUCC_BIN"], "runtime/libtpurt.so"))
        self.error, self.program, self.session = Error(), ctypes.c_void_p(), ctypes.c_void_p()
        self.inputs, self.outputs = [aligned(v) for v in inputs], [aligned(v) for v in results]
        self.check(self.library.tpurt_program_load((stem + ".so").encode(), None, ctypes.byref(self.program), ctypes.byref(self.error)))
        options = SessionOptions(n_threads=threads)
        self.check(self.library.tpurt_session_create(self.program, ctypes.byref(options), ctypes.byref(self.session), ctypes.byref(self.error)))
        pointers = lambda values: (ctypes.c_void_p * max(len(values), 1))(*(v.ctypes.data for v in values))
        self.call = (self.session, ctypes.c_uint32(0), pointers(self.inputs), pointers(self.outputs), ctypes.byref(self.error))
        self.function = self.library.tpurt_run_unchecked

    def check(self, status):
        if status:
            raise CannotTakePart("tpucc: " + self.error.text.decode())

    def close(self):
        self.library.tpurt_session_destroy(self.session)
        self.library.tpurt_program_release(self.program)

    def turn(self):
        pass

    def run(self):
        if self.function(*self.call):
            raise CannotTakePart("tpucc: " + self.error.text.decode())

    def results(self):
        self.run()
        return [v.astype(np.float32) if v.dtype == ml_dtypes.bfloat16 else v.copy() for v in self.outputs]
