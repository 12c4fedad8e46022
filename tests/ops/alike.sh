#!/bin/sh
# Many kernels that differ in numbers only are compiled as one of each form, and compute what eval does; where they are few each keeps its code.
#   alike.sh DIFFER TPUCC
set -eu
differ=$1 tpucc=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# results NAME KERNELS N TYPE X LINES: N results of TYPE become so many kernels; each is %r{i}, made by LINES from %x of type X, %y of TYPE and the
# scalar %k. In LINES {a,b} is the number a + b * i, TT and XX are the types.
results() {
    awk -v n="$3" -v t="$4" -v x="$5" -v lines="$6" '
    function numbered(s, i,    at, part) {
        while (match(s, /\{[0-9]+,[0-9]+\}/)) {
            split(substr(s, RSTART + 1, RLENGTH - 2), part, ",")
            s = substr(s, 1, RSTART - 1) (part[1] + part[2] * i) substr(s, RSTART + RLENGTH)
        }
        return s
    }
    BEGIN {
        gsub(/\{i\}/, "{0,1}", lines)
        gsub(/TT/, "tensor<" t ">", lines)
        gsub(/XX/, "tensor<" x ">", lines)
        for (i = 0; i < n; i++) {
            types = types (i ? ", " : "") "tensor<" t ">"
            names = names (i ? ", " : "") "%r" i
        }
        print "// tolerance: 1e-6\nfunc.func @main(%x: tensor<" x ">, %y: tensor<" t ">, %k: tensor<i32>) -> (" types ") {"
        for (i = 0; i < n; i++) print numbered(lines, i)
        print "  return " names " : " types "\n}"
    }' >"$dir/$1.mlir"
    "$tpucc" "$dir/$1.mlir" -o "$dir/$1.so"
    got=$(nm "$dir/$1.so" | grep -c " t $1\.[0-9]")
    [ "$2" = any ] || [ "$got" = "$2" ] || { echo "alike: $1 has $got kernels, not $2"; exit 1; }
}

add='%c{i} = stablehlo.constant dense<{i}.5> : TT
%r{i} = stablehlo.add %x, %c{i} : TT'
results add 1 32 37xf32 37xf32 "$add"
results few 31 31 37xf32 37xf32 "$add"
results half 1 40 5x7xf16 5x7xf16 "$add"
results scalars 1 40 i64 i64 '%c{i} = stablehlo.constant dense<{7,3}> : TT
%r{i} = stablehlo.multiply %x, %c{i} : TT'
# One number is the same in all, others differ.
results scale 1 40 37xf32 37xf32 '%c{i} = stablehlo.constant dense<{1,1}.25> : TT
%d{i} = stablehlo.constant dense<0.5> : TT
%e{i} = stablehlo.multiply %x, %d{i} : TT
%f{i} = stablehlo.divide %e{i}, %c{i} : TT
%r{i} = stablehlo.subtract %f{i}, %y : TT'
results choose 1 40 5x7xi32 5x7xi32 '%c{i} = stablehlo.constant dense<{i}> : TT
%p{i} = stablehlo.compare LT, %x, %c{i} : (TT, TT) -> tensor<5x7xi1>
%r{i} = stablehlo.select %p{i}, %y, %c{i} : tensor<5x7xi1>, TT'
# A limit that is known is compared in another way.
results limit 33 33 37xf32 37xf32 '%c{i} = stablehlo.constant dense<{i}.5> : TT
%r{i} = stablehlo.maximum %x, %c{i} : TT'
# Starts along one dimension and along two, with strides, of what is stored as it is and of what is computed.
results rows 1 40 1x9xf64 64x9xf64 '%s{i} = stablehlo.slice %x [{3,1}:{4,1}, 0:9] : (XX) -> TT
%r{i} = stablehlo.add %s{i}, %y : TT'
results boxes 1 33 3x5xf32 100x80xf32 '%s{i} = stablehlo.slice %x [{i}:{6,1}:2, {1,2}:{6,2}] : (XX) -> TT
%r{i} = stablehlo.tanh %s{i} : TT'
results copies 1 33 3x5xi8 100x80xi8 '%r{i} = stablehlo.slice %x [4:7, {i}:{13,1}:3] : (XX) -> TT'
results reduced 1 33 8xf32 8x99xf32 '%z{i} = stablehlo.constant dense<0.0> : tensor<f32>
%s{i} = stablehlo.slice %x [0:8, {i}:{20,1}] : (XX) -> tensor<8x20xf32>
%r{i} = stablehlo.reduce(%s{i} init: %z{i}) applies stablehlo.add across dimensions = [1] : (tensor<8x20xf32>, tensor<f32>) -> TT'
# Updates at places that are known.
results updates 1 40 50x8xf32 50x8xf32 '%c{i} = stablehlo.constant dense<{1,1}> : tensor<i32>
%u{i} = stablehlo.slice %y [0:3, 0:8] : (TT) -> tensor<3x8xf32>
%r{i} = stablehlo.dynamic_update_slice %x, %u{i}, %c{i}, %k : (TT, tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> TT'
# What a matmul reads through strides stays as it is.
results products any 33 16x16xf32 64x64xf32 '%s{i} = stablehlo.slice %x [{i}:{16,1}, 0:16] : (XX) -> TT
%r{i} = stablehlo.dot_general %s{i}, %y, contracting_dims = [1] x [0] : (TT, TT) -> TT'
# In the branches of a case.
awk 'BEGIN {
    t = "tensor<37xf32>"
    print "// control-flow: dynamic\nfunc.func @main(%p: tensor<i32>, %x: " t ") -> " t " {\n%r = \"stablehlo.case\"(%p) ("
    for (i = 0; i < 40; i++) {
        printf "%s{\n%%c%d = stablehlo.constant dense<%d.5> : %s\n", i ? ", " : "", i, i, t
        printf "%%a%d = stablehlo.add %%x, %%c%d : %s\nstablehlo.return %%a%d : %s\n}", i, i, t, i, t
    }
    print ") : (tensor<i32>) -> " t "\nreturn %r : " t "\n}"
}' >"$dir/branches.mlir"
"$tpucc" "$dir/branches.mlir" --control-flow=dynamic -o "$dir/branches.so"
[ "$(nm "$dir/branches.so" | grep -c ' t branches\.[0-9]')" = 1 ] || { echo "alike: the branches have kernels of their own"; exit 1; }

# Many pieces of different sizes are copied where they lie, in a loop too: the concatenate is no kernel. One piece is there twice, one is a constant.
awk 'BEGIN {
    n = 4
    print "func.func @main(%x: tensor<1x40xf32>, %k: tensor<1x4xf32>) -> (tensor<1x@xf32>, tensor<1x@xf32>) {"
    print "  %c = stablehlo.constant dense<[[1.0, 2.0, 3.0, 5.0]]> : tensor<1x4xf32>"
    for (i = 0; i < 70; i++) {
        m = i * 7 % 39 + 1
        n += 2 * m
        t = "tensor<1x" m "xf32>"
        printf "  %%s%d = stablehlo.slice %%x [0:1, 0:%d] : (tensor<1x40xf32>) -> %s\n  %%t%d = stablehlo.negate %%s%d : %s\n", i, m, t, i, i, t
        names = names "%t" i ", %t" i ", "
        types = types t ", " t ", "
    }
    print "  %r = stablehlo.concatenate " names "%c, dim = 1 : (" types "tensor<1x4xf32>) -> tensor<1x@xf32>"
    print "  %z = stablehlo.constant dense<0> : tensor<i32>\n  %o = stablehlo.constant dense<1> : tensor<i32>\n  %e = stablehlo.constant dense<3> : tensor<i32>"
    print "  %w:3 = stablehlo.while(%i = %z, %y = %r, %d = %k) : tensor<i32>, tensor<1x@xf32>, tensor<1x4xf32>\n   cond {"
    print "    %p = stablehlo.compare LT, %i, %e : (tensor<i32>, tensor<i32>) -> tensor<i1>\n    stablehlo.return %p : tensor<i1>\n  } do {"
    print "    %j = stablehlo.add %i, %o : tensor<i32>\n    %f = stablehlo.add %d, %c : tensor<1x4xf32>"
    print "    %g = stablehlo.concatenate " names "%f, dim = 1 : (" types "tensor<1x4xf32>) -> tensor<1x@xf32>"
    print "    %h = stablehlo.add %g, %y : tensor<1x@xf32>\n    stablehlo.return %j, %h, %f : tensor<i32>, tensor<1x@xf32>, tensor<1x4xf32>\n  }"
    print "  return %r, %w#1 : tensor<1x@xf32>, tensor<1x@xf32>\n}\n// " n
}' >"$dir/text"
n=$(sed -n 's|^// ||p' "$dir/text")
sed "/^\/\//d; s/1x@/1x$n/g" "$dir/text" >"$dir/pieces.mlir"
"$tpucc" "$dir/pieces.mlir" -o "$dir/pieces.so" --shape-report="$dir/pieces.json"
grep -q '"copy"' "$dir/pieces.json" || { echo "alike: many pieces are not copied"; exit 1; }

"$differ" "$dir"/*.mlir
"$differ" --mcpu=x86-64-v3 "$dir"/*.mlir
