// inputs: special
func.func @main(%x: tensor<601xbf16>) -> (tensor<600xbf16>, tensor<600xbf16>) {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<601xbf16>, tensor<bf16>) -> tensor<600xbf16>
  %o = stablehlo.constant dense<1.0> : tensor<600xbf16>
  %1 = stablehlo.divide %o, %0 : tensor<600xbf16>
  return %0, %1 : tensor<600xbf16>, tensor<600xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<40x37xbf16>) -> (tensor<41x37xbf16>, tensor<41x37xbf16>) {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<40x37xbf16>, tensor<bf16>) -> tensor<41x37xbf16>
  %o = stablehlo.constant dense<1.0> : tensor<41x37xbf16>
  %1 = stablehlo.divide %o, %0 : tensor<41x37xbf16>
  return %0, %1 : tensor<41x37xbf16>, tensor<41x37xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<9x33xbf16>) -> (tensor<9x17xbf16>, tensor<9x17xbf16>) {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x33xbf16>, tensor<bf16>) -> tensor<9x17xbf16>
  %o = stablehlo.constant dense<1.0> : tensor<9x17xbf16>
  %1 = stablehlo.divide %o, %0 : tensor<9x17xbf16>
  return %0, %1 : tensor<9x17xbf16>, tensor<9x17xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xbf16>) -> (tensor<600xbf16>, tensor<600xbf16>) {
  %z = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<601xbf16>, tensor<bf16>) -> tensor<600xbf16>
  %o = stablehlo.constant dense<1.0> : tensor<600xbf16>
  %1 = stablehlo.divide %o, %0 : tensor<600xbf16>
  return %0, %1 : tensor<600xbf16>, tensor<600xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<40x37xbf16>) -> (tensor<41x37xbf16>, tensor<41x37xbf16>) {
  %z = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<40x37xbf16>, tensor<bf16>) -> tensor<41x37xbf16>
  %o = stablehlo.constant dense<1.0> : tensor<41x37xbf16>
  %1 = stablehlo.divide %o, %0 : tensor<41x37xbf16>
  return %0, %1 : tensor<41x37xbf16>, tensor<41x37xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<9x33xbf16>) -> (tensor<9x17xbf16>, tensor<9x17xbf16>) {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x33xbf16>, tensor<bf16>) -> tensor<9x17xbf16>
  %o = stablehlo.constant dense<1.0> : tensor<9x17xbf16>
  %1 = stablehlo.divide %o, %0 : tensor<9x17xbf16>
  return %0, %1 : tensor<9x17xbf16>, tensor<9x17xbf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xbf16>) -> tensor<1x7x7x40xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x15x40xbf16>, tensor<bf16>) -> tensor<1x7x7x40xbf16>
  return %0 : tensor<1x7x7x40xbf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xbf16>) -> tensor<1x7x8x40xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x15x40xbf16>, tensor<bf16>) -> tensor<1x7x8x40xbf16>
  return %0 : tensor<1x7x8x40xbf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xbf16>) -> tensor<1x14x15x40xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x15x40xbf16>, tensor<bf16>) -> tensor<1x14x15x40xbf16>
  return %0 : tensor<1x14x15x40xbf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xbf16>) -> tensor<2x3x7x18xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x14x37xbf16>, tensor<bf16>) -> tensor<2x3x7x18xbf16>
  return %0 : tensor<2x3x7x18xbf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xbf16>) -> tensor<2x3x7x19xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x14x37xbf16>, tensor<bf16>) -> tensor<2x3x7x19xbf16>
  return %0 : tensor<2x3x7x19xbf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xbf16>) -> tensor<2x3x5x12xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 3>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 3, 3>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x14x37xbf16>, tensor<bf16>) -> tensor<2x3x5x12xbf16>
  return %0 : tensor<2x3x5x12xbf16>
}
// -----
func.func @main(%x: tensor<1x3x14x14xbf16>) -> tensor<1x3x1x1xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 14, 14>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x3x14x14xbf16>, tensor<bf16>) -> tensor<1x3x1x1xbf16>
  return %0 : tensor<1x3x1x1xbf16>
}
// -----
func.func @main(%x: tensor<1x4x28x28xbf16>) -> tensor<1x4x4x4xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 7, 7>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x4x28x28xbf16>, tensor<bf16>) -> tensor<1x4x4x4xbf16>
  return %0 : tensor<1x4x4x4xbf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xbf16>) -> tensor<1x7x7x40xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x15x40xbf16>, tensor<bf16>) -> tensor<1x7x7x40xbf16>
  %o = stablehlo.constant dense<4.0> : tensor<1x7x7x40xbf16>
  %1 = stablehlo.divide %0, %o : tensor<1x7x7x40xbf16>
  return %1 : tensor<1x7x7x40xbf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xbf16>) -> tensor<1x7x8x40xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x15x40xbf16>, tensor<bf16>) -> tensor<1x7x8x40xbf16>
  %o = stablehlo.constant dense<9.0> : tensor<1x7x8x40xbf16>
  %1 = stablehlo.divide %0, %o : tensor<1x7x8x40xbf16>
  return %1 : tensor<1x7x8x40xbf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xbf16>) -> tensor<1x14x15x40xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x14x15x40xbf16>, tensor<bf16>) -> tensor<1x14x15x40xbf16>
  %o = stablehlo.constant dense<9.0> : tensor<1x14x15x40xbf16>
  %1 = stablehlo.divide %0, %o : tensor<1x14x15x40xbf16>
  return %1 : tensor<1x14x15x40xbf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xbf16>) -> tensor<2x3x7x18xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x14x37xbf16>, tensor<bf16>) -> tensor<2x3x7x18xbf16>
  %o = stablehlo.constant dense<4.0> : tensor<2x3x7x18xbf16>
  %1 = stablehlo.divide %0, %o : tensor<2x3x7x18xbf16>
  return %1 : tensor<2x3x7x18xbf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xbf16>) -> tensor<2x3x7x19xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x14x37xbf16>, tensor<bf16>) -> tensor<2x3x7x19xbf16>
  %o = stablehlo.constant dense<9.0> : tensor<2x3x7x19xbf16>
  %1 = stablehlo.divide %0, %o : tensor<2x3x7x19xbf16>
  return %1 : tensor<2x3x7x19xbf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xbf16>) -> tensor<2x3x5x12xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 3>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 3, 3>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x14x37xbf16>, tensor<bf16>) -> tensor<2x3x5x12xbf16>
  %o = stablehlo.constant dense<4.0> : tensor<2x3x5x12xbf16>
  %1 = stablehlo.divide %0, %o : tensor<2x3x5x12xbf16>
  return %1 : tensor<2x3x5x12xbf16>
}
// -----
func.func @main(%x: tensor<1x3x14x14xbf16>) -> tensor<1x3x1x1xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 14, 14>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x3x14x14xbf16>, tensor<bf16>) -> tensor<1x3x1x1xbf16>
  %o = stablehlo.constant dense<196.0> : tensor<1x3x1x1xbf16>
  %1 = stablehlo.divide %0, %o : tensor<1x3x1x1xbf16>
  return %1 : tensor<1x3x1x1xbf16>
}
// -----
func.func @main(%x: tensor<1x4x28x28xbf16>) -> tensor<1x4x4x4xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 7, 7>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x4x28x28xbf16>, tensor<bf16>) -> tensor<1x4x4x4xbf16>
  %o = stablehlo.constant dense<49.0> : tensor<1x4x4x4xbf16>
  %1 = stablehlo.divide %0, %o : tensor<1x4x4x4xbf16>
  return %1 : tensor<1x4x4x4xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xf16>) -> (tensor<600xf16>, tensor<600xf16>) {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<601xf16>, tensor<f16>) -> tensor<600xf16>
  %o = stablehlo.constant dense<1.0> : tensor<600xf16>
  %1 = stablehlo.divide %o, %0 : tensor<600xf16>
  return %0, %1 : tensor<600xf16>, tensor<600xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<40x37xf16>) -> (tensor<41x37xf16>, tensor<41x37xf16>) {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<40x37xf16>, tensor<f16>) -> tensor<41x37xf16>
  %o = stablehlo.constant dense<1.0> : tensor<41x37xf16>
  %1 = stablehlo.divide %o, %0 : tensor<41x37xf16>
  return %0, %1 : tensor<41x37xf16>, tensor<41x37xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<9x33xf16>) -> (tensor<9x17xf16>, tensor<9x17xf16>) {
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<9x33xf16>, tensor<f16>) -> tensor<9x17xf16>
  %o = stablehlo.constant dense<1.0> : tensor<9x17xf16>
  %1 = stablehlo.divide %o, %0 : tensor<9x17xf16>
  return %0, %1 : tensor<9x17xf16>, tensor<9x17xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xf16>) -> (tensor<600xf16>, tensor<600xf16>) {
  %z = stablehlo.constant dense<0x7C00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.minimum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<601xf16>, tensor<f16>) -> tensor<600xf16>
  %o = stablehlo.constant dense<1.0> : tensor<600xf16>
  %1 = stablehlo.divide %o, %0 : tensor<600xf16>
  return %0, %1 : tensor<600xf16>, tensor<600xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<40x37xf16>) -> (tensor<41x37xf16>, tensor<41x37xf16>) {
  %z = stablehlo.constant dense<0x7C00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.minimum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<40x37xf16>, tensor<f16>) -> tensor<41x37xf16>
  %o = stablehlo.constant dense<1.0> : tensor<41x37xf16>
  %1 = stablehlo.divide %o, %0 : tensor<41x37xf16>
  return %0, %1 : tensor<41x37xf16>, tensor<41x37xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<9x33xf16>) -> (tensor<9x17xf16>, tensor<9x17xf16>) {
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.minimum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<9x33xf16>, tensor<f16>) -> tensor<9x17xf16>
  %o = stablehlo.constant dense<1.0> : tensor<9x17xf16>
  %1 = stablehlo.divide %o, %0 : tensor<9x17xf16>
  return %0, %1 : tensor<9x17xf16>, tensor<9x17xf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xf16>) -> tensor<1x7x7x40xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x14x15x40xf16>, tensor<f16>) -> tensor<1x7x7x40xf16>
  return %0 : tensor<1x7x7x40xf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xf16>) -> tensor<1x7x8x40xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x14x15x40xf16>, tensor<f16>) -> tensor<1x7x8x40xf16>
  return %0 : tensor<1x7x8x40xf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xf16>) -> tensor<1x14x15x40xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x14x15x40xf16>, tensor<f16>) -> tensor<1x14x15x40xf16>
  return %0 : tensor<1x14x15x40xf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xf16>) -> tensor<2x3x7x18xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x14x37xf16>, tensor<f16>) -> tensor<2x3x7x18xf16>
  return %0 : tensor<2x3x7x18xf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xf16>) -> tensor<2x3x7x19xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x14x37xf16>, tensor<f16>) -> tensor<2x3x7x19xf16>
  return %0 : tensor<2x3x7x19xf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xf16>) -> tensor<2x3x5x12xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 3>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 3, 3>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x14x37xf16>, tensor<f16>) -> tensor<2x3x5x12xf16>
  return %0 : tensor<2x3x5x12xf16>
}
// -----
func.func @main(%x: tensor<1x3x14x14xf16>) -> tensor<1x3x1x1xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 14, 14>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x3x14x14xf16>, tensor<f16>) -> tensor<1x3x1x1xf16>
  return %0 : tensor<1x3x1x1xf16>
}
// -----
func.func @main(%x: tensor<1x4x28x28xf16>) -> tensor<1x4x4x4xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 7, 7>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x4x28x28xf16>, tensor<f16>) -> tensor<1x4x4x4xf16>
  return %0 : tensor<1x4x4x4xf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xf16>) -> tensor<1x7x7x40xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x14x15x40xf16>, tensor<f16>) -> tensor<1x7x7x40xf16>
  %o = stablehlo.constant dense<4.0> : tensor<1x7x7x40xf16>
  %1 = stablehlo.divide %0, %o : tensor<1x7x7x40xf16>
  return %1 : tensor<1x7x7x40xf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xf16>) -> tensor<1x7x8x40xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x14x15x40xf16>, tensor<f16>) -> tensor<1x7x8x40xf16>
  %o = stablehlo.constant dense<9.0> : tensor<1x7x8x40xf16>
  %1 = stablehlo.divide %0, %o : tensor<1x7x8x40xf16>
  return %1 : tensor<1x7x8x40xf16>
}
// -----
func.func @main(%x: tensor<1x14x15x40xf16>) -> tensor<1x14x15x40xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x14x15x40xf16>, tensor<f16>) -> tensor<1x14x15x40xf16>
  %o = stablehlo.constant dense<9.0> : tensor<1x14x15x40xf16>
  %1 = stablehlo.divide %0, %o : tensor<1x14x15x40xf16>
  return %1 : tensor<1x14x15x40xf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xf16>) -> tensor<2x3x7x18xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x14x37xf16>, tensor<f16>) -> tensor<2x3x7x18xf16>
  %o = stablehlo.constant dense<4.0> : tensor<2x3x7x18xf16>
  %1 = stablehlo.divide %0, %o : tensor<2x3x7x18xf16>
  return %1 : tensor<2x3x7x18xf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xf16>) -> tensor<2x3x7x19xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x14x37xf16>, tensor<f16>) -> tensor<2x3x7x19xf16>
  %o = stablehlo.constant dense<9.0> : tensor<2x3x7x19xf16>
  %1 = stablehlo.divide %0, %o : tensor<2x3x7x19xf16>
  return %1 : tensor<2x3x7x19xf16>
}
// -----
func.func @main(%x: tensor<2x3x14x37xf16>) -> tensor<2x3x5x12xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 3>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 3, 3>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x14x37xf16>, tensor<f16>) -> tensor<2x3x5x12xf16>
  %o = stablehlo.constant dense<4.0> : tensor<2x3x5x12xf16>
  %1 = stablehlo.divide %0, %o : tensor<2x3x5x12xf16>
  return %1 : tensor<2x3x5x12xf16>
}
// -----
func.func @main(%x: tensor<1x3x14x14xf16>) -> tensor<1x3x1x1xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 14, 14>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x3x14x14xf16>, tensor<f16>) -> tensor<1x3x1x1xf16>
  %o = stablehlo.constant dense<196.0> : tensor<1x3x1x1xf16>
  %1 = stablehlo.divide %0, %o : tensor<1x3x1x1xf16>
  return %1 : tensor<1x3x1x1xf16>
}
// -----
func.func @main(%x: tensor<1x4x28x28xf16>) -> tensor<1x4x4x4xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 7>, window_strides = array<i64: 1, 1, 7, 7>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<1x4x28x28xf16>, tensor<f16>) -> tensor<1x4x4x4xf16>
  %o = stablehlo.constant dense<49.0> : tensor<1x4x4x4xf16>
  %1 = stablehlo.divide %0, %o : tensor<1x4x4x4xf16>
  return %1 : tensor<1x4x4x4xf16>
}
