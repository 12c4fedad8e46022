#!/bin/sh
# --shape-report=FILE.html: pages of several models are opened in headless Chromium, looked at and worked with (report_html.py); a model full of names that
# would be markup, script or no text at all; graphs too large to draw box by box; a machine without Graphviz. Skips (77) without Chromium, but not in CI.
#   report_html.sh BUILD_DIR [PICTURES]     PICTURES: a folder for pictures of the pages, light and dark, wide and narrow
set -u
pictures=
if [ -n "${2:-}" ]; then mkdir -p "$2" && pictures=$(cd "$2" && pwd) || exit 2; fi
. "$(dirname "$0")/../lib.sh"
pages=

if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then
    skip "Chromium (tests/install_deps.sh tests)"
fi
command -v dot >/dev/null || without "Graphviz (tests/install_deps.sh tests)"

# page NAME MODEL OPTION...: NAME.html twice, which has to be the same bytes, and NAME.json of the same program
page() {
    name=$1
    shift
    for to in html again.html json; do
        "$build/tpucc" "$@" --mcpu=x86-64-v3 -o m.so "--shape-report=$name.$to" >out 2>err </dev/null || { cat err; wrong "tpucc $* --shape-report=$name.$to"; return; }
    done
    cmp "$name.html" "$name.again.html" || wrong "$name: not the same page twice"
    rm -f "$name.again.html"
    pages="$pages $name"
}

page digits "$models/digits.mlir" --weights "$models/digits.safetensors"
page symbols "$here/symbols.mlir" --dim s=33 --dim h=50 --dim y.0=33 --dim n=4
page branches "$here/branches.mlir" --control-flow=dynamic
if [ -d "$data/models" ]; then
    page bert "$data/models/small/bert_tiny.mlir" --weights "$data/models/small/bert_tiny.safetensors"
    page decode "$data/models/jax/gpt_decode/program.mlir"
    page buckets "$data/models/jax_dynamic/open_encoder/program.mlir" --bucket s=32,64,128
else
    without "$data/models"
fi
printf 'func.func @main() -> tensor<f32> {\n  %%0 = stablehlo.constant dense<1.0> : tensor<f32>\n  return %%0 : tensor<f32>\n}\n' >none.mlir
page none none.mlir

# Names from everywhere, of everything that a page could mistake.
python3 "$here/report_html.py" hostile >hostile.mlir || wrong "no hostile model"
mkdir '<img src=x onerror=alert(1)>'
cp hostile.mlir "<img src=x onerror=alert(1)>/<b>&\"'.mlir"
page hostile "<img src=x onerror=alert(1)>/<b>&\"'.mlir" --dim s=3

# Two thousand steps; a picture of them is made in time, of fewer boxes.
python3 "$here/report_html.py" long >long.mlir || wrong "no long model"
page long long.mlir

python3 "$here/report_html.py" check "$pictures" $pages || wrong "pages"

# Without Graphviz, or with a program of its name that is none, the page says so, and everything else is there.
mkdir none broken
printf '#!/bin/sh\ncat >/dev/null\necho "{}"\n' >broken/dot
chmod +x broken/dot
for path in none broken; do
    PATH="$work/$path:$build" "$build/tpucc" none.mlir -o m.so --shape-report=bare.html 2>err </dev/null || wrong "PATH=$path: the report fails"
    grep -q "^bare.html: warning: has no picture of the graph: Graphviz's program dot" err || { cat err; wrong "PATH=$path: no warning"; }
    grep -q 'There is no picture of the graph: Graphviz&#39;s program dot' bare.html || wrong "PATH=$path: the page does not say so"
    grep -q '>Kernels</h3>' bare.html || wrong "PATH=$path: the page ends there"
done
grep -q 'apt-get install graphviz' bare.html && wrong "a program that fails is taken for none"
"$build/tpucc" none.mlir -o m.so --shape-report=nowhere/r.html </dev/null 2>err
[ $? = 3 ] || wrong "a place that cannot be written"
[ "$failed" = 0 ]
