// control-flow: dynamic select
// Every index of a case, in range and out of it, one after the other: what each takes is joined.
// input 0: range(-3, 6)
func.func @main(%which: tensor<24xi32>, %x: tensor<3x20xf32>, %y: tensor<3x20xf32>) -> (tensor<24x3x20xf32>, tensor<24xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<24> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<24x3x20xf32>
  %none = stablehlo.constant dense<0> : tensor<24xi32>
  %0:3 = stablehlo.while(%i = %zero, %all = %zeros, %seen = %none) : tensor<i32>, tensor<24x3x20xf32>, tensor<24xi32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %p = stablehlo.dynamic_slice %which, %i, sizes = [1] : (tensor<24xi32>, tensor<i32>) -> tensor<1xi32>
    %q = stablehlo.reshape %p : (tensor<1xi32>) -> tensor<i32>
    %1:2 = "stablehlo.case"(%q) ({
      %a = stablehlo.add %x, %y : tensor<3x20xf32>
      stablehlo.return %a, %zero : tensor<3x20xf32>, tensor<i32>
    }, {
      stablehlo.return %y, %one : tensor<3x20xf32>, tensor<i32>
    }, {
      %a = stablehlo.multiply %x, %y : tensor<3x20xf32>
      %b = stablehlo.exponential %a : tensor<3x20xf32>
      %k = stablehlo.add %one, %one : tensor<i32>
      stablehlo.return %b, %k : tensor<3x20xf32>, tensor<i32>
    }, {
      %k = stablehlo.multiply %i, %i : tensor<i32>
      %t = stablehlo.negate %x : tensor<3x20xf32>
      stablehlo.return %t, %k : tensor<3x20xf32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<3x20xf32>, tensor<i32>)
    %r = stablehlo.reshape %1#0 : (tensor<3x20xf32>) -> tensor<1x3x20xf32>
    %s = stablehlo.reshape %1#1 : (tensor<i32>) -> tensor<1xi32>
    %u = stablehlo.dynamic_update_slice %all, %r, %i, %zero, %zero : (tensor<24x3x20xf32>, tensor<1x3x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x3x20xf32>
    %v = stablehlo.dynamic_update_slice %seen, %s, %i : (tensor<24xi32>, tensor<1xi32>, tensor<i32>) -> tensor<24xi32>
    stablehlo.return %j, %u, %v : tensor<i32>, tensor<24x3x20xf32>, tensor<24xi32>
  }
  return %0#1, %0#2 : tensor<24x3x20xf32>, tensor<24xi32>
}
