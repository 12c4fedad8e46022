#!/usr/bin/env python3
"""The rows of a run as a page: bars beside the peers, and a roofline of each network.

    page.py ROWS.jsonl... PAGE.html

ROWS are what `run.sh --out FILE` writes; `run.sh --html PAGE.html` does both. The page is one file: it has no script, loads nothing, and its policy says so. It
looks like a shape report, whose style sheet it takes (frontend/report/report.css). Every picture has its numbers in a table below it.
"""
import base64
import hashlib
import html
import json
import math
import os
import statistics
import sys

STYLE = """
.bar { width: 90px; height: 10px; vertical-align: middle; }
.wide .bar { width: 240px; }
td.name:not(.n) { min-width: 9rem; }
.ours td { font-weight: 600; }
.group td { border-top: 2px solid var(--rule); }
td:not(.n), th[scope] { min-width: 0; }
.chart svg { width: 100%; max-width: 620px; height: auto; display: block; }
.chart .roof { stroke: var(--poor); stroke-width: 1.5; fill: none; }
.chart .cache { stroke: var(--poor); stroke-dasharray: 4 3; fill: none; }
.chart .grid { stroke: var(--rule); stroke-width: .6; }
.chart .dot { fill: var(--hot); fill-opacity: .55; stroke: var(--ink); stroke-width: .6; }
.chart .dot.move { fill: var(--good); }
.scroll { max-height: none; }
details > summary { cursor: pointer; color: var(--link); margin: .6rem 0; }
@media (max-width: 620px) { .wide .bar { width: 90px; } body { padding: .8rem .6rem 3rem; } th, td { padding: .25rem .4rem; } }
"""


def esc(text):
    return html.escape(str(text), quote=True)


def number(value):
    return f"{value:.3g}" if value < 1000 else f"{value:,.0f}"


def bar(share, kind="cost"):
    width = max(0.5, min(100.0, 100 * share))
    return (f'<svg class="bar {kind}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="whole" width="100" height="8"/>'
            f'<rect class="part" width="{width:.2f}" height="8"/></svg>')


def table(label, head, rows, kind=""):
    """rows: (class, cells), a cell being text that may be aligned: ("n", text)."""
    out = [f'<div class="scroll {kind}"><table aria-label="{esc(label)}"><thead><tr>']
    out += [f'<th class="n">{h[1]}</th>' if isinstance(h, tuple) else f"<th>{h}</th>" for h in head]
    out.append("</tr></thead><tbody>\n")
    for kind, cells in rows:
        out.append(f'<tr class="{kind}">' + "".join(f'<td class="{c[0]}">{c[1]}</td>' if isinstance(c, tuple) else f"<td>{c}</td>" for c in cells) + "</tr>\n")
    return "".join(out) + "</tbody></table></div>\n"


def section(title, *parts):
    return f"<section><h2>{title}</h2>\n" + "".join(parts) + "</section>\n"


# ---- bars beside the peers

def grouped(rows, keys):
    groups = {}
    for r in rows:
        groups.setdefault(tuple(r[k] for k in keys), []).append(r)
    return groups


def is_ours(program):
    return program.startswith("tpucc")


def contest_rows(rows, keys, named, more):
    out = []
    for group, found in grouped(rows, keys).items():
        slowest = max(r["median_ms"] for r in found)
        ours = next((r["median_ms"] for r in found if is_ours(r["program"])), None)
        for i, r in enumerate(found):
            ratio = f"{r['median_ms'] / ours:.2f}" if ours else ""
            kind = " ".join(c for c in ("group" if not i else "", "ours" if is_ours(r["program"]) else "") if c)
            out.append((kind, [esc(named(group)) if not i else "", esc(r["program"]), ("n", number(r["median_ms"])),
                               bar(r["median_ms"] / slowest, "good use" if is_ours(r["program"]) else "cost"), ("n", ratio), *more(r)]))
    return out


def networks(rows):
    def more(r):
        return [("n", number(r[k]) if k in r else "") for k in ("load_ms", "first_ms", "memory_mb")]
    body = contest_rows(rows, ("work", "threads"), lambda g: f"{g[0]}, {g[1]} thread{'s' * (g[1] > 1)}", more)
    head = ["network", "program", ("n", "ms"), "shorter is faster", ("n", "times ours"), ("n", "load, ms"), ("n", "first run, ms"), ("n", "memory, MB")]
    return section("Networks", "<p>Medians of one run; on one thread of processor time. <i>Times ours</i> above 1: tpucc is faster. Memory is what loading and "
                   "running added to the process at most.</p>", table("networks", head, body, "wide"))


def trainings(rows):
    def more(r):
        return [("n", number(r[k]) if k in r else "") for k in ("first_ms", "peak_mb")]
    body = contest_rows(rows, ("work", "threads"), lambda g: f"{g[0]}, {g[1]} thread{'s' * (g[1] > 1)}", more)
    head = ["network, batch", "program", ("n", "ms"), "shorter is faster", ("n", "times ours"), ("n", "first step, ms"), ("n", "memory, MB")]
    return section("Steps of training", "<p>Forward, backward and Adam. Medians; on one thread of processor time. The first step has all that it needs with it. Memory is the "
                   "most that the process held, its modules included.</p>", table("training", head, body, "wide"))


def decoders(rows):
    body = []
    for r in rows:
        body.append(("", [esc(r["work"]), esc(r["program"]), ("n", number(r["median_ms"])), ("n", f"{r['speed']:.2f}"), ("n", f"{r['mb']:.0f}"), ("n", number(r["gb_s"])),
                          bar(r["share"], "use"), ("n", f"{100 * r['share']:.0f} %")]))
    head = ["network", "weights as", ("n", "ms"), ("n", "speed"), ("n", "MB read"), ("n", "GB/s"), "of a loop that reads as much", ("n", "")]
    return section("A step of a decoder", "<p>One token, on one thread of processor time, medians. Speed is by that of the first row.</p>",
                   table("decoder", head, body, "wide"))


def shapes(rows, kind, title):
    def more(r):
        return [("n", number(r["gflops"])), ("n", f"{100 * r['share']:.0f} %")]
    body = contest_rows(rows, ("work", "threads"), lambda g: f"{g[0]}, {g[1]} thr", more)
    head = [kind, "program", ("n", "ms"), "shorter is faster", ("n", "times ours"), ("n", "GFLOP/s"), ("n", "of the peak")]
    return section(title, table(title, head, body, "wide"))


def ops(rows):
    rows = sorted((r for r in rows if "ratio" in r), key=lambda r: r["ratio"])
    if not rows:
        return ""
    ratios = [r["ratio"] for r in rows]
    classes = []
    for (name,), found in grouped(rows, ("class",)).items():
        mean = statistics.geometric_mean(r["ratio"] for r in found)
        classes.append((mean, ("", [esc(name), ("n", len(found)), ("n", f"{mean:.2f}"), bar(mean / 4, "use" if mean >= 1 else "waste"),
                                    ("n", f"{found[0]['ratio']:.2f}"), esc(found[0]["work"])])))
    body = []
    for r in rows:
        times = [("n", number(r[n + " ms"]) if n + " ms" in r else "") for n in ("tpucc", "ONNX Runtime", "PyTorch")]
        body.append(("", [esc(r["work"]), ("n", r["threads"]), ("n", f"{r['ratio']:.2f}"), bar(r["ratio"] / 4, "use" if r["ratio"] >= 1 else "waste"), *times]))
    said = (f"<p>{len(rows)} rows, geometric mean {statistics.geometric_mean(ratios):.2f}, behind in {sum(x < 1 for x in ratios)}, by more than a tenth in "
            f"{sum(x < 0.9 for x in ratios)}. The ratio is the time of the faster peer by tpucc's; the bar ends at 4.</p>")
    return section("Single operations", said,
                   table("classes", ["class", ("n", "rows"), ("n", "mean"), "mean ratio", ("n", "worst"), "worst row"], [c[1] for c in sorted(classes, key=lambda c: c[0])]),
                   "<details><summary>all rows</summary>",
                   table("operations", ["operation", ("n", "threads"), ("n", "ratio"), "faster peer by ours", ("n", "tpucc, ms"), ("n", "ONNX Runtime"),
                                        ("n", "PyTorch")], body), "</details>")


def costs(rows, title):
    body = [("", [esc(r["work"]), *(("n", number(r[k]) if k in r else "") for k in ("wall_ms", "cpu_ms", "memory_mb", "code_mb", "artifact_mb"))]) for r in rows]
    return section(title, table(title, ["work", ("n", "ms"), ("n", "processor ms"), ("n", "memory, MB"), ("n", "code, MB"), ("n", "artifact, MB")], body))


# ---- rooflines

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 420, 320, 40, 34, 10


def roofline_svg(kernels, bounds):
    points = [k for k in kernels if k["flops"] and k["bytes"]]
    intensity = [k["flops"] / k["bytes"] for k in points] or [1]
    rates = [k["flops"] / k["us"] / 1e3 for k in points] or [1]
    peak, memory, cache = bounds["peak_gflops"], bounds["memory_gb_s"], bounds["cache_gb_s"]
    x0, x1 = math.floor(math.log10(min(intensity + [0.1]))), math.ceil(math.log10(max(intensity + [100])))
    y0, y1 = math.floor(math.log10(max(min(rates + [1]), 0.01))), math.ceil(math.log10(peak))
    x = lambda v: LEFT + (math.log10(v) - x0) / (x1 - x0) * (WIDTH - LEFT - 8)
    y = lambda v: HEIGHT - BOTTOM - (math.log10(max(v, 10.0**y0)) - y0) / (y1 - y0) * (HEIGHT - BOTTOM - TOP)
    out = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="GFLOP/s of each kernel over its FLOPs a byte; the numbers are in the table">']
    for e in range(x0, x1 + 1):
        out.append(f'<line class="grid" x1="{x(10.0**e):.1f}" x2="{x(10.0**e):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
                   f'<text x="{x(10.0**e):.1f}" y="{HEIGHT - BOTTOM + 13}" text-anchor="{"end" if e == x1 else "middle"}">{10.0**e:g}</text>')
    for e in range(y0, y1 + 1):
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{y(10.0**e):.1f}" y2="{y(10.0**e):.1f}"/>'
                   f'<text x="{LEFT - 4}" y="{y(10.0**e) + 4:.1f}" text-anchor="end">{10.0**e:g}</text>')
    for rate, kind in ((cache, "cache"), (memory, "roof")):
        corner, low = peak / rate, max(10.0**x0, 10.0**y0 / rate)
        out.append(f'<polyline class="{kind}" points="{x(low):.1f},{y(low * rate):.1f} {x(corner):.1f},{y(peak):.1f} {x(10.0**x1):.1f},{y(peak):.1f}"/>')
    whole = sum(k["us"] * k["launches"] for k in kernels)
    for k in sorted(points, key=lambda k: -k["us"] * k["launches"]):
        share = k["us"] * k["launches"] / whole
        rate = k["flops"] / k["us"] / 1e3
        out.append(f'<circle class="dot" cx="{x(k["flops"] / k["bytes"]):.1f}" cy="{y(rate):.1f}" r="{2.5 + 22 * math.sqrt(share):.1f}">'
                   f'<title>{esc(k["kernel"])}: {rate:.3g} GFLOP/s, {k["flops"] / k["bytes"]:.3g} FLOPs a byte, {100 * share:.1f} % of the run</title></circle>')
    out.append(f'<text x="{WIDTH - 8}" y="{HEIGHT - 4}" text-anchor="end">FLOPs a byte</text><text x="{LEFT + 4}" y="{TOP + 10}">GFLOP/s</text></svg>')
    return '<div class="chart">' + "".join(out) + "</div>\n"


def bound_of(k, bounds):
    """What bounds a kernel, and the us that this takes at least, 0 where that was not measured: what is faster than memory allows has its operands in caches."""
    multiply, memory, cache = k["flops"] / bounds["peak_gflops"] / 1e3, k["bytes"] / bounds["memory_gb_s"] / 1e3, k["bytes"] / bounds["cache_gb_s"] / 1e3
    for by, read in (("memory", memory), ("second cache", cache)):
        if read <= k["us"]:
            return ("multiply-adds", multiply) if multiply >= read else (by, read)
    return ("multiply-adds", multiply) if 2 * multiply >= k["us"] else ("first cache", 0)


def kernel_row(k, bounds, whole):
    flops, moved, us = k["flops"], k["bytes"], k["us"]
    by, roof = bound_of(k, bounds)
    return ("", [("name", esc(k["kernel"]).replace("_", "_<wbr>")), ("n", k["launches"]), ("n", number(us)), ("n", f"{100 * us * k['launches'] / whole:.1f} %"),
                 bar(us * k["launches"] / whole), ("n", number(flops / us / 1e3)), ("n", number(moved / us / 1e3)),
                 ("n", f"{flops / moved:.2f}" if moved else ""), by, ("n", f"{100 * roof / us:.0f} %" if roof else "")])


def roofline(rows, work):
    kernels, bounds = [r for r in rows if "kernel" in r], next(r for r in rows if "peak_gflops" in r)
    whole = sum(k["us"] * k["launches"] for k in kernels)
    flops = sum(k["flops"] * k["launches"] for k in kernels)
    said = (f"<p>{number(whole / 1e3)} ms on one thread, {number(flops / whole / 1e3)} GFLOP/s of {bounds['peak_gflops']:.0f}: "
            f"{100 * flops / whole / 1e3 / bounds['peak_gflops']:.0f} %. A disc is a kernel that computes, its size the share of the run. The line is what multiply-adds in "
            f"registers and reading memory ({bounds['memory_gb_s']:.1f} GB/s) allow, the dashed one reading the second cache "
            f"({bounds['cache_gb_s']:.0f} GB/s). Bytes are those of operands and results, each once, so what stays in caches may lie above the line.</p>")
    body = [kernel_row(k, bounds, whole) for k in sorted(kernels, key=lambda k: -k["us"] * k["launches"])]
    head = ["kernel", ("n", "launches"), ("n", "us each"), ("n", "of the run"), "", ("n", "GFLOP/s"), ("n", "GB/s"), ("n", "FLOPs a byte"), "bound by",
            ("n", "of its bound")]
    return f"<h3>{esc(work)}</h3>\n" + said + roofline_svg(kernels, bounds) + table(work + ": kernels", head, body)


# ---- the page

def page(rows, processor):
    of = lambda bench: [r for r in rows if r["bench"] == bench]
    parts = []
    if of("network"):
        parts.append(networks(of("network")))
    if of("decoder"):
        parts.append(decoders(of("decoder")))
    if of("train"):
        parts.append(trainings(of("train")))
    rooflines = grouped(of("roofline"), ("work",))
    if rooflines:
        parts.append(section("Rooflines: what bounds each kernel", *(roofline(found, work) for (work,), found in rooflines.items())))
    for precision, title in (("f32", "Matrix products"), ("bf16", "Matrix products of bf16"), ("int8", "Matrix products of bytes")):
        found = [r for r in of("matmul") if r.get("precision", "f32") == precision]
        if found:
            parts.append(shapes(found, "M N K", title))
    if of("conv"):
        parts.append(shapes(of("conv"), "N C H W O K stride pad groups", "Convolutions"))
    parts.append(ops(of("ops")))
    if of("compile"):
        parts.append(costs(of("compile"), "Compiling"))
    if of("start"):
        parts.append(costs(of("start"), "Starting"))
    css = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../frontend/report/report.css")).read() + STYLE
    policy = base64.b64encode(hashlib.sha256(css.encode()).digest()).decode()
    return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
            f'style-src \'sha256-{policy}\'; base-uri \'none\'; form-action \'none\'">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<meta name="color-scheme" content="light dark">\n<title>tpucc beside its peers</title>\n<style>{css}</style>\n</head>\n<body>\n'
            f"<header><h1>tpucc beside its peers</h1><p>{esc(processor)}</p></header>\n<main>\n" + "".join(parts) + "</main>\n</body>\n</html>\n")


def processor_name():
    with open("/proc/cpuinfo") as f:
        names = [line.split(":", 1)[1].strip() for line in f if line.startswith("model name")]
    return f"{names[0]}, {len(names)} processors" if names else "processor unknown"


def write_page(rows, path):
    text = page(rows, processor_name())
    with open(path + ".part", "w") as f:
        f.write(text)
    os.replace(path + ".part", path)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    found = []
    for name in sys.argv[1:-1]:
        try:
            with open(name) as lines:
                found += [json.loads(line) for line in lines if line.strip()]
        except (OSError, ValueError) as wrong:
            sys.exit(f"page.py: {name}: {wrong}")
    try:
        write_page(found, sys.argv[-1])
    except OSError as wrong:
        sys.exit(f"page.py: {wrong}")
    except (KeyError, TypeError) as wrong:
        sys.exit(f"page.py: a row is none of the benchmark's: {wrong}")
