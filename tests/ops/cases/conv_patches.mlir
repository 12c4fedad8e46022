func.func @main(%x: tensor<2x5x7x9xf32>) -> tensor<2x45x7x9xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<9x9xi32>
  %1 = stablehlo.iota dim = 1 : tensor<9x9xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
  %3 = stablehlo.convert %2 : (tensor<9x9xi1>) -> tensor<9x9xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<9x9xf32>) -> tensor<5x9x9xf32>
  %5 = stablehlo.reshape %4 : (tensor<5x9x9xf32>) -> tensor<45x1x3x3xf32>
  %6 = stablehlo.transpose %5, dims = [0, 1, 2, 3] : (tensor<45x1x3x3xf32>) -> tensor<45x1x3x3xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {feature_group_count = 5 : i64, batch_group_count = 1 : i64} : (tensor<2x5x7x9xf32>, tensor<45x1x3x3xf32>) -> tensor<2x45x7x9xf32>
  return %7 : tensor<2x45x7x9xf32>
}
// -----
func.func @main(%x: tensor<1x9x20x3xf32>) -> tensor<1x5x7x24xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %1 = stablehlo.iota dim = 1 : tensor<8x8xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %3 = stablehlo.convert %2 : (tensor<8x8xi1>) -> tensor<8x8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<3x8x8xf32>
  %5 = stablehlo.reshape %4 : (tensor<3x8x8xf32>) -> tensor<24x1x2x4xf32>
  %6 = stablehlo.transpose %5, dims = [2, 3, 1, 0] : (tensor<24x1x2x4xf32>) -> tensor<2x4x1x24xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[0, 1], [2, 0]], rhs_dilate = [1, 1]} {feature_group_count = 3 : i64, batch_group_count = 1 : i64} : (tensor<1x9x20x3xf32>, tensor<2x4x1x24xf32>) -> tensor<1x5x7x24xf32>
  return %7 : tensor<1x5x7x24xf32>
}
// -----
func.func @main(%x: tensor<11x2x4x8xf32>) -> tensor<24x2x5x8xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
  %1 = stablehlo.iota dim = 1 : tensor<6x6xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %3 = stablehlo.convert %2 : (tensor<6x6xi1>) -> tensor<6x6xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<4x6x6xf32>
  %5 = stablehlo.reshape %4 : (tensor<4x6x6xf32>) -> tensor<24x1x3x2xf32>
  %6 = stablehlo.transpose %5, dims = [1, 2, 0, 3] : (tensor<24x1x3x2xf32>) -> tensor<1x3x24x2xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [0, b, f, 1]x[i, 0, o, 1]->[f, b, 1, 0], window = {stride = [1, 2], pad = [[2, -1], [1, 3]], rhs_dilate = [2, 3]} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<11x2x4x8xf32>, tensor<1x3x24x2xf32>) -> tensor<24x2x5x8xf32>
  return %7 : tensor<24x2x5x8xf32>
}
// -----
func.func @main(%x: tensor<2x4x11x8xf64>) -> tensor<2x24x6x5xf64> {
  %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
  %1 = stablehlo.iota dim = 1 : tensor<6x6xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %3 = stablehlo.convert %2 : (tensor<6x6xi1>) -> tensor<6x6xf64>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<6x6xf64>) -> tensor<4x6x6xf64>
  %5 = stablehlo.reshape %4 : (tensor<4x6x6xf64>) -> tensor<24x1x3x2xf64>
  %6 = stablehlo.transpose %5, dims = [0, 1, 2, 3] : (tensor<24x1x3x2xf64>) -> tensor<24x1x3x2xf64>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[-1, 0], [1, 3]], rhs_dilate = [2, 3]} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<2x4x11x8xf64>, tensor<24x1x3x2xf64>) -> tensor<2x24x6x5xf64>
  return %7 : tensor<2x24x6x5xf64>
}
// -----
func.func @main(%x: tensor<3x6x40xf32>) -> tensor<3x30x9xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %3 = stablehlo.convert %2 : (tensor<5x5xi1>) -> tensor<5x5xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<6x5x5xf32>
  %5 = stablehlo.reshape %4 : (tensor<6x5x5xf32>) -> tensor<30x1x5xf32>
  %6 = stablehlo.transpose %5, dims = [0, 1, 2] : (tensor<30x1x5xf32>) -> tensor<30x1x5xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [4], pad = [[0, 0]], rhs_dilate = [1]} {feature_group_count = 6 : i64, batch_group_count = 1 : i64} : (tensor<3x6x40xf32>, tensor<30x1x5xf32>) -> tensor<3x30x9xf32>
  return %7 : tensor<3x30x9xf32>
}
// -----
func.func @main(%x: tensor<1x2x5x6x7xf32>) -> tensor<1x16x4x3x7xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %1 = stablehlo.iota dim = 1 : tensor<8x8xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %3 = stablehlo.convert %2 : (tensor<8x8xi1>) -> tensor<8x8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x8x8xf32>) -> tensor<16x1x2x2x2xf32>
  %6 = stablehlo.transpose %5, dims = [0, 1, 2, 3, 4] : (tensor<16x1x2x2x2xf32>) -> tensor<16x1x2x2x2xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 2, 1], pad = [[0, 0], [1, 0], [0, 1]], rhs_dilate = [1, 1, 1]} {feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<1x2x5x6x7xf32>, tensor<16x1x2x2x2xf32>) -> tensor<1x16x4x3x7xf32>
  return %7 : tensor<1x16x4x3x7xf32>
}
// -----
func.func @main(%x: tensor<2x5x7x9xf32>) -> tensor<2x45x7x9xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<9x9xi32>
  %1 = stablehlo.iota dim = 1 : tensor<9x9xi32>
  %s = stablehlo.constant dense<1> : tensor<9x9xi32>
  %moved = stablehlo.add %1, %s : tensor<9x9xi32>
  %2 = stablehlo.compare EQ, %0, %moved, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
  %3 = stablehlo.convert %2 : (tensor<9x9xi1>) -> tensor<9x9xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<9x9xf32>) -> tensor<5x9x9xf32>
  %5 = stablehlo.reshape %4 : (tensor<5x9x9xf32>) -> tensor<45x1x3x3xf32>
  %6 = stablehlo.transpose %5, dims = [0, 1, 2, 3] : (tensor<45x1x3x3xf32>) -> tensor<45x1x3x3xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {feature_group_count = 5 : i64, batch_group_count = 1 : i64} : (tensor<2x5x7x9xf32>, tensor<45x1x3x3xf32>) -> tensor<2x45x7x9xf32>
  return %7 : tensor<2x45x7x9xf32>
}
// -----
func.func @main(%x: tensor<2x5x7x9xf32>) -> tensor<2x5x7x9xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %3 = stablehlo.convert %2 : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<5x1x1xf32>
  %5 = stablehlo.reshape %4 : (tensor<5x1x1xf32>) -> tensor<5x1x1x1xf32>
  %6 = stablehlo.transpose %5, dims = [0, 1, 2, 3] : (tensor<5x1x1x1xf32>) -> tensor<5x1x1x1xf32>
  %7 = stablehlo.convolution(%x, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {feature_group_count = 5 : i64, batch_group_count = 1 : i64} : (tensor<2x5x7x9xf32>, tensor<5x1x1x1xf32>) -> tensor<2x5x7x9xf32>
  return %7 : tensor<2x5x7x9xf32>
}
