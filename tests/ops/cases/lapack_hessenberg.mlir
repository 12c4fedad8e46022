// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<0xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 1 : i32, low = 1 : i32}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xf32>, tensor<0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<1xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 2 : i32, low = 1 : i32}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xf32>, tensor<1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 3 : i32, low = 1 : i32}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<3x3xf32>, tensor<2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<15xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 16 : i32, low = 1 : i32}} : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<15xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<16x16xf32>, tensor<15xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<16xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 17 : i32, low = 1 : i32}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<16xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<17x17xf32>, tensor<16xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<39xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 40 : i32, low = 1 : i32}} : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<39xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<40x40xf32>, tensor<39xf32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<0xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%x) {mhlo.backend_config = {high = 1 : i32, low = 1 : i32}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<0xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xf64>, tensor<0xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<1xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%x) {mhlo.backend_config = {high = 2 : i32, low = 1 : i32}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<1xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xf64>, tensor<1xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<8xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%x) {mhlo.backend_config = {high = 9 : i32, low = 1 : i32}} : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<8xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<9x9xf64>, tensor<8xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<34xf64>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%x) {mhlo.backend_config = {high = 35 : i32, low = 1 : i32}} : (tensor<35x35xf64>) -> (tensor<35x35xf64>, tensor<34xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<35x35xf64>, tensor<34xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%x) {mhlo.backend_config = {high = 1 : i32, low = 1 : i32}} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%x) {mhlo.backend_config = {high = 2 : i32, low = 1 : i32}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%x) {mhlo.backend_config = {high = 9 : i32, low = 1 : i32}} : (tensor<9x9xcomplex<f32>>) -> (tensor<9x9xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<9x9xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<34xcomplex<f32>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%x) {mhlo.backend_config = {high = 35 : i32, low = 1 : i32}} : (tensor<35x35xcomplex<f32>>) -> (tensor<35x35xcomplex<f32>>, tensor<34xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<35x35xcomplex<f32>>, tensor<34xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%x) {mhlo.backend_config = {high = 1 : i32, low = 1 : i32}} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%x) {mhlo.backend_config = {high = 2 : i32, low = 1 : i32}} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%x) {mhlo.backend_config = {high = 9 : i32, low = 1 : i32}} : (tensor<9x9xcomplex<f64>>) -> (tensor<9x9xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<9x9xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<34xcomplex<f64>>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%x) {mhlo.backend_config = {high = 35 : i32, low = 1 : i32}} : (tensor<35x35xcomplex<f64>>) -> (tensor<35x35xcomplex<f64>>, tensor<34xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<35x35xcomplex<f64>>, tensor<34xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>, tensor<3x5xf32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 6 : i32, low = 1 : i32}} : (tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>, tensor<3x5xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x6x6xf32>, tensor<3x5xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%x) {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}} : (tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x3xf32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 4 : i32, low = 1 : i32}} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x3xf32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x4x4xf32>, tensor<0x3xf32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) {mhlo.backend_config = {high = 0 : i32, low = 1 : i32}} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<0x0xf32>, tensor<0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x3xf32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x4xf32>
  %y = stablehlo.add %x, %n : tensor<3x4x4xf32>
  %r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%y) {mhlo.backend_config = {high = 4 : i32, low = 1 : i32}} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x3xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x4x4xf32>, tensor<3x3xf32>, tensor<3xi32>
}
