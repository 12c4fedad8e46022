"""What report_html.sh makes and looks at.

    report_html.py hostile | long            prints a model
    report_html.py check PICTURES NAME...    opens NAME.html in Chromium beside NAME.json; PICTURES: a folder for pictures, or ''
"""
import json, re, shutil, sys

from browser import Browser

BAD = '''</title></script><script>document.title = "owned"</script><img src=x onerror='document.title="owned"'>&amp;&#60;"'''


def hostile():
    """Names of arguments, ops, results and the entry point are markup; some are no UTF-8, or control what is written around them."""
    odd = "".join(f"\\{b:02X}" for b in b"\x01\x1b\x7f\xff\xc3\x28\xed\xa0\x80\xf4\x90\x80\x80\xc0\xaf\xe2\x80\xae\xe2\x81\xa6\xef\xbf\xbe\xc2\x85")
    text = BAD.replace("\\", "\\\\").replace('"', '\\22')
    return f'''module @"{text}" {{
  func.func @"{text}"(%arg0: tensor<?x4xf32> {{tpu.dims = ["s", ""]}} loc("{text}"), %arg1: tensor<4x4xf32> loc("{odd}")) -> (tensor<?x4xf32> {{jax.result_info = "{text}"}}) {{
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32> loc("{text}")
    %1 = stablehlo.exponential %0 : tensor<?x4xf32> loc("{odd}")
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32> loc("javascript:alert(1)")
    return %2 : tensor<?x4xf32>
  }}
}}
'''


def long():
    """Products that read what was made long ago: lines that dot needs most time for."""
    t = "tensor<4x4xf32>"
    lines = [f"func.func @main(%v0: {t}) -> {t} {{"]
    for i in range(1, 2001):
        other = max(0, i - 2 - i * 7919 % 60)
        lines.append(f"  %v{i} = stablehlo.dot_general %v{i - 1}, %v{other}, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}")
    return "\n".join(lines + [f"  return %v2000 : {t}", "}", ""])


# --- pages

CONTRAST = '''(() => { // the least contrast of text on boxes (WCAG 2), in the colours that are shown now
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const light = (colour, on) => {
    canvas.fillStyle = on; canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const page = getComputedStyle(document.body).backgroundColor, worst = {ratio: 99};
  const look = (what, text, on) => {
    const [a, b] = [light(text, on), light(on, page)].sort((x, y) => y - x), ratio = (a + 0.05) / (b + 0.05);
    if (ratio < worst.ratio) Object.assign(worst, {ratio, what});
  };
  for (const e of document.querySelectorAll('.node, .buffer')) if (e.querySelector('text')) look(e.getAttribute('class'), getComputedStyle(e.querySelector('text')).fill, getComputedStyle(e.querySelector('rect')).fill);
  for (const e of document.querySelectorAll('p, td, th, dt, dd, small, a, h1, legend')) look(e.tagName, getComputedStyle(e).color, page);
  return worst;
})()'''

SECTIONS = ["Graph", "Arguments: what fixes each size", "Contractions in tiles of 128×128", "Memory over time", "Kernels", "Sizes far from multiples of 8, 32, 128"]


class Wrong(Exception):
    pass


def must(condition, *said):
    if not condition:
        raise Wrong(" ".join(map(str, said)))


def column(page, entry, title):
    """What a column of the table of kernels shows, as numbers."""
    return page.js(f"""[...document.querySelectorAll('#e{entry}rows tbody tr')].map((row) => Number(row.cells[
        [...document.querySelectorAll('#e{entry}rows th')].findIndex((h) => h.textContent == {title!r})].dataset.v))""")


def check_tables(page, e, i):
    if not e["kernels"]:
        return
    must(column(page, i, "FLOPs each") == [k["flops"] for k in e["kernels"]], "FLOPs", column(page, i, "FLOPs each"))
    must(column(page, i, "bytes moved each") == [k["bytes"] for k in e["kernels"]], "bytes")
    click = f"[...document.querySelectorAll('#e{i}rows th button')].find((b) => b.textContent == 'FLOPs each').click()"
    for down in (True, False):
        page.js(click)
        must(column(page, i, "FLOPs each") == sorted((k["flops"] for k in e["kernels"]), reverse=down), "not sorted")
    name = e["kernels"][-1]["name"]
    fill = f"(() => {{ const f = document.querySelector('[data-filter=e{i}rows]'); f.value = %s; f.dispatchEvent(new Event('input')); return [...document.querySelectorAll('#e{i}rows tbody tr')].filter((r) => r.offsetParent).length }})()"
    must(page.js(fill % json.dumps(name.upper())) == sum(name in k["name"] for k in e["kernels"]), "the filter finds others than", name)
    must(page.js(fill % "''") == len(e["kernels"]), "an empty filter hides rows")


def check_graph(page, e, i, drawn):
    nodes, within = e["graph"]["nodes"], f"#e{i} .graph "
    if not drawn:
        must(not page.js(f"document.querySelector('{within}')"), "a picture without Graphviz")
        return
    counts = page.js(f"['.kernel', '.port', '.control', '.line', 'rect.frame'].map((c) => document.querySelectorAll('{within}' + c).length)")
    kinds = [n["kind"] for n in nodes]
    if page.js(f"document.querySelector('#e{i} .statement')?.textContent.includes('too many')"):
        must(24 <= sum(counts[:3]) <= 240 < len(nodes) or 2 * len(nodes) > 240, "boxes", counts)
    else:
        edges = {(x["from"], x["to"], x["back"]) for x in e["graph"]["edges"]}
        must(counts == [kinds.count("kernel"), kinds.count("argument") + kinds.count("result"), kinds.count("begin") + kinds.count("end") + kinds.count("check"), len(edges), len(e["graph"]["groups"]) - 1],
             "the graph shows", counts, kinds)
    must(page.js(f"[...document.querySelectorAll('{within}a.node')].every((a) => document.querySelector(a.getAttribute('href')))"), "boxes lead nowhere")
    must(page.js(f"[...document.querySelectorAll('{within}.node')].every((n) => n.querySelector('title').textContent && n.getAttribute('aria-label'))"), "boxes without words")
    must(page.js(f"[...document.querySelectorAll('{within}.node')].every((n) => [...n.querySelectorAll('text')].every((t) => t.getBBox().width <= n.querySelector('rect').getBBox().width))"), "text is wider than its box")
    if "kernel" not in kinds:
        return
    must(page.js(f"""(() => {{ const s = document.querySelector('{within}svg'), g = document.querySelector('{within}'), w = s.viewBox.baseVal.width, shown = s.getBoundingClientRect().width;
        return Math.abs(shown - Math.max(0.6 * w, Math.min(w, g.clientWidth - 4))) < 2 }})()"""), "the size at first")
    page.js(f"document.querySelector('{within}a.node').focus()")
    must(page.js(f"document.querySelector('#e{i} .details').textContent == document.querySelector('{within}a.node title').textContent"), "the details are of something else")
    page.key("Enter")
    must(page.js(f"document.querySelector('tr:target') && document.querySelector('tr:target').id.startsWith('e{i}k')"), "Enter does not lead to the kernel's row")
    colours = [page.js(f"document.querySelector('#e{i} input[value={by}]').click(), [...document.querySelectorAll('{within}.kernel rect')].map((r) => getComputedStyle(r).fill).join()") for by in ("flops", "tiles")]
    must(colours[0] != colours[1] or not e["tiles"], "colours stay")
    width = f"document.querySelector('{within}svg').getBoundingClientRect().width"
    before = page.js(width)
    page.js(f"document.querySelector('#e{i} [data-zoom=\"1.25\"]').click()")
    must(page.js(width) > before or before > 8000, "does not grow")
    page.js(f"document.querySelector('#e{i} [data-zoom=\"fit\"]').click()")
    must(page.js(f"(() => {{ const g = document.querySelector('{within}'); return g.scrollWidth <= g.clientWidth || {width} < 400 }})()"), "does not fit")


def check_memory(page, e, i):
    shown = page.js(f"[...document.querySelectorAll('#e{i} .buffer rect')].map((r) => Math.round(r.getBBox().height / 320 * {e['slab_bytes']}))")
    must(len(shown) == len(e["buffers"]), "buffers", len(shown), len(e["buffers"]))
    must(all(abs(a - b["bytes"]) <= 2 + e["slab_bytes"] / 3000 for a, b in zip(shown, e["buffers"])), "heights of buffers")
    lives = [(b["offset"], b["offset"] + b["bytes"], b["first_node"], b["last_node"]) for b in e["buffers"]]
    must(all(end <= e["slab_bytes"] and first <= last < len(e["graph"]["nodes"]) for _, end, first, last in lives), "a buffer outside the slab")


def check_looks(page, name, pictures):
    for dark in (False, True):
        page.look(dark=dark)
        for by in ("flops", "bytes", "tiles"):
            page.js(f"document.querySelectorAll('input[value={by}]').forEach((r) => r.click())")
            worst = page.js(CONTRAST)
            must(worst["ratio"] >= 4.5, "dark" if dark else "light", by, "contrast", worst)
    must(page.js("getComputedStyle(document.body).backgroundColor") != "rgb(255, 255, 255)", "dark is light")
    page.look(dark=True, media="print")
    must(page.js("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)", "prints dark")
    must(page.js("[...document.querySelectorAll('.tools')].every((t) => getComputedStyle(t).display == 'none') && [...document.querySelectorAll('.entry')].every((t) => getComputedStyle(t).display != 'none')"), "prints buttons, or not all")
    if pictures:
        page.look(width=760, height=1080, media="print")
        page.picture(f"{pictures}/{name}-print.png")
    must(page.js("[...document.querySelectorAll('.sortable td:last-child')].every((c) => !/[/]./.test(c.textContent) || c.querySelector('wbr'))"), "places have nowhere to break")
    page.look(width=360)
    must(page.js("document.documentElement.scrollWidth") <= 360, "wider than a telephone", page.js("document.documentElement.scrollWidth"))
    page.look()


def check_page(browser, name, pictures, drawn):
    entries = json.load(open(name + ".json"))["entries"]
    page = browser.open(name + ".html")
    must(page.js("document.characterSet") == "UTF-8" and "shape report" in page.js("document.title"), "title", page.js("document.title"))
    must(page.js("document.querySelectorAll('.entry').length") == len(entries), "entry points")
    for i, e in enumerate(entries):
        page.js(f"location.hash = 'e{i}'")
        must(page.js(f"new Promise((done) => setTimeout(() => done([...document.querySelectorAll('.entry')].filter((e) => e.offsetParent).map((e) => e.id).join()), 50))") == f"e{i}", "not the entry point alone")
        must(page.js(f"[...document.querySelectorAll('#e{i} h3')].map((h) => h.textContent)") == SECTIONS + ["Taken for granted where calls are padded"] * ("assumed" in e), "sections")
        check_graph(page, e, i, drawn)
        check_tables(page, e, i)
        check_memory(page, e, i)
    must(page.js("!document.querySelector('[hidden]:not(.entry)')"), "something stays hidden")
    check_looks(page, name, pictures)
    for dark in (False, True) if pictures else ():
        for width in (1280, 420):
            page.look(width=width, dark=dark)
            page.picture(f"{pictures}/{name}-{'dark' if dark else 'light'}-{width}.png")
    must(not page.problems, page.problems)
    return page


def check_hostile(page):
    must(page.js("!document.querySelector('img, iframe, object, link, b, main script') && document.scripts.length == 1"), "markup of the model is on the page")
    must(page.js("[...document.querySelectorAll('*')].every((e) => [...e.attributes].every((a) => !a.name.startsWith('on') && a.name != 'src'))"), "attributes of the model are on the page")
    must(page.js("[...document.querySelectorAll('a')].every((a) => /^#e[0-9]+(k[0-9]+|arguments)?$/.test(a.getAttribute('href')))"), "links of the model")
    text = page.js("document.documentElement.textContent")
    must(BAD in text and "\ufffd" in text and "<b>&\"'.mlir" in text, "names are not shown as they are")
    must(not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe]", text), "control characters are on the page")


def check_policy(page):
    """What a name could do if it became markup after all."""
    page.js("""(() => { const s = document.createElement('script'); s.textContent = 'document.title = "owned"'; document.body.append(s);
        document.body.insertAdjacentHTML('beforeend', '<img src="http://127.0.0.1:9/x.png"><p style="color:red" onclick="document.title=1">x</p><link rel="stylesheet" href="http://127.0.0.1:9/x.css">');
        document.body.lastElementChild.previousElementSibling.click() })()""")
    page.js("new Promise((done) => setTimeout(done, 200))")
    must(page.js("document.title").endswith("shape report"), "a script that is not the page's runs")
    must(len(page.problems) >= 4 and all("Content Security Policy" in p or p.endswith("blocked by csp") for p in page.problems), "the policy lets through", page.problems)


def check_without_script(browser, name):
    page = browser.open(name + ".html", script=False)
    hidden = "[...document.querySelectorAll('.entry, section')].every((e) => e.getBoundingClientRect().height > 0) && [...document.querySelectorAll('.tools, .details')].every((e) => e.getBoundingClientRect().height == 0)"
    must(page.js(hidden), "without its script the page hides something, or shows buttons")


def check(pictures, names):
    drawn, failed = shutil.which("dot") is not None, 0
    with Browser() as browser:
        for name in names:
            try:
                page = check_page(browser, name, pictures, drawn)
                check_without_script(browser, name)
                if name == "hostile":
                    check_hostile(page)
                    check_policy(page)
            except Wrong as e:
                print(f"{name}: {e}")
                failed += 1
    return failed


if __name__ == "__main__":
    if sys.argv[1] in ("hostile", "long"):
        sys.stdout.buffer.write({"hostile": hostile, "long": long}[sys.argv[1]]().encode())
    else:
        sys.exit(bool(check(sys.argv[2], sys.argv[3:])))
