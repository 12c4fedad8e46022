// A vector along both dimensions of a result, large enough to be cut in tasks: one value twice, two of one kernel, and with a batch.
func.func @main(%x: tensor<320xf32>) -> tensor<320x320xf32> {
  %a = stablehlo.negate %x : tensor<320xf32>
  %c = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<320xf32>) -> tensor<320x320xf32>
  %d = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<320xf32>) -> tensor<320x320xf32>
  %y = stablehlo.add %c, %d : tensor<320x320xf32>
  return %y : tensor<320x320xf32>
}
// -----
func.func @main(%x: tensor<300xf32>, %w: tensor<300xf32>) -> tensor<300x300xf32> {
  %a = stablehlo.negate %x : tensor<300xf32>
  %b = stablehlo.abs %w : tensor<300xf32>
  %c = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<300xf32>) -> tensor<300x300xf32>
  %d = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<300xf32>) -> tensor<300x300xf32>
  %y = stablehlo.multiply %c, %d : tensor<300x300xf32>
  return %y : tensor<300x300xf32>
}
// -----
// Squares of distances.
func.func @main(%x: tensor<300x16xf32>) -> tensor<300x300xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.multiply %x, %x : tensor<300x16xf32>
  %r = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [1] : (tensor<300x16xf32>, tensor<f32>) -> tensor<300xf32>
  %c = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<300xf32>) -> tensor<300x300xf32>
  %d = stablehlo.broadcast_in_dim %r, dims = [1] : (tensor<300xf32>) -> tensor<300x300xf32>
  %y = stablehlo.add %c, %d : tensor<300x300xf32>
  return %y : tensor<300x300xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x200x200xf32> {
  %a = stablehlo.sine %x : tensor<3x200xf32>
  %c = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<3x200xf32>) -> tensor<3x200x200xf32>
  %d = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<3x200xf32>) -> tensor<3x200x200xf32>
  %y = stablehlo.maximum %c, %d : tensor<3x200x200xf32>
  return %y : tensor<3x200x200xf32>
}
// -----
// A product of one term, a sum over one of the dimensions.
func.func @main(%x: tensor<1x300xi16>) -> (tensor<300x300xi32>, tensor<256xf32>) {
  %p = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<1x300xi16>, tensor<1x300xi16>) -> tensor<300x300xi32>
  %f = stablehlo.convert %x : (tensor<1x300xi16>) -> tensor<1x300xf32>
  %s = stablehlo.slice %f [0:1, 0:256] : (tensor<1x300xf32>) -> tensor<1x256xf32>
  %v = stablehlo.reshape %s : (tensor<1x256xf32>) -> tensor<256xf32>
  %e = stablehlo.tanh %v : tensor<256xf32>
  %c = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
  %d = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<256xf32>) -> tensor<256x256xf32>
  %m = stablehlo.subtract %c, %d : tensor<256x256xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.abs %m : tensor<256x256xf32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  return %p, %r : tensor<300x300xi32>, tensor<256xf32>
}
