// padded: refused
// The imaginary part of a real number is 0, whatever the number is: nothing is masked here.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %halves = stablehlo.dynamic_broadcast_in_dim %half, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %c = stablehlo.cosine %x : tensor<?xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %twos = stablehlo.dynamic_broadcast_in_dim %two, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %above = stablehlo.add %c, %twos : tensor<?xf32>
  %i = stablehlo.imag %above : (tensor<?xf32>) -> tensor<?xf32>
  %p = stablehlo.compare GT, %i, %halves : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %y = stablehlo.select %p, %zeros, %e : tensor<?xi1>, tensor<?xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
