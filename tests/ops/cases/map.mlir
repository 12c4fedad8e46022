// tolerance: 2e-6
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<0xf32>, %y: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<127xf32>, %y: tensor<127xf32>) -> tensor<127xf32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xf32>
  return %r : tensor<127xf32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<128xf32>, %y: tensor<128xf32>) -> tensor<128xf32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  return %r : tensor<128xf32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<129xf32>, %y: tensor<129xf32>) -> tensor<129xf32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xf32>
  return %r : tensor<129xf32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<5x33xf32>, %y: tensor<5x33xf32>) -> tensor<5x33xf32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<2.5> : tensor<f32>
    %d = stablehlo.constant dense<-1.0> : tensor<f32>
    %k = stablehlo.multiply %c, %d : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %k : tensor<i1>, tensor<f32>
    %e = stablehlo.exponential %b : tensor<f32>
    %f = stablehlo.clamp %d, %s, %c : tensor<f32>
    %g = stablehlo.add %e, %f : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<5x33xf32>, tensor<5x33xf32>) -> tensor<5x33xf32>
  return %r : tensor<5x33xf32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi1>, %y: tensor<3x41xi1>) -> tensor<3x41xi1> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi1>, tensor<3x41xi1>) -> tensor<3x41xi1>
  return %r : tensor<3x41xi1>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi2>, %y: tensor<3x41xi2>) -> tensor<3x41xi2> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    %c = stablehlo.multiply %a, %b : tensor<i2>
    stablehlo.return %c : tensor<i2>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi2>, tensor<3x41xi2>) -> tensor<3x41xi2>
  return %r : tensor<3x41xi2>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi4>, %y: tensor<3x41xi4>) -> tensor<3x41xi4> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = stablehlo.multiply %a, %b : tensor<i4>
    stablehlo.return %c : tensor<i4>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi4>, tensor<3x41xi4>) -> tensor<3x41xi4>
  return %r : tensor<3x41xi4>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi8>, %y: tensor<3x41xi8>) -> tensor<3x41xi8> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.multiply %a, %b : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi8>, tensor<3x41xi8>) -> tensor<3x41xi8>
  return %r : tensor<3x41xi8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi16>, %y: tensor<3x41xi16>) -> tensor<3x41xi16> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.multiply %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi16>, tensor<3x41xi16>) -> tensor<3x41xi16>
  return %r : tensor<3x41xi16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi32>, %y: tensor<3x41xi32>) -> tensor<3x41xi32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi32>, tensor<3x41xi32>) -> tensor<3x41xi32>
  return %r : tensor<3x41xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xi64>, %y: tensor<3x41xi64>) -> tensor<3x41xi64> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.multiply %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi64>, tensor<3x41xi64>) -> tensor<3x41xi64>
  return %r : tensor<3x41xi64>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xui2>, %y: tensor<3x41xui2>) -> tensor<3x41xui2> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %c = stablehlo.multiply %a, %b : tensor<ui2>
    stablehlo.return %c : tensor<ui2>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xui2>, tensor<3x41xui2>) -> tensor<3x41xui2>
  return %r : tensor<3x41xui2>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xui4>, %y: tensor<3x41xui4>) -> tensor<3x41xui4> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %c = stablehlo.multiply %a, %b : tensor<ui4>
    stablehlo.return %c : tensor<ui4>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xui4>, tensor<3x41xui4>) -> tensor<3x41xui4>
  return %r : tensor<3x41xui4>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xui8>, %y: tensor<3x41xui8>) -> tensor<3x41xui8> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.multiply %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xui8>, tensor<3x41xui8>) -> tensor<3x41xui8>
  return %r : tensor<3x41xui8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xui16>, %y: tensor<3x41xui16>) -> tensor<3x41xui16> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.multiply %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xui16>, tensor<3x41xui16>) -> tensor<3x41xui16>
  return %r : tensor<3x41xui16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xui32>, %y: tensor<3x41xui32>) -> tensor<3x41xui32> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = stablehlo.multiply %a, %b : tensor<ui32>
    stablehlo.return %c : tensor<ui32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xui32>, tensor<3x41xui32>) -> tensor<3x41xui32>
  return %r : tensor<3x41xui32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xui64>, %y: tensor<3x41xui64>) -> tensor<3x41xui64> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.multiply %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xui64>, tensor<3x41xui64>) -> tensor<3x41xui64>
  return %r : tensor<3x41xui64>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xf16>, %y: tensor<3x41xf16>) -> tensor<3x41xf16> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.multiply %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xf16>, tensor<3x41xf16>) -> tensor<3x41xf16>
  return %r : tensor<3x41xf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xbf16>, %y: tensor<3x41xbf16>) -> tensor<3x41xbf16> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.multiply %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xbf16>, tensor<3x41xbf16>) -> tensor<3x41xbf16>
  return %r : tensor<3x41xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xf64>, %y: tensor<3x41xf64>) -> tensor<3x41xf64> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xf64>, tensor<3x41xf64>) -> tensor<3x41xf64>
  return %r : tensor<3x41xf64>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xcomplex<f32>>, %y: tensor<3x41xcomplex<f32>>) -> tensor<3x41xcomplex<f32>> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xcomplex<f32>>, tensor<3x41xcomplex<f32>>) -> tensor<3x41xcomplex<f32>>
  return %r : tensor<3x41xcomplex<f32>>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x41xcomplex<f64>>, %y: tensor<3x41xcomplex<f64>>) -> tensor<3x41xcomplex<f64>> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xcomplex<f64>>, tensor<3x41xcomplex<f64>>) -> tensor<3x41xcomplex<f64>>
  return %r : tensor<3x41xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf32>, %k: tensor<f32>) -> (tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xf32>, tensor<7x33xf32>) {
  %r = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.convert %a : (tensor<f32>) -> tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x33xf32>) -> tensor<7x33xi8>
  %s = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.constant dense<7> : tensor<i8>
    stablehlo.return %c : tensor<i8>
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x33xf32>) -> tensor<7x33xi8>
  %t = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x33xf32>) -> tensor<7x33xf32>
  %u = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.subtract %a, %k : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x33xf32>) -> tensor<7x33xf32>
  return %r, %s, %t, %u : tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
// tolerance: 1e-6
// input 0: range(0, 5)
func.func @main(%x: tensor<i32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %w = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4xf32>
    %p = stablehlo.multiply %w, %i : tensor<4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64>} : (tensor<i32>, tensor<f32>) -> tensor<f32>
  %q = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %w:2 = stablehlo.while(%n = %zero, %v = %b) : tensor<i32>, tensor<f32>
     cond {
      %c = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %f = stablehlo.convert %a : (tensor<i32>) -> tensor<f32>
      %u = stablehlo.multiply %v, %f : tensor<f32>
      stablehlo.return %m, %u : tensor<i32>, tensor<f32>
    }
    stablehlo.return %w#1 : tensor<f32>
  }) {dimensions = array<i64>} : (tensor<i32>, tensor<f32>) -> tensor<f32>
  return %r, %q : tensor<f32>, tensor<f32>
}
// -----
// tolerance: 1e-6
// input 0: range(0, 5)
func.func @main(%x: tensor<1xi32>, %y: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %w = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4xf32>
    %p = stablehlo.multiply %w, %i : tensor<4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<1xf32>) -> tensor<1xf32>
  %q = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %w:2 = stablehlo.while(%n = %zero, %v = %b) : tensor<i32>, tensor<f32>
     cond {
      %c = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %f = stablehlo.convert %a : (tensor<i32>) -> tensor<f32>
      %u = stablehlo.multiply %v, %f : tensor<f32>
      stablehlo.return %m, %u : tensor<i32>, tensor<f32>
    }
    stablehlo.return %w#1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<1xf32>) -> tensor<1xf32>
  return %r, %q : tensor<1xf32>, tensor<1xf32>
}
// -----
// tolerance: 1e-6
// input 0: range(0, 5)
func.func @main(%x: tensor<19xi32>, %y: tensor<19xf32>) -> (tensor<19xf32>, tensor<19xf32>) {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %w = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4xf32>
    %p = stablehlo.multiply %w, %i : tensor<4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<19xi32>, tensor<19xf32>) -> tensor<19xf32>
  %q = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %w:2 = stablehlo.while(%n = %zero, %v = %b) : tensor<i32>, tensor<f32>
     cond {
      %c = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %f = stablehlo.convert %a : (tensor<i32>) -> tensor<f32>
      %u = stablehlo.multiply %v, %f : tensor<f32>
      stablehlo.return %m, %u : tensor<i32>, tensor<f32>
    }
    stablehlo.return %w#1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<19xi32>, tensor<19xf32>) -> tensor<19xf32>
  return %r, %q : tensor<19xf32>, tensor<19xf32>
}
// -----
// tolerance: 1e-6
// input 0: range(0, 5)
func.func @main(%x: tensor<3x5xi32>, %y: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %w = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4xf32>
    %p = stablehlo.multiply %w, %i : tensor<4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xi32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %q = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %w:2 = stablehlo.while(%n = %zero, %v = %b) : tensor<i32>, tensor<f32>
     cond {
      %c = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %f = stablehlo.convert %a : (tensor<i32>) -> tensor<f32>
      %u = stablehlo.multiply %v, %f : tensor<f32>
      stablehlo.return %m, %u : tensor<i32>, tensor<f32>
    }
    stablehlo.return %w#1 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xi32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r, %q : tensor<3x5xf32>, tensor<3x5xf32>
}
