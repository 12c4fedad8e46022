// RUN: tpucc --mcpu=x86-64-v3 --passes=expand,fuse
// Slices of the first elements are made with the sort, so that it never writes whole rows; then it is no long sort either.
func.func @main(%x: tensor<8x50000xf32>) -> (tensor<8x40xf32>, tensor<8x40xi32>) {
  %r:2 = chlo.top_k(%x, k = 40) : tensor<8x50000xf32> -> (tensor<8x40xf32>, tensor<8x40xi32>)
  return %r#0, %r#1 : tensor<8x40xf32>, tensor<8x40xi32>
}
// ----
module {
  func.func @main(%x: tensor<8x50000xf32>) -> (tensor<8x40xf32>, tensor<8x40xi32>) {
    %0:2 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<8x50000xf32>):
      %1 = stablehlo.iota dim = 1 : tensor<8x50000xi32>
      %2:2 = "stablehlo.sort"(%arg0, %1) <{dimension = 1 : i64, is_stable = true, tpu.stage = "sort", tpu.map = array<i64: 0, -1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
        %3 = stablehlo.compare GT, %arg1, %arg2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      }) : (tensor<8x50000xf32>, tensor<8x50000xi32>) -> (tensor<8x50000xf32>, tensor<8x50000xi32>)
      %3 = stablehlo.slice %2#0 [0:8, 0:40] {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : (tensor<8x50000xf32>) -> tensor<8x40xf32>
      %4 = stablehlo.slice %2#1 [0:8, 0:40] {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : (tensor<8x50000xi32>) -> tensor<8x40xi32>
      stablehlo.return {tpu.domain = array<i64: 8>} %3, %4 : tensor<8x40xf32>, tensor<8x40xi32>
    }) : (tensor<8x50000xf32>) -> (tensor<8x40xf32>, tensor<8x40xi32>)
    return %0#0, %0#1 : tensor<8x40xf32>, tensor<8x40xi32>
  }
}
