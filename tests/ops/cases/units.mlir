// What matrix units multiply: rows of windows and of matrices as they lie, ragged ones, and those that tasks copy.
// tolerance: 2e-3
func.func @main(%x: tensor<1x7x7x32xbf16>, %k: tensor<3x3x32x40xbf16>) -> tensor<1x7x7x40xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x7x32xbf16>, tensor<3x3x32x40xbf16>) -> tensor<1x7x7x40xf32>
  return %y : tensor<1x7x7x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x9x8x64xbf16>, %k: tensor<3x3x64x33xbf16>) -> tensor<2x9x8x33xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x8x64xbf16>, tensor<3x3x64x33xbf16>) -> tensor<2x9x8x33xf32>
  return %y : tensor<2x9x8x33xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<3x8x11x32xbf16>, %k: tensor<3x3x32x96xbf16>) -> tensor<3x6x9x96xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x8x11x32xbf16>, tensor<3x3x32x96xbf16>) -> tensor<3x6x9x96xf32>
  return %y : tensor<3x6x9x96xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x14x14x32xbf16>, %k: tensor<3x3x32x72xbf16>) -> tensor<1x14x14x72xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 2], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x32xbf16>, tensor<3x3x32x72xbf16>) -> tensor<1x14x14x72xf32>
  return %y : tensor<1x14x14x72xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x6x6x96xbf16>, %k: tensor<1x1x96x16xbf16>) -> tensor<1x6x6x16xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x6x96xbf16>, tensor<1x1x96x16xbf16>) -> tensor<1x6x6x16xf32>
  return %y : tensor<1x6x6x16xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x5x7x32xbf16>, %k: tensor<1x1x32x130xbf16>) -> tensor<1x5x7x130xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x7x32xbf16>, tensor<1x1x32x130xbf16>) -> tensor<1x5x7x130xf32>
  return %y : tensor<1x5x7x130xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x12x13x32xbf16>, %k: tensor<5x1x32x80xbf16>) -> tensor<2x12x13x80xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x32xbf16>, tensor<5x1x32x80xbf16>) -> tensor<2x12x13x80xf32>
  return %y : tensor<2x12x13x80xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x12x13x32xbf16>, %k: tensor<1x5x32x80xbf16>) -> tensor<2x12x9x80xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x32xbf16>, tensor<1x5x32x80xbf16>) -> tensor<2x12x9x80xf32>
  return %y : tensor<2x12x9x80xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x17x9x64xbf16>, %k: tensor<3x3x64x48xbf16>) -> tensor<1x17x9x48xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], rhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x9x64xbf16>, tensor<3x3x64x48xbf16>) -> tensor<1x17x9x48xf32>
  return %y : tensor<1x17x9x48xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x17x9x64xbf16>, %k: tensor<3x3x64x48xbf16>) -> tensor<1x17x9x48xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x9x64xbf16>, tensor<3x3x64x48xbf16>) -> tensor<1x17x9x48xf32>
  return %y : tensor<1x17x9x48xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x15x15x32xbf16>, %k: tensor<3x3x32x96xbf16>) -> tensor<2x8x8x96xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x15x32xbf16>, tensor<3x3x32x96xbf16>) -> tensor<2x8x8x96xf32>
  return %y : tensor<2x8x8x96xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x20x20x48xbf16>, %k: tensor<1x1x48x128xbf16>) -> tensor<1x10x10x128xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x48xbf16>, tensor<1x1x48x128xbf16>) -> tensor<1x10x10x128xf32>
  return %y : tensor<1x10x10x128xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x21x20x16xbf16>, %k: tensor<3x2x16x80xbf16>) -> tensor<1x20x7x80xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 3], pad = [[1, 0], [0, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x21x20x16xbf16>, tensor<3x2x16x80xbf16>) -> tensor<1x20x7x80xf32>
  return %y : tensor<1x20x7x80xf32>
}
// -----
func.func @main(%x: tensor<1x7x7x64xi8>, %k: tensor<3x3x64x24xi8>) -> tensor<1x7x7x24xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x7x64xi8>, tensor<3x3x64x24xi8>) -> tensor<1x7x7x24xi32>
  return %y : tensor<1x7x7x24xi32>
}
// -----
func.func @main(%x: tensor<2x9x10x128xi8>, %k: tensor<3x3x128x70xi8>) -> tensor<2x9x10x70xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x128xi8>, tensor<3x3x128x70xi8>) -> tensor<2x9x10x70xi32>
  return %y : tensor<2x9x10x70xi32>
}
// -----
func.func @main(%x: tensor<2x11x11x64xui8>, %k: tensor<3x3x64x100xui8>) -> tensor<2x6x6x100xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x11x64xui8>, tensor<3x3x64x100xui8>) -> tensor<2x6x6x100xi32>
  return %y : tensor<2x6x6x100xi32>
}
// -----
func.func @main(%x: tensor<1x13x13x64xi8>, %k: tensor<1x1x64x33xi8>) -> tensor<1x13x13x33xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x13x13x64xi8>, tensor<1x1x64x33xi8>) -> tensor<1x13x13x33xi32>
  return %y : tensor<1x13x13x33xi32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x10x10x1024xbf16>, %k: tensor<3x3x1024x17xbf16>) -> tensor<1x10x10x17xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x10x10x1024xbf16>, tensor<3x3x1024x17xbf16>) -> tensor<1x10x10x17xf32>
  return %y : tensor<1x10x10x17xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x40x3x32xbf16>, %k: tensor<3x3x32x20xbf16>) -> tensor<1x38x3x20xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x40x3x32xbf16>, tensor<3x3x32x20xbf16>) -> tensor<1x38x3x20xf32>
  return %y : tensor<1x38x3x20xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x3x40x32xbf16>, %k: tensor<3x3x32x20xbf16>) -> tensor<1x3x38x20xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x40x32xbf16>, tensor<3x3x32x20xbf16>) -> tensor<1x3x38x20xf32>
  return %y : tensor<1x3x38x20xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x6x6x32xbf16>, %k: tensor<7x7x32x20xbf16>) -> tensor<2x6x6x20xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x6x32xbf16>, tensor<7x7x32x20xbf16>) -> tensor<2x6x6x20xf32>
  return %y : tensor<2x6x6x20xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x9x9x32xbf16>, %k: tensor<3x3x32x20xbf16>) -> tensor<2x7x7x20xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 1], [1, -1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x32xbf16>, tensor<3x3x32x20xbf16>) -> tensor<2x7x7x20xf32>
  return %y : tensor<2x7x7x20xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<15x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<15x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<15x64xbf16>, tensor<64x40xbf16>) -> tensor<15x40xf32>
  return %y : tensor<15x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<16x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<16x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x64xbf16>, tensor<64x40xbf16>) -> tensor<16x40xf32>
  return %y : tensor<16x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<17x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<17x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<17x64xbf16>, tensor<64x40xbf16>) -> tensor<17x40xf32>
  return %y : tensor<17x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<31x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<31x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<31x64xbf16>, tensor<64x40xbf16>) -> tensor<31x40xf32>
  return %y : tensor<31x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<32x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<32x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x64xbf16>, tensor<64x40xbf16>) -> tensor<32x40xf32>
  return %y : tensor<32x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<33x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<33x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<33x64xbf16>, tensor<64x40xbf16>) -> tensor<33x40xf32>
  return %y : tensor<33x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<47x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<47x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<47x64xbf16>, tensor<64x40xbf16>) -> tensor<47x40xf32>
  return %y : tensor<47x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<48x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<48x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<48x64xbf16>, tensor<64x40xbf16>) -> tensor<48x40xf32>
  return %y : tensor<48x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<49x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<49x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<49x64xbf16>, tensor<64x40xbf16>) -> tensor<49x40xf32>
  return %y : tensor<49x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<127x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<127x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<127x64xbf16>, tensor<64x40xbf16>) -> tensor<127x40xf32>
  return %y : tensor<127x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<129x64xbf16>, %w: tensor<64x40xbf16>) -> tensor<129x40xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<129x64xbf16>, tensor<64x40xbf16>) -> tensor<129x40xf32>
  return %y : tensor<129x40xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<3x33x96xbf16>, %w: tensor<3x96x130xbf16>) -> tensor<3x33x130xf32> {
  %y = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x33x96xbf16>, tensor<3x96x130xbf16>) -> tensor<3x33x130xf32>
  return %y : tensor<3x33x130xf32>
}
// -----
func.func @main(%x: tensor<2x50x128xi8>, %w: tensor<2x128x20xi8>) -> tensor<2x50x20xi32> {
  %y = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x50x128xi8>, tensor<2x128x20xi8>) -> tensor<2x50x20xi32>
  return %y : tensor<2x50x20xi32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<49x8224xbf16>, %w: tensor<8224x18xbf16>) -> tensor<49x18xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<49x8224xbf16>, tensor<8224x18xbf16>) -> tensor<49x18xf32>
  return %y : tensor<49x18xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<100x72xbf16>, %w: tensor<72x33xbf16>) -> tensor<100x33xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<100x72xbf16>, tensor<72x33xbf16>) -> tensor<100x33xf32>
  return %y : tensor<100x33xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<130x256xbf16>, %w: tensor<256x260xbf16>) -> tensor<130x260xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<130x256xbf16>, tensor<256x260xbf16>) -> tensor<130x260xf32>
  return %y : tensor<130x260xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<32x32xbf16>, %w: tensor<32x16xbf16>) -> tensor<32x16xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x32xbf16>, tensor<32x16xbf16>) -> tensor<32x16xf32>
  return %y : tensor<32x16xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<40x1024xbf16>, %w: tensor<1024x520xbf16>) -> tensor<40x520xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<40x1024xbf16>, tensor<1024x520xbf16>) -> tensor<40x520xf32>
  return %y : tensor<40x520xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<49x1040xbf16>, %w: tensor<1040x530xbf16>) -> tensor<49x530xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<49x1040xbf16>, tensor<1040x530xbf16>) -> tensor<49x530xf32>
  return %y : tensor<49x530xf32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x8x8x128xbf16>, %k: tensor<3x3x128x520xbf16>) -> tensor<1x8x8x520xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x128xbf16>, tensor<3x3x128x520xbf16>) -> tensor<1x8x8x520xf32>
  return %y : tensor<1x8x8x520xf32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<1x9x9x32xbf16>, %k: tensor<3x3x32x64xbf16>, %r: tensor<1x9x9x64xbf16>, %b: tensor<64xf32>) -> tensor<1x9x9x64xbf16> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x32xbf16>, tensor<3x3x32x64xbf16>) -> tensor<1x9x9x64xf32>
  %c = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<64xf32>) -> tensor<1x9x9x64xf32>
  %s = stablehlo.add %y, %c : tensor<1x9x9x64xf32>
  %w = stablehlo.convert %r : (tensor<1x9x9x64xbf16>) -> tensor<1x9x9x64xf32>
  %t = stablehlo.add %s, %w : tensor<1x9x9x64xf32>
  %z = stablehlo.constant dense<0.0> : tensor<1x9x9x64xf32>
  %m = stablehlo.maximum %t, %z : tensor<1x9x9x64xf32>
  %o = stablehlo.convert %m : (tensor<1x9x9x64xf32>) -> tensor<1x9x9x64xbf16>
  return %o : tensor<1x9x9x64xbf16>
}
// -----
func.func @main(%x: tensor<13x4096xi8>, %y: tensor<4096x130xi8>) -> tensor<13x130xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x4096xi8>, tensor<4096x130xi8>) -> tensor<13x130xi32>
  return %0 : tensor<13x130xi32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<13x2048xbf16>, %y: tensor<2048x130xbf16>) -> tensor<13x130xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x2048xbf16>, tensor<2048x130xbf16>) -> tensor<13x130xf32>
  return %0 : tensor<13x130xf32>
}
// -----
func.func @main(%x: tensor<2x8200xi8>, %y: tensor<8200x33xi8>) -> tensor<2x33xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x8200xi8>, tensor<8200x33xi8>) -> tensor<2x33xi32>
  return %0 : tensor<2x33xi32>
}
// -----
func.func @main(%x: tensor<3x2052xi8>, %y: tensor<2052x17xi8>) -> tensor<3x17xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x2052xi8>, tensor<2052x17xi8>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<2x5002xbf16>, %y: tensor<5002x17xbf16>) -> tensor<2x17xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x5002xbf16>, tensor<5002x17xbf16>) -> tensor<2x17xf32>
  return %0 : tensor<2x17xf32>
}
// -----
func.func @main(%x: tensor<25x20xi8>, %y: tensor<20x33xi8>) -> tensor<25x33xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<25x20xi8>, tensor<20x33xi8>) -> tensor<25x33xi32>
  return %0 : tensor<25x33xi32>
}
// -----
// tolerance: 1e-2
// An image of one pixel, as a generator begins with: each place of the result meets it at one tap. Of bf16, to bf16.
func.func @main(%x: tensor<4x20x1x1xbf16>, %w: tensor<20x33x4x4xbf16>, %b: tensor<33xbf16>) -> tensor<4x33x4x4xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [3, 3]], lhs_dilate = [2, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x1x1xbf16>, tensor<20x33x4x4xbf16>) -> tensor<4x33x4x4xbf16>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<33xbf16>) -> tensor<4x33x4x4xbf16>
  %2 = stablehlo.add %0, %1 : tensor<4x33x4x4xbf16>
  return %2 : tensor<4x33x4x4xbf16>
}
// -----
// tolerance: 1e-4
// An image of one pixel, as a generator begins with: each place of the result meets it at one tap. Of bf16, to f32.
func.func @main(%x: tensor<4x20x1x1xbf16>, %w: tensor<20x33x4x4xbf16>, %b: tensor<33xf32>) -> tensor<4x33x4x4xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [3, 3]], lhs_dilate = [2, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x1x1xbf16>, tensor<20x33x4x4xbf16>) -> tensor<4x33x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<33xf32>) -> tensor<4x33x4x4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x33x4x4xf32>
  return %2 : tensor<4x33x4x4xf32>
}
// -----
// An image of one pixel, as a generator begins with: each place of the result meets it at one tap. Of i8, to i32.
func.func @main(%x: tensor<4x20x1x1xi8>, %w: tensor<20x33x4x4xi8>, %b: tensor<33xi32>) -> tensor<4x33x4x4xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [3, 3]], lhs_dilate = [2, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x1x1xi8>, tensor<20x33x4x4xi8>) -> tensor<4x33x4x4xi32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<33xi32>) -> tensor<4x33x4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x33x4x4xi32>
  return %2 : tensor<4x33x4x4xi32>
}
// -----
// tolerance: 2e-3
// Few channels get one of zeros, and rows of windows are tiles of 56 bytes.
func.func @main(%x: tensor<2x20x56x3xbf16>, %k: tensor<7x7x3x40xbf16>) -> tensor<2x10x28x40xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x56x3xbf16>, tensor<7x7x3x40xbf16>) -> tensor<2x10x28x40xf32>
  return %y : tensor<2x10x28x40xf32>
}
// -----
// tolerance: 2e-3
// The same at stride 1, of 24 bytes.
func.func @main(%x: tensor<1x12x30x3xbf16>, %k: tensor<3x3x3x24xbf16>) -> tensor<1x12x30x24xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x30x3xbf16>, tensor<3x3x3x24xbf16>) -> tensor<1x12x30x24xf32>
  return %y : tensor<1x12x30x24xf32>
}
// -----
// tolerance: 2e-3
// Of channels that are enough already.
func.func @main(%x: tensor<1x9x31x4xbf16>, %k: tensor<5x3x4x16xbf16>) -> tensor<1x5x31x16xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x31x4xbf16>, tensor<5x3x4x16xbf16>) -> tensor<1x5x31x16xf32>
  return %y : tensor<1x5x31x16xf32>
}
// -----
// Of bytes, 28 a row.
func.func @main(%x: tensor<1x20x56x3xi8>, %k: tensor<7x7x3x40xi8>) -> tensor<1x10x28x40xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x56x3xi8>, tensor<7x7x3x40xi8>) -> tensor<1x10x28x40xi32>
  return %y : tensor<1x10x28x40xi32>
}
// -----
// tolerance: 2e-3
// Windows at a stride, each line of the result in register tiles of its own.
func.func @main(%x: tensor<2x10x56x32xbf16>, %k: tensor<3x3x32x80xbf16>) -> tensor<2x5x28x80xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x10x56x32xbf16>, tensor<3x3x32x80xbf16>) -> tensor<2x5x28x80xf32>
  return %y : tensor<2x5x28x80xf32>
}
// -----
// tolerance: 2e-3
// Of one pixel; the image ends in the middle of a stride.
func.func @main(%x: tensor<1x7x58x64xbf16>, %k: tensor<1x1x64x48xbf16>) -> tensor<1x4x29x48xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x58x64xbf16>, tensor<1x1x64x48xbf16>) -> tensor<1x4x29x48xf32>
  return %y : tensor<1x4x29x48xf32>
}
// -----
// At a stride along the lines alone, of bytes.
func.func @main(%x: tensor<1x9x56x64xi8>, %k: tensor<3x3x64x33xi8>) -> tensor<1x9x28x33xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x56x64xi8>, tensor<3x3x64x33xi8>) -> tensor<1x9x28x33xi32>
  return %y : tensor<1x9x28x33xi32>
}
// -----
// tolerance: 2e-3
// Lines that whole register tiles fill, but for the borders between them.
func.func @main(%x: tensor<1x4x112x32xbf16>, %k: tensor<3x3x32x20xbf16>) -> tensor<1x4x112x20xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x112x32xbf16>, tensor<3x3x32x20xbf16>) -> tensor<1x4x112x20xf32>
  return %y : tensor<1x4x112x20xf32>
}
// -----
// tolerance: 2e-3
// Two products that are added are one kernel where each of them is more than the second cache leaves room for.
func.func @main(%x: tensor<1700x32xbf16>, %v: tensor<32x100xbf16>, %a: tensor<100xf32>, %y: tensor<1700x70xbf16>, %w: tensor<70x100xbf16>, %b: tensor<100xf32>) -> tensor<1700x100xbf16> {
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<1700x32xbf16>, tensor<32x100xbf16>) -> tensor<1700x100xf32>
  %1 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<100xf32>) -> tensor<1700x100xf32>
  %2 = stablehlo.add %0, %1 : tensor<1700x100xf32>
  %3 = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<1700x70xbf16>, tensor<70x100xbf16>) -> tensor<1700x100xf32>
  %4 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<100xf32>) -> tensor<1700x100xf32>
  %5 = stablehlo.add %3, %4 : tensor<1700x100xf32>
  %6 = stablehlo.add %2, %5 : tensor<1700x100xf32>
  %7 = stablehlo.constant dense<0.0> : tensor<1700x100xf32>
  %8 = stablehlo.maximum %6, %7 : tensor<1700x100xf32>
  %9 = stablehlo.convert %8 : (tensor<1700x100xf32>) -> tensor<1700x100xbf16>
  return %9 : tensor<1700x100xbf16>
}
// -----
// tolerance: 1e-5
// The same of f32, the first of them with work of its own behind it.
func.func @main(%x: tensor<1700x20xf32>, %v: tensor<20x100xf32>, %y: tensor<1700x300xf32>, %w: tensor<300x100xf32>) -> tensor<1700x100xf32> {
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<1700x20xf32>, tensor<20x100xf32>) -> tensor<1700x100xf32>
  %1 = stablehlo.tanh %0 : tensor<1700x100xf32>
  %2 = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<1700x300xf32>, tensor<300x100xf32>) -> tensor<1700x100xf32>
  %3 = stablehlo.subtract %1, %2 : tensor<1700x100xf32>
  return %3 : tensor<1700x100xf32>
}
// -----
// Rows of a few units, which are written out, and sums in runs of several panels: by bytes, rows of the result end inside of lines.
func.func @main(%x: tensor<113x7xi8>, %y: tensor<7x293xi8>) -> tensor<113x293xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<113x7xi8>, tensor<7x293xi8>) -> tensor<113x293xi32>
  return %0 : tensor<113x293xi32>
}
// -----
// As many units as are written out, of a batch.
func.func @main(%x: tensor<2x31x29xi8>, %y: tensor<2x29x457xi8>) -> tensor<2x31x457xi32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x31x29xi8>, tensor<2x29x457xi8>) -> tensor<2x31x457xi32>
  return %0 : tensor<2x31x457xi32>
}
// -----
// tolerance: 2e-3
// The same of bf16, with work behind it.
func.func @main(%x: tensor<150x8xbf16>, %y: tensor<8x150xbf16>, %a: tensor<150xf32>) -> tensor<150x150xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<150x8xbf16>, tensor<8x150xbf16>) -> tensor<150x150xf32>
  %1 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<150xf32>) -> tensor<150x150xf32>
  %2 = stablehlo.add %0, %1 : tensor<150x150xf32>
  %3 = stablehlo.tanh %2 : tensor<150x150xf32>
  return %3 : tensor<150x150xf32>
}
// -----
// tolerance: 2e-3
// Rows that lie where dot products take them from, in two panels and a part of one.
func.func @main(%x: tensor<401x4xbf16>, %y: tensor<4x37xbf16>) -> tensor<401x37xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<401x4xbf16>, tensor<4x37xbf16>) -> tensor<401x37xf32>
  return %0 : tensor<401x37xf32>
}
