#!/usr/bin/env python3
"""Times one peer on one exported network, and prints one JSON line.

    peers.py PEER STEM THREADS SECONDS [f32|bf16]
    peers.py --list

PEER is onnxruntime or openvino (STEM.onnx), torch (the network of ../shared/models/export_stablehlo.py, random weights) or jax (XLA on STEM.mlir, with
STEM.safetensors as further arguments that stay where XLA has them; it takes as many threads as the affinity allows processors). STEM.input.npy is the input, STEM.expected.npy what PyTorch says. load_ms is until it can run, first_ms the first run; memory_mb is what both and the runs that follow added
to the process at most, by what Linux counts as resident, its modules having been imported before. On one thread a run's processor time is measured, so that other processes do not count. The precision is
what OpenVINO is told to multiply in; the others know f32 alone. --list prints the peers that this Python can import. Whoever starts it sets the affinity.
"""
import importlib
import importlib.util
import json
import os
import re
import statistics
import sys
import time


def onnxruntime(ort, stem, threads, data):
    options = ort.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    session = ort.InferenceSession(stem + ".onnx", options, providers=["CPUExecutionProvider"])
    inputs = {session.get_inputs()[0].name: data}
    return lambda: session.run(None, inputs)[0], "ONNX Runtime " + ort.__version__


def openvino(ov, stem, threads, data):
    compiled = ov.Core().compile_model(stem + ".onnx", "CPU", {"INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY",
                                                               "INFERENCE_PRECISION_HINT": precision})
    request = compiled.create_infer_request()
    return lambda: request.infer({0: data}, share_inputs=True, share_outputs=True)[0], "OpenVINO " + ov.__version__.split("-")[0]


def torch(t, stem, threads, data):
    shared = os.environ.get("TPUCC_DATA") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../shared")
    sys.path.insert(0, os.path.join(shared, "models"))
    import export_stablehlo
    t.set_num_threads(threads)
    t.manual_seed(0)
    net = export_stablehlo.build(os.path.basename(stem), data.shape[0])[0].eval()
    x = t.from_numpy(data)

    def run():
        with t.no_grad():
            return net(x)
    return run, "PyTorch " + t.__version__


def jax(j, stem, threads, data):
    from jax._src.interpreters import mlir
    from jax._src.lib import _jax, xla_client
    from jaxlib.mlir import ir
    text, cpu = open(stem + ".mlir").read(), j.devices("cpu")[0]
    with mlir.make_ir_context():
        code = mlir.module_to_bytecode(ir.Module.parse(text))
    program = cpu.client.compile_and_load(code, _jax.DeviceList((cpu,)), xla_client.CompileOptions())
    stored = np.memmap(stem + ".safetensors", mode="r")
    start = 8 + int(stored[:8].view("<u8")[0])
    tensors = json.loads(bytes(stored[8:start]))
    weight = lambda t: stored[start + t["data_offsets"][0]:start + t["data_offsets"][1]].view({"F32": "<f4", "I32": "<i4", "I64": "<i8"}[t["dtype"]]).reshape(t["shape"])
    names = re.findall(r"%([\w.]+): tensor", text[text.index("@main("):text.index(") ->")])
    arguments = [j.device_put(weight(tensors[n]) if n in tensors else data, cpu) for n in names]
    return lambda: program.execute(arguments)[0].block_until_ready(), "XLA:CPU of JAX " + j.__version__


def resident_mb(what):
    with open("/proc/self/status") as f:
        return next(int(line.split()[1]) for line in f if line.startswith(what + ":")) / 1024


peers = {"onnxruntime": onnxruntime, "openvino": openvino, "torch": torch, "jax": jax}
if sys.argv[1:] == ["--list"]:
    print(" ".join(p for p in peers if importlib.util.find_spec(p)))
    sys.exit()
if len(sys.argv) not in (5, 6) or sys.argv[1] not in peers:
    sys.exit(__doc__)
precision = sys.argv[5] if len(sys.argv) == 6 else "f32"
if precision not in ("f32", "bf16") or (precision == "bf16" and sys.argv[1] != "openvino"):
    sys.exit(f"peers.py: {sys.argv[1]} is not measured in {precision}")
import numpy as np

stem, threads, seconds = sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
data, want = np.load(stem + ".input.npy"), np.load(stem + ".expected.npy")
module = importlib.import_module(sys.argv[1])
clock = time.process_time if threads == 1 else time.perf_counter
before, start = resident_mb("VmRSS"), clock()
run, program = peers[sys.argv[1]](module, stem, threads, data)
ready = clock() - start
got = np.asarray(run())
first = clock() - start - ready
times, end = [], time.perf_counter() + seconds
while time.perf_counter() < end or len(times) < 3:
    start = clock()
    run()
    times.append((clock() - start) * 1e3)
print(json.dumps({"program": program, "median_ms": statistics.median(times), "min_ms": min(times), "runs": len(times), "load_ms": ready * 1e3, "first_ms": first * 1e3,
                  "memory_mb": round(resident_mb("VmHWM") - before, 1),
                  "error": float(np.max(np.abs(got - want)) / np.max(np.abs(want)))}))
