// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<7x7xf32>, tensor<7x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<17x17xf32>, tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<1x1xf64>, tensor<1x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<2x2xf64>, tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6x6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<6x6xf64>) -> (tensor<6x6xf64>, tensor<6x6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<6x6xf64>, tensor<6x6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<18x18xf64>) -> (tensor<18x18xf64>, tensor<18x18xf64>, tensor<18xf64>, tensor<18xf64>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<18x18xf64>) -> (tensor<18x18xf64>, tensor<18x18xf64>, tensor<18xf64>, tensor<18xf64>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<18x18xf64>, tensor<18x18xf64>, tensor<18xf64>, tensor<18xf64>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x6xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<6x6xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<18x18xcomplex<f32>>) -> (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<18x18xcomplex<f32>>) -> (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<6x6xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<6x6xcomplex<f64>>) -> (tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<18x18xcomplex<f64>>) -> (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<18xcomplex<f64>>, tensor<i32>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<18x18xcomplex<f64>>) -> (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<18xcomplex<f64>>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<18xcomplex<f64>>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xi32>, tensor<3xi32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<3x6x6xf32>, tensor<3x6x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3xi32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xcomplex<f64>>, tensor<2x2xi32>, tensor<2x2xi32>) {
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x2x5x5xcomplex<f64>>) -> (tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xcomplex<f64>>, tensor<2x2xi32>, tensor<2x2xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5x5xcomplex<f64>>, tensor<2x2x5xcomplex<f64>>, tensor<2x2xi32>, tensor<2x2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0xi32>, tensor<0xi32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<0xi32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8, sort = 78 : ui8}} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x4xf32>
  %y = stablehlo.add %x, %n : tensor<3x4x4xf32>
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<i32>, tensor<i32>) {
  %s = stablehlo.constant dense<1.0e+200> : tensor<7x7xf64>
  %y = stablehlo.multiply %x, %s : tensor<7x7xf64>
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<7x7xf64>, tensor<7x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<i32>, tensor<i32>
}
// -----
// tolerance: 1e-9
func.func @main(%x: tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<i32>, tensor<i32>) {
  %s = stablehlo.constant dense<1.0e-200> : tensor<7x7xf64>
  %y = stablehlo.multiply %x, %s : tensor<7x7xf64>
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%y) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<7x7xf64>) -> (tensor<7x7xf64>, tensor<7x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<i32>, tensor<i32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<7x7xf64>, tensor<7x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<i32>, tensor<i32>
}
