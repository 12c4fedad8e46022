// RUN(2): tpucc --train --loss mean_squared_error --init w=zeros
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %y = stablehlo.multiply %x, %w : tensor<3xf32>
  return %y, %y : tensor<3xf32>, tensor<3xf32>
}
// ----
several_results.mlir: error: --loss: the model has 2 results of floating-point numbers
  help: say of which: --loss KIND:result=NAME, with output0, output1, .. where they have no names
