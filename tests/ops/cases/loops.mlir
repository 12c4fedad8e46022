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
// -----
// absolute: 7.629e-05
func.func @main(%a0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %v1 = "stablehlo.reshape"(%a0) : (tensor<f32>) -> tensor<f32>
  %v2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %v3:2 = "stablehlo.while"(%v2, %a0) ({
  ^bb0(%v4: tensor<i32>, %v5: tensor<f32>):
  %v6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %v7 = "stablehlo.compare"(%v4, %v6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %v7 : tensor<i1>
  }, {
  ^bb0(%v8: tensor<i32>, %v9: tensor<f32>):
  %v10 = "stablehlo.sign"(%a0) : (tensor<f32>) -> tensor<f32>
  %v11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %v12:3 = "stablehlo.while"(%v11, %v1, %v10) ({
  ^bb0(%v13: tensor<i32>, %v14: tensor<f32>, %v15: tensor<f32>):
  %v16 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %v17 = "stablehlo.compare"(%v13, %v16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %v17 : tensor<i1>
  }, {
  ^bb0(%v18: tensor<i32>, %v19: tensor<f32>, %v20: tensor<f32>):
  %v21 = "stablehlo.multiply"(%v9, %v20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v22 = "stablehlo.broadcast_in_dim"(%v20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %v23 = "stablehlo.cosine"(%v10) : (tensor<f32>) -> tensor<f32>
  %v24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %v25 = "stablehlo.add"(%v18, %v24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %v26 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v27 = "stablehlo.tanh"(%v22) : (tensor<f32>) -> tensor<f32>
  %v28 = "stablehlo.multiply"(%v27, %v26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v29 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v30 = "stablehlo.tanh"(%v21) : (tensor<f32>) -> tensor<f32>
  %v31 = "stablehlo.multiply"(%v30, %v29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%v25, %v28, %v31) : (tensor<i32>, tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>)
  %v32 = "stablehlo.reshape"(%v9) : (tensor<f32>) -> tensor<1xf32>
  %v33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %v34 = "stablehlo.add"(%v8, %v33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %v35 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v36 = "stablehlo.tanh"(%v12#1) : (tensor<f32>) -> tensor<f32>
  %v37 = "stablehlo.multiply"(%v36, %v35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%v34, %v37) : (tensor<i32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  "func.return"(%v3#1, %v3#1) : (tensor<f32>, tensor<f32>) -> ()
}
// -----
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
// -----
func.func @main(%a: tensor<4x8xf32>, %b: tensor<32xf32>) -> (tensor<4x8xf32>, tensor<32xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %a, %t = %b) : tensor<i32>, tensor<4x8xf32>, tensor<32xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %y = stablehlo.tanh %s : tensor<4x8xf32>
    %f = stablehlo.reshape %s : (tensor<4x8xf32>) -> tensor<32xf32>
    %z0 = stablehlo.constant dense<0> : tensor<i32>
    %q:2 = stablehlo.while(%j = %z0, %u = %t) : tensor<i32>, tensor<32xf32>
    cond {
      %n = stablehlo.constant dense<2> : tensor<i32>
      %p = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %m = stablehlo.add %u, %f : tensor<32xf32>
      %o = stablehlo.constant dense<1> : tensor<i32>
      %j1 = stablehlo.add %j, %o : tensor<i32>
      stablehlo.return %j1, %m : tensor<i32>, tensor<32xf32>
    }
    %o = stablehlo.constant dense<1> : tensor<i32>
    %i1 = stablehlo.add %i, %o : tensor<i32>
    stablehlo.return %i1, %y, %q#1 : tensor<i32>, tensor<4x8xf32>, tensor<32xf32>
  }
  return %r#1, %r#2 : tensor<4x8xf32>, tensor<32xf32>
}
// -----
// absolute: 7.629e-05
func.func @main(%a0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %v1 = "stablehlo.reshape"(%a0) : (tensor<f32>) -> tensor<f32>
  %v2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %v3:2 = "stablehlo.while"(%v2, %a0) ({
  ^bb0(%v4: tensor<i32>, %v5: tensor<f32>):
  %v6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %v7 = "stablehlo.compare"(%v4, %v6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %v7 : tensor<i1>
  }, {
  ^bb0(%v8: tensor<i32>, %v9: tensor<f32>):
  %v10 = "stablehlo.sign"(%a0) : (tensor<f32>) -> tensor<f32>
  %v11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %v12:3 = "stablehlo.while"(%v11, %v1, %v10) ({
  ^bb0(%v13: tensor<i32>, %v14: tensor<f32>, %v15: tensor<f32>):
  %v16 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %v17 = "stablehlo.compare"(%v13, %v16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %v17 : tensor<i1>
  }, {
  ^bb0(%v18: tensor<i32>, %v19: tensor<f32>, %v20: tensor<f32>):
  %v21 = "stablehlo.multiply"(%v9, %v20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v22 = "stablehlo.broadcast_in_dim"(%v20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %v23 = "stablehlo.cosine"(%v10) : (tensor<f32>) -> tensor<f32>
  %v24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %v25 = "stablehlo.add"(%v18, %v24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %v26 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v27 = "stablehlo.tanh"(%v22) : (tensor<f32>) -> tensor<f32>
  %v28 = "stablehlo.multiply"(%v27, %v26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v29 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v30 = "stablehlo.tanh"(%v21) : (tensor<f32>) -> tensor<f32>
  %v31 = "stablehlo.multiply"(%v30, %v29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%v25, %v28, %v31) : (tensor<i32>, tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>)
  %v32 = "stablehlo.reshape"(%v9) : (tensor<f32>) -> tensor<1xf32>
  %v33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %v34 = "stablehlo.add"(%v8, %v33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %v35 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v36 = "stablehlo.tanh"(%v12#1) : (tensor<f32>) -> tensor<f32>
  %v37 = "stablehlo.multiply"(%v36, %v35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%v34, %v37) : (tensor<i32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  "func.return"(%v3#1, %v3#1) : (tensor<f32>, tensor<f32>) -> ()
}
// -----
// A constant from around the loop is what a state becomes
func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %w:3 = "stablehlo.while"(%zero, %a, %a) ({
  ^bb0(%i: tensor<i32>, %s: tensor<4xf32>, %t: tensor<4xf32>):
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<4xf32>, %t: tensor<4xf32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %sum = stablehlo.add %s, %t : tensor<4xf32>
    stablehlo.return %next, %sum, %c : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<4xf32>)
  return %w#1, %w#2 : tensor<4xf32>, tensor<4xf32>
}
// -----
// tolerance: 1e-5
// Weights that a loop does not change are packed in front of it; a state of it and what a round makes are not.
func.func @main(%x: tensor<5x2x24xf32>, %w: tensor<24x24xf32>, %u: tensor<24x24xbf16>) -> (tensor<2x24xf32>, tensor<24x24xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %h = stablehlo.constant dense<0.25> : tensor<2x24xf32>
  %r:3 = stablehlo.while(%i = %zero, %s = %h, %v = %w) : tensor<i32>, tensor<2x24xf32>, tensor<24x24xf32>
  cond {
    %c = stablehlo.compare LT, %i, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %p = stablehlo.dynamic_slice %x, %i, %zero, %zero, sizes = [1, 2, 24] : (tensor<5x2x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x24xf32>
    %q = stablehlo.reshape %p : (tensor<1x2x24xf32>) -> tensor<2x24xf32>
    %a = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<2x24xf32>, tensor<24x24xf32>) -> tensor<2x24xf32>
    %t = stablehlo.dot_general %s, %w, contracting_dims = [1] x [1] : (tensor<2x24xf32>, tensor<24x24xf32>) -> tensor<2x24xf32>
    %n = stablehlo.convert %s : (tensor<2x24xf32>) -> tensor<2x24xbf16>
    %b = stablehlo.dot_general %n, %u, contracting_dims = [1] x [0] : (tensor<2x24xbf16>, tensor<24x24xbf16>) -> tensor<2x24xf32>
    %d = stablehlo.dot_general %s, %v, contracting_dims = [1] x [0] : (tensor<2x24xf32>, tensor<24x24xf32>) -> tensor<2x24xf32>
    %e = stablehlo.add %a, %b : tensor<2x24xf32>
    %f = stablehlo.add %e, %d : tensor<2x24xf32>
    %k = stablehlo.add %f, %t : tensor<2x24xf32>
    %g = stablehlo.add %k, %q : tensor<2x24xf32>
    %m = stablehlo.tanh %g : tensor<2x24xf32>
    %l = stablehlo.tanh %v : tensor<24x24xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %m, %l : tensor<i32>, tensor<2x24xf32>, tensor<24x24xf32>
  }
  return %r#1, %r#2 : tensor<2x24xf32>, tensor<24x24xf32>
}
// -----
// tolerance: 1e-5
// control-flow: dynamic
// Out of two loops, of which the number of rounds of one is not known; and a kernel of a convolution.
func.func @main(%x: tensor<3x24xf32>, %w: tensor<24x24xf32>, %k: tensor<2x2x16x16xf32>, %y: tensor<1x6x6x16xf32>, %n: tensor<i32>) -> (tensor<3x24xf32>, tensor<1x6x6x16xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %m = stablehlo.minimum %n, %three : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %x, %z = %y) : tensor<i32>, tensor<3x24xf32>, tensor<1x6x6x16xf32>
  cond {
    %c = stablehlo.compare LT, %i, %m, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<3x24xf32>
    cond {
      %c = stablehlo.compare LT, %j, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %a = stablehlo.dot_general %t, %w, contracting_dims = [1] x [1] : (tensor<3x24xf32>, tensor<24x24xf32>) -> tensor<3x24xf32>
      %o = stablehlo.constant dense<0.25> : tensor<3x24xf32>
      %u = stablehlo.multiply %a, %o : tensor<3x24xf32>
      %b = stablehlo.tanh %u : tensor<3x24xf32>
      %d = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %d, %b : tensor<i32>, tensor<3x24xf32>
    }
    %e = stablehlo.convolution(%z, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 1], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x6x16xf32>, tensor<2x2x16x16xf32>) -> tensor<1x6x6x16xf32>
    %g = stablehlo.tanh %e : tensor<1x6x6x16xf32>
    %f = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %f, %q#1, %g : tensor<i32>, tensor<3x24xf32>, tensor<1x6x6x16xf32>
  }
  return %r#1, %r#2 : tensor<3x24xf32>, tensor<1x6x6x16xf32>
}
