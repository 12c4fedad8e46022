// RUN(2): tpucc --train --loss output
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %y = stablehlo.multiply %x, %w : tensor<3xf32>
  return %y : tensor<3xf32>
}
// ----
no_parameter.mlir: error: --train: no argument of the model is a parameter
  help: --weights F.safetensors names those that begin with its values, --init ARG=default others; --data ARG,.. those that are none
  help: its arguments are x, w
