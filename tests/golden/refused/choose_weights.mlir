// RUN(1): tpucc --stop-after=shapes
// An expert by its number: a branch for each matrix.
func.func @main(%x: tensor<3x4xf32>, %expert: tensor<i32>) -> tensor<3x4xf32> {
  %w0 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]> : tensor<4x4xf32>
  %w1 = stablehlo.constant dense<0.5> : tensor<4x4xf32>
  %y = "stablehlo.case"(%expert) ({
    %a = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    stablehlo.return %a : tensor<3x4xf32>
  }, {
    %b = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    stablehlo.return %b : tensor<3x4xf32>
  }) : (tensor<i32>) -> tensor<3x4xf32>
  return %y : tensor<3x4xf32>
}
// ----
choose_weights.mlir:6:8: error: case: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%expert': tensor<i32>
  help: compute all branches and choose with an indicator: stablehlo.select(%expert == 0, %a, %b); --control-flow=select does that, --control-flow=dynamic compiles real branches
  help: or give it a number when the model is compiled: --dim expert=..
