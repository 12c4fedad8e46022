func.func @main(%x: tensor<129xi32>) -> (tensor<129xi16>, tensor<129xi8>) {
  %0 = stablehlo.convert %x : (tensor<129xi32>) -> tensor<129xi16>
  %1 = stablehlo.convert %x : (tensor<129xi32>) -> tensor<129xi8>
  return %0, %1 : tensor<129xi16>, tensor<129xi8>
}
