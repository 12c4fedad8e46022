// RUN(2): tpucc --optimizer adam
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
// ----
tpucc: error: --optimizer is for a program that trains
  help: --train makes one
