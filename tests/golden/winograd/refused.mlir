// RUN(1): tpucc
// What the transforms of Winograd's convolution ask for.
func.func @main(%x: tensor<1x6x6x4xf32>, %s: tensor<36x1x2x2x4xf32>) {
  %0 = "tpu.winograd_image"(%x) <{tpu.output_tile = 3 : i64, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> : (tensor<1x6x6x4xf32>) -> tensor<25x1x2x2x4xf32>
  %1 = "tpu.winograd_image"(%x) <{tpu.output_tile = 4 : i64, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> : (tensor<1x6x6x4xf32>) -> tensor<36x1x2x1x4xf32>
  %2 = "tpu.winograd_image"(%x) <{tpu.output_tile = 4 : i64, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> : (tensor<1x6x6x4xf32>) -> tensor<36x1x2x1x4xf32>
  %3 = "tpu.winograd_pixels"(%s) <{tpu.output_tile = 2 : i64}> : (tensor<36x1x2x2x4xf32>) -> tensor<1x4x4x4xf32>
  %4 = "tpu.winograd_pixels"(%s) <{tpu.output_tile = 4 : i64}> : (tensor<36x1x2x2x4xf32>) -> tensor<1x9x8x4xf32>
  %5 = "tpu.winograd_pixels"(%s) <{tpu.output_tile = 4 : i64}> : (tensor<36x1x2x2x4xf32>) -> tensor<1x5x8x4xf32>
  %6 = "tpu.winograd_gradient"(%x) <{tpu.output_tile = 3 : i64}> : (tensor<1x6x6x4xf32>) -> tensor<25x1x2x2x4xf32>
  %7 = "tpu.winograd_gradient"(%s) <{tpu.output_tile = 4 : i64}> : (tensor<36x1x2x2x4xf32>) -> tensor<36x1x2x2x4xf32>
  %8 = "tpu.winograd_gradient"(%x) <{tpu.output_tile = 4 : i64}> : (tensor<1x6x6x4xf32>) -> tensor<36x1x1x1x4xf32>
  return
}
// ----
refused.mlir:4:8: error: winograd_image: tpu.output_tile is 2 or 4, not 3 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<1x6x6x4xf32>
refused.mlir:5:8: error: winograd_image: takes [N, H, W, C] of at least 3 x 3 pixels with their padding, which is 0 to 2 each way [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<1x6x6x4xf32>
refused.mlir:6:8: error: winograd_image: result 0 is declared tensor<36x1x2x1x4xf32>, but the operands and attributes make tensor<36x1x2x2x4xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<1x6x6x4xf32>
  help: declare tensor<36x1x2x2x4xf32>, or change the operands to fit
refused.mlir:7:8: error: winograd_pixels: takes [16, N, TH, TW, C], a row a point, for the tiles that the pixels of its result take [shape-mismatch]
  note: operand 0 is input 1 '%s': tensor<36x1x2x2x4xf32>
refused.mlir:8:8: error: winograd_pixels: takes [36, N, TH, TW, C], a row a point, for the tiles that the pixels of its result take [shape-mismatch]
  note: operand 0 is input 1 '%s': tensor<36x1x2x2x4xf32>
refused.mlir:10:8: error: winograd_gradient: tpu.output_tile is 2 or 4, not 3 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<1x6x6x4xf32>
refused.mlir:11:8: error: winograd_gradient: takes [N, H, W, C] of at least one pixel [shape-mismatch]
  note: operand 0 is input 1 '%s': tensor<36x1x2x2x4xf32>
refused.mlir:12:8: error: winograd_gradient: result 0 is declared tensor<36x1x1x1x4xf32>, but the operands and attributes make tensor<36x1x2x2x4xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<1x6x6x4xf32>
  help: declare tensor<36x1x2x2x4xf32>, or change the operands to fit
