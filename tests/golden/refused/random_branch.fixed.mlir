// RUN: tpucc --stop-after=shapes
func.func @main(%x: tensor<4xf32>, %state: tensor<2xui64>) -> tensor<4xf32> {
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %half = stablehlo.constant dense<2147483648> : tensor<ui32>
  %heads = stablehlo.compare LT, %bits, %half : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %a = stablehlo.negate %x : tensor<4xf32>
  %y = stablehlo.select %heads, %a, %x : tensor<i1>, tensor<4xf32>
  return %y : tensor<4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %state: tensor<2xui64>) -> tensor<4xf32> {
    %0:2 = stablehlo.rng_bit_generator %state, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    %1 = stablehlo.constant dense<2147483648> : tensor<ui32>
    %2 = stablehlo.compare LT, %0#1, %1 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.negate %x : tensor<4xf32>
    %4 = stablehlo.select %2, %3, %x : tensor<i1>, tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
