"""Finds every cycle of the call graph of the compiler and the runtime: recursion.py BUILD_DIR ALLOWED. See recursion.sh.

The project's C files are compiled once more by gcc, unoptimised, a section a function and an object: what the section of a function refers to is what it
can call or point at, and a table refers to the functions in it, so that calls through tables and callbacks are edges as well. Cycles that are left when the
functions of the list are taken out are recursion that nobody has bounded. For those of the list, the frames of the longest way from the
function back to itself times the levels that the list promises have to fit into its share of a stack."""
import json
import os
import re
import shlex
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

FLAGS = "-w -O0 -fno-inline -ffunction-sections -fdata-sections -fno-pic -fno-jump-tables -fcallgraph-info=su".split()
SECTION = re.compile(r"\.(?:text(?:\.unlikely)?|data(?:\.rel(?:\.ro)?(?:\.local)?)?|rodata|bss|tbss)\.(.+)")
SHT_SYMTAB, SHT_RELA = 2, 4


def compile_all(build, out):
    """[(source, object)] of what is not a test or a sample."""
    jobs = {}
    for c in json.load(open(os.path.join(build, "compile_commands.json"))):
        source = os.path.relpath(c["file"], os.getcwd())
        if re.match(r"(tests|samples)/|.*/tests/", source) or not source.endswith(".c"):
            continue
        args = [a for a in shlex.split(c["command"]) if not re.match(r"-O|-fsanitize|-fno-sanitize|-Werror", a)]
        at = args.index("-o")
        del args[at:at + 2]
        while not args[0].startswith("-"):
            del args[0]
        obj = os.path.join(out, source.replace("/", "_") + ".o")
        jobs[obj] = (["gcc"] + args + FLAGS + ["-o", obj], c["directory"], source)
    def run(job):
        subprocess.run(job[0], cwd=job[1], check=True, env=dict(os.environ, CCACHE_DISABLE="1"))  # a cache gives back no call graph
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, jobs.values()))
    return [(job[2], obj) for obj, job in jobs.items()]


class Object:
    """Symbols of sections and of relocations of a relocatable ELF file of x86-64."""

    def __init__(self, source, path):
        self.source, self.data = source, open(path, "rb").read()
        at, = struct.unpack_from("<Q", self.data, 40)
        n, names = struct.unpack_from("<HH", self.data, 60)
        self.sections = [struct.unpack_from("<IIQQQQIIQQ", self.data, at + 64 * i) for i in range(n)]
        self.names = [self.text(self.sections[names][4] + s[0]) for s in self.sections]
        table = next(s for s in self.sections if s[1] == SHT_SYMTAB)
        strings = self.sections[table[6]][4]
        self.symbols, self.globals = [], set()
        for k in range(table[5] // 24):
            name, info, _, section, _, _ = struct.unpack_from("<IBBHQQ", self.data, table[4] + 24 * k)
            is_section = info & 15 == 3
            text = self.of_section(section) if is_section else self.text(strings + name)
            if info >> 4 and section:
                self.globals.add(text)
            self.symbols.append((text, is_section, bool(info >> 4)))

    def text(self, at):
        return self.data[at:self.data.index(b"\0", at)].decode()

    def of_section(self, i):
        m = SECTION.fullmatch(self.names[i]) if i < len(self.names) else None
        return m and m.group(1)

    def key(self, name, is_global):
        return name if is_global else f"{self.source}:{name}"

    def edges(self):
        for s in self.sections:
            source = s[1] == SHT_RELA and self.of_section(s[7])
            if not source:
                continue
            for k in range(s[5] // 24):
                _, info, _ = struct.unpack_from("<QQq", self.data, s[4] + 24 * k)
                name, is_section, is_global = self.symbols[info >> 32]
                if name:
                    yield self.key(source, source in self.globals), self.key(name, name in self.globals if is_section else is_global)


def read_graph(objects):
    """edges: key -> keys; frames: key -> bytes. A static function's key is FILE:NAME. Calls inside of a section have no relocation: gcc lists those."""
    edges, frames = {}, {}
    for source, path in objects:
        o = Object(source, path)
        for a, b in o.edges():
            edges.setdefault(a, set()).add(b)
        for line in open(path[:-2] + ".ci"):
            names = re.findall(r'(?:title|sourcename|targetname): "(?:[^"]*:)?([^":]+)"', line)
            if line.startswith("node") and (m := re.search(r"(\d+) bytes \(", line)):
                frames[o.key(names[0], names[0] in o.globals)] = int(m.group(1))
            if line.startswith("edge") and names[0] == names[1]:
                key = o.key(names[0], names[0] in o.globals)
                edges.setdefault(key, set()).add(key)
    return edges, frames


def components(edges, without=frozenset()):
    """Sets of functions that reach each other (Tarjan 1972), of those in a cycle; callees before their callers."""
    index, low, stack, inside, found = {}, {}, [], set(), []
    for root in sorted(edges):
        if root in index or root in without:
            continue
        work = []

        def enter(v):
            index[v] = low[v] = len(index)
            stack.append(v), inside.add(v)
            work.append((v, iter(sorted(edges.get(v, ())))))
        enter(root)
        while work:
            v, rest = work[-1]
            for w in rest:
                if w in without:
                    continue
                if w not in index:
                    enter(w)
                    break
                if w in inside:
                    low[v] = min(low[v], index[w])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[v])
                if low[v] == index[v]:
                    at = stack.index(v)
                    part = stack[at:]
                    del stack[at:]
                    inside.difference_update(part)
                    if len(part) > 1 or v in edges.get(v, ()):
                        found.append(sorted(part))
    return found


def way_back(edges, frames, part, hub, hubs):
    """The most bytes that the frames of a way from the hub back to it take; other hubs are counted by their own rows."""
    known = {}

    def longest(v):
        if v not in known:
            known[v] = 0
            onward = [longest(w) for w in edges.get(v, ()) if w in part and w not in hubs]
            known[v] = frames.get(v, 0) + max(onward, default=0)
        return known[v]
    return longest(hub)


def read_allowed(path):
    """function -> levels, bytes"""
    allowed, of = {}, None
    for line in open(path):
        if line.startswith("="):
            levels, kib, _ = line[1:].split(maxsplit=2)
            of = int(levels), int(kib) << 10
        elif not line.startswith("#"):
            allowed.update((function, of) for function in line.split())
    return allowed


def main(build, allowed_path, *given):
    out = os.path.join(os.path.abspath(build), "recursion")
    os.makedirs(out, exist_ok=True)
    edges, frames = read_graph(compile_all(build, out))
    allowed = read_allowed(allowed_path)
    bad = 0
    for part in components(edges, set(allowed)):
        print("recursion that no row of the list bounds:", " ".join(part))
        bad = 1
    parts = {f: set(p) for p in components(edges) for f in p}
    sys.setrecursionlimit(100000)
    for function, (levels, share) in allowed.items():
        if function not in parts:
            print(f"{function} is in no cycle: its row can go")
            bad = 1
            continue
        each = way_back(edges, frames, parts[function], function, set(allowed))
        fits = each * levels <= share
        print(f"{'' if fits else 'too much stack: '}{function}: {levels} levels of {each} bytes, {each * levels >> 10} KiB of {share >> 10}")
        bad |= not fits
    return bad


sys.exit(main(*sys.argv[1:]))
