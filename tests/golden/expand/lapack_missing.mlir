// RUN(1): tpucc --passes=shapes,expand
// Routines of LAPACK that are not there are refused by what JAX calls them for.
func.func @main(%a: tensor<4x4xf32>, %p: tensor<4xi32>) {
  %0:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%a) {mhlo.backend_config = {high = 4 : i32, low = 1 : i32}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<i32>)
  %1:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%a, %p) : (tensor<4x4xf32>, tensor<4xi32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<4xf32>)
  return
}
// ----
lapack_missing.mlir:4:10: error: custom_call: nothing is known of a function @lapack_sgehrd_ffi with 1 operands [unsupported-op]
  help: JAX calls it for hessenberg, which is not there; what is: cholesky, triangular_solve, lu (solve, inv, det), qr, eigh, svd, tridiagonal_solve
lapack_missing.mlir:5:10: error: custom_call: nothing is known of a function @lapack_sgeqp3_ffi with 2 operands [unsupported-op]
  help: JAX calls it for qr with pivoting=True, which is not there; what is: cholesky, triangular_solve, lu (solve, inv, det), qr, eigh, svd, tridiagonal_solve
