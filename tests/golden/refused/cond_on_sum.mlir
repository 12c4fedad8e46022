// RUN(1): tpucc --stop-after=shapes
// The first rule of the TPU guides: no conditional on a reduction of the data.
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  %positive = stablehlo.compare GT, %total, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %y = "stablehlo.if"(%positive) ({
    %a = stablehlo.sine %x : tensor<4x6xf32>
    stablehlo.return %a : tensor<4x6xf32>
  }, {
    %b = stablehlo.negate %x : tensor<4x6xf32>
    stablehlo.return %b : tensor<4x6xf32>
  }) : (tensor<i1>) -> tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}
// ----
cond_on_sum.mlir:7:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  cond_on_sum.mlir:6:15: note: it depends on the result of compare '%positive': tensor<i1>
  cond_on_sum.mlir:5:12: note: made from the result of reduce '%total': tensor<f32>
  note: made from input 0 '%x': tensor<4x6xf32>
  help: compute all branches and choose with an indicator: stablehlo.select(%positive, %a, %b); --control-flow=select does that, --control-flow=dynamic compiles real branches
