// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xf32>, tensor<1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xf32>, tensor<2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<3x3xf32>, tensor<3xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<15x15xf32>) -> (tensor<15x15xf32>, tensor<15xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<15x15xf32>) -> (tensor<15x15xf32>, tensor<15xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<15x15xf32>, tensor<15xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<17x17xf32>, tensor<17xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<33x33xf32>, tensor<33xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<70x70xf32>) -> (tensor<70x70xf32>, tensor<70xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<70x70xf32>) -> (tensor<70x70xf32>, tensor<70xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<70x70xf32>, tensor<70xf32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xf64>, tensor<1xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xf64>, tensor<2xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<9x9xf64>, tensor<9xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<35xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<35xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<35x35xf64>, tensor<35xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>, tensor<3x8xf32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>, tensor<3x8xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x8x8xf32>, tensor<3x8xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_zheevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<0x0xf32>, tensor<0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8, uplo = 76 : ui8}} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<6x6xf32>, tensor<6xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>) {
  %r:2 = stablehlo.custom_call @Eigh(%x) {backend_config = "1,1,100,1e-6"} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>)
  return %r#0, %r#1 : tensor<5x5xf32>, tensor<5xf32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x9x9xf64>) -> (tensor<2x9x9xf64>, tensor<2x9xf64>) {
  %r:2 = stablehlo.custom_call @Eigh(%x) {backend_config = "0,1,100,1e-6"} : (tensor<2x9x9xf64>) -> (tensor<2x9x9xf64>, tensor<2x9xf64>)
  return %r#0, %r#1 : tensor<2x9x9xf64>, tensor<2x9xf64>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>) {
  %r:2 = stablehlo.custom_call @Eigh(%x) {backend_config = "1,1,100,1e-6"} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4x4xcomplex<f32>>, tensor<4xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x4xf32>
  %y = stablehlo.add %x, %n : tensor<3x4x4xf32>
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xf64>, tensor<i32>) {
  %n = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0x7FF0000000000000, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x5xf64>
  %y = stablehlo.add %x, %n : tensor<5x5xf64>
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<5x5xf64>, tensor<5xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x40xf32>) -> tensor<40xf32> {
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<i32>)
  return %r#1 : tensor<40xf32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7xf64>, tensor<i32>) {
  %s = stablehlo.constant dense<1.0e+200> : tensor<7x7xf64>
  %y = stablehlo.multiply %x, %s : tensor<7x7xf64>
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<7x7xf64>, tensor<7xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7xf64>, tensor<i32>) {
  %s = stablehlo.constant dense<1.0e-200> : tensor<7x7xf64>
  %y = stablehlo.multiply %x, %s : tensor<7x7xf64>
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<7x7xf64>, tensor<7xf64>, tensor<i32>
}
