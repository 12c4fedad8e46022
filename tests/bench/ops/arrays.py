"""Rows of ops that move, order and sum elements. See table.py."""
import jax
import jax.numpy as jnp
import numpy as np
import torch
import torch.nn.functional as F
from jax import lax

from table import W, X, ids, op

# ---- Gathering and scattering
op("embedding, 30522x768, 8x128", "gather", lambda t, i: F.embedding(i, t), lambda t, i: t[i], W(30522, 768), ids(30522, 8, 128))
op("embedding, 1000x32, 64x200", "gather", lambda t, i: F.embedding(i, t), lambda t, i: t[i], W(1000, 32), ids(1000, 64, 200))
op("index_select of columns, 512x1024, 256", "gather", lambda x, i: torch.index_select(x, 1, i), lambda x, i: jnp.take(x, i, 1), X(512, 1024), ids(1024, 256))
op("gather along the last, 512x1024, 512x256", "gather", lambda x, i: torch.gather(x, 1, i), lambda x, i: jnp.take_along_axis(x, i, 1), X(512, 1024),
   ids(1024, 512, 256))
op("gather along the first, 1024x512, 256x512", "gather", lambda x, i: torch.gather(x, 0, i), lambda x, i: jnp.take_along_axis(x, i, 0), X(1024, 512),
   ids(1024, 256, 512))
op("index_add of rows, 1000x256, 8000", "scatter", lambda x, i, u: x.index_add(0, i, u), lambda x, i, u: x.at[i].add(u), X(1000, 256), ids(1000, 8000),
   X(8000, 256))
op("scatter_add of elements, 65536, 262144", "scatter", lambda x, i, u: x.scatter_add(0, i, u), lambda x, i, u: x.at[i].add(u), X(65536), ids(65536, 262144),
   X(262144))
op("one-hot, 4096 of 256", "gather", lambda i: F.one_hot(i, 256).float(), lambda i: jax.nn.one_hot(i, 256), ids(256, 4096))

# ---- Order
op("sort rows, 256x1000", "sort", lambda x: torch.sort(x, -1)[0], lambda x: jnp.sort(x, -1), X(256, 1000))
op("sort one row, 131072", "sort", lambda x: torch.sort(x, -1)[0], lambda x: jnp.sort(x, -1), X(131072))
op("argsort rows, 256x1000", "sort", lambda x: torch.argsort(x, -1), lambda x: jnp.argsort(x, -1), X(256, 1000, kind="distinct"))
op("top 10 of 64x32000", "sort", lambda x: torch.topk(x, 10), lambda x: tuple(lax.top_k(x, 10)), X(64, 32000))
op("top 100 of 8x8400", "sort", lambda x: torch.topk(x, 100), lambda x: tuple(lax.top_k(x, 100)), X(8, 8400))
op("argmax of rows, 64x32000", "argmax", lambda x: torch.argmax(x, -1), lambda x: jnp.argmax(x, -1), X(64, 32000))
op("argmax of channels, 21x224x224", "argmax", lambda x: torch.argmax(x, 0), lambda x: jnp.argmax(x, 0), X(21, 224, 224))

# ---- Moving
PERMUTES = [("0-2-1, 8x512x768", (8, 512, 768), (0, 2, 1)), ("0-2-1, 64x196x100", (64, 196, 100), (0, 2, 1)), ("1-0, 1024x1024", (1024, 1024), (1, 0)),
            ("NCHW to NHWC, 1x64x112x112", (1, 64, 112, 112), (0, 2, 3, 1)), ("NCHW to NHWC, 8x3x224x224", (8, 3, 224, 224), (0, 2, 3, 1)),
            ("NHWC to NCHW, 1x112x112x64", (1, 112, 112, 64), (0, 3, 1, 2)), ("heads 0-2-1-3, 4x128x12x64", (4, 128, 12, 64), (0, 2, 1, 3)),
            ("heads 0-2-3-1, 4x128x12x64", (4, 128, 12, 64), (0, 2, 3, 1)), ("windows 0-1-3-2-4-5, 1x8x7x8x7x96", (1, 8, 7, 8, 7, 96), (0, 1, 3, 2, 4, 5))]
for name, shape, order in PERMUTES:
    op("permute " + name, "permute", lambda x, order=order: x.permute(order).contiguous(), lambda x, order=order: jnp.transpose(x, order), X(*shape))
for d in range(3):
    op(f"concatenate along {d}, 2 of 64x128x100", "concatenate", lambda x, y, d=d: torch.cat([x, y], d), lambda x, y, d=d: jnp.concatenate([x, y], d),
       X(64, 128, 100), X(64, 128, 100))
op("concatenate channels, 64 and 32 of 56x56", "concatenate", lambda x, y: torch.cat([x, y], 1), lambda x, y: jnp.concatenate([x, y], 1), X(4, 64, 56, 56),
   X(4, 32, 56, 56))
op("stack along the last, 2 of 512x512", "concatenate", lambda x, y: torch.stack([x, y], -1), lambda x, y: jnp.stack([x, y], -1), X(512, 512), X(512, 512))
op("split in 3 along the last, 512x2304", "split", lambda x: tuple(t.contiguous() for t in x.split(768, -1)), lambda x: tuple(jnp.split(x, 3, -1)), X(512, 2304))
op("split in 2 along channels, 4x128x56x56", "split", lambda x: tuple(t.contiguous() for t in x.split(64, 1)), lambda x: tuple(jnp.split(x, 2, 1)),
   X(4, 128, 56, 56))
op("slice every second, 1024x1024", "split", lambda x: x[:, ::2].contiguous(), lambda x: x[:, ::2], X(1024, 1024))
op("pad zeros, 64x56x56 by 1", "pad", lambda x: F.pad(x, (1, 1, 1, 1)), lambda x: jnp.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1))), X(4, 64, 56, 56))
op("pad by reflection, 64x56x56 by 3", "pad", lambda x: F.pad(x, (3, 3, 3, 3), mode="reflect"),
   lambda x: jnp.pad(x, ((0, 0), (0, 0), (3, 3), (3, 3)), mode="reflect"), X(1, 64, 56, 56))
op("flip the last, 64x112x112", "flip", lambda x: torch.flip(x, (-1,)), lambda x: jnp.flip(x, -1), X(64, 112, 112))
op("flip the first, 64x112x112", "flip", lambda x: torch.flip(x, (0,)), lambda x: jnp.flip(x, 0), X(64, 112, 112))
op("roll by 3 and 3, 1x56x56x96", "flip", lambda x: torch.roll(x, (3, 3), (1, 2)), lambda x: jnp.roll(x, (3, 3), (1, 2)), X(1, 56, 56, 96))
op("tile 1x2x3, 32x64x100", "tile", lambda x: x.repeat(1, 2, 3), lambda x: jnp.tile(x, (1, 2, 3)), X(32, 64, 100))
op("repeat heads 4, 8x128x64", "tile", lambda x: x.repeat_interleave(4, 0), lambda x: jnp.repeat(x, 4, 0), X(8, 128, 64))
op("pixel shuffle 2, 128x56x56", "pixel shuffle", lambda x: F.pixel_shuffle(x, 2),
   lambda x: x.reshape(1, 32, 2, 2, 56, 56).transpose(0, 1, 4, 2, 5, 3).reshape(1, 32, 112, 112), X(1, 128, 56, 56))
op("pixel unshuffle 2, 32x112x112", "pixel shuffle", lambda x: F.pixel_unshuffle(x, 2),
   lambda x: x.reshape(1, 32, 56, 2, 56, 2).transpose(0, 1, 3, 5, 2, 4).reshape(1, 128, 56, 56), X(1, 32, 112, 112))
op("channel shuffle, 8x4x28x28", "pixel shuffle", lambda x: x.reshape(8, 4, 29, 28, 28).transpose(1, 2).reshape(8, 116, 28, 28),
   lambda x: x.reshape(8, 4, 29, 28, 28).swapaxes(1, 2).reshape(8, 116, 28, 28), X(8, 116, 28, 28))


def unfold(x):
    """Columns of a 3x3 window, as slices."""
    padded = jnp.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    parts = [padded[:, :, i:i + 56, j:j + 56] for i in range(3) for j in range(3)]
    return jnp.stack(parts, 2).reshape(1, -1, 56 * 56)


op("unfold 3x3, 32x56x56", "unfold", lambda x: F.unfold(x, 3, padding=1), unfold, X(1, 32, 56, 56))
op("unfold 3x3 as a convolution, 32x56x56", "unfold", lambda x: F.unfold(x, 3, padding=1),
   lambda x: lax.conv_general_dilated_patches(x, (3, 3), (1, 1), "SAME").reshape(1, -1, 56 * 56), X(1, 32, 56, 56))
op("lower triangle, 1024x1024", "mask", torch.tril, jnp.tril, X(1024, 1024))
op("upper triangle, 64x128x128", "mask", torch.triu, jnp.triu, X(64, 128, 128))
op("masked fill, 12x256x256", "mask", lambda x, m: x.masked_fill(m, -1e9), lambda x, m: jnp.where(m, jnp.float32(-1e9), x), X(12, 256, 256),
   X(1, 256, 256, kind="mask", dtype="i1"))
op("where, 1024x1024", "mask", torch.where, jnp.where, X(1024, 1024, kind="mask", dtype="i1"), X(1024, 1024), X(1024, 1024))

# ---- Reductions and running ones
for d in range(3):
    op(f"sum along {d}, 64x256x200", "reduction", lambda x, d=d: x.sum(d), lambda x, d=d: x.sum(d), X(64, 256, 200))
op("sum of all, 1024x1024", "reduction", lambda x: x.sum(), lambda x: x.sum(), X(1024, 1024))
op("mean along the middle, 8x196x768", "reduction", lambda x: x.mean(1), lambda x: x.mean(1), X(8, 196, 768))
op("mean over pixels, channels last, 8x49x1280", "reduction", lambda x: x.mean(1), lambda x: x.mean(1), X(8, 49, 1280))
op("max along the last, 2048x512", "reduction", lambda x: x.amax(-1), lambda x: x.max(-1), X(2048, 512))
op("max along the first, 2048x512", "reduction", lambda x: x.amax(0), lambda x: x.max(0), X(2048, 512))
op("max along the middle, 32x128x256", "reduction", lambda x: x.amax(1), lambda x: x.max(1), X(32, 128, 256))
op("variance along the last, 2048x512", "reduction", lambda x: x.var(-1, unbiased=False), lambda x: x.var(-1), X(2048, 512))
op("variance along the first, 2048x512", "reduction", lambda x: x.var(0, unbiased=False), lambda x: x.var(0), X(2048, 512))
op("variance of channels, 8x64x56x56", "reduction", lambda x: x.var((0, 2, 3), unbiased=False), lambda x: x.var((0, 2, 3)), X(8, 64, 56, 56))
op("product along the last, 2048x100", "reduction", lambda x: x.prod(-1), lambda x: x.prod(-1), X(2048, 100, kind="positive"))
op("2-norm along the last, 2048x512", "reduction", lambda x: torch.linalg.vector_norm(x, dim=-1), lambda x: jnp.linalg.norm(x, axis=-1), X(2048, 512))
op("cumulative sum along the last, 256x1000", "cumulative", lambda x: x.cumsum(-1), lambda x: jnp.cumsum(x, -1), X(256, 1000))
op("cumulative sum along the first, 1000x256", "cumulative", lambda x: x.cumsum(0), lambda x: jnp.cumsum(x, 0), X(1000, 256))
op("cumulative max along the last, 256x1000", "cumulative", lambda x: x.cummax(-1)[0], lambda x: lax.cummax(x, 1), X(256, 1000))
op("cumulative product along the last, 256x1000", "cumulative", lambda x: x.cumprod(-1), lambda x: jnp.cumprod(x, -1), X(256, 1000, kind="positive"))
