"""Rows of activations, normalisations, products, attention, recurrences, linear algebra. See table.py."""
import math

import jax
import jax.numpy as jnp
import numpy as np
import torch
import torch.nn.functional as F
from jax import lax, nn

from table import W, X, op

# ---- Activations
FFN = (128, 3072)


def activation(name, f, g, shape=FFN, **options):
    op(f"{name}, {'x'.join(map(str, shape))}", "activation", f, g, X(*shape, **options))


activation("relu", F.relu, nn.relu, (64, 112, 112))
activation("relu6", F.relu6, nn.relu6, (64, 112, 112))
activation("leaky relu", lambda x: F.leaky_relu(x, 0.1), lambda x: nn.leaky_relu(x, 0.1), (64, 112, 112))
activation("gelu by erf", F.gelu, lambda x: x * 0.5 * (1 + lax.erf(x * math.sqrt(0.5))))
activation("gelu by erfc as JAX", F.gelu, lambda x: nn.gelu(x, approximate=False))
activation("gelu by tanh", lambda x: F.gelu(x, approximate="tanh"), lambda x: nn.gelu(x, approximate=True))
activation("silu", F.silu, nn.silu)
activation("hardswish", F.hardswish, nn.hard_swish, (64, 112, 112))
activation("hardsigmoid", F.hardsigmoid, nn.hard_sigmoid)
activation("mish", F.mish, lambda x: x * jnp.tanh(nn.softplus(x)))
activation("elu", F.elu, nn.elu)
activation("sigmoid", torch.sigmoid, nn.sigmoid)
activation("tanh", torch.tanh, jnp.tanh)
activation("softplus", F.softplus, nn.softplus)
activation("exp", torch.exp, jnp.exp)
activation("log", torch.log, jnp.log, kind="positive")
activation("erf", torch.erf, lax.erf)
activation("sin", torch.sin, jnp.sin)
activation("power 1.7", lambda x: torch.pow(x, 1.7), lambda x: jnp.power(x, 1.7), kind="positive")
activation("sqrt", torch.sqrt, jnp.sqrt, kind="positive")
activation("reciprocal square root", torch.rsqrt, lax.rsqrt, kind="positive")
op("silu gate, 128x2x3072", "activation", lambda x: F.silu(x[:, :3072]) * x[:, 3072:], lambda x: nn.silu(x[:, :3072]) * x[:, 3072:], X(128, 6144))

# ---- Softmax
for name, shape, d in (("last, 12x128x128", (12, 128, 128), -1), ("last, 12x512x512", (12, 512, 512), -1), ("last, 64x32000", (64, 32000), -1),
                       ("last, 4096x49", (4096, 49), -1), ("last, 128x1000", (128, 1000), -1), ("middle, 8x64x1024", (8, 64, 1024), 1),
                       ("first, 21x224x224", (21, 224, 224), 0)):
    op("softmax " + name, "softmax", lambda x, d=d: F.softmax(x, d), lambda x, d=d: nn.softmax(x, d), X(*shape))
op("log_softmax last, 64x10000", "softmax", lambda x: F.log_softmax(x, -1), lambda x: nn.log_softmax(x, -1), X(64, 10000))
op("logsumexp last, 64x10000", "softmax", lambda x: torch.logsumexp(x, -1), lambda x: nn.logsumexp(x, -1), X(64, 10000))


# ---- Normalisation
def centred(x, axes, eps=1e-5):
    mean = jnp.mean(x, axes, keepdims=True)
    return (x - mean) * lax.rsqrt(jnp.var(x, axes, keepdims=True) + eps)


def per_channel(v):
    return v[None, :, None, None]


op("layer norm, 128x768", "normalisation", lambda x, g, b: F.layer_norm(x, (768,), g, b), lambda x, g, b: centred(x, -1) * g + b, X(128, 768), W(768), W(768))
op("layer norm, 3136x96", "normalisation", lambda x, g, b: F.layer_norm(x, (96,), g, b), lambda x, g, b: centred(x, -1) * g + b, X(3136, 96), W(96), W(96))
op("layer norm, 512x4096", "normalisation", lambda x, g, b: F.layer_norm(x, (4096,), g, b), lambda x, g, b: centred(x, -1) * g + b, X(512, 4096), W(4096),
   W(4096))
op("layer norm of channels first, 96x56x56", "normalisation",
   lambda x, g, b: F.layer_norm(x.permute(0, 2, 3, 1), (96,), g, b).permute(0, 3, 1, 2).contiguous(),
   lambda x, g, b: centred(x, 1) * per_channel(g) + per_channel(b), X(1, 96, 56, 56), W(96), W(96))
op("RMS norm, 128x4096", "normalisation", lambda x, g: F.rms_norm(x, (4096,), g, 1e-5),
   lambda x, g: x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * g, X(128, 4096), W(4096))
op("group norm 32, 4x256x28x28", "normalisation", lambda x, g, b: F.group_norm(x, 32, g, b),
   lambda x, g, b: centred(x.reshape(4, 32, 8, 28, 28), (2, 3, 4)).reshape(x.shape) * per_channel(g) + per_channel(b), X(4, 256, 28, 28), W(256), W(256))
op("instance norm, 4x64x56x56", "normalisation", lambda x, g, b: F.instance_norm(x, weight=g, bias=b),
   lambda x, g, b: centred(x, (2, 3)) * per_channel(g) + per_channel(b), X(4, 64, 56, 56), W(64), W(64))
op("batch norm inference, 4x64x56x56", "normalisation", lambda x, m, v, g, b: F.batch_norm(x, m, v, g, b),
   lambda x, m, v, g, b: (x - per_channel(m)) * lax.rsqrt(per_channel(v) + 1e-5) * per_channel(g) + per_channel(b), X(4, 64, 56, 56), W(64),
   W(64, kind="positive"), W(64), W(64))
op("batch norm training, 8x64x56x56", "normalisation", lambda x, g, b: F.batch_norm(x, None, None, g, b, training=True),
   lambda x, g, b: centred(x, (0, 2, 3)) * per_channel(g) + per_channel(b), X(8, 64, 56, 56), W(64), W(64))
op("L2 normalise, 2048x512", "normalisation", lambda x: F.normalize(x, dim=-1),
   lambda x: x / jnp.maximum(jnp.sqrt(jnp.sum(x * x, -1, keepdims=True)), 1e-12), X(2048, 512))

# ---- Chains of elementwise ops with broadcasts
op("scale, shift, relu, add, 4x64x56x56", "elementwise", lambda x, s, b, y: F.relu(x * s[None, :, None, None] + b[None, :, None, None]) + y,
   lambda x, s, b, y: nn.relu(x * per_channel(s) + per_channel(b)) + y, X(4, 64, 56, 56), W(64), W(64), X(4, 64, 56, 56))
op("add rows and columns, 1024x1024", "elementwise", lambda x, r, c: (x + r) * c[:, None], lambda x, r, c: (x + r) * c[:, None], X(1024, 1024), X(1024), X(1024))
op("add, 1024x1024", "elementwise", torch.add, jnp.add, X(1024, 1024), X(1024, 1024))
op("outer differences, 1000 and 1000 of 3", "elementwise", lambda x, y: ((x[:, None] - y[None]) ** 2).sum(-1),
   lambda x, y: jnp.sum((x[:, None] - y[None]) ** 2, -1), X(1000, 3), X(1000, 3))
op("rotary embedding, 12x512x64", "elementwise", lambda x, c, s: x * c + torch.cat([-x[..., 32:], x[..., :32]], -1) * s,
   lambda x, c, s: x * c + jnp.concatenate([-x[..., 32:], x[..., :32]], -1) * s, X(12, 512, 64), X(512, 64), X(512, 64))
op("squeeze and excite scale, 4x96x56x56", "elementwise", lambda x, s: x * torch.sigmoid(s)[:, :, None, None], lambda x, s: x * nn.sigmoid(s)[:, :, None, None],
   X(4, 96, 56, 56), X(4, 96))
op("dequantise, 1024x1024 of int8", "elementwise", lambda x, s: (x.float() - 3.0) * s, lambda x, s: (x.astype(jnp.float32) - 3.0) * s,
   X(1024, 1024, kind="bytes", dtype="i8"), W(1024))
op("quantise, 1024x1024 to int8", "elementwise", lambda x: torch.clamp(torch.round(x * 31.0), -128, 127).to(torch.int8),
   lambda x: jnp.clip(jnp.round(x * 31.0), -128, 127).astype(jnp.int8), X(1024, 1024))


# ---- Products
def product(name, spec, a, b, weight=True, **options):
    dtype = options.pop("dtype", "f32")
    op(name, options.pop("group", "matmul"), lambda x, w: torch.einsum(spec, x, w), lambda x, w: jnp.einsum(spec, x, w), X(*a, dtype=dtype),
       (W if weight else X)(*b, dtype=dtype), **options)


def linear(name, m, k, n, **options):
    dtype = options.pop("dtype", "f32")
    op(name, options.pop("group", "matmul"), F.linear, lambda x, w, b: x @ w.T + b, X(m, k, dtype=dtype), W(n, k, dtype=dtype), W(n, dtype=dtype), **options)


linear("linear 1, 768 to 3072", 1, 768, 3072)
linear("linear 1, 256 to 256", 1, 256, 256)
linear("linear 8, 768 to 768", 8, 768, 768)
linear("linear 128, 768 to 3072", 128, 768, 3072)
linear("linear 3136, 96 to 288", 3136, 96, 288)
linear("linear 1024, 17 to 5", 1024, 17, 5)
linear("linear 4096, 3 to 64", 4096, 3, 64)
linear("linear 64, 1000 to 1000", 64, 1000, 1000)
op("matmul of two inputs 512, 512, 512", "matmul", torch.matmul, jnp.matmul, X(512, 512), X(512, 512))
op("matmul of two inputs, left transposed, 512, 512, 512", "matmul", lambda x, y: x.T @ y, lambda x, y: x.T @ y, X(512, 512), X(512, 512))
product("batched matmul 12x128x64 by 12x64x128", "bik,bkj->bij", (12, 128, 64), (12, 64, 128), weight=False)
product("einsum bhid,bhjd->bhij, 2x12x128x64", "bhid,bhjd->bhij", (2, 12, 128, 64), (2, 12, 128, 64), weight=False)
product("einsum bihd,bjhd->bhij, 2x128x12x64", "bihd,bjhd->bhij", (2, 128, 12, 64), (2, 128, 12, 64), weight=False)
product("batched matmul of small ones, 2048x8x8", "bik,bkj->bij", (2048, 8, 8), (2048, 8, 8), weight=False)
product("batched matrix by vector, 32x256x256", "bij,bj->bi", (32, 256, 256), (32, 256), weight=False)
product("matrix by vector, 2048x1024", "ij,j->i", (2048, 1024), (1024,), weight=False)
product("vector by matrix, 1024x2048", "i,ij->j", (1024,), (1024, 2048), weight=False)
product("batched dot products, 4096x256", "bi,bi->b", (4096, 256), (4096, 256), weight=False)
product("outer product, 1024 by 1024", "i,j->ij", (1024,), (1024,), weight=False)
product("matmul f64 256, 256, 256", "ik,kj->ij", (256, 256), (256, 256), group="matmul of other types", dtype="f64", x64=True)
product("matmul bf16 512, 512, 512", "ik,kj->ij", (512, 512), (512, 512), group="matmul of other types", dtype="bf16", tol=2e-2)
product("matmul f16 512, 512, 512", "ik,kj->ij", (512, 512), (512, 512), group="matmul of other types", dtype="f16", tol=2e-2)


def integer_model(path, values):
    """MatMulInteger with a constant right side."""
    from onnx import TensorProto, helper, numpy_helper, save
    x, w = values
    graph = helper.make_graph([helper.make_node("MatMulInteger", ["x", "w"], ["y"])], "integer", [helper.make_tensor_value_info("x", TensorProto.INT8, x.shape)],
                              [helper.make_tensor_value_info("y", TensorProto.INT32, (x.shape[0], w.shape[1]))], [numpy_helper.from_array(w, "w")])
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)


op("matmul int8 to int32 512, 512, 512", "matmul of other types", torch._int_mm,
   lambda x, w: lax.dot_general(x, w, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32), X(512, 512, kind="bytes", dtype="i8"),
   W(512, 512, kind="bytes", dtype="i8"), onnx=integer_model)


# ---- Attention
def attention(causal):
    def f(q, k, v):
        scores = jnp.einsum("bhid,bhjd->bhij", q, k) * q.shape[-1] ** -0.5
        if causal:
            scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -jnp.inf)
        return jnp.einsum("bhij,bhjd->bhid", nn.softmax(scores, -1), v)
    return lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=causal), f


for name, q, k, causal in (("12 heads, 128 tokens", (1, 12, 128, 64), 128, False), ("8 heads, 1024 tokens", (1, 8, 1024, 64), 1024, False),
                           ("causal, 12 heads, 256 tokens", (1, 12, 256, 64), 256, True), ("causal, 8 heads, 1024 tokens", (1, 8, 1024, 64), 1024, True),
                           ("64 windows of 49 tokens, 3 heads of 32", (64, 3, 49, 32), 49, False),
                           ("one query, 12 heads, cache of 512", (1, 12, 1, 64), 512, False), ("one query, 32 heads of 128, cache of 2048", (1, 32, 1, 128), 2048, False),
                           ("across, 8 heads, 256 on 77 tokens", (2, 8, 256, 40), 77, False)):
    op("attention " + name, "attention", *attention(causal), X(*q), *[X(*q[:2], k, q[3])] * 2)


# ---- Recurrences. Weights as PyTorch has them
def lstm_in_jax(x, wi, wh, bi, bh, reverse=False):
    def step(state, gates):
        h, c = state
        i, f, g, o = jnp.split(gates + h @ wh.T, 4, -1)
        c = nn.sigmoid(f) * c + nn.sigmoid(i) * jnp.tanh(g)
        h = nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h
    zero = jnp.zeros((x.shape[1], wh.shape[1]))
    return lax.scan(step, (zero, zero), x @ wi.T + bi + bh, reverse=reverse)[1]


def gru_in_jax(x, wi, wh, bi, bh):
    def step(h, gates):
        r, z, n = jnp.split(gates, 3, -1)
        hr, hz, hn = jnp.split(h @ wh.T + bh, 3, -1)
        z = nn.sigmoid(z + hz)
        h = (1 - z) * jnp.tanh(n + nn.sigmoid(r + hr) * hn) + z * h
        return h, h
    return lax.scan(step, jnp.zeros((x.shape[1], wh.shape[1])), x @ wi.T + bi)[1]


def weights(gates, width, hidden):
    return W(gates * hidden, width), W(gates * hidden, hidden), W(gates * hidden), W(gates * hidden)


def lstm_in_torch(x, *w):
    zero = torch.zeros(len(w) // 4, x.shape[1], w[1].shape[1])
    return torch._VF.lstm(x, (zero, zero), list(w), True, 1, 0.0, False, len(w) > 4, False)[0]


op("LSTM 128, 64 steps, 1", "recurrence", lstm_in_torch, lstm_in_jax, X(64, 1, 128), *weights(4, 128, 128))
op("LSTM 256, 32 steps, 16", "recurrence", lstm_in_torch, lstm_in_jax, X(32, 16, 256), *weights(4, 256, 256))
op("LSTM in both directions 128, 64 steps, 1", "recurrence", lstm_in_torch,
   lambda x, *w: jnp.concatenate([lstm_in_jax(x, *w[:4]), lstm_in_jax(x, *w[4:], reverse=True)], -1), X(64, 1, 128), *weights(4, 128, 128), *weights(4, 128, 128))
op("GRU 128, 64 steps, 1", "recurrence",
   lambda x, *w: torch._VF.gru(x, torch.zeros(1, x.shape[1], w[1].shape[1]), list(w), True, 1, 0.0, False, False, False)[0], gru_in_jax, X(64, 1, 128),
   *weights(3, 128, 128))

# ---- Linear algebra
op("cholesky, 8x64x64", "linear algebra", torch.linalg.cholesky, jnp.linalg.cholesky, X(8, 64, 64, kind="definite"), platform="tpu")
op("cholesky, 256x256", "linear algebra", torch.linalg.cholesky, jnp.linalg.cholesky, X(256, 256, kind="definite"), platform="tpu")
op("triangular solve, 256x256, 64 columns", "linear algebra", lambda a, b: torch.linalg.solve_triangular(a, b, upper=False),
   lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True, lower=True), X(256, 256, kind="triangular"), X(256, 64), platform="tpu")
op("LU, 128x128", "linear algebra", lambda a: torch.linalg.lu_factor(a)[0], lambda a: lax.linalg.lu(a)[0], X(128, 128), platform="tpu")
op("QR, 128x128", "linear algebra", lambda a: torch.linalg.qr(a)[1].abs(), lambda a: jnp.abs(jnp.linalg.qr(a)[1]), X(128, 128), platform="tpu")
op("FFT, 64 rows of 1024", "linear algebra", lambda x, y: torch.view_as_real(torch.fft.fft(torch.complex(x, y))),
   lambda x, y: (lambda z: jnp.stack([z.real, z.imag], -1))(jnp.fft.fft(lax.complex(x, y))), X(64, 1024), X(64, 1024))
op("real FFT, 100 rows of 400", "linear algebra", lambda x: torch.fft.rfft(x).abs(), lambda x: jnp.abs(jnp.fft.rfft(x)), X(100, 400))
op("real FFT in 2-D, 8x64x64", "linear algebra", lambda x: torch.fft.rfft2(x).abs(), lambda x: jnp.abs(jnp.fft.rfft2(x)), X(8, 64, 64))
