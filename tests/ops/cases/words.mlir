// Products of words (i16 into i32, modulo 2^32) and what goes by them: windows and rows as they lie, ragged ones, few rows, long sums, bytes of both kinds.
func.func @main(%x: tensor<1x7x7x32xi16>, %k: tensor<3x3x32x40xi16>) -> tensor<1x7x7x40xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x7x32xi16>, tensor<3x3x32x40xi16>) -> tensor<1x7x7x40xi32>
  return %y : tensor<1x7x7x40xi32>
}
// -----
func.func @main(%x: tensor<2x9x8x64xi8>, %k: tensor<3x3x64x33xi8>) -> tensor<2x9x8x33xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x8x64xi8>, tensor<3x3x64x33xi8>) -> tensor<2x9x8x33xi32>
  return %y : tensor<2x9x8x33xi32>
}
// -----
func.func @main(%x: tensor<3x8x11x32xui8>, %k: tensor<3x3x32x96xui8>) -> tensor<3x6x9x96xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x8x11x32xui8>, tensor<3x3x32x96xui8>) -> tensor<3x6x9x96xi32>
  return %y : tensor<3x6x9x96xi32>
}
// -----
func.func @main(%x: tensor<1x14x14x32xi16>, %k: tensor<3x3x32x72xi16>) -> tensor<1x14x14x72xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 2], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x32xi16>, tensor<3x3x32x72xi16>) -> tensor<1x14x14x72xi32>
  return %y : tensor<1x14x14x72xi32>
}
// -----
func.func @main(%x: tensor<1x6x6x96xi8>, %k: tensor<1x1x96x16xi8>) -> tensor<1x6x6x16xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x6x96xi8>, tensor<1x1x96x16xi8>) -> tensor<1x6x6x16xi32>
  return %y : tensor<1x6x6x16xi32>
}
// -----
func.func @main(%x: tensor<1x5x7x32xui8>, %k: tensor<1x1x32x130xui8>) -> tensor<1x5x7x130xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x7x32xui8>, tensor<1x1x32x130xui8>) -> tensor<1x5x7x130xi32>
  return %y : tensor<1x5x7x130xi32>
}
// -----
func.func @main(%x: tensor<2x12x13x32xi16>, %k: tensor<5x1x32x80xi16>) -> tensor<2x12x13x80xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x32xi16>, tensor<5x1x32x80xi16>) -> tensor<2x12x13x80xi32>
  return %y : tensor<2x12x13x80xi32>
}
// -----
func.func @main(%x: tensor<2x12x13x32xi8>, %k: tensor<1x5x32x80xi8>) -> tensor<2x12x9x80xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x32xi8>, tensor<1x5x32x80xi8>) -> tensor<2x12x9x80xi32>
  return %y : tensor<2x12x9x80xi32>
}
// -----
func.func @main(%x: tensor<1x17x9x64xui8>, %k: tensor<3x3x64x48xui8>) -> tensor<1x17x9x48xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], rhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x9x64xui8>, tensor<3x3x64x48xui8>) -> tensor<1x17x9x48xi32>
  return %y : tensor<1x17x9x48xi32>
}
// -----
func.func @main(%x: tensor<1x17x9x64xi16>, %k: tensor<3x3x64x48xi16>) -> tensor<1x17x9x48xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x9x64xi16>, tensor<3x3x64x48xi16>) -> tensor<1x17x9x48xi32>
  return %y : tensor<1x17x9x48xi32>
}
// -----
func.func @main(%x: tensor<2x15x15x32xi8>, %k: tensor<3x3x32x96xi8>) -> tensor<2x8x8x96xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x15x32xi8>, tensor<3x3x32x96xi8>) -> tensor<2x8x8x96xi32>
  return %y : tensor<2x8x8x96xi32>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<127x129xi16>, %w: tensor<129x128xi16>) -> tensor<127x128xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<127x129xi16>, tensor<129x128xi16>) -> tensor<127x128xi32>
  return %y : tensor<127x128xi32>
}
// -----
func.func @main(%x: tensor<129x2xi16>, %w: tensor<2x127xi16>) -> tensor<129x127xui32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<129x2xi16>, tensor<2x127xi16>) -> tensor<129x127xui32>
  return %y : tensor<129x127xui32>
}
// -----
func.func @main(%x: tensor<1x257xi16>, %w: tensor<257x40xi16>) -> tensor<1x40xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x257xi16>, tensor<257x40xi16>) -> tensor<1x40xi32>
  return %y : tensor<1x40xi32>
}
// -----
// input 0: range(0, 255)
// input 1: range(0, 255)
func.func @main(%x: tensor<2x64xui8>, %w: tensor<64x33xui8>) -> tensor<2x33xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x64xui8>, tensor<64x33xui8>) -> tensor<2x33xi32>
  return %y : tensor<2x33xi32>
}
// -----
func.func @main(%x: tensor<7x1xui8>, %w: tensor<1x16xi8>) -> tensor<7x16xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<7x1xui8>, tensor<1x16xi8>) -> tensor<7x16xi32>
  return %y : tensor<7x16xi32>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<13x5001xi16>, %w: tensor<5001x50xi16>) -> tensor<13x50xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x5001xi16>, tensor<5001x50xi16>) -> tensor<13x50xi32>
  return %y : tensor<13x50xi32>
}
// -----
// input 0: range(-128, 127)
// input 1: range(0, 255)
func.func @main(%x: tensor<128x3000xi8>, %w: tensor<3000x129xui8>) -> tensor<128x129xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<128x3000xi8>, tensor<3000x129xui8>) -> tensor<128x129xi32>
  return %y : tensor<128x129xi32>
}
// -----
func.func @main(%x: tensor<6x96xi8>, %w: tensor<96x17xi16>) -> tensor<6x17xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x96xi8>, tensor<96x17xi16>) -> tensor<6x17xi32>
  return %y : tensor<6x17xi32>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<33x70xi16>, %w: tensor<70x65xi16>) -> tensor<33x65xi16> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<33x70xi16>, tensor<70x65xi16>) -> tensor<33x65xi16>
  return %y : tensor<33x65xi16>
}
// -----
func.func @main(%x: tensor<40x66xui8>, %w: tensor<66x20xi16>) -> tensor<40x20xui16> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<40x66xui8>, tensor<66x20xi16>) -> tensor<40x20xui16>
  return %y : tensor<40x20xui16>
}
// -----
func.func @main(%x: tensor<5x0xi16>, %w: tensor<0x16xi16>) -> tensor<5x16xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x0xi16>, tensor<0x16xi16>) -> tensor<5x16xi32>
  return %y : tensor<5x16xi32>
}
// -----
func.func @main(%x: tensor<20x40xi16>, %w: tensor<40x3xi16>) -> tensor<20x3xi32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<20x40xi16>, tensor<40x3xi16>) -> tensor<20x3xi32>
  return %y : tensor<20x3xi32>
}
// -----
func.func @main(%x: tensor<2x31x33x3xi16>, %k: tensor<7x7x3x40xi16>) -> tensor<2x16x17x40xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x31x33x3xi16>, tensor<7x7x3x40xi16>) -> tensor<2x16x17x40xi32>
  return %y : tensor<2x16x17x40xi32>
}
// -----
func.func @main(%x: tensor<2x12x9x32xi16>, %k: tensor<3x3x8x64xi16>) -> tensor<2x10x7x64xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x12x9x32xi16>, tensor<3x3x8x64xi16>) -> tensor<2x10x7x64xi32>
  return %y : tensor<2x10x7x64xi32>
}
// -----
func.func @main(%x: tensor<1x9x9x24xi16>, %k: tensor<3x3x24x20xi16>) -> tensor<1x19x19x20xi32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x24xi16>, tensor<3x3x24x20xi16>) -> tensor<1x19x19x20xi32>
  return %y : tensor<1x19x19x20xi32>
}
