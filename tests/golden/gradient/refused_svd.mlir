// RUN(1): tpucc --grad
func.func @main(%x: tensor<4x4xf32>) -> tensor<4xf32> {
  %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x) {mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
  return %0#1 : tensor<4xf32>
}
// ----
refused_svd.mlir:3:10: error: stablehlo.custom_call @lapack_sgesdd_ffi: without vectors, one pair for each value, its gradient is not known, and a gradient that is asked for goes through it [no-gradient]
  help: in JAX: u, s, vt = jnp.linalg.svd(x, full_matrices=False), of which s is what compute_uv=False gives
