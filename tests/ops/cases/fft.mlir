// tolerance: 1.9e-6
func.func @main(%x: tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [0] : (tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [0] : (tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  return %r : tensor<1xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [5] : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [8] : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [13] : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
  return %r : tensor<13xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [13] : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
  return %r : tensor<13xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [30] : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  return %r : tensor<30xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [30] : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  return %r : tensor<30xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [127] : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
  return %r : tensor<127xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [127] : (tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>>
  return %r : tensor<127xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [128] : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
  return %r : tensor<128xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [128] : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
  return %r : tensor<128xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<129xcomplex<f32>>) -> tensor<129xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [129] : (tensor<129xcomplex<f32>>) -> tensor<129xcomplex<f32>>
  return %r : tensor<129xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<129xcomplex<f64>>) -> tensor<129xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [129] : (tensor<129xcomplex<f64>>) -> tensor<129xcomplex<f64>>
  return %r : tensor<129xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<256xcomplex<f32>>) -> tensor<256xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [256] : (tensor<256xcomplex<f32>>) -> tensor<256xcomplex<f32>>
  return %r : tensor<256xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<256xcomplex<f64>>) -> tensor<256xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [256] : (tensor<256xcomplex<f64>>) -> tensor<256xcomplex<f64>>
  return %r : tensor<256xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<251xcomplex<f32>>) -> tensor<251xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [251] : (tensor<251xcomplex<f32>>) -> tensor<251xcomplex<f32>>
  return %r : tensor<251xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<251xcomplex<f64>>) -> tensor<251xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [251] : (tensor<251xcomplex<f64>>) -> tensor<251xcomplex<f64>>
  return %r : tensor<251xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [360] : (tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>>
  return %r : tensor<360xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [360] : (tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>>
  return %r : tensor<360xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<513xcomplex<f32>>) -> tensor<513xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [513] : (tensor<513xcomplex<f32>>) -> tensor<513xcomplex<f32>>
  return %r : tensor<513xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<513xcomplex<f64>>) -> tensor<513xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [513] : (tensor<513xcomplex<f64>>) -> tensor<513xcomplex<f64>>
  return %r : tensor<513xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1009xcomplex<f32>>) -> tensor<1009xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [1009] : (tensor<1009xcomplex<f32>>) -> tensor<1009xcomplex<f32>>
  return %r : tensor<1009xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1009xcomplex<f64>>) -> tensor<1009xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [1009] : (tensor<1009xcomplex<f64>>) -> tensor<1009xcomplex<f64>>
  return %r : tensor<1009xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1024xcomplex<f32>>) -> tensor<1024xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [1024] : (tensor<1024xcomplex<f32>>) -> tensor<1024xcomplex<f32>>
  return %r : tensor<1024xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<6000xcomplex<f32>>) -> tensor<6000xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [6000] : (tensor<6000xcomplex<f32>>) -> tensor<6000xcomplex<f32>>
  return %r : tensor<6000xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<8192xcomplex<f32>>) -> tensor<8192xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [8192] : (tensor<8192xcomplex<f32>>) -> tensor<8192xcomplex<f32>>
  return %r : tensor<8192xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
  return %r : tensor<3x16xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x30xcomplex<f32>>) -> tensor<4x30xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [30] : (tensor<4x30xcomplex<f32>>) -> tensor<4x30xcomplex<f32>>
  return %r : tensor<4x30xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x150xcomplex<f32>>) -> tensor<2x3x150xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [150] : (tensor<2x3x150xcomplex<f32>>) -> tensor<2x3x150xcomplex<f32>>
  return %r : tensor<2x3x150xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<17x256xcomplex<f32>>) -> tensor<17x256xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [256] : (tensor<17x256xcomplex<f32>>) -> tensor<17x256xcomplex<f32>>
  return %r : tensor<17x256xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5x263xcomplex<f32>>) -> tensor<5x263xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [263] : (tensor<5x263xcomplex<f32>>) -> tensor<5x263xcomplex<f32>>
  return %r : tensor<5x263xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [4, 6] : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  return %r : tensor<4x6xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x5x7xcomplex<f32>>) -> tensor<3x5x7xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [5, 7] : (tensor<3x5x7xcomplex<f32>>) -> tensor<3x5x7xcomplex<f32>>
  return %r : tensor<3x5x7xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [3, 4, 5] : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  return %r : tensor<3x4x5xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [3, 1, 8] : (tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>>
  return %r : tensor<2x3x1x8xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x130x9xcomplex<f32>>) -> tensor<2x130x9xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [130, 9] : (tensor<2x130x9xcomplex<f32>>) -> tensor<2x130x9xcomplex<f32>>
  return %r : tensor<2x130x9xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x16xcomplex<f64>>) -> tensor<3x16xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [16] : (tensor<3x16xcomplex<f64>>) -> tensor<3x16xcomplex<f64>>
  return %r : tensor<3x16xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x30xcomplex<f64>>) -> tensor<4x30xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [30] : (tensor<4x30xcomplex<f64>>) -> tensor<4x30xcomplex<f64>>
  return %r : tensor<4x30xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x150xcomplex<f64>>) -> tensor<2x3x150xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [150] : (tensor<2x3x150xcomplex<f64>>) -> tensor<2x3x150xcomplex<f64>>
  return %r : tensor<2x3x150xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<17x256xcomplex<f64>>) -> tensor<17x256xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [256] : (tensor<17x256xcomplex<f64>>) -> tensor<17x256xcomplex<f64>>
  return %r : tensor<17x256xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5x263xcomplex<f64>>) -> tensor<5x263xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [263] : (tensor<5x263xcomplex<f64>>) -> tensor<5x263xcomplex<f64>>
  return %r : tensor<5x263xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [4, 6] : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  return %r : tensor<4x6xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x5x7xcomplex<f64>>) -> tensor<3x5x7xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [5, 7] : (tensor<3x5x7xcomplex<f64>>) -> tensor<3x5x7xcomplex<f64>>
  return %r : tensor<3x5x7xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [3, 4, 5] : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  return %r : tensor<3x4x5xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x1x8xcomplex<f64>>) -> tensor<2x3x1x8xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [3, 1, 8] : (tensor<2x3x1x8xcomplex<f64>>) -> tensor<2x3x1x8xcomplex<f64>>
  return %r : tensor<2x3x1x8xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x130x9xcomplex<f64>>) -> tensor<2x130x9xcomplex<f64>> {
  %r = stablehlo.fft %x, type = FFT, length = [130, 9] : (tensor<2x130x9xcomplex<f64>>) -> tensor<2x130x9xcomplex<f64>>
  return %r : tensor<2x130x9xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x16xcomplex<f32>>) -> tensor<2x0x16xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [16] : (tensor<2x0x16xcomplex<f32>>) -> tensor<2x0x16xcomplex<f32>>
  return %r : tensor<2x0x16xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<14x15x0x17xcomplex<f32>>) -> tensor<14x15x0x17xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [17] : (tensor<14x15x0x17xcomplex<f32>>) -> tensor<14x15x0x17xcomplex<f32>>
  return %r : tensor<14x15x0x17xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x4xcomplex<f32>>) -> tensor<2x0x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [0, 4] : (tensor<2x0x4xcomplex<f32>>) -> tensor<2x0x4xcomplex<f32>>
  return %r : tensor<2x0x4xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [64, 64] : (tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>>
  return %r : tensor<64x64xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [0] : (tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [0] : (tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  return %r : tensor<1xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [4] : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [5] : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %r : tensor<8xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [8] : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [13] : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
  return %r : tensor<13xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [13] : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
  return %r : tensor<13xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [30] : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  return %r : tensor<30xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [30] : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  return %r : tensor<30xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [127] : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
  return %r : tensor<127xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [127] : (tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>>
  return %r : tensor<127xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [128] : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
  return %r : tensor<128xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [128] : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
  return %r : tensor<128xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<129xcomplex<f32>>) -> tensor<129xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [129] : (tensor<129xcomplex<f32>>) -> tensor<129xcomplex<f32>>
  return %r : tensor<129xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<129xcomplex<f64>>) -> tensor<129xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [129] : (tensor<129xcomplex<f64>>) -> tensor<129xcomplex<f64>>
  return %r : tensor<129xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<256xcomplex<f32>>) -> tensor<256xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [256] : (tensor<256xcomplex<f32>>) -> tensor<256xcomplex<f32>>
  return %r : tensor<256xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<256xcomplex<f64>>) -> tensor<256xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [256] : (tensor<256xcomplex<f64>>) -> tensor<256xcomplex<f64>>
  return %r : tensor<256xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<251xcomplex<f32>>) -> tensor<251xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [251] : (tensor<251xcomplex<f32>>) -> tensor<251xcomplex<f32>>
  return %r : tensor<251xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<251xcomplex<f64>>) -> tensor<251xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [251] : (tensor<251xcomplex<f64>>) -> tensor<251xcomplex<f64>>
  return %r : tensor<251xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [360] : (tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>>
  return %r : tensor<360xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [360] : (tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>>
  return %r : tensor<360xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<513xcomplex<f32>>) -> tensor<513xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [513] : (tensor<513xcomplex<f32>>) -> tensor<513xcomplex<f32>>
  return %r : tensor<513xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<513xcomplex<f64>>) -> tensor<513xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [513] : (tensor<513xcomplex<f64>>) -> tensor<513xcomplex<f64>>
  return %r : tensor<513xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1009xcomplex<f32>>) -> tensor<1009xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [1009] : (tensor<1009xcomplex<f32>>) -> tensor<1009xcomplex<f32>>
  return %r : tensor<1009xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1009xcomplex<f64>>) -> tensor<1009xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [1009] : (tensor<1009xcomplex<f64>>) -> tensor<1009xcomplex<f64>>
  return %r : tensor<1009xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1024xcomplex<f32>>) -> tensor<1024xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [1024] : (tensor<1024xcomplex<f32>>) -> tensor<1024xcomplex<f32>>
  return %r : tensor<1024xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<6000xcomplex<f32>>) -> tensor<6000xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [6000] : (tensor<6000xcomplex<f32>>) -> tensor<6000xcomplex<f32>>
  return %r : tensor<6000xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<8192xcomplex<f32>>) -> tensor<8192xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [8192] : (tensor<8192xcomplex<f32>>) -> tensor<8192xcomplex<f32>>
  return %r : tensor<8192xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
  return %r : tensor<3x16xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x30xcomplex<f32>>) -> tensor<4x30xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [30] : (tensor<4x30xcomplex<f32>>) -> tensor<4x30xcomplex<f32>>
  return %r : tensor<4x30xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x150xcomplex<f32>>) -> tensor<2x3x150xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [150] : (tensor<2x3x150xcomplex<f32>>) -> tensor<2x3x150xcomplex<f32>>
  return %r : tensor<2x3x150xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<17x256xcomplex<f32>>) -> tensor<17x256xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [256] : (tensor<17x256xcomplex<f32>>) -> tensor<17x256xcomplex<f32>>
  return %r : tensor<17x256xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5x263xcomplex<f32>>) -> tensor<5x263xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [263] : (tensor<5x263xcomplex<f32>>) -> tensor<5x263xcomplex<f32>>
  return %r : tensor<5x263xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [4, 6] : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  return %r : tensor<4x6xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x5x7xcomplex<f32>>) -> tensor<3x5x7xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [5, 7] : (tensor<3x5x7xcomplex<f32>>) -> tensor<3x5x7xcomplex<f32>>
  return %r : tensor<3x5x7xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [3, 4, 5] : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  return %r : tensor<3x4x5xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [3, 1, 8] : (tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>>
  return %r : tensor<2x3x1x8xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x130x9xcomplex<f32>>) -> tensor<2x130x9xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [130, 9] : (tensor<2x130x9xcomplex<f32>>) -> tensor<2x130x9xcomplex<f32>>
  return %r : tensor<2x130x9xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x16xcomplex<f64>>) -> tensor<3x16xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [16] : (tensor<3x16xcomplex<f64>>) -> tensor<3x16xcomplex<f64>>
  return %r : tensor<3x16xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x30xcomplex<f64>>) -> tensor<4x30xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [30] : (tensor<4x30xcomplex<f64>>) -> tensor<4x30xcomplex<f64>>
  return %r : tensor<4x30xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x150xcomplex<f64>>) -> tensor<2x3x150xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [150] : (tensor<2x3x150xcomplex<f64>>) -> tensor<2x3x150xcomplex<f64>>
  return %r : tensor<2x3x150xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<17x256xcomplex<f64>>) -> tensor<17x256xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [256] : (tensor<17x256xcomplex<f64>>) -> tensor<17x256xcomplex<f64>>
  return %r : tensor<17x256xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5x263xcomplex<f64>>) -> tensor<5x263xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [263] : (tensor<5x263xcomplex<f64>>) -> tensor<5x263xcomplex<f64>>
  return %r : tensor<5x263xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [4, 6] : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  return %r : tensor<4x6xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x5x7xcomplex<f64>>) -> tensor<3x5x7xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [5, 7] : (tensor<3x5x7xcomplex<f64>>) -> tensor<3x5x7xcomplex<f64>>
  return %r : tensor<3x5x7xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [3, 4, 5] : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  return %r : tensor<3x4x5xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x1x8xcomplex<f64>>) -> tensor<2x3x1x8xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [3, 1, 8] : (tensor<2x3x1x8xcomplex<f64>>) -> tensor<2x3x1x8xcomplex<f64>>
  return %r : tensor<2x3x1x8xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x130x9xcomplex<f64>>) -> tensor<2x130x9xcomplex<f64>> {
  %r = stablehlo.fft %x, type = IFFT, length = [130, 9] : (tensor<2x130x9xcomplex<f64>>) -> tensor<2x130x9xcomplex<f64>>
  return %r : tensor<2x130x9xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x16xcomplex<f32>>) -> tensor<2x0x16xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [16] : (tensor<2x0x16xcomplex<f32>>) -> tensor<2x0x16xcomplex<f32>>
  return %r : tensor<2x0x16xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<14x15x0x17xcomplex<f32>>) -> tensor<14x15x0x17xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [17] : (tensor<14x15x0x17xcomplex<f32>>) -> tensor<14x15x0x17xcomplex<f32>>
  return %r : tensor<14x15x0x17xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x4xcomplex<f32>>) -> tensor<2x0x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [0, 4] : (tensor<2x0x4xcomplex<f32>>) -> tensor<2x0x4xcomplex<f32>>
  return %r : tensor<2x0x4xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [64, 64] : (tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>>
  return %r : tensor<64x64xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<0xf32>) -> tensor<0xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [0] : (tensor<0xf32>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<0xf64>) -> tensor<0xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [0] : (tensor<0xf64>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [1] : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1xf64>) -> tensor<1xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [1] : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
  return %r : tensor<1xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [2] : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2xf64>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [2] : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3xf32>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [3] : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3xf64>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [3] : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4xf32>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4xf64>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4xf64>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5xf32>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [5] : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5xf64>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [5] : (tensor<5xf64>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<8xf32>) -> tensor<5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<8xf64>) -> tensor<5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xf64>) -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<13xf32>) -> tensor<7xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [13] : (tensor<13xf32>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<13xf64>) -> tensor<7xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [13] : (tensor<13xf64>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<30xf32>) -> tensor<16xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [30] : (tensor<30xf32>) -> tensor<16xcomplex<f32>>
  return %r : tensor<16xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<30xf64>) -> tensor<16xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [30] : (tensor<30xf64>) -> tensor<16xcomplex<f64>>
  return %r : tensor<16xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<127xf32>) -> tensor<64xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [127] : (tensor<127xf32>) -> tensor<64xcomplex<f32>>
  return %r : tensor<64xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<127xf64>) -> tensor<64xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [127] : (tensor<127xf64>) -> tensor<64xcomplex<f64>>
  return %r : tensor<64xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<128xf32>) -> tensor<65xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [128] : (tensor<128xf32>) -> tensor<65xcomplex<f32>>
  return %r : tensor<65xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<128xf64>) -> tensor<65xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [128] : (tensor<128xf64>) -> tensor<65xcomplex<f64>>
  return %r : tensor<65xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<129xf32>) -> tensor<65xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [129] : (tensor<129xf32>) -> tensor<65xcomplex<f32>>
  return %r : tensor<65xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<129xf64>) -> tensor<65xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [129] : (tensor<129xf64>) -> tensor<65xcomplex<f64>>
  return %r : tensor<65xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<256xf32>) -> tensor<129xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [256] : (tensor<256xf32>) -> tensor<129xcomplex<f32>>
  return %r : tensor<129xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<256xf64>) -> tensor<129xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [256] : (tensor<256xf64>) -> tensor<129xcomplex<f64>>
  return %r : tensor<129xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<251xf32>) -> tensor<126xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [251] : (tensor<251xf32>) -> tensor<126xcomplex<f32>>
  return %r : tensor<126xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<251xf64>) -> tensor<126xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [251] : (tensor<251xf64>) -> tensor<126xcomplex<f64>>
  return %r : tensor<126xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<360xf32>) -> tensor<181xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [360] : (tensor<360xf32>) -> tensor<181xcomplex<f32>>
  return %r : tensor<181xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<360xf64>) -> tensor<181xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [360] : (tensor<360xf64>) -> tensor<181xcomplex<f64>>
  return %r : tensor<181xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<513xf32>) -> tensor<257xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [513] : (tensor<513xf32>) -> tensor<257xcomplex<f32>>
  return %r : tensor<257xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<513xf64>) -> tensor<257xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [513] : (tensor<513xf64>) -> tensor<257xcomplex<f64>>
  return %r : tensor<257xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1009xf32>) -> tensor<505xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [1009] : (tensor<1009xf32>) -> tensor<505xcomplex<f32>>
  return %r : tensor<505xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1009xf64>) -> tensor<505xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [1009] : (tensor<1009xf64>) -> tensor<505xcomplex<f64>>
  return %r : tensor<505xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1024xf32>) -> tensor<513xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [1024] : (tensor<1024xf32>) -> tensor<513xcomplex<f32>>
  return %r : tensor<513xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<6000xf32>) -> tensor<3001xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [6000] : (tensor<6000xf32>) -> tensor<3001xcomplex<f32>>
  return %r : tensor<3001xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<8192xf32>) -> tensor<4097xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [8192] : (tensor<8192xf32>) -> tensor<4097xcomplex<f32>>
  return %r : tensor<4097xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [16] : (tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>>
  return %r : tensor<3x9xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x30xf32>) -> tensor<4x16xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [30] : (tensor<4x30xf32>) -> tensor<4x16xcomplex<f32>>
  return %r : tensor<4x16xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x150xf32>) -> tensor<2x3x76xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [150] : (tensor<2x3x150xf32>) -> tensor<2x3x76xcomplex<f32>>
  return %r : tensor<2x3x76xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<17x256xf32>) -> tensor<17x129xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [256] : (tensor<17x256xf32>) -> tensor<17x129xcomplex<f32>>
  return %r : tensor<17x129xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5x263xf32>) -> tensor<5x132xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [263] : (tensor<5x263xf32>) -> tensor<5x132xcomplex<f32>>
  return %r : tensor<5x132xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [4, 6] : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
  return %r : tensor<4x4xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x5x7xf32>) -> tensor<3x5x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [5, 7] : (tensor<3x5x7xf32>) -> tensor<3x5x4xcomplex<f32>>
  return %r : tensor<3x5x4xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3x4x3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [3, 4, 5] : (tensor<3x4x5xf32>) -> tensor<3x4x3xcomplex<f32>>
  return %r : tensor<3x4x3xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x1x8xf32>) -> tensor<2x3x1x5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [3, 1, 8] : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x5xcomplex<f32>>
  return %r : tensor<2x3x1x5xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x130x9xf32>) -> tensor<2x130x5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [130, 9] : (tensor<2x130x9xf32>) -> tensor<2x130x5xcomplex<f32>>
  return %r : tensor<2x130x5xcomplex<f32>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x16xf64>) -> tensor<3x9xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [16] : (tensor<3x16xf64>) -> tensor<3x9xcomplex<f64>>
  return %r : tensor<3x9xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x30xf64>) -> tensor<4x16xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [30] : (tensor<4x30xf64>) -> tensor<4x16xcomplex<f64>>
  return %r : tensor<4x16xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x150xf64>) -> tensor<2x3x76xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [150] : (tensor<2x3x150xf64>) -> tensor<2x3x76xcomplex<f64>>
  return %r : tensor<2x3x76xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<17x256xf64>) -> tensor<17x129xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [256] : (tensor<17x256xf64>) -> tensor<17x129xcomplex<f64>>
  return %r : tensor<17x129xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5x263xf64>) -> tensor<5x132xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [263] : (tensor<5x263xf64>) -> tensor<5x132xcomplex<f64>>
  return %r : tensor<5x132xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x6xf64>) -> tensor<4x4xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [4, 6] : (tensor<4x6xf64>) -> tensor<4x4xcomplex<f64>>
  return %r : tensor<4x4xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x5x7xf64>) -> tensor<3x5x4xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [5, 7] : (tensor<3x5x7xf64>) -> tensor<3x5x4xcomplex<f64>>
  return %r : tensor<3x5x4xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x4x5xf64>) -> tensor<3x4x3xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [3, 4, 5] : (tensor<3x4x5xf64>) -> tensor<3x4x3xcomplex<f64>>
  return %r : tensor<3x4x3xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x1x8xf64>) -> tensor<2x3x1x5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [3, 1, 8] : (tensor<2x3x1x8xf64>) -> tensor<2x3x1x5xcomplex<f64>>
  return %r : tensor<2x3x1x5xcomplex<f64>>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x130x9xf64>) -> tensor<2x130x5xcomplex<f64>> {
  %r = stablehlo.fft %x, type = RFFT, length = [130, 9] : (tensor<2x130x9xf64>) -> tensor<2x130x5xcomplex<f64>>
  return %r : tensor<2x130x5xcomplex<f64>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x16xf32>) -> tensor<2x0x9xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [16] : (tensor<2x0x16xf32>) -> tensor<2x0x9xcomplex<f32>>
  return %r : tensor<2x0x9xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<14x15x0x17xf32>) -> tensor<14x15x0x9xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [17] : (tensor<14x15x0x17xf32>) -> tensor<14x15x0x9xcomplex<f32>>
  return %r : tensor<14x15x0x9xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x4xf32>) -> tensor<2x0x3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [0, 4] : (tensor<2x0x4xf32>) -> tensor<2x0x3xcomplex<f32>>
  return %r : tensor<2x0x3xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x33xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [64, 64] : (tensor<64x64xf32>) -> tensor<64x33xcomplex<f32>>
  return %r : tensor<64x33xcomplex<f32>>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<0xcomplex<f32>>) -> tensor<0xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [0] : (tensor<0xcomplex<f32>>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<0xcomplex<f64>>) -> tensor<0xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [0] : (tensor<0xcomplex<f64>>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<1xcomplex<f64>>) -> tensor<1xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<2xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2xcomplex<f64>>) -> tensor<2xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<3xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3] : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2xcomplex<f64>>) -> tensor<3xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3] : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<4xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3xcomplex<f64>>) -> tensor<4xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [4] : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<5xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [5] : (tensor<3xcomplex<f32>>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3xcomplex<f64>>) -> tensor<5xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [5] : (tensor<3xcomplex<f64>>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<8xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [8] : (tensor<5xcomplex<f32>>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5xcomplex<f64>>) -> tensor<8xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [8] : (tensor<5xcomplex<f64>>) -> tensor<8xf64>
  return %r : tensor<8xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<7xcomplex<f32>>) -> tensor<13xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [13] : (tensor<7xcomplex<f32>>) -> tensor<13xf32>
  return %r : tensor<13xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<7xcomplex<f64>>) -> tensor<13xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [13] : (tensor<7xcomplex<f64>>) -> tensor<13xf64>
  return %r : tensor<13xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<16xcomplex<f32>>) -> tensor<30xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [30] : (tensor<16xcomplex<f32>>) -> tensor<30xf32>
  return %r : tensor<30xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<16xcomplex<f64>>) -> tensor<30xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [30] : (tensor<16xcomplex<f64>>) -> tensor<30xf64>
  return %r : tensor<30xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<64xcomplex<f32>>) -> tensor<127xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [127] : (tensor<64xcomplex<f32>>) -> tensor<127xf32>
  return %r : tensor<127xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<64xcomplex<f64>>) -> tensor<127xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [127] : (tensor<64xcomplex<f64>>) -> tensor<127xf64>
  return %r : tensor<127xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<65xcomplex<f32>>) -> tensor<128xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [128] : (tensor<65xcomplex<f32>>) -> tensor<128xf32>
  return %r : tensor<128xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<65xcomplex<f64>>) -> tensor<128xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [128] : (tensor<65xcomplex<f64>>) -> tensor<128xf64>
  return %r : tensor<128xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<65xcomplex<f32>>) -> tensor<129xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [129] : (tensor<65xcomplex<f32>>) -> tensor<129xf32>
  return %r : tensor<129xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<65xcomplex<f64>>) -> tensor<129xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [129] : (tensor<65xcomplex<f64>>) -> tensor<129xf64>
  return %r : tensor<129xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<129xcomplex<f32>>) -> tensor<256xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [256] : (tensor<129xcomplex<f32>>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<129xcomplex<f64>>) -> tensor<256xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [256] : (tensor<129xcomplex<f64>>) -> tensor<256xf64>
  return %r : tensor<256xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<126xcomplex<f32>>) -> tensor<251xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [251] : (tensor<126xcomplex<f32>>) -> tensor<251xf32>
  return %r : tensor<251xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<126xcomplex<f64>>) -> tensor<251xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [251] : (tensor<126xcomplex<f64>>) -> tensor<251xf64>
  return %r : tensor<251xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<181xcomplex<f32>>) -> tensor<360xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [360] : (tensor<181xcomplex<f32>>) -> tensor<360xf32>
  return %r : tensor<360xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<181xcomplex<f64>>) -> tensor<360xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [360] : (tensor<181xcomplex<f64>>) -> tensor<360xf64>
  return %r : tensor<360xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<257xcomplex<f32>>) -> tensor<513xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [513] : (tensor<257xcomplex<f32>>) -> tensor<513xf32>
  return %r : tensor<513xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<257xcomplex<f64>>) -> tensor<513xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [513] : (tensor<257xcomplex<f64>>) -> tensor<513xf64>
  return %r : tensor<513xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<505xcomplex<f32>>) -> tensor<1009xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [1009] : (tensor<505xcomplex<f32>>) -> tensor<1009xf32>
  return %r : tensor<1009xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<505xcomplex<f64>>) -> tensor<1009xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [1009] : (tensor<505xcomplex<f64>>) -> tensor<1009xf64>
  return %r : tensor<1009xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<513xcomplex<f32>>) -> tensor<1024xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [1024] : (tensor<513xcomplex<f32>>) -> tensor<1024xf32>
  return %r : tensor<1024xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3001xcomplex<f32>>) -> tensor<6000xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [6000] : (tensor<3001xcomplex<f32>>) -> tensor<6000xf32>
  return %r : tensor<6000xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4097xcomplex<f32>>) -> tensor<8192xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [8192] : (tensor<4097xcomplex<f32>>) -> tensor<8192xf32>
  return %r : tensor<8192xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [16] : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
  return %r : tensor<3x16xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x16xcomplex<f32>>) -> tensor<4x30xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [30] : (tensor<4x16xcomplex<f32>>) -> tensor<4x30xf32>
  return %r : tensor<4x30xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x76xcomplex<f32>>) -> tensor<2x3x150xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [150] : (tensor<2x3x76xcomplex<f32>>) -> tensor<2x3x150xf32>
  return %r : tensor<2x3x150xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<17x129xcomplex<f32>>) -> tensor<17x256xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [256] : (tensor<17x129xcomplex<f32>>) -> tensor<17x256xf32>
  return %r : tensor<17x256xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<5x132xcomplex<f32>>) -> tensor<5x263xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [263] : (tensor<5x132xcomplex<f32>>) -> tensor<5x263xf32>
  return %r : tensor<5x263xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [4, 6] : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x5x4xcomplex<f32>>) -> tensor<3x5x7xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [5, 7] : (tensor<3x5x4xcomplex<f32>>) -> tensor<3x5x7xf32>
  return %r : tensor<3x5x7xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<3x4x3xcomplex<f32>>) -> tensor<3x4x5xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3, 4, 5] : (tensor<3x4x3xcomplex<f32>>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x3x1x5xcomplex<f32>>) -> tensor<2x3x1x8xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3, 1, 8] : (tensor<2x3x1x5xcomplex<f32>>) -> tensor<2x3x1x8xf32>
  return %r : tensor<2x3x1x8xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x130x5xcomplex<f32>>) -> tensor<2x130x9xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [130, 9] : (tensor<2x130x5xcomplex<f32>>) -> tensor<2x130x9xf32>
  return %r : tensor<2x130x9xf32>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x9xcomplex<f64>>) -> tensor<3x16xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [16] : (tensor<3x9xcomplex<f64>>) -> tensor<3x16xf64>
  return %r : tensor<3x16xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x16xcomplex<f64>>) -> tensor<4x30xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [30] : (tensor<4x16xcomplex<f64>>) -> tensor<4x30xf64>
  return %r : tensor<4x30xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x76xcomplex<f64>>) -> tensor<2x3x150xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [150] : (tensor<2x3x76xcomplex<f64>>) -> tensor<2x3x150xf64>
  return %r : tensor<2x3x150xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<17x129xcomplex<f64>>) -> tensor<17x256xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [256] : (tensor<17x129xcomplex<f64>>) -> tensor<17x256xf64>
  return %r : tensor<17x256xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<5x132xcomplex<f64>>) -> tensor<5x263xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [263] : (tensor<5x132xcomplex<f64>>) -> tensor<5x263xf64>
  return %r : tensor<5x263xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [4, 6] : (tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64>
  return %r : tensor<4x6xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x5x4xcomplex<f64>>) -> tensor<3x5x7xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [5, 7] : (tensor<3x5x4xcomplex<f64>>) -> tensor<3x5x7xf64>
  return %r : tensor<3x5x7xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<3x4x3xcomplex<f64>>) -> tensor<3x4x5xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3, 4, 5] : (tensor<3x4x3xcomplex<f64>>) -> tensor<3x4x5xf64>
  return %r : tensor<3x4x5xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x3x1x5xcomplex<f64>>) -> tensor<2x3x1x8xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3, 1, 8] : (tensor<2x3x1x5xcomplex<f64>>) -> tensor<2x3x1x8xf64>
  return %r : tensor<2x3x1x8xf64>
}
// -----
// tolerance: 3.5e-15
func.func @main(%x: tensor<2x130x5xcomplex<f64>>) -> tensor<2x130x9xf64> {
  %r = stablehlo.fft %x, type = IRFFT, length = [130, 9] : (tensor<2x130x5xcomplex<f64>>) -> tensor<2x130x9xf64>
  return %r : tensor<2x130x9xf64>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x9xcomplex<f32>>) -> tensor<2x0x16xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [16] : (tensor<2x0x9xcomplex<f32>>) -> tensor<2x0x16xf32>
  return %r : tensor<2x0x16xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<14x15x0x9xcomplex<f32>>) -> tensor<14x15x0x17xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [17] : (tensor<14x15x0x9xcomplex<f32>>) -> tensor<14x15x0x17xf32>
  return %r : tensor<14x15x0x17xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<2x0x3xcomplex<f32>>) -> tensor<2x0x4xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [0, 4] : (tensor<2x0x3xcomplex<f32>>) -> tensor<2x0x4xf32>
  return %r : tensor<2x0x4xf32>
}
// -----
// tolerance: 1.9e-6
func.func @main(%x: tensor<64x33xcomplex<f32>>) -> tensor<64x64xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [64, 64] : (tensor<64x33xcomplex<f32>>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
