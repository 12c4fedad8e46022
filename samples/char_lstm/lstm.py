"""The network of char_lstm, as JAX prints it: lstm.py > lstm.mlir, lstm.py step > step.mlir. Both have the same parameters."""
import re
import sys

import jax
import jax.numpy as np

SYMBOLS, WIDTH, HIDDEN, BATCH, LENGTH = 96, 64, 160, 32, 64
f32 = np.float32
PARAMETERS = {"embedding": (SYMBOLS, WIDTH), "input.weight": (WIDTH, 4 * HIDDEN), "hidden.weight": (HIDDEN, 4 * HIDDEN), "gates.bias": (4 * HIDDEN,),
              "output.weight": (HIDDEN, SYMBOLS), "output.bias": (SYMBOLS,)}


def cell(state, gates, hidden_weight):
    h, c = state
    i, f, o, u = np.split(gates + h @ hidden_weight, 4, axis=-1)
    c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * np.tanh(u)
    return jax.nn.sigmoid(o) * np.tanh(c), c


def network(symbols, embedding, input_weight, hidden_weight, gates_bias, output_weight, output_bias):
    """Scores of the symbol that follows each of a text: [BATCH, LENGTH] -> [BATCH, LENGTH, SYMBOLS]."""
    gates = embedding[symbols].transpose(1, 0, 2) @ input_weight + gates_bias

    def step(state, g):
        state = cell(state, g, hidden_weight)
        return state, state[0]

    zero = np.zeros((symbols.shape[0], HIDDEN), f32)
    _, all_h = jax.lax.scan(step, (zero, zero), gates)
    return (all_h @ output_weight + output_bias).transpose(1, 0, 2)


def one(symbol, h, c, embedding, input_weight, hidden_weight, gates_bias, output_weight, output_bias):
    """The same for one symbol; h and c are what the network remembers."""
    h, c = cell((h, c), embedding[symbol] @ input_weight + gates_bias, hidden_weight)
    return h @ output_weight + output_bias, h, c


def shapes(*arguments):
    return [jax.ShapeDtypeStruct(s, t) for s, t in arguments] + [jax.ShapeDtypeStruct(s, f32) for s in PARAMETERS.values()]


if sys.argv[1:] == ["step"]:
    lowered = jax.jit(one).lower(*shapes(((), np.int32), ((HIDDEN,), f32), ((HIDDEN,), f32)))
else:
    lowered = jax.jit(network).lower(*shapes(((BATCH, LENGTH), np.int32)))
text = re.sub(r"^#loc\d* = .*\n", "", lowered.as_text(debug_info=True), flags=re.M)
print(re.sub(r" loc\((#loc\d*|unknown)\)", "", text), end="")  # of all places the arguments' names
