// RUN: tpucc
// Aliases of attributes, types and places, before and behind their use.
#dims = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
#inner = {a = 1 : i32}
!t = tensor<2x2xf32>
#loc = loc(unknown)
module attributes {x.y = [#inner, #later, #foreign.attr<"z">]} {
  func.func @main(%x: !t loc("x"), %y: !t loc(#loc)) -> !t {
    %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #dims}> : (!t, !t) -> !t loc(#loc2)
    %1 = stablehlo.add %0, %y {z = #later} : !t loc(fused<"meta">[callsite("a.py":1:2 at #loc1), "named"])
    return %1 : !t loc("r"(#loc1))
  } loc(#loc)
} loc(#loc)
#later = "text, with a comma"
#loc1 = loc("b.py":3:4 to :9)
#loc2 = loc("dot"(#loc1))
