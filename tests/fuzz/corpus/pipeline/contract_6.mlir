func.func @main(%x: tensor<9x12xi8>, %y: tensor<12x30xi8>) -> tensor<9x30xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x12xi8>, tensor<12x30xi8>) -> tensor<9x30xi32>
  return %0 : tensor<9x30xi32>
}
