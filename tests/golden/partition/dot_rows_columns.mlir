// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %b: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) -> tensor<8x12xf32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x12xf32>) -> tensor<8x12xf32>
    return %0 : tensor<8x12xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<4x16xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, %b: tensor<16x3xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [0, 0], [0, 1], [0, 2], [0, 3]]> : tensor<8x2xi64>}) -> (tensor<4x3xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [1, 3]]> : tensor<8x2xi64>}) attributes {tpu.whole} {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
