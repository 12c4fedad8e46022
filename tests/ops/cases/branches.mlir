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
// -----
// control-flow: dynamic select
// Branches that swap what they capture, return a value twice, an argument, a constant, a view.
func.func @main(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<4x33xf32>, %y: tensor<4x33xf32>) -> (tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>) {
  %a = stablehlo.tanh %x : tensor<4x33xf32>
  %b = stablehlo.logistic %y : tensor<4x33xf32>
  %0:5 = "stablehlo.if"(%p) ({
    %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x33xf32>) -> tensor<33x4xf32>
    %f = stablehlo.reshape %b : (tensor<4x33xf32>) -> tensor<132xf32>
    stablehlo.return %a, %b, %t, %x, %f : tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>
  }, {
    %c = stablehlo.constant dense<2.5> : tensor<33x4xf32>
    %s = stablehlo.subtract %b, %a : tensor<4x33xf32>
    %f = stablehlo.reshape %s : (tensor<4x33xf32>) -> tensor<132xf32>
    stablehlo.return %b, %a, %c, %s, %f : tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>
  }) : (tensor<i1>) -> (tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>)
  %1:2 = "stablehlo.if"(%q) ({
    %s = stablehlo.add %0#0, %0#1 : tensor<4x33xf32>
    stablehlo.return %s, %s : tensor<4x33xf32>, tensor<4x33xf32>
  }, {
    stablehlo.return %0#1, %0#0 : tensor<4x33xf32>, tensor<4x33xf32>
  }) : (tensor<i1>) -> (tensor<4x33xf32>, tensor<4x33xf32>)
  return %1#0, %1#1, %0#2, %0#3, %0#4 : tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>
}
// -----
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
// -----
// control-flow: dynamic
// No round at all, and states that change places in a loop of unknown length.
func.func @main(%x: tensor<40xf32>, %y: tensor<40xf32>, %n: tensor<i32>) -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %abs = stablehlo.abs %n : tensor<i32>
  %mod = stablehlo.remainder %abs, %seven : tensor<i32>
  %0:2 = stablehlo.while(%a = %x, %i = %zero) : tensor<40xf32>, tensor<i32>
   cond {
    %c = stablehlo.compare GT, %i, %mod : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %b = stablehlo.negate %a : tensor<40xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %b, %j : tensor<40xf32>, tensor<i32>
  }
  %1:3 = stablehlo.while(%a = %x, %b = %y, %i = %zero) : tensor<40xf32>, tensor<40xf32>, tensor<i32>
   cond {
    %c = stablehlo.compare LE, %i, %mod : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %b, %a, %j : tensor<40xf32>, tensor<40xf32>, tensor<i32>
  }
  return %0#0, %1#0, %1#1 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>
}
// -----
// What is decided when the model is compiled needs no flag: constants, and the index of a counted loop.
func.func @main(%x: tensor<8x3xf32>) -> tensor<8x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %eight = stablehlo.constant dense<8> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %p = stablehlo.compare GT, %eight, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.case"(%five) ({
      stablehlo.return %x : tensor<8x3xf32>
    }, {
      %2 = stablehlo.cosine %x : tensor<8x3xf32>
      stablehlo.return %2 : tensor<8x3xf32>
    }) : (tensor<i32>) -> tensor<8x3xf32>
    stablehlo.return %1 : tensor<8x3xf32>
  }, {
    stablehlo.return %x : tensor<8x3xf32>
  }) : (tensor<i1>) -> tensor<8x3xf32>
  %3:2 = stablehlo.while(%i = %zero, %v = %0) : tensor<i32>, tensor<8x3xf32>
   cond {
    %c = stablehlo.compare LT, %i, %eight : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.remainder %i, %two : tensor<i32>
    %e = stablehlo.compare EQ, %r, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = "stablehlo.if"(%e) ({
      %s = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %u = stablehlo.dynamic_update_slice %v, %s, %i, %zero : (tensor<8x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      stablehlo.return %u : tensor<8x3xf32>
    }, {
      stablehlo.return %v : tensor<8x3xf32>
    }) : (tensor<i1>) -> tensor<8x3xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<8x3xf32>
  }
  return %3#1 : tensor<8x3xf32>
}
// -----
// Branches in reducers and comparators are selections, whatever the flag.
func.func @main(%x: tensor<6x40xf32>, %y: tensor<40xi32>) -> (tensor<6xf32>, tensor<40xi32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GT, %b, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %r = "stablehlo.if"(%p) ({
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }, {
      stablehlo.return %a : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %1 = "stablehlo.sort"(%y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %h = stablehlo.remainder %a, %two : tensor<i32>
    %k = stablehlo.remainder %b, %two : tensor<i32>
    %same = stablehlo.compare EQ, %h, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %less = "stablehlo.if"(%same) ({
      %c = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
      %c = stablehlo.compare LT, %h, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<40xi32>) -> tensor<40xi32>
  return %0, %1 : tensor<6xf32>, tensor<40xi32>
}
// -----
// control-flow: dynamic
// Results and states of other types, and of none.
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<3x17xbf16>, %y: tensor<3x17xbf16>) -> (tensor<3x17xbf16>, tensor<3x17xbf16>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<3x17xbf16>, tensor<3x17xbf16>
  }, {
    %s = stablehlo.add %x, %y : tensor<3x17xbf16>
    stablehlo.return %s, %x : tensor<3x17xbf16>, tensor<3x17xbf16>
  }) : (tensor<i1>) -> (tensor<3x17xbf16>, tensor<3x17xbf16>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<3x17xbf16>, tensor<3x17xbf16>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<3x17xbf16>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<3x17xbf16>, tensor<3x17xbf16>
  }
  return %1#1, %1#2 : tensor<3x17xbf16>, tensor<3x17xbf16>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<19xcomplex<f32>>, %y: tensor<19xcomplex<f32>>) -> (tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>
  }, {
    %s = stablehlo.add %x, %y : tensor<19xcomplex<f32>>
    stablehlo.return %s, %x : tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>
  }) : (tensor<i1>) -> (tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<19xcomplex<f32>>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>
  }
  return %1#1, %1#2 : tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<33xi4>, %y: tensor<33xi4>) -> (tensor<33xi4>, tensor<33xi4>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<33xi4>, tensor<33xi4>
  }, {
    %s = stablehlo.add %x, %y : tensor<33xi4>
    stablehlo.return %s, %x : tensor<33xi4>, tensor<33xi4>
  }) : (tensor<i1>) -> (tensor<33xi4>, tensor<33xi4>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<33xi4>, tensor<33xi4>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<33xi4>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<33xi4>, tensor<33xi4>
  }
  return %1#1, %1#2 : tensor<33xi4>, tensor<33xi4>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<2x5xui64>, %y: tensor<2x5xui64>) -> (tensor<2x5xui64>, tensor<2x5xui64>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<2x5xui64>, tensor<2x5xui64>
  }, {
    %s = stablehlo.add %x, %y : tensor<2x5xui64>
    stablehlo.return %s, %x : tensor<2x5xui64>, tensor<2x5xui64>
  }) : (tensor<i1>) -> (tensor<2x5xui64>, tensor<2x5xui64>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<2x5xui64>, tensor<2x5xui64>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<2x5xui64>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<2x5xui64>, tensor<2x5xui64>
  }
  return %1#1, %1#2 : tensor<2x5xui64>, tensor<2x5xui64>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<40xi1>, %y: tensor<40xi1>) -> (tensor<40xi1>, tensor<40xi1>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<40xi1>, tensor<40xi1>
  }, {
    %s = stablehlo.add %x, %y : tensor<40xi1>
    stablehlo.return %s, %x : tensor<40xi1>, tensor<40xi1>
  }) : (tensor<i1>) -> (tensor<40xi1>, tensor<40xi1>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<40xi1>, tensor<40xi1>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<40xi1>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<40xi1>, tensor<40xi1>
  }
  return %1#1, %1#2 : tensor<40xi1>, tensor<40xi1>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<129xf64>, %y: tensor<129xf64>) -> (tensor<129xf64>, tensor<129xf64>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<129xf64>, tensor<129xf64>
  }, {
    %s = stablehlo.add %x, %y : tensor<129xf64>
    stablehlo.return %s, %x : tensor<129xf64>, tensor<129xf64>
  }) : (tensor<i1>) -> (tensor<129xf64>, tensor<129xf64>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<129xf64>, tensor<129xf64>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<129xf64>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<129xf64>, tensor<129xf64>
  }
  return %1#1, %1#2 : tensor<129xf64>, tensor<129xf64>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<0x3xf32>, %y: tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0x3xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<0x3xf32>, tensor<0x3xf32>
  }, {
    %s = stablehlo.add %x, %y : tensor<0x3xf32>
    stablehlo.return %s, %x : tensor<0x3xf32>, tensor<0x3xf32>
  }) : (tensor<i1>) -> (tensor<0x3xf32>, tensor<0x3xf32>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<0x3xf32>, tensor<0x3xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<0x3xf32>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<0x3xf32>, tensor<0x3xf32>
  }
  return %1#1, %1#2 : tensor<0x3xf32>, tensor<0x3xf32>
}
// -----
// control-flow: dynamic
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<21xf8E4M3FN>, %y: tensor<21xf8E4M3FN>) -> (tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>
  }, {
    %s = stablehlo.add %x, %y : tensor<21xf8E4M3FN>
    stablehlo.return %s, %x : tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>
  }) : (tensor<i1>) -> (tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:3 = stablehlo.while(%i = %zero, %a = %0#0, %b = %0#1) : tensor<i32>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %b, %y : tensor<21xf8E4M3FN>
    stablehlo.return %j, %t, %a : tensor<i32>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>
  }
  return %1#1, %1#2 : tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>
}
// -----
// control-flow: dynamic select
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<7xcomplex<f64>>, %y: tensor<7xcomplex<f64>>) -> (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>
  }, {
    %s = stablehlo.add %x, %y : tensor<7xcomplex<f64>>
    stablehlo.return %s, %x : tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>
  }) : (tensor<i1>) -> (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>)
  return %0#0, %0#1 : tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>
}
// -----
// control-flow: dynamic select
func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<128xf16>, %y: tensor<128xf16>) -> (tensor<128xf16>, tensor<128xf16>) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %y, %x : tensor<128xf16>, tensor<128xf16>
  }, {
    %s = stablehlo.add %x, %y : tensor<128xf16>
    stablehlo.return %s, %x : tensor<128xf16>, tensor<128xf16>
  }) : (tensor<i1>) -> (tensor<128xf16>, tensor<128xf16>)
  return %0#0, %0#1 : tensor<128xf16>, tensor<128xf16>
}
