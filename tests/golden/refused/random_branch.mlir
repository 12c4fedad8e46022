// RUN(1): tpucc --stop-after=shapes
// Which branch is taken is drawn from a generator whose state is an argument.
func.func @main(%x: tensor<4xf32>, %state: tensor<2xui64>) -> tensor<4xf32> {
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %half = stablehlo.constant dense<2147483648> : tensor<ui32>
  %heads = stablehlo.compare LT, %bits, %half : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %y = "stablehlo.if"(%heads) ({
    %a = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
// ----
random_branch.mlir:7:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  random_branch.mlir:6:12: note: it depends on the result of compare '%heads': tensor<i1>
  random_branch.mlir:4:18: note: made from random numbers, the result of rng_bit_generator '%bits': tensor<ui32>
  note: made from input 1 '%state': tensor<2xui64>
  help: compute all branches and choose with an indicator: stablehlo.select(%heads, %a, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
