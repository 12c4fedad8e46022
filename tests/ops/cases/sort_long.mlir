func.func @main(%x: tensor<60000xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<60000xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<60000xi32>, tensor<60000xi32>) -> (tensor<60000xi32>, tensor<60000xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<60000xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<60000xi32>, tensor<60000xi32>) -> tensor<60000xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<60000xi32>
  %f = stablehlo.abs %e : tensor<60000xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<60000xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<60000xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %w = stablehlo.xor %a, %b : tensor<i32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.and %w, %o : tensor<i32>
    %c = stablehlo.compare EQ, %m, %o, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<60000xi32>, tensor<60000xi32>) -> (tensor<60000xi32>, tensor<60000xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<60000xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<60000xi32>, tensor<60000xi32>) -> tensor<60000xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<60000xi32>
  %f = stablehlo.abs %e : tensor<60000xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<60000xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<60000xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %p = stablehlo.constant dense<-1640531535> : tensor<i32>
    %s = stablehlo.constant dense<31> : tensor<i32>
    %h = stablehlo.multiply %a, %p : tensor<i32>
    %w = stablehlo.xor %h, %b : tensor<i32>
    %y = stablehlo.multiply %w, %p : tensor<i32>
    %c = stablehlo.compare LT, %y, %s, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<60000xi32>, tensor<60000xi32>) -> (tensor<60000xi32>, tensor<60000xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<60000xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<60000xi32>, tensor<60000xi32>) -> tensor<60000xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<60000xi32>
  %f = stablehlo.abs %e : tensor<60000xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<60000xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x0: tensor<40000xf32>) -> tensor<40000xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40000xf32>) -> tensor<40000xf32>
  return %r : tensor<40000xf32>
}
// -----
func.func @main(%x0: tensor<65536xf32>) -> tensor<65536xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<65536xf32>) -> tensor<65536xf32>
  return %r : tensor<65536xf32>
}
// -----
func.func @main(%x0: tensor<131073xf32>) -> tensor<131073xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<131073xf32>) -> tensor<131073xf32>
  return %r : tensor<131073xf32>
}
// -----
func.func @main(%x0: tensor<200003xf32>) -> tensor<200003xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<200003xf32>) -> tensor<200003xf32>
  return %r : tensor<200003xf32>
}
// -----
func.func @main(%x0: tensor<150001xi16>, %x1: tensor<150001xi32>) -> (tensor<150001xi16>, tensor<150001xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<150001xi16>, tensor<150001xi32>) -> (tensor<150001xi16>, tensor<150001xi32>)
  return %r#0, %r#1 : tensor<150001xi16>, tensor<150001xi32>
}
// -----
// input 0: range(0, 99)
func.func @main(%x0: tensor<3x70000xi16>, %x1: tensor<3x70000xf64>) -> (tensor<3x70000xi16>, tensor<3x70000xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x70000xi16>, tensor<3x70000xf64>) -> (tensor<3x70000xi16>, tensor<3x70000xf64>)
  return %r#0, %r#1 : tensor<3x70000xi16>, tensor<3x70000xf64>
}
// -----
func.func @main(%x0: tensor<100003x2xui8>, %x1: tensor<100003x2xi32>) -> (tensor<100003x2xui8>, tensor<100003x2xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui8>, %b0: tensor<ui8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100003x2xui8>, tensor<100003x2xi32>) -> (tensor<100003x2xui8>, tensor<100003x2xi32>)
  return %r#0, %r#1 : tensor<100003x2xui8>, tensor<100003x2xi32>
}
// -----
func.func @main(%x0: tensor<90001xi8>, %x1: tensor<90001xf32>, %x2: tensor<90001xf64>, %x3: tensor<90001xi16>, %x4: tensor<90001xcomplex<f32>>) -> (tensor<90001xi8>, tensor<90001xf32>, tensor<90001xf64>, tensor<90001xi16>, tensor<90001xcomplex<f32>>) {
  %r:5 = "stablehlo.sort"(%x0, %x1, %x2, %x3, %x4) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<f32>, %b1: tensor<f32>, %a2: tensor<f64>, %b2: tensor<f64>, %a3: tensor<i16>, %b3: tensor<i16>, %a4: tensor<complex<f32>>, %b4: tensor<complex<f32>>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<90001xi8>, tensor<90001xf32>, tensor<90001xf64>, tensor<90001xi16>, tensor<90001xcomplex<f32>>) -> (tensor<90001xi8>, tensor<90001xf32>, tensor<90001xf64>, tensor<90001xi16>, tensor<90001xcomplex<f32>>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<90001xi8>, tensor<90001xf32>, tensor<90001xf64>, tensor<90001xi16>, tensor<90001xcomplex<f32>>
}
// -----
// input 3: range(0, 1000)
func.func @main(%x0: tensor<2x60001xi8>, %x1: tensor<2x60001xf32>, %x2: tensor<2x60001xf64>, %x3: tensor<2x60001xi16>) -> (tensor<2x60001xi8>, tensor<2x60001xf32>, tensor<2x60001xf64>, tensor<2x60001xi16>) {
  %r:4 = "stablehlo.sort"(%x0, %x1, %x2, %x3) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<f32>, %b1: tensor<f32>, %a2: tensor<f64>, %b2: tensor<f64>, %a3: tensor<i16>, %b3: tensor<i16>):
    %l = stablehlo.compare LT, %a3, %b3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<2x60001xi8>, tensor<2x60001xf32>, tensor<2x60001xf64>, tensor<2x60001xi16>) -> (tensor<2x60001xi8>, tensor<2x60001xf32>, tensor<2x60001xf64>, tensor<2x60001xi16>)
  return %r#0, %r#1, %r#2, %r#3 : tensor<2x60001xi8>, tensor<2x60001xf32>, tensor<2x60001xf64>, tensor<2x60001xi16>
}
// -----
func.func @main(%x: tensor<100000xf32>, %y: tensor<f32>) -> (tensor<100000xf32>, tensor<100000xi32>) {
  // producers on the way in, a value from around the comparator, one result read in front of the other
  %i = stablehlo.iota dim = 0 : tensor<100000xi32>
  %m = stablehlo.add %y, %y : tensor<f32>
  %n = stablehlo.negate %x : tensor<100000xf32>
  %r:2 = "stablehlo.sort"(%n, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %p = stablehlo.add %a, %m : tensor<f32>
    %q = stablehlo.add %b, %m : tensor<f32>
    %c = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100000xf32>, tensor<100000xi32>) -> (tensor<100000xf32>, tensor<100000xi32>)
  %s = stablehlo.add %r#1, %i : tensor<100000xi32>
  return %r#0, %s : tensor<100000xf32>, tensor<100000xi32>
}
// -----
func.func @main(%x: tensor<2x50001xi32>) -> tensor<2x50001xi32> {
  // in place, where what a round begins with ends
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %v = %x) : tensor<i32>, tensor<2x50001xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %p = "stablehlo.sort"(%v) <{dimension = 1 : i64}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.multiply %a, %j : tensor<i32>
      %t = stablehlo.multiply %b, %j : tensor<i32>
      %c = stablehlo.compare LT, %s, %t, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<2x50001xi32>) -> tensor<2x50001xi32>
    stablehlo.return %j, %p : tensor<i32>, tensor<2x50001xi32>
  }
  return %r#1 : tensor<2x50001xi32>
}
// -----
func.func @main(%x: tensor<70001xi32>, %y: tensor<70001xi16>) -> (tensor<70001xi32>, tensor<70001xi32>, tensor<70001xi16>, tensor<70001xi32>) {
  // one value as two operands, and a sort of what another sort leaves
  %n = stablehlo.negate %x : tensor<70001xi32>
  %r:3 = "stablehlo.sort"(%n, %n, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>, %s: tensor<i16>, %t: tensor<i16>):
    %c = stablehlo.compare LT, %s, %t, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70001xi32>, tensor<70001xi32>, tensor<70001xi16>) -> (tensor<70001xi32>, tensor<70001xi32>, tensor<70001xi16>)
  %q:2 = "stablehlo.sort"(%r#2, %r#0) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.compare LT, %k, %l, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<70001xi16>, tensor<70001xi32>) -> (tensor<70001xi16>, tensor<70001xi32>)
  return %r#0, %r#1, %q#0, %q#1 : tensor<70001xi32>, tensor<70001xi32>, tensor<70001xi16>, tensor<70001xi32>
}
// -----
// control-flow: dynamic
// input 0: range(0, 1)
func.func @main(%p: tensor<i32>, %x: tensor<50001xi32>) -> tensor<50001xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %q = stablehlo.compare GT, %p, %z, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = "stablehlo.if"(%q) ({
    %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<50001xi32>) -> tensor<50001xi32>
    stablehlo.return %s : tensor<50001xi32>
  }, {
    %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<50001xi32>) -> tensor<50001xi32>
    stablehlo.return %s : tensor<50001xi32>
  }) : (tensor<i1>) -> tensor<50001xi32>
  return %r : tensor<50001xi32>
}
