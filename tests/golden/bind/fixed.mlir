// RUN: tpucc --passes=bind
func.func @main(%x: tensor<6xf32> {tpu.dims = ["n"]}, %y: tensor<?xf32> {tpu.dims = ["2*n"]}, %n: tensor<i32>) -> tensor<i32> {
  return %n : tensor<i32>
}
// ----
module {
  func.func @main(%x: tensor<6xf32> {tpu.dims = ["n"]}, %y: tensor<12xf32> {tpu.dims = ["2*n"]}, %n: tensor<i32>) -> tensor<i32> {
    return %n : tensor<i32>
  }
}
