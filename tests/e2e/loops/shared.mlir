// rounds that cores share, around a loop that is short
func.func @main(%x: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %start = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %zero, %h = %x, %s = %start) : tensor<i32>, tensor<512x512xf32>, tensor<f32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %in:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<f32>
        cond {
          %p = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %p : tensor<i1>
        } do {
          %0 = stablehlo.cosine %t : tensor<f32>
          %j2 = stablehlo.add %j, %one : tensor<i32>
          stablehlo.return %j2, %0 : tensor<i32>, tensor<f32>
        }
      %wide = stablehlo.broadcast_in_dim %in#1, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
      %1 = stablehlo.multiply %h, %wide : tensor<512x512xf32>
      %2 = stablehlo.tanh %1 : tensor<512x512xf32>
      %i2 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %i2, %2, %in#1 : tensor<i32>, tensor<512x512xf32>, tensor<f32>
    }
  return %r#1, %r#2 : tensor<512x512xf32>, tensor<f32>
}
