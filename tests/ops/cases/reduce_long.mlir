func.func @main(%x: tensor<32768xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<32768xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<32769xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<32769xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<40959xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40959xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<40960xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40960xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<40961xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40961xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33279xcomplex<f32>>) -> tensor<complex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<33279xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33280xcomplex<f32>>) -> tensor<complex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<33280xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33281xcomplex<f32>>) -> tensor<complex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<33281xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<49920xcomplex<f32>>) -> tensor<complex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<49920xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<49921xcomplex<f32>>) -> tensor<complex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<49921xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// -----
func.func @main(%x: tensor<34321x1xf32>) -> tensor<1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<34321x1xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
func.func @main(%x: tensor<34321x3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<34321x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @main(%x: tensor<32769x127xf32>) -> tensor<127xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<32769x127xf32>, tensor<f32>) -> tensor<127xf32>
  return %0 : tensor<127xf32>
}
// -----
func.func @main(%x: tensor<32769x128xf32>) -> tensor<128xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<32769x128xf32>, tensor<f32>) -> tensor<128xf32>
  return %0 : tensor<128xf32>
}
// -----
func.func @main(%x: tensor<32769x129xf32>) -> tensor<129xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<32769x129xf32>, tensor<f32>) -> tensor<129xf32>
  return %0 : tensor<129xf32>
}
// -----
func.func @main(%x: tensor<0x40000xf32>) -> tensor<0xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<0x40000xf32>, tensor<f32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}
// -----
func.func @main(%x: tensor<40000x0xf32>) -> tensor<0xf32> {
  %z = stablehlo.constant dense<7.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40000x0xf32>, tensor<f32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}
// -----
func.func @main(%x: tensor<40000x0xf32>) -> tensor<40000xf32> {
  %z = stablehlo.constant dense<7.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40000x0xf32>, tensor<f32>) -> tensor<40000xf32>
  return %0 : tensor<40000xf32>
}
// -----
func.func @main(%x: tensor<2x70001xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<2x70001xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @main(%x: tensor<260x130xf64>) -> tensor<f64> {
  %z = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<260x130xf64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
// -----
func.func @main(%x: tensor<3x5x11000xi32>) -> tensor<i32> {
  %z = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x5x11000xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
func.func @main(%x: tensor<181x2x191xi64>) -> tensor<2xi64> {
  %z = stablehlo.constant dense<-3> : tensor<i64>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<181x2x191xi64>, tensor<i64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @main(%x: tensor<1x35000x1x1xui16>) -> tensor<1xui16> {
  %z = stablehlo.constant dense<77> : tensor<ui16>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<1x35000x1x1xui16>, tensor<ui16>) -> tensor<1xui16>
  return %0 : tensor<1xui16>
}
// -----
func.func @main(%x: tensor<6x6000x7xi1>) -> tensor<7xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<6x6000x7xi1>, tensor<i1>) -> tensor<7xi1>
  return %0 : tensor<7xi1>
}
// -----
func.func @main(%x: tensor<40000xi1>) -> tensor<i1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<40000xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
// -----
func.func @main(%x: tensor<33000x3xui8>) -> tensor<ui8> {
  %z = stablehlo.constant dense<1> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<33000x3xui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<2x40001xbf16>) -> tensor<2xbf16> {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x40001xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<40001x2xf16>) -> tensor<2xf16> {
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40001x2xf16>, tensor<f16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}
// -----
func.func @main(%x: tensor<40001xbf16>) -> tensor<bf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<40001xbf16>, tensor<bf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<40001xf16>) -> tensor<f16> {
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<40001xf16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
// -----
func.func @main(%x: tensor<33281xf32>) -> (tensor<f32>, tensor<i32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<33281xi32>
  %0:2 = stablehlo.reduce(%x init: %ninf), (%i init: %zero) across dimensions = [0] : (tensor<33281xf32>, tensor<33281xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %e: tensor<i32>)  {
    %p = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %n = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %pn = stablehlo.or %p, %n : tensor<i1>
    %q = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %b, %e : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %ql = stablehlo.and %q, %l : tensor<i1>
    %pi = stablehlo.or %pn, %ql : tensor<i1>
    %v = stablehlo.select %pn, %a, %c : tensor<i1>, tensor<f32>
    %w = stablehlo.select %pi, %b, %e : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}
// -----
// inputs: special
func.func @main(%x: tensor<33281xf32>) -> (tensor<f32>, tensor<i32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<33281xi32>
  %0:2 = stablehlo.reduce(%x init: %ninf), (%i init: %zero) across dimensions = [0] : (tensor<33281xf32>, tensor<33281xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %e: tensor<i32>)  {
    %p = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %n = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %pn = stablehlo.or %p, %n : tensor<i1>
    %q = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %b, %e : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %ql = stablehlo.and %q, %l : tensor<i1>
    %pi = stablehlo.or %pn, %ql : tensor<i1>
    %v = stablehlo.select %pn, %a, %c : tensor<i1>, tensor<f32>
    %w = stablehlo.select %pi, %b, %e : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}
// -----
// inputs: special
func.func @main(%x: tensor<33281xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<33281xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// inputs: special
func.func @main(%x: tensor<33281x2xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<33281x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// the last of equal elements, in rows and columns
func.func @main(%x: tensor<2x33281xi8>, %y: tensor<33281x5xi8>) -> (tensor<2xi8>, tensor<2xi32>, tensor<5xi8>, tensor<5xi32>) {
  %least = stablehlo.constant dense<-128> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 1 : tensor<2x33281xi32>
  %j = stablehlo.iota dim = 0 : tensor<33281x5xi32>
  %0:2 = stablehlo.reduce(%x init: %least), (%i init: %zero) across dimensions = [1] : (tensor<2x33281xi8>, tensor<2x33281xi32>, tensor<i8>, tensor<i32>) -> (tensor<2xi8>, tensor<2xi32>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i32>, %e: tensor<i32>)  {
    %p = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i8>
    %w = stablehlo.select %p, %b, %e : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<i8>, tensor<i32>
  }
  %1:2 = stablehlo.reduce(%y init: %least), (%j init: %zero) across dimensions = [0] : (tensor<33281x5xi8>, tensor<33281x5xi32>, tensor<i8>, tensor<i32>) -> (tensor<5xi8>, tensor<5xi32>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i32>, %e: tensor<i32>)  {
    %p = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i8>
    %w = stablehlo.select %p, %b, %e : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<i8>, tensor<i32>
  }
  return %0#0, %0#1, %1#0, %1#1 : tensor<2xi8>, tensor<2xi32>, tensor<5xi8>, tensor<5xi32>
}
// -----
// the first element that is not 0, else the initial value: associative, with an order
func.func @main(%x: tensor<33281xi32>, %first: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %zeros = stablehlo.constant dense<0> : tensor<i32>
  %c = stablehlo.constant dense<37> : tensor<i32>
  %k = stablehlo.multiply %x, %x : tensor<33281xi32>
  %all = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<33281xi32>
  %rest = stablehlo.remainder %k, %all : tensor<33281xi32>
  %0 = stablehlo.reduce(%rest init: %zeros) across dimensions = [0] : (tensor<33281xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>)  {
    %p = stablehlo.compare NE, %a, %zeros : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }
  %1 = stablehlo.reduce(%rest init: %first) across dimensions = [0] : (tensor<33281xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>)  {
    %p = stablehlo.compare NE, %b, %first : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %b, %a : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }
  return %0, %1 : tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<40000xi8>, %z: tensor<i8>) -> tensor<i32> {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<40000xi8>, tensor<i8>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
// statistics of what is computed: whole, of columns and of rows
func.func @main(%x: tensor<300x400xi8>) -> (tensor<f32>, tensor<400xi32>, tensor<300xi32>, tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %zi = stablehlo.constant dense<0> : tensor<i32>
  %c = stablehlo.convert %x : (tensor<300x400xi8>) -> tensor<300x400xf32>
  %e = stablehlo.exponential %c : tensor<300x400xf32>
  %d = stablehlo.convert %x : (tensor<300x400xi8>) -> tensor<300x400xi32>
  %0 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x400xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x400xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%d init: %zi) applies stablehlo.add across dimensions = [0] : (tensor<300x400xi32>, tensor<i32>) -> tensor<400xi32>
  %2 = stablehlo.reduce(%d init: %zi) applies stablehlo.add across dimensions = [1] : (tensor<300x400xi32>, tensor<i32>) -> tensor<300xi32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<400xi32>, tensor<300xi32>, tensor<f32>
}
// -----
// a softmax over long rows
func.func @main(%x: tensor<2x33300xf32>) -> tensor<2x33300xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33300xf32>, tensor<f32>) -> tensor<2xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<2xf32>) -> tensor<2x33300xf32>
  %d = stablehlo.subtract %x, %mb : tensor<2x33300xf32>
  %e = stablehlo.exponential %d : tensor<2x33300xf32>
  %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x33300xf32>, tensor<f32>) -> tensor<2xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xf32>) -> tensor<2x33300xf32>
  %r = stablehlo.divide %e, %sb : tensor<2x33300xf32>
  return %r : tensor<2x33300xf32>
}
// -----
// a padded, reversed and shifted operand, computed by index
func.func @main(%x: tensor<170x90xf32>, %z: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %p = stablehlo.pad %x, %z, low = [5, 3], high = [7, 110], interior = [0, 1] : (tensor<170x90xf32>, tensor<f32>) -> tensor<182x292xf32>
  %r = stablehlo.reverse %p, dims = [1] : tensor<182x292xf32>
  %s = stablehlo.slice %r [1:182, 2:292] : (tensor<182x292xf32>) -> tensor<181x290xf32>
  %t = stablehlo.transpose %s, dims = [1, 0] : (tensor<181x290xf32>) -> tensor<290x181xf32>
  %a = stablehlo.abs %t : tensor<290x181xf32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<290x181xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%t init: %z) applies stablehlo.maximum across dimensions = [1, 0] : (tensor<290x181xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
// -----
// in a loop, and of what a contraction makes
func.func @main(%x: tensor<200x24xf32>, %w: tensor<24x190xf32>) -> (tensor<f32>, tensor<200x190xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<200x24xf32>, tensor<24x190xf32>) -> tensor<200x190xf32>
  %0:3 = stablehlo.while(%i = %zero, %s = %z, %a = %d) : tensor<i32>, tensor<f32>, tensor<200x190xf32>
    cond {
      %n = stablehlo.constant dense<3> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %q = stablehlo.multiply %a, %a : tensor<200x190xf32>
      %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<200x190xf32>, tensor<f32>) -> tensor<f32>
      %m = stablehlo.sqrt %t : tensor<f32>
      %b = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<f32>) -> tensor<200x190xf32>
      %e = stablehlo.divide %a, %b : tensor<200x190xf32>
      stablehlo.return %next, %m, %e : tensor<i32>, tensor<f32>, tensor<200x190xf32>
    }
  return %0#1, %0#2 : tensor<f32>, tensor<200x190xf32>
}
// -----
// mean and variance of bytes along columns, and of all
func.func @main(%x: tensor<40000x9xi8>) -> (tensor<9xf32>, tensor<f32>, tensor<40000x9xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<40000.0> : tensor<9xf32>
  %c = stablehlo.convert %x : (tensor<40000x9xi8>) -> tensor<40000x9xf32>
  %0 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40000x9xf32>, tensor<f32>) -> tensor<9xf32>
  %m = stablehlo.divide %0, %n : tensor<9xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<9xf32>) -> tensor<40000x9xf32>
  %d = stablehlo.subtract %c, %b : tensor<40000x9xf32>
  %q = stablehlo.multiply %d, %d : tensor<40000x9xf32>
  %1 = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40000x9xf32>, tensor<f32>) -> tensor<9xf32>
  %2 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<40000x9xf32>, tensor<f32>) -> tensor<f32>
  return %1, %2, %c : tensor<9xf32>, tensor<f32>, tensor<40000x9xf32>
}
// -----
// tolerance: 1e-4
// Columns of chunks: side by side in registers, row by row, the rest of a vector.
func.func @main(%x: tensor<32769x64xf32>) -> tensor<64xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<32769x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<32769x8xf32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<32769x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<33280x128xbf16>) -> tensor<128xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<33280x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
  return %0 : tensor<128xbf16>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33281x100xf16>) -> tensor<100xf16> {
  %c = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<33281x100xf16>, tensor<f16>) -> tensor<100xf16>
  return %0 : tensor<100xf16>
}
// -----
func.func @main(%x: tensor<33000x48xi32>) -> tensor<48xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<33000x48xi32>, tensor<i32>) -> tensor<48xi32>
  return %0 : tensor<48xi32>
}
// -----
func.func @main(%x: tensor<33000x300xi8>) -> tensor<300xi8> {
  %c = stablehlo.constant dense<-128> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<33000x300xi8>, tensor<i8>) -> tensor<300xi8>
  return %0 : tensor<300xi8>
}
// -----
func.func @main(%x: tensor<33000x33xi32>) -> tensor<33xi32> {
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.and across dimensions = [0] : (tensor<33000x33xi32>, tensor<i32>) -> tensor<33xi32>
  return %0 : tensor<33xi32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<70x500x64xf32>, %m: tensor<64xf32>) -> tensor<64xf32> {
  %b = stablehlo.broadcast_in_dim %m, dims = [2] : (tensor<64xf32>) -> tensor<70x500x64xf32>
  %d = stablehlo.subtract %x, %b : tensor<70x500x64xf32>
  %q = stablehlo.multiply %d, %d : tensor<70x500x64xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%q init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<70x500x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%y: tensor<64x33000xf32>) -> tensor<64xf32> {
  %t = stablehlo.transpose %y, dims = [1, 0] : (tensor<64x33000xf32>) -> tensor<33000x64xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%t init: %c) applies stablehlo.add across dimensions = [0] : (tensor<33000x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33000x64xf32>) -> tensor<64xf32> {
  %e = stablehlo.exponential %x : tensor<33000x64xf32>
  %s = stablehlo.sine %e : tensor<33000x64xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [0] : (tensor<33000x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<3x33000x96xf32>) -> tensor<3x96xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x33000x96xf32>, tensor<f32>) -> tensor<3x96xf32>
  return %0 : tensor<3x96xf32>
}
