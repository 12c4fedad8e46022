// Equal elements in memory: results, states of loops, operands of contractions and updates. Those of over 4096 bytes are filled in by kernels.
func.func @main() -> (tensor<2049xf32>, tensor<33x65xi16>, tensor<70x40xcomplex<f64>>, tensor<5000xi1>, tensor<0x7000xf32>) {
  %0 = stablehlo.constant dense<3.5> : tensor<2049xf32>
  %1 = stablehlo.constant dense<-7> : tensor<33x65xi16>
  %2 = stablehlo.constant dense<(1.0, -2.0)> : tensor<70x40xcomplex<f64>>
  %3 = stablehlo.constant dense<true> : tensor<5000xi1>
  %4 = stablehlo.constant dense<1.0> : tensor<0x7000xf32>
  return %0, %1, %2, %3, %4 : tensor<2049xf32>, tensor<33x65xi16>, tensor<70x40xcomplex<f64>>, tensor<5000xi1>, tensor<0x7000xf32>
}
// -----
func.func @main(%x: tensor<40x60xf32>) -> (tensor<40x60xf32>, tensor<40x60xf32>, tensor<40x60xf32>, tensor<2400xf32>) {
  %0 = stablehlo.constant dense<3.5> : tensor<40x60xf32>
  %1 = stablehlo.add %x, %0 : tensor<40x60xf32>
  %2 = stablehlo.reshape %0 : (tensor<40x60xf32>) -> tensor<2400xf32>
  return %0, %1, %0, %2 : tensor<40x60xf32>, tensor<40x60xf32>, tensor<40x60xf32>, tensor<2400xf32>
}
// -----
func.func @main(%x: tensor<48x40xf32>) -> (tensor<48x48xf32>, tensor<48x40xf32>, tensor<40x40xf32>) {
  %0 = stablehlo.constant dense<0.25> : tensor<40x48xf32>
  %1 = stablehlo.constant dense<-0.5> : tensor<48x48xf32>
  %2 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<48x40xf32>, tensor<40x48xf32>) -> tensor<48x48xf32>
  %3 = stablehlo.dot_general %1, %x, contracting_dims = [1] x [0] : (tensor<48x48xf32>, tensor<48x40xf32>) -> tensor<48x40xf32>
  %4 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0] : (tensor<40x48xf32>, tensor<48x40xf32>) -> tensor<40x40xf32>
  return %2, %3, %4 : tensor<48x48xf32>, tensor<48x40xf32>, tensor<40x40xf32>
}
// -----
func.func @main(%x: tensor<1x16x16x8xf32>) -> tensor<1x14x14x32xf32> {
  %0 = stablehlo.constant dense<0.125> : tensor<3x3x8x32xf32>
  %1 = stablehlo.convolution(%x, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x8xf32>, tensor<3x3x8x32xf32>) -> tensor<1x14x14x32xf32>
  return %1 : tensor<1x14x14x32xf32>
}
// -----
func.func @main(%x: tensor<30x50xf32>, %u: tensor<7x9xf32>) -> (tensor<30x50xf32>, tensor<30x50xf32>, tensor<30x50xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %five = stablehlo.constant dense<5> : tensor<i64>
  %a = stablehlo.constant dense<1.0> : tensor<30x50xf32>
  %b = stablehlo.constant dense<2.0> : tensor<30x50xf32>
  %0:4 = stablehlo.while(%i = %zero, %p = %a, %q = %b, %r = %a) : tensor<i64>, tensor<30x50xf32>, tensor<30x50xf32>, tensor<30x50xf32>
   cond {
    %go = stablehlo.compare LT, %i, %five : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i64>
    %s = stablehlo.add %p, %x : tensor<30x50xf32>
    %t = stablehlo.dynamic_update_slice %q, %u, %i, %one : (tensor<30x50xf32>, tensor<7x9xf32>, tensor<i64>, tensor<i64>) -> tensor<30x50xf32>
    %c = stablehlo.constant dense<4.0> : tensor<30x50xf32>
    stablehlo.return %next, %s, %t, %c : tensor<i64>, tensor<30x50xf32>, tensor<30x50xf32>, tensor<30x50xf32>
  }
  return %0#1, %0#2, %0#3 : tensor<30x50xf32>, tensor<30x50xf32>, tensor<30x50xf32>
}
// -----
// control-flow: dynamic select
func.func @main(%x: tensor<30x50xf32>, %p: tensor<i1>) -> (tensor<30x50xf32>, tensor<30x50xf32>) {
  %a = stablehlo.constant dense<1.0> : tensor<30x50xf32>
  %0:2 = "stablehlo.if"(%p) ({
    %b = stablehlo.constant dense<2.0> : tensor<30x50xf32>
    stablehlo.return %b, %a : tensor<30x50xf32>, tensor<30x50xf32>
  }, {
    %c = stablehlo.multiply %x, %a : tensor<30x50xf32>
    stablehlo.return %c, %x : tensor<30x50xf32>, tensor<30x50xf32>
  }) : (tensor<i1>) -> (tensor<30x50xf32>, tensor<30x50xf32>)
  return %0#0, %0#1 : tensor<30x50xf32>, tensor<30x50xf32>
}
// -----
func.func @main(%i: tensor<9x1xi32>, %u: tensor<9x40xf32>) -> (tensor<60x40xf32>, tensor<60x40xf32>) {
  %a = stablehlo.constant dense<1.0> : tensor<60x40xf32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<60x40xf32>, tensor<9x1xi32>, tensor<9x40xf32>) -> tensor<60x40xf32>
  return %0, %a : tensor<60x40xf32>, tensor<60x40xf32>
}
// -----
// tolerance: 4e-3
// inputs: special
// Rows of 16 bits by a number each, and by constants at the ends of the type.
func.func @main(%x: tensor<40x48xbf16>, %y: tensor<40xbf16>, %u: tensor<40x48xf16>, %v: tensor<40xf16>) -> (tensor<40x48xbf16>, tensor<40x48xbf16>, tensor<40x48xbf16>, tensor<40x48xf16>, tensor<40x48xf16>) {
  %0 = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<40xbf16>) -> tensor<40x48xbf16>
  %1 = stablehlo.divide %x, %0 : tensor<40x48xbf16>
  %2 = stablehlo.constant dense<0x0003> : tensor<40x48xbf16>
  %3 = stablehlo.divide %x, %2 : tensor<40x48xbf16>
  %4 = stablehlo.constant dense<-7.0> : tensor<40x48xbf16>
  %5 = stablehlo.divide %x, %4 : tensor<40x48xbf16>
  %6 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<40xf16>) -> tensor<40x48xf16>
  %7 = stablehlo.divide %u, %6 : tensor<40x48xf16>
  %8 = stablehlo.constant dense<-14.0> : tensor<40x48xf16>
  %9 = stablehlo.divide %u, %8 : tensor<40x48xf16>
  return %1, %3, %5, %7, %9 : tensor<40x48xbf16>, tensor<40x48xbf16>, tensor<40x48xbf16>, tensor<40x48xf16>, tensor<40x48xf16>
}
