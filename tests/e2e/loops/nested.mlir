// a loop in a loop, whose values change places, and a branch and a choice in both: --control-flow=dynamic
func.func @main(%x: tensor<7xf32>, %k: tensor<i32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %eleven = stablehlo.constant dense<11> : tensor<i32>
  %y = stablehlo.negate %x : tensor<7xf32>
  %r:4 = stablehlo.while(%i = %zero, %u = %x, %v = %y, %c = %k) : tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>
    cond {
      %p = stablehlo.compare LT, %i, %eleven : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %rest = stablehlo.remainder %c, %three : tensor<i32>
      %chosen = "stablehlo.case"(%rest) ({
        %0 = stablehlo.sine %u : tensor<7xf32>
        stablehlo.return %0 : tensor<7xf32>
      }, {
        %0 = stablehlo.add %u, %v : tensor<7xf32>
        stablehlo.return %0 : tensor<7xf32>
      }, {
        %0 = stablehlo.reverse %u, dims = [0] : tensor<7xf32>
        stablehlo.return %0 : tensor<7xf32>
      }) : (tensor<i32>) -> tensor<7xf32>
      %in:3 = stablehlo.while(%j = %c, %s = %chosen, %t = %v) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
        cond {
          %p = stablehlo.compare GT, %j, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %p : tensor<i1>
        } do {
          %odd = stablehlo.and %j, %one : tensor<i32>
          %is_odd = stablehlo.compare EQ, %odd, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %next = "stablehlo.if"(%is_odd) ({
            %m = stablehlo.subtract %j, %one : tensor<i32>
            stablehlo.return %m : tensor<i32>
          }, {
            %two = stablehlo.constant dense<2> : tensor<i32>
            %m = stablehlo.divide %j, %two : tensor<i32>
            stablehlo.return %m : tensor<i32>
          }) : (tensor<i1>) -> tensor<i32>
          %d = stablehlo.multiply %t, %t : tensor<7xf32>
          %e = stablehlo.subtract %s, %d : tensor<7xf32>
          %f = stablehlo.tanh %e : tensor<7xf32>
          stablehlo.return %next, %t, %f : tensor<i32>, tensor<7xf32>, tensor<7xf32>
        }
      %i2 = stablehlo.add %i, %one : tensor<i32>
      %c2 = stablehlo.add %c, %three : tensor<i32>
      stablehlo.return %i2, %in#2, %in#1, %c2 : tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>
    }
  return %r#1, %r#2, %r#3 : tensor<7xf32>, tensor<7xf32>, tensor<i32>
}
