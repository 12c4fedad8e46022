// RUN: tpucc --passes=layout --mcpu=sapphirerapids
// A matrix of bytes by a vector goes to a matrix unit, but not where sums are longer than its own, or the matrix is computed.
func.func @main(%x: tensor<128x64xi8>, %v: tensor<64xi8>) -> (tensor<128xi32>, tensor<128xi64>, tensor<128xi32>) {
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64xi8>) -> tensor<128xi32>
  %1 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64xi8>) -> tensor<128xi64>
  %2 = stablehlo.abs %x : tensor<128x64xi8>
  %3 = stablehlo.dot_general %2, %v, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64xi8>) -> tensor<128xi32>
  return %0, %1, %3 : tensor<128xi32>, tensor<128xi64>, tensor<128xi32>
}
// ----
module {
  func.func @main(%x: tensor<128x64xi8>, %v: tensor<64xi8>) -> (tensor<128xi32>, tensor<128xi64>, tensor<128xi32>) {
    %0 = stablehlo.reshape %v : (tensor<64xi8>) -> tensor<64x1xi8>
    %1 = stablehlo.reshape %0 : (tensor<64x1xi8>) -> tensor<16x4x1xi8>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<16x4x1xi8>) -> tensor<16x1x4xi8>
    %3 = stablehlo.bitcast_convert %2 : (tensor<16x1x4xi8>) -> tensor<16x1xui32>
    %4 = "tpu.pack"(%3) <{tpu.panel = 16 : i64}> : (tensor<16x1xui32>) -> tensor<1x16x16xui32>
    %5 = "tpu.matmul"(%x, %4) : (tensor<128x64xi8>, tensor<1x16x16xui32>) -> tensor<128x1xi32>
    %6 = stablehlo.reshape %5 : (tensor<128x1xi32>) -> tensor<128xi32>
    %7 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<64xi8>) -> tensor<128x64xi8>
    %8 = stablehlo.convert %7 : (tensor<128x64xi8>) -> tensor<128x64xi64>
    %9 = stablehlo.convert %x : (tensor<128x64xi8>) -> tensor<128x64xi64>
    %10 = stablehlo.multiply %9, %8 : tensor<128x64xi64>
    %11 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [1] : (tensor<128x64xi64>, tensor<i64>) -> tensor<128xi64>
    %13 = stablehlo.abs %x : tensor<128x64xi8>
    %14 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<64xi8>) -> tensor<128x64xi8>
    %15 = stablehlo.convert %14 : (tensor<128x64xi8>) -> tensor<128x64xi32>
    %16 = stablehlo.convert %13 : (tensor<128x64xi8>) -> tensor<128x64xi32>
    %17 = stablehlo.multiply %16, %15 : tensor<128x64xi32>
    %18 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.reduce(%17 init: %18) applies stablehlo.add across dimensions = [1] : (tensor<128x64xi32>, tensor<i32>) -> tensor<128xi32>
    return %6, %12, %19 : tensor<128xi32>, tensor<128xi64>, tensor<128xi32>
  }
}
