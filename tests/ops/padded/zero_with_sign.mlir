// says: a zero has no sign, which atan2 at line 11 tells [5]
// Zeros are put behind others, which are kept for them: those have a sign of their own.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %turned = stablehlo.multiply %x, %mask : tensor<?xf32>
  %p = stablehlo.pad %turned, %zero, low = [0], high = [1], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %square = stablehlo.multiply %p, %p : tensor<?xf32>
  %y = stablehlo.sqrt %square : tensor<?xf32>

  // A phase.
  %z = stablehlo.atan2 %y, %p : tensor<?xf32>
  return %z : tensor<?xf32>
}
