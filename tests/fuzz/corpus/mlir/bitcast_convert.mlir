func.func @main(%w2: tensor<3x19x2xcomplex<f32>>) -> (tensor<3x19xcomplex<f64>>) {
  %r0 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xcomplex<f32>>) -> tensor<3x19xcomplex<f64>>
  return %r0 : tensor<3x19xcomplex<f64>>
}
