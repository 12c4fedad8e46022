func.func @main(%x: tensor<13x100xf32>, %z: tensor<f32>) -> (tensor<13xf32>, tensor<100xf32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x100xf32>, tensor<f32>) -> tensor<13xf32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<13x100xf32>, tensor<f32>) -> tensor<100xf32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<13x100xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<13xf32>, tensor<100xf32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<4x10xi32>, %z: tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<4x10xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<4x10xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
// -----
func.func @main(%x: tensor<5x129xf32>) -> tensor<5x129xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<5x129xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x129xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<5x129xf32>
  %3 = stablehlo.exponential %2 : tensor<5x129xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x129xf32>, tensor<f32>) -> tensor<5xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xf32>) -> tensor<5x129xf32>
  %6 = stablehlo.divide %3, %5 : tensor<5x129xf32>
  return %6 : tensor<5x129xf32>
}
// -----
func.func @main(%x: tensor<2x9x10x17xf32>) -> tensor<2x4x5x17xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %ninf) <{padding = dense<[[0, 0], [0, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
  }) : (tensor<2x9x10x17xf32>, tensor<f32>) -> tensor<2x4x5x17xf32>
  return %0 : tensor<2x4x5x17xf32>
}
// -----
func.func @main(%x: tensor<6x31xf32>) -> (tensor<6xf32>, tensor<6xi32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 1 : tensor<6x31xi32>
  %0:2 = stablehlo.reduce(%x init: %ninf), (%i init: %zero) across dimensions = [1] : (tensor<6x31xf32>, tensor<6x31xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %e: tensor<i32>)  {
    %p = stablehlo.compare GE, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %b, %e : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<6xf32>, tensor<6xi32>
}
// -----
// tolerance: 8e-3
// Sums of bf16 and f16 accumulate in f32: steps that are rounded would end at a sixteenth of the first, and at infinity.
func.func @main(%x: tensor<2x3136xbf16>, %y: tensor<56x56x9xf16>) -> (tensor<2xbf16>, tensor<9xf16>, tensor<2x448xbf16>) {
  %c = stablehlo.constant dense<30.0> : tensor<2x3136xbf16>
  %a = stablehlo.add %x, %c : tensor<2x3136xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3136xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %d = stablehlo.constant dense<15.0> : tensor<56x56x9xf16>
  %b = stablehlo.add %y, %d : tensor<56x56x9xf16>
  %w = stablehlo.constant dense<0.0> : tensor<f16>
  %1 = stablehlo.reduce(%b init: %w) applies stablehlo.add across dimensions = [0, 1] : (tensor<56x56x9xf16>, tensor<f16>) -> tensor<9xf16>
  %2 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 7>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3136xbf16>, tensor<bf16>) -> tensor<2x448xbf16>
  return %0, %1, %2 : tensor<2xbf16>, tensor<9xf16>, tensor<2x448xbf16>
}
