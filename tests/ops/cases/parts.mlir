// tolerance: 2e-6
func.func @main(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<complex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<complex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<complex<f32>>
  %c = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
  %d = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
  %e = stablehlo.real %x : (tensor<f32>) -> tensor<f32>
  %f = stablehlo.imag %x : (tensor<f32>) -> tensor<f32>
  %g = stablehlo.add %c, %d : tensor<f32>
  %h = stablehlo.negate %d : tensor<f32>
  %i = stablehlo.complex %c, %h : tensor<complex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<complex<f32>>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<complex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>, %z: tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<1xcomplex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<1xcomplex<f32>>
  %c = stablehlo.real %b : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %d = stablehlo.imag %b : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %e = stablehlo.real %x : (tensor<1xf32>) -> tensor<1xf32>
  %f = stablehlo.imag %x : (tensor<1xf32>) -> tensor<1xf32>
  %g = stablehlo.add %c, %d : tensor<1xf32>
  %h = stablehlo.negate %d : tensor<1xf32>
  %i = stablehlo.complex %c, %h : tensor<1xcomplex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<1xcomplex<f32>>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<127xf32>, %y: tensor<127xf32>, %z: tensor<127xcomplex<f32>>) -> (tensor<127xcomplex<f32>>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xcomplex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<127xcomplex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<127xcomplex<f32>>
  %c = stablehlo.real %b : (tensor<127xcomplex<f32>>) -> tensor<127xf32>
  %d = stablehlo.imag %b : (tensor<127xcomplex<f32>>) -> tensor<127xf32>
  %e = stablehlo.real %x : (tensor<127xf32>) -> tensor<127xf32>
  %f = stablehlo.imag %x : (tensor<127xf32>) -> tensor<127xf32>
  %g = stablehlo.add %c, %d : tensor<127xf32>
  %h = stablehlo.negate %d : tensor<127xf32>
  %i = stablehlo.complex %c, %h : tensor<127xcomplex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<127xcomplex<f32>>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<128xf32>, %y: tensor<128xf32>, %z: tensor<128xcomplex<f32>>) -> (tensor<128xcomplex<f32>>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xcomplex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<128xcomplex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<128xcomplex<f32>>
  %c = stablehlo.real %b : (tensor<128xcomplex<f32>>) -> tensor<128xf32>
  %d = stablehlo.imag %b : (tensor<128xcomplex<f32>>) -> tensor<128xf32>
  %e = stablehlo.real %x : (tensor<128xf32>) -> tensor<128xf32>
  %f = stablehlo.imag %x : (tensor<128xf32>) -> tensor<128xf32>
  %g = stablehlo.add %c, %d : tensor<128xf32>
  %h = stablehlo.negate %d : tensor<128xf32>
  %i = stablehlo.complex %c, %h : tensor<128xcomplex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<128xcomplex<f32>>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<129xf32>, %y: tensor<129xf32>, %z: tensor<129xcomplex<f32>>) -> (tensor<129xcomplex<f32>>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xcomplex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<129xcomplex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<129xcomplex<f32>>
  %c = stablehlo.real %b : (tensor<129xcomplex<f32>>) -> tensor<129xf32>
  %d = stablehlo.imag %b : (tensor<129xcomplex<f32>>) -> tensor<129xf32>
  %e = stablehlo.real %x : (tensor<129xf32>) -> tensor<129xf32>
  %f = stablehlo.imag %x : (tensor<129xf32>) -> tensor<129xf32>
  %g = stablehlo.add %c, %d : tensor<129xf32>
  %h = stablehlo.negate %d : tensor<129xf32>
  %i = stablehlo.complex %c, %h : tensor<129xcomplex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<129xcomplex<f32>>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<7x33xf32>, %y: tensor<7x33xf32>, %z: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xcomplex<f32>>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xcomplex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<7x33xcomplex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<7x33xcomplex<f32>>
  %c = stablehlo.real %b : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xf32>
  %d = stablehlo.imag %b : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xf32>
  %e = stablehlo.real %x : (tensor<7x33xf32>) -> tensor<7x33xf32>
  %f = stablehlo.imag %x : (tensor<7x33xf32>) -> tensor<7x33xf32>
  %g = stablehlo.add %c, %d : tensor<7x33xf32>
  %h = stablehlo.negate %d : tensor<7x33xf32>
  %i = stablehlo.complex %c, %h : tensor<7x33xcomplex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<7x33xcomplex<f32>>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<5x0xf32>, %y: tensor<5x0xf32>, %z: tensor<5x0xcomplex<f32>>) -> (tensor<5x0xcomplex<f32>>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xcomplex<f32>>) {
  %a = stablehlo.complex %x, %y : tensor<5x0xcomplex<f32>>
  %b = stablehlo.multiply %a, %z : tensor<5x0xcomplex<f32>>
  %c = stablehlo.real %b : (tensor<5x0xcomplex<f32>>) -> tensor<5x0xf32>
  %d = stablehlo.imag %b : (tensor<5x0xcomplex<f32>>) -> tensor<5x0xf32>
  %e = stablehlo.real %x : (tensor<5x0xf32>) -> tensor<5x0xf32>
  %f = stablehlo.imag %x : (tensor<5x0xf32>) -> tensor<5x0xf32>
  %g = stablehlo.add %c, %d : tensor<5x0xf32>
  %h = stablehlo.negate %d : tensor<5x0xf32>
  %i = stablehlo.complex %c, %h : tensor<5x0xcomplex<f32>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<5x0xcomplex<f32>>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xf32>, tensor<5x0xcomplex<f32>>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xf32>, %y: tensor<1x2003xf32>, %z: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xf32>, tensor<1x2003xf32>) {
  %a = stablehlo.complex %x, %y : tensor<1x2003xcomplex<f32>>
  %c = stablehlo.real %z : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xf32>
  %d = stablehlo.imag %z : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xf32>
  return %a, %c, %d : tensor<1x2003xcomplex<f32>>, tensor<1x2003xf32>, tensor<1x2003xf32>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<f64>, %y: tensor<f64>, %z: tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<complex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<complex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<complex<f64>>
  %c = stablehlo.real %b : (tensor<complex<f64>>) -> tensor<f64>
  %d = stablehlo.imag %b : (tensor<complex<f64>>) -> tensor<f64>
  %e = stablehlo.real %x : (tensor<f64>) -> tensor<f64>
  %f = stablehlo.imag %x : (tensor<f64>) -> tensor<f64>
  %g = stablehlo.add %c, %d : tensor<f64>
  %h = stablehlo.negate %d : tensor<f64>
  %i = stablehlo.complex %c, %h : tensor<complex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<complex<f64>>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<complex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<1xf64>, %y: tensor<1xf64>, %z: tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<1xcomplex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<1xcomplex<f64>>
  %c = stablehlo.real %b : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %d = stablehlo.imag %b : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %e = stablehlo.real %x : (tensor<1xf64>) -> tensor<1xf64>
  %f = stablehlo.imag %x : (tensor<1xf64>) -> tensor<1xf64>
  %g = stablehlo.add %c, %d : tensor<1xf64>
  %h = stablehlo.negate %d : tensor<1xf64>
  %i = stablehlo.complex %c, %h : tensor<1xcomplex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<1xcomplex<f64>>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<127xf64>, %y: tensor<127xf64>, %z: tensor<127xcomplex<f64>>) -> (tensor<127xcomplex<f64>>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xcomplex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<127xcomplex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<127xcomplex<f64>>
  %c = stablehlo.real %b : (tensor<127xcomplex<f64>>) -> tensor<127xf64>
  %d = stablehlo.imag %b : (tensor<127xcomplex<f64>>) -> tensor<127xf64>
  %e = stablehlo.real %x : (tensor<127xf64>) -> tensor<127xf64>
  %f = stablehlo.imag %x : (tensor<127xf64>) -> tensor<127xf64>
  %g = stablehlo.add %c, %d : tensor<127xf64>
  %h = stablehlo.negate %d : tensor<127xf64>
  %i = stablehlo.complex %c, %h : tensor<127xcomplex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<127xcomplex<f64>>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xcomplex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<128xf64>, %y: tensor<128xf64>, %z: tensor<128xcomplex<f64>>) -> (tensor<128xcomplex<f64>>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xcomplex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<128xcomplex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<128xcomplex<f64>>
  %c = stablehlo.real %b : (tensor<128xcomplex<f64>>) -> tensor<128xf64>
  %d = stablehlo.imag %b : (tensor<128xcomplex<f64>>) -> tensor<128xf64>
  %e = stablehlo.real %x : (tensor<128xf64>) -> tensor<128xf64>
  %f = stablehlo.imag %x : (tensor<128xf64>) -> tensor<128xf64>
  %g = stablehlo.add %c, %d : tensor<128xf64>
  %h = stablehlo.negate %d : tensor<128xf64>
  %i = stablehlo.complex %c, %h : tensor<128xcomplex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<128xcomplex<f64>>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xcomplex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<129xf64>, %y: tensor<129xf64>, %z: tensor<129xcomplex<f64>>) -> (tensor<129xcomplex<f64>>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xcomplex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<129xcomplex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<129xcomplex<f64>>
  %c = stablehlo.real %b : (tensor<129xcomplex<f64>>) -> tensor<129xf64>
  %d = stablehlo.imag %b : (tensor<129xcomplex<f64>>) -> tensor<129xf64>
  %e = stablehlo.real %x : (tensor<129xf64>) -> tensor<129xf64>
  %f = stablehlo.imag %x : (tensor<129xf64>) -> tensor<129xf64>
  %g = stablehlo.add %c, %d : tensor<129xf64>
  %h = stablehlo.negate %d : tensor<129xf64>
  %i = stablehlo.complex %c, %h : tensor<129xcomplex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<129xcomplex<f64>>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xcomplex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<7x33xf64>, %y: tensor<7x33xf64>, %z: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xcomplex<f64>>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xcomplex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<7x33xcomplex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<7x33xcomplex<f64>>
  %c = stablehlo.real %b : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xf64>
  %d = stablehlo.imag %b : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xf64>
  %e = stablehlo.real %x : (tensor<7x33xf64>) -> tensor<7x33xf64>
  %f = stablehlo.imag %x : (tensor<7x33xf64>) -> tensor<7x33xf64>
  %g = stablehlo.add %c, %d : tensor<7x33xf64>
  %h = stablehlo.negate %d : tensor<7x33xf64>
  %i = stablehlo.complex %c, %h : tensor<7x33xcomplex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<7x33xcomplex<f64>>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<5x0xf64>, %y: tensor<5x0xf64>, %z: tensor<5x0xcomplex<f64>>) -> (tensor<5x0xcomplex<f64>>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xcomplex<f64>>) {
  %a = stablehlo.complex %x, %y : tensor<5x0xcomplex<f64>>
  %b = stablehlo.multiply %a, %z : tensor<5x0xcomplex<f64>>
  %c = stablehlo.real %b : (tensor<5x0xcomplex<f64>>) -> tensor<5x0xf64>
  %d = stablehlo.imag %b : (tensor<5x0xcomplex<f64>>) -> tensor<5x0xf64>
  %e = stablehlo.real %x : (tensor<5x0xf64>) -> tensor<5x0xf64>
  %f = stablehlo.imag %x : (tensor<5x0xf64>) -> tensor<5x0xf64>
  %g = stablehlo.add %c, %d : tensor<5x0xf64>
  %h = stablehlo.negate %d : tensor<5x0xf64>
  %i = stablehlo.complex %c, %h : tensor<5x0xcomplex<f64>>
  return %a, %c, %d, %e, %f, %g, %i : tensor<5x0xcomplex<f64>>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xf64>, tensor<5x0xcomplex<f64>>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xf64>, %y: tensor<1x2003xf64>, %z: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>, tensor<1x2003xf64>, tensor<1x2003xf64>) {
  %a = stablehlo.complex %x, %y : tensor<1x2003xcomplex<f64>>
  %c = stablehlo.real %z : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xf64>
  %d = stablehlo.imag %z : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xf64>
  return %a, %c, %d : tensor<1x2003xcomplex<f64>>, tensor<1x2003xf64>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf16>) -> (tensor<7x33xf16>, tensor<7x33xf16>) {
  %a = stablehlo.real %x : (tensor<7x33xf16>) -> tensor<7x33xf16>
  %b = stablehlo.imag %x : (tensor<7x33xf16>) -> tensor<7x33xf16>
  return %a, %b : tensor<7x33xf16>, tensor<7x33xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xbf16>) -> (tensor<7x33xbf16>, tensor<7x33xbf16>) {
  %a = stablehlo.real %x : (tensor<7x33xbf16>) -> tensor<7x33xbf16>
  %b = stablehlo.imag %x : (tensor<7x33xbf16>) -> tensor<7x33xbf16>
  return %a, %b : tensor<7x33xbf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%z: tensor<4x130xcomplex<f32>>, %i: tensor<f32>) -> (tensor<4xf32>) {
  %a = stablehlo.real %z : (tensor<4x130xcomplex<f32>>) -> tensor<4x130xf32>
  %b = stablehlo.imag %z : (tensor<4x130xcomplex<f32>>) -> tensor<4x130xf32>
  %c = stablehlo.multiply %a, %b : tensor<4x130xf32>
  %d = stablehlo.reduce(%c init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x130xf32>, tensor<f32>) -> tensor<4xf32>
  return %d : tensor<4xf32>
}
// -----
// tolerance: 0
// The smaller part of a root where the other part's scale would have lost it
func.func @main(%x: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf64>
  %re = stablehlo.constant dense<[-1.7976931348623157e+308, 1.7976931348623155e+308, 1.7976931348623157e+308, 4.0]> : tensor<4xf64>
  %im = stablehlo.constant dense<[-1.3052096279600362e-154, 1.3052096279600362e-154, -1.3052096279600362e-154, 3.0e-300]> : tensor<4xf64>
  %nothing = stablehlo.multiply %x, %zero : tensor<4xf64>
  %a = stablehlo.add %re, %nothing : tensor<4xf64>
  %z = stablehlo.complex %a, %im : tensor<4xcomplex<f64>>
  %r = stablehlo.sqrt %z : tensor<4xcomplex<f64>>
  %p = stablehlo.real %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %q = stablehlo.imag %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %s = stablehlo.multiply %p, %q : tensor<4xf64>
  return %s, %q : tensor<4xf64>, tensor<4xf64>
}
