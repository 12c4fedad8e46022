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
// The order of many eigenvalues hangs on the last bit: what holds in every order is compared.
// tolerance: 4e-6
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<i32>)
  %zt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %again = stablehlo.dot_general %zt, %r#1, contracting_dims = [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %one = stablehlo.dot_general %r#1, %r#1, contracting_dims = [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %i = stablehlo.iota dim = 0 : tensor<16x16xi32>
  %j = stablehlo.iota dim = 1 : tensor<16x16xi32>
  %wide = stablehlo.constant dense<1> : tensor<16x16xi32>
  %next = stablehlo.add %j, %wide : tensor<16x16xi32>
  %below = stablehlo.compare GT, %i, %next : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<16x16xf32>
  %left = stablehlo.select %below, %r#0, %zero : tensor<16x16xi1>, tensor<16x16xf32>
  return %again, %one, %left, %r#5 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>
}
// -----
// The order of many eigenvalues hangs on the last bit: what holds in every order is compared.
// tolerance: 4e-6
func.func @main(%x: tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_sgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<17x17xf32>) -> (tensor<17x17xf32>, tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<i32>, tensor<i32>)
  %zt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xf32>
  %again = stablehlo.dot_general %zt, %r#1, contracting_dims = [1] x [1] : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xf32>
  %one = stablehlo.dot_general %r#1, %r#1, contracting_dims = [1] x [1] : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xf32>
  %i = stablehlo.iota dim = 0 : tensor<17x17xi32>
  %j = stablehlo.iota dim = 1 : tensor<17x17xi32>
  %wide = stablehlo.constant dense<1> : tensor<17x17xi32>
  %next = stablehlo.add %j, %wide : tensor<17x17xi32>
  %below = stablehlo.compare GT, %i, %next : (tensor<17x17xi32>, tensor<17x17xi32>) -> tensor<17x17xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<17x17xf32>
  %left = stablehlo.select %below, %r#0, %zero : tensor<17x17xi1>, tensor<17x17xf32>
  return %again, %one, %left, %r#5 : tensor<17x17xf32>, tensor<17x17xf32>, tensor<17x17xf32>, tensor<i32>
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
// The order of many eigenvalues hangs on the last bit: what holds in every order is compared.
// tolerance: 1e-9
func.func @main(%x: tensor<18x18xf64>) -> (tensor<18x18xf64>, tensor<18x18xf64>, tensor<18x18xf64>, tensor<i32>) {
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<18x18xf64>) -> (tensor<18x18xf64>, tensor<18x18xf64>, tensor<18xf64>, tensor<18xf64>, tensor<i32>, tensor<i32>)
  %zt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<18x18xf64>, tensor<18x18xf64>) -> tensor<18x18xf64>
  %again = stablehlo.dot_general %zt, %r#1, contracting_dims = [1] x [1] : (tensor<18x18xf64>, tensor<18x18xf64>) -> tensor<18x18xf64>
  %one = stablehlo.dot_general %r#1, %r#1, contracting_dims = [1] x [1] : (tensor<18x18xf64>, tensor<18x18xf64>) -> tensor<18x18xf64>
  %i = stablehlo.iota dim = 0 : tensor<18x18xi32>
  %j = stablehlo.iota dim = 1 : tensor<18x18xi32>
  %wide = stablehlo.constant dense<1> : tensor<18x18xi32>
  %next = stablehlo.add %j, %wide : tensor<18x18xi32>
  %below = stablehlo.compare GT, %i, %next : (tensor<18x18xi32>, tensor<18x18xi32>) -> tensor<18x18xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<18x18xf64>
  %left = stablehlo.select %below, %r#0, %zero : tensor<18x18xi1>, tensor<18x18xf64>
  return %again, %one, %left, %r#5 : tensor<18x18xf64>, tensor<18x18xf64>, tensor<18x18xf64>, tensor<i32>
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
// The order of many eigenvalues hangs on the last bit: what holds in every order is compared.
// tolerance: 4e-6
func.func @main(%x: tensor<18x18xcomplex<f32>>) -> (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_cgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<18x18xcomplex<f32>>) -> (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<18xcomplex<f32>>, tensor<i32>, tensor<i32>)
  %re = stablehlo.real %r#1 : (tensor<18x18xcomplex<f32>>) -> tensor<18x18xf32>
  %im = stablehlo.imag %r#1 : (tensor<18x18xcomplex<f32>>) -> tensor<18x18xf32>
  %minus = stablehlo.negate %im : tensor<18x18xf32>
  %z = stablehlo.complex %re, %minus : tensor<18x18xcomplex<f32>>
  %zt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>) -> tensor<18x18xcomplex<f32>>
  %again = stablehlo.dot_general %zt, %z, contracting_dims = [1] x [1] : (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>) -> tensor<18x18xcomplex<f32>>
  %one = stablehlo.dot_general %r#1, %z, contracting_dims = [1] x [1] : (tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>) -> tensor<18x18xcomplex<f32>>
  %i = stablehlo.iota dim = 0 : tensor<18x18xi32>
  %j = stablehlo.iota dim = 1 : tensor<18x18xi32>
  %wide = stablehlo.constant dense<0> : tensor<18x18xi32>
  %next = stablehlo.add %j, %wide : tensor<18x18xi32>
  %below = stablehlo.compare GT, %i, %next : (tensor<18x18xi32>, tensor<18x18xi32>) -> tensor<18x18xi1>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<18x18xcomplex<f32>>
  %left = stablehlo.select %below, %r#0, %zero : tensor<18x18xi1>, tensor<18x18xcomplex<f32>>
  return %again, %one, %left, %r#4 : tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<18x18xcomplex<f32>>, tensor<i32>
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
// The order of many eigenvalues hangs on the last bit: what holds in every order is compared.
// tolerance: 1e-9
func.func @main(%x: tensor<18x18xcomplex<f64>>) -> (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<i32>) {
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<18x18xcomplex<f64>>) -> (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<18xcomplex<f64>>, tensor<i32>, tensor<i32>)
  %re = stablehlo.real %r#1 : (tensor<18x18xcomplex<f64>>) -> tensor<18x18xf64>
  %im = stablehlo.imag %r#1 : (tensor<18x18xcomplex<f64>>) -> tensor<18x18xf64>
  %minus = stablehlo.negate %im : tensor<18x18xf64>
  %z = stablehlo.complex %re, %minus : tensor<18x18xcomplex<f64>>
  %zt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>) -> tensor<18x18xcomplex<f64>>
  %again = stablehlo.dot_general %zt, %z, contracting_dims = [1] x [1] : (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>) -> tensor<18x18xcomplex<f64>>
  %one = stablehlo.dot_general %r#1, %z, contracting_dims = [1] x [1] : (tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>) -> tensor<18x18xcomplex<f64>>
  %i = stablehlo.iota dim = 0 : tensor<18x18xi32>
  %j = stablehlo.iota dim = 1 : tensor<18x18xi32>
  %wide = stablehlo.constant dense<0> : tensor<18x18xi32>
  %next = stablehlo.add %j, %wide : tensor<18x18xi32>
  %below = stablehlo.compare GT, %i, %next : (tensor<18x18xi32>, tensor<18x18xi32>) -> tensor<18x18xi1>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<18x18xcomplex<f64>>
  %left = stablehlo.select %below, %r#0, %zero : tensor<18x18xi1>, tensor<18x18xcomplex<f64>>
  return %again, %one, %left, %r#4 : tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<18x18xcomplex<f64>>, tensor<i32>
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
