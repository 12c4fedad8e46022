// RUN(2): tpucc --train --loss output --init *.weight=zeros
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %y = stablehlo.multiply %x, %w : tensor<3xf32>
  return %y : tensor<3xf32>
}
// ----
unknown_names.mlir: error: --init: '*.weight' is no argument
  help: its arguments are x, w
