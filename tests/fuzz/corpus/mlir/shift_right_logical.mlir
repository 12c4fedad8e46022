func.func @main(%x: tensor<33x129xui32>) -> (tensor<33xf32>, tensor<33x129xf32>) {
  %nine = stablehlo.constant dense<9> : tensor<33x129xui32>
  %one = stablehlo.constant dense<1.0> : tensor<33x129xf32>
  %low = stablehlo.constant dense<-0.0> : tensor<f32>
  %exponent = stablehlo.bitcast_convert %one : (tensor<33x129xf32>) -> tensor<33x129xui32>
  %s = stablehlo.shift_right_logical %x, %nine : tensor<33x129xui32>
  %b = stablehlo.or %s, %exponent : tensor<33x129xui32>
  %f = stablehlo.bitcast_convert %b : (tensor<33x129xui32>) -> tensor<33x129xf32>
  %u = stablehlo.subtract %f, %one : tensor<33x129xf32>
  %m = stablehlo.reduce(%u init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<33x129xf32>, tensor<f32>) -> tensor<33xf32>
  return %m, %u : tensor<33xf32>, tensor<33x129xf32>
}
