func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.cbrt %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
