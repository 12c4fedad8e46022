// padded: refused
// A stored 0 stands for another number.
func.func @main(%x: tensor<?x!quant.uniform<i8:f32, 1.0:-100>> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v = stablehlo.uniform_dequantize %x : (tensor<?x!quant.uniform<i8:f32, 1.0:-100>>) -> tensor<?xf32>
  %t = stablehlo.exponential %v : tensor<?xf32>
  %mm = stablehlo.multiply %t, %mask : tensor<?xf32>
  %sum = stablehlo.reduce(%mm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
