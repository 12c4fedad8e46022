// RUN: tpucc --passes=layout --mcpu=sapphirerapids
// A matrix of bytes by a vector goes to a matrix unit, but not where sums are longer than its own, the matrix is computed, rows are few, or each has a vector of
// its own. By a few constant vectors fewer rows do.
func.func @main(%x: tensor<128x64xi8>, %v: tensor<64xi8>) -> (tensor<128xi32>, tensor<128xi64>, tensor<128xi32>, tensor<128xi32>, tensor<64xi32>, tensor<64x2xi32>) {
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64xi8>) -> tensor<128xi32>
  %1 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64xi8>) -> tensor<128xi64>
  %2 = stablehlo.abs %x : tensor<128x64xi8>
  %3 = stablehlo.dot_general %2, %v, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64xi8>) -> tensor<128xi32>
  %4 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<128x64xi8>, tensor<128x64xi8>) -> tensor<128xi32>
  %5 = stablehlo.slice %x [0:64, 0:64] : (tensor<128x64xi8>) -> tensor<64x64xi8>
  %6 = stablehlo.dot_general %5, %v, contracting_dims = [1] x [0] : (tensor<64x64xi8>, tensor<64xi8>) -> tensor<64xi32>
  %w = stablehlo.constant dense<3> : tensor<64x2xi8>
  %7 = stablehlo.dot_general %5, %w, contracting_dims = [1] x [0] : (tensor<64x64xi8>, tensor<64x2xi8>) -> tensor<64x2xi32>
  return %0, %1, %3, %4, %6, %7 : tensor<128xi32>, tensor<128xi64>, tensor<128xi32>, tensor<128xi32>, tensor<64xi32>, tensor<64x2xi32>
}
// ----
module {
  func.func @main(%x: tensor<128x64xi8>, %v: tensor<64xi8>) -> (tensor<128xi32>, tensor<128xi64>, tensor<128xi32>, tensor<128xi32>, tensor<64xi32>, tensor<64x2xi32>) {
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
    %20 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<128x64xi8>) -> tensor<128x64xi8>
    %21 = stablehlo.convert %20 : (tensor<128x64xi8>) -> tensor<128x64xi32>
    %22 = stablehlo.convert %x : (tensor<128x64xi8>) -> tensor<128x64xi32>
    %23 = stablehlo.multiply %22, %21 : tensor<128x64xi32>
    %24 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [1] : (tensor<128x64xi32>, tensor<i32>) -> tensor<128xi32>
    %26 = stablehlo.slice %x [0:64, 0:64] : (tensor<128x64xi8>) -> tensor<64x64xi8>
    %27 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<64xi8>) -> tensor<64x64xi8>
    %28 = stablehlo.convert %27 : (tensor<64x64xi8>) -> tensor<64x64xi32>
    %29 = stablehlo.convert %26 : (tensor<64x64xi8>) -> tensor<64x64xi32>
    %30 = stablehlo.multiply %29, %28 : tensor<64x64xi32>
    %31 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.reduce(%30 init: %31) applies stablehlo.add across dimensions = [1] : (tensor<64x64xi32>, tensor<i32>) -> tensor<64xi32>
    %33 = stablehlo.constant dense<3> : tensor<64x2xi8>
    %34 = stablehlo.reshape %33 : (tensor<64x2xi8>) -> tensor<16x4x2xi8>
    %35 = stablehlo.transpose %34, dims = [0, 2, 1] : (tensor<16x4x2xi8>) -> tensor<16x2x4xi8>
    %36 = stablehlo.bitcast_convert %35 : (tensor<16x2x4xi8>) -> tensor<16x2xui32>
    %37 = "tpu.pack"(%36) <{tpu.panel = 16 : i64}> : (tensor<16x2xui32>) -> tensor<1x16x16xui32>
    %38 = "tpu.matmul"(%26, %37) : (tensor<64x64xi8>, tensor<1x16x16xui32>) -> tensor<64x2xi32>
    return %6, %12, %19, %25, %32, %38 : tensor<128xi32>, tensor<128xi64>, tensor<128xi32>, tensor<128xi32>, tensor<64xi32>, tensor<64x2xi32>
  }
}
