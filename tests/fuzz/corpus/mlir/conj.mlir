func.func @main(%x: tensor<0xcomplex<f32>>) -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %a = chlo.square %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %b = chlo.conj %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  return %a, %b : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
}
