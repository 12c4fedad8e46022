// A size that does not fit, a shape, a branch and a loop that data decide: independent of each other, and named in one run.
func.func @main(%x: tensor<4x6xf32>, %y: tensor<5xf32>, %n: tensor<1xi32>, %p: tensor<i1>) -> (tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %wrong = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<5xf32>) -> tensor<4xf32>
  %wide = stablehlo.broadcast_in_dim %wrong, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
  %line = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%line init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %first = stablehlo.slice %y [0:1] : (tensor<5xf32>) -> tensor<1xf32>
  %e = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
  %a = "stablehlo.if"(%p) ({
    stablehlo.return %e : tensor<f32>
  }, {
    stablehlo.return %zero : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b = stablehlo.while(%v = %e) : tensor<f32>
   cond {
    %go = stablehlo.compare LT, %v, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %next = stablehlo.add %v, %one : tensor<f32>
    stablehlo.return %next : tensor<f32>
  }
  return %wide, %sum, %a, %b : tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}
