func.func @main(%x: tensor<3x4x5xf32>) -> tensor<5x3x4xf32> {
  %r = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  return %r : tensor<5x3x4xf32>
}
// -----
func.func @main(%x: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %r = stablehlo.reshape %x : (tensor<3x4xf32>) -> tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<3x4xf32> {
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%x: tensor<3x1xf32>) -> tensor<3x4x5xf32> {
  %r = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x1xf32>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
// -----
func.func @main(%x: tensor<5x3xf32>) -> tensor<3x4x5xf32> {
  %r = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<5x3xf32>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
// -----
func.func @main(%x: tensor<f32>) -> tensor<2x3xf32> {
  %r = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// -----
func.func @main(%x: tensor<1x1xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<1xf32>) -> tensor<7xf32> {
  %r = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
// -----
func.func @main(%x: tensor<7x9xf32>) -> tensor<3x2xf32> {
  %r = stablehlo.slice %x [1:6:2, 3:9:4] : (tensor<7x9xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// -----
func.func @main(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = stablehlo.reverse %x, dims = [1] : tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
// -----
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>, %z: tensor<2x2xf32>) -> tensor<2x9xf32> {
  %r = stablehlo.concatenate %x, %y, %z, %x, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
  return %r : tensor<2x9xf32>
}
// -----
func.func @main(%x: tensor<3x4xf32>, %v: tensor<f32>) -> tensor<4x9xf32> {
  %r = stablehlo.pad %x, %v, low = [1, 2], high = [0, 3], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x9xf32>
  return %r : tensor<4x9xf32>
}
// -----
func.func @main(%x: tensor<3x4xf32>, %v: tensor<f32>) -> tensor<10x8xf32> {
  %r = stablehlo.pad %x, %v, low = [1, 0], high = [2, 1], interior = [2, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<10x8xf32>
  return %r : tensor<10x8xf32>
}
// -----
func.func @main(%x: tensor<5x6xf32>, %v: tensor<f32>) -> tensor<2x7xf32> {
  %r = stablehlo.pad %x, %v, low = [-1, 2], high = [-2, -1], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<2x7xf32>
  return %r : tensor<2x7xf32>
}
// -----
func.func @main(%x: tensor<5x4xf32>, %v: tensor<f32>) -> tensor<7x9xf32> {
  %r = stablehlo.pad %x, %v, low = [-3, 1], high = [1, -2], interior = [1, 2] : (tensor<5x4xf32>, tensor<f32>) -> tensor<7x9xf32>
  return %r : tensor<7x9xf32>
}
// -----
func.func @main(%x: tensor<0x3xf32>, %v: tensor<f32>) -> tensor<2x7xf32> {
  %r = stablehlo.pad %x, %v, low = [1, 1], high = [1, 1], interior = [0, 1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<2x7xf32>
  return %r : tensor<2x7xf32>
}
