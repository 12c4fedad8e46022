// padded: refused
// What the program shifts is greater than a mask is low.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %b0 = stablehlo.constant dense<28> : tensor<i32>
  %cb = stablehlo.dynamic_broadcast_in_dim %b0, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %u = stablehlo.shift_left %t1, %cb : tensor<?xi32>
  %v = stablehlo.convert %u : (tensor<?xi32>) -> tensor<?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %c1 = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %big = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %cbig = stablehlo.dynamic_broadcast_in_dim %big, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %im = stablehlo.subtract %c1, %mask : tensor<?xf32>
  %pen = stablehlo.multiply %im, %cbig : tensor<?xf32>
  %a = stablehlo.add %v, %pen : tensor<?xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %mx = stablehlo.reduce(%a init: %ninf) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t = stablehlo.dynamic_broadcast_in_dim %mx, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %mm = stablehlo.multiply %t, %mask : tensor<?xf32>
  %sum = stablehlo.reduce(%mm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
