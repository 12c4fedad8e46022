// An infinite or NaN weight and the zeros around the image: their product is NaN. With the zeros between dilated elements there is none.
func.func @main(%x: tensor<1x8x8x16xf32>, %w: tensor<4x4x16x16xf32>) -> (tensor<1x16x16x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<4096xi32>
  %j = stablehlo.reshape %i : (tensor<4096xi32>) -> tensor<4x4x16x16xi32>
  %c = stablehlo.constant dense<0> : tensor<4x4x16x16xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<4x4x16x16xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<4x4x16x16xi32>, tensor<4x4x16x16xi32>) -> tensor<4x4x16x16xi1>
  %k = stablehlo.select %p, %v, %w : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<4x4x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %0 : tensor<1x16x16x16xf32>
}
// -----
func.func @main(%x: tensor<1x14x14x64xf32>, %w: tensor<3x3x64x32xf32>) -> (tensor<1x27x27x32xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<18432xi32>
  %j = stablehlo.reshape %i : (tensor<18432xi32>) -> tensor<3x3x64x32xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x64x32xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x64x32xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x64x32xi32>, tensor<3x3x64x32xi32>) -> tensor<3x3x64x32xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x64x32xi1>, tensor<3x3x64x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x64xf32>, tensor<3x3x64x32xf32>) -> tensor<1x27x27x32xf32>
  return %0 : tensor<1x27x27x32xf32>
}
// -----
func.func @main(%x: tensor<1x7x7x5xf32>, %w: tensor<3x3x5x3xf32>) -> (tensor<1x8x8x3xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<135xi32>
  %j = stablehlo.reshape %i : (tensor<135xi32>) -> tensor<3x3x5x3xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x5x3xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x5x3xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x5x3xi32>, tensor<3x3x5x3xi32>) -> tensor<3x3x5x3xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x5x3xi1>, tensor<3x3x5x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [2, 2], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x7x5xf32>, tensor<3x3x5x3xf32>) -> tensor<1x8x8x3xf32>
  return %0 : tensor<1x8x8x3xf32>
}
// -----
func.func @main(%x: tensor<1x16x16x32xf32>, %w: tensor<3x3x32x32xf32>) -> (tensor<1x16x16x32xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<9216xi32>
  %j = stablehlo.reshape %i : (tensor<9216xi32>) -> tensor<3x3x32x32xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x32x32xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x32x32xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x32x32xi32>, tensor<3x3x32x32xi32>) -> tensor<3x3x32x32xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x32x32xi1>, tensor<3x3x32x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x32xf32>, tensor<3x3x32x32xf32>) -> tensor<1x16x16x32xf32>
  return %0 : tensor<1x16x16x32xf32>
}
// -----
func.func @main(%x: tensor<1x33x33x64xf32>, %w: tensor<3x3x64x16xf32>) -> (tensor<1x33x33x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<9216xi32>
  %j = stablehlo.reshape %i : (tensor<9216xi32>) -> tensor<3x3x64x16xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x64x16xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x64x16xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x64x16xi32>, tensor<3x3x64x16xi32>) -> tensor<3x3x64x16xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x64x16xi1>, tensor<3x3x64x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[12, 12], [12, 12]], lhs_dilate = [1, 1], rhs_dilate = [12, 12]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x33x33x64xf32>, tensor<3x3x64x16xf32>) -> tensor<1x33x33x16xf32>
  return %0 : tensor<1x33x33x16xf32>
}
// -----
func.func @main(%x: tensor<1x20x20x64xf32>, %w: tensor<3x3x64x16xf32>) -> (tensor<1x20x20x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<9216xi32>
  %j = stablehlo.reshape %i : (tensor<9216xi32>) -> tensor<3x3x64x16xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x64x16xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x64x16xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x64x16xi32>, tensor<3x3x64x16xi32>) -> tensor<3x3x64x16xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x64x16xi1>, tensor<3x3x64x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x64xf32>, tensor<3x3x64x16xf32>) -> tensor<1x20x20x16xf32>
  return %0 : tensor<1x20x20x16xf32>
}
// -----
func.func @main(%x: tensor<1x9x9x3xf32>, %w: tensor<4x4x3x16xf32>) -> (tensor<1x15x15x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<768xi32>
  %j = stablehlo.reshape %i : (tensor<768xi32>) -> tensor<4x4x3x16xi32>
  %c = stablehlo.constant dense<0> : tensor<4x4x3x16xi32>
  %v = stablehlo.constant dense<0x7FC00000> : tensor<4x4x3x16xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<4x4x3x16xi32>, tensor<4x4x3x16xi32>) -> tensor<4x4x3x16xi1>
  %k = stablehlo.select %p, %v, %w : tensor<4x4x3x16xi1>, tensor<4x4x3x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 2], [-1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<4x4x3x16xf32>) -> tensor<1x15x15x16xf32>
  return %0 : tensor<1x15x15x16xf32>
}
// -----
func.func @main(%x: tensor<1x30x30x32xf32>, %w: tensor<3x3x1x32xf32>) -> (tensor<1x30x30x32xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<288xi32>
  %j = stablehlo.reshape %i : (tensor<288xi32>) -> tensor<3x3x1x32xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x1x32xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x1x32xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x1x32xi32>, tensor<3x3x1x32xi32>) -> tensor<3x3x1x32xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x1x32xi1>, tensor<3x3x1x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x30x30x32xf32>, tensor<3x3x1x32xf32>) -> tensor<1x30x30x32xf32>
  return %0 : tensor<1x30x30x32xf32>
}
// -----
func.func @main(%x: tensor<1x15x15x32xf32>, %w: tensor<3x3x1x32xf32>) -> (tensor<1x29x29x32xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<288xi32>
  %j = stablehlo.reshape %i : (tensor<288xi32>) -> tensor<3x3x1x32xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x1x32xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x1x32xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x1x32xi32>, tensor<3x3x1x32xi32>) -> tensor<3x3x1x32xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x1x32xi1>, tensor<3x3x1x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x15x15x32xf32>, tensor<3x3x1x32xf32>) -> tensor<1x29x29x32xf32>
  return %0 : tensor<1x29x29x32xf32>
}
// -----
func.func @main(%x: tensor<1x30x30x32xf32>, %w: tensor<3x3x8x32xf32>) -> (tensor<1x30x30x32xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<2304xi32>
  %j = stablehlo.reshape %i : (tensor<2304xi32>) -> tensor<3x3x8x32xi32>
  %c = stablehlo.constant dense<0> : tensor<3x3x8x32xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x3x8x32xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x3x8x32xi32>, tensor<3x3x8x32xi32>) -> tensor<3x3x8x32xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x3x8x32xi1>, tensor<3x3x8x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x30x30x32xf32>, tensor<3x3x8x32xf32>) -> tensor<1x30x30x32xf32>
  return %0 : tensor<1x30x30x32xf32>
}
// -----
func.func @main(%x: tensor<1x56x56x3xf32>, %w: tensor<7x7x3x16xf32>) -> (tensor<1x28x28x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<2352xi32>
  %j = stablehlo.reshape %i : (tensor<2352xi32>) -> tensor<7x7x3x16xi32>
  %c = stablehlo.constant dense<0> : tensor<7x7x3x16xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<7x7x3x16xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<7x7x3x16xi32>, tensor<7x7x3x16xi32>) -> tensor<7x7x3x16xi1>
  %k = stablehlo.select %p, %v, %w : tensor<7x7x3x16xi1>, tensor<7x7x3x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x56x56x3xf32>, tensor<7x7x3x16xf32>) -> tensor<1x28x28x16xf32>
  return %0 : tensor<1x28x28x16xf32>
}
// -----
func.func @main(%x: tensor<1x16x8x8xf32>, %w: tensor<16x16x4x4xf32>) -> (tensor<1x16x16x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<4096xi32>
  %j = stablehlo.reshape %i : (tensor<4096xi32>) -> tensor<16x16x4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<16x16x4x4xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<16x16x4x4xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<16x16x4x4xi32>, tensor<16x16x4x4xi32>) -> tensor<16x16x4x4xi1>
  %k = stablehlo.select %p, %v, %w : tensor<16x16x4x4xi1>, tensor<16x16x4x4xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x8x8xf32>, tensor<16x16x4x4xf32>) -> tensor<1x16x16x16xf32>
  return %0 : tensor<1x16x16x16xf32>
}
// -----
func.func @main(%x: tensor<1x5x7x7xf32>, %w: tensor<3x5x2x2xf32>) -> (tensor<1x3x18x18xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<60xi32>
  %j = stablehlo.reshape %i : (tensor<60xi32>) -> tensor<3x5x2x2xi32>
  %c = stablehlo.constant dense<0> : tensor<3x5x2x2xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<3x5x2x2xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<3x5x2x2xi32>, tensor<3x5x2x2xi32>) -> tensor<3x5x2x2xi1>
  %k = stablehlo.select %p, %v, %w : tensor<3x5x2x2xi1>, tensor<3x5x2x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [3, 3], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x7x7xf32>, tensor<3x5x2x2xf32>) -> tensor<1x3x18x18xf32>
  return %0 : tensor<1x3x18x18xf32>
}
// -----
func.func @main(%x: tensor<1x32x16x16xf32>, %w: tensor<32x32x3x3xf32>) -> (tensor<1x32x16x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<9216xi32>
  %j = stablehlo.reshape %i : (tensor<9216xi32>) -> tensor<32x32x3x3xi32>
  %c = stablehlo.constant dense<0> : tensor<32x32x3x3xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<32x32x3x3xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<32x32x3x3xi32>, tensor<32x32x3x3xi32>) -> tensor<32x32x3x3xi1>
  %k = stablehlo.select %p, %v, %w : tensor<32x32x3x3xi1>, tensor<32x32x3x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x16x16xf32>, tensor<32x32x3x3xf32>) -> tensor<1x32x16x16xf32>
  return %0 : tensor<1x32x16x16xf32>
}
// -----
func.func @main(%x: tensor<1x32x30x30xf32>, %w: tensor<32x1x3x3xf32>) -> (tensor<1x32x30x30xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<288xi32>
  %j = stablehlo.reshape %i : (tensor<288xi32>) -> tensor<32x1x3x3xi32>
  %c = stablehlo.constant dense<0> : tensor<32x1x3x3xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<32x1x3x3xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<32x1x3x3xi32>, tensor<32x1x3x3xi32>) -> tensor<32x1x3x3xi1>
  %k = stablehlo.select %p, %v, %w : tensor<32x1x3x3xi1>, tensor<32x1x3x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x32x30x30xf32>, tensor<32x1x3x3xf32>) -> tensor<1x32x30x30xf32>
  return %0 : tensor<1x32x30x30xf32>
}
// -----
func.func @main(%x: tensor<1x3x56x56xf32>, %w: tensor<16x3x7x7xf32>) -> (tensor<1x16x28x28xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<2352xi32>
  %j = stablehlo.reshape %i : (tensor<2352xi32>) -> tensor<16x3x7x7xi32>
  %c = stablehlo.constant dense<0> : tensor<16x3x7x7xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<16x3x7x7xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<16x3x7x7xi32>, tensor<16x3x7x7xi32>) -> tensor<16x3x7x7xi1>
  %k = stablehlo.select %p, %v, %w : tensor<16x3x7x7xi1>, tensor<16x3x7x7xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x56x56xf32>, tensor<16x3x7x7xf32>) -> tensor<1x16x28x28xf32>
  return %0 : tensor<1x16x28x28xf32>
}
// -----
func.func @main(%x: tensor<1x14x12x32xf32>, %w: tensor<5x5x32x3xf32>) -> (tensor<1x14x12x3xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %j = stablehlo.reshape %i : (tensor<2400xi32>) -> tensor<5x5x32x3xi32>
  %c = stablehlo.constant dense<0> : tensor<5x5x32x3xi32>
  %v = stablehlo.constant dense<0x7F800000> : tensor<5x5x32x3xf32>
  %p = stablehlo.compare EQ, %j, %c : (tensor<5x5x32x3xi32>, tensor<5x5x32x3xi32>) -> tensor<5x5x32x3xi1>
  %k = stablehlo.select %p, %v, %w : tensor<5x5x32x3xi1>, tensor<5x5x32x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x12x32xf32>, tensor<5x5x32x3xf32>) -> tensor<1x14x12x3xf32>
  return %0 : tensor<1x14x12x3xf32>
}
