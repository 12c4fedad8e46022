// Layers of 64, 64 and 1 over ten numbers; 4,929 weights as arguments. The number n of rows is open: --batch says it for training, --dim or --bucket for use.
module @mlp {
  func.func @main(%x: tensor<?x10xf32> {tpu.dims = ["n", ""]}, %dense1.weight: tensor<10x64xf32>, %dense1.bias: tensor<64xf32>, %dense2.weight: tensor<64x64xf32>, %dense2.bias: tensor<64xf32>, %dense3.weight: tensor<64x1xf32>, %dense3.bias: tensor<1xf32>) -> (tensor<?x1xf32> {jax.result_info = "y"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x10xf32>) -> tensor<i32>
    %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
    %hidden = stablehlo.constant dense<64> : tensor<1xi32>
    %one = stablehlo.constant dense<1> : tensor<1xi32>
    %wide = stablehlo.concatenate %n1, %hidden, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %narrow = stablehlo.concatenate %n1, %one, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %wide, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x64xf32>

    %0 = stablehlo.dot_general %x, %dense1.weight, contracting_dims = [1] x [0] : (tensor<?x10xf32>, tensor<10x64xf32>) -> tensor<?x64xf32>
    %1 = stablehlo.dynamic_broadcast_in_dim %dense1.bias, %wide, dims = [1] : (tensor<64xf32>, tensor<2xi32>) -> tensor<?x64xf32>
    %2 = stablehlo.add %0, %1 : tensor<?x64xf32>
    %3 = stablehlo.maximum %2, %zeros : tensor<?x64xf32>
    %4 = stablehlo.dot_general %3, %dense2.weight, contracting_dims = [1] x [0] : (tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %5 = stablehlo.dynamic_broadcast_in_dim %dense2.bias, %wide, dims = [1] : (tensor<64xf32>, tensor<2xi32>) -> tensor<?x64xf32>
    %6 = stablehlo.add %4, %5 : tensor<?x64xf32>
    %7 = stablehlo.maximum %6, %zeros : tensor<?x64xf32>
    %8 = stablehlo.dot_general %7, %dense3.weight, contracting_dims = [1] x [0] : (tensor<?x64xf32>, tensor<64x1xf32>) -> tensor<?x1xf32>
    %9 = stablehlo.dynamic_broadcast_in_dim %dense3.bias, %narrow, dims = [1] : (tensor<1xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %y = stablehlo.add %8, %9 : tensor<?x1xf32>
    return %y : tensor<?x1xf32>
  }
}
