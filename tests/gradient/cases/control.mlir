func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %s = stablehlo.sine %v : tensor<3xf32>
    %p = stablehlo.multiply %s, %x : tensor<3xf32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %p : tensor<i32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}
// -----
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %s = stablehlo.sine %v : tensor<3xf32>
    %p = stablehlo.multiply %s, %x : tensor<3xf32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %p : tensor<i32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}
// -----
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %s = stablehlo.sine %v : tensor<3xf32>
    %p = stablehlo.multiply %s, %x : tensor<3xf32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %p : tensor<i32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}
// -----
// a value around the loop, a state that nothing reads, two that change places
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %a = %x, %b = %y, %d = %x) : tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %s = stablehlo.multiply %a, %w : tensor<3xf32>
    %e = stablehlo.exponential %d : tensor<3xf32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %b, %s, %e : tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}
// -----
// a loop in a loop
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%j = %zero, %u = %v) : tensor<i32>, tensor<3xf32>
      cond {
      %more2 = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more2 : tensor<i1>
    } do {
      %s = stablehlo.tanh %u : tensor<3xf32>
      %p = stablehlo.multiply %s, %w : tensor<3xf32>
      %t = stablehlo.add %p, %v : tensor<3xf32>
      %k2 = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %k2, %t : tensor<i32>, tensor<3xf32>
    }
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %q#1 : tensor<i32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %e = stablehlo.exponential %x : tensor<3xf32>
  %r:2 = "stablehlo.if"(%p) ({
    %a = stablehlo.multiply %e, %y : tensor<3xf32>
    stablehlo.return %a, %x : tensor<3xf32>, tensor<3xf32>
  }, {
    %a = stablehlo.sine %x : tensor<3xf32>
    stablehlo.return %a, %a : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}
// -----
// a branch in a loop, by the number of the round
// control-flow: dynamic
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %q = "stablehlo.case"(%i) ({
      %a = stablehlo.multiply %v, %w : tensor<3xf32>
      stablehlo.return %a : tensor<3xf32>
    }, {
      stablehlo.return %v : tensor<3xf32>
    }, {
      %a = stablehlo.sine %v : tensor<3xf32>
      %b = stablehlo.add %a, %w : tensor<3xf32>
      stablehlo.return %b : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %q : tensor<i32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}
// -----
// slices read and written
func.func @main(%x: tensor<5x3xf32>, %w: tensor<3x3xf32>, %h0: tensor<3xf32>) -> tensor<5x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %ys0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
  %r:4 = stablehlo.while(%i = %zero, %h = %h0, %ys = %ys0, %xs = %x) : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %row = stablehlo.dynamic_slice %xs, %i, %zero, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %c = stablehlo.reshape %row : (tensor<1x3xf32>) -> tensor<3xf32>
    %wh = stablehlo.dot_general %w, %h, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %s = stablehlo.add %wh, %c : tensor<3xf32>
    %t = stablehlo.tanh %s : tensor<3xf32>
    %y = stablehlo.reshape %t : (tensor<3xf32>) -> tensor<1x3xf32>
    %all = stablehlo.dynamic_update_slice %ys, %y, %i, %zero : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %t, %all, %xs : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
  }
  return %r#2 : tensor<5x3xf32>
}
// -----
// refused
// control-flow: dynamic
func.func @main(%x: tensor<f32>, %limit: tensor<f32>) -> tensor<f32> {
  %y = stablehlo.while(%v = %x) : tensor<f32>
    cond {
    %more = stablehlo.compare LT, %v, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %w = stablehlo.exponential %v : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }
  return %y : tensor<f32>
}
// -----
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %a = call @f(%x, %y) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %b = stablehlo.composite "my.op" %a, %x {decomposition = @f} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %c = stablehlo.optimization_barrier %b : tensor<3xf32>
  return %c : tensor<3xf32>
}
func.func private @f(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.sine %x : tensor<3xf32>
  %b = stablehlo.multiply %a, %y : tensor<3xf32>
  return %b : tensor<3xf32>
}
