// RUN(1): tpucc --stop-after=shapes
// A gradient is made shorter only if it is too long.
func.func @main(%g: tensor<7xf32>) -> tensor<7xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %squares = stablehlo.multiply %g, %g : tensor<7xf32>
  %sum = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %norm = stablehlo.sqrt %sum : tensor<f32>
  %long = stablehlo.compare GT, %norm, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %y = "stablehlo.if"(%long) ({
    %n = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %short = stablehlo.divide %g, %n : tensor<7xf32>
    stablehlo.return %short : tensor<7xf32>
  }, {
    stablehlo.return %g : tensor<7xf32>
  }) : (tensor<i1>) -> tensor<7xf32>
  return %y : tensor<7xf32>
}
// ----
clip_by_norm.mlir:10:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  clip_by_norm.mlir:9:11: note: it depends on the result of compare '%long': tensor<i1>
  clip_by_norm.mlir:8:11: note: made from the result of sqrt '%norm': tensor<f32>
  clip_by_norm.mlir:7:10: note: made from the result of reduce '%sum': tensor<f32>
  clip_by_norm.mlir:6:14: note: made from the result of multiply '%squares': tensor<7xf32>
  note: made from input 0 '%g': tensor<7xf32>
  help: compute all branches and choose with an indicator: stablehlo.select(%long, %short, %g); --control-flow=select does that, --control-flow=dynamic compiles real branches
