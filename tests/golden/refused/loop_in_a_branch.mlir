// RUN(1): tpucc --stop-after=shapes
// Further steps only if the first result is not good enough.
func.func @main(%x: tensor<4xf32>, %again: tensor<i1>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y = "stablehlo.if"(%again) ({
    %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xf32>
     cond {
      %n = stablehlo.constant dense<4> : tensor<i32>
      %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %w = stablehlo.sine %v : tensor<4xf32>
      stablehlo.return %j, %w : tensor<i32>, tensor<4xf32>
    }
    stablehlo.return %r#1 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
// ----
loop_in_a_branch.mlir:5:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%again': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%again, %r#1, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
