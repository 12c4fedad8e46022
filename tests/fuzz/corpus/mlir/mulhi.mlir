func.func @main(%x: tensor<17xi2>, %y: tensor<17xi2>) -> (tensor<17xi2>, tensor<17xi2>) {
  %a = chlo.mulhi %x, %y : tensor<17xi2>, tensor<17xi2> -> tensor<17xi2>
  %b = chlo.square %x : tensor<17xi2> -> tensor<17xi2>
  return %a, %b : tensor<17xi2>, tensor<17xi2>
}
