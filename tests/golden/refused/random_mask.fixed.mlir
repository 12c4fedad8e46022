// RUN: tpucc --stop-after=shapes
func.func @main(%x: tensor<8xf32>) -> tensor<f32> {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  %half = stablehlo.constant dense<2147483648> : tensor<8xui32>
  %mask = stablehlo.compare LT, %bits, %half : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  %kept = stablehlo.select %mask, %x, %zeros : tensor<8xi1>, tensor<8xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<8xf32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.constant dense<0.0> : tensor<8xf32>
    %3:2 = stablehlo.rng_bit_generator %0, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    %4 = stablehlo.constant dense<2147483648> : tensor<8xui32>
    %5 = stablehlo.compare LT, %3#1, %4 : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
    %6 = stablehlo.select %5, %x, %2 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.reduce(%6 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
}
