module {
  func.func @main(%x: tensor<1x6x6x3xf32>, %k: tensor<3x3x3x4xf32>, %w: tensor<64x5xf32>, %i: tensor<f32>) -> (tensor<1x5xf32>, tensor<5xf32>) {
    %0 = "tpu.kernel"(%k, %x) <{tpu.buffers = array<i64: 1, 4096, 1, 0>}> ({
    ^bb0(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<1x6x6x3xf32>):
      %1 = stablehlo.reshape %arg0 : (tensor<3x3x3x4xf32>) -> tensor<1x27x4xf32>
      %2 = "tpu.pack"(%1) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2, 3>}> : (tensor<1x27x4xf32>) -> tensor<1x1x27x16xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 27, 16>, tpu.tile = array<i64: 1, 1, 27, 16>} %2 : tensor<1x1x27x16xf32>
    }, {
    ^bb0(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<1x6x6x3xf32>, %arg2: tensor<1x1x27x16xf32>):
      %1 = "tpu.conv"(%arg1, %arg2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1x6x6x3xf32>, tensor<1x1x27x16xf32>) -> tensor<16x4xf32>
      stablehlo.return {tpu.domain = array<i64: 16, 4>, tpu.tile = array<i64: 16, 4>} %1 : tensor<16x4xf32>
    }) : (tensor<3x3x3x4xf32>, tensor<1x6x6x3xf32>) -> tensor<16x4xf32>
    %1:2 = "tpu.kernel"(%w, %0) <{tpu.buffers = array<i64: 3, 0, 1, 4352, 1, 0>}> ({
    ^bb0(%arg0: tensor<64x5xf32>, %arg1: tensor<16x4xf32>):
      %2 = "tpu.pack"(%arg0) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> : (tensor<64x5xf32>) -> tensor<1x64x16xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 64, 16>, tpu.tile = array<i64: 1, 64, 16>} %2 : tensor<1x64x16xf32>
    }, {
    ^bb0(%arg0: tensor<64x5xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<1x64x16xf32>):
      %2 = stablehlo.reshape %arg1 : (tensor<16x4xf32>) -> tensor<1x64xf32>
      %3 = "tpu.matmul"(%2, %arg2) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1x64xf32>, tensor<1x64x16xf32>) -> tensor<1x5xf32>
      %4 = stablehlo.compare NE, %3, %3 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
      %5 = stablehlo.not %4 : tensor<1x5xi1>
      %6 = stablehlo.and %4, %5 : tensor<1x5xi1>
      %7 = stablehlo.convert %6 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : (tensor<1x5xi1>) -> tensor<1x5xi64>
      stablehlo.return {tpu.domain = array<i64: 1, 5>, tpu.tile = array<i64: 1, 5>} %3, %7 : tensor<1x5xf32>, tensor<1x5xi64>
    }) : (tensor<64x5xf32>, tensor<16x4xf32>) -> (tensor<1x5xf32>, tensor<1x5xi64>)
    %2 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0> : tensor<i64>
    %3 = "tpu.kernel"(%1#1) <{tpu.buffers = array<i64: 1, 0>}> ({
    ^bb0(%arg0: tensor<1x5xi64>):
      %4 = stablehlo.constant dense<0> : tensor<i64>
      %5 = stablehlo.reduce(%arg0 init: %4) applies stablehlo.add across dimensions = [0, 1] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<1x5xi64>, tensor<i64>) -> tensor<i64>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %5 : tensor<i64>
    }) : (tensor<1x5xi64>) -> tensor<i64>
    "tpu.check"(%3) <{tpu.message = "differ from what is expected"}> : (tensor<i64>) -> ()
    %4 = "tpu.kernel"(%1#0, %i) <{tpu.buffers = array<i64: 3, 1>}> ({
    ^bb0(%arg0: tensor<1x5xf32>, %arg1: tensor<f32>):
      %5 = stablehlo.reshape %arg0 : (tensor<1x5xf32>) -> tensor<5xf32>
      %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %7 = stablehlo.add %5, %6 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<5xf32>
      stablehlo.return {tpu.domain = array<i64: 5>, tpu.tile = array<i64: 5>} %7 : tensor<5xf32>
    }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    return %1#0, %4 : tensor<1x5xf32>, tensor<5xf32>
  }
}
