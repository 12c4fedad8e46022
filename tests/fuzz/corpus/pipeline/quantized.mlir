!a = !quant.uniform<i8:f32, 0.1:-30>
!w = !quant.uniform<i8:f32:1, {0.1:3, 0.2, 0.4:-5}>
func.func @main(%x: tensor<4x8x!a>, %w: tensor<8x3x!w>, %f: tensor<4x8xf32>, %n: tensor<i32>) -> (tensor<4x3x!quant.uniform<i32:f32, 0.002>>, tensor<4x!a>, tensor<8x4x!a>, tensor<4x3xf32>, tensor<4x8x!a>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8x!a>, tensor<8x3x!w>) -> tensor<4x3x!quant.uniform<i32:f32, 0.002>>
  %z = stablehlo.constant() <{value = dense<-30> : tensor<i8>}> : () -> tensor<!a>
  %1 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<!a>, %b: tensor<!a>):
    %s = stablehlo.add %a, %b : tensor<!a>
    stablehlo.return %s : tensor<!a>
  }) : (tensor<4x8x!a>, tensor<!a>) -> tensor<4x!a>
  %2 = stablehlo.uniform_quantize %f : (tensor<4x8xf32>) -> tensor<4x8x!a>
  %3 = stablehlo.tanh %2 : (tensor<4x8x!a>) -> tensor<4x8x!quant.uniform<i8:f32, 0.0078125>>
  %4 = stablehlo.multiply %3, %3 : (tensor<4x8x!quant.uniform<i8:f32, 0.0078125>>, tensor<4x8x!quant.uniform<i8:f32, 0.0078125>>) -> tensor<4x8x!a>
  %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<4x8x!a>) -> tensor<8x4x!a>
  %6 = stablehlo.dot_general %f, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x3x!w>) -> tensor<4x3xf32>
  %7 = stablehlo.maximum %x, %2 : tensor<4x8x!a>
  %8 = stablehlo.pad %7, %z, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<4x8x!a>, tensor<!a>) -> tensor<4x8x!a>
  %9 = stablehlo.compare LT, %8, %x : (tensor<4x8x!a>, tensor<4x8x!a>) -> tensor<4x8xi1>
  %10 = stablehlo.select %9, %8, %x : tensor<4x8xi1>, tensor<4x8x!a>
  return %0, %1, %5, %6, %10 : tensor<4x3x!quant.uniform<i32:f32, 0.002>>, tensor<4x!a>, tensor<8x4x!a>, tensor<4x3xf32>, tensor<4x8x!a>
}
