// RUN: tpucc --passes=boxes,fuse
// Padding and both steps of a 5x5 maximum are one kernel, each task with whole planes, and so is what follows element by element. Of a plane that is too large
// they are kernels of their own.
func.func @main(%x: tensor<16x20x20xf32>, %y: tensor<16x200x200xf32>) -> (tensor<16x20x20xf32>, tensor<16x200x200xf32>) {
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %m) <{padding = dense<[[0, 0], [2, 2], [2, 2]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x20x20xf32>, tensor<f32>) -> tensor<16x20x20xf32>
  %1 = stablehlo.subtract %0, %x : tensor<16x20x20xf32>
  %2 = "stablehlo.reduce_window"(%y, %m) <{padding = dense<[[0, 0], [2, 2], [2, 2]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x200x200xf32>, tensor<f32>) -> tensor<16x200x200xf32>
  return %1, %2 : tensor<16x20x20xf32>, tensor<16x200x200xf32>
}
// ----
module {
  func.func @main(%x: tensor<16x20x20xf32>, %y: tensor<16x200x200xf32>) -> (tensor<16x20x20xf32>, tensor<16x200x200xf32>) {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<16x20x20xf32>):
      %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %3 = stablehlo.pad %arg0, %2, low = [0, 2, 2], high = [0, 2, 2], interior = [0, 0, 0] {tpu.stage = "map", tpu.map = array<i64: 0, -1, -1>} : (tensor<16x20x20xf32>, tensor<f32>) -> tensor<16x24x24xf32>
      %4 = "stablehlo.reduce_window"(%3, %2) <{window_dimensions = array<i64: 1, 5, 1>, window_strides = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, tpu.stage = "map", tpu.map = array<i64: 0, -1, -1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<16x24x24xf32>, tensor<f32>) -> tensor<16x20x24xf32>
      %5 = "stablehlo.reduce_window"(%4, %2) <{window_dimensions = array<i64: 1, 1, 5>, window_strides = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %6 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<16x20x24xf32>, tensor<f32>) -> tensor<16x20x20xf32>
      %6 = stablehlo.subtract %5, %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, -1, -1>} : tensor<16x20x20xf32>
      stablehlo.return {tpu.domain = array<i64: 16>} %6 : tensor<16x20x20xf32>
    }) : (tensor<16x20x20xf32>) -> tensor<16x20x20xf32>
    %2 = "tpu.kernel"(%y) ({
    ^bb0(%arg0: tensor<16x200x200xf32>):
      %3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %4 = stablehlo.pad %arg0, %3, low = [0, 2, 2], high = [0, 2, 2], interior = [0, 0, 0] {tpu.stage = "map", tpu.map = array<i64: 0, -1, 1>} : (tensor<16x200x200xf32>, tensor<f32>) -> tensor<16x204x204xf32>
      %5 = "stablehlo.reduce_window"(%4, %3) <{window_dimensions = array<i64: 1, 5, 1>, window_strides = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, tpu.stage = "map", tpu.map = array<i64: 0, -1, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %6 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<16x204x204xf32>, tensor<f32>) -> tensor<16x200x204xf32>
      stablehlo.return {tpu.domain = array<i64: 16, 204>} %5 : tensor<16x200x204xf32>
    }) : (tensor<16x200x200xf32>) -> tensor<16x200x204xf32>
    %3 = "tpu.kernel"(%2) ({
    ^bb0(%arg0: tensor<16x200x204xf32>):
      %4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %5 = "stablehlo.reduce_window"(%arg0, %4) <{window_dimensions = array<i64: 1, 1, 5>, window_strides = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %6 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<16x200x204xf32>, tensor<f32>) -> tensor<16x200x200xf32>
      stablehlo.return {tpu.domain = array<i64: 16, 200, 200>} %5 : tensor<16x200x200xf32>
    }) : (tensor<16x200x204xf32>) -> tensor<16x200x200xf32>
    return %1, %3 : tensor<16x20x20xf32>, tensor<16x200x200xf32>
  }
}
