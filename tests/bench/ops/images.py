"""Rows of convolutions, pooling and resizing. See table.py."""
import jax
import jax.numpy as jnp
import numpy as np
import torch.nn.functional as F
from jax import lax

from table import W, X, op

# ---- Convolutions. NCHW as PyTorch has it, weights O I/groups K...
SPACE = {1: "W", 2: "HW", 3: "DHW"}


def conv(name, x, w, stride=1, pad=0, dilation=1, groups=1, group="convolution"):
    n, f = len(x) - 2, {1: F.conv1d, 2: F.conv2d, 3: F.conv3d}[len(x) - 2]
    layout = ("NC" + SPACE[n], "OI" + SPACE[n], "NC" + SPACE[n])

    def in_jax(x, w, b):
        y = lax.conv_general_dilated(x, w, (stride,) * n, [(pad, pad)] * n, rhs_dilation=(dilation,) * n, dimension_numbers=layout,
                                     feature_group_count=groups)
        return y + b.reshape((1, -1) + (1,) * n)
    op(name, group, lambda x, w, b: f(x, w, b, stride, pad, dilation, groups), in_jax, X(*x), W(*w), W(w[0]))


conv("conv2d 3x3, 64 to 64, 56x56", (1, 64, 56, 56), (64, 64, 3, 3), pad=1)
conv("conv2d 3x3, 256 to 256, 14x14", (1, 256, 14, 14), (256, 256, 3, 3), pad=1)
conv("conv2d 3x3 stride 2, 128 to 256, 28x28", (1, 128, 28, 28), (256, 128, 3, 3), stride=2, pad=1)
conv("conv2d 3x3 dilation 2, 256 to 256, 28x28", (1, 256, 28, 28), (256, 256, 3, 3), pad=2, dilation=2)
conv("conv2d 3x3 dilation 12, 256 to 64, 33x33", (1, 256, 33, 33), (64, 256, 3, 3), pad=12, dilation=12)
conv("conv2d 7x7 stride 2 stem, 3 to 64, 224x224", (1, 3, 224, 224), (64, 3, 7, 7), stride=2, pad=3)
conv("conv2d 3x3 stride 2 stem, 3 to 32, 224x224", (1, 3, 224, 224), (32, 3, 3, 3), stride=2, pad=1)
conv("conv2d 4x4 stride 4 patches, 3 to 96, 224x224", (1, 3, 224, 224), (96, 3, 4, 4), stride=4)
conv("conv2d 16x16 stride 16 patches, 3 to 384, 224x224", (1, 3, 224, 224), (384, 3, 16, 16), stride=16)
conv("conv2d 3x3 on one channel, 1 to 32, 128x128", (1, 1, 128, 128), (32, 1, 3, 3), pad=1)
conv("conv2d 3x3 to 3 channels, 64 to 3, 128x128", (1, 64, 128, 128), (3, 64, 3, 3), pad=1)
conv("conv2d 5x5, 32 to 64, 28x28", (1, 32, 28, 28), (64, 32, 5, 5), pad=2)
conv("conv2d 1x7, 128 to 128, 17x17", (1, 128, 17, 17), (128, 128, 1, 7))
conv("conv2d 3x3, 17 to 33 channels, 30x30", (1, 17, 30, 30), (33, 17, 3, 3), pad=1)
conv("pointwise 1x1, 256 to 64, 56x56", (1, 256, 56, 56), (64, 256, 1, 1), group="pointwise convolution")
conv("pointwise 1x1, 512 to 2048, 7x7", (1, 512, 7, 7), (2048, 512, 1, 1), group="pointwise convolution")
conv("pointwise 1x1 stride 2, 256 to 512, 56x56", (1, 256, 56, 56), (512, 256, 1, 1), stride=2, group="pointwise convolution")
conv("grouped 3x3 in 4, 128 to 128, 28x28", (1, 128, 28, 28), (128, 32, 3, 3), pad=1, groups=4, group="grouped convolution")
conv("grouped 3x3 in 32, 128 to 128, 56x56", (1, 128, 56, 56), (128, 4, 3, 3), pad=1, groups=32, group="grouped convolution")
conv("grouped 3x3 in 32 stride 2, 256 to 256, 56x56", (1, 256, 56, 56), (256, 8, 3, 3), stride=2, pad=1, groups=32, group="grouped convolution")
conv("grouped 1x1 in 3, 240 to 240, 28x28", (1, 240, 28, 28), (240, 80, 1, 1), groups=3, group="grouped convolution")
conv("depthwise 3x3, 96, 56x56", (1, 96, 56, 56), (96, 1, 3, 3), pad=1, groups=96, group="depthwise convolution")
conv("depthwise 3x3 stride 2, 144, 56x56", (1, 144, 56, 56), (144, 1, 3, 3), stride=2, pad=1, groups=144, group="depthwise convolution")
conv("depthwise 5x5, 120, 28x28", (1, 120, 28, 28), (120, 1, 5, 5), pad=2, groups=120, group="depthwise convolution")
conv("depthwise 7x7, 192, 28x28", (1, 192, 28, 28), (192, 1, 7, 7), pad=3, groups=192, group="depthwise convolution")
conv("depthwise 3x3 twice the channels, 32 to 64, 56x56", (1, 32, 56, 56), (64, 1, 3, 3), pad=1, groups=32, group="depthwise convolution")
conv("conv1d kernel 3, 80 to 384, 3000", (1, 80, 3000), (384, 80, 3), pad=1, group="convolution 1-D")
conv("conv1d kernel 3, 512 to 512, 400", (1, 512, 400), (512, 512, 3), pad=1, group="convolution 1-D")
conv("conv1d stem kernel 10 stride 5, 1 to 512, 16000", (1, 1, 16000), (512, 1, 10), stride=5, group="convolution 1-D")
conv("conv1d depthwise kernel 31, 256, 500", (1, 256, 500), (256, 1, 31), pad=15, groups=256, group="convolution 1-D")
conv("conv3d 3x3x3, 16 to 32, 16x32x32", (1, 16, 16, 32, 32), (32, 16, 3, 3, 3), pad=1, group="convolution 3-D")
conv("conv3d 3x7x7 stem, 3 to 32, 8x56x56", (1, 3, 8, 56, 56), (32, 3, 3, 7, 7), pad=3, group="convolution 3-D")
op("conv1d causal depthwise kernel 4, 1024, 512", "convolution 1-D", lambda x, w, b: F.conv1d(F.pad(x, (3, 0)), w, b, groups=1024),
   lambda x, w, b: lax.conv_general_dilated(x, w, (1,), [(3, 0)], dimension_numbers=("NCW", "OIW", "NCW"), feature_group_count=1024) + b[None, :, None],
   X(1, 1024, 512), W(1024, 1, 4), W(1024))
op("conv1d causal dilation 8 kernel 3, 64, 2000", "convolution 1-D", lambda x, w, b: F.conv1d(F.pad(x, (16, 0)), w, b, dilation=8),
   lambda x, w, b: lax.conv_general_dilated(x, w, (1,), [(16, 0)], rhs_dilation=(8,), dimension_numbers=("NCW", "OIW", "NCW")) + b[None, :, None],
   X(1, 64, 2000), W(64, 64, 3), W(64))
op("conv2d 3x3 channels last, 64 to 64, 56x56", "convolution",
   lambda x, w: F.conv2d(x.permute(0, 3, 1, 2), w, padding=1).permute(0, 2, 3, 1),
   lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "OIHW", "NHWC")), X(1, 56, 56, 64), W(64, 64, 3, 3))
op("conv2d 3x3 of two inputs, 64 to 64, 28x28", "convolution", lambda x, w: F.conv2d(x, w, padding=1),
   lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW")), X(1, 64, 28, 28), X(64, 64, 3, 3))


def transposed(name, x, w, stride, pad, out_pad=0):
    n, f = len(x) - 2, {1: F.conv_transpose1d, 2: F.conv_transpose2d, 3: F.conv_transpose3d}[len(x) - 2]
    layout = ("NC" + SPACE[n], "IO" + SPACE[n], "NC" + SPACE[n])
    padding = [(k - 1 - pad, k - 1 - pad + out_pad) for k in w[2:]]

    def in_jax(x, w, b):
        y = lax.conv_general_dilated(x, jnp.flip(w, range(2, n + 2)), (1,) * n, padding, lhs_dilation=(stride,) * n, dimension_numbers=layout)
        return y + b.reshape((1, -1) + (1,) * n)
    op(name, "transposed convolution", lambda x, w, b: f(x, w, b, stride, pad, out_pad), in_jax, X(*x), W(*w), W(w[1]))


transposed("transposed 4x4 stride 2, 128 to 64, 16x16", (1, 128, 16, 16), (128, 64, 4, 4), 2, 1)
transposed("transposed 4x4 stride 2, 256 to 128, 8x8", (4, 256, 8, 8), (256, 128, 4, 4), 2, 1)
transposed("transposed 2x2 stride 2, 128 to 64, 28x28", (1, 128, 28, 28), (128, 64, 2, 2), 2, 0)
transposed("transposed 3x3 stride 2, 64 to 32, 28x28", (1, 64, 28, 28), (64, 32, 3, 3), 2, 1, 1)
transposed("transposed 3x3 stride 1, 64 to 64, 28x28", (1, 64, 28, 28), (64, 64, 3, 3), 1, 1)
transposed("transposed 4x4 from 1x1, 100 to 512", (4, 100, 1, 1), (100, 512, 4, 4), 1, 0)
transposed("transposed 1-D kernel 16 stride 8, 256 to 128, 100", (1, 256, 100), (256, 128, 16), 8, 4)
transposed("transposed 3-D 2x2x2 stride 2, 32 to 16, 8x16x16", (1, 32, 8, 16, 16), (32, 16, 2, 2, 2), 2, 0)


# ---- Pooling and resizing
def pool(name, x, size, stride, pad, mode):
    window, strides, pads = (1, 1, size, size), (1, 1, stride, stride), ((0, 0), (0, 0), (pad, pad), (pad, pad))
    if mode == "max":
        op(name, "pooling", lambda x: F.max_pool2d(x, size, stride, pad), lambda x: lax.reduce_window(x, -jnp.inf, lax.max, window, strides, pads), X(*x))
    else:
        op(name, "pooling", lambda x: F.avg_pool2d(x, size, stride, pad),
           lambda x: lax.reduce_window(x, 0.0, lax.add, window, strides, pads) / (size * size), X(*x))


pool("max pool 2x2, 64, 112x112", (1, 64, 112, 112), 2, 2, 0, "max")
pool("max pool 3x3 stride 2, 64, 112x112", (1, 64, 112, 112), 3, 2, 1, "max")
pool("max pool 5x5 stride 1, 256, 20x20", (1, 256, 20, 20), 5, 1, 2, "max")
pool("max pool 13x13 stride 1, 256, 20x20", (1, 256, 20, 20), 13, 1, 6, "max")
pool("average pool 3x3 stride 1, 192, 28x28", (1, 192, 28, 28), 3, 1, 1, "mean")
pool("average pool 2x2, 64, 112x112", (1, 64, 112, 112), 2, 2, 0, "mean")
op("global average pool, 512, 28x28", "pooling", lambda x: F.adaptive_avg_pool2d(x, 1), lambda x: jnp.mean(x, (2, 3), keepdims=True), X(1, 512, 28, 28))
op("global max pool, 512, 28x28", "pooling", lambda x: F.adaptive_max_pool2d(x, 1), lambda x: jnp.max(x, (2, 3), keepdims=True), X(1, 512, 28, 28))


def at(v, d, i):
    """Elements i along dimension d, as aten.index lowers."""
    return v[(slice(None),) * d + (i,)]


def interpolate(x, sizes):
    """Linear along the last dimensions, one after the other, half-pixel centres: what aten.upsample_* decomposes into."""
    for d, size in zip(range(x.ndim - len(sizes), x.ndim), sizes):
        at_in = np.maximum((np.arange(size) + 0.5) * (x.shape[d] / size) - 0.5, 0)
        low = at_in.astype(np.int32)
        t = jnp.asarray((at_in - low).astype(np.float32).reshape((-1,) + (1,) * (x.ndim - 1 - d)))
        x = at(x, d, low) * (1 - t) + at(x, d, np.minimum(low + 1, x.shape[d] - 1)) * t
    return x


def corners(x, height, width):
    """Bilinear from the four neighbours of each pixel, each a gather along both dimensions."""
    n_h, n_w = x.shape[2:]
    y, z = (np.maximum((np.arange(o) + 0.5) * (n / o) - 0.5, 0).astype(np.float32) for o, n in ((height, n_h), (width, n_w)))
    top, left = y.astype(np.int32), z.astype(np.int32)
    below, right = np.minimum(top + 1, n_h - 1), np.minimum(left + 1, n_w - 1)
    v, u = jnp.asarray((y - top)[:, None]), jnp.asarray(z - left)
    pick = lambda i, j: x[:, :, i[:, None], j]
    upper, lower = (pick(i, left) + (pick(i, right) - pick(i, left)) * u for i in (top, below))
    return upper + (lower - upper) * v


def nearest(x, *sizes):
    places = np.ix_(*(np.arange(o) * n // o for o, n in zip(sizes, x.shape[2:])))
    return x[(slice(None), slice(None)) + places]


def resize(name, mode, f, x, sizes):
    align = {} if mode == "nearest" else {"align_corners": False}
    op(name, "resize", lambda v: F.interpolate(v, size=sizes, mode=mode, **align), f, X(*x))


resize("nearest up 2, 128, 40x40", "nearest", lambda x: nearest(x, 80, 80), (1, 128, 40, 40), (80, 80))
resize("nearest down 2, 64, 80x80", "nearest", lambda x: nearest(x, 40, 40), (1, 64, 80, 80), (40, 40))
op("nearest up 2 by broadcast, 128, 40x40", "resize", lambda x: F.interpolate(x, scale_factor=2.0, mode="nearest"),
   lambda x: jnp.repeat(jnp.repeat(x, 2, 2), 2, 3), X(1, 128, 40, 40))
resize("bilinear up 2, 64, 56x56", "bilinear", lambda x: corners(x, 112, 112), (1, 64, 56, 56), (112, 112))
resize("bilinear up 8, 21, 28x28", "bilinear", lambda x: corners(x, 224, 224), (1, 21, 28, 28), (224, 224))
resize("bilinear down, 64, 80x80 to 56x56", "bilinear", lambda x: corners(x, 56, 56), (1, 64, 80, 80), (56, 56))
resize("bilinear up 2, one dimension after the other, 64, 56x56", "bilinear", lambda x: interpolate(x, (112, 112)), (1, 64, 56, 56), (112, 112))
resize("bilinear up 2 as jax.image, 64, 56x56", "bilinear", lambda x: jax.image.resize(x, x.shape[:2] + (112, 112), "bilinear"), (1, 64, 56, 56), (112, 112))
resize("trilinear up 2, 16, 8x28x28", "trilinear", lambda x: interpolate(x, (16, 56, 56)), (1, 16, 8, 28, 28), (16, 56, 56))
resize("linear 1-D up 4, 128, 500", "linear", lambda x: interpolate(x, (2000,)), (1, 128, 500), (2000,))


def grid_sample(x, grid):
    """Bilinear, zeros outside, as PyTorch decomposes it."""
    n, c, h, w = x.shape
    z, y = ((grid[..., i] + 1) * s / 2 - 0.5 for i, s in ((0, w), (1, h)))
    left, top = jnp.floor(z), jnp.floor(y)
    batch, channel = np.arange(n)[:, None, None, None], np.arange(c)[None, :, None, None]

    def corner(dy, dx):
        i, j = top + dy, left + dx
        weight = (1 - jnp.abs(y - i)) * (1 - jnp.abs(z - j))
        inside = (i >= 0) & (i < h) & (j >= 0) & (j < w)
        place = lambda v: jnp.where(inside, v, 0).astype(jnp.int32)[:, None]
        return x[batch, channel, place(i), place(j)] * jnp.where(inside, weight, 0)[:, None]
    return corner(0, 0) + corner(0, 1) + corner(1, 0) + corner(1, 1)


op("grid_sample bilinear, 32, 64x64", "resize", lambda x, g: F.grid_sample(x, g, align_corners=False), grid_sample, X(1, 32, 64, 64),
   X(1, 64, 64, 2, kind="uniform"))
