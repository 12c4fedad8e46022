func.func @main(%x: tensor<129xi32>, %y: tensor<129xi32>) -> (tensor<129xi32>, tensor<129xi32>, tensor<129xi1>) {
  %0 = stablehlo.divide %x, %y : tensor<129xi32>
  %1 = stablehlo.remainder %x, %y : tensor<129xi32>
  %2 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<129xi32>, tensor<129xi32>) -> tensor<129xi1>
  return %0, %1, %2 : tensor<129xi32>, tensor<129xi32>, tensor<129xi1>
}
