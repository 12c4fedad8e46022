// RUN: tpucc --passes=shapes,dce
// Sizes that are computed from constants and from other shapes.
func.func @main(%x: tensor<4x6xf32>, %s: tensor<2xi32>) -> (tensor<?x?xf32>, tensor<24xf32>, tensor<3x4xi32>) {
  %n = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %rows = stablehlo.divide %n, %two : tensor<i32>
  %eight = stablehlo.constant dense<[8]> : tensor<1xi32>
  %r = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %r, %eight, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %all = stablehlo.constant dense<[24]> : tensor<1xi32>
  %b = stablehlo.dynamic_reshape %x, %all : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<24xf32>
  %c = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<3x4xi32>
  return %a, %b, %c : tensor<?x?xf32>, tensor<24xf32>, tensor<3x4xi32>
}
// ----
module {
  func.func @main(%x: tensor<4x6xf32>, %s: tensor<2xi32>) -> (tensor<3x8xf32>, tensor<24xf32>, tensor<3x4xi32>) {
    %0 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<3x8xf32>
    %1 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    return %0, %1, %2 : tensor<3x8xf32>, tensor<24xf32>, tensor<3x4xi32>
  }
}
