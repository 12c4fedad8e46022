func.func @main(%x: tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>, %y: tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>) -> (tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:5>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:-1>>) {
  %v0 = stablehlo.atan2 %x, %y : (tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>, tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.1:-7>>
  %v1 = stablehlo.maximum %y, %x : (tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.1:-8>>
  %v2 = stablehlo.multiply %v1, %x : (tensor<3x43x!quant.uniform<i4:f32, 0.1:-8>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>
  %v3 = stablehlo.divide %v0, %v2 : (tensor<3x43x!quant.uniform<i4:f32, 0.1:-7>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.25:5>>
  %v4 = stablehlo.add %y, %v0 : (tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>, tensor<3x43x!quant.uniform<i4:f32, 0.1:-7>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:-1>>
  return %v2, %v3, %v4 : tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:5>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:-1>>
}
