// RUN(1): tpucc --stop-after=shapes
func.func @main(%x: tensor<5xf32>, %p: tensor<i1>, %q: tensor<i1>) -> tensor<5xf32> {
  %y = "stablehlo.if"(%p) ({
    %inner = "stablehlo.if"(%q) ({
      %a = stablehlo.sine %x : tensor<5xf32>
      stablehlo.return %a : tensor<5xf32>
    }, {
      %b = stablehlo.cosine %x : tensor<5xf32>
      stablehlo.return %b : tensor<5xf32>
    }) : (tensor<i1>) -> tensor<5xf32>
    stablehlo.return %inner : tensor<5xf32>
  }, {
    stablehlo.return %x : tensor<5xf32>
  }) : (tensor<i1>) -> tensor<5xf32>
  return %y : tensor<5xf32>
}
// ----
branch_in_a_branch.mlir:3:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %inner, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
branch_in_a_branch.mlir:4:14: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 2 '%q': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%q, %a, %b); --control-flow=select does that, --control-flow=dynamic compiles real branches
