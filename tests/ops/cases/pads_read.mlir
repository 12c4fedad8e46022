func.func @main(%x: tensor<2x3x9x11xf32>, %k: tensor<5x3x3x3xf32>) -> tensor<2x5x9x11xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x3x9x11xf32>, tensor<f32>) -> tensor<2x3x11x13xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x11x13xf32>, tensor<5x3x3x3xf32>) -> tensor<2x5x9x11xf32>
  return %0 : tensor<2x5x9x11xf32>
}
// -----
func.func @main(%x: tensor<1x12x13x8xf32>, %k: tensor<3x3x8x16xf32>) -> tensor<1x6x7x16xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x12x13x8xf32>, tensor<f32>) -> tensor<1x13x15x8xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x13x15x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x6x7x16xf32>
  return %0 : tensor<1x6x7x16xf32>
}
// -----
func.func @main(%x: tensor<1x12x13x8xf32>, %k: tensor<5x5x1x8xf32>) -> tensor<1x12x13x8xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 2, 1, 0], high = [0, 1, 2, 0], interior = [0, 0, 0, 0] : (tensor<1x12x13x8xf32>, tensor<f32>) -> tensor<1x15x16x8xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<1x15x16x8xf32>, tensor<5x5x1x8xf32>) -> tensor<1x12x13x8xf32>
  return %0 : tensor<1x12x13x8xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x9xf32>, %k: tensor<4x4x3x3xf32>) -> tensor<1x4x8x10xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xf32>, tensor<f32>) -> tensor<1x4x10x12xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x10x12xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x8x10xf32>
  return %0 : tensor<1x4x8x10xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x9xf32>, %k: tensor<4x4x3x3xf32>) -> tensor<1x4x17x10xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 0, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xf32>, tensor<f32>) -> tensor<1x4x9x12xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x9x12xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x17x10xf32>
  return %0 : tensor<1x4x17x10xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x9xf32>, %k: tensor<4x4x3x3xf32>) -> tensor<1x4x21x9xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xf32>, tensor<f32>) -> tensor<1x4x11x11xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x11x11xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x21x9xf32>
  return %0 : tensor<1x4x21x9xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x9xf32>, %k: tensor<4x5x3x3xf32>) -> tensor<1x4x9x9xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xf32>, tensor<f32>) -> tensor<1x5x11x11xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x11x11xf32>, tensor<4x5x3x3xf32>) -> tensor<1x4x9x9xf32>
  return %0 : tensor<1x4x9x9xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x9xf32>, %k: tensor<4x4x3x3xf32>) -> tensor<1x4x9x9xf32> {
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xf32>, tensor<f32>) -> tensor<1x4x11x11xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x11x11xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x9x9xf32>
  return %0 : tensor<1x4x9x9xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x9xf32>, %k: tensor<4x4x3x3xf32>) -> tensor<1x4x9x9xf32> {
  %z = stablehlo.constant dense<0.5> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xf32>, tensor<f32>) -> tensor<1x4x11x11xf32>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x11x11xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x9x9xf32>
  return %0 : tensor<1x4x9x9xf32>
}
// -----
func.func @main(%x: tensor<1x16x40xf32>, %k: tensor<16x1x1x4xf32>) -> tensor<1x16x1x40xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 3], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x16x40xf32>, tensor<f32>) -> tensor<1x16x43xf32>
  %r = stablehlo.reshape %p : (tensor<1x16x43xf32>) -> tensor<1x16x1x43xf32>
  %0 = stablehlo.convolution(%r, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x1x43xf32>, tensor<16x1x1x4xf32>) -> tensor<1x16x1x40xf32>
  return %0 : tensor<1x16x1x40xf32>
}
// -----
func.func @main(%x: tensor<1x16x40xbf16>, %k: tensor<8x16x1x4xbf16>) -> tensor<1x8x1x21xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %p = stablehlo.pad %x, %z, low = [0, 0, 3], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<1x16x40xbf16>, tensor<bf16>) -> tensor<1x16x45xbf16>
  %r = stablehlo.reshape %p : (tensor<1x16x45xbf16>) -> tensor<1x16x1x45xbf16>
  %0 = stablehlo.convolution(%r, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x1x45xbf16>, tensor<8x16x1x4xbf16>) -> tensor<1x8x1x21xbf16>
  return %0 : tensor<1x8x1x21xbf16>
}
// -----
func.func @main(%x: tensor<1x4x9x9xi8>, %k: tensor<4x4x3x3xi8>) -> tensor<1x4x9x9xi32> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x9xi8>, tensor<i8>) -> tensor<1x4x11x11xi8>
  %0 = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x11x11xi8>, tensor<4x4x3x3xi8>) -> tensor<1x4x9x9xi32>
  return %0 : tensor<1x4x9x9xi32>
}
// -----
func.func @main(%x: tensor<1x3x12x13xf32>) -> tensor<1x3x6x7xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %p = stablehlo.pad %x, %v, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x3x12x13xf32>, tensor<f32>) -> tensor<1x3x14x15xf32>
  %0 = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %y = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x3x14x15xf32>, tensor<f32>) -> tensor<1x3x6x7xf32>
  return %0 : tensor<1x3x6x7xf32>
}
// -----
func.func @main(%x: tensor<1x3x12x13xf32>) -> tensor<1x3x12x8xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %v = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %v, low = [0, 0, 1, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x3x12x13xf32>, tensor<f32>) -> tensor<1x3x13x16xf32>
  %0 = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 1]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %y = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x3x13x16xf32>, tensor<f32>) -> tensor<1x3x12x8xf32>
  return %0 : tensor<1x3x12x8xf32>
}
// -----
func.func @main(%x: tensor<1x3x12x13xf32>) -> tensor<1x3x11x7xf32> {
  %i = stablehlo.constant dense<1.5> : tensor<f32>
  %v = stablehlo.constant dense<1.5> : tensor<f32>
  %p = stablehlo.pad %x, %v, low = [0, 0, 1, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x3x12x13xf32>, tensor<f32>) -> tensor<1x3x13x16xf32>
  %0 = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %y = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x3x13x16xf32>, tensor<f32>) -> tensor<1x3x11x7xf32>
  return %0 : tensor<1x3x11x7xf32>
}
// -----
func.func @main(%x: tensor<1x3x12x13xf32>) -> tensor<1x3x6x7xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %v, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x3x12x13xf32>, tensor<f32>) -> tensor<1x3x14x15xf32>
  %0 = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %y = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x3x14x15xf32>, tensor<f32>) -> tensor<1x3x6x7xf32>
  return %0 : tensor<1x3x6x7xf32>
}
// -----
func.func @main(%x: tensor<1x12x13x4xi8>) -> tensor<1x7x7x4xi8> {
  %i = stablehlo.constant dense<-128> : tensor<i8>
  %v = stablehlo.constant dense<-128> : tensor<i8>
  %p = stablehlo.pad %x, %v, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x12x13x4xi8>, tensor<i8>) -> tensor<1x14x15x4xi8>
  %0 = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %y = stablehlo.maximum %a, %b : tensor<i8>
    stablehlo.return %y : tensor<i8>
  }) : (tensor<1x14x15x4xi8>, tensor<i8>) -> tensor<1x7x7x4xi8>
  return %0 : tensor<1x7x7x4xi8>
}
