// Ops whose sizes are operands, computed from shapes and constants.
func.func @main(%x: tensor<4x6xf32>) -> (tensor<3x8xf32>, tensor<2x4x6xf32>, tensor<2x3xf32>, tensor<7x9xf32>, tensor<12xi32>, tensor<2x2x6xf32>, tensor<4x2xf32>) {
  %n = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %rows = stablehlo.divide %n, %two : tensor<i32>
  %r = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
  %eight = stablehlo.constant dense<[8]> : tensor<1xi32>
  %shape = stablehlo.concatenate %r, %eight, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %shape : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<3x8xf32>
  %out = stablehlo.constant dense<[2, 4, 6]> : tensor<3xi64>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %out, dims = [1, 2] : (tensor<4x6xf32>, tensor<3xi64>) -> tensor<2x4x6xf32>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
  %strides = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %c = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<4x6xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, -1]> : tensor<2xi64>
  %inner = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %d = stablehlo.dynamic_pad %x, %zero, %low, %high, %inner : (tensor<4x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<7x9xf32>
  %twelve = stablehlo.constant dense<[12]> : tensor<1xui8>
  %e = stablehlo.dynamic_iota %twelve, dim = 0 : (tensor<1xui8>) -> tensor<12xi32>
  %at = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %sizes = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %f = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x6xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x2x6xf32>
  %g = stablehlo.set_dimension_size %x, %two, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x2xf32>
  return %a, %b, %c, %d, %e, %f, %g : tensor<3x8xf32>, tensor<2x4x6xf32>, tensor<2x3xf32>, tensor<7x9xf32>, tensor<12xi32>, tensor<2x2x6xf32>, tensor<4x2xf32>
}
// -----
// The declared type decides where the sizes are computed from data, as it must be what they make.
// input 1: range(2, 4)
func.func @main(%x: tensor<2x3xf32>, %s: tensor<1xi32>) -> tensor<6xf32> {
  %six = stablehlo.constant dense<6> : tensor<1xi32>
  %zero = stablehlo.constant dense<0> : tensor<1xi32>
  %none = stablehlo.multiply %s, %zero : tensor<1xi32>
  %n = stablehlo.add %none, %six : tensor<1xi32>
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x4x4x1xf32>, %w: tensor<3x3x1x2xf32>) -> tensor<1x4x4x2xf32> {
  %p = stablehlo.constant dense<1> : tensor<2x2xi64>
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{window_strides = array<i64: 1, 1>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xf32>, tensor<3x3x1x2xf32>, tensor<2x2xi64>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}
