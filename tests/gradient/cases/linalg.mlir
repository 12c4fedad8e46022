func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %n = stablehlo.negate %x : tensor<4x4xf32>
  %xc = stablehlo.negate %n : tensor<4x4xf32>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %s = stablehlo.add %h, %e : tensor<4x4xf32>
  %l = "stablehlo.cholesky"(%s) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %cond = stablehlo.compare GE, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %r = stablehlo.select %cond, %l, %zero : tensor<4x4xi1>, tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// -----
func.func @main(%x: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
  %n = stablehlo.negate %x : tensor<2x4x4xf32>
  %xc = stablehlo.negate %n : tensor<2x4x4xf32>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %s = stablehlo.add %h, %e : tensor<2x4x4xf32>
  %l = "stablehlo.cholesky"(%s) <{lower = true}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %m = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %cond = stablehlo.compare GE, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x4x4xf32>
  %r = stablehlo.select %cond, %l, %zero : tensor<2x4x4xi1>, tensor<2x4x4xf32>
  return %r : tensor<2x4x4xf32>
}
// -----
func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %n = stablehlo.negate %x : tensor<4x4xf32>
  %xc = stablehlo.negate %n : tensor<4x4xf32>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %s = stablehlo.add %h, %e : tensor<4x4xf32>
  %l = "stablehlo.cholesky"(%s) <{lower = false}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %cond = stablehlo.compare LE, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %r = stablehlo.select %cond, %l, %zero : tensor<4x4xi1>, tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// -----
func.func @main(%x: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
  %n = stablehlo.negate %x : tensor<2x4x4xf32>
  %xc = stablehlo.negate %n : tensor<2x4x4xf32>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %s = stablehlo.add %h, %e : tensor<2x4x4xf32>
  %l = "stablehlo.cholesky"(%s) <{lower = false}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %m = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %cond = stablehlo.compare LE, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x4x4xf32>
  %r = stablehlo.select %cond, %l, %zero : tensor<2x4x4xi1>, tensor<2x4x4xf32>
  return %r : tensor<2x4x4xf32>
}
// -----
func.func @main(%x: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  %n = stablehlo.negate %x : tensor<4x4xcomplex<f32>>
  %xc = chlo.conj %x : tensor<4x4xcomplex<f32>> -> tensor<4x4xcomplex<f32>>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %h, %e : tensor<4x4xcomplex<f32>>
  %l = "stablehlo.cholesky"(%s) <{lower = true}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %m = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %cond = stablehlo.compare GE, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %zero = stablehlo.constant dense<(0.0,0.0)> : tensor<4x4xcomplex<f32>>
  %r = stablehlo.select %cond, %l, %zero : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
  return %r : tensor<4x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>> {
  %n = stablehlo.negate %x : tensor<2x4x4xcomplex<f32>>
  %xc = chlo.conj %x : tensor<2x4x4xcomplex<f32>> -> tensor<2x4x4xcomplex<f32>>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %h, %e : tensor<2x4x4xcomplex<f32>>
  %l = "stablehlo.cholesky"(%s) <{lower = true}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %m = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %cond = stablehlo.compare GE, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %zero = stablehlo.constant dense<(0.0,0.0)> : tensor<2x4x4xcomplex<f32>>
  %r = stablehlo.select %cond, %l, %zero : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>
  return %r : tensor<2x4x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  %n = stablehlo.negate %x : tensor<4x4xcomplex<f32>>
  %xc = chlo.conj %x : tensor<4x4xcomplex<f32>> -> tensor<4x4xcomplex<f32>>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %h, %e : tensor<4x4xcomplex<f32>>
  %l = "stablehlo.cholesky"(%s) <{lower = false}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %m = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %cond = stablehlo.compare LE, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %zero = stablehlo.constant dense<(0.0,0.0)> : tensor<4x4xcomplex<f32>>
  %r = stablehlo.select %cond, %l, %zero : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
  return %r : tensor<4x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>> {
  %n = stablehlo.negate %x : tensor<2x4x4xcomplex<f32>>
  %xc = chlo.conj %x : tensor<2x4x4xcomplex<f32>> -> tensor<2x4x4xcomplex<f32>>
  %h = stablehlo.dot_general %x, %xc, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %h, %e : tensor<2x4x4xcomplex<f32>>
  %l = "stablehlo.cholesky"(%s) <{lower = false}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %m = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %cond = stablehlo.compare LE, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %zero = stablehlo.constant dense<(0.0,0.0)> : tensor<2x4x4xcomplex<f32>>
  %r = stablehlo.select %cond, %l, %zero : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>
  return %r : tensor<2x4x4xcomplex<f32>>
}
// -----
// of the triangle that is read: the other one has no gradient
func.func @main(%x: tensor<3x3xf32>) -> tensor<f32> {
  %e = stablehlo.constant dense<[[9.0, 0.0, 0.0], [0.0, 9.0, 0.0], [0.0, 0.0, 9.0]]> : tensor<3x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.add %x, %e : tensor<3x3xf32>
  %l = "stablehlo.cholesky"(%s) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %d = stablehlo.slice %l [2:3, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %r = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<2x4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xf32>
  %s = stablehlo.add %a, %f : tensor<2x4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<3.0> : tensor<4x4xf32>
  %f = stablehlo.multiply %e, %k : tensor<4x4xf32>
  %s = stablehlo.add %a, %f : tensor<4x4xf32>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<2x4x4xcomplex<f32>>, %b: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
  %col = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %e = stablehlo.convert %on : (tensor<2x4x4xi1>) -> tensor<2x4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<2x4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<2x4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<2x4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%a: tensor<4x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %row = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %col = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %on = stablehlo.compare EQ, %row, %col : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %e = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
  %k = stablehlo.constant dense<(3.0,1.0)> : tensor<4x4xcomplex<f32>>
  %f = stablehlo.multiply %e, %k : tensor<4x4xcomplex<f32>>
  %s = stablehlo.add %a, %f : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%s, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [6] : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
  return %r : tensor<3x6xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
  %r = stablehlo.fft %x, type = IFFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  return %r : tensor<3x5xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [3, 4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x6xf32>) -> tensor<3x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [6] : (tensor<3x6xf32>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [5] : (tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4x6xf32>) -> tensor<3x4x4xcomplex<f32>> {
  %r = stablehlo.fft %x, type = RFFT, length = [4, 6] : (tensor<3x4x6xf32>) -> tensor<3x4x4xcomplex<f32>>
  return %r : tensor<3x4x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x6xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [6] : (tensor<3x4xcomplex<f32>>) -> tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}
// -----
func.func @main(%x: tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [5] : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x6xf32> {
  %r = stablehlo.fft %x, type = IRFFT, length = [3, 6] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x6xf32>
  return %r : tensor<2x3x6xf32>
}
// -----
func.func @main(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0, %y#1, %y#2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %v = stablehlo.multiply %w, %w : tensor<3xf32>
  %y = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}
// -----
func.func @main(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %m: tensor<3xf32>, %w: tensor<3xf32>, %g: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %v = stablehlo.multiply %w, %w : tensor<3xf32>
  %y:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0, %y#1, %y#2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %s: tensor<4xf32>, %o: tensor<4xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 0.1 : f32, feature_index = 0 : i64}> : (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  return %y#0, %y#1, %y#2 : tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %s: tensor<4xf32>, %o: tensor<4xf32>, %m: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4x3xf32> {
  %v = stablehlo.multiply %w, %w : tensor<4xf32>
  %y = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 0.1 : f32, feature_index = 0 : i64}> : (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %s: tensor<4xf32>, %m: tensor<4xf32>, %w: tensor<4xf32>, %g: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>) {
  %v = stablehlo.multiply %w, %w : tensor<4xf32>
  %y:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 0.1 : f32, feature_index = 0 : i64}> : (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  return %y#0, %y#1, %y#2 : tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4x4xf64>) -> tensor<4x4xf64> {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
  return %r#0 : tensor<4x4xf64>
}
// -----
func.func @main(%x: tensor<2x3x5x5xcomplex<f64>>) -> tensor<2x3x5x5xcomplex<f64>> {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<2x3x5x5xcomplex<f64>>) -> (tensor<2x3x5x5xcomplex<f64>>, tensor<2x3x5xi32>, tensor<2x3xi32>)
  return %r#0 : tensor<2x3x5x5xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<3x4x4xf64>) -> tensor<3x4x4xf64> {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x4x4xf64>) -> (tensor<3x4x4xf64>, tensor<3x4xi32>, tensor<3x4xi32>)
  return %r#0 : tensor<3x4x4xf64>
}
// -----
// refused
func.func @main(%x: tensor<5x3xf64>) -> tensor<5x3xf64> {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xi32>, tensor<i32>)
  return %r#0 : tensor<5x3xf64>
}
// -----
func.func @main(%x: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %i = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<3x3xf64>
  %r = stablehlo.select %c, %f#0, %z : tensor<3x3xi1>, tensor<3x3xf64>
  return %q, %r : tensor<3x3xf64>, tensor<3x3xf64>
}
// -----
func.func @main(%x: tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4x4xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4xf64>)
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) : (tensor<6x4xf64>, tensor<4xf64>) -> tensor<6x4xf64>
  %b = stablehlo.slice %f#0 [0:4, 0:4] : (tensor<6x4xf64>) -> tensor<4x4xf64>
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %z = stablehlo.constant dense<0.0> : tensor<4x4xf64>
  %r = stablehlo.select %c, %b, %z : tensor<4x4xi1>, tensor<4x4xf64>
  return %q, %r : tensor<6x4xf64>, tensor<4x4xf64>
}
// -----
func.func @main(%x: tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>)
  %a = stablehlo.slice %f#0 [0:3, 0:3] : (tensor<3x5xf64>) -> tensor<3x3xf64>
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%a, %f#1) : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %i = stablehlo.iota dim = 0 : tensor<3x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x5xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
  %z = stablehlo.constant dense<0.0> : tensor<3x5xf64>
  %r = stablehlo.select %c, %f#0, %z : tensor<3x5xi1>, tensor<3x5xf64>
  return %q, %r : tensor<3x3xf64>, tensor<3x5xf64>
}
// -----
func.func @main(%x: tensor<2x2x4x3xf64>) -> (tensor<2x2x4x3xf64>, tensor<2x2x3x3xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x2x4x3xf64>) -> (tensor<2x2x4x3xf64>, tensor<2x2x3xf64>)
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) : (tensor<2x2x4x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x4x3xf64>
  %b = stablehlo.slice %f#0 [0:2, 0:2, 0:3, 0:3] : (tensor<2x2x4x3xf64>) -> tensor<2x2x3x3xf64>
  %i = stablehlo.iota dim = 2 : tensor<2x2x3x3xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x3x3xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<2x2x3x3xi32>, tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x2x3x3xf64>
  %r = stablehlo.select %c, %b, %z : tensor<2x2x3x3xi1>, tensor<2x2x3x3xf64>
  return %q, %r : tensor<2x2x4x3xf64>, tensor<2x2x3x3xf64>
}
// -----
func.func @main(%x: tensor<2x2x4xf64>) -> (tensor<2x2x2xf64>, tensor<2x2x4xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x2x4xf64>) -> (tensor<2x2x4xf64>, tensor<2x2xf64>)
  %a = stablehlo.slice %f#0 [0:2, 0:2, 0:2] : (tensor<2x2x4xf64>) -> tensor<2x2x2xf64>
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%a, %f#1) : (tensor<2x2x2xf64>, tensor<2x2xf64>) -> tensor<2x2x2xf64>
  %i = stablehlo.iota dim = 1 : tensor<2x2x4xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x2x4xf64>
  %r = stablehlo.select %c, %f#0, %z : tensor<2x2x4xi1>, tensor<2x2x4xf64>
  return %q, %r : tensor<2x2x2xf64>, tensor<2x2x4xf64>
}
// -----
func.func @main(%x: tensor<5x3xf64>) -> (tensor<5x3xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) : (tensor<5x3xf64>, tensor<3xf64>) -> tensor<5x3xf64>
  return %q : tensor<5x3xf64>
}
// -----
func.func @main(%x: tensor<5x3xf64>) -> (tensor<3x3xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
  %b = stablehlo.slice %f#0 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
  %i = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<3x3xf64>
  %r = stablehlo.select %c, %b, %z : tensor<3x3xi1>, tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}
// -----
func.func @main(%x: tensor<2x5xf64>) -> (tensor<2x5xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2xf64>)
  %i = stablehlo.iota dim = 0 : tensor<2x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x5xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x5xf64>
  %r = stablehlo.select %c, %f#0, %z : tensor<2x5xi1>, tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}
// -----
func.func @main(%x: tensor<2x5xf64>) -> (tensor<2x2xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2xf64>)
  %a = stablehlo.slice %f#0 [0:2, 0:2] : (tensor<2x5xf64>) -> tensor<2x2xf64>
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%a, %f#1) : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  return %q : tensor<2x2xf64>
}
// -----
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1x1xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>)
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) : (tensor<1x1xf64>, tensor<1xf64>) -> tensor<1x1xf64>
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %z = stablehlo.constant dense<0.0> : tensor<1x1xf64>
  %r = stablehlo.select %c, %f#0, %z : tensor<1x1xi1>, tensor<1x1xf64>
  return %q, %r : tensor<1x1xf64>, tensor<1x1xf64>
}
// -----
func.func @main(%x: tensor<4x1xf64>) -> (tensor<4x1xf64>, tensor<1x1xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<4x1xf64>) -> (tensor<4x1xf64>, tensor<1xf64>)
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) : (tensor<4x1xf64>, tensor<1xf64>) -> tensor<4x1xf64>
  %b = stablehlo.slice %f#0 [0:1, 0:1] : (tensor<4x1xf64>) -> tensor<1x1xf64>
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %z = stablehlo.constant dense<0.0> : tensor<1x1xf64>
  %r = stablehlo.select %c, %b, %z : tensor<1x1xi1>, tensor<1x1xf64>
  return %q, %r : tensor<4x1xf64>, tensor<1x1xf64>
}
// -----
func.func @main(%x: tensor<1x4xf64>) -> (tensor<1x1xf64>, tensor<1x4xf64>) {
  %f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<1x4xf64>) -> (tensor<1x4xf64>, tensor<1xf64>)
  %a = stablehlo.slice %f#0 [0:1, 0:1] : (tensor<1x4xf64>) -> tensor<1x1xf64>
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%a, %f#1) : (tensor<1x1xf64>, tensor<1xf64>) -> tensor<1x1xf64>
  %i = stablehlo.iota dim = 0 : tensor<1x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x4xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
  %z = stablehlo.constant dense<0.0> : tensor<1x4xf64>
  %r = stablehlo.select %c, %f#0, %z : tensor<1x4xi1>, tensor<1x4xf64>
  return %q, %r : tensor<1x1xf64>, tensor<1x4xf64>
}
// -----
func.func @main(%x: tensor<3x4x3xf64>) -> (tensor<3x4x3xf64>, tensor<3x3x3xf64>) {
  %f:2 = stablehlo.custom_call @Qr(%x) : (tensor<3x4x3xf64>) -> (tensor<3x4x3xf64>, tensor<3x3xf64>)
  %q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%f#0, %f#1) : (tensor<3x4x3xf64>, tensor<3x3xf64>) -> tensor<3x4x3xf64>
  %b = stablehlo.slice %f#0 [0:3, 0:3, 0:3] : (tensor<3x4x3xf64>) -> tensor<3x3x3xf64>
  %i = stablehlo.iota dim = 1 : tensor<3x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x3x3xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> tensor<3x3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<3x3x3xf64>
  %r = stablehlo.select %c, %b, %z : tensor<3x3x3xi1>, tensor<3x3x3xf64>
  return %q, %r : tensor<3x4x3xf64>, tensor<3x3x3xf64>
}
// -----
// refused
func.func @main(%x: tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) {
  %f:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%x) : (tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  %q = stablehlo.custom_call @lapack_zungqr_ffi(%f#0, %f#1) : (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %b = stablehlo.slice %f#0 [0:2, 0:2] : (tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %c = stablehlo.compare LE, %i, %j : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<2x2xcomplex<f64>>
  %r = stablehlo.select %c, %b, %z : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
  return %q, %r : tensor<3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
}
// -----
// refused
func.func @main(%x: tensor<4x2xf64>, %t: tensor<2xf64>) -> tensor<4x2xf64> {
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%x, %t) : (tensor<4x2xf64>, tensor<2xf64>) -> tensor<4x2xf64>
  return %q : tensor<4x2xf64>
}
// -----
// refused
func.func @main(%x: tensor<3x3xf64>) -> tensor<3xf64> {
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
  return %r#1 : tensor<3xf64>
}
// -----
func.func @main(%x: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>) {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
  return %r#0, %r#1 : tensor<4x4xf64>, tensor<4xf64>
}
// -----
func.func @main(%x: tensor<2x3x3xf64>) -> tensor<2x3xf64> {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>, tensor<2xi32>)
  return %r#1 : tensor<2x3xf64>
}
// -----
func.func @main(%x: tensor<4x3xf64>) -> (tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>) {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<i32>)
  return %r#1, %r#2, %r#3 : tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>
}
// -----
func.func @main(%x: tensor<3x5xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>) {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<i32>)
  return %r#1, %r#2, %r#3 : tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>
}
// -----
// refused
func.func @main(%x: tensor<3x3xf64>) -> tensor<3xf64> {
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<i32>)
  return %r#1 : tensor<3xf64>
}
// -----
// refused
func.func @main(%x: tensor<4x3xf64>) -> tensor<4x4xf64> {
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<i32>)
  return %r#2 : tensor<4x4xf64>
}
