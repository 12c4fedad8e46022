"""What the rows of `run.sh --only ops` are made of. The rows are in images.py, arrays.py and layers.py: single operations and layers in sizes as networks
have them, each once in PyTorch and once in JAX.

A row is op(name, class, PyTorch's function, JAX's function, arguments...); both functions take all arguments. X is an input, W a weight: a constant of what
tpucc compiles and of the ONNX model. JAX's side is written as exporters of PyTorch lower it where JAX has no such function (resize, grid_sample, transposed
convolution), and as a user of JAX writes it otherwise.
"""
import dataclasses
import zlib

import ml_dtypes
import numpy as np


@dataclasses.dataclass
class Arg:
    shape: tuple
    kind: str = "normal"  # one of those below, or the least number that an index does not reach
    dtype: str = "f32"
    weight: bool = False

    def make(self, seed):
        r = np.random.default_rng(seed)
        if self.kind == "normal":
            scale = 1.0 if not self.weight or len(self.shape) < 2 else float(np.prod(self.shape[1:])) ** -0.5
            v = r.standard_normal(self.shape, np.float32) * np.float32(scale)
        elif self.kind == "positive":
            v = r.random(self.shape, np.float32) + np.float32(0.5)
        elif self.kind == "uniform":
            v = r.random(self.shape, np.float32) * 2 - 1  # in [-1, 1)
        elif self.kind == "distinct":  # in a row
            v = np.argsort(r.random(self.shape), -1)
        elif self.kind == "mask":
            v = r.random(self.shape, np.float32) < 0.3
        elif self.kind == "definite":  # symmetric, positive definite
            a = r.standard_normal(self.shape, np.float32)
            v = a @ np.swapaxes(a, -1, -2) / self.shape[-1] + np.eye(self.shape[-1], dtype=np.float32)
        elif self.kind == "triangular":
            v = np.tril(r.standard_normal(self.shape, np.float32) / self.shape[-1]) + np.eye(self.shape[-1], dtype=np.float32)
        elif self.kind == "bytes":
            v = r.integers(-100, 100, self.shape)
        else:
            v = r.integers(0, int(self.kind), self.shape)
        return np.asarray(v).astype(NUMPY[self.dtype])


NUMPY = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "i8": np.int8, "u8": np.uint8, "i32": np.int32,
         "i64": np.int64, "i1": np.bool_}


@dataclasses.dataclass
class Op:
    name: str
    group: str
    torch: object
    jax: object
    args: tuple
    tol: float = 1e-3
    x64: bool = False
    platform: str = "cpu"
    onnx: object = None  # makes the model where PyTorch's exporters cannot

    def values(self):
        return [a.make(zlib.crc32(f"{self.name} {i}".encode())) for i, a in enumerate(self.args)]


OPS = []


def op(name, group, torch_f, jax_f, *args, **options):
    OPS.append(Op(name, group, torch_f, jax_f, args, **options))


def X(*shape, kind="normal", dtype="f32"):
    return Arg(shape, str(kind), dtype)


def W(*shape, kind="normal", dtype="f32"):
    return Arg(shape, str(kind), dtype, weight=True)


def ids(high, *shape):
    return Arg(shape, str(high), "i64")
