// input 1: range(0, 40)
func.func @main(%x: tensor<20x33xf32>, %i: tensor<7xi32>) -> (tensor<7x33xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<7xi32>) -> tensor<7x33xf32>
  return %0 : tensor<7x33xf32>
}
// -----
// input 1: range(0, 40)
func.func @main(%x: tensor<20x33xf32>, %i: tensor<7xi64>) -> (tensor<7x33xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<7xi64>) -> tensor<7x33xf32>
  return %0 : tensor<7x33xf32>
}
// -----
// input 1: range(0, 40)
func.func @main(%x: tensor<20x33xf32>, %i: tensor<7xui8>) -> (tensor<7x33xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<7xui8>) -> tensor<7x33xf32>
  return %0 : tensor<7x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<7xi32>) -> (tensor<33x7xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<7xi32>) -> tensor<33x7xf32>
  return %0 : tensor<33x7xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<5x2xi32>) -> (tensor<5x3x4xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 4>}> : (tensor<20x33xf32>, tensor<5x2xi32>) -> tensor<5x3x4xf32>
  return %0 : tensor<5x3x4xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<2x5xi32>) -> (tensor<5x3x4xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 4>}> : (tensor<20x33xf32>, tensor<2x5xi32>) -> tensor<5x3x4xf32>
  return %0 : tensor<5x3x4xf32>
}
// -----
// input 1: range(-3, 25)
func.func @main(%x: tensor<4x20x33xf32>, %i: tensor<4x6x1xi32>) -> (tensor<4x6x33xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 33>}> : (tensor<4x20x33xf32>, tensor<4x6x1xi32>) -> tensor<4x6x33xf32>
  return %0 : tensor<4x6x33xf32>
}
// -----
func.func @main(%x: tensor<20x4x33xf32>, %i: tensor<6x4xi32>) -> (tensor<33x6x4xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 33>}> : (tensor<20x4x33xf32>, tensor<6x4xi32>) -> tensor<33x6x4xf32>
  return %0 : tensor<33x6x4xf32>
}
// -----
func.func @main(%x: tensor<9xf32>, %i: tensor<i32>) -> (tensor<4xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<9xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<50x3xf32>, %i: tensor<0xi32>) -> (tensor<0x3xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<0xi32>) -> tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>) {
  %a = stablehlo.tanh %x : tensor<20x33xf32>
  %b = stablehlo.dynamic_update_slice %a, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  %c = stablehlo.add %a, %b : tensor<20x33xf32>
  return %c : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>, tensor<20x33xf32>) {
  %a = stablehlo.tanh %x : tensor<20x33xf32>
  %b = stablehlo.dynamic_update_slice %a, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  %c = stablehlo.dynamic_update_slice %b, %u, %j, %i : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  %d = stablehlo.add %b, %c : tensor<20x33xf32>
  return %d, %c : tensor<20x33xf32>, tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>) {
  %a = stablehlo.tanh %x : tensor<20x33xf32>
  %s = stablehlo.dynamic_slice %a, %i, %j, sizes = [4, 30] : (tensor<20x33xf32>, tensor<i32>, tensor<i32>) -> tensor<4x30xf32>
  %t = stablehlo.negate %s : tensor<4x30xf32>
  %b = stablehlo.dynamic_update_slice %a, %t, %j, %i : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %b : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>) {
  %a = stablehlo.tanh %x : tensor<20x33xf32>
  %s = stablehlo.slice %a [1:5, 2:32] : (tensor<20x33xf32>) -> tensor<4x30xf32>
  %b = stablehlo.dynamic_update_slice %a, %s, %j, %i : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %b : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>, tensor<20x33xf32>) {
  %b = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %b, %b : tensor<20x33xf32>, tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>, tensor<20x33xf32>) {
  %b = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %x, %b : tensor<20x33xf32>, tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>) {
  %c = stablehlo.constant dense<1.5> : tensor<20x33xf32>
  %b = stablehlo.dynamic_update_slice %c, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %b : tensor<20x33xf32>
}
// -----
func.func @main(%x0: tensor<3x5xf32>, %x1: tensor<4x5xf32>, %x2: tensor<5x5xf32>, %x3: tensor<6x5xf32>, %x4: tensor<7x5xf32>, %x5: tensor<8x5xf32>, %x6: tensor<9x5xf32>, %x7: tensor<10x5xf32>, %x8: tensor<11x5xf32>) -> (tensor<63x5xf32>, tensor<63x5xf32>) {
  %0 = stablehlo.concatenate %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, dim = 0 : (tensor<3x5xf32>, tensor<4x5xf32>, tensor<5x5xf32>, tensor<6x5xf32>, tensor<7x5xf32>, tensor<8x5xf32>, tensor<9x5xf32>, tensor<10x5xf32>, tensor<11x5xf32>) -> tensor<63x5xf32>
  %1 = stablehlo.tanh %0 : tensor<63x5xf32>
  return %0, %1 : tensor<63x5xf32>, tensor<63x5xf32>
}
// -----
func.func @main(%x0: tensor<3x5xf32>, %x1: tensor<3x6xf32>, %x2: tensor<3x7xf32>, %x3: tensor<3x8xf32>, %x4: tensor<3x9xf32>, %x5: tensor<3x10xf32>, %x6: tensor<3x11xf32>, %x7: tensor<3x12xf32>, %x8: tensor<3x13xf32>) -> (tensor<3x81xf32>, tensor<3x81xf32>) {
  %0 = stablehlo.concatenate %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, dim = 1 : (tensor<3x5xf32>, tensor<3x6xf32>, tensor<3x7xf32>, tensor<3x8xf32>, tensor<3x9xf32>, tensor<3x10xf32>, tensor<3x11xf32>, tensor<3x12xf32>, tensor<3x13xf32>) -> tensor<3x81xf32>
  %1 = stablehlo.tanh %0 : tensor<3x81xf32>
  return %0, %1 : tensor<3x81xf32>, tensor<3x81xf32>
}
// -----
func.func @main(%x: tensor<0x4xf32>, %y: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
  %0 = stablehlo.concatenate %x, %y, %x, dim = 0 : (tensor<0x4xf32>, tensor<2x4xf32>, tensor<0x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// -----
func.func @main(%x: tensor<6x17xf32>, %v: tensor<f32>) -> (tensor<6x17xf32>) {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x17xf32>, tensor<f32>) -> tensor<6x17xf32>
  %1 = stablehlo.maximum %0, %0 : tensor<6x17xf32>
  return %1 : tensor<6x17xf32>
}
// -----
func.func @main(%x: tensor<6x17xi8>, %v: tensor<i8>) -> (tensor<6x17xi8>) {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x17xi8>, tensor<i8>) -> tensor<6x17xi8>
  %1 = stablehlo.maximum %0, %0 : tensor<6x17xi8>
  return %1 : tensor<6x17xi8>
}
// -----
func.func @main(%x: tensor<6x17xf32>, %v: tensor<f32>) -> (tensor<7x19xf32>) {
  %0 = stablehlo.pad %x, %v, low = [2, -1], high = [-1, 3], interior = [0, 0] : (tensor<6x17xf32>, tensor<f32>) -> tensor<7x19xf32>
  %1 = stablehlo.maximum %0, %0 : tensor<7x19xf32>
  return %1 : tensor<7x19xf32>
}
// -----
func.func @main(%x: tensor<6x17xi8>, %v: tensor<i8>) -> (tensor<7x19xi8>) {
  %0 = stablehlo.pad %x, %v, low = [2, -1], high = [-1, 3], interior = [0, 0] : (tensor<6x17xi8>, tensor<i8>) -> tensor<7x19xi8>
  %1 = stablehlo.maximum %0, %0 : tensor<7x19xi8>
  return %1 : tensor<7x19xi8>
}
// -----
func.func @main(%x: tensor<6x17xf32>, %v: tensor<f32>) -> (tensor<7x45xf32>) {
  %0 = stablehlo.pad %x, %v, low = [-2, -2], high = [-2, -2], interior = [1, 2] : (tensor<6x17xf32>, tensor<f32>) -> tensor<7x45xf32>
  %1 = stablehlo.maximum %0, %0 : tensor<7x45xf32>
  return %1 : tensor<7x45xf32>
}
// -----
func.func @main(%x: tensor<6x17xi8>, %v: tensor<i8>) -> (tensor<7x45xi8>) {
  %0 = stablehlo.pad %x, %v, low = [-2, -2], high = [-2, -2], interior = [1, 2] : (tensor<6x17xi8>, tensor<i8>) -> tensor<7x45xi8>
  %1 = stablehlo.maximum %0, %0 : tensor<7x45xi8>
  return %1 : tensor<7x45xi8>
}
// -----
func.func @main(%x: tensor<6x17xf32>, %v: tensor<f32>) -> (tensor<6x50xf32>) {
  %0 = stablehlo.pad %x, %v, low = [0, 17], high = [0, 16], interior = [0, 0] : (tensor<6x17xf32>, tensor<f32>) -> tensor<6x50xf32>
  %1 = stablehlo.maximum %0, %0 : tensor<6x50xf32>
  return %1 : tensor<6x50xf32>
}
// -----
func.func @main(%x: tensor<6x17xi8>, %v: tensor<i8>) -> (tensor<6x50xi8>) {
  %0 = stablehlo.pad %x, %v, low = [0, 17], high = [0, 16], interior = [0, 0] : (tensor<6x17xi8>, tensor<i8>) -> tensor<6x50xi8>
  %1 = stablehlo.maximum %0, %0 : tensor<6x50xi8>
  return %1 : tensor<6x50xi8>
}
// -----
func.func @main(%x: tensor<6x17xf32>, %v: tensor<f32>) -> (tensor<3x17xf32>) {
  %0 = stablehlo.pad %x, %v, low = [-3, 0], high = [0, 0], interior = [0, 0] : (tensor<6x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  %1 = stablehlo.maximum %0, %0 : tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}
// -----
func.func @main(%x: tensor<6x17xi8>, %v: tensor<i8>) -> (tensor<3x17xi8>) {
  %0 = stablehlo.pad %x, %v, low = [-3, 0], high = [0, 0], interior = [0, 0] : (tensor<6x17xi8>, tensor<i8>) -> tensor<3x17xi8>
  %1 = stablehlo.maximum %0, %0 : tensor<3x17xi8>
  return %1 : tensor<3x17xi8>
}
// -----
func.func @main(%x: tensor<6x17xf32>, %v: tensor<f32>) -> (tensor<22x18xf32>) {
  %0 = stablehlo.pad %x, %v, low = [1, 1], high = [0, 0], interior = [3, 0] : (tensor<6x17xf32>, tensor<f32>) -> tensor<22x18xf32>
  %1 = stablehlo.maximum %0, %0 : tensor<22x18xf32>
  return %1 : tensor<22x18xf32>
}
// -----
func.func @main(%x: tensor<6x17xi8>, %v: tensor<i8>) -> (tensor<22x18xi8>) {
  %0 = stablehlo.pad %x, %v, low = [1, 1], high = [0, 0], interior = [3, 0] : (tensor<6x17xi8>, tensor<i8>) -> tensor<22x18xi8>
  %1 = stablehlo.maximum %0, %0 : tensor<22x18xi8>
  return %1 : tensor<22x18xi8>
}
// -----
func.func @main() -> (tensor<40x3xf32>, tensor<3x300xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xf32>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xf32>
  return %0, %1 : tensor<40x3xf32>, tensor<3x300xf32>
}
// -----
func.func @main() -> (tensor<40x3xf64>, tensor<3x300xf64>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xf64>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xf64>
  return %0, %1 : tensor<40x3xf64>, tensor<3x300xf64>
}
// -----
func.func @main() -> (tensor<40x3xi8>, tensor<3x300xi8>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xi8>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xi8>
  return %0, %1 : tensor<40x3xi8>, tensor<3x300xi8>
}
// -----
func.func @main() -> (tensor<40x3xi16>, tensor<3x300xi16>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xi16>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xi16>
  return %0, %1 : tensor<40x3xi16>, tensor<3x300xi16>
}
// -----
func.func @main() -> (tensor<40x3xi64>, tensor<3x300xi64>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xi64>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xi64>
  return %0, %1 : tensor<40x3xi64>, tensor<3x300xi64>
}
// -----
func.func @main() -> (tensor<40x3xui8>, tensor<3x300xui8>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xui8>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xui8>
  return %0, %1 : tensor<40x3xui8>, tensor<3x300xui8>
}
// -----
func.func @main() -> (tensor<40x3xui32>, tensor<3x300xui32>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x3xui32>
  %1 = stablehlo.iota dim = 1 : tensor<3x300xui32>
  return %0, %1 : tensor<40x3xui32>, tensor<3x300xui32>
}
// -----
// Parts that end between vectors, in the middle of one, and several in one; of products, so that no part lies in memory.
func.func @main(%x: tensor<3x37xf32>, %y: tensor<3x64xf32>, %z: tensor<3x2xf32>, %w: tensor<3x101xf32>) -> tensor<3x241xf32> {
  %a = stablehlo.multiply %x, %x : tensor<3x37xf32>
  %b = stablehlo.negate %y : tensor<3x64xf32>
  %c = stablehlo.multiply %w, %w : tensor<3x101xf32>
  %0 = stablehlo.concatenate %a, %b, %z, %z, %c, %x, dim = 1 : (tensor<3x37xf32>, tensor<3x64xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x101xf32>, tensor<3x37xf32>) -> tensor<3x243xf32>
  %1 = stablehlo.slice %0 [0:3, 1:242] : (tensor<3x243xf32>) -> tensor<3x241xf32>
  return %1 : tensor<3x241xf32>
}
// -----
// All parts end between vectors.
func.func @main(%x: tensor<64xf32>, %y: tensor<32xf32>, %z: tensor<96xf32>) -> tensor<192xf32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 0 : (tensor<64xf32>, tensor<32xf32>, tensor<96xf32>) -> tensor<192xf32>
  return %0 : tensor<192xf32>
}
