// Products of bytes and bf16 by few and short columns, which rows pass one register tile after the other (codegen/contract/passing.c), with sums that become
// bytes; windows of few channels, rows of which are copied (packed.c); bytes that are padded.
func.func @main(%x: tensor<709x24xi8>, %w: tensor<24x100xi8>, %b: tensor<100xi32>) -> tensor<709x100xi8> {
  %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<709x24xi8>, tensor<24x100xi8>) -> tensor<709x100xi32>
  %r = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<100xi32>) -> tensor<709x100xi32>
  %t = stablehlo.add %s, %r : tensor<709x100xi32>
  %lo = stablehlo.constant dense<-128> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %t, %hi : (tensor<i32>, tensor<709x100xi32>, tensor<i32>) -> tensor<709x100xi32>
  %y = stablehlo.convert %c : (tensor<709x100xi32>) -> tensor<709x100xi8>
  return %y : tensor<709x100xi8>
}
// -----
func.func @main(%x: tensor<709x16xi8>, %w: tensor<16x144xi8>, %b: tensor<144xi32>) -> tensor<709x144xui8> {
  %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<709x16xi8>, tensor<16x144xi8>) -> tensor<709x144xi32>
  %r = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<144xi32>) -> tensor<709x144xi32>
  %t = stablehlo.add %s, %r : tensor<709x144xi32>
  %lo = stablehlo.constant dense<0> : tensor<i32>
  %hi = stablehlo.constant dense<255> : tensor<i32>
  %c = stablehlo.clamp %lo, %t, %hi : (tensor<i32>, tensor<709x144xi32>, tensor<i32>) -> tensor<709x144xi32>
  %y = stablehlo.convert %c : (tensor<709x144xi32>) -> tensor<709x144xui8>
  return %y : tensor<709x144xui8>
}
// -----
func.func @main(%x: tensor<704x64xi8>, %w: tensor<64x96xi8>, %b: tensor<96xi32>) -> tensor<704x96xi8> {
  %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<704x64xi8>, tensor<64x96xi8>) -> tensor<704x96xi32>
  %r = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<96xi32>) -> tensor<704x96xi32>
  %t = stablehlo.add %s, %r : tensor<704x96xi32>
  %lo = stablehlo.constant dense<-127> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %t, %hi : (tensor<i32>, tensor<704x96xi32>, tensor<i32>) -> tensor<704x96xi32>
  %y = stablehlo.convert %c : (tensor<704x96xi32>) -> tensor<704x96xi8>
  return %y : tensor<704x96xi8>
}
// -----
func.func @main(%x: tensor<37x64xi8>, %w: tensor<64x56xi8>, %b: tensor<56xi32>) -> tensor<37x56xi8> {
  %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<37x64xi8>, tensor<64x56xi8>) -> tensor<37x56xi32>
  %r = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<56xi32>) -> tensor<37x56xi32>
  %t = stablehlo.add %s, %r : tensor<37x56xi32>
  %lo = stablehlo.constant dense<-128> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %t, %hi : (tensor<i32>, tensor<37x56xi32>, tensor<i32>) -> tensor<37x56xi32>
  %y = stablehlo.convert %c : (tensor<37x56xi32>) -> tensor<37x56xi8>
  return %y : tensor<37x56xi8>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<645x32xbf16>, %w: tensor<32x72xbf16>, %b: tensor<72xf32>) -> tensor<645x72xf32> {
  %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<645x32xbf16>, tensor<32x72xbf16>) -> tensor<645x72xf32>
  %r = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<72xf32>) -> tensor<645x72xf32>
  %t = stablehlo.add %s, %r : tensor<645x72xf32>
  %z = stablehlo.constant dense<0.0> : tensor<645x72xf32>
  %y = stablehlo.maximum %t, %z : tensor<645x72xf32>
  return %y : tensor<645x72xf32>
}
// -----
func.func @main(%x: tensor<2x19x19x16xi8>, %k: tensor<1x1x16x96xi8>) -> tensor<2x19x19x96xi8> {
  %s = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x19x19x16xi8>, tensor<1x1x16x96xi8>) -> tensor<2x19x19x96xi32>
  %lo = stablehlo.constant dense<-128> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %s, %hi : (tensor<i32>, tensor<2x19x19x96xi32>, tensor<i32>) -> tensor<2x19x19x96xi32>
  %y = stablehlo.convert %c : (tensor<2x19x19x96xi32>) -> tensor<2x19x19x96xi8>
  return %y : tensor<2x19x19x96xi8>
}
// -----
func.func @main(%x: tensor<1x21x33x3xi8>, %k: tensor<3x3x3x40xi8>) -> tensor<1x11x17x40xi8> {
  %s = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x21x33x3xi8>, tensor<3x3x3x40xi8>) -> tensor<1x11x17x40xi32>
  %lo = stablehlo.constant dense<-128> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %s, %hi : (tensor<i32>, tensor<1x11x17x40xi32>, tensor<i32>) -> tensor<1x11x17x40xi32>
  %y = stablehlo.convert %c : (tensor<1x11x17x40xi32>) -> tensor<1x11x17x40xi8>
  return %y : tensor<1x11x17x40xi8>
}
// -----
func.func @main(%x: tensor<2x21x33x3xi8>, %k: tensor<3x3x3x40xi8>) -> tensor<2x10x16x40xi8> {
  %s = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x33x3xi8>, tensor<3x3x3x40xi8>) -> tensor<2x10x16x40xi32>
  %lo = stablehlo.constant dense<-128> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %s, %hi : (tensor<i32>, tensor<2x10x16x40xi32>, tensor<i32>) -> tensor<2x10x16x40xi32>
  %y = stablehlo.convert %c : (tensor<2x10x16x40xi32>) -> tensor<2x10x16x40xi8>
  return %y : tensor<2x10x16x40xi8>
}
// -----
func.func @main(%x: tensor<1x12x15x5xi8>, %k: tensor<4x5x5x24xi8>) -> tensor<1x11x11x24xi8> {
  %s = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 2], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x15x5xi8>, tensor<4x5x5x24xi8>) -> tensor<1x11x11x24xi32>
  %lo = stablehlo.constant dense<-128> : tensor<i32>
  %hi = stablehlo.constant dense<127> : tensor<i32>
  %c = stablehlo.clamp %lo, %s, %hi : (tensor<i32>, tensor<1x11x11x24xi32>, tensor<i32>) -> tensor<1x11x11x24xi32>
  %y = stablehlo.convert %c : (tensor<1x11x11x24xi32>) -> tensor<1x11x11x24xi8>
  return %y : tensor<1x11x11x24xi8>
}
// -----
func.func @main(%x: tensor<3x9x150xi8>, %v: tensor<i8>) -> tensor<3x8x170xi8> {
  %y = stablehlo.pad %x, %v, low = [0, 1, 7], high = [0, -2, 13], interior = [0, 0, 0] : (tensor<3x9x150xi8>, tensor<i8>) -> tensor<3x8x170xi8>
  return %y : tensor<3x8x170xi8>
}
