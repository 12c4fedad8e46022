func.func @main(%x: tensor<4x127xi8>, %y: tensor<4x127xi8>) -> (tensor<4x127xi8>, tensor<4x127xf32>) {
  %0 = stablehlo.power %x, %y : tensor<4x127xi8>
  %1 = stablehlo.convert %x : (tensor<4x127xi8>) -> tensor<4x127xf32>
  return %0, %1 : tensor<4x127xi8>, tensor<4x127xf32>
}
