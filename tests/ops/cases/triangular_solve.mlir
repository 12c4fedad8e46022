// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x5x5xf32>, %y: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf32>
  %s = stablehlo.constant dense<2.000000e-01> : tensor<2x5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xf32>
  %a = stablehlo.add %m, %f : tensor<2x5x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x5xcomplex<f64>>, %y: tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %d = stablehlo.convert %e : (tensor<2x5x5xi1>) -> tensor<2x5x5xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<2x5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x5x5xf64>
  %g = stablehlo.convert %f : (tensor<2x5x5xf64>) -> tensor<2x5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(2.000000e-01, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x5x5xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>>
  return %r : tensor<70x5xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<129x33xf32>) -> tensor<129x33xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<129x33xf32>) -> tensor<129x33xf32>
  return %r : tensor<129x33xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>>
  return %r : tensor<70x5xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<129x33xf32>) -> tensor<129x33xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<129x33xf32>) -> tensor<129x33xf32>
  return %r : tensor<129x33xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>>
  return %r : tensor<70x5xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<129x33xf32>) -> tensor<129x33xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<129x33xf32>) -> tensor<129x33xf32>
  return %r : tensor<129x33xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>>
  return %r : tensor<70x5xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<129x33xf32>) -> tensor<129x33xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<129x33xf32>) -> tensor<129x33xf32>
  return %r : tensor<129x33xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>>
  return %r : tensor<70x5xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<129x33xf32>) -> tensor<129x33xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<129x33xf32>) -> tensor<129x33xf32>
  return %r : tensor<129x33xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<70x5xcomplex<f32>>) -> tensor<70x5xcomplex<f32>>
  return %r : tensor<70x5xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<129x33xf32>) -> tensor<129x33xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<129x33xf32>) -> tensor<129x33xf32>
  return %r : tensor<129x33xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>>
  return %r : tensor<5x70xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<33x129xf32>) -> tensor<33x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<33x129xf32>) -> tensor<33x129xf32>
  return %r : tensor<33x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>>
  return %r : tensor<5x70xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<33x129xf32>) -> tensor<33x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<33x129xf32>) -> tensor<33x129xf32>
  return %r : tensor<33x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>>
  return %r : tensor<5x70xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<33x129xf32>) -> tensor<33x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<33x129xf32>) -> tensor<33x129xf32>
  return %r : tensor<33x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>>
  return %r : tensor<5x70xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<33x129xf32>) -> tensor<33x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<33x129xf32>) -> tensor<33x129xf32>
  return %r : tensor<33x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>>
  return %r : tensor<5x70xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<33x129xf32>) -> tensor<33x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<33x129xf32>) -> tensor<33x129xf32>
  return %r : tensor<33x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>, %y: tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.428571e-02, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<70x70xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<5x70xcomplex<f32>>
  return %r : tensor<5x70xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>, %y: tensor<33x129xf32>) -> tensor<33x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<7.751938e-03> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<129x129xf32>, tensor<33x129xf32>) -> tensor<33x129xf32>
  return %r : tensor<33x129xf32>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<1x1xf16>, %y: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf16>
  %a = stablehlo.add %m, %f : tensor<1x1xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<1x1xf16>, %y: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf16>
  %a = stablehlo.add %m, %f : tensor<1x1xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<4x4xf16>, %y: tensor<4x17xf16>) -> tensor<4x17xf16> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xf16>
  %f = stablehlo.multiply %d, %k : tensor<4x4xf16>
  %s = stablehlo.constant dense<2.500000e-01> : tensor<4x4xf16>
  %m = stablehlo.multiply %x, %s : tensor<4x4xf16>
  %a = stablehlo.add %m, %f : tensor<4x4xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf16>, tensor<4x17xf16>) -> tensor<4x17xf16>
  return %r : tensor<4x17xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<4x4xf16>, %y: tensor<17x4xf16>) -> tensor<17x4xf16> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xf16>
  %f = stablehlo.multiply %d, %k : tensor<4x4xf16>
  %s = stablehlo.constant dense<2.500000e-01> : tensor<4x4xf16>
  %m = stablehlo.multiply %x, %s : tensor<4x4xf16>
  %a = stablehlo.add %m, %f : tensor<4x4xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xf16>, tensor<17x4xf16>) -> tensor<17x4xf16>
  return %r : tensor<17x4xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<33x33xf16>, %y: tensor<33x1xf16>) -> tensor<33x1xf16> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xf16>
  %f = stablehlo.multiply %d, %k : tensor<33x33xf16>
  %s = stablehlo.constant dense<3.030303e-02> : tensor<33x33xf16>
  %m = stablehlo.multiply %x, %s : tensor<33x33xf16>
  %a = stablehlo.add %m, %f : tensor<33x33xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<33x33xf16>, tensor<33x1xf16>) -> tensor<33x1xf16>
  return %r : tensor<33x1xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<33x33xf16>, %y: tensor<1x33xf16>) -> tensor<1x33xf16> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xf16>
  %f = stablehlo.multiply %d, %k : tensor<33x33xf16>
  %s = stablehlo.constant dense<3.030303e-02> : tensor<33x33xf16>
  %m = stablehlo.multiply %x, %s : tensor<33x33xf16>
  %a = stablehlo.add %m, %f : tensor<33x33xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<33x33xf16>, tensor<1x33xf16>) -> tensor<1x33xf16>
  return %r : tensor<1x33xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<64x64xf16>, %y: tensor<64x16xf16>) -> tensor<64x16xf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf16>
  %s = stablehlo.constant dense<1.562500e-02> : tensor<64x64xf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf16>
  %a = stablehlo.add %m, %f : tensor<64x64xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<64x64xf16>, tensor<64x16xf16>) -> tensor<64x16xf16>
  return %r : tensor<64x16xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<64x64xf16>, %y: tensor<16x64xf16>) -> tensor<16x64xf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf16>
  %s = stablehlo.constant dense<1.562500e-02> : tensor<64x64xf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf16>
  %a = stablehlo.add %m, %f : tensor<64x64xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<64x64xf16>, tensor<16x64xf16>) -> tensor<16x64xf16>
  return %r : tensor<16x64xf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<1x1xbf16>, %y: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xbf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xbf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xbf16>
  %a = stablehlo.add %m, %f : tensor<1x1xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<1x1xbf16>, %y: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xbf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xbf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xbf16>
  %a = stablehlo.add %m, %f : tensor<1x1xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<4x4xbf16>, %y: tensor<4x17xbf16>) -> tensor<4x17xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xbf16>
  %f = stablehlo.multiply %d, %k : tensor<4x4xbf16>
  %s = stablehlo.constant dense<2.500000e-01> : tensor<4x4xbf16>
  %m = stablehlo.multiply %x, %s : tensor<4x4xbf16>
  %a = stablehlo.add %m, %f : tensor<4x4xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xbf16>, tensor<4x17xbf16>) -> tensor<4x17xbf16>
  return %r : tensor<4x17xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<4x4xbf16>, %y: tensor<17x4xbf16>) -> tensor<17x4xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xbf16>
  %f = stablehlo.multiply %d, %k : tensor<4x4xbf16>
  %s = stablehlo.constant dense<2.500000e-01> : tensor<4x4xbf16>
  %m = stablehlo.multiply %x, %s : tensor<4x4xbf16>
  %a = stablehlo.add %m, %f : tensor<4x4xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xbf16>, tensor<17x4xbf16>) -> tensor<17x4xbf16>
  return %r : tensor<17x4xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<33x33xbf16>, %y: tensor<33x1xbf16>) -> tensor<33x1xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xbf16>
  %f = stablehlo.multiply %d, %k : tensor<33x33xbf16>
  %s = stablehlo.constant dense<3.030303e-02> : tensor<33x33xbf16>
  %m = stablehlo.multiply %x, %s : tensor<33x33xbf16>
  %a = stablehlo.add %m, %f : tensor<33x33xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<33x33xbf16>, tensor<33x1xbf16>) -> tensor<33x1xbf16>
  return %r : tensor<33x1xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<33x33xbf16>, %y: tensor<1x33xbf16>) -> tensor<1x33xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xbf16>
  %f = stablehlo.multiply %d, %k : tensor<33x33xbf16>
  %s = stablehlo.constant dense<3.030303e-02> : tensor<33x33xbf16>
  %m = stablehlo.multiply %x, %s : tensor<33x33xbf16>
  %a = stablehlo.add %m, %f : tensor<33x33xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<33x33xbf16>, tensor<1x33xbf16>) -> tensor<1x33xbf16>
  return %r : tensor<1x33xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<64x64xbf16>, %y: tensor<64x16xbf16>) -> tensor<64x16xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xbf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xbf16>
  %s = stablehlo.constant dense<1.562500e-02> : tensor<64x64xbf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xbf16>
  %a = stablehlo.add %m, %f : tensor<64x64xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<64x64xbf16>, tensor<64x16xbf16>) -> tensor<64x16xbf16>
  return %r : tensor<64x16xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<64x64xbf16>, %y: tensor<16x64xbf16>) -> tensor<16x64xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xbf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xbf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xbf16>
  %s = stablehlo.constant dense<1.562500e-02> : tensor<64x64xbf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xbf16>
  %a = stablehlo.add %m, %f : tensor<64x64xbf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<64x64xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
  return %r : tensor<16x64xbf16>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x1xf64>, %y: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf64>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf64>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf64>
  %a = stablehlo.add %m, %f : tensor<1x1xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x1xf64>, %y: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf64>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf64>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf64>
  %a = stablehlo.add %m, %f : tensor<1x1xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<4x4xf64>, %y: tensor<4x17xf64>) -> tensor<4x17xf64> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xf64>
  %f = stablehlo.multiply %d, %k : tensor<4x4xf64>
  %s = stablehlo.constant dense<2.500000e-01> : tensor<4x4xf64>
  %m = stablehlo.multiply %x, %s : tensor<4x4xf64>
  %a = stablehlo.add %m, %f : tensor<4x4xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x17xf64>) -> tensor<4x17xf64>
  return %r : tensor<4x17xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<4x4xf64>, %y: tensor<17x4xf64>) -> tensor<17x4xf64> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xf64>
  %f = stablehlo.multiply %d, %k : tensor<4x4xf64>
  %s = stablehlo.constant dense<2.500000e-01> : tensor<4x4xf64>
  %m = stablehlo.multiply %x, %s : tensor<4x4xf64>
  %a = stablehlo.add %m, %f : tensor<4x4xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<17x4xf64>) -> tensor<17x4xf64>
  return %r : tensor<17x4xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<33x33xf64>, %y: tensor<33x1xf64>) -> tensor<33x1xf64> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xf64>
  %f = stablehlo.multiply %d, %k : tensor<33x33xf64>
  %s = stablehlo.constant dense<3.030303e-02> : tensor<33x33xf64>
  %m = stablehlo.multiply %x, %s : tensor<33x33xf64>
  %a = stablehlo.add %m, %f : tensor<33x33xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<33x33xf64>, tensor<33x1xf64>) -> tensor<33x1xf64>
  return %r : tensor<33x1xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<33x33xf64>, %y: tensor<1x33xf64>) -> tensor<1x33xf64> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xf64>
  %f = stablehlo.multiply %d, %k : tensor<33x33xf64>
  %s = stablehlo.constant dense<3.030303e-02> : tensor<33x33xf64>
  %m = stablehlo.multiply %x, %s : tensor<33x33xf64>
  %a = stablehlo.add %m, %f : tensor<33x33xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<33x33xf64>, tensor<1x33xf64>) -> tensor<1x33xf64>
  return %r : tensor<1x33xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<64x64xf64>, %y: tensor<64x16xf64>) -> tensor<64x16xf64> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xf64>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf64>
  %s = stablehlo.constant dense<1.562500e-02> : tensor<64x64xf64>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf64>
  %a = stablehlo.add %m, %f : tensor<64x64xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<64x64xf64>, tensor<64x16xf64>) -> tensor<64x16xf64>
  return %r : tensor<64x16xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<64x64xf64>, %y: tensor<16x64xf64>) -> tensor<16x64xf64> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xf64>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf64>
  %s = stablehlo.constant dense<1.562500e-02> : tensor<64x64xf64>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf64>
  %a = stablehlo.add %m, %f : tensor<64x64xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<64x64xf64>, tensor<16x64xf64>) -> tensor<16x64xf64>
  return %r : tensor<16x64xf64>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<1x1xcomplex<f32>>, %y: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %g = stablehlo.convert %f : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<1x1xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<1x1xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<1x1xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<1x1xcomplex<f32>>, %y: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %g = stablehlo.convert %f : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<1x1xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<1x1xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<1x1xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<4x4xcomplex<f32>>, %y: tensor<4x17xcomplex<f32>>) -> tensor<4x17xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xf32>
  %f = stablehlo.multiply %d, %k : tensor<4x4xf32>
  %g = stablehlo.convert %f : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
  %s = stablehlo.constant dense<(2.500000e-01, 0.0)> : tensor<4x4xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<4x4xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x17xcomplex<f32>>) -> tensor<4x17xcomplex<f32>>
  return %r : tensor<4x17xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<4x4xcomplex<f32>>, %y: tensor<17x4xcomplex<f32>>) -> tensor<17x4xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<4x4xf32>
  %f = stablehlo.multiply %d, %k : tensor<4x4xf32>
  %g = stablehlo.convert %f : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
  %s = stablehlo.constant dense<(2.500000e-01, 0.0)> : tensor<4x4xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<4x4xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<4x4xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<17x4xcomplex<f32>>) -> tensor<17x4xcomplex<f32>>
  return %r : tensor<17x4xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<33x33xcomplex<f32>>, %y: tensor<33x1xcomplex<f32>>) -> tensor<33x1xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xf32>
  %f = stablehlo.multiply %d, %k : tensor<33x33xf32>
  %g = stablehlo.convert %f : (tensor<33x33xf32>) -> tensor<33x33xcomplex<f32>>
  %s = stablehlo.constant dense<(3.030303e-02, 0.0)> : tensor<33x33xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<33x33xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<33x33xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<33x33xcomplex<f32>>, tensor<33x1xcomplex<f32>>) -> tensor<33x1xcomplex<f32>>
  return %r : tensor<33x1xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<33x33xcomplex<f32>>, %y: tensor<1x33xcomplex<f32>>) -> tensor<1x33xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<33x33xi32>, tensor<33x33xi32>) -> tensor<33x33xi1>
  %d = stablehlo.convert %e : (tensor<33x33xi1>) -> tensor<33x33xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<33x33xf32>
  %f = stablehlo.multiply %d, %k : tensor<33x33xf32>
  %g = stablehlo.convert %f : (tensor<33x33xf32>) -> tensor<33x33xcomplex<f32>>
  %s = stablehlo.constant dense<(3.030303e-02, 0.0)> : tensor<33x33xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<33x33xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<33x33xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<33x33xcomplex<f32>>, tensor<1x33xcomplex<f32>>) -> tensor<1x33xcomplex<f32>>
  return %r : tensor<1x33xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<64x64xcomplex<f32>>, %y: tensor<64x16xcomplex<f32>>) -> tensor<64x16xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xf32>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf32>
  %g = stablehlo.convert %f : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
  %s = stablehlo.constant dense<(1.562500e-02, 0.0)> : tensor<64x64xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<64x64xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<64x64xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<64x64xcomplex<f32>>, tensor<64x16xcomplex<f32>>) -> tensor<64x16xcomplex<f32>>
  return %r : tensor<64x16xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<64x64xcomplex<f32>>, %y: tensor<16x64xcomplex<f32>>) -> tensor<16x64xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<64x64xf32>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf32>
  %g = stablehlo.convert %f : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
  %s = stablehlo.constant dense<(1.562500e-02, 0.0)> : tensor<64x64xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<64x64xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<64x64xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<64x64xcomplex<f32>>, tensor<16x64xcomplex<f32>>) -> tensor<16x64xcomplex<f32>>
  return %r : tensor<16x64xcomplex<f32>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x0xf32>, %y: tensor<0x0xf32>) -> tensor<0x0xf32> {
  %i = stablehlo.iota dim = 0 : tensor<0x0xi32>
  %j = stablehlo.iota dim = 1 : tensor<0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
  %d = stablehlo.convert %e : (tensor<0x0xi1>) -> tensor<0x0xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x0xf32>
  %a = stablehlo.add %m, %f : tensor<0x0xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
  return %r : tensor<0x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x0xf32>, %y: tensor<0x0xf32>) -> tensor<0x0xf32> {
  %i = stablehlo.iota dim = 0 : tensor<0x0xi32>
  %j = stablehlo.iota dim = 1 : tensor<0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
  %d = stablehlo.convert %e : (tensor<0x0xi1>) -> tensor<0x0xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x0xf32>
  %a = stablehlo.add %m, %f : tensor<0x0xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
  return %r : tensor<0x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x0xf32>, %y: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %i = stablehlo.iota dim = 0 : tensor<0x0xi32>
  %j = stablehlo.iota dim = 1 : tensor<0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
  %d = stablehlo.convert %e : (tensor<0x0xi1>) -> tensor<0x0xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x0xf32>
  %a = stablehlo.add %m, %f : tensor<0x0xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x0xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x0xf32>, %y: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %i = stablehlo.iota dim = 0 : tensor<0x0xi32>
  %j = stablehlo.iota dim = 1 : tensor<0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
  %d = stablehlo.convert %e : (tensor<0x0xi1>) -> tensor<0x0xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x0xf32>
  %a = stablehlo.add %m, %f : tensor<0x0xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x0xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<3x3xf32>, %y: tensor<3x0xf32>) -> tensor<3x0xf32> {
  %i = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %d = stablehlo.convert %e : (tensor<3x3xi1>) -> tensor<3x3xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<3x3xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x3xf32>
  %s = stablehlo.constant dense<3.333333e-01> : tensor<3x3xf32>
  %m = stablehlo.multiply %x, %s : tensor<3x3xf32>
  %a = stablehlo.add %m, %f : tensor<3x3xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x0xf32>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<3x3xf32>, %y: tensor<3x0xf32>) -> tensor<3x0xf32> {
  %i = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %d = stablehlo.convert %e : (tensor<3x3xi1>) -> tensor<3x3xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<3x3xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x3xf32>
  %s = stablehlo.constant dense<3.333333e-01> : tensor<3x3xf32>
  %m = stablehlo.multiply %x, %s : tensor<3x3xf32>
  %a = stablehlo.add %m, %f : tensor<3x3xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x0xf32>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<1x1xf32>, %y: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf32>
  %a = stablehlo.add %m, %f : tensor<1x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<1x1xf32>, %y: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf32>
  %a = stablehlo.add %m, %f : tensor<1x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<1x1xf32>, %y: tensor<1x40xf32>) -> tensor<1x40xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf32>
  %a = stablehlo.add %m, %f : tensor<1x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xf32>, tensor<1x40xf32>) -> tensor<1x40xf32>
  return %r : tensor<1x40xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<1x1xf32>, %y: tensor<1x40xf32>) -> tensor<1x40xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf32>
  %a = stablehlo.add %m, %f : tensor<1x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1x1xf32>, tensor<1x40xf32>) -> tensor<1x40xf32>
  return %r : tensor<1x40xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<127x127xf32>, %y: tensor<127x1xf32>) -> tensor<127x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<127x127xi32>
  %j = stablehlo.iota dim = 1 : tensor<127x127xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<127x127xi32>, tensor<127x127xi32>) -> tensor<127x127xi1>
  %d = stablehlo.convert %e : (tensor<127x127xi1>) -> tensor<127x127xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<127x127xf32>
  %f = stablehlo.multiply %d, %k : tensor<127x127xf32>
  %s = stablehlo.constant dense<7.874016e-03> : tensor<127x127xf32>
  %m = stablehlo.multiply %x, %s : tensor<127x127xf32>
  %a = stablehlo.add %m, %f : tensor<127x127xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<127x127xf32>, tensor<127x1xf32>) -> tensor<127x1xf32>
  return %r : tensor<127x1xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<127x127xf32>, %y: tensor<127x1xf32>) -> tensor<127x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<127x127xi32>
  %j = stablehlo.iota dim = 1 : tensor<127x127xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<127x127xi32>, tensor<127x127xi32>) -> tensor<127x127xi1>
  %d = stablehlo.convert %e : (tensor<127x127xi1>) -> tensor<127x127xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<127x127xf32>
  %f = stablehlo.multiply %d, %k : tensor<127x127xf32>
  %s = stablehlo.constant dense<7.874016e-03> : tensor<127x127xf32>
  %m = stablehlo.multiply %x, %s : tensor<127x127xf32>
  %a = stablehlo.add %m, %f : tensor<127x127xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<127x127xf32>, tensor<127x1xf32>) -> tensor<127x1xf32>
  return %r : tensor<127x1xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<128x128xf32>, %y: tensor<128x16xf32>) -> tensor<128x16xf32> {
  %i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
  %d = stablehlo.convert %e : (tensor<128x128xi1>) -> tensor<128x128xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<128x128xf32>
  %f = stablehlo.multiply %d, %k : tensor<128x128xf32>
  %s = stablehlo.constant dense<7.812500e-03> : tensor<128x128xf32>
  %m = stablehlo.multiply %x, %s : tensor<128x128xf32>
  %a = stablehlo.add %m, %f : tensor<128x128xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<128x128xf32>, tensor<128x16xf32>) -> tensor<128x16xf32>
  return %r : tensor<128x16xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<128x128xf32>, %y: tensor<128x16xf32>) -> tensor<128x16xf32> {
  %i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
  %d = stablehlo.convert %e : (tensor<128x128xi1>) -> tensor<128x128xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<128x128xf32>
  %f = stablehlo.multiply %d, %k : tensor<128x128xf32>
  %s = stablehlo.constant dense<7.812500e-03> : tensor<128x128xf32>
  %m = stablehlo.multiply %x, %s : tensor<128x128xf32>
  %a = stablehlo.add %m, %f : tensor<128x128xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<128x128xf32>, tensor<128x16xf32>) -> tensor<128x16xf32>
  return %r : tensor<128x16xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x1xf32>) -> tensor<256x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x256xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %d = stablehlo.convert %e : (tensor<256x256xi1>) -> tensor<256x256xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<256x256xf32>
  %f = stablehlo.multiply %d, %k : tensor<256x256xf32>
  %s = stablehlo.constant dense<3.906250e-03> : tensor<256x256xf32>
  %m = stablehlo.multiply %x, %s : tensor<256x256xf32>
  %a = stablehlo.add %m, %f : tensor<256x256xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<256x256xf32>, tensor<256x1xf32>) -> tensor<256x1xf32>
  return %r : tensor<256x1xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x1xf32>) -> tensor<256x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x256xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %d = stablehlo.convert %e : (tensor<256x256xi1>) -> tensor<256x256xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<256x256xf32>
  %f = stablehlo.multiply %d, %k : tensor<256x256xf32>
  %s = stablehlo.constant dense<3.906250e-03> : tensor<256x256xf32>
  %m = stablehlo.multiply %x, %s : tensor<256x256xf32>
  %a = stablehlo.add %m, %f : tensor<256x256xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<256x256xf32>, tensor<256x1xf32>) -> tensor<256x1xf32>
  return %r : tensor<256x1xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x100xf32>) -> tensor<256x100xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x256xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %d = stablehlo.convert %e : (tensor<256x256xi1>) -> tensor<256x256xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<256x256xf32>
  %f = stablehlo.multiply %d, %k : tensor<256x256xf32>
  %s = stablehlo.constant dense<3.906250e-03> : tensor<256x256xf32>
  %m = stablehlo.multiply %x, %s : tensor<256x256xf32>
  %a = stablehlo.add %m, %f : tensor<256x256xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<256x256xf32>, tensor<256x100xf32>) -> tensor<256x100xf32>
  return %r : tensor<256x100xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x100xf32>) -> tensor<256x100xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x256xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %d = stablehlo.convert %e : (tensor<256x256xi1>) -> tensor<256x256xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<256x256xf32>
  %f = stablehlo.multiply %d, %k : tensor<256x256xf32>
  %s = stablehlo.constant dense<3.906250e-03> : tensor<256x256xf32>
  %m = stablehlo.multiply %x, %s : tensor<256x256xf32>
  %a = stablehlo.add %m, %f : tensor<256x256xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<256x256xf32>, tensor<256x100xf32>) -> tensor<256x100xf32>
  return %r : tensor<256x100xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<3x2x12x12xf32>, %y: tensor<3x2x12x4xf32>) -> tensor<3x2x12x4xf32> {
  %i = stablehlo.iota dim = 2 : tensor<3x2x12x12xi32>
  %j = stablehlo.iota dim = 3 : tensor<3x2x12x12xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x2x12x12xi32>, tensor<3x2x12x12xi32>) -> tensor<3x2x12x12xi1>
  %d = stablehlo.convert %e : (tensor<3x2x12x12xi1>) -> tensor<3x2x12x12xf32>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<3x2x12x12xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x2x12x12xf32>
  %s = stablehlo.constant dense<8.333333e-02> : tensor<3x2x12x12xf32>
  %m = stablehlo.multiply %x, %s : tensor<3x2x12x12xf32>
  %a = stablehlo.add %m, %f : tensor<3x2x12x12xf32>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x2x12x12xf32>, tensor<3x2x12x4xf32>) -> tensor<3x2x12x4xf32>
  return %r : tensor<3x2x12x4xf32>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<70x70xf16>, %y: tensor<70x3xf16>) -> tensor<70x3xf16> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf16>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<70x70xf16>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf16>
  %s = stablehlo.constant dense<1.428571e-02> : tensor<70x70xf16>
  %m = stablehlo.multiply %x, %s : tensor<70x70xf16>
  %a = stablehlo.add %m, %f : tensor<70x70xf16>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<70x70xf16>, tensor<70x3xf16>) -> tensor<70x3xf16>
  return %r : tensor<70x3xf16>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<130x130xf64>, %y: tensor<3x130xf64>) -> tensor<3x130xf64> {
  %i = stablehlo.iota dim = 0 : tensor<130x130xi32>
  %j = stablehlo.iota dim = 1 : tensor<130x130xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<130x130xi32>, tensor<130x130xi32>) -> tensor<130x130xi1>
  %d = stablehlo.convert %e : (tensor<130x130xi1>) -> tensor<130x130xf64>
  %k = stablehlo.constant dense<2.000000e+00> : tensor<130x130xf64>
  %f = stablehlo.multiply %d, %k : tensor<130x130xf64>
  %s = stablehlo.constant dense<7.692308e-03> : tensor<130x130xf64>
  %m = stablehlo.multiply %x, %s : tensor<130x130xf64>
  %a = stablehlo.add %m, %f : tensor<130x130xf64>
  %r = "stablehlo.triangular_solve"(%a, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<130x130xf64>, tensor<3x130xf64>) -> tensor<3x130xf64>
  return %r : tensor<3x130xf64>
}
// -----
// tolerance: 0.3
func.func @main(%x: tensor<3x9x9xf8E5M2>, %y: tensor<3x9x9xf8E5M2>) -> tensor<3x9x9xf8E5M2> {
  %r = "stablehlo.triangular_solve"(%x, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x9x9xf8E5M2>, tensor<3x9x9xf8E5M2>) -> tensor<3x9x9xf8E5M2>
  return %r : tensor<3x9x9xf8E5M2>
}
// -----
// tolerance: 0.15
func.func @main(%x: tensor<3x9x9xf8E4M3FN>, %y: tensor<3x9x9xf8E4M3FN>) -> tensor<3x9x9xf8E4M3FN> {
  %r = "stablehlo.triangular_solve"(%x, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x9x9xf8E4M3FN>, tensor<3x9x9xf8E4M3FN>) -> tensor<3x9x9xf8E4M3FN>
  return %r : tensor<3x9x9xf8E4M3FN>
}
// -----
// tolerance: 0.15
func.func @main(%x: tensor<3x9x9xf8E4M3B11FNUZ>, %y: tensor<3x9x9xf8E4M3B11FNUZ>) -> tensor<3x9x9xf8E4M3B11FNUZ> {
  %r = "stablehlo.triangular_solve"(%x, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x9x9xf8E4M3B11FNUZ>, tensor<3x9x9xf8E4M3B11FNUZ>) -> tensor<3x9x9xf8E4M3B11FNUZ>
  return %r : tensor<3x9x9xf8E4M3B11FNUZ>
}
// -----
// tolerance: 0.08
func.func @main(%x: tensor<3x9x9xf8E3M4>, %y: tensor<3x9x9xf8E3M4>) -> tensor<3x9x9xf8E3M4> {
  %r = "stablehlo.triangular_solve"(%x, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x9x9xf8E3M4>, tensor<3x9x9xf8E3M4>) -> tensor<3x9x9xf8E3M4>
  return %r : tensor<3x9x9xf8E3M4>
}
