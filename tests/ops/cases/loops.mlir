func.func @main(%x: tensor<3x20xf32>, %y: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x20xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b, %a : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
  }
  return %0#1, %0#2 : tensor<3x20xf32>, tensor<3x20xf32>
}
// -----
func.func @main(%x: tensor<3x20xf32>, %y: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x20xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<3x20xf32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %a, %b : tensor<3x20xf32>
    %t = stablehlo.multiply %s, %half : tensor<3x20xf32>
    stablehlo.return %j, %b, %t : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
  }
  return %0#1, %0#2, %0#0 : tensor<3x20xf32>, tensor<3x20xf32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<8x20xf32>) -> tensor<8x20xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<8x20xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %z) : tensor<i32>, tensor<8x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 20] : (tensor<8x20xf32>, tensor<i32>, tensor<i32>) -> tensor<1x20xf32>
    %e = stablehlo.exponential %r : tensor<1x20xf32>
    %u = stablehlo.dynamic_update_slice %a, %e, %i, %zero : (tensor<8x20xf32>, tensor<1x20xf32>, tensor<i32>, tensor<i32>) -> tensor<8x20xf32>
    stablehlo.return %j, %u : tensor<i32>, tensor<8x20xf32>
  }
  return %0#1 : tensor<8x20xf32>
}
// -----
// The inner loop's state begins as the outer one's, which is read again behind it.
func.func @main(%x: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %tenth = stablehlo.constant dense<0.1> : tensor<10x10xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<10x10xf32>
   cond {
    %c = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %1:2 = stablehlo.while(%p = %zero, %q = %a) : tensor<i32>, tensor<10x10xf32>
     cond {
      %c = stablehlo.compare LT, %p, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %r = stablehlo.add %p, %one : tensor<i32>
      %s = stablehlo.dot_general %q, %x, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
      %t = stablehlo.multiply %s, %tenth : tensor<10x10xf32>
      stablehlo.return %r, %t : tensor<i32>, tensor<10x10xf32>
    }
    %u = stablehlo.add %1#1, %a : tensor<10x10xf32>
    stablehlo.return %j, %u : tensor<i32>, tensor<10x10xf32>
  }
  return %0#1 : tensor<10x10xf32>
}
