module @jit_spectral attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<6x8xf32>
    %3 = call @fft(%2) : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    %4 = stablehlo.abs %3 : (tensor<6x5xcomplex<f32>>) -> tensor<6x5xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %7 = call @fft_0(%arg0) : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    %8 = call @fft_1(%7) : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %9 = stablehlo.slice %8 [0:1, 0:8] : (tensor<6x8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x8xf32>) -> tensor<8xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.add %6, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func private @fft(%arg0: tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    return %0 : tensor<6x5xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6, 8] : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    return %0 : tensor<6x5xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
}
