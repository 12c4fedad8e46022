// tolerance: 2e-5
// Sums of so many products that they are cut into chunks: none of K is left over, some is, in batches.
func.func @main(%x: tensor<5x16384xf32>, %y: tensor<16384x9xf32>, %z: tensor<3x24576xf32>, %w: tensor<24576x18xf32>) -> (tensor<5x9xf32>, tensor<3x18xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<5x16384xf32>, tensor<16384x9xf32>) -> tensor<5x9xf32>
  %1 = stablehlo.dot_general %z, %w, contracting_dims = [1] x [0] : (tensor<3x24576xf32>, tensor<24576x18xf32>) -> tensor<3x18xf32>
  return %0, %1 : tensor<5x9xf32>, tensor<3x18xf32>
}
// -----
// tolerance: 5e-4
// The evaluator adds one product after the other, and is further off; behind tanh small sums weigh as much as large ones.
func.func @main(%x: tensor<7x20001xf32>, %y: tensor<20001x33xf32>, %b: tensor<33xf32>) -> tensor<7x33xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<7x20001xf32>, tensor<20001x33xf32>) -> tensor<7x33xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<33xf32>) -> tensor<7x33xf32>
  %2 = stablehlo.add %0, %1 : tensor<7x33xf32>
  %3 = stablehlo.tanh %2 : tensor<7x33xf32>
  return %3 : tensor<7x33xf32>
}
// -----
// tolerance: 2e-5
// Batches, and K of two dimensions in either order.
func.func @main(%x: tensor<2x150x4x130xf32>, %y: tensor<2x130x6x150xf32>) -> tensor<2x4x6xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1, 3] x [3, 1] : (tensor<2x150x4x130xf32>, tensor<2x130x6x150xf32>) -> tensor<2x4x6xf32>
  return %0 : tensor<2x4x6xf32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<4x17000xf64>, %y: tensor<17000x5xf64>) -> tensor<4x5xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x17000xf64>, tensor<17000x5xf64>) -> tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}
