// RUN(1): tpucc --passes=shapes,expand
// Routines of LAPACK that are not there are refused by what JAX calls them for.
func.func @main(%a: tensor<4x4xf32>, %p: tensor<4xi32>) {
  %1:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%a, %p) : (tensor<4x4xf32>, tensor<4xi32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<4xf32>)
  return
}
// ----
lapack_missing.mlir:4:10: error: custom_call: nothing is known of a function @lapack_sgeqp3_ffi with 2 operands [unsupported-op]
  help: JAX calls it for qr with pivoting=True, which is not there; what is: cholesky, lu (solve, inv, det), qr, eigh, svd, eig, schur, hessenberg, tridiagonal, tridiagonal_solve
