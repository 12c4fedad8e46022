// A state that loops two deep read after its successor is made, straight and through a reshape
func.func @main(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %a, %t = %b) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %y = stablehlo.tanh %s : tensor<4x8xf32>
    %z0 = stablehlo.constant dense<0> : tensor<i32>
    %q:2 = stablehlo.while(%j = %z0, %u = %t) : tensor<i32>, tensor<4x8xf32>
    cond {
      %n = stablehlo.constant dense<2> : tensor<i32>
      %p = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %z1 = stablehlo.constant dense<0> : tensor<i32>
      %w:2 = stablehlo.while(%k = %z1, %v = %u) : tensor<i32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<2> : tensor<i32>
        %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      } do {
        %m = stablehlo.add %v, %s : tensor<4x8xf32>
        %o = stablehlo.constant dense<1> : tensor<i32>
        %k1 = stablehlo.add %k, %o : tensor<i32>
        stablehlo.return %k1, %m : tensor<i32>, tensor<4x8xf32>
      }
      %o = stablehlo.constant dense<1> : tensor<i32>
      %j1 = stablehlo.add %j, %o : tensor<i32>
      stablehlo.return %j1, %w#1 : tensor<i32>, tensor<4x8xf32>
    }
    %o = stablehlo.constant dense<1> : tensor<i32>
    %i1 = stablehlo.add %i, %o : tensor<i32>
    stablehlo.return %i1, %y, %q#1 : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#1, %r#2 : tensor<4x8xf32>, tensor<4x8xf32>
}
