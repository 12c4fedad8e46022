// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>)
  return %r#0, %r#1 : tensor<1x1xf32>, tensor<1xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<1xf32>) -> tensor<0xf32>
  %r = stablehlo.custom_call @lapack_sorgqr_ffi(%g#0, %t) : (tensor<1x1xf32>, tensor<0xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<31x31xf32>) -> (tensor<31x31xf32>, tensor<31xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<31x31xf32>) -> (tensor<31x31xf32>, tensor<31xf32>)
  return %r#0, %r#1 : tensor<31x31xf32>, tensor<31xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<31x31xf32>) -> (tensor<31x31xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<31x31xf32>) -> (tensor<31x31xf32>, tensor<31xf32>)
  %t = stablehlo.slice %g#1 [0:15] : (tensor<31xf32>) -> tensor<15xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<31x31xf32>, tensor<15xf32>) -> tensor<31x31xf32>
  return %r : tensor<31x31xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>)
  return %r#0, %r#1 : tensor<33x33xf32>, tensor<33xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<33x33xf32>) -> (tensor<33x33xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>)
  %t = stablehlo.slice %g#1 [0:33] : (tensor<33xf32>) -> tensor<33xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<33x33xf32>, tensor<33xf32>) -> tensor<33x33xf32>
  return %r : tensor<33x33xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64xf32>)
  return %r#0, %r#1 : tensor<64x64xf32>, tensor<64xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100xf32>)
  return %r#0, %r#1 : tensor<100x100xf32>, tensor<100xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<100x100xf32>) -> (tensor<100x100xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100xf32>)
  %t = stablehlo.slice %g#1 [0:100] : (tensor<100xf32>) -> tensor<100xf32>
  %r = stablehlo.custom_call @lapack_sorgqr_ffi(%g#0, %t) : (tensor<100x100xf32>, tensor<100xf32>) -> tensor<100x100xf32>
  return %r : tensor<100x100xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x129xf32>) -> (tensor<129x129xf32>, tensor<129xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<129x129xf32>) -> (tensor<129x129xf32>, tensor<129xf32>)
  return %r#0, %r#1 : tensor<129x129xf32>, tensor<129xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x129xf32>) -> (tensor<129x129xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<129x129xf32>) -> (tensor<129x129xf32>, tensor<129xf32>)
  %t = stablehlo.slice %g#1 [0:64] : (tensor<129xf32>) -> tensor<64xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<129x129xf32>, tensor<64xf32>) -> tensor<129x129xf32>
  return %r : tensor<129x129xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>)
  return %r#0, %r#1 : tensor<0x0xf32>, tensor<0xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xf32>)
  return %r#0, %r#1 : tensor<0x3xf32>, tensor<0xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>)
  return %r#0, %r#1 : tensor<3x0xf32>, tensor<0xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xf32>) -> (tensor<3x0xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<0xf32>) -> tensor<0xf32>
  %r = stablehlo.custom_call @lapack_sorgqr_ffi(%g#0, %t) : (tensor<3x0xf32>, tensor<0xf32>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xf32>)
  return %r#0, %r#1 : tensor<1x5xf32>, tensor<1xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>)
  return %r#0, %r#1 : tensor<5x1xf32>, tensor<1xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xf32>) -> (tensor<5x1xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>)
  %t = stablehlo.slice %g#1 [0:1] : (tensor<1xf32>) -> tensor<1xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<5x1xf32>, tensor<1xf32>) -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<4xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<7x4xf32>, tensor<4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x4xf32>) -> (tensor<7x4xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<4xf32>)
  %t = stablehlo.slice %g#1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %r = stablehlo.custom_call @lapack_sorgqr_ffi(%g#0, %t) : (tensor<7x4xf32>, tensor<2xf32>) -> tensor<7x4xf32>
  return %r : tensor<7x4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<4xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4x7xf32>, tensor<4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<65x63xf32>) -> (tensor<65x63xf32>, tensor<63xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<65x63xf32>) -> (tensor<65x63xf32>, tensor<63xf32>)
  return %r#0, %r#1 : tensor<65x63xf32>, tensor<63xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<65x63xf32>) -> (tensor<65x63xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<65x63xf32>) -> (tensor<65x63xf32>, tensor<63xf32>)
  %t = stablehlo.slice %g#1 [0:31] : (tensor<63xf32>) -> tensor<31xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<65x63xf32>, tensor<31xf32>) -> tensor<65x63xf32>
  return %r : tensor<65x63xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<63x65xf32>) -> (tensor<63x65xf32>, tensor<63xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<63x65xf32>) -> (tensor<63x65xf32>, tensor<63xf32>)
  return %r#0, %r#1 : tensor<63x65xf32>, tensor<63xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x40xf32>) -> (tensor<129x40xf32>, tensor<40xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<129x40xf32>) -> (tensor<129x40xf32>, tensor<40xf32>)
  return %r#0, %r#1 : tensor<129x40xf32>, tensor<40xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x129xf32>) -> (tensor<40x129xf32>, tensor<40xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<40x129xf32>) -> (tensor<40x129xf32>, tensor<40xf32>)
  return %r#0, %r#1 : tensor<40x129xf32>, tensor<40xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<70x200xf32>) -> (tensor<70x200xf32>, tensor<70xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<70x200xf32>) -> (tensor<70x200xf32>, tensor<70xf32>)
  return %r#0, %r#1 : tensor<70x200xf32>, tensor<70xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<200x70xf32>) -> (tensor<200x70xf32>, tensor<70xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<200x70xf32>) -> (tensor<200x70xf32>, tensor<70xf32>)
  return %r#0, %r#1 : tensor<200x70xf32>, tensor<70xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x9x9xf32>) -> (tensor<3x9x9xf32>, tensor<3x9xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<3x9x9xf32>) -> (tensor<3x9x9xf32>, tensor<3x9xf32>)
  return %r#0, %r#1 : tensor<3x9x9xf32>, tensor<3x9xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2x6x4xf32>) -> (tensor<2x2x6x4xf32>, tensor<2x2x4xf32>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2x6x4xf32>) -> (tensor<2x2x6x4xf32>, tensor<2x2x4xf32>)
  return %r#0, %r#1 : tensor<2x2x6x4xf32>, tensor<2x2x4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x66x70xf32>) -> (tensor<2x66x70xf32>, tensor<2x66xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<2x66x70xf32>) -> (tensor<2x66x70xf32>, tensor<2x66xf32>)
  return %r#0, %r#1 : tensor<2x66x70xf32>, tensor<2x66xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>)
  return %r#0, %r#1 : tensor<0x4x4xf32>, tensor<0x4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x70x66xf32>) -> (tensor<3x70x66xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<3x70x66xf32>) -> (tensor<3x70x66xf32>, tensor<3x66xf32>)
  %t = stablehlo.slice %g#1 [0:3, 0:66] : (tensor<3x66xf32>) -> tensor<3x66xf32>
  %r = stablehlo.custom_call @lapack_sorgqr_ffi(%g#0, %t) : (tensor<3x70x66xf32>, tensor<3x66xf32>) -> tensor<3x70x66xf32>
  return %r : tensor<3x70x66xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x1x5x3xf32>) -> (tensor<2x1x5x3xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<2x1x5x3xf32>) -> (tensor<2x1x5x3xf32>, tensor<2x1x3xf32>)
  %t = stablehlo.slice %g#1 [0:2, 0:1, 0:2] : (tensor<2x1x3xf32>) -> tensor<2x1x2xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<2x1x5x3xf32>, tensor<2x1x2xf32>) -> tensor<2x1x5x3xf32>
  return %r : tensor<2x1x5x3xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x5xf32>, %c: tensor<9x4xf32>) -> (tensor<9x4xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<5xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<9x5xf32>, tensor<5xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
  return %r : tensor<9x4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x66x66xf32>, %c: tensor<2x70x66xf32>) -> (tensor<2x70x66xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<2x66x66xf32>) -> (tensor<2x66x66xf32>, tensor<2x66xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x66x66xf32>, tensor<2x66xf32>, tensor<2x70x66xf32>) -> tensor<2x70x66xf32>
  return %r : tensor<2x70x66xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x9xf32>, %c: tensor<7x9xf32>) -> (tensor<7x9xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<9x9xf32>, tensor<9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
  return %r : tensor<7x9xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x2x33x3xf32>, %c: tensor<1x2x33x40xf32>) -> (tensor<1x2x33x40xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<1x2x33x3xf32>) -> (tensor<1x2x33x3xf32>, tensor<1x2x3xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<1x2x33x3xf32>, tensor<1x2x3xf32>, tensor<1x2x33x40xf32>) -> tensor<1x2x33x40xf32>
  return %r : tensor<1x2x33x40xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x6xf32>, %c: tensor<6x7xf32>) -> (tensor<6x7xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<6x6xf32>, tensor<6xf32>, tensor<6x7xf32>) -> tensor<6x7xf32>
  return %r : tensor<6x7xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x6x5xf32>, %c: tensor<2x7x6xf32>) -> (tensor<2x7x6xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<2x6x5xf32>) -> (tensor<2x6x5xf32>, tensor<2x5xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x6x5xf32>, tensor<2x5xf32>, tensor<2x7x6xf32>) -> tensor<2x7x6xf32>
  return %r : tensor<2x7x6xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x0xf32>, %c: tensor<5x3xf32>) -> (tensor<5x3xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<5x0xf32>) -> (tensor<5x0xf32>, tensor<0xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x0xf32>, tensor<0xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x2xf32>, %c: tensor<5x0xf32>) -> (tensor<5x0xf32>) {
  %g:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<5x2xf32>) -> (tensor<5x2xf32>, tensor<2xf32>)
  %r = stablehlo.custom_call @lapack_sormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x2xf32>, tensor<2xf32>, tensor<5x0xf32>) -> tensor<5x0xf32>
  return %r : tensor<5x0xf32>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>)
  return %r#0, %r#1 : tensor<1x1xf64>, tensor<1xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<1xf64>) -> tensor<0xf64>
  %r = stablehlo.custom_call @lapack_dorgqr_ffi(%g#0, %t) : (tensor<1x1xf64>, tensor<0xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
  return %r#0, %r#1 : tensor<2x2xf64>, tensor<2xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<31x31xf64>) -> (tensor<31x31xf64>, tensor<31xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<31x31xf64>) -> (tensor<31x31xf64>, tensor<31xf64>)
  return %r#0, %r#1 : tensor<31x31xf64>, tensor<31xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<31x31xf64>) -> (tensor<31x31xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<31x31xf64>) -> (tensor<31x31xf64>, tensor<31xf64>)
  %t = stablehlo.slice %g#1 [0:15] : (tensor<31xf64>) -> tensor<15xf64>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<31x31xf64>, tensor<15xf64>) -> tensor<31x31xf64>
  return %r : tensor<31x31xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<33x33xf64>) -> (tensor<33x33xf64>, tensor<33xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<33x33xf64>) -> (tensor<33x33xf64>, tensor<33xf64>)
  return %r#0, %r#1 : tensor<33x33xf64>, tensor<33xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<33x33xf64>) -> (tensor<33x33xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<33x33xf64>) -> (tensor<33x33xf64>, tensor<33xf64>)
  %t = stablehlo.slice %g#1 [0:33] : (tensor<33xf64>) -> tensor<33xf64>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<33x33xf64>, tensor<33xf64>) -> tensor<33x33xf64>
  return %r : tensor<33x33xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<64x64xf64>) -> (tensor<64x64xf64>, tensor<64xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<64x64xf64>) -> (tensor<64x64xf64>, tensor<64xf64>)
  return %r#0, %r#1 : tensor<64x64xf64>, tensor<64xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<100x100xf64>) -> (tensor<100x100xf64>, tensor<100xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<100x100xf64>) -> (tensor<100x100xf64>, tensor<100xf64>)
  return %r#0, %r#1 : tensor<100x100xf64>, tensor<100xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<100x100xf64>) -> (tensor<100x100xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<100x100xf64>) -> (tensor<100x100xf64>, tensor<100xf64>)
  %t = stablehlo.slice %g#1 [0:100] : (tensor<100xf64>) -> tensor<100xf64>
  %r = stablehlo.custom_call @lapack_dorgqr_ffi(%g#0, %t) : (tensor<100x100xf64>, tensor<100xf64>) -> tensor<100x100xf64>
  return %r : tensor<100x100xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<129x129xf64>) -> (tensor<129x129xf64>, tensor<129xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<129x129xf64>) -> (tensor<129x129xf64>, tensor<129xf64>)
  return %r#0, %r#1 : tensor<129x129xf64>, tensor<129xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<129x129xf64>) -> (tensor<129x129xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<129x129xf64>) -> (tensor<129x129xf64>, tensor<129xf64>)
  %t = stablehlo.slice %g#1 [0:64] : (tensor<129xf64>) -> tensor<64xf64>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<129x129xf64>, tensor<64xf64>) -> tensor<129x129xf64>
  return %r : tensor<129x129xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<0x0xf64>) -> (tensor<0x0xf64>, tensor<0xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<0x0xf64>) -> (tensor<0x0xf64>, tensor<0xf64>)
  return %r#0, %r#1 : tensor<0x0xf64>, tensor<0xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<0xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<0xf64>)
  return %r#0, %r#1 : tensor<0x3xf64>, tensor<0xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xf64>)
  return %r#0, %r#1 : tensor<3x0xf64>, tensor<0xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x0xf64>) -> (tensor<3x0xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xf64>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<0xf64>) -> tensor<0xf64>
  %r = stablehlo.custom_call @lapack_dorgqr_ffi(%g#0, %t) : (tensor<3x0xf64>, tensor<0xf64>) -> tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x5xf64>) -> (tensor<1x5xf64>, tensor<1xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<1x5xf64>) -> (tensor<1x5xf64>, tensor<1xf64>)
  return %r#0, %r#1 : tensor<1x5xf64>, tensor<1xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>)
  return %r#0, %r#1 : tensor<5x1xf64>, tensor<1xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x1xf64>) -> (tensor<5x1xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>)
  %t = stablehlo.slice %g#1 [0:1] : (tensor<1xf64>) -> tensor<1xf64>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<5x1xf64>, tensor<1xf64>) -> tensor<5x1xf64>
  return %r : tensor<5x1xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>)
  return %r#0, %r#1 : tensor<7x4xf64>, tensor<4xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<7x4xf64>) -> (tensor<7x4xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>)
  %t = stablehlo.slice %g#1 [0:2] : (tensor<4xf64>) -> tensor<2xf64>
  %r = stablehlo.custom_call @lapack_dorgqr_ffi(%g#0, %t) : (tensor<7x4xf64>, tensor<2xf64>) -> tensor<7x4xf64>
  return %r : tensor<7x4xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<4x7xf64>) -> (tensor<4x7xf64>, tensor<4xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<4x7xf64>) -> (tensor<4x7xf64>, tensor<4xf64>)
  return %r#0, %r#1 : tensor<4x7xf64>, tensor<4xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<65x63xf64>) -> (tensor<65x63xf64>, tensor<63xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<65x63xf64>) -> (tensor<65x63xf64>, tensor<63xf64>)
  return %r#0, %r#1 : tensor<65x63xf64>, tensor<63xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<65x63xf64>) -> (tensor<65x63xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<65x63xf64>) -> (tensor<65x63xf64>, tensor<63xf64>)
  %t = stablehlo.slice %g#1 [0:31] : (tensor<63xf64>) -> tensor<31xf64>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<65x63xf64>, tensor<31xf64>) -> tensor<65x63xf64>
  return %r : tensor<65x63xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<63x65xf64>) -> (tensor<63x65xf64>, tensor<63xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<63x65xf64>) -> (tensor<63x65xf64>, tensor<63xf64>)
  return %r#0, %r#1 : tensor<63x65xf64>, tensor<63xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<129x40xf64>) -> (tensor<129x40xf64>, tensor<40xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<129x40xf64>) -> (tensor<129x40xf64>, tensor<40xf64>)
  return %r#0, %r#1 : tensor<129x40xf64>, tensor<40xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<40x129xf64>) -> (tensor<40x129xf64>, tensor<40xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<40x129xf64>) -> (tensor<40x129xf64>, tensor<40xf64>)
  return %r#0, %r#1 : tensor<40x129xf64>, tensor<40xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<70x200xf64>) -> (tensor<70x200xf64>, tensor<70xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<70x200xf64>) -> (tensor<70x200xf64>, tensor<70xf64>)
  return %r#0, %r#1 : tensor<70x200xf64>, tensor<70xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<200x70xf64>) -> (tensor<200x70xf64>, tensor<70xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<200x70xf64>) -> (tensor<200x70xf64>, tensor<70xf64>)
  return %r#0, %r#1 : tensor<200x70xf64>, tensor<70xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x9x9xf64>) -> (tensor<3x9x9xf64>, tensor<3x9xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<3x9x9xf64>) -> (tensor<3x9x9xf64>, tensor<3x9xf64>)
  return %r#0, %r#1 : tensor<3x9x9xf64>, tensor<3x9xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x2x6x4xf64>) -> (tensor<2x2x6x4xf64>, tensor<2x2x4xf64>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2x6x4xf64>) -> (tensor<2x2x6x4xf64>, tensor<2x2x4xf64>)
  return %r#0, %r#1 : tensor<2x2x6x4xf64>, tensor<2x2x4xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x66x70xf64>) -> (tensor<2x66x70xf64>, tensor<2x66xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x66x70xf64>) -> (tensor<2x66x70xf64>, tensor<2x66xf64>)
  return %r#0, %r#1 : tensor<2x66x70xf64>, tensor<2x66xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<0x4x4xf64>) -> (tensor<0x4x4xf64>, tensor<0x4xf64>) {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<0x4x4xf64>) -> (tensor<0x4x4xf64>, tensor<0x4xf64>)
  return %r#0, %r#1 : tensor<0x4x4xf64>, tensor<0x4xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x70x66xf64>) -> (tensor<3x70x66xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<3x70x66xf64>) -> (tensor<3x70x66xf64>, tensor<3x66xf64>)
  %t = stablehlo.slice %g#1 [0:3, 0:66] : (tensor<3x66xf64>) -> tensor<3x66xf64>
  %r = stablehlo.custom_call @lapack_dorgqr_ffi(%g#0, %t) : (tensor<3x70x66xf64>, tensor<3x66xf64>) -> tensor<3x70x66xf64>
  return %r : tensor<3x70x66xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x1x5x3xf64>) -> (tensor<2x1x5x3xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x1x5x3xf64>) -> (tensor<2x1x5x3xf64>, tensor<2x1x3xf64>)
  %t = stablehlo.slice %g#1 [0:2, 0:1, 0:2] : (tensor<2x1x3xf64>) -> tensor<2x1x2xf64>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<2x1x5x3xf64>, tensor<2x1x2xf64>) -> tensor<2x1x5x3xf64>
  return %r : tensor<2x1x5x3xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<9x5xf64>, %c: tensor<9x4xf64>) -> (tensor<9x4xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<9x5xf64>) -> (tensor<9x5xf64>, tensor<5xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<9x5xf64>, tensor<5xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
  return %r : tensor<9x4xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x66x66xf64>, %c: tensor<2x70x66xf64>) -> (tensor<2x70x66xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x66x66xf64>) -> (tensor<2x66x66xf64>, tensor<2x66xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x66x66xf64>, tensor<2x66xf64>, tensor<2x70x66xf64>) -> tensor<2x70x66xf64>
  return %r : tensor<2x70x66xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<9x9xf64>, %c: tensor<7x9xf64>) -> (tensor<7x9xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<9x9xf64>, tensor<9xf64>, tensor<7x9xf64>) -> tensor<7x9xf64>
  return %r : tensor<7x9xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x2x33x3xf64>, %c: tensor<1x2x33x40xf64>) -> (tensor<1x2x33x40xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<1x2x33x3xf64>) -> (tensor<1x2x33x3xf64>, tensor<1x2x3xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<1x2x33x3xf64>, tensor<1x2x3xf64>, tensor<1x2x33x40xf64>) -> tensor<1x2x33x40xf64>
  return %r : tensor<1x2x33x40xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<6x6xf64>, %c: tensor<6x7xf64>) -> (tensor<6x7xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<6x6xf64>, tensor<6xf64>, tensor<6x7xf64>) -> tensor<6x7xf64>
  return %r : tensor<6x7xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x6x5xf64>, %c: tensor<2x7x6xf64>) -> (tensor<2x7x6xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x6x5xf64>) -> (tensor<2x6x5xf64>, tensor<2x5xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x6x5xf64>, tensor<2x5xf64>, tensor<2x7x6xf64>) -> tensor<2x7x6xf64>
  return %r : tensor<2x7x6xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x0xf64>, %c: tensor<5x3xf64>) -> (tensor<5x3xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<5x0xf64>) -> (tensor<5x0xf64>, tensor<0xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x0xf64>, tensor<0xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x2xf64>, %c: tensor<5x0xf64>) -> (tensor<5x0xf64>) {
  %g:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<5x2xf64>) -> (tensor<5x2xf64>, tensor<2xf64>)
  %r = stablehlo.custom_call @lapack_dormqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x2xf64>, tensor<2xf64>, tensor<5x0xf64>) -> tensor<5x0xf64>
  return %r : tensor<5x0xf64>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>)
  return %r#0, %r#1 : tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<1xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  %r = stablehlo.custom_call @lapack_cungqr_ffi(%g#0, %t) : (tensor<1x1xcomplex<f32>>, tensor<0xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x129xcomplex<f32>>) -> (tensor<129x129xcomplex<f32>>, tensor<129xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<129x129xcomplex<f32>>) -> (tensor<129x129xcomplex<f32>>, tensor<129xcomplex<f32>>)
  return %r#0, %r#1 : tensor<129x129xcomplex<f32>>, tensor<129xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x129xcomplex<f32>>) -> (tensor<129x129xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<129x129xcomplex<f32>>) -> (tensor<129x129xcomplex<f32>>, tensor<129xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:64] : (tensor<129xcomplex<f32>>) -> tensor<64xcomplex<f32>>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<129x129xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<129x129xcomplex<f32>>
  return %r : tensor<129x129xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xcomplex<f32>>) -> (tensor<0x0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<0x0xcomplex<f32>>) -> (tensor<0x0xcomplex<f32>>, tensor<0xcomplex<f32>>)
  return %r#0, %r#1 : tensor<0x0xcomplex<f32>>, tensor<0xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x3xcomplex<f32>>) -> (tensor<0x3xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<0x3xcomplex<f32>>) -> (tensor<0x3xcomplex<f32>>, tensor<0xcomplex<f32>>)
  return %r#0, %r#1 : tensor<0x3xcomplex<f32>>, tensor<0xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<3x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>, tensor<0xcomplex<f32>>)
  return %r#0, %r#1 : tensor<3x0xcomplex<f32>>, tensor<0xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<3x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>, tensor<0xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  %r = stablehlo.custom_call @lapack_cungqr_ffi(%g#0, %t) : (tensor<3x0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
  return %r : tensor<3x0xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x5xcomplex<f32>>) -> (tensor<1x5xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<1x5xcomplex<f32>>) -> (tensor<1x5xcomplex<f32>>, tensor<1xcomplex<f32>>)
  return %r#0, %r#1 : tensor<1x5xcomplex<f32>>, tensor<1xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xcomplex<f32>>) -> (tensor<5x1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<5x1xcomplex<f32>>) -> (tensor<5x1xcomplex<f32>>, tensor<1xcomplex<f32>>)
  return %r#0, %r#1 : tensor<5x1xcomplex<f32>>, tensor<1xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xcomplex<f32>>) -> (tensor<5x1xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<5x1xcomplex<f32>>) -> (tensor<5x1xcomplex<f32>>, tensor<1xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<5x1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<5x1xcomplex<f32>>
  return %r : tensor<5x1xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
  return %r#0, %r#1 : tensor<7x4xcomplex<f32>>, tensor<4xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:2] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %r = stablehlo.custom_call @lapack_cungqr_ffi(%g#0, %t) : (tensor<7x4xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<7x4xcomplex<f32>>
  return %r : tensor<7x4xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x7xcomplex<f32>>) -> (tensor<4x7xcomplex<f32>>, tensor<4xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<4x7xcomplex<f32>>) -> (tensor<4x7xcomplex<f32>>, tensor<4xcomplex<f32>>)
  return %r#0, %r#1 : tensor<4x7xcomplex<f32>>, tensor<4xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<70x200xcomplex<f32>>) -> (tensor<70x200xcomplex<f32>>, tensor<70xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<70x200xcomplex<f32>>) -> (tensor<70x200xcomplex<f32>>, tensor<70xcomplex<f32>>)
  return %r#0, %r#1 : tensor<70x200xcomplex<f32>>, tensor<70xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<200x70xcomplex<f32>>) -> (tensor<200x70xcomplex<f32>>, tensor<70xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<200x70xcomplex<f32>>) -> (tensor<200x70xcomplex<f32>>, tensor<70xcomplex<f32>>)
  return %r#0, %r#1 : tensor<200x70xcomplex<f32>>, tensor<70xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x9x9xcomplex<f32>>) -> (tensor<3x9x9xcomplex<f32>>, tensor<3x9xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<3x9x9xcomplex<f32>>) -> (tensor<3x9x9xcomplex<f32>>, tensor<3x9xcomplex<f32>>)
  return %r#0, %r#1 : tensor<3x9x9xcomplex<f32>>, tensor<3x9xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2x6x4xcomplex<f32>>) -> (tensor<2x2x6x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2x6x4xcomplex<f32>>) -> (tensor<2x2x6x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x2x6x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x66x70xcomplex<f32>>) -> (tensor<2x66x70xcomplex<f32>>, tensor<2x66xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<2x66x70xcomplex<f32>>) -> (tensor<2x66x70xcomplex<f32>>, tensor<2x66xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x66x70xcomplex<f32>>, tensor<2x66xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xcomplex<f32>>) -> (tensor<0x4x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>) {
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<0x4x4xcomplex<f32>>) -> (tensor<0x4x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>)
  return %r#0, %r#1 : tensor<0x4x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x70x66xcomplex<f32>>) -> (tensor<3x70x66xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<3x70x66xcomplex<f32>>) -> (tensor<3x70x66xcomplex<f32>>, tensor<3x66xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:3, 0:66] : (tensor<3x66xcomplex<f32>>) -> tensor<3x66xcomplex<f32>>
  %r = stablehlo.custom_call @lapack_cungqr_ffi(%g#0, %t) : (tensor<3x70x66xcomplex<f32>>, tensor<3x66xcomplex<f32>>) -> tensor<3x70x66xcomplex<f32>>
  return %r : tensor<3x70x66xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x1x5x3xcomplex<f32>>) -> (tensor<2x1x5x3xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<2x1x5x3xcomplex<f32>>) -> (tensor<2x1x5x3xcomplex<f32>>, tensor<2x1x3xcomplex<f32>>)
  %t = stablehlo.slice %g#1 [0:2, 0:1, 0:2] : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x2xcomplex<f32>>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<2x1x5x3xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x5x3xcomplex<f32>>
  return %r : tensor<2x1x5x3xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x5xcomplex<f32>>, %c: tensor<9x4xcomplex<f32>>) -> (tensor<9x4xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<9x5xcomplex<f32>>) -> (tensor<9x5xcomplex<f32>>, tensor<5xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<9x5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<9x4xcomplex<f32>>) -> tensor<9x4xcomplex<f32>>
  return %r : tensor<9x4xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x66x66xcomplex<f32>>, %c: tensor<2x70x66xcomplex<f32>>) -> (tensor<2x70x66xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<2x66x66xcomplex<f32>>) -> (tensor<2x66x66xcomplex<f32>>, tensor<2x66xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x66x66xcomplex<f32>>, tensor<2x66xcomplex<f32>>, tensor<2x70x66xcomplex<f32>>) -> tensor<2x70x66xcomplex<f32>>
  return %r : tensor<2x70x66xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x9xcomplex<f32>>, %c: tensor<7x9xcomplex<f32>>) -> (tensor<7x9xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<9x9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<7x9xcomplex<f32>>) -> tensor<7x9xcomplex<f32>>
  return %r : tensor<7x9xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x2x33x3xcomplex<f32>>, %c: tensor<1x2x33x40xcomplex<f32>>) -> (tensor<1x2x33x40xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<1x2x33x3xcomplex<f32>>) -> (tensor<1x2x33x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<1x2x33x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x33x40xcomplex<f32>>) -> tensor<1x2x33x40xcomplex<f32>>
  return %r : tensor<1x2x33x40xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x6xcomplex<f32>>, %c: tensor<6x7xcomplex<f32>>) -> (tensor<6x7xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<6x6xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x7xcomplex<f32>>) -> tensor<6x7xcomplex<f32>>
  return %r : tensor<6x7xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x6x5xcomplex<f32>>, %c: tensor<2x7x6xcomplex<f32>>) -> (tensor<2x7x6xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<2x6x5xcomplex<f32>>) -> (tensor<2x6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x7x6xcomplex<f32>>) -> tensor<2x7x6xcomplex<f32>>
  return %r : tensor<2x7x6xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x0xcomplex<f32>>, %c: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<5x0xcomplex<f32>>) -> (tensor<5x0xcomplex<f32>>, tensor<0xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x2xcomplex<f32>>, %c: tensor<5x0xcomplex<f32>>) -> (tensor<5x0xcomplex<f32>>) {
  %g:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%x) : (tensor<5x2xcomplex<f32>>) -> (tensor<5x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  %r = stablehlo.custom_call @lapack_cunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<5x0xcomplex<f32>>) -> tensor<5x0xcomplex<f32>>
  return %r : tensor<5x0xcomplex<f32>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
  return %r#0, %r#1 : tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<1xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  %r = stablehlo.custom_call @lapack_zungqr_ffi(%g#0, %t) : (tensor<1x1xcomplex<f64>>, tensor<0xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  return %r#0, %r#1 : tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<129x129xcomplex<f64>>) -> (tensor<129x129xcomplex<f64>>, tensor<129xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<129x129xcomplex<f64>>) -> (tensor<129x129xcomplex<f64>>, tensor<129xcomplex<f64>>)
  return %r#0, %r#1 : tensor<129x129xcomplex<f64>>, tensor<129xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<129x129xcomplex<f64>>) -> (tensor<129x129xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<129x129xcomplex<f64>>) -> (tensor<129x129xcomplex<f64>>, tensor<129xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:64] : (tensor<129xcomplex<f64>>) -> tensor<64xcomplex<f64>>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<129x129xcomplex<f64>>, tensor<64xcomplex<f64>>) -> tensor<129x129xcomplex<f64>>
  return %r : tensor<129x129xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<0x0xcomplex<f64>>) -> (tensor<0x0xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<0x0xcomplex<f64>>) -> (tensor<0x0xcomplex<f64>>, tensor<0xcomplex<f64>>)
  return %r#0, %r#1 : tensor<0x0xcomplex<f64>>, tensor<0xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<0x3xcomplex<f64>>) -> (tensor<0x3xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<0x3xcomplex<f64>>) -> (tensor<0x3xcomplex<f64>>, tensor<0xcomplex<f64>>)
  return %r#0, %r#1 : tensor<0x3xcomplex<f64>>, tensor<0xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<3x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>, tensor<0xcomplex<f64>>)
  return %r#0, %r#1 : tensor<3x0xcomplex<f64>>, tensor<0xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<3x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>, tensor<0xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:0] : (tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  %r = stablehlo.custom_call @lapack_zungqr_ffi(%g#0, %t) : (tensor<3x0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
  return %r : tensor<3x0xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x5xcomplex<f64>>) -> (tensor<1x5xcomplex<f64>>, tensor<1xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<1x5xcomplex<f64>>) -> (tensor<1x5xcomplex<f64>>, tensor<1xcomplex<f64>>)
  return %r#0, %r#1 : tensor<1x5xcomplex<f64>>, tensor<1xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x1xcomplex<f64>>) -> (tensor<5x1xcomplex<f64>>, tensor<1xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<5x1xcomplex<f64>>) -> (tensor<5x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
  return %r#0, %r#1 : tensor<5x1xcomplex<f64>>, tensor<1xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x1xcomplex<f64>>) -> (tensor<5x1xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<5x1xcomplex<f64>>) -> (tensor<5x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<5x1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<5x1xcomplex<f64>>
  return %r : tensor<5x1xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<7x4xcomplex<f64>>) -> (tensor<7x4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<7x4xcomplex<f64>>) -> (tensor<7x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
  return %r#0, %r#1 : tensor<7x4xcomplex<f64>>, tensor<4xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<7x4xcomplex<f64>>) -> (tensor<7x4xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<7x4xcomplex<f64>>) -> (tensor<7x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:2] : (tensor<4xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %r = stablehlo.custom_call @lapack_zungqr_ffi(%g#0, %t) : (tensor<7x4xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<7x4xcomplex<f64>>
  return %r : tensor<7x4xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>>, tensor<4xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>>, tensor<4xcomplex<f64>>)
  return %r#0, %r#1 : tensor<4x7xcomplex<f64>>, tensor<4xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<70x200xcomplex<f64>>) -> (tensor<70x200xcomplex<f64>>, tensor<70xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<70x200xcomplex<f64>>) -> (tensor<70x200xcomplex<f64>>, tensor<70xcomplex<f64>>)
  return %r#0, %r#1 : tensor<70x200xcomplex<f64>>, tensor<70xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<200x70xcomplex<f64>>) -> (tensor<200x70xcomplex<f64>>, tensor<70xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<200x70xcomplex<f64>>) -> (tensor<200x70xcomplex<f64>>, tensor<70xcomplex<f64>>)
  return %r#0, %r#1 : tensor<200x70xcomplex<f64>>, tensor<70xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x9x9xcomplex<f64>>) -> (tensor<3x9x9xcomplex<f64>>, tensor<3x9xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<3x9x9xcomplex<f64>>) -> (tensor<3x9x9xcomplex<f64>>, tensor<3x9xcomplex<f64>>)
  return %r#0, %r#1 : tensor<3x9x9xcomplex<f64>>, tensor<3x9xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x2x6x4xcomplex<f64>>) -> (tensor<2x2x6x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x2x6x4xcomplex<f64>>) -> (tensor<2x2x6x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>)
  return %r#0, %r#1 : tensor<2x2x6x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x66x70xcomplex<f64>>) -> (tensor<2x66x70xcomplex<f64>>, tensor<2x66xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<2x66x70xcomplex<f64>>) -> (tensor<2x66x70xcomplex<f64>>, tensor<2x66xcomplex<f64>>)
  return %r#0, %r#1 : tensor<2x66x70xcomplex<f64>>, tensor<2x66xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<0x4x4xcomplex<f64>>) -> (tensor<0x4x4xcomplex<f64>>, tensor<0x4xcomplex<f64>>) {
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<0x4x4xcomplex<f64>>) -> (tensor<0x4x4xcomplex<f64>>, tensor<0x4xcomplex<f64>>)
  return %r#0, %r#1 : tensor<0x4x4xcomplex<f64>>, tensor<0x4xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<3x70x66xcomplex<f64>>) -> (tensor<3x70x66xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<3x70x66xcomplex<f64>>) -> (tensor<3x70x66xcomplex<f64>>, tensor<3x66xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:3, 0:66] : (tensor<3x66xcomplex<f64>>) -> tensor<3x66xcomplex<f64>>
  %r = stablehlo.custom_call @lapack_zungqr_ffi(%g#0, %t) : (tensor<3x70x66xcomplex<f64>>, tensor<3x66xcomplex<f64>>) -> tensor<3x70x66xcomplex<f64>>
  return %r : tensor<3x70x66xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x1x5x3xcomplex<f64>>) -> (tensor<2x1x5x3xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<2x1x5x3xcomplex<f64>>) -> (tensor<2x1x5x3xcomplex<f64>>, tensor<2x1x3xcomplex<f64>>)
  %t = stablehlo.slice %g#1 [0:2, 0:1, 0:2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x2xcomplex<f64>>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%g#0, %t) : (tensor<2x1x5x3xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x5x3xcomplex<f64>>
  return %r : tensor<2x1x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<9x5xcomplex<f64>>, %c: tensor<9x4xcomplex<f64>>) -> (tensor<9x4xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<9x5xcomplex<f64>>) -> (tensor<9x5xcomplex<f64>>, tensor<5xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<9x5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<9x4xcomplex<f64>>) -> tensor<9x4xcomplex<f64>>
  return %r : tensor<9x4xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x66x66xcomplex<f64>>, %c: tensor<2x70x66xcomplex<f64>>) -> (tensor<2x70x66xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<2x66x66xcomplex<f64>>) -> (tensor<2x66x66xcomplex<f64>>, tensor<2x66xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x66x66xcomplex<f64>>, tensor<2x66xcomplex<f64>>, tensor<2x70x66xcomplex<f64>>) -> tensor<2x70x66xcomplex<f64>>
  return %r : tensor<2x70x66xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<9x9xcomplex<f64>>, %c: tensor<7x9xcomplex<f64>>) -> (tensor<7x9xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<9x9xcomplex<f64>>, tensor<9xcomplex<f64>>, tensor<7x9xcomplex<f64>>) -> tensor<7x9xcomplex<f64>>
  return %r : tensor<7x9xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<1x2x33x3xcomplex<f64>>, %c: tensor<1x2x33x40xcomplex<f64>>) -> (tensor<1x2x33x40xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<1x2x33x3xcomplex<f64>>) -> (tensor<1x2x33x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<1x2x33x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>, tensor<1x2x33x40xcomplex<f64>>) -> tensor<1x2x33x40xcomplex<f64>>
  return %r : tensor<1x2x33x40xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<6x6xcomplex<f64>>, %c: tensor<6x7xcomplex<f64>>) -> (tensor<6x7xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<6x6xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<6x6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x7xcomplex<f64>>) -> tensor<6x7xcomplex<f64>>
  return %r : tensor<6x7xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<2x6x5xcomplex<f64>>, %c: tensor<2x7x6xcomplex<f64>>) -> (tensor<2x7x6xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<2x6x5xcomplex<f64>>) -> (tensor<2x6x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<2x6x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x7x6xcomplex<f64>>) -> tensor<2x7x6xcomplex<f64>>
  return %r : tensor<2x7x6xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x0xcomplex<f64>>, %c: tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<5x0xcomplex<f64>>) -> (tensor<5x0xcomplex<f64>>, tensor<0xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<5x2xcomplex<f64>>, %c: tensor<5x0xcomplex<f64>>) -> (tensor<5x0xcomplex<f64>>) {
  %g:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<5x2xcomplex<f64>>) -> (tensor<5x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  %r = stablehlo.custom_call @lapack_zunmqr_ffi(%g#0, %g#1, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<5x0xcomplex<f64>>) -> tensor<5x0xcomplex<f64>>
  return %r : tensor<5x0xcomplex<f64>>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x3x2xf32>) -> (tensor<6x3x2xf32>, tensor<6x2xf32>) {
  %a = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 2.0], [0.0, 3.0], [0.0, 4.0]], [[-1.0, 2.0], [0.0, -3.0], [0.0, 0.0]],
    [[-0.0, 2.0], [4.0, 1.0], [3.0, 5.0]], [[0.0, 2.0], [4.0, 1.0], [-3.0, 5.0]], [[0.0, 0.0], [0.0, 1.0], [0.0, 5.0]]]> : tensor<6x3x2xf32>
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%a) : (tensor<6x3x2xf32>) -> (tensor<6x3x2xf32>, tensor<6x2xf32>)
  return %r#0, %r#1 : tensor<6x3x2xf32>, tensor<6x2xf32>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<6x3x2xf64>) -> (tensor<6x3x2xf64>, tensor<6x2xf64>) {
  %a = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 2.0], [0.0, 3.0], [0.0, 4.0]], [[-1.0, 2.0], [0.0, -3.0], [0.0, 0.0]],
    [[-0.0, 2.0], [4.0, 1.0], [3.0, 5.0]], [[0.0, 2.0], [4.0, 1.0], [-3.0, 5.0]], [[0.0, 0.0], [0.0, 1.0], [0.0, 5.0]]]> : tensor<6x3x2xf64>
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) : (tensor<6x3x2xf64>) -> (tensor<6x3x2xf64>, tensor<6x2xf64>)
  return %r#0, %r#1 : tensor<6x3x2xf64>, tensor<6x2xf64>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x2x2xcomplex<f32>>) -> (tensor<3x2x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) {
  %a = stablehlo.constant dense<[[[(0.0,0.0), (0.0,0.0)], [(0.0,0.0), (0.0,0.0)]], [[(2.0,3.0), (1.0,1.0)], [(0.0,0.0), (4.0,-2.0)]], [[(2.0,0.0), (1.0,1.0)], [(0.0,0.0), (-4.0,0.0)]]]> : tensor<3x2x2xcomplex<f32>>
  %r:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%a) : (tensor<3x2x2xcomplex<f32>>) -> (tensor<3x2x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>)
  return %r#0, %r#1 : tensor<3x2x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>
}
// -----
// tolerance: 1e-12
func.func @main(%x: tensor<4x3x2xf64>) -> (tensor<4x3x2xf64>, tensor<4x2xf64>) {
  %a = stablehlo.constant dense<[[[1.0, 0x7FF8000000000000], [2.0, 1.0], [3.0, 4.0]], [[1.0, 4.0], [0x7FF0000000000000, 1.0], [3.0, 4.0]], [[1.0e+200, 2.0], [2.0e+200, 1.0], [-2.0e+200, 1.0]], [[1.0e-200, 2.0e-200], [2.0e-200, 1.0e-200], [-2.0e-200, 1.0e-200]]]> : tensor<4x3x2xf64>
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) : (tensor<4x3x2xf64>) -> (tensor<4x3x2xf64>, tensor<4x2xf64>)
  return %r#0, %r#1 : tensor<4x3x2xf64>, tensor<4x2xf64>
}
// -----
// tolerance: 1e-4
// input 0: normal
func.func @main(%x: tensor<270x261xf32>) -> (tensor<270x261xf32>, tensor<261xf32>) {
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<270x261xf32>) -> (tensor<270x261xf32>, tensor<261xf32>)
  return %r#0, %r#1 : tensor<270x261xf32>, tensor<261xf32>
}
