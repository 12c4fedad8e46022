#!/bin/sh
# Text that comes from files holds anything: names that clear a terminal, end the line and forge another message, turn the direction of what follows, are no
# UTF-8, are a megabyte long. Whatever the programs print and write then is clean, and what is written as a model reads back as the same.
#   hostile.sh BUILD_DIR
set -u
. "$(dirname "$0")/../lib.sh"

# In a string of MLIR, and as bytes: escape, end of line with a forged error, C1's CSI, a turn to the right, a line separator, a byte that is no UTF-8, DEL.
mlir='\1B[31mred\0Apasswd:1:1: error: forged\C2\9B\E2\80\AE\E2\80\A8\7Fend'
bytes=$(printf '\033[31mred\npasswd:1:1: error: forged\302\233\342\200\256\342\200\250\177end')
wild=$(printf '%s\377' "$bytes") # no UTF-8 either

# clean WHAT FILE...: text without control characters, and no line of the attacker's
clean() {
    what=$1
    shift
    n=$((n + 1))
    for file in "$@"; do
        [ -f "$file" ] || { wrong "$what: there is no $file" && continue; }
        case $file in *.s) spaces='\n\t' ;; *) spaces='\n' ;; esac
        LC_ALL=C tr -d "$spaces" <"$file" >plain
        if LC_ALL=C grep -qa '[[:cntrl:]]' plain; then wrong "$what: control characters in $file: $(cat -v "$file" | head -n 5)"; fi
        for raw in '\302\233' '\342\200\256' '\342\200\250' '\377'; do
            if LC_ALL=C grep -qaF "$(printf "$raw")" plain; then wrong "$what: the bytes $raw in $file: $(cat -v "$file" | head -n 5)"; fi
        done
        if grep -qa '^passwd' "$file"; then wrong "$what: a forged line in $file: $(cat -v "$file" | head -n 5)"; fi
    done
}

# run CODE TEXT COMMAND...: ends with it, says TEXT, and what it says is clean
run() {
    code=$1 text=$2
    shift 2
    "$@" >out 2>err </dev/null
    got=$?
    [ "$got" = "$code" ] || wrong "$(printf '%s ' "$@" | cat -v): exit $got, not $code: $(cat -v err)"
    [ -z "$text" ] || cat out err | grep -qaF -- "$text" || wrong "$(printf '%s ' "$@" | cat -v): does not say '$text': $(cat -v out err)"
    clean "$(printf '%s ' "$@" | cat -v)" out err
}
tpucc() { # CODE TEXT ARGUMENT...
    code=$1 text=$2
    shift 2
    run "$code" "$text" "$build/tpucc" "$@"
}
tpurun() {
    code=$1 text=$2
    shift 2
    run "$code" "$text" "$build/tpurun" "$@"
}

# --- names in a model that is refused: symbols, targets, attributes, locations, dictionaries
cat >call.mlir <<END
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call @"$mlir"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
END
tpucc 1 'forged\C2\9B' call.mlir -o x.so
cat >target.mlir <<END
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = stablehlo.custom_call @"$mlir"(%x) {backend_config = "$mlir"} : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
END
tpucc 1 'forged\C2\9B' target.mlir -o x.so
cat >place.mlir <<END
func.func @main(%x: tensor<8xf32>) -> tensor<9xf32> {
  %r = stablehlo.tanh %x : (tensor<8xf32>) -> tensor<9xf32> loc("$mlir"("$mlir":3:4))
  return %r : tensor<9xf32> loc("$mlir")
}
END
tpucc 1 'forged\C2\9B' place.mlir -o x.so
cat >compare.mlir <<END
func.func @main(%x: tensor<8xf32>) -> tensor<8xi1> {
  %r = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction "$mlir">}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
END
tpucc 1 'error: ' compare.mlir -o x.so
cat >twice.mlir <<END
func.func @"$mlir"(%x: tensor<8xf32>) -> tensor<8xf32> { return %x : tensor<8xf32> }
func.func @"$mlir"(%x: tensor<8xf32>) -> tensor<8xf32> { return %x : tensor<8xf32> }
END
tpucc 1 'forged\C2\9B' twice.mlir -o x.so
printf 'func.func @main(%%x: tensor<8xf32>) -> tensor<8xf32> {\n  %%r = stablehlo.no_such_op %%x "%s"\n}\n' "$wild" >raw.mlir
tpucc 1 'error: ' raw.mlir -o x.so
printf 'func.func @main(%%x: tensor<8xf32>) -> tensor<8xf32> {\n  %s\n}\n' "$wild" >junk.mlir
tpucc 1 'error: ' junk.mlir -o x.so

# --- names in a model that compiles, and all that is made of it
head -c 5000 /dev/zero | tr '\0' / >good.mlir # a first page that is text
cat >>good.mlir <<END

module @"$mlir" attributes {test.note = "$mlir", test.raw = "$(printf '\033\177')"} {
  func.func @main(%0: tensor<?x16xf32> {tpu.dims = ["n", ""], test.note = "$mlir"} loc("$mlir*/\"\\\\"), %w: tensor<16x4xf32> loc("w$mlir"))
      -> (tensor<?x4xf32> {jax.result_info = "out$mlir"}) attributes {test.note = "$mlir"} {
    %r = "stablehlo.dot_general"(%0, %w) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}>
        {test.note = "$mlir"} : (tensor<?x16xf32>, tensor<16x4xf32>) -> tensor<?x4xf32> loc("dot$mlir")
    %t = func.call @"f$mlir"(%r) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    return %t : tensor<?x4xf32>
  }
  func.func private @"f$mlir"(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %t = stablehlo.tanh %a : tensor<?x4xf32> loc("tanh$mlir")
    return %t : tensor<?x4xf32>
  }
}
END
for kind in so o h ll s; do tpucc 0 '' good.mlir --bucket n=3,5 -o "good.$kind" --shape-report="report.$kind"; done
clean 'header and assembly' good.h good.ll good.s report.so
cc -std=c11 -Wall -Wextra -Werror -Wno-trigraphs -I"$root/runtime" -x c -fsyntax-only -include good.h /dev/null 2>err || wrong "good.h: $(cat err)"
tpucc 0 'shape report of' good.mlir --dim n=3 -o one.so --shape-report -v
for kind in json html txt; do tpucc 0 '' good.mlir --dim n=3 -o one.so --shape-report="report.$kind"; done
clean 'reports' report.json report.html report.txt
if command -v python3 >/dev/null; then python3 -c 'import json; json.load(open("report.json"))' || wrong 'report.json does not parse'; fi
tpucc 0 '' good.mlir --dim n=3 -o one.so --dump-ir=dumps --print-locs --time-passes --debug=canon,fold
clean 'dumps' dumps/*.mlir dumps/*.txt dumps/*.ll dumps/*.s

# What is written as a model is clean, and reads back as the same.
tpucc 0 '' good.mlir --print-locs -o again.mlir
tpucc 0 '' again.mlir --print-locs -o third.mlir
clean 'text of the model' again.mlir
cmp -s again.mlir third.mlir || wrong 'a model reads back as another one'
tpucc 0 '' good.mlir -o good.fb
tpucc 0 '' good.fb --print-locs -o fourth.mlir
cmp -s again.mlir fourth.mlir || wrong 'a model comes back from .fb as another one'
tpucc 1 'unbound-dimension' good.fb -o x.so

# A .fb whose names hold what no text can.
cat >names.mlir <<'END'
module attributes {test.aaaaaaaaa = 1 : i32} { func.func @main(%bbbbbbbbb: tensor<2xf32> loc("ccccccccc")) -> tensor<2xf32> {
  %r = stablehlo.custom_call @ddddddddd(%bbbbbbbbb) : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32> loc("eeeeeeeee")
} }
END
tpucc 0 '' names.mlir -o names.fb
for letter in a b c d e; do
    LC_ALL=C sed "s/$letter\\{9\\}/$(printf '\033[31m\\\n\302\233\377')/g" names.fb >bad.fb
    "$build/tpucc" bad.fb -o x.so >out 2>err
    clean "names of $letter in a .fb" out err
    "$build/tpucc" bad.fb --print-locs -o bad.mlir >out 2>err && clean "text of names of $letter" bad.mlir
    clean "names of $letter in a .fb" out err
done

# --- a program: what it holds, calls that do not fit, profiles, logs
prog=good.so
tpurun 0 'forged\C2\9B' $prog --describe
tpurun 2 'is not given' $prog
tpurun 2 'there is no' $prog --entry "$wild"
tpurun 2 'no argument' $prog --input "$wild=x.npy"
tpurun 2 'no result' $prog --output "$wild=x.npy"
tpurun 2 "unknown option" $prog "--$wild"
tpurun 0 '"program": ' one.so --bench=0.01
tpurun 0 '' one.so --profile=trace.json
clean 'profile' trace.json
copy=$(printf 'p\033\npasswd:1:1: error: forged\377.so')
cp one.so "$copy"
"$build/tpurun" "$copy" --bench=0.01 >out 2>err || wrong "a program with a wild name: $(cat -v err)"
clean 'JSON of a program with a wild name' out err
[ "$(wc -l <out)" = 1 ] || wrong 'the JSON line is not one line'
"$build/tpurun" "$copy" --profile=trace.json >out 2>err || wrong "a profile of a program with a wild name: $(cat -v err)"
clean 'profile of a program with a wild name' trace.json out err
tpurun 0 ': sound: ' "$copy" --verify
tpurun 0 'program one' "$copy" --describe
if command -v python3 >/dev/null; then python3 -c 'import json; json.load(open("trace.json"))' || wrong 'trace.json does not parse'; fi
tpurun 3 'cannot' "$wild" --describe
TPURT_SHAPE_LOG=calls.log "$build/tpurun" one.so --bench=0.01 >out 2>err
clean 'shape log' calls.log out err
TPURT_SHAPE_LOG="no/$wild/calls.log" "$build/tpurun" one.so --bench=0.01 >out 2>err
grep -q 'tpurt: TPURT_SHAPE_LOG: ' err || wrong 'nothing is said of a log that cannot be written'
clean 'a shape log that cannot be written' out err

# --- shape logs
json='\u001b[31mred\npasswd:1:1: error: forged\u009b\u202e\u2028\u007fend'
line="{\"count\": 2, \"outcome\": \"miss\", \"program\": \"p$json\", \"entry\": \"main\", \"args\": [{\"name\": \"x$json\", \"type\": \"f32\", \"shape\": [7], \"compiled\": [4], \"dims\": [\"n$json\"]}], \"key\": \"k$json\"}"
printf '%s\n' "$line" >log
tpucc 0 'forged\C2\9B' shapes log --max-compiles 2
tpucc 0 '"program": "p\u001B' shapes log --max-compiles 2 --json
printf '%s\n' "$line" | sed 's/"shape": \[7\]/"shape": ["x"]/' >log
tpucc 1 'bad-shape-log' shapes log --max-compiles 2
printf '\357\273\277%s\r\n\r\n%s\r\n' "$line" "$line" >log
tpucc 0 '4 misses' shapes log --max-compiles 2
printf '%s\r\n%s\r\n{"count": 1}\r\n' "$line" "$line" >log
tpucc 1 'log:3:1: error: ' shapes log --max-compiles 2
printf '%s' "$line" | iconv -t UTF-16 >log 2>/dev/null && tpucc 1 'UTF-16' shapes log --max-compiles 2

# --- weights and arrays
safetensors() { # JSON: a file of 8 bytes of data
    len=$(printf %s "$1" | wc -c)
    printf "$(printf '\\%03o\\%03o\\0\\0\\0\\0\\0\\0' $((len % 256)) $((len / 256)))%s12345678" "$1"
}
echo 'func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }' >plain.mlir
safetensors "{\"w$json\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}}" >w.safetensors
tpucc 1 'error: ' plain.mlir --weights w.safetensors -o x.so
safetensors "{\"x\":{\"dtype\":\"$json\",\"shape\":[2],\"data_offsets\":[0,8]}}" >w.safetensors
tpucc 1 'error: ' plain.mlir --weights w.safetensors -o x.so
safetensors "$(printf '{"w\302\233\342\200\256\177":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}')" >w.safetensors
tpucc 1 'error: ' plain.mlir --weights w.safetensors -o x.so
safetensors "$(printf '{"w":{"dtype":"F32"\033')" >w.safetensors
tpucc 1 'error: ' plain.mlir --weights w.safetensors -o x.so
tpucc 0 '' plain.mlir -o plain.so
header="{'descr': '$wild', 'fortran_order': False, 'shape': (2,), }"
printf "\\223NUMPY\\1\\0\\$(printf %03o "$(printf %s "$header" | wc -c)")\\0%s12345678" "$header" >x.npy
tpurun 1 'element type' plain.so --input x=x.npy
tpurun 1 'error: ' plain.so --input "x=$copy"

# --- words of the command line
name=$(printf 'no\033\npasswd:1:1: error: forged\302\233\377')
tpucc 3 'cannot open' "$name.mlir" -o x.so
tpucc 2 'extension' plain.mlir -o "$name"
tpucc 0 '' plain.mlir -o "$name.so" -v
for option in --mcpu --target --matmul --passes --skip --stop-after --debug --dim --bucket --prefix --control-flow --no-such; do
    "$build/tpucc" plain.mlir -o x.so "$option=$wild" >out 2>err && [ "$option" != --skip ] && wrong "$option takes anything"
    clean "$option" out err
done
"$build/tpucc" plain.mlir -o x.so --linker="$wild" >out 2>err
clean '--linker' out err
tpucc 2 'one model at a time' plain.mlir "$wild" -o x.so
"$build/tpucc" plain.mlir -o x.so --dump-ir="d$name" >out 2>err
clean '--dump-ir' out err
refuse=$("$build/tpucc" plain.mlir -o "$name.so" --dump-ir=dumps 2>&1) || wrong "a dump for a wild name: $refuse"
clean 'the command of a dump' dumps/command.txt
(rm -f "$name.so" && sh dumps/command.txt >out 2>err && [ -e "$name.so" ]) || wrong "the command of a dump does not run: $(cat -v dumps/command.txt err)"
tpucc 0 'passes' good.mlir --bucket n=3,5 -o good.so --time-passes -v
tpucc 0 'up to date' explain good.so good.mlir --bucket n=3,5
tpucc 1 'would be compiled again' explain good.so plain.mlir
tpucc 1 '"differences"' explain --json good.so plain.mlir
(exec -a "$name" "$build/tpucc" --help) >out 2>err
clean 'its own name' out err

# --- long names: a message stays one that can be read
long=$(head -c 1000000 /dev/zero | tr '\0' n)
cat >long.mlir <<END
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call @"$long"(%x) : (tensor<8xf32>) -> tensor<8xf32> loc("$long")
  %q = stablehlo.custom_call @"$long"(%r) : (tensor<8xf32>) -> tensor<8xf32> loc("$long")
  return %q : tensor<8xf32>
}
END
tpucc 1 'nnn...nnn' long.mlir -o x.so
[ "$(wc -c <err)" -lt 20000 ] || wrong "a name of a megabyte makes a message of $(wc -c <err) bytes"

# --- how editors save text
printf '\357\273\277' >bom.mlir
sed 's/$/\r/' >>bom.mlir <<'END'
// with a mark, and carriage returns
func.func @main(%x: tensor<2xf32>, // a comment
                %y: tensor<2xf32>) -> tensor<2xf32> {
  %r = stablehlo.add %x, %y {note = ["a",
    "b"]} : tensor<2xf32>
  return %r : tensor<2xf32>
}
END
tpucc 0 '' bom.mlir -o bom_out.mlir
clean 'a model with carriage returns' bom_out.mlir
sed 's/stablehlo.add %x, %y/stablehlo.add %x, %z/' bom.mlir >where.mlir
tpucc 1 'where.mlir:4:26: error: ' where.mlir -o x.so
printf '\357\273\277nonsense' >first.mlir
tpucc 1 'first.mlir:1:1: error: ' first.mlir -o x.so
for code in UTF-16 UTF-16LE UTF-16BE UTF-32; do
    { case $code in *LE) printf '\377\376' ;; *BE) printf '\376\377' ;; esac && iconv -t "$code" plain.mlir; } >wide.mlir 2>/dev/null || continue
    tpucc 1 "${code%?E}" wide.mlir -o x.so
done

echo "$((n - failed)) of $n outputs are clean"
[ "$failed" = 0 ]
