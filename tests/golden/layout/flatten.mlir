// RUN: tpucc --passes=layout,sink,canon,dce
// The layer takes the image with channels last, and its weights in that order.
func.func @main(%x: tensor<3x3x9x8xf32>, %a: tensor<16x3x3x3xf32>, %b: tensor<16x16x3x3xf32>) -> tensor<3x2xf32> {
  %w = stablehlo.constant dense<[[-1.25, 4.38], [3.62, -3.0], [0.88, 4.62], [2.50, 5.0], [4.25, -4.0], [4.62, -4.88], [2.50, -0.88], [3.75, -1.38], [-2.0, 2.50], [3.62, 3.75], [2.50, 1.25], [-2.62, -1.38], [-2.62, 3.25], [1.12, -4.88], [-4.0, -2.50], [4.38, -4.38], [-0.25, -4.62], [-0.75, 2.50], [4.50, 1.12], [1.75, 1.25], [4.12, 2.0], [-2.88, 0.75], [-3.50, -4.50], [-2.88, 2.88], [-1.62, -0.88], [1.88, 5.0], [-0.25, 1.62], [3.0, 1.12], [4.12, 0.50], [3.50, 4.25], [1.50, 4.25], [-1.38, 0.38], [-4.62, -0.62], [4.62, -2.50], [0.12, 3.62], [4.12, 4.0], [-3.38, -1.62], [4.12, -0.75], [-0.50, -3.12], [-4.0, 2.62], [2.62, -3.62], [0.50, -4.0], [1.50, -2.62], [-4.75, -0.38], [1.75, 1.62], [-3.12, -4.38], [4.62, 4.75], [-4.38, 1.0], [4.38, 0.25], [3.75, -0.62], [3.0, -1.25], [-4.50, -0.12], [-5.0, -3.88], [-3.38, 4.50], [3.50, -4.50], [-1.88, 1.50], [-0.38, 4.75], [-0.88, -2.62], [-4.38, 0.38], [0.0, 0.75], [-2.88, 1.0], [1.0, 2.25], [3.25, 1.12], [4.50, 3.88]]> : tensor<64x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3x16x2x2xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.convolution(%x, %a) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x3x9x8xf32>, tensor<16x3x3x3xf32>) -> tensor<3x16x7x6xf32>
  %1 = stablehlo.convolution(%0, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x7x6xf32>, tensor<16x16x3x3xf32>) -> tensor<3x16x5x5xf32>
  %2 = "stablehlo.reduce_window"(%1, %low) <{window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 3>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<3x16x5x5xf32>, tensor<f32>) -> tensor<3x16x2x2xf32>
  %3 = stablehlo.maximum %2, %zero : tensor<3x16x2x2xf32>
  %4 = stablehlo.reshape %3 : (tensor<3x16x2x2xf32>) -> tensor<3x64xf32>
  %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<3x64xf32>, tensor<64x2xf32>) -> tensor<3x2xf32>
  return %5 : tensor<3x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<3x3x9x8xf32>, %a: tensor<16x3x3x3xf32>, %b: tensor<16x16x3x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.constant dense<"0x0000A0BFF6288C4014AE6740000040C0AE47613F0AD79340000020400000A04000008840000080C00AD79340F6289CC000002040AE4761BF00007040D7A3B0BF000000C00000204014AE674000007040000020400000A03F14AE27C0D7A3B0BF14AE27C000005040295C8F3FF6289CC0000080C0000020C0F6288C40F6288CC0000080BE0AD793C0000040BF0000204000009040295C8F3F0000E03F0000A03F0AD7834000000040EC5138C00000403F000060C0000090C0EC5138C0EC513840295CCFBFAE4761BFD7A3F03F0000A040000080BE295CCF3F00004040295C8F3F0AD783400000003F00006040000088400000C03F00008840D7A3B0BF5C8FC23E0AD793C052B81EBF0AD79340000020C08FC2F53D14AE67400AD7834000008040EC5158C0295CCFBF0AD78340000040BF000000BF14AE47C0000080C014AE274014AE274014AE67C00000003F000080C00000C03F14AE27C0000098C05C8FC2BE0000E03F295CCF3F14AE47C0F6288CC00AD7934000009840F6288CC00000803FF6288C400000803E0000704052B81EBF000040400000A0BF000090C08FC2F5BD0000A0C0EC5178C0EC5158C00000904000006040000090C0D7A3F0BF0000C03F5C8FC2BE00009840AE4761BF14AE27C0F6288CC05C8FC23E000000000000403FEC5138C00000803F0000803F0000104000005040295C8F3F00009040EC517840"> : tensor<64x2xf32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<3x3x9x8xf32>) -> tensor<3x9x8x3xf32>
    %3 = stablehlo.transpose %a, dims = [2, 3, 1, 0] : (tensor<16x3x3x3xf32>) -> tensor<3x3x3x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x3x3x16xf32>) -> tensor<1x27x16xf32>
    %5 = "tpu.pack"(%4) <{tpu.panel = 16 : i64}> : (tensor<1x27x16xf32>) -> tensor<1x1x27x16xf32>
    %6 = "tpu.conv"(%2, %5) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<3x9x8x3xf32>, tensor<1x1x27x16xf32>) -> tensor<126x16xf32>
    %7 = stablehlo.reshape %6 : (tensor<126x16xf32>) -> tensor<3x7x6x16xf32>
    %8 = stablehlo.transpose %b, dims = [2, 3, 1, 0] : (tensor<16x16x3x3xf32>) -> tensor<3x3x16x16xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x3x16x16xf32>) -> tensor<1x144x16xf32>
    %10 = "tpu.pack"(%9) <{tpu.panel = 16 : i64}> : (tensor<1x144x16xf32>) -> tensor<1x1x144x16xf32>
    %11 = "tpu.conv"(%7, %10) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<3x7x6x16xf32>, tensor<1x1x144x16xf32>) -> tensor<75x16xf32>
    %12 = stablehlo.reshape %11 : (tensor<75x16xf32>) -> tensor<3x5x5x16xf32>
    %13 = "stablehlo.reduce_window"(%12, %1) <{window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 3, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %14 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<3x5x5x16xf32>, tensor<f32>) -> tensor<3x2x2x16xf32>
    %14 = stablehlo.constant dense<0.0> : tensor<3x2x2x16xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<3x2x2x16xf32>
    %16 = stablehlo.reshape %0 : (tensor<64x2xf32>) -> tensor<16x2x2x2xf32>
    %17 = stablehlo.transpose %16, dims = [1, 2, 0, 3] : (tensor<16x2x2x2xf32>) -> tensor<2x2x16x2xf32>
    %18 = stablehlo.reshape %17 : (tensor<2x2x16x2xf32>) -> tensor<64x2xf32>
    %19 = stablehlo.reshape %15 : (tensor<3x2x2x16xf32>) -> tensor<3x64xf32>
    %20 = "tpu.pack"(%18) <{tpu.panel = 16 : i64}> : (tensor<64x2xf32>) -> tensor<1x64x16xf32>
    %21 = "tpu.matmul"(%19, %20) : (tensor<3x64xf32>, tensor<1x64x16xf32>) -> tensor<3x2xf32>
    return %21 : tensor<3x2xf32>
  }
}
