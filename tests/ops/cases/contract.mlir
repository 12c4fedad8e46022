func.func @main(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
// -----
func.func @main(%x: tensor<129x127xf32>, %y: tensor<131x127xf32>, %b: tensor<131xf32>) -> tensor<129x131xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<129x127xf32>, tensor<131x127xf32>) -> tensor<129x131xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<131xf32>) -> tensor<129x131xf32>
  %2 = stablehlo.add %0, %1 : tensor<129x131xf32>
  %z = stablehlo.constant dense<0.0> : tensor<129x131xf32>
  %3 = stablehlo.maximum %2, %z : tensor<129x131xf32>
  return %3 : tensor<129x131xf32>
}
// -----
func.func @main(%x: tensor<1x1000xf32>, %y: tensor<1000x10xf32>) -> tensor<1x10xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x1000xf32>, tensor<1000x10xf32>) -> tensor<1x10xf32>
  return %0 : tensor<1x10xf32>
}
// -----
func.func @main(%x: tensor<2x3x20x33xf32>, %y: tensor<2x3x40x33xf32>) -> tensor<2x3x20x40xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x20x33xf32>, tensor<2x3x40x33xf32>) -> tensor<2x3x20x40xf32>
  return %0 : tensor<2x3x20x40xf32>
}
// -----
func.func @main(%x: tensor<70x5x20xf32>, %y: tensor<5x20x33xf32>) -> tensor<70x33xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [0, 1] : (tensor<70x5x20xf32>, tensor<5x20x33xf32>) -> tensor<70x33xf32>
  %1 = stablehlo.tanh %0 : tensor<70x33xf32>
  return %1 : tensor<70x33xf32>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<50x60xf64>, %y: tensor<60x70xf64>) -> tensor<50x70xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<50x60xf64>, tensor<60x70xf64>) -> tensor<50x70xf64>
  return %0 : tensor<50x70xf64>
}
// -----
func.func @main(%x: tensor<9x12xi8>, %y: tensor<12x30xi8>) -> tensor<9x30xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x12xi8>, tensor<12x30xi8>) -> tensor<9x30xi32>
  return %0 : tensor<9x30xi32>
}
// -----
func.func @main(%x: tensor<2x3x15x14xf32>, %w: tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x14xf32>, tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32>
  return %0 : tensor<2x20x8x7xf32>
}
// -----
func.func @main(%x: tensor<1x20x9x9xf32>, %w: tensor<40x20x3x3xf32>, %b: tensor<40xf32>) -> tensor<1x40x9x9xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x9x9xf32>, tensor<40x20x3x3xf32>) -> tensor<1x40x9x9xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<1x40x9x9xf32>
  %2 = stablehlo.add %0, %1 : tensor<1x40x9x9xf32>
  return %2 : tensor<1x40x9x9xf32>
}
// -----
func.func @main(%x: tensor<2x24x10x10xf32>, %w: tensor<24x1x3x3xf32>) -> tensor<2x24x5x5xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x24x10x10xf32>, tensor<24x1x3x3xf32>) -> tensor<2x24x5x5xf32>
  return %0 : tensor<2x24x5x5xf32>
}
// -----
func.func @main(%x: tensor<1x8x6xf32>, %w: tensor<3x6x10xf32>) -> tensor<1x9x10xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[2, 3]], lhs_dilate = [2], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x6xf32>, tensor<3x6x10xf32>) -> tensor<1x9x10xf32>
  return %0 : tensor<1x9x10xf32>
}
// -----
func.func @main(%x: tensor<600x1100xf32>, %y: tensor<1100x70xf32>) -> tensor<600x70xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<600x1100xf32>, tensor<1100x70xf32>) -> tensor<600x70xf32>
  %1 = stablehlo.negate %0 : tensor<600x70xf32>
  return %1 : tensor<600x70xf32>
}
