// Contractions of narrow element types, and of integers: sizes at the edges of tiles, sums longer than a block, and each way a convolution goes.
func.func @main(%x: tensor<13x70xi8>, %y: tensor<70x37xi8>) -> tensor<13x37xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi8>, tensor<70x37xi8>) -> tensor<13x37xi32>
  return %0 : tensor<13x37xi32>
}

// -----

func.func @main(%x: tensor<13x70xui8>, %y: tensor<70x37xui8>) -> tensor<13x37xui32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xui8>, tensor<70x37xui8>) -> tensor<13x37xui32>
  return %0 : tensor<13x37xui32>
}

// -----

func.func @main(%x: tensor<13x70xi16>, %y: tensor<70x37xi16>) -> tensor<13x37xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi16>, tensor<70x37xi16>) -> tensor<13x37xi32>
  return %0 : tensor<13x37xi32>
}

// -----

func.func @main(%x: tensor<13x70xi32>, %y: tensor<70x37xi32>) -> tensor<13x37xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi32>, tensor<70x37xi32>) -> tensor<13x37xi32>
  return %0 : tensor<13x37xi32>
}

// -----

func.func @main(%x: tensor<13x70xi64>, %y: tensor<70x37xi64>) -> tensor<13x37xi64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi64>, tensor<70x37xi64>) -> tensor<13x37xi64>
  return %0 : tensor<13x37xi64>
}

// -----

func.func @main(%x: tensor<13x70xui64>, %y: tensor<70x37xui64>) -> tensor<13x37xui64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xui64>, tensor<70x37xui64>) -> tensor<13x37xui64>
  return %0 : tensor<13x37xui64>
}

// -----

func.func @main(%x: tensor<13x70xi32>, %y: tensor<70x37xi32>) -> tensor<13x37xi64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi32>, tensor<70x37xi32>) -> tensor<13x37xi64>
  return %0 : tensor<13x37xi64>
}

// -----

func.func @main(%x: tensor<13x70xui16>, %y: tensor<70x37xui16>) -> tensor<13x37xi64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xui16>, tensor<70x37xui16>) -> tensor<13x37xi64>
  return %0 : tensor<13x37xi64>
}

// -----

func.func @main(%x: tensor<13x70xi8>, %y: tensor<70x37xi8>) -> tensor<13x37xi8> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi8>, tensor<70x37xi8>) -> tensor<13x37xi8>
  return %0 : tensor<13x37xi8>
}

// -----

func.func @main(%x: tensor<13x70xi4>, %y: tensor<70x37xi4>) -> tensor<13x37xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<13x70xi4>, tensor<70x37xi4>) -> tensor<13x37xi32>
  return %0 : tensor<13x37xi32>
}

// -----

func.func @main(%x: tensor<130x900xi8>, %y: tensor<900x131xi8>) -> tensor<130x131xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<130x900xi8>, tensor<900x131xi8>) -> tensor<130x131xi32>
  return %0 : tensor<130x131xi32>
}

// -----

func.func @main(%x: tensor<7x900xi64>, %y: tensor<900x33xi64>) -> tensor<7x33xi64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<7x900xi64>, tensor<900x33xi64>) -> tensor<7x33xi64>
  return %0 : tensor<7x33xi64>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<130x900xbf16>, %y: tensor<900x131xbf16>) -> tensor<130x131xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<130x900xbf16>, tensor<900x131xbf16>) -> tensor<130x131xf32>
  return %0 : tensor<130x131xf32>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<33x65xbf16>, %y: tensor<65x48xbf16>) -> tensor<33x48xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x65xbf16>, tensor<65x48xbf16>) -> tensor<33x48xbf16>
  return %0 : tensor<33x48xbf16>
}

// -----

// tolerance: 1e-3
func.func @main(%x: tensor<33x65xf16>, %y: tensor<65x48xf16>) -> tensor<33x48xf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x65xf16>, tensor<65x48xf16>) -> tensor<33x48xf16>
  return %0 : tensor<33x48xf16>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<33x400xf16>, %y: tensor<400x48xf16>) -> tensor<33x48xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x400xf16>, tensor<400x48xf16>) -> tensor<33x48xf32>
  return %0 : tensor<33x48xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<33x65xf8E4M3FN>, %y: tensor<65x48xf8E4M3FN>) -> tensor<33x48xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x65xf8E4M3FN>, tensor<65x48xf8E4M3FN>) -> tensor<33x48xf32>
  return %0 : tensor<33x48xf32>
}

// -----

// tolerance: 0.3
func.func @main(%x: tensor<19x65xf8E5M2>, %y: tensor<65x48xf8E5M2>) -> tensor<19x48xf8E5M2> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<19x65xf8E5M2>, tensor<65x48xf8E5M2>) -> tensor<19x48xf8E5M2>
  return %0 : tensor<19x48xf8E5M2>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<19x65xi8>, %y: tensor<65x48xi8>) -> tensor<19x48xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<19x65xi8>, tensor<65x48xi8>) -> tensor<19x48xf32>
  return %0 : tensor<19x48xf32>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<19x65xui16>, %y: tensor<65x48xui16>) -> tensor<19x48xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<19x65xui16>, tensor<65x48xui16>) -> tensor<19x48xbf16>
  return %0 : tensor<19x48xbf16>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<19x65xf64>, %y: tensor<65x48xf64>) -> tensor<19x48xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<19x65xf64>, tensor<65x48xf64>) -> tensor<19x48xf32>
  return %0 : tensor<19x48xf32>
}

// -----

// tolerance: 1e-6
func.func @main(%x: tensor<19x65xf32>, %y: tensor<65x48xf32>) -> tensor<19x48xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<19x65xf32>, tensor<65x48xf32>) -> tensor<19x48xf64>
  return %0 : tensor<19x48xf64>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<1x65xbf16>, %y: tensor<65x48xbf16>) -> tensor<1x48xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x65xbf16>, tensor<65x48xbf16>) -> tensor<1x48xbf16>
  return %0 : tensor<1x48xbf16>
}

// -----

// tolerance: 1e-6
func.func @main(%x: tensor<33x1xbf16>, %y: tensor<1x17xbf16>) -> tensor<33x17xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<33x1xbf16>, tensor<1x17xbf16>) -> tensor<33x17xf32>
  return %0 : tensor<33x17xf32>
}

// -----

func.func @main(%x: tensor<5x64xi8>, %y: tensor<64x3xi8>) -> tensor<5x3xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<5x64xi8>, tensor<64x3xi8>) -> tensor<5x3xi32>
  return %0 : tensor<5x3xi32>
}

// -----

func.func @main(%x: tensor<2x9x9x5xi8>, %w: tensor<3x3x5x19xi8>) -> tensor<2x9x9x19xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xi8>, tensor<3x3x5x19xi8>) -> tensor<2x9x9x19xi32>
  return %0 : tensor<2x9x9x19xi32>
}

// -----

func.func @main(%x: tensor<2x7x7x32xi8>, %w: tensor<3x3x32x40xi8>) -> tensor<2x4x4x40xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32xi8>, tensor<3x3x32x40xi8>) -> tensor<2x4x4x40xi32>
  return %0 : tensor<2x4x4x40xi32>
}

// -----

func.func @main(%x: tensor<2x6x6x33xi8>, %w: tensor<1x1x33x24xi8>) -> tensor<2x6x6x24xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x6x33xi8>, tensor<1x1x33x24xi8>) -> tensor<2x6x6x24xi32>
  return %0 : tensor<2x6x6x24xi32>
}

// -----

func.func @main(%x: tensor<2x7x7x32xi8>, %w: tensor<3x3x8x32xi8>) -> tensor<2x7x7x32xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x7x32xi8>, tensor<3x3x8x32xi8>) -> tensor<2x7x7x32xi32>
  return %0 : tensor<2x7x7x32xi32>
}

// -----

func.func @main(%x: tensor<2x7x7x24xi8>, %w: tensor<3x3x1x24xi8>) -> tensor<2x7x7x24xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x7x7x24xi8>, tensor<3x3x1x24xi8>) -> tensor<2x7x7x24xi32>
  return %0 : tensor<2x7x7x24xi32>
}

// -----

func.func @main(%x: tensor<2x5x5x16xi8>, %w: tensor<3x3x16x20xi8>) -> tensor<2x11x11x20xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x16xi8>, tensor<3x3x16x20xi8>) -> tensor<2x11x11x20xi32>
  return %0 : tensor<2x11x11x20xi32>
}

// -----

func.func @main(%x: tensor<2x8x8x16xi8>, %w: tensor<3x3x16x20xi8>) -> tensor<2x4x4x20xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x16xi8>, tensor<3x3x16x20xi8>) -> tensor<2x4x4x20xi32>
  return %0 : tensor<2x4x4x20xi32>
}

// -----

func.func @main(%x: tensor<2x21x21x3xi8>, %w: tensor<18x18x3x5xi8>) -> tensor<2x4x4x5xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x21x3xi8>, tensor<18x18x3x5xi8>) -> tensor<2x4x4x5xi32>
  return %0 : tensor<2x4x4x5xi32>
}

// -----

func.func @main(%x: tensor<2x9x9x5xui8>, %w: tensor<3x3x5x19xui8>) -> tensor<2x9x9x19xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xui8>, tensor<3x3x5x19xui8>) -> tensor<2x9x9x19xi32>
  return %0 : tensor<2x9x9x19xi32>
}

// -----

func.func @main(%x: tensor<2x7x7x32xui8>, %w: tensor<3x3x32x40xui8>) -> tensor<2x4x4x40xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32xui8>, tensor<3x3x32x40xui8>) -> tensor<2x4x4x40xi32>
  return %0 : tensor<2x4x4x40xi32>
}

// -----

func.func @main(%x: tensor<2x6x6x33xui8>, %w: tensor<1x1x33x24xui8>) -> tensor<2x6x6x24xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x6x33xui8>, tensor<1x1x33x24xui8>) -> tensor<2x6x6x24xi32>
  return %0 : tensor<2x6x6x24xi32>
}

// -----

func.func @main(%x: tensor<2x7x7x32xui8>, %w: tensor<3x3x8x32xui8>) -> tensor<2x7x7x32xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x7x32xui8>, tensor<3x3x8x32xui8>) -> tensor<2x7x7x32xi32>
  return %0 : tensor<2x7x7x32xi32>
}

// -----

func.func @main(%x: tensor<2x7x7x24xui8>, %w: tensor<3x3x1x24xui8>) -> tensor<2x7x7x24xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x7x7x24xui8>, tensor<3x3x1x24xui8>) -> tensor<2x7x7x24xi32>
  return %0 : tensor<2x7x7x24xi32>
}

// -----

func.func @main(%x: tensor<2x5x5x16xui8>, %w: tensor<3x3x16x20xui8>) -> tensor<2x11x11x20xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x16xui8>, tensor<3x3x16x20xui8>) -> tensor<2x11x11x20xi32>
  return %0 : tensor<2x11x11x20xi32>
}

// -----

func.func @main(%x: tensor<2x8x8x16xui8>, %w: tensor<3x3x16x20xui8>) -> tensor<2x4x4x20xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x16xui8>, tensor<3x3x16x20xui8>) -> tensor<2x4x4x20xi32>
  return %0 : tensor<2x4x4x20xi32>
}

// -----

func.func @main(%x: tensor<2x21x21x3xui8>, %w: tensor<18x18x3x5xui8>) -> tensor<2x4x4x5xi32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x21x3xui8>, tensor<18x18x3x5xui8>) -> tensor<2x4x4x5xi32>
  return %0 : tensor<2x4x4x5xi32>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x9x9x5xbf16>, %w: tensor<3x3x5x19xbf16>) -> tensor<2x9x9x19xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xbf16>, tensor<3x3x5x19xbf16>) -> tensor<2x9x9x19xbf16>
  return %0 : tensor<2x9x9x19xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x7x7x32xbf16>, %w: tensor<3x3x32x40xbf16>) -> tensor<2x4x4x40xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32xbf16>, tensor<3x3x32x40xbf16>) -> tensor<2x4x4x40xbf16>
  return %0 : tensor<2x4x4x40xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x6x6x33xbf16>, %w: tensor<1x1x33x24xbf16>) -> tensor<2x6x6x24xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x6x33xbf16>, tensor<1x1x33x24xbf16>) -> tensor<2x6x6x24xbf16>
  return %0 : tensor<2x6x6x24xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x7x7x32xbf16>, %w: tensor<3x3x8x32xbf16>) -> tensor<2x7x7x32xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x7x32xbf16>, tensor<3x3x8x32xbf16>) -> tensor<2x7x7x32xbf16>
  return %0 : tensor<2x7x7x32xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x7x7x24xbf16>, %w: tensor<3x3x1x24xbf16>) -> tensor<2x7x7x24xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x7x7x24xbf16>, tensor<3x3x1x24xbf16>) -> tensor<2x7x7x24xbf16>
  return %0 : tensor<2x7x7x24xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x5x5x16xbf16>, %w: tensor<3x3x16x20xbf16>) -> tensor<2x11x11x20xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x16xbf16>, tensor<3x3x16x20xbf16>) -> tensor<2x11x11x20xbf16>
  return %0 : tensor<2x11x11x20xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x8x8x16xbf16>, %w: tensor<3x3x16x20xbf16>) -> tensor<2x4x4x20xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x16xbf16>, tensor<3x3x16x20xbf16>) -> tensor<2x4x4x20xbf16>
  return %0 : tensor<2x4x4x20xbf16>
}

// -----

// tolerance: 8e-3
func.func @main(%x: tensor<2x21x21x3xbf16>, %w: tensor<18x18x3x5xbf16>) -> tensor<2x4x4x5xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x21x3xbf16>, tensor<18x18x3x5xbf16>) -> tensor<2x4x4x5xbf16>
  return %0 : tensor<2x4x4x5xbf16>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x9x9x5xf16>, %w: tensor<3x3x5x19xf16>) -> tensor<2x9x9x19xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xf16>, tensor<3x3x5x19xf16>) -> tensor<2x9x9x19xf32>
  return %0 : tensor<2x9x9x19xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x7x7x32xf16>, %w: tensor<3x3x32x40xf16>) -> tensor<2x4x4x40xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32xf16>, tensor<3x3x32x40xf16>) -> tensor<2x4x4x40xf32>
  return %0 : tensor<2x4x4x40xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x6x6x33xf16>, %w: tensor<1x1x33x24xf16>) -> tensor<2x6x6x24xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x6x33xf16>, tensor<1x1x33x24xf16>) -> tensor<2x6x6x24xf32>
  return %0 : tensor<2x6x6x24xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x7x7x32xf16>, %w: tensor<3x3x8x32xf16>) -> tensor<2x7x7x32xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x7x32xf16>, tensor<3x3x8x32xf16>) -> tensor<2x7x7x32xf32>
  return %0 : tensor<2x7x7x32xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x7x7x24xf16>, %w: tensor<3x3x1x24xf16>) -> tensor<2x7x7x24xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x7x7x24xf16>, tensor<3x3x1x24xf16>) -> tensor<2x7x7x24xf32>
  return %0 : tensor<2x7x7x24xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x5x5x16xf16>, %w: tensor<3x3x16x20xf16>) -> tensor<2x11x11x20xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x16xf16>, tensor<3x3x16x20xf16>) -> tensor<2x11x11x20xf32>
  return %0 : tensor<2x11x11x20xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x8x8x16xf16>, %w: tensor<3x3x16x20xf16>) -> tensor<2x4x4x20xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x16xf16>, tensor<3x3x16x20xf16>) -> tensor<2x4x4x20xf32>
  return %0 : tensor<2x4x4x20xf32>
}

// -----

// tolerance: 1e-5
func.func @main(%x: tensor<2x21x21x3xf16>, %w: tensor<18x18x3x5xf16>) -> tensor<2x4x4x5xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x21x3xf16>, tensor<18x18x3x5xf16>) -> tensor<2x4x4x5xf32>
  return %0 : tensor<2x4x4x5xf32>
}

// -----

func.func @main(%x: tensor<2x9x9x5xi64>, %w: tensor<3x3x5x19xi64>) -> tensor<2x9x9x19xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xi64>, tensor<3x3x5x19xi64>) -> tensor<2x9x9x19xi64>
  return %0 : tensor<2x9x9x19xi64>
}

// -----

func.func @main(%x: tensor<2x7x7x32xi64>, %w: tensor<3x3x32x40xi64>) -> tensor<2x4x4x40xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32xi64>, tensor<3x3x32x40xi64>) -> tensor<2x4x4x40xi64>
  return %0 : tensor<2x4x4x40xi64>
}

// -----

func.func @main(%x: tensor<2x6x6x33xi64>, %w: tensor<1x1x33x24xi64>) -> tensor<2x6x6x24xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x6x33xi64>, tensor<1x1x33x24xi64>) -> tensor<2x6x6x24xi64>
  return %0 : tensor<2x6x6x24xi64>
}

// -----

func.func @main(%x: tensor<2x7x7x32xi64>, %w: tensor<3x3x8x32xi64>) -> tensor<2x7x7x32xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x7x32xi64>, tensor<3x3x8x32xi64>) -> tensor<2x7x7x32xi64>
  return %0 : tensor<2x7x7x32xi64>
}

// -----

func.func @main(%x: tensor<2x7x7x24xi64>, %w: tensor<3x3x1x24xi64>) -> tensor<2x7x7x24xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x7x7x24xi64>, tensor<3x3x1x24xi64>) -> tensor<2x7x7x24xi64>
  return %0 : tensor<2x7x7x24xi64>
}

// -----

func.func @main(%x: tensor<2x5x5x16xi64>, %w: tensor<3x3x16x20xi64>) -> tensor<2x11x11x20xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x16xi64>, tensor<3x3x16x20xi64>) -> tensor<2x11x11x20xi64>
  return %0 : tensor<2x11x11x20xi64>
}

// -----

func.func @main(%x: tensor<2x8x8x16xi64>, %w: tensor<3x3x16x20xi64>) -> tensor<2x4x4x20xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x16xi64>, tensor<3x3x16x20xi64>) -> tensor<2x4x4x20xi64>
  return %0 : tensor<2x4x4x20xi64>
}

// -----

func.func @main(%x: tensor<2x21x21x3xi64>, %w: tensor<18x18x3x5xi64>) -> tensor<2x4x4x5xi64> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x21x3xi64>, tensor<18x18x3x5xi64>) -> tensor<2x4x4x5xi64>
  return %0 : tensor<2x4x4x5xi64>
}


// -----

// tolerance: 2e-2
func.func @main(%q: tensor<2x3x64x32xbf16>, %k: tensor<2x3x64x32xbf16>, %v: tensor<2x3x64x32xbf16>) -> tensor<2x3x64x32xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x64x32xbf16>, tensor<2x3x64x32xbf16>) -> tensor<2x3x64x64xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %m = stablehlo.reduce(%s init: %i) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x64x64xbf16>, tensor<bf16>) -> tensor<2x3x64xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x3x64xbf16>) -> tensor<2x3x64x64xbf16>
  %d = stablehlo.subtract %s, %mb : tensor<2x3x64x64xbf16>
  %e = stablehlo.exponential %d : tensor<2x3x64x64xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %t = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [3] : (tensor<2x3x64x64xbf16>, tensor<bf16>) -> tensor<2x3x64xbf16>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0, 1, 2] : (tensor<2x3x64xbf16>) -> tensor<2x3x64x64xbf16>
  %p = stablehlo.divide %e, %tb : tensor<2x3x64x64xbf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x64x64xbf16>, tensor<2x3x64x32xbf16>) -> tensor<2x3x64x32xbf16>
  return %o : tensor<2x3x64x32xbf16>
}

// -----

// tolerance: 2e-2
func.func @main(%q: tensor<2x3x63x35xbf16>, %k: tensor<2x3x63x35xbf16>, %v: tensor<2x3x63x35xbf16>) -> tensor<2x3x63x35xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x63x35xbf16>, tensor<2x3x63x35xbf16>) -> tensor<2x3x63x63xbf16>
  %i = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %m = stablehlo.reduce(%s init: %i) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x63x63xbf16>, tensor<bf16>) -> tensor<2x3x63xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x3x63xbf16>) -> tensor<2x3x63x63xbf16>
  %d = stablehlo.subtract %s, %mb : tensor<2x3x63x63xbf16>
  %e = stablehlo.exponential %d : tensor<2x3x63x63xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %t = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [3] : (tensor<2x3x63x63xbf16>, tensor<bf16>) -> tensor<2x3x63xbf16>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0, 1, 2] : (tensor<2x3x63xbf16>) -> tensor<2x3x63x63xbf16>
  %p = stablehlo.divide %e, %tb : tensor<2x3x63x63xbf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x63x63xbf16>, tensor<2x3x63x35xbf16>) -> tensor<2x3x63x35xbf16>
  return %o : tensor<2x3x63x35xbf16>
}
// -----
// tolerance: 2.1e-3
// Rounded once, as eval has it.
func.func @main(%x: tensor<2x3x3x20xbf16>, %s: tensor<20xbf16>, %o: tensor<20xbf16>, %m: tensor<20xbf16>, %v: tensor<20xbf16>) -> tensor<2x3x3x20xbf16> {
  %a = stablehlo.abs %v : tensor<20xbf16>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %a) <{epsilon = 1.000000e-01 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x20xbf16>, tensor<20xbf16>, tensor<20xbf16>, tensor<20xbf16>, tensor<20xbf16>) -> tensor<2x3x3x20xbf16>
  return %0 : tensor<2x3x3x20xbf16>
}
// -----
// tolerance: 2.6e-4
func.func @main(%x: tensor<2x20x5xf16>, %s: tensor<20xf16>, %o: tensor<20xf16>, %m: tensor<20xf16>, %v: tensor<20xf16>) -> tensor<2x20x5xf16> {
  %a = stablehlo.abs %v : tensor<20xf16>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %a) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x20x5xf16>, tensor<20xf16>, tensor<20xf16>, tensor<20xf16>, tensor<20xf16>) -> tensor<2x20x5xf16>
  return %0 : tensor<2x20x5xf16>
}
