// RUN(1): tpucc --stop-after=shapes
// x / y where y is not zero.
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %safe = stablehlo.compare NE, %y, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %z = "stablehlo.if"(%safe) ({
    %q = stablehlo.divide %x, %y : tensor<f32>
    stablehlo.return %q : tensor<f32>
  }, {
    stablehlo.return %zero : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %z : tensor<f32>
}
// ----
guarded_division.mlir:6:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  guarded_division.mlir:5:11: note: it depends on the result of compare '%safe': tensor<i1>
  note: made from input 1 '%y': tensor<f32>
  help: compute all branches and choose with an indicator: stablehlo.select(%safe, %q, %zero); --control-flow=select does that, --control-flow=dynamic compiles real branches
