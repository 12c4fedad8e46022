#loc = loc("model.py":3:7)
module @forms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32> {jax.buffer_donor = true} loc("x"), %arg1: tensor<3x4xf32>) -> (tensor<2x4xf32> {jax.result_info = ""}, tensor<i64>) {
    %cst = stablehlo.constant dense<[[1.0, -0.0, 0x7FC00000], [2.5e-3, 1.0e+10, -3.0]]> : tensor<2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
    %0 = stablehlo.add %arg0, %cst : tensor<2x3xf32> loc(#loc)
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.compare GT, %0, %cst, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.select %3, %0, %cst : tensor<2x3xi1>, tensor<2x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %7:2 = stablehlo.while(%iterArg = %c, %iterArg_1 = %6) : tensor<i64>, tensor<2x4xf32>
    cond {
      %limit = stablehlo.constant dense<3> : tensor<i64>
      %10 = stablehlo.compare LT, %iterArg, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i64>
      %10 = stablehlo.add %iterArg, %one : tensor<i64>
      %11 = func.call @helper(%iterArg_1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      stablehlo.return %10, %11 : tensor<i64>, tensor<2x4xf32>
    }
    %8 = stablehlo.slice %2 [0:4:2, 1:3] : (tensor<4x3xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.pad %8, %zero, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x4xf32>
    %12 = stablehlo.multiply %9, %7#1 : tensor<2x4xf32>
    %13 = stablehlo.subtract %12, %1 : tensor<2x4xf32>
    return %13, %7#0 : tensor<2x4xf32>, tensor<i64>
  }
  func.func private @helper(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = chlo.erf %x : tensor<2x4xf32> -> tensor<2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4xf32>) -> tensor<8xf32>
    %2 = stablehlo.convert %1 : (tensor<8xf32>) -> tensor<8xf64>
    %3 = stablehlo.convert %2 : (tensor<8xf64>) -> tensor<8xf32>
    %4 = stablehlo.reshape %3 : (tensor<8xf32>) -> tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
}
