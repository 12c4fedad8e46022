// RUN: tpucc --passes=layout,canon,fold
// A constant vector of bytes is not widened here where its products are summed in pairs: these are multiplied as bytes. (Beside other numbers it is.)
func.func @main(%x: tensor<64x8xi8>, %i: tensor<64x8xi32>) -> (tensor<64xi32>, tensor<64xi32>) {
  %v = stablehlo.constant dense<[1, -2, 3, -4, 5, -6, 7, -8]> : tensor<8xi8>
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<64x8xi8>, tensor<8xi8>) -> tensor<64xi32>
  %1 = stablehlo.convert %v : (tensor<8xi8>) -> tensor<8xi32>
  %2 = stablehlo.dot_general %i, %1, contracting_dims = [1] x [0] : (tensor<64x8xi32>, tensor<8xi32>) -> tensor<64xi32>
  return %0, %2 : tensor<64xi32>, tensor<64xi32>
}
// ----
module {
  func.func @main(%x: tensor<64x8xi8>, %i: tensor<64x8xi32>) -> (tensor<64xi32>, tensor<64xi32>) {
    %0 = stablehlo.constant dense<[1, -2, 3, -4, 5, -6, 7, -8]> : tensor<8xi8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xi8>) -> tensor<64x8xi8>
    %2 = stablehlo.convert %0 : (tensor<8xi8>) -> tensor<8xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xi32>) -> tensor<64x8xi32>
    %4 = stablehlo.convert %x : (tensor<64x8xi8>) -> tensor<64x8xi32>
    %5 = stablehlo.multiply %4, %3 : tensor<64x8xi32>
    %6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.reduce(%5 init: %6) applies stablehlo.add across dimensions = [1] : (tensor<64x8xi32>, tensor<i32>) -> tensor<64xi32>
    %8 = stablehlo.constant dense<[1, -2, 3, -4, 5, -6, 7, -8]> : tensor<8xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<8xi32>) -> tensor<64x8xi32>
    %10 = stablehlo.multiply %i, %9 : tensor<64x8xi32>
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [1] : (tensor<64x8xi32>, tensor<i32>) -> tensor<64xi32>
    return %7, %12 : tensor<64xi32>, tensor<64xi32>
  }
}
