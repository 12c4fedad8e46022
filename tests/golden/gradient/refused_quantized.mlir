// RUN(1): tpucc --grad=x
func.func @main(%x: tensor<4xf32>, %q: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c5 = stablehlo.constant dense<5> : tensor<i32>
  %r:3 = stablehlo.while(%i = %c0, %a = %x, %b = %q) : tensor<i32>, tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 0.1>>
  cond {
    %p = stablehlo.compare LT, %i, %c5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %d = stablehlo.uniform_dequantize %b : (tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4xf32>
    %n = stablehlo.multiply %a, %d : tensor<4xf32>
    %m = stablehlo.negate %b : tensor<4x!quant.uniform<i8:f32, 0.1>>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %n, %m : tensor<i32>, tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 0.1>>
  }
  return %r#1 : tensor<4xf32>
}
// ----
refused_quantized.mlir:6:10: error: stablehlo.while: its rounds leave a quantized value behind for the gradient, and a gradient that is asked for goes through it [no-gradient]
  help: carry what it means (uniform_dequantize) through the loop
