// control-flow: dynamic
// A loop of unknown length in a branch in such a loop; the predicate is the state's.
func.func @main(%x: tensor<5xf32>, %limit: tensor<f32>) -> (tensor<5xf32>, tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %f40 = stablehlo.constant dense<40.0> : tensor<f32>
  %start = stablehlo.abs %x : tensor<5xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<5xf32>
  %bias = stablehlo.add %start, %ones : tensor<5xf32>
  %0:3 = stablehlo.while(%v = %bias, %i = %zero, %k = %zero) : tensor<5xf32>, tensor<i32>, tensor<i32>
   cond {
    %s = stablehlo.reduce(%v init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.compare LT, %s, %f40 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %half = stablehlo.remainder %i, %two : tensor<i32>
    %odd = stablehlo.compare EQ, %half, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1:2 = "stablehlo.if"(%odd) ({
      %2:2 = stablehlo.while(%w = %v, %m = %k) : tensor<5xf32>, tensor<i32>
       cond {
        %h = stablehlo.remainder %m, %j : tensor<i32>
        %go = "stablehlo.if"(%odd) ({
          %ne = stablehlo.compare NE, %h, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %ne : tensor<i1>
        }, {
          %ne = stablehlo.compare EQ, %h, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %ne : tensor<i1>
        }) : (tensor<i1>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      } do {
        %m1 = stablehlo.add %m, %one : tensor<i32>
        %w1 = stablehlo.add %w, %bias : tensor<5xf32>
        stablehlo.return %w1, %m1 : tensor<5xf32>, tensor<i32>
      }
      stablehlo.return %2#0, %2#1 : tensor<5xf32>, tensor<i32>
    }, {
      %d = stablehlo.add %v, %v : tensor<5xf32>
      %m = stablehlo.add %k, %two : tensor<i32>
      stablehlo.return %d, %m : tensor<5xf32>, tensor<i32>
    }) : (tensor<i1>) -> (tensor<5xf32>, tensor<i32>)
    stablehlo.return %1#0, %j, %1#1 : tensor<5xf32>, tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1, %0#2 : tensor<5xf32>, tensor<i32>, tensor<i32>
}
