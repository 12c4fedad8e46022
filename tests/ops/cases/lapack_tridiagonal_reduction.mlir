// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<16x16xf32>, tensor<16xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<17x17xf32>, tensor<17xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<16x16xf32>, tensor<16xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<17x17xf32>, tensor<17xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<40x40xf32>, tensor<40xf32>, tensor<39xf32>, tensor<39xf32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<0xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<0xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<0xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>, tensor<8xf64>, tensor<8xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>, tensor<8xf64>, tensor<8xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x9xf64>, tensor<9xf64>, tensor<8xf64>, tensor<8xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<35xf64>, tensor<34xf64>, tensor<34xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<35xf64>, tensor<34xf64>, tensor<34xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<35x35xf64>, tensor<35xf64>, tensor<34xf64>, tensor<34xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<0xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<0xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<0xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>, tensor<8xf64>, tensor<8xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9xf64>, tensor<8xf64>, tensor<8xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x9xf64>, tensor<9xf64>, tensor<8xf64>, tensor<8xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<35xf64>, tensor<34xf64>, tensor<34xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<35xf64>, tensor<34xf64>, tensor<34xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<35x35xf64>, tensor<35xf64>, tensor<34xf64>, tensor<34xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<0xf32>, tensor<0xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<0xf32>, tensor<0xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<0xf32>, tensor<0xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<34xf32>, tensor<34xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<34xf32>, tensor<34xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<34xf32>, tensor<34xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<0xf32>, tensor<0xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<0xf32>, tensor<0xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<0xf32>, tensor<0xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x9xcomplex<f32>>, tensor<9xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<34xf32>, tensor<34xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<34xf32>, tensor<34xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<35x35xcomplex<f32>>, tensor<35xf32>, tensor<34xf32>, tensor<34xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<0xf64>, tensor<0xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<0xf64>, tensor<0xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<0xf64>, tensor<0xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<8xf64>, tensor<8xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<8xf64>, tensor<8xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<8xf64>, tensor<8xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<34xf64>, tensor<34xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<34xf64>, tensor<34xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<34xf64>, tensor<34xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<0xf64>, tensor<0xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<0xf64>, tensor<0xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<0xf64>, tensor<0xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<8xf64>, tensor<8xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<8xf64>, tensor<8xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x9xcomplex<f64>>, tensor<9xf64>, tensor<8xf64>, tensor<8xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<34xf64>, tensor<34xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<34xf64>, tensor<34xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<35x35xcomplex<f64>>, tensor<35xf64>, tensor<34xf64>, tensor<34xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xi32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2x4xf64>, tensor<2x2x4xcomplex<f64>>, tensor<2x2xi32>) {
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2x4xf64>, tensor<2x2x4xcomplex<f64>>, tensor<2x2xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2x4xf64>, tensor<2x2x4xcomplex<f64>>, tensor<2x2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>, tensor<4x2xf32>, tensor<4x1xf32>, tensor<4x1xcomplex<f32>>, tensor<4xi32>) {
  %r:5 = stablehlo.custom_call @lapack_chetrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>, tensor<4x2xf32>, tensor<4x1xf32>, tensor<4x1xcomplex<f32>>, tensor<4xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<4x2x2xcomplex<f32>>, tensor<4x2xf32>, tensor<4x1xf32>, tensor<4x1xcomplex<f32>>, tensor<4xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0xi32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<0x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<3x0x0xf64>) -> (tensor<3x0x0xf64>, tensor<3x0xf64>, tensor<3x0xf64>, tensor<3x0xf64>, tensor<3xi32>) {
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%x) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x0x0xf64>) -> (tensor<3x0x0xf64>, tensor<3x0xf64>, tensor<3x0xf64>, tensor<3x0xf64>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x0x0xf64>, tensor<3x0xf64>, tensor<3x0xf64>, tensor<3x0xf64>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0x7F800000], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x4xf32>
  %y = stablehlo.add %x, %n : tensor<3x4x4xf32>
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%y) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0x7F800000], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x4xf32>
  %y = stablehlo.add %x, %n : tensor<3x4x4xf32>
  %r:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%y) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>) {
  %n = stablehlo.constant dense<[[(0.0, 0x7FF0000000000000), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0x7FF8000000000000)]]> : tensor<2x2xcomplex<f64>>
  %y = stablehlo.add %x, %n : tensor<2x2xcomplex<f64>>
  %r:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%y) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f64>>, tensor<2xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<i32>
}
