func.func @main(%x: tensor<1x16x20x20xf32>) -> tensor<1x16x20x20xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  return %0 : tensor<1x16x20x20xf32>
}
// -----
func.func @main(%x: tensor<2x5x17x33xf32>) -> tensor<2x5x14x31xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5x17x33xf32>, tensor<f32>) -> tensor<2x5x14x31xf32>
  return %0 : tensor<2x5x14x31xf32>
}
// -----
func.func @main(%x: tensor<1x9x11x16xf32>) -> tensor<1x9x11x16xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x9x11x16xf32>, tensor<f32>) -> tensor<1x9x11x16xf32>
  return %0 : tensor<1x9x11x16xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf32>) -> tensor<1x16x20x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  return %0 : tensor<1x16x20x20xf32>
}
// -----
func.func @main(%x: tensor<2x5x17x33xf32>) -> tensor<2x5x14x31xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5x17x33xf32>, tensor<f32>) -> tensor<2x5x14x31xf32>
  return %0 : tensor<2x5x14x31xf32>
}
// -----
func.func @main(%x: tensor<1x9x11x16xf32>) -> tensor<1x9x11x16xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x9x11x16xf32>, tensor<f32>) -> tensor<1x9x11x16xf32>
  return %0 : tensor<1x9x11x16xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf32>) -> tensor<1x16x20x20xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  return %0 : tensor<1x16x20x20xf32>
}
// -----
func.func @main(%x: tensor<2x5x17x33xf32>) -> tensor<2x5x14x31xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5x17x33xf32>, tensor<f32>) -> tensor<2x5x14x31xf32>
  return %0 : tensor<2x5x14x31xf32>
}
// -----
func.func @main(%x: tensor<1x9x11x16xf32>) -> tensor<1x9x11x16xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x9x11x16xf32>, tensor<f32>) -> tensor<1x9x11x16xf32>
  return %0 : tensor<1x9x11x16xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xi32>) -> tensor<1x16x20x20xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x16x20x20xi32>, tensor<i32>) -> tensor<1x16x20x20xi32>
  return %0 : tensor<1x16x20x20xi32>
}
// -----
func.func @main(%x: tensor<2x5x17x33xi32>) -> tensor<2x5x14x31xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x5x17x33xi32>, tensor<i32>) -> tensor<2x5x14x31xi32>
  return %0 : tensor<2x5x14x31xi32>
}
// -----
func.func @main(%x: tensor<1x9x11x16xi32>) -> tensor<1x9x11x16xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x9x11x16xi32>, tensor<i32>) -> tensor<1x9x11x16xi32>
  return %0 : tensor<1x9x11x16xi32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xbf16>) -> tensor<1x16x20x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x16x20x20xbf16>, tensor<bf16>) -> tensor<1x16x20x20xbf16>
  return %0 : tensor<1x16x20x20xbf16>
}
// -----
func.func @main(%x: tensor<2x5x17x33xbf16>) -> tensor<2x5x14x31xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x5x17x33xbf16>, tensor<bf16>) -> tensor<2x5x14x31xbf16>
  return %0 : tensor<2x5x14x31xbf16>
}
// -----
func.func @main(%x: tensor<1x9x11x16xbf16>) -> tensor<1x9x11x16xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x9x11x16xbf16>, tensor<bf16>) -> tensor<1x9x11x16xbf16>
  return %0 : tensor<1x9x11x16xbf16>
}
// -----
func.func @main(%x: tensor<1x16x20x20xi32>) -> tensor<1x16x20x20xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x16x20x20xi32>, tensor<i32>) -> tensor<1x16x20x20xi32>
  return %0 : tensor<1x16x20x20xi32>
}
// -----
func.func @main(%x: tensor<2x5x17x33xi32>) -> tensor<2x5x14x31xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x5x17x33xi32>, tensor<i32>) -> tensor<2x5x14x31xi32>
  return %0 : tensor<2x5x14x31xi32>
}
// -----
func.func @main(%x: tensor<1x9x11x16xi32>) -> tensor<1x9x11x16xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x9x11x16xi32>, tensor<i32>) -> tensor<1x9x11x16xi32>
  return %0 : tensor<1x9x11x16xi32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xi32>) -> tensor<1x16x20x20xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x16x20x20xi32>, tensor<i32>) -> tensor<1x16x20x20xi32>
  return %0 : tensor<1x16x20x20xi32>
}
// -----
func.func @main(%x: tensor<2x5x17x33xi32>) -> tensor<2x5x14x31xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x5x17x33xi32>, tensor<i32>) -> tensor<2x5x14x31xi32>
  return %0 : tensor<2x5x14x31xi32>
}
// -----
func.func @main(%x: tensor<1x9x11x16xi32>) -> tensor<1x9x11x16xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x9x11x16xi32>, tensor<i32>) -> tensor<1x9x11x16xi32>
  return %0 : tensor<1x9x11x16xi32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf64>) -> tensor<1x16x20x20xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<1x16x20x20xf64>, tensor<f64>) -> tensor<1x16x20x20xf64>
  return %0 : tensor<1x16x20x20xf64>
}
// -----
func.func @main(%x: tensor<2x5x17x33xf64>) -> tensor<2x5x14x31xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<2x5x17x33xf64>, tensor<f64>) -> tensor<2x5x14x31xf64>
  return %0 : tensor<2x5x14x31xf64>
}
// -----
func.func @main(%x: tensor<1x9x11x16xf64>) -> tensor<1x9x11x16xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 5, 5, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<1x9x11x16xf64>, tensor<f64>) -> tensor<1x9x11x16xf64>
  return %0 : tensor<1x9x11x16xf64>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<1x16x20x20xbf16>) -> tensor<1x16x20x20xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x16x20x20xbf16>, tensor<bf16>) -> tensor<1x16x20x20xbf16>
  return %0 : tensor<1x16x20x20xbf16>
}
// -----
// tolerance: 2e-3
func.func @main(%x: tensor<1x16x20x20xf16>) -> tensor<1x16x20x20xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x16x20x20xf16>, tensor<f16>) -> tensor<1x16x20x20xf16>
  return %0 : tensor<1x16x20x20xf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<1x9x11x16xbf16>) -> tensor<1x5x6x16xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [3, 3], [3, 3], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 7, 7, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x9x11x16xbf16>, tensor<bf16>) -> tensor<1x5x6x16xbf16>
  return %0 : tensor<1x5x6x16xbf16>
}
// -----
func.func @main(%x: tensor<8x20x20xi1>) -> tensor<8x17x17xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 4>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<8x20x20xi1>, tensor<i1>) -> tensor<8x17x17xi1>
  return %0 : tensor<8x17x17xi1>
}
// -----
func.func @main(%x: tensor<8x20x20xi1>) -> tensor<8x20x20xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 2], [2, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 4>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<8x20x20xi1>, tensor<i1>) -> tensor<8x20x20xi1>
  return %0 : tensor<8x20x20xi1>
}
// -----
func.func @main(%x: tensor<8x20x20xi32>) -> tensor<8x17x17xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 4>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.xor %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x17x17xi32>
  return %0 : tensor<8x17x17xi32>
}
// -----
func.func @main(%x: tensor<8x40xi32>) -> tensor<8x29xi32> {
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.and %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<8x40xi32>, tensor<i32>) -> tensor<8x29xi32>
  return %0 : tensor<8x29xi32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x192xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x192xf32>
  return %0 : tensor<3x192xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<192x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<192x19xf32>
  return %0 : tensor<192x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[4, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x98xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x98xi32>
  return %0 : tensor<2x98xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x146xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x146xf32>
  return %0 : tensor<2x146xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x191xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 10>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x191xf32>
  return %0 : tensor<3x191xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<191x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 10, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<191x19xf32>
  return %0 : tensor<191x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[5, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 10, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x97xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 10>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x97xi32>
  return %0 : tensor<2x97xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x146xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 10>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x146xf32>
  return %0 : tensor<2x146xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x190xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 11>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x190xf32>
  return %0 : tensor<3x190xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<190x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 11, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<190x19xf32>
  return %0 : tensor<190x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[5, 5], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 11, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x97xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 11>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x97xi32>
  return %0 : tensor<2x97xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x145xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 11>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x145xf32>
  return %0 : tensor<2x145xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x189xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x189xf32>
  return %0 : tensor<3x189xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<189x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 12, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<189x19xf32>
  return %0 : tensor<189x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[6, 5], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 12, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x97xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x97xi32>
  return %0 : tensor<2x97xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x145xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x145xf32>
  return %0 : tensor<2x145xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x188xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x188xf32>
  return %0 : tensor<3x188xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<188x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 13, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<188x19xf32>
  return %0 : tensor<188x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[6, 6], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 13, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x96xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x96xi32>
  return %0 : tensor<2x96xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x144xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x144xf32>
  return %0 : tensor<2x144xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x186xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 15>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x186xf32>
  return %0 : tensor<3x186xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<186x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 15, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<186x19xf32>
  return %0 : tensor<186x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[7, 7], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 15, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x96xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 15>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x96xi32>
  return %0 : tensor<2x96xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x143xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 15>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x143xf32>
  return %0 : tensor<2x143xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x185xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 16>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x185xf32>
  return %0 : tensor<3x185xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<185x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 16, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<185x19xf32>
  return %0 : tensor<185x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[8, 7], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 16, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x95xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 16>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x95xi32>
  return %0 : tensor<2x95xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x143xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 16>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x143xf32>
  return %0 : tensor<2x143xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x184xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x184xf32>
  return %0 : tensor<3x184xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<184x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 17, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<184x19xf32>
  return %0 : tensor<184x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[8, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 17, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x95xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x95xi32>
  return %0 : tensor<2x95xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x142xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x142xf32>
  return %0 : tensor<2x142xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x182xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 19>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x182xf32>
  return %0 : tensor<3x182xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<182x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 19, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<182x19xf32>
  return %0 : tensor<182x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[9, 9], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 19, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x94xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 19>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x94xi32>
  return %0 : tensor<2x94xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x141xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 19>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x141xf32>
  return %0 : tensor<2x141xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x178xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 23>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x178xf32>
  return %0 : tensor<3x178xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<178x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 23, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<178x19xf32>
  return %0 : tensor<178x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[11, 11], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 23, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x93xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 23>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x93xi32>
  return %0 : tensor<2x93xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x139xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 23>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x139xf32>
  return %0 : tensor<2x139xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x176xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 25>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x176xf32>
  return %0 : tensor<3x176xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<176x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 25, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<176x19xf32>
  return %0 : tensor<176x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[12, 12], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 25, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x92xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 25>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x92xi32>
  return %0 : tensor<2x92xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x138xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 25>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x138xf32>
  return %0 : tensor<2x138xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x169xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x169xf32>
  return %0 : tensor<3x169xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<169x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 32, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<169x19xf32>
  return %0 : tensor<169x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 15], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 32, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x90xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x90xi32>
  return %0 : tensor<2x90xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x135xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x135xf32>
  return %0 : tensor<2x135xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x168xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 33>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x168xf32>
  return %0 : tensor<3x168xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<168x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<168x19xf32>
  return %0 : tensor<168x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 16], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x90xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 33>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x90xi32>
  return %0 : tensor<2x90xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x134xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 33>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x134xf32>
  return %0 : tensor<2x134xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x137xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 64>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x137xf32>
  return %0 : tensor<3x137xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<137x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 64, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<137x19xf32>
  return %0 : tensor<137x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 31], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 64, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x79xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 64>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x79xi32>
  return %0 : tensor<2x79xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x119xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 64>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x119xf32>
  return %0 : tensor<2x119xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x100xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 101>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x100xf32>
  return %0 : tensor<3x100xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<100x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 101, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<100x19xf32>
  return %0 : tensor<100x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[50, 50], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 101, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x67xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 101>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x67xi32>
  return %0 : tensor<2x67xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x100xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 101>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x100xf32>
  return %0 : tensor<2x100xf32>
}
// -----
func.func @main(%x: tensor<3x200xf32>) -> tensor<3x74xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 127>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x200xf32>, tensor<f32>) -> tensor<3x74xf32>
  return %0 : tensor<3x74xf32>
}
// -----
func.func @main(%x: tensor<200x19xf32>) -> tensor<74x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 127, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200x19xf32>, tensor<f32>) -> tensor<74x19xf32>
  return %0 : tensor<74x19xf32>
}
// -----
func.func @main(%x: tensor<150x3xi32>) -> tensor<150x3xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[63, 63], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 127, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<150x3xi32>, tensor<i32>) -> tensor<150x3xi32>
  return %0 : tensor<150x3xi32>
}
// -----
func.func @main(%x: tensor<2x300xi32>) -> tensor<2x58xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 127>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x300xi32>, tensor<i32>) -> tensor<2x58xi32>
  return %0 : tensor<2x58xi32>
}
// -----
func.func @main(%x: tensor<2x300xf32>) -> tensor<2x87xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 127>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x300xf32>, tensor<f32>) -> tensor<2x87xf32>
  return %0 : tensor<2x87xf32>
}
// -----
func.func @main(%x: tensor<4x5000xf32>) -> tensor<4x4001xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5000xf32>, tensor<f32>) -> tensor<4x4001xf32>
  return %0 : tensor<4x4001xf32>
}
// -----
func.func @main(%x: tensor<5000x3xi32>) -> tensor<4001x3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1000, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5000x3xi32>, tensor<i32>) -> tensor<4001x3xi32>
  return %0 : tensor<4001x3xi32>
}
// -----
func.func @main(%x: tensor<5000xf32>) -> tensor<4001xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1000>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5000xf32>, tensor<f32>) -> tensor<4001xf32>
  return %0 : tensor<4001xf32>
}
// -----
func.func @main(%x: tensor<4x5000xf32>) -> tensor<4x2000xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3001>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5000xf32>, tensor<f32>) -> tensor<4x2000xf32>
  return %0 : tensor<4x2000xf32>
}
// -----
func.func @main(%x: tensor<5000x3xi32>) -> tensor<2000x3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3001, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5000x3xi32>, tensor<i32>) -> tensor<2000x3xi32>
  return %0 : tensor<2000x3xi32>
}
// -----
func.func @main(%x: tensor<5000xf32>) -> tensor<2000xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3001>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5000xf32>, tensor<f32>) -> tensor<2000xf32>
  return %0 : tensor<2000xf32>
}
// -----
func.func @main(%x: tensor<1x16x14x14xf32>) -> tensor<1x16x14x14xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x14x14xf32>, tensor<f32>) -> tensor<1x16x14x14xf32>
  return %0 : tensor<1x16x14x14xf32>
}
// -----
func.func @main(%x: tensor<2x3x14x33xi32>) -> tensor<2x3x14x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x3x14x33xi32>, tensor<i32>) -> tensor<2x3x14x33xi32>
  return %0 : tensor<2x3x14x33xi32>
}
// -----
func.func @main(%x: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 4]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
// -----
func.func @main(%x: tensor<1x14x14x5xf32>) -> tensor<1x14x14x5xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x14x14x5xf32>, tensor<f32>) -> tensor<1x14x14x5xf32>
  return %0 : tensor<1x14x14x5xf32>
}
// -----
func.func @main(%x: tensor<1x14x14x5xbf16>) -> tensor<1x14x14x5xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [0, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x14x5xbf16>, tensor<bf16>) -> tensor<1x14x14x5xbf16>
  return %0 : tensor<1x14x14x5xbf16>
}
// -----
func.func @main(%x: tensor<1x8x24x24xf32>) -> tensor<1x8x24x24xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [6, 6], [6, 6]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 13, 13>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x24x24xf32>, tensor<f32>) -> tensor<1x8x24x24xf32>
  return %0 : tensor<1x8x24x24xf32>
}
// -----
func.func @main(%x: tensor<1x8x24x24xf32>) -> tensor<1x8x24x24xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [6, 6], [6, 6]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 13, 13>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x24x24xf32>, tensor<f32>) -> tensor<1x8x24x24xf32>
  return %0 : tensor<1x8x24x24xf32>
}
// -----
func.func @main(%x: tensor<1x3x24x24xf32>) -> tensor<1x3x24x24xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [4, 4], [4, 4]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 9, 9>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x3x24x24xf32>, tensor<f32>) -> tensor<1x3x24x24xf32>
  return %0 : tensor<1x3x24x24xf32>
}
// -----
func.func @main(%x: tensor<1x1x150x150xf32>) -> tensor<1x1x150x150xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1x150x150xf32>, tensor<f32>) -> tensor<1x1x150x150xf32>
  return %0 : tensor<1x1x150x150xf32>
}
// -----
func.func @main(%x: tensor<1x2x200x200xf32>) -> tensor<1x2x200x200xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x2x200x200xf32>, tensor<f32>) -> tensor<1x2x200x200xf32>
  return %0 : tensor<1x2x200x200xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x15x15xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x15x15xf32>
  return %0 : tensor<1x8x15x15xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x10x30xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x10x30xf32>
  return %0 : tensor<1x8x10x30xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x15x15xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [3, 3], [3, 3]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x15x15xf32>
  return %0 : tensor<1x8x15x15xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x31x15xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 2], [1, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 5>, window_strides = array<i64: 1, 1, 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x31x15xf32>
  return %0 : tensor<1x8x31x15xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x30x30xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [4, 4], [4, 4]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 2>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x30x30xf32>
  return %0 : tensor<1x8x30x30xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x27x32xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [3, 3], [3, 3]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 3, 1>, window_dimensions = array<i64: 1, 1, 4, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x27x32xf32>
  return %0 : tensor<1x8x27x32xf32>
}
// -----
func.func @main(%x: tensor<1x8x30xf32>) -> tensor<1x8x10xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 1, 11>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30xf32>, tensor<f32>) -> tensor<1x8x10xf32>
  return %0 : tensor<1x8x10xf32>
}
// -----
func.func @main(%x: tensor<6x30xf32>) -> tensor<6x8xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x30xf32>, tensor<f32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x27x29xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [-2, 3], [4, -1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x27x29xf32>
  return %0 : tensor<1x8x27x29xf32>
}
// -----
func.func @main(%x: tensor<1x8x30x30xf32>) -> tensor<1x8x21x24xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [-2, -3], [-1, -1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x30x30xf32>, tensor<f32>) -> tensor<1x8x21x24xf32>
  return %0 : tensor<1x8x21x24xf32>
}
// -----
func.func @main(%x: tensor<2x8x9x9xf32>) -> tensor<3x8x9x9xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 2, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x8x9x9xf32>, tensor<f32>) -> tensor<3x8x9x9xf32>
  return %0 : tensor<3x8x9x9xf32>
}
// -----
func.func @main(%x: tensor<6x7x8x9xf32>) -> tensor<7x3x8x11xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 1], [1, 0], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 2, 3, 2, 3>, window_strides = array<i64: 1, 2, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x7x8x9xf32>, tensor<f32>) -> tensor<7x3x8x11xf32>
  return %0 : tensor<7x3x8x11xf32>
}
// -----
func.func @main(%x: tensor<5x8x30xf32>) -> tensor<3x8x20xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 11>, window_strides = array<i64: 2, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x8x30xf32>, tensor<f32>) -> tensor<3x8x20xf32>
  return %0 : tensor<3x8x20xf32>
}
// -----
func.func @main(%x: tensor<5x8x30xf32>) -> tensor<8x8x20xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 11>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x8x30xf32>, tensor<f32>) -> tensor<8x8x20xf32>
  return %0 : tensor<8x8x20xf32>
}
// -----
func.func @main(%x: tensor<2x16x7x7xf32>) -> tensor<2x16x1x1xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x16x7x7xf32>, tensor<f32>) -> tensor<2x16x1x1xf32>
  return %0 : tensor<2x16x1x1xf32>
}
// -----
func.func @main(%x: tensor<2x7x7x16xf32>) -> tensor<2x1x1x16xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 7, 7, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x7x7x16xf32>, tensor<f32>) -> tensor<2x1x1x16xf32>
  return %0 : tensor<2x1x1x16xf32>
}
// -----
func.func @main(%x: tensor<5x6xf32>) -> tensor<1x1xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 6>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x30xf32>, tensor<f32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 19], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x30xf32>, tensor<f32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [2, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 5>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x30xf32>, tensor<f32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<4x20x30xf32>) -> tensor<4x10x30xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [0, 29]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 5, 30>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x20x30xf32>, tensor<f32>) -> tensor<4x10x30xf32>
  return %0 : tensor<4x10x30xf32>
}
// -----
func.func @main(%x: tensor<2x16x7x7xf32>) -> tensor<2x16x1x1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x16x7x7xf32>, tensor<f32>) -> tensor<2x16x1x1xf32>
  return %0 : tensor<2x16x1x1xf32>
}
// -----
func.func @main(%x: tensor<2x7x7x16xf32>) -> tensor<2x1x1x16xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 7, 7, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x7x7x16xf32>, tensor<f32>) -> tensor<2x1x1x16xf32>
  return %0 : tensor<2x1x1x16xf32>
}
// -----
func.func @main(%x: tensor<5x6xf32>) -> tensor<1x1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 6>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x30xf32>, tensor<f32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 19], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x30xf32>, tensor<f32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [2, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 5>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x30xf32>, tensor<f32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<4x20x30xf32>) -> tensor<4x10x30xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [0, 29]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 5, 30>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x20x30xf32>, tensor<f32>) -> tensor<4x10x30xf32>
  return %0 : tensor<4x10x30xf32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x16x7x7xbf16>) -> tensor<2x16x1x1xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x16x7x7xbf16>, tensor<bf16>) -> tensor<2x16x1x1xbf16>
  return %0 : tensor<2x16x1x1xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x7x7x16xbf16>) -> tensor<2x1x1x16xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 7, 7, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x7x7x16xbf16>, tensor<bf16>) -> tensor<2x1x1x16xbf16>
  return %0 : tensor<2x1x1x16xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<5x6xbf16>) -> tensor<1x1xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 6>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<1x1xbf16>
  return %0 : tensor<1x1xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<20x30xbf16>) -> tensor<20x30xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x30xbf16>, tensor<bf16>) -> tensor<20x30xbf16>
  return %0 : tensor<20x30xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<20x30xbf16>) -> tensor<20x30xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 19], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x30xbf16>, tensor<bf16>) -> tensor<20x30xbf16>
  return %0 : tensor<20x30xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<20x30xbf16>) -> tensor<20x30xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [2, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 5>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x30xbf16>, tensor<bf16>) -> tensor<20x30xbf16>
  return %0 : tensor<20x30xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<4x20x30xbf16>) -> tensor<4x10x30xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [0, 29]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 5, 30>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x20x30xbf16>, tensor<bf16>) -> tensor<4x10x30xbf16>
  return %0 : tensor<4x10x30xbf16>
}
// -----
func.func @main(%x: tensor<2x16x7x7xi32>) -> tensor<2x16x1x1xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x16x7x7xi32>, tensor<i32>) -> tensor<2x16x1x1xi32>
  return %0 : tensor<2x16x1x1xi32>
}
// -----
func.func @main(%x: tensor<2x7x7x16xi32>) -> tensor<2x1x1x16xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 7, 7, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x7x7x16xi32>, tensor<i32>) -> tensor<2x1x1x16xi32>
  return %0 : tensor<2x1x1x16xi32>
}
// -----
func.func @main(%x: tensor<5x6xi32>) -> tensor<1x1xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 6>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}
// -----
func.func @main(%x: tensor<20x30xi32>) -> tensor<20x30xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20x30xi32>, tensor<i32>) -> tensor<20x30xi32>
  return %0 : tensor<20x30xi32>
}
// -----
func.func @main(%x: tensor<20x30xi32>) -> tensor<20x30xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 19], [29, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20x30xi32>, tensor<i32>) -> tensor<20x30xi32>
  return %0 : tensor<20x30xi32>
}
// -----
func.func @main(%x: tensor<20x30xi32>) -> tensor<20x30xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [2, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 20, 5>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20x30xi32>, tensor<i32>) -> tensor<20x30xi32>
  return %0 : tensor<20x30xi32>
}
// -----
func.func @main(%x: tensor<4x20x30xi32>) -> tensor<4x10x30xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 2], [0, 29]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 5, 30>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x20x30xi32>, tensor<i32>) -> tensor<4x10x30xi32>
  return %0 : tensor<4x10x30xi32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf32>) -> tensor<1x16x20x20xf32> {
  %z = stablehlo.constant dense<0.25> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  return %0 : tensor<1x16x20x20xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf32>) -> tensor<1x16x20x20xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  return %0 : tensor<1x16x20x20xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xi32>) -> tensor<1x16x20x20xi32> {
  %z = stablehlo.constant dense<3> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x16x20x20xi32>, tensor<i32>) -> tensor<1x16x20x20xi32>
  return %0 : tensor<1x16x20x20xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<1x4x20x20xbf16>) -> tensor<1x4x20x20xbf16> {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x4x20x20xbf16>, tensor<bf16>) -> tensor<1x4x20x20xbf16>
  return %0 : tensor<1x4x20x20xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x40xf32>) -> tensor<2x25xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 16>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x40xf32>, tensor<f32>) -> tensor<2x25xf32>
  return %0 : tensor<2x25xf32>
}
// -----
func.func @main(%x: tensor<2x40xf32>) -> tensor<2x25xf32> {
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 16>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x40xf32>, tensor<f32>) -> tensor<2x25xf32>
  return %0 : tensor<2x25xf32>
}
// -----
func.func @main(%x: tensor<5x6xf32>) -> tensor<1x1xf32> {
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 6>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<2x40xf32>) -> tensor<2x40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [20, 19]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x40xf32>, tensor<f32>) -> tensor<2x40xf32>
  return %0 : tensor<2x40xf32>
}
// -----
func.func @main(%x: tensor<2x40xi32>) -> tensor<2x80xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [50, 49]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 60>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x40xi32>, tensor<i32>) -> tensor<2x80xi32>
  return %0 : tensor<2x80xi32>
}
// -----
func.func @main(%x: tensor<40x2xf32>) -> tensor<80x2xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[50, 49], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 60, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40x2xf32>, tensor<f32>) -> tensor<80x2xf32>
  return %0 : tensor<80x2xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf32>) -> (tensor<1x16x20x20xf32>, tensor<1x16x20x20xf32>, tensor<1x16x20x20xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<1x16x20x20xf32>
  %r = stablehlo.maximum %x, %x : tensor<1x16x20x20xf32>
  %t = stablehlo.tanh %x : tensor<1x16x20x20xf32>
  %0 = "stablehlo.reduce_window"(%t, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  %1 = "stablehlo.reduce_window"(%o, %z) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  %2 = stablehlo.divide %0, %1 : tensor<1x16x20x20xf32>
  %3 = "stablehlo.reduce_window"(%r, %m) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  %4 = "stablehlo.reduce_window"(%3, %m) <{padding = dense<[[0, 0], [0, 0], [2, 2], [2, 2]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x16x20x20xf32>, tensor<f32>) -> tensor<1x16x20x20xf32>
  return %2, %3, %4 : tensor<1x16x20x20xf32>, tensor<1x16x20x20xf32>, tensor<1x16x20x20xf32>
}
