// Products of f64 are rounded before they are added to something.
// tolerance: 0
func.func @main(%x: tensor<37xf64>, %y: tensor<37xf64>, %z: tensor<37xf64>) -> (tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<f64>) {
  %0 = stablehlo.multiply %x, %y : tensor<37xf64>
  %1 = stablehlo.add %0, %z : tensor<37xf64>
  %2 = stablehlo.subtract %z, %0 : tensor<37xf64>
  %3 = stablehlo.multiply %x, %x : tensor<37xf64>
  %4 = stablehlo.subtract %3, %0 : tensor<37xf64>
  %5 = stablehlo.slice %4 [3:4] : (tensor<37xf64>) -> tensor<1xf64>
  %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
  return %1, %2, %4, %6 : tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<f64>
}
