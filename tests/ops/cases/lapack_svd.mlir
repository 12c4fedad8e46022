// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<17x17xf32>, tensor<17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<17x17xf32>, tensor<17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<1x1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<1x1xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<5x1xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<1x1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<5x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<5x5xf32>, tensor<1x1xf32>, tensor<i32>)
  %f = stablehlo.slice %r#2 [0:5, 0:1] : (tensor<5x5xf32>) -> tensor<5x1xf32>
  %c = stablehlo.slice %r#2 [0:5, 1:5] : (tensor<5x5xf32>) -> tensor<5x4xf32>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x5xf32>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<5x1xf32>, tensor<5x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x5xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x5xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x5xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<5x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<5x5xf32>, tensor<i32>)
  %f = stablehlo.slice %r#3 [0:1, 0:5] : (tensor<5x5xf32>) -> tensor<1x5xf32>
  %c = stablehlo.slice %r#3 [1:5, 0:5] : (tensor<5x5xf32>) -> tensor<4x5xf32>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<1x5xf32>, tensor<5x5xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x4xf32>) -> (tensor<9x4xf32>, tensor<4xf32>, tensor<9x4xf32>, tensor<4x4xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<9x4xf32>) -> (tensor<9x4xf32>, tensor<4xf32>, tensor<9x4xf32>, tensor<4x4xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<9x4xf32>, tensor<4xf32>, tensor<9x4xf32>, tensor<4x4xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<9x4xf32>) -> (tensor<9x4xf32>, tensor<9x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<9x4xf32>) -> (tensor<9x4xf32>, tensor<4xf32>, tensor<9x9xf32>, tensor<4x4xf32>, tensor<i32>)
  %f = stablehlo.slice %r#2 [0:9, 0:4] : (tensor<9x9xf32>) -> tensor<9x4xf32>
  %c = stablehlo.slice %r#2 [0:9, 4:9] : (tensor<9x9xf32>) -> tensor<9x5xf32>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<9x5xf32>, tensor<9x5xf32>) -> tensor<9x9xf32>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<9x4xf32>, tensor<9x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x9xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x9xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<4x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x9xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<9x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<9x9xf32>, tensor<i32>)
  %f = stablehlo.slice %r#3 [0:4, 0:9] : (tensor<9x9xf32>) -> tensor<4x9xf32>
  %c = stablehlo.slice %r#3 [4:9, 0:9] : (tensor<9x9xf32>) -> tensor<5x9xf32>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [0] x [0] : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<9x9xf32>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<4x9xf32>, tensor<9x9xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x33xf32>) -> (tensor<40x33xf32>, tensor<33xf32>, tensor<40x33xf32>, tensor<33x33xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<40x33xf32>) -> (tensor<40x33xf32>, tensor<33xf32>, tensor<40x33xf32>, tensor<33x33xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<40x33xf32>, tensor<33xf32>, tensor<40x33xf32>, tensor<33x33xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x33xf32>) -> (tensor<40x33xf32>, tensor<40x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<40x33xf32>) -> (tensor<40x33xf32>, tensor<33xf32>, tensor<40x40xf32>, tensor<33x33xf32>, tensor<i32>)
  %f = stablehlo.slice %r#2 [0:40, 0:33] : (tensor<40x40xf32>) -> tensor<40x33xf32>
  %c = stablehlo.slice %r#2 [0:40, 33:40] : (tensor<40x40xf32>) -> tensor<40x7xf32>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<40x7xf32>, tensor<40x7xf32>) -> tensor<40x40xf32>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<40x33xf32>, tensor<40x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<33x40xf32>) -> (tensor<33x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<33x40xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<33x40xf32>) -> (tensor<33x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<33x40xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<33x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<33x40xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<33x40xf32>) -> (tensor<33x40xf32>, tensor<40x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<33x40xf32>) -> (tensor<33x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<40x40xf32>, tensor<i32>)
  %f = stablehlo.slice %r#3 [0:33, 0:40] : (tensor<40x40xf32>) -> tensor<33x40xf32>
  %c = stablehlo.slice %r#3 [33:40, 0:40] : (tensor<40x40xf32>) -> tensor<7x40xf32>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [0] x [0] : (tensor<7x40xf32>, tensor<7x40xf32>) -> tensor<40x40xf32>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<33x40xf32>, tensor<40x40xf32>, tensor<33xf32>, tensor<33x33xf32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xf64>, tensor<1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6xf64>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6xf64>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<6x6xf64>, tensor<6xf64>, tensor<6x6xf64>, tensor<6x6xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<5x12xf64>) -> (tensor<5x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<5x12xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<5x12xf64>) -> (tensor<5x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<5x12xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<5x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<5x12xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<20x20xf64>) -> (tensor<20x20xf64>, tensor<20xf64>, tensor<20x20xf64>, tensor<20x20xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<20x20xf64>) -> (tensor<20x20xf64>, tensor<20xf64>, tensor<20x20xf64>, tensor<20x20xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<20x20xf64>, tensor<20xf64>, tensor<20x20xf64>, tensor<20x20xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x6xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<6x6xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<6x6xcomplex<f32>>, tensor<6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x12xcomplex<f32>>) -> (tensor<5x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<5x12xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<5x12xcomplex<f32>>) -> (tensor<5x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<5x12xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<5x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<5x12xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<20x20xcomplex<f32>>) -> (tensor<20x20xcomplex<f32>>, tensor<20xf32>, tensor<20x20xcomplex<f32>>, tensor<20x20xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<20x20xcomplex<f32>>) -> (tensor<20x20xcomplex<f32>>, tensor<20xf32>, tensor<20x20xcomplex<f32>>, tensor<20x20xcomplex<f32>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<20x20xcomplex<f32>>, tensor<20xf32>, tensor<20x20xcomplex<f32>>, tensor<20x20xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<6x6xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6xf64>, tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<6x6xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6xf64>, tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<6x6xcomplex<f64>>, tensor<6xf64>, tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<5x12xcomplex<f64>>) -> (tensor<5x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<5x12xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<5x12xcomplex<f64>>) -> (tensor<5x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<5x12xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<5x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<5x12xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<20x20xcomplex<f64>>) -> (tensor<20x20xcomplex<f64>>, tensor<20xf64>, tensor<20x20xcomplex<f64>>, tensor<20x20xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<20x20xcomplex<f64>>) -> (tensor<20x20xcomplex<f64>>, tensor<20xf64>, tensor<20x20xcomplex<f64>>, tensor<20x20xcomplex<f64>>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<20x20xcomplex<f64>>, tensor<20xf64>, tensor<20x20xcomplex<f64>>, tensor<20x20xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<12x5xf64>) -> (tensor<12x5xf64>, tensor<12x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<12x5xf64>) -> (tensor<12x5xf64>, tensor<5xf64>, tensor<12x12xf64>, tensor<5x5xf64>, tensor<i32>)
  %f = stablehlo.slice %r#2 [0:12, 0:5] : (tensor<12x12xf64>) -> tensor<12x5xf64>
  %c = stablehlo.slice %r#2 [0:12, 5:12] : (tensor<12x12xf64>) -> tensor<12x7xf64>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<12x7xf64>, tensor<12x7xf64>) -> tensor<12x12xf64>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<12x5xf64>, tensor<12x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<5x12xf64>) -> (tensor<5x12xf64>, tensor<12x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<5x12xf64>) -> (tensor<5x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<12x12xf64>, tensor<i32>)
  %f = stablehlo.slice %r#3 [0:5, 0:12] : (tensor<12x12xf64>) -> tensor<5x12xf64>
  %c = stablehlo.slice %r#3 [5:12, 0:12] : (tensor<12x12xf64>) -> tensor<7x12xf64>
  %p = stablehlo.dot_general %c, %c, contracting_dims = [0] x [0] : (tensor<7x12xf64>, tensor<7x12xf64>) -> tensor<12x12xf64>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<5x12xf64>, tensor<12x12xf64>, tensor<5xf64>, tensor<5x5xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<12x5xcomplex<f32>>) -> (tensor<12x5xcomplex<f32>>, tensor<12x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<12x5xcomplex<f32>>) -> (tensor<12x5xcomplex<f32>>, tensor<5xf32>, tensor<12x12xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<i32>)
  %f = stablehlo.slice %r#2 [0:12, 0:5] : (tensor<12x12xcomplex<f32>>) -> tensor<12x5xcomplex<f32>>
  %c = stablehlo.slice %r#2 [0:12, 5:12] : (tensor<12x12xcomplex<f32>>) -> tensor<12x7xcomplex<f32>>
  %d = chlo.conj %c : tensor<12x7xcomplex<f32>> -> tensor<12x7xcomplex<f32>>
  %p = stablehlo.dot_general %c, %d, contracting_dims = [1] x [1] : (tensor<12x7xcomplex<f32>>, tensor<12x7xcomplex<f32>>) -> tensor<12x12xcomplex<f32>>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<12x5xcomplex<f32>>, tensor<12x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x12xcomplex<f32>>) -> (tensor<5x12xcomplex<f32>>, tensor<12x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<5x12xcomplex<f32>>) -> (tensor<5x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<12x12xcomplex<f32>>, tensor<i32>)
  %f = stablehlo.slice %r#3 [0:5, 0:12] : (tensor<12x12xcomplex<f32>>) -> tensor<5x12xcomplex<f32>>
  %c = stablehlo.slice %r#3 [5:12, 0:12] : (tensor<12x12xcomplex<f32>>) -> tensor<7x12xcomplex<f32>>
  %d = chlo.conj %c : tensor<7x12xcomplex<f32>> -> tensor<7x12xcomplex<f32>>
  %p = stablehlo.dot_general %c, %d, contracting_dims = [0] x [0] : (tensor<7x12xcomplex<f32>>, tensor<7x12xcomplex<f32>>) -> tensor<12x12xcomplex<f32>>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<5x12xcomplex<f32>>, tensor<12x12xcomplex<f32>>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<12x5xcomplex<f64>>) -> (tensor<12x5xcomplex<f64>>, tensor<12x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<12x5xcomplex<f64>>) -> (tensor<12x5xcomplex<f64>>, tensor<5xf64>, tensor<12x12xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<i32>)
  %f = stablehlo.slice %r#2 [0:12, 0:5] : (tensor<12x12xcomplex<f64>>) -> tensor<12x5xcomplex<f64>>
  %c = stablehlo.slice %r#2 [0:12, 5:12] : (tensor<12x12xcomplex<f64>>) -> tensor<12x7xcomplex<f64>>
  %d = chlo.conj %c : tensor<12x7xcomplex<f64>> -> tensor<12x7xcomplex<f64>>
  %p = stablehlo.dot_general %c, %d, contracting_dims = [1] x [1] : (tensor<12x7xcomplex<f64>>, tensor<12x7xcomplex<f64>>) -> tensor<12x12xcomplex<f64>>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<12x5xcomplex<f64>>, tensor<12x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<5x12xcomplex<f64>>) -> (tensor<5x12xcomplex<f64>>, tensor<12x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<5x12xcomplex<f64>>) -> (tensor<5x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<12x12xcomplex<f64>>, tensor<i32>)
  %f = stablehlo.slice %r#3 [0:5, 0:12] : (tensor<12x12xcomplex<f64>>) -> tensor<5x12xcomplex<f64>>
  %c = stablehlo.slice %r#3 [5:12, 0:12] : (tensor<12x12xcomplex<f64>>) -> tensor<7x12xcomplex<f64>>
  %d = chlo.conj %c : tensor<7x12xcomplex<f64>> -> tensor<7x12xcomplex<f64>>
  %p = stablehlo.dot_general %c, %d, contracting_dims = [0] x [0] : (tensor<7x12xcomplex<f64>>, tensor<7x12xcomplex<f64>>) -> tensor<12x12xcomplex<f64>>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<5x12xcomplex<f64>>, tensor<12x12xcomplex<f64>>, tensor<5xf64>, tensor<5x5xcomplex<f64>>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x8x6xf32>) -> (tensor<3x8x6xf32>, tensor<3x6xf32>, tensor<3x8x6xf32>, tensor<3x6x6xf32>, tensor<3xi32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<3x8x6xf32>) -> (tensor<3x8x6xf32>, tensor<3x6xf32>, tensor<3x8x6xf32>, tensor<3x6x6xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x8x6xf32>, tensor<3x6xf32>, tensor<3x8x6xf32>, tensor<3x6x6xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2x5x7xcomplex<f64>>) -> (tensor<2x2x5x7xcomplex<f64>>, tensor<2x2x7x7xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2x5x5xcomplex<f64>>, tensor<2x2xi32>) {
  %r:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x2x5x7xcomplex<f64>>) -> (tensor<2x2x5x7xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x7x7xcomplex<f64>>, tensor<2x2xi32>)
  %f = stablehlo.slice %r#3 [0:2, 0:2, 0:5, 0:7] : (tensor<2x2x7x7xcomplex<f64>>) -> tensor<2x2x5x7xcomplex<f64>>
  %c = stablehlo.slice %r#3 [0:2, 0:2, 5:7, 0:7] : (tensor<2x2x7x7xcomplex<f64>>) -> tensor<2x2x2x7xcomplex<f64>>
  %d = chlo.conj %c : tensor<2x2x2x7xcomplex<f64>> -> tensor<2x2x2x7xcomplex<f64>>
  %p = stablehlo.dot_general %c, %d, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2] : (tensor<2x2x2x7xcomplex<f64>>, tensor<2x2x2x7xcomplex<f64>>) -> tensor<2x2x7x7xcomplex<f64>>
  return %f, %p, %r#1, %r#2, %r#4 : tensor<2x2x5x7xcomplex<f64>>, tensor<2x2x7x7xcomplex<f64>>, tensor<2x2x5xf64>, tensor<2x2x5x5xcomplex<f64>>, tensor<2x2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x6x4xf32>) -> (tensor<3x6x4xf32>, tensor<3x6x6xf32>, tensor<3x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<3x6x4xf32>) -> (tensor<3x6x4xf32>, tensor<3x4xf32>, tensor<3x6x6xf32>, tensor<3x4x4xf32>, tensor<3xi32>)
  %f = stablehlo.slice %r#2 [0:3, 0:6, 0:4] : (tensor<3x6x6xf32>) -> tensor<3x6x4xf32>
  %c = stablehlo.slice %r#2 [0:3, 0:6, 4:6] : (tensor<3x6x6xf32>) -> tensor<3x6x2xf32>
  %p = stablehlo.dot_general %c, %c, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x6x2xf32>, tensor<3x6x2xf32>) -> tensor<3x6x6xf32>
  return %f, %p, %r#1, %r#3, %r#4 : tensor<3x6x4xf32>, tensor<3x6x6xf32>, tensor<3x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0xi32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<0x0xf32>, tensor<0xf32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>, tensor<3x3xf32>, tensor<0x0xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>, tensor<3x3xf32>, tensor<0x0xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x0xf32>, tensor<0xf32>, tensor<3x3xf32>, tensor<0x0xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xf32>, tensor<0x0xf32>, tensor<0x3xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xf32>, tensor<0x0xf32>, tensor<0x3xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<0x3xf32>, tensor<0xf32>, tensor<0x0xf32>, tensor<0x3xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>, tensor<2x3x3xf32>, tensor<2xi32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x0x3xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>, tensor<2x3x3xf32>, tensor<2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<4x4xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8}} : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<4x4xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<6x4xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<4x4xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<6x6xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8}} : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<6x6xf32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<4x6xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<6x6xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x4xf32>
  %y = stablehlo.add %x, %n : tensor<3x4x4xf32>
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%y) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>) {
  %n = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0x7FF0000000000000, 0.0, 0.0]]> : tensor<5x3xf64>
  %y = stablehlo.add %x, %n : tensor<5x3xf64>
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%y) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>, tensor<7x4xf64>, tensor<4x4xf64>, tensor<i32>) {
  %s = stablehlo.constant dense<1.0e+200> : tensor<7x4xf64>
  %y = stablehlo.multiply %x, %s : tensor<7x4xf64>
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%y) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>, tensor<7x4xf64>, tensor<4x4xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<7x4xf64>, tensor<4xf64>, tensor<7x4xf64>, tensor<4x4xf64>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>, tensor<7x4xf64>, tensor<4x4xf64>, tensor<i32>) {
  %s = stablehlo.constant dense<1.0e-200> : tensor<7x4xf64>
  %y = stablehlo.multiply %x, %s : tensor<7x4xf64>
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%y) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xf64>, tensor<7x4xf64>, tensor<4x4xf64>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<7x4xf64>, tensor<4xf64>, tensor<7x4xf64>, tensor<4x4xf64>, tensor<i32>
}
// -----
// tolerance: 4e-6
// values alone, with room for as many vectors as there are values
func.func @main(%x: tensor<5x8xf32>) -> (tensor<5xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8}} : (tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5x8xf32>, tensor<i32>)
  return %r#1, %r#4 : tensor<5xf32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<8x5xf32>) -> (tensor<5xf32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8}} : (tensor<8x5xf32>) -> (tensor<8x5xf32>, tensor<5xf32>, tensor<8x5xf32>, tensor<5x5xf32>, tensor<i32>)
  return %r#1, %r#4 : tensor<5xf32>, tensor<i32>
}
