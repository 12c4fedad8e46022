func.func @main(%x: tensor<19x35xf32>, %y: tensor<35x40xf32>) -> (tensor<19x40xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<19x35xf32>, tensor<35x40xf32>) -> tensor<19x40xf32>
  return %0 : tensor<19x40xf32>
}
// -----
func.func @main(%x: tensor<19x35xf32>, %y: tensor<40x35xf32>) -> (tensor<19x40xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<19x35xf32>, tensor<40x35xf32>) -> tensor<19x40xf32>
  return %0 : tensor<19x40xf32>
}
// -----
func.func @main(%x: tensor<35x19xf32>, %y: tensor<35x40xf32>) -> (tensor<19x40xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<35x19xf32>, tensor<35x40xf32>) -> tensor<19x40xf32>
  return %0 : tensor<19x40xf32>
}
// -----
func.func @main(%x: tensor<35x19xf32>, %y: tensor<40x35xf32>) -> (tensor<19x40xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<35x19xf32>, tensor<40x35xf32>) -> tensor<19x40xf32>
  return %0 : tensor<19x40xf32>
}
// -----
func.func @main(%x: tensor<3x19x21xf32>, %y: tensor<3x21x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x19x21xf32>, tensor<3x21x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x19x21xf32>, %y: tensor<3x34x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x19x21xf32>, tensor<3x34x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x19x21xf32>, %y: tensor<21x3x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<3x19x21xf32>, tensor<21x3x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x19x21xf32>, %y: tensor<21x34x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<3x19x21xf32>, tensor<21x34x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x19x21xf32>, %y: tensor<34x3x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x19x21xf32>, tensor<34x3x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x19x21xf32>, %y: tensor<34x21x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<3x19x21xf32>, tensor<34x21x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x21x19xf32>, %y: tensor<3x21x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x21x19xf32>, tensor<3x21x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x21x19xf32>, %y: tensor<3x34x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<3x21x19xf32>, tensor<3x34x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x21x19xf32>, %y: tensor<21x3x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<3x21x19xf32>, tensor<21x3x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x21x19xf32>, %y: tensor<21x34x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [1] x [0] : (tensor<3x21x19xf32>, tensor<21x34x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x21x19xf32>, %y: tensor<34x3x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1] x [2] : (tensor<3x21x19xf32>, tensor<34x3x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<3x21x19xf32>, %y: tensor<34x21x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [1] x [1] : (tensor<3x21x19xf32>, tensor<34x21x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x3x21xf32>, %y: tensor<3x21x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<19x3x21xf32>, tensor<3x21x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x3x21xf32>, %y: tensor<3x34x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [2] x [2] : (tensor<19x3x21xf32>, tensor<3x34x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x3x21xf32>, %y: tensor<21x3x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [1], contracting_dims = [2] x [0] : (tensor<19x3x21xf32>, tensor<21x3x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x3x21xf32>, %y: tensor<21x34x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [2], contracting_dims = [2] x [0] : (tensor<19x3x21xf32>, tensor<21x34x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x3x21xf32>, %y: tensor<34x3x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [1], contracting_dims = [2] x [2] : (tensor<19x3x21xf32>, tensor<34x3x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x3x21xf32>, %y: tensor<34x21x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [2], contracting_dims = [2] x [1] : (tensor<19x3x21xf32>, tensor<34x21x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x21x3xf32>, %y: tensor<3x21x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<19x21x3xf32>, tensor<3x21x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x21x3xf32>, %y: tensor<3x34x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [2] : (tensor<19x21x3xf32>, tensor<3x34x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x21x3xf32>, %y: tensor<21x3x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [1], contracting_dims = [1] x [0] : (tensor<19x21x3xf32>, tensor<21x3x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x21x3xf32>, %y: tensor<21x34x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<19x21x3xf32>, tensor<21x34x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x21x3xf32>, %y: tensor<34x3x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [1], contracting_dims = [1] x [2] : (tensor<19x21x3xf32>, tensor<34x3x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<19x21x3xf32>, %y: tensor<34x21x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [1] x [1] : (tensor<19x21x3xf32>, tensor<34x21x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x3x19xf32>, %y: tensor<3x21x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [0] x [1] : (tensor<21x3x19xf32>, tensor<3x21x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x3x19xf32>, %y: tensor<3x34x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [0] x [2] : (tensor<21x3x19xf32>, tensor<3x34x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x3x19xf32>, %y: tensor<21x3x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<21x3x19xf32>, tensor<21x3x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x3x19xf32>, %y: tensor<21x34x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [2], contracting_dims = [0] x [0] : (tensor<21x3x19xf32>, tensor<21x34x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x3x19xf32>, %y: tensor<34x3x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [1], contracting_dims = [0] x [2] : (tensor<21x3x19xf32>, tensor<34x3x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x3x19xf32>, %y: tensor<34x21x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [2], contracting_dims = [0] x [1] : (tensor<21x3x19xf32>, tensor<34x21x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x19x3xf32>, %y: tensor<3x21x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [1] : (tensor<21x19x3xf32>, tensor<3x21x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x19x3xf32>, %y: tensor<3x34x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [2] : (tensor<21x19x3xf32>, tensor<3x34x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x19x3xf32>, %y: tensor<21x3x34xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [1], contracting_dims = [0] x [0] : (tensor<21x19x3xf32>, tensor<21x3x34xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x19x3xf32>, %y: tensor<21x34x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<21x19x3xf32>, tensor<21x34x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x19x3xf32>, %y: tensor<34x3x21xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [1], contracting_dims = [0] x [2] : (tensor<21x19x3xf32>, tensor<34x3x21xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
// -----
func.func @main(%x: tensor<21x19x3xf32>, %y: tensor<34x21x3xf32>) -> (tensor<3x19x34xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<21x19x3xf32>, tensor<34x21x3xf32>) -> tensor<3x19x34xf32>
  return %0 : tensor<3x19x34xf32>
}
