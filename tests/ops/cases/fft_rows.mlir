// tolerance: 3.6e-15
func.func @main(%x: tensor<3x32xcomplex<f64>>) -> tensor<3x32xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [32] : (tensor<3x32xcomplex<f64>>) -> tensor<3x32xcomplex<f64>>
  return %r : tensor<3x32xcomplex<f64>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x33xcomplex<f32>>) -> tensor<3x33xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [33] : (tensor<3x33xcomplex<f32>>) -> tensor<3x33xcomplex<f32>>
  return %r : tensor<3x33xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x36xcomplex<f32>>) -> tensor<3x36xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [36] : (tensor<3x36xcomplex<f32>>) -> tensor<3x36xcomplex<f32>>
  return %r : tensor<3x36xcomplex<f32>>
}
// -----
// tolerance: 3.6e-15
func.func @main(%x: tensor<3x49xcomplex<f64>>) -> tensor<3x49xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [49] : (tensor<3x49xcomplex<f64>>) -> tensor<3x49xcomplex<f64>>
  return %r : tensor<3x49xcomplex<f64>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x66xcomplex<f32>>) -> tensor<3x66xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [66] : (tensor<3x66xcomplex<f32>>) -> tensor<3x66xcomplex<f32>>
  return %r : tensor<3x66xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x91xcomplex<f32>>) -> tensor<3x91xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [91] : (tensor<3x91xcomplex<f32>>) -> tensor<3x91xcomplex<f32>>
  return %r : tensor<3x91xcomplex<f32>>
}
// -----
// tolerance: 3.6e-15
func.func @main(%x: tensor<3x125xcomplex<f64>>) -> tensor<3x125xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [125] : (tensor<3x125xcomplex<f64>>) -> tensor<3x125xcomplex<f64>>
  return %r : tensor<3x125xcomplex<f64>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x169xcomplex<f32>>) -> tensor<3x169xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [169] : (tensor<3x169xcomplex<f32>>) -> tensor<3x169xcomplex<f32>>
  return %r : tensor<3x169xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x343xcomplex<f32>>) -> tensor<3x343xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [343] : (tensor<3x343xcomplex<f32>>) -> tensor<3x343xcomplex<f32>>
  return %r : tensor<3x343xcomplex<f32>>
}
// -----
// tolerance: 3.6e-15
func.func @main(%x: tensor<3x400xcomplex<f64>>) -> tensor<3x400xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [400] : (tensor<3x400xcomplex<f64>>) -> tensor<3x400xcomplex<f64>>
  return %r : tensor<3x400xcomplex<f64>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [1000] : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xcomplex<f32>>
  return %r : tensor<3x1000xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x1001xcomplex<f32>>) -> tensor<3x1001xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [1001] : (tensor<3x1001xcomplex<f32>>) -> tensor<3x1001xcomplex<f32>>
  return %r : tensor<3x1001xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<3x2197xcomplex<f32>>) -> tensor<3x2197xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [2197] : (tensor<3x2197xcomplex<f32>>) -> tensor<3x2197xcomplex<f32>>
  return %r : tensor<3x2197xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<12000xcomplex<f32>>) -> tensor<12000xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [12000] : (tensor<12000xcomplex<f32>>) -> tensor<12000xcomplex<f32>>
  return %r : tensor<12000xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<16384xcomplex<f32>>) -> tensor<16384xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [16384] : (tensor<16384xcomplex<f32>>) -> tensor<16384xcomplex<f32>>
  return %r : tensor<16384xcomplex<f32>>
}
// -----
// tolerance: 2.0e-6
func.func @main(%x: tensor<2x40x6xcomplex<f32>>) -> tensor<2x40x6xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [40, 6] : (tensor<2x40x6xcomplex<f32>>) -> tensor<2x40x6xcomplex<f32>>
  return %r : tensor<2x40x6xcomplex<f32>>
}
// -----
// tolerance: 3.6e-15
func.func @main(%x: tensor<2x45x40xcomplex<f64>>) -> tensor<2x45x40xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [45, 40] : (tensor<2x45x40xcomplex<f64>>) -> tensor<2x45x40xcomplex<f64>>
  return %r : tensor<2x45x40xcomplex<f64>>
}
// -----
// tolerance: 4.0e-6
func.func @main(%x: tensor<5x96xf32>, %y: tensor<96xf32>) -> tensor<5x96xf32> {
  %w = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<96xf32>) -> tensor<5x96xf32>
  %a = stablehlo.multiply %x, %w : tensor<5x96xf32>
  %b = stablehlo.cosine %a : tensor<5x96xf32>
  %z = stablehlo.complex %b, %a : tensor<5x96xcomplex<f32>>
  %r = stablehlo.fft %z, type = FFT, length = [96] : (tensor<5x96xcomplex<f32>>) -> tensor<5x96xcomplex<f32>>
  %p = stablehlo.real %r : (tensor<5x96xcomplex<f32>>) -> tensor<5x96xf32>
  %q = stablehlo.imag %r : (tensor<5x96xcomplex<f32>>) -> tensor<5x96xf32>
  %s = stablehlo.reverse %q, dims = [1] : tensor<5x96xf32>
  %u = stablehlo.multiply %p, %b : tensor<5x96xf32>
  %v = stablehlo.add %u, %s : tensor<5x96xf32>
  return %v : tensor<5x96xf32>
}
