// a product, a row of sums and a sort in a loop: several stages, and scratch; and the same product before it
func.func @main(%x: tensor<5x9xf32>, %w: tensor<9x9xf32>) -> (tensor<5x9xf32>, tensor<5x9xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<6> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %before = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x9xf32>, tensor<9x9xf32>) -> tensor<5x9xf32>
  %r:2 = stablehlo.while(%i = %zero, %h = %before) : tensor<i32>, tensor<5x9xf32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<5x9xf32>, tensor<9x9xf32>) -> tensor<5x9xf32>
      %1 = stablehlo.exponential %0 : tensor<5x9xf32>
      %2 = stablehlo.reduce(%1 init: %f0) applies stablehlo.add across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf32>) -> tensor<5x9xf32>
      %4 = stablehlo.divide %1, %3 : tensor<5x9xf32>
      %5 = "stablehlo.sort"(%4) <{dimension = 1 : i64, is_stable = true}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %lt : tensor<i1>
      }) : (tensor<5x9xf32>) -> tensor<5x9xf32>
      %i2 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %i2, %5 : tensor<i32>, tensor<5x9xf32>
    }
  return %r#1, %before : tensor<5x9xf32>, tensor<5x9xf32>
}
