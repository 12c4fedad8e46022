func.func @main(%x: tensor<3x5x7xf32>) -> tensor<7x3x5xf32> {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x7xf32>) -> tensor<7x3x5xf32>
  return %0 : tensor<7x3x5xf32>
}
// -----
func.func @main(%x: tensor<6x20xf32>) -> tensor<4x30xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x20xf32>) -> tensor<20x6xf32>
  %1 = stablehlo.reshape %0 : (tensor<20x6xf32>) -> tensor<4x30xf32>
  %2 = stablehlo.add %1, %1 : tensor<4x30xf32>
  return %2 : tensor<4x30xf32>
}
// -----
func.func @main(%x: tensor<6x40xf32>, %v: tensor<f32>) -> tensor<9x83xf32> {
  %0 = stablehlo.pad %x, %v, low = [1, -1], high = [2, 6], interior = [0, 1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<9x84xf32>
  %1 = stablehlo.slice %0 [0:9, 1:84] : (tensor<9x84xf32>) -> tensor<9x83xf32>
  return %1 : tensor<9x83xf32>
}
// -----
func.func @main(%x: tensor<6x40xi32>, %y: tensor<6x7xi32>, %z: tensor<6x1xi32>) -> tensor<6x48xi32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 1 : (tensor<6x40xi32>, tensor<6x7xi32>, tensor<6x1xi32>) -> tensor<6x48xi32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<6x48xi32>
  return %1 : tensor<6x48xi32>
}
// -----
func.func @main(%x: tensor<2x40xi32>, %y: tensor<3x40xi32>) -> tensor<5x40xi32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x40xi32>, tensor<3x40xi32>) -> tensor<5x40xi32>
  %1 = stablehlo.iota dim = 1 : tensor<5x40xi32>
  %2 = stablehlo.add %0, %1 : tensor<5x40xi32>
  return %2 : tensor<5x40xi32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x30xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 30] : (tensor<20x33xf32>, tensor<i32>, tensor<i32>) -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>, tensor<20x33xf32>) {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  %1 = stablehlo.negate %0 : tensor<20x33xf32>
  %2 = stablehlo.dynamic_update_slice %1, %u, %j, %i : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %0, %2 : tensor<20x33xf32>, tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<2x5x1xi32>) -> tensor<2x5x33xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<2x5x1xi32>) -> tensor<2x5x33xf32>
  return %0 : tensor<2x5x33xf32>
}
// -----
func.func @main(%x: tensor<8x9xf32>, %i: tensor<19x2xi32>) -> tensor<19xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<19x2xi32>) -> tensor<19xf32>
  return %0 : tensor<19xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  return %0, %x : tensor<3x4xf32>, tensor<4xf32>
}
// -----
func.func @main() -> (tensor<3x4xf32>, tensor<5xi32>) {
  %0 = stablehlo.constant dense<1.5> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  return %0, %1 : tensor<3x4xf32>, tensor<5xi32>
}
