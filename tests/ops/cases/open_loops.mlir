// control-flow: dynamic
func.func @main(%n: tensor<i32>, %x: tensor<3x20xf32>) -> (tensor<i32>, tensor<3x20xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<3x20xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.multiply %a, %half : tensor<3x20xf32>
    stablehlo.return %j, %t : tensor<i32>, tensor<3x20xf32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<3x20xf32>
}
// -----
// control-flow: dynamic
// until the largest element falls below a limit; the condition reduces, and captures
func.func @main(%x: tensor<40x40xf32>, %y: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40x40xf32>, tensor<f32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %limit = stablehlo.constant dense<0.01> : tensor<f32>
  %f = stablehlo.constant dense<0.37> : tensor<40x40xf32>
  %0:2 = stablehlo.while(%a = %x, %b = %y) : tensor<40x40xf32>, tensor<40x40xf32>
   cond {
    %m = stablehlo.reduce(%a init: %ninf) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<40x40xf32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.compare GT, %m, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %t = stablehlo.multiply %b, %f : tensor<40x40xf32>
    stablehlo.return %t, %a : tensor<40x40xf32>, tensor<40x40xf32>
  }
  %1 = stablehlo.reduce(%0#1 init: %ninf) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<40x40xf32>, tensor<f32>) -> tensor<f32>
  return %0#0, %0#1, %1 : tensor<40x40xf32>, tensor<40x40xf32>, tensor<f32>
}
// -----
// control-flow: dynamic
// an open loop inside a counted one, and a matrix product inside
func.func @main(%n: tensor<i32>, %x: tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %tenth = stablehlo.constant dense<0.1> : tensor<10x10xf32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %k = %zero) : tensor<i32>, tensor<10x10xf32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %1:2 = stablehlo.while(%p = %k, %q = %a) : tensor<i32>, tensor<10x10xf32>
     cond {
      %c = stablehlo.compare LT, %p, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %r = stablehlo.add %p, %one : tensor<i32>
      %s = stablehlo.dot_general %q, %x, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
      %t = stablehlo.multiply %s, %tenth : tensor<10x10xf32>
      stablehlo.return %r, %t : tensor<i32>, tensor<10x10xf32>
    }
    %u = stablehlo.add %1#1, %a : tensor<10x10xf32>
    stablehlo.return %j, %u, %i : tensor<i32>, tensor<10x10xf32>, tensor<i32>
  }
  return %0#1, %0#2 : tensor<10x10xf32>, tensor<i32>
}
