func.func @main(%x: tensor<6x40xf32>, %v: tensor<f32>) -> tensor<9x83xf32> {
  %0 = stablehlo.pad %x, %v, low = [1, -1], high = [2, 6], interior = [0, 1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<9x84xf32>
  %1 = stablehlo.slice %0 [0:9, 1:84] : (tensor<9x84xf32>) -> tensor<9x83xf32>
  return %1 : tensor<9x83xf32>
}
