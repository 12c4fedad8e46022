func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
func.func @main(%x: tensor<1xi32>) -> tensor<1xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
func.func @main(%x: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// -----
func.func @main(%x: tensor<3x1xi8>) -> tensor<3x1xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x1xi8>, tensor<i8>) -> tensor<3x1xi8>
  return %0 : tensor<3x1xi8>
}
// -----
func.func @main(%x: tensor<1x5xf32>) -> tensor<1x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}
// -----
func.func @main(%x: tensor<1x33xi32>) -> tensor<1x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x33xi32>, tensor<i32>) -> tensor<1x33xi32>
  return %0 : tensor<1x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x1x70xf16>) -> tensor<2x1x70xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x1x70xf16>, tensor<f16>) -> tensor<2x1x70xf16>
  return %0 : tensor<2x1x70xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
// -----
func.func @main(%x: tensor<2x1xi1>) -> tensor<2x1xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x1xi1>, tensor<i1>) -> tensor<2x1xi1>
  return %0 : tensor<2x1xi1>
}
// -----
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @main(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// -----
func.func @main(%x: tensor<3x2xi8>) -> tensor<3x2xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x2xi8>, tensor<i8>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}
// -----
func.func @main(%x: tensor<2x5xf32>) -> tensor<2x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}
// -----
func.func @main(%x: tensor<2x33xi32>) -> tensor<2x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x33xi32>, tensor<i32>) -> tensor<2x33xi32>
  return %0 : tensor<2x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x2x70xbf16>) -> tensor<2x2x70xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x2x70xbf16>, tensor<bf16>) -> tensor<2x2x70xbf16>
  return %0 : tensor<2x2x70xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @main(%x: tensor<2x2xi1>) -> tensor<2x2xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x2xi1>, tensor<i1>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}
// -----
func.func @main(%x: tensor<15xf32>) -> tensor<15xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[14, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  return %0 : tensor<15xf32>
}
// -----
func.func @main(%x: tensor<15xi32>) -> tensor<15xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 14]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  return %0 : tensor<15xi32>
}
// -----
func.func @main(%x: tensor<3x15xf32>) -> tensor<3x15xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [14, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 15>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x15xf32>, tensor<f32>) -> tensor<3x15xf32>
  return %0 : tensor<3x15xf32>
}
// -----
func.func @main(%x: tensor<3x15xi8>) -> tensor<3x15xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 14]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 15>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x15xi8>, tensor<i8>) -> tensor<3x15xi8>
  return %0 : tensor<3x15xi8>
}
// -----
func.func @main(%x: tensor<15x5xf32>) -> tensor<15x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[14, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 15, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<15x5xf32>, tensor<f32>) -> tensor<15x5xf32>
  return %0 : tensor<15x5xf32>
}
// -----
func.func @main(%x: tensor<15x33xi32>) -> tensor<15x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 14], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 15, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<15x33xi32>, tensor<i32>) -> tensor<15x33xi32>
  return %0 : tensor<15x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x15x70xf16>) -> tensor<2x15x70xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [14, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 15, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x15x70xf16>, tensor<f16>) -> tensor<2x15x70xf16>
  return %0 : tensor<2x15x70xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x15xf32>) -> tensor<2x15xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [14, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 15>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x15xf32>, tensor<f32>) -> tensor<2x15xf32>
  return %0 : tensor<2x15xf32>
}
// -----
func.func @main(%x: tensor<2x15xi1>) -> tensor<2x15xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [14, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 15>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x15xi1>, tensor<i1>) -> tensor<2x15xi1>
  return %0 : tensor<2x15xi1>
}
// -----
func.func @main(%x: tensor<16xf32>) -> tensor<16xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 16>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
func.func @main(%x: tensor<16xi32>) -> tensor<16xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 15]]> : tensor<1x2xi64>, window_dimensions = array<i64: 16>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}
// -----
func.func @main(%x: tensor<3x16xf32>) -> tensor<3x16xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 15]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 16>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x16xf32>, tensor<f32>) -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
func.func @main(%x: tensor<3x16xi8>) -> tensor<3x16xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [15, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 16>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x16xi8>, tensor<i8>) -> tensor<3x16xi8>
  return %0 : tensor<3x16xi8>
}
// -----
func.func @main(%x: tensor<16x5xf32>) -> tensor<16x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 15], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 16, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x5xf32>, tensor<f32>) -> tensor<16x5xf32>
  return %0 : tensor<16x5xf32>
}
// -----
func.func @main(%x: tensor<16x33xi32>) -> tensor<16x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 16, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16x33xi32>, tensor<i32>) -> tensor<16x33xi32>
  return %0 : tensor<16x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x16x70xbf16>) -> tensor<2x16x70xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [15, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 16, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x16x70xbf16>, tensor<bf16>) -> tensor<2x16x70xbf16>
  return %0 : tensor<2x16x70xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 15]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 16>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
  return %0 : tensor<2x16xf32>
}
// -----
func.func @main(%x: tensor<2x16xi1>) -> tensor<2x16xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 15]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 16>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x16xi1>, tensor<i1>) -> tensor<2x16xi1>
  return %0 : tensor<2x16xi1>
}
// -----
func.func @main(%x: tensor<17xf32>) -> tensor<17xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 17>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  return %0 : tensor<17xf32>
}
// -----
func.func @main(%x: tensor<17xi32>) -> tensor<17xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 16]]> : tensor<1x2xi64>, window_dimensions = array<i64: 17>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
  return %0 : tensor<17xi32>
}
// -----
func.func @main(%x: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
// -----
func.func @main(%x: tensor<3x17xi8>) -> tensor<3x17xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x17xi8>, tensor<i8>) -> tensor<3x17xi8>
  return %0 : tensor<3x17xi8>
}
// -----
func.func @main(%x: tensor<17x5xf32>) -> tensor<17x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<f32>) -> tensor<17x5xf32>
  return %0 : tensor<17x5xf32>
}
// -----
func.func @main(%x: tensor<17x33xi32>) -> tensor<17x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 16], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  return %0 : tensor<17x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x17x70xf16>) -> tensor<2x17x70xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [16, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 17, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x17x70xf16>, tensor<f16>) -> tensor<2x17x70xf16>
  return %0 : tensor<2x17x70xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x17xf32>) -> tensor<2x17xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x17xf32>, tensor<f32>) -> tensor<2x17xf32>
  return %0 : tensor<2x17xf32>
}
// -----
func.func @main(%x: tensor<2x17xi1>) -> tensor<2x17xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 17>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x17xi1>, tensor<i1>) -> tensor<2x17xi1>
  return %0 : tensor<2x17xi1>
}
// -----
func.func @main(%x: tensor<127xf32>) -> tensor<127xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[126, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 127>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<127xf32>, tensor<f32>) -> tensor<127xf32>
  return %0 : tensor<127xf32>
}
// -----
func.func @main(%x: tensor<127xi32>) -> tensor<127xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 126]]> : tensor<1x2xi64>, window_dimensions = array<i64: 127>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<127xi32>, tensor<i32>) -> tensor<127xi32>
  return %0 : tensor<127xi32>
}
// -----
func.func @main(%x: tensor<3x127xf32>) -> tensor<3x127xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 126]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 127>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x127xf32>, tensor<f32>) -> tensor<3x127xf32>
  return %0 : tensor<3x127xf32>
}
// -----
func.func @main(%x: tensor<3x127xi8>) -> tensor<3x127xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [126, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 127>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x127xi8>, tensor<i8>) -> tensor<3x127xi8>
  return %0 : tensor<3x127xi8>
}
// -----
func.func @main(%x: tensor<127x5xf32>) -> tensor<127x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 126], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 127, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<127x5xf32>, tensor<f32>) -> tensor<127x5xf32>
  return %0 : tensor<127x5xf32>
}
// -----
func.func @main(%x: tensor<127x33xi32>) -> tensor<127x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[126, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 127, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<127x33xi32>, tensor<i32>) -> tensor<127x33xi32>
  return %0 : tensor<127x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x127x70xbf16>) -> tensor<2x127x70xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [126, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 127, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x127x70xbf16>, tensor<bf16>) -> tensor<2x127x70xbf16>
  return %0 : tensor<2x127x70xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x127xf32>) -> tensor<2x127xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 126]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 127>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x127xf32>, tensor<f32>) -> tensor<2x127xf32>
  return %0 : tensor<2x127xf32>
}
// -----
func.func @main(%x: tensor<2x127xi1>) -> tensor<2x127xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 126]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 127>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x127xi1>, tensor<i1>) -> tensor<2x127xi1>
  return %0 : tensor<2x127xi1>
}
// -----
func.func @main(%x: tensor<128xf32>) -> tensor<128xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[127, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 128>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
  return %0 : tensor<128xf32>
}
// -----
func.func @main(%x: tensor<128xi32>) -> tensor<128xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 127]]> : tensor<1x2xi64>, window_dimensions = array<i64: 128>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<128xi32>, tensor<i32>) -> tensor<128xi32>
  return %0 : tensor<128xi32>
}
// -----
func.func @main(%x: tensor<3x128xf32>) -> tensor<3x128xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [127, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 128>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  return %0 : tensor<3x128xf32>
}
// -----
func.func @main(%x: tensor<3x128xi8>) -> tensor<3x128xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 127]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 128>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x128xi8>, tensor<i8>) -> tensor<3x128xi8>
  return %0 : tensor<3x128xi8>
}
// -----
func.func @main(%x: tensor<128x5xf32>) -> tensor<128x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[127, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 128, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<128x5xf32>, tensor<f32>) -> tensor<128x5xf32>
  return %0 : tensor<128x5xf32>
}
// -----
func.func @main(%x: tensor<128x33xi32>) -> tensor<128x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 127], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 128, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<128x33xi32>, tensor<i32>) -> tensor<128x33xi32>
  return %0 : tensor<128x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x128x70xf16>) -> tensor<2x128x70xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [127, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 128, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x128x70xf16>, tensor<f16>) -> tensor<2x128x70xf16>
  return %0 : tensor<2x128x70xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x128xf32>) -> tensor<2x128xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [127, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 128>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x128xf32>, tensor<f32>) -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}
// -----
func.func @main(%x: tensor<2x128xi1>) -> tensor<2x128xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [127, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 128>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x128xi1>, tensor<i1>) -> tensor<2x128xi1>
  return %0 : tensor<2x128xi1>
}
// -----
func.func @main(%x: tensor<129xf32>) -> tensor<129xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[128, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 129>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<129xf32>, tensor<f32>) -> tensor<129xf32>
  return %0 : tensor<129xf32>
}
// -----
func.func @main(%x: tensor<129xi32>) -> tensor<129xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 128]]> : tensor<1x2xi64>, window_dimensions = array<i64: 129>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<129xi32>, tensor<i32>) -> tensor<129xi32>
  return %0 : tensor<129xi32>
}
// -----
func.func @main(%x: tensor<3x129xf32>) -> tensor<3x129xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 128]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 129>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x129xf32>, tensor<f32>) -> tensor<3x129xf32>
  return %0 : tensor<3x129xf32>
}
// -----
func.func @main(%x: tensor<3x129xi8>) -> tensor<3x129xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [128, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 129>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x129xi8>, tensor<i8>) -> tensor<3x129xi8>
  return %0 : tensor<3x129xi8>
}
// -----
func.func @main(%x: tensor<129x5xf32>) -> tensor<129x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 128], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 129, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<129x5xf32>, tensor<f32>) -> tensor<129x5xf32>
  return %0 : tensor<129x5xf32>
}
// -----
func.func @main(%x: tensor<129x33xi32>) -> tensor<129x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[128, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 129, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<129x33xi32>, tensor<i32>) -> tensor<129x33xi32>
  return %0 : tensor<129x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x129x70xbf16>) -> tensor<2x129x70xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [128, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 129, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x129x70xbf16>, tensor<bf16>) -> tensor<2x129x70xbf16>
  return %0 : tensor<2x129x70xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x129xf32>) -> tensor<2x129xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 128]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 129>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x129xf32>, tensor<f32>) -> tensor<2x129xf32>
  return %0 : tensor<2x129xf32>
}
// -----
func.func @main(%x: tensor<2x129xi1>) -> tensor<2x129xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 128]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 129>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x129xi1>, tensor<i1>) -> tensor<2x129xi1>
  return %0 : tensor<2x129xi1>
}
// -----
func.func @main(%x: tensor<4097xf32>) -> tensor<4097xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[4096, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4097>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4097xf32>, tensor<f32>) -> tensor<4097xf32>
  return %0 : tensor<4097xf32>
}
// -----
func.func @main(%x: tensor<4097xi32>) -> tensor<4097xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 4096]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4097>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4097xi32>, tensor<i32>) -> tensor<4097xi32>
  return %0 : tensor<4097xi32>
}
// -----
func.func @main(%x: tensor<3x4097xf32>) -> tensor<3x4097xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4096, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4097>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4097xf32>, tensor<f32>) -> tensor<3x4097xf32>
  return %0 : tensor<3x4097xf32>
}
// -----
func.func @main(%x: tensor<3x4097xi8>) -> tensor<3x4097xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 4096]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4097>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x4097xi8>, tensor<i8>) -> tensor<3x4097xi8>
  return %0 : tensor<3x4097xi8>
}
// -----
func.func @main(%x: tensor<4097x5xf32>) -> tensor<4097x5xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[4096, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4097, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4097x5xf32>, tensor<f32>) -> tensor<4097x5xf32>
  return %0 : tensor<4097x5xf32>
}
// -----
func.func @main(%x: tensor<4097x33xi32>) -> tensor<4097x33xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 4096], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4097, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4097x33xi32>, tensor<i32>) -> tensor<4097x33xi32>
  return %0 : tensor<4097x33xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x4097x70xf16>) -> tensor<2x4097x70xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4096, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 4097, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x4097x70xf16>, tensor<f16>) -> tensor<2x4097x70xf16>
  return %0 : tensor<2x4097x70xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x4097xf32>) -> tensor<2x4097xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4096, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4097>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4097xf32>, tensor<f32>) -> tensor<2x4097xf32>
  return %0 : tensor<2x4097xf32>
}
// -----
func.func @main(%x: tensor<2x4097xi1>) -> tensor<2x4097xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4096, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4097>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x4097xi1>, tensor<i1>) -> tensor<2x4097xi1>
  return %0 : tensor<2x4097xi1>
}
// -----
func.func @main(%x: tensor<0xf32>) -> tensor<0xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0xf32>, tensor<f32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}
// -----
func.func @main(%x: tensor<4x0xf32>) -> tensor<4x0xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x0xf32>, tensor<f32>) -> tensor<4x0xf32>
  return %0 : tensor<4x0xf32>
}
// -----
func.func @main(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}
// -----
func.func @main(%x: tensor<3x37xf32>) -> tensor<3x37xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x37xf32>, tensor<f32>) -> tensor<3x37xf32>
  return %0 : tensor<3x37xf32>
}
// -----
func.func @main(%x: tensor<37x19xf32>) -> tensor<37x19xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<37x19xf32>, tensor<f32>) -> tensor<37x19xf32>
  return %0 : tensor<37x19xf32>
}
// -----
func.func @main(%x: tensor<3x37xf32>) -> tensor<3x37xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x37xf32>, tensor<f32>) -> tensor<3x37xf32>
  return %0 : tensor<3x37xf32>
}
// -----
func.func @main(%x: tensor<37x19xf32>) -> tensor<37x19xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<37x19xf32>, tensor<f32>) -> tensor<37x19xf32>
  return %0 : tensor<37x19xf32>
}
// -----
func.func @main(%x: tensor<3x37xf32>) -> tensor<3x37xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x37xf32>, tensor<f32>) -> tensor<3x37xf32>
  return %0 : tensor<3x37xf32>
}
// -----
func.func @main(%x: tensor<37x19xf32>) -> tensor<37x19xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<37x19xf32>, tensor<f32>) -> tensor<37x19xf32>
  return %0 : tensor<37x19xf32>
}
// -----
func.func @main(%x: tensor<3x37xf32>) -> tensor<3x37xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x37xf32>, tensor<f32>) -> tensor<3x37xf32>
  return %0 : tensor<3x37xf32>
}
// -----
func.func @main(%x: tensor<37x19xf32>) -> tensor<37x19xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<37x19xf32>, tensor<f32>) -> tensor<37x19xf32>
  return %0 : tensor<37x19xf32>
}
// -----
func.func @main(%x: tensor<3x37xf64>) -> tensor<3x37xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<3x37xf64>, tensor<f64>) -> tensor<3x37xf64>
  return %0 : tensor<3x37xf64>
}
// -----
func.func @main(%x: tensor<37x19xf64>) -> tensor<37x19xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<37x19xf64>, tensor<f64>) -> tensor<37x19xf64>
  return %0 : tensor<37x19xf64>
}
// -----
func.func @main(%x: tensor<3x37xf64>) -> tensor<3x37xf64> {
  %z = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<3x37xf64>, tensor<f64>) -> tensor<3x37xf64>
  return %0 : tensor<3x37xf64>
}
// -----
func.func @main(%x: tensor<37x19xf64>) -> tensor<37x19xf64> {
  %z = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<37x19xf64>, tensor<f64>) -> tensor<37x19xf64>
  return %0 : tensor<37x19xf64>
}
// -----
func.func @main(%x: tensor<3x37xf64>) -> tensor<3x37xf64> {
  %z = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<3x37xf64>, tensor<f64>) -> tensor<3x37xf64>
  return %0 : tensor<3x37xf64>
}
// -----
func.func @main(%x: tensor<37x19xf64>) -> tensor<37x19xf64> {
  %z = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<37x19xf64>, tensor<f64>) -> tensor<37x19xf64>
  return %0 : tensor<37x19xf64>
}
// -----
func.func @main(%x: tensor<3x37xf64>) -> tensor<3x37xf64> {
  %z = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.minimum %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<3x37xf64>, tensor<f64>) -> tensor<3x37xf64>
  return %0 : tensor<3x37xf64>
}
// -----
func.func @main(%x: tensor<37x19xf64>) -> tensor<37x19xf64> {
  %z = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.minimum %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<37x19xf64>, tensor<f64>) -> tensor<37x19xf64>
  return %0 : tensor<37x19xf64>
}
// -----
func.func @main(%x: tensor<3x37xbf16>) -> tensor<3x37xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x37xbf16>, tensor<bf16>) -> tensor<3x37xbf16>
  return %0 : tensor<3x37xbf16>
}
// -----
func.func @main(%x: tensor<37x19xbf16>) -> tensor<37x19xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<37x19xbf16>, tensor<bf16>) -> tensor<37x19xbf16>
  return %0 : tensor<37x19xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x37xbf16>) -> tensor<3x37xbf16> {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.multiply %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x37xbf16>, tensor<bf16>) -> tensor<3x37xbf16>
  return %0 : tensor<3x37xbf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<37x19xbf16>) -> tensor<37x19xbf16> {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.multiply %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<37x19xbf16>, tensor<bf16>) -> tensor<37x19xbf16>
  return %0 : tensor<37x19xbf16>
}
// -----
func.func @main(%x: tensor<3x37xbf16>) -> tensor<3x37xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x37xbf16>, tensor<bf16>) -> tensor<3x37xbf16>
  return %0 : tensor<3x37xbf16>
}
// -----
func.func @main(%x: tensor<37x19xbf16>) -> tensor<37x19xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<37x19xbf16>, tensor<bf16>) -> tensor<37x19xbf16>
  return %0 : tensor<37x19xbf16>
}
// -----
func.func @main(%x: tensor<3x37xbf16>) -> tensor<3x37xbf16> {
  %z = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x37xbf16>, tensor<bf16>) -> tensor<3x37xbf16>
  return %0 : tensor<3x37xbf16>
}
// -----
func.func @main(%x: tensor<37x19xbf16>) -> tensor<37x19xbf16> {
  %z = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.minimum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<37x19xbf16>, tensor<bf16>) -> tensor<37x19xbf16>
  return %0 : tensor<37x19xbf16>
}
// -----
func.func @main(%x: tensor<3x37xf16>) -> tensor<3x37xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x37xf16>, tensor<f16>) -> tensor<3x37xf16>
  return %0 : tensor<3x37xf16>
}
// -----
func.func @main(%x: tensor<37x19xf16>) -> tensor<37x19xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<37x19xf16>, tensor<f16>) -> tensor<37x19xf16>
  return %0 : tensor<37x19xf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x37xf16>) -> tensor<3x37xf16> {
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.multiply %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x37xf16>, tensor<f16>) -> tensor<3x37xf16>
  return %0 : tensor<3x37xf16>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<37x19xf16>) -> tensor<37x19xf16> {
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.multiply %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<37x19xf16>, tensor<f16>) -> tensor<37x19xf16>
  return %0 : tensor<37x19xf16>
}
// -----
func.func @main(%x: tensor<3x37xf16>) -> tensor<3x37xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x37xf16>, tensor<f16>) -> tensor<3x37xf16>
  return %0 : tensor<3x37xf16>
}
// -----
func.func @main(%x: tensor<37x19xf16>) -> tensor<37x19xf16> {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<37x19xf16>, tensor<f16>) -> tensor<37x19xf16>
  return %0 : tensor<37x19xf16>
}
// -----
func.func @main(%x: tensor<3x37xf16>) -> tensor<3x37xf16> {
  %z = stablehlo.constant dense<0x7C00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.minimum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x37xf16>, tensor<f16>) -> tensor<3x37xf16>
  return %0 : tensor<3x37xf16>
}
// -----
func.func @main(%x: tensor<37x19xf16>) -> tensor<37x19xf16> {
  %z = stablehlo.constant dense<0x7C00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.minimum %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<37x19xf16>, tensor<f16>) -> tensor<37x19xf16>
  return %0 : tensor<37x19xf16>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.add %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.add %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.multiply %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.multiply %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.maximum %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.maximum %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.minimum %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.minimum %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.xor %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x37xi1>, tensor<i1>) -> tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<37x19xi1>) -> tensor<37x19xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.xor %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<37x19xi1>, tensor<i1>) -> tensor<37x19xi1>
  return %0 : tensor<37x19xi1>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<1> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.multiply %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<1> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.multiply %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<-128> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.maximum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<-128> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.maximum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<127> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<-1> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.and %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<-1> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.and %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.or %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.or %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.xor %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x37xi8>, tensor<i8>) -> tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<37x19xi8>) -> tensor<37x19xi8> {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.xor %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<37x19xi8>, tensor<i8>) -> tensor<37x19xi8>
  return %0 : tensor<37x19xi8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<1> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.multiply %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<1> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.multiply %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<255> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.minimum %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<255> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.minimum %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<255> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<255> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.or %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.or %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xui8>) -> tensor<3x37xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.xor %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x37xui8>, tensor<ui8>) -> tensor<3x37xui8>
  return %0 : tensor<3x37xui8>
}
// -----
func.func @main(%x: tensor<37x19xui8>) -> tensor<37x19xui8> {
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.xor %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<37x19xui8>, tensor<ui8>) -> tensor<37x19xui8>
  return %0 : tensor<37x19xui8>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<0> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<0> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<1> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.multiply %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<1> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.multiply %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<-32768> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<-32768> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<32767> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.minimum %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<32767> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.minimum %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<-1> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.and %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<-1> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.and %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<0> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.or %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<0> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.or %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xi16>) -> tensor<3x37xi16> {
  %z = stablehlo.constant dense<0> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x37xi16>, tensor<i16>) -> tensor<3x37xi16>
  return %0 : tensor<3x37xi16>
}
// -----
func.func @main(%x: tensor<37x19xi16>) -> tensor<37x19xi16> {
  %z = stablehlo.constant dense<0> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<37x19xi16>, tensor<i16>) -> tensor<37x19xi16>
  return %0 : tensor<37x19xi16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<1> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.multiply %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<1> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.multiply %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.maximum %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.maximum %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<65535> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.minimum %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<65535> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.minimum %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<65535> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.and %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<65535> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.and %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.or %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.or %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xui16>) -> tensor<3x37xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.xor %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x37xui16>, tensor<ui16>) -> tensor<3x37xui16>
  return %0 : tensor<3x37xui16>
}
// -----
func.func @main(%x: tensor<37x19xui16>) -> tensor<37x19xui16> {
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.xor %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<37x19xui16>, tensor<ui16>) -> tensor<37x19xui16>
  return %0 : tensor<37x19xui16>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.minimum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.minimum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.and %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.and %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.or %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.or %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xi32>) -> tensor<3x37xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.xor %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x37xi32>, tensor<i32>) -> tensor<3x37xi32>
  return %0 : tensor<3x37xi32>
}
// -----
func.func @main(%x: tensor<37x19xi32>) -> tensor<37x19xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.xor %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<37x19xi32>, tensor<i32>) -> tensor<37x19xi32>
  return %0 : tensor<37x19xi32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<1> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.multiply %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<1> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.multiply %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.maximum %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.maximum %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<4294967295> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.minimum %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<4294967295> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.minimum %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<4294967295> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.and %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<4294967295> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.and %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.or %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.or %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xui32>) -> tensor<3x37xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.xor %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x37xui32>, tensor<ui32>) -> tensor<3x37xui32>
  return %0 : tensor<3x37xui32>
}
// -----
func.func @main(%x: tensor<37x19xui32>) -> tensor<37x19xui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.xor %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<37x19xui32>, tensor<ui32>) -> tensor<37x19xui32>
  return %0 : tensor<37x19xui32>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<1> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.multiply %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<1> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.multiply %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.minimum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.minimum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<-1> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<-1> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.or %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.or %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xi64>) -> tensor<3x37xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.xor %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x37xi64>, tensor<i64>) -> tensor<3x37xi64>
  return %0 : tensor<3x37xi64>
}
// -----
func.func @main(%x: tensor<37x19xi64>) -> tensor<37x19xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.xor %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<37x19xi64>, tensor<i64>) -> tensor<37x19xi64>
  return %0 : tensor<37x19xi64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.add %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.add %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<1> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.multiply %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<1> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.multiply %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.maximum %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.maximum %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.minimum %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.minimum %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.and %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.and %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.or %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 36], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.or %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
func.func @main(%x: tensor<3x37xui64>) -> tensor<3x37xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.xor %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x37xui64>, tensor<ui64>) -> tensor<3x37xui64>
  return %0 : tensor<3x37xui64>
}
// -----
func.func @main(%x: tensor<37x19xui64>) -> tensor<37x19xui64> {
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[36, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 37, 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.xor %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<37x19xui64>, tensor<ui64>) -> tensor<37x19xui64>
  return %0 : tensor<37x19xui64>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f32>>) -> tensor<33xcomplex<f32>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
  return %0 : tensor<33xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f32>>) -> tensor<17x3xcomplex<f32>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<17x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17x3xcomplex<f32>>
  return %0 : tensor<17x3xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f32>>) -> tensor<18x5xcomplex<f32>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<18x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<18x5xcomplex<f32>>
  return %0 : tensor<18x5xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f32>>) -> tensor<33xcomplex<f32>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
  return %0 : tensor<33xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f32>>) -> tensor<17x3xcomplex<f32>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 16], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<17x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17x3xcomplex<f32>>
  return %0 : tensor<17x3xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f32>>) -> tensor<18x5xcomplex<f32>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 4]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<18x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<18x5xcomplex<f32>>
  return %0 : tensor<18x5xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f32>>) -> tensor<33xcomplex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
  return %0 : tensor<33xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f32>>) -> tensor<17x3xcomplex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<17x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17x3xcomplex<f32>>
  return %0 : tensor<17x3xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f32>>) -> tensor<18x5xcomplex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<18x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<18x5xcomplex<f32>>
  return %0 : tensor<18x5xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f32>>) -> tensor<33xcomplex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
  return %0 : tensor<33xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f32>>) -> tensor<17x3xcomplex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 16], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<17x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17x3xcomplex<f32>>
  return %0 : tensor<17x3xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f32>>) -> tensor<18x5xcomplex<f32>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 4]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) : (tensor<18x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<18x5xcomplex<f32>>
  return %0 : tensor<18x5xcomplex<f32>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f64>>) -> tensor<33xcomplex<f64>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
  return %0 : tensor<33xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f64>>) -> tensor<17x3xcomplex<f64>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<17x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<17x3xcomplex<f64>>
  return %0 : tensor<17x3xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f64>>) -> tensor<18x5xcomplex<f64>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<18x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<18x5xcomplex<f64>>
  return %0 : tensor<18x5xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f64>>) -> tensor<33xcomplex<f64>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
  return %0 : tensor<33xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f64>>) -> tensor<17x3xcomplex<f64>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 16], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<17x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<17x3xcomplex<f64>>
  return %0 : tensor<17x3xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f64>>) -> tensor<18x5xcomplex<f64>> {
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 4]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<18x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<18x5xcomplex<f64>>
  return %0 : tensor<18x5xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f64>>) -> tensor<33xcomplex<f64>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
  return %0 : tensor<33xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f64>>) -> tensor<17x3xcomplex<f64>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[16, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<17x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<17x3xcomplex<f64>>
  return %0 : tensor<17x3xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f64>>) -> tensor<18x5xcomplex<f64>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<18x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<18x5xcomplex<f64>>
  return %0 : tensor<18x5xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<33xcomplex<f64>>) -> tensor<33xcomplex<f64>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
  return %0 : tensor<33xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x3xcomplex<f64>>) -> tensor<17x3xcomplex<f64>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 16], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 17, 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<17x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<17x3xcomplex<f64>>
  return %0 : tensor<17x3xcomplex<f64>>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<18x5xcomplex<f64>>) -> tensor<18x5xcomplex<f64>> {
  %z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 4]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %s = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %s : tensor<complex<f64>>
  }) : (tensor<18x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<18x5xcomplex<f64>>
  return %0 : tensor<18x5xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[2, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[2, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 2], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 2], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [17, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 18, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [17, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 18, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 17], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 18, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 17], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 18, 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [4, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [4, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 4], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 4], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [19, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 1, 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [19, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 1, 20>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<3x18x5x20xf32>) -> tensor<3x18x5x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 19]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 1, 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x18x5x20xf32>, tensor<f32>) -> tensor<3x18x5x20xf32>
  return %0 : tensor<3x18x5x20xf32>
}
// -----
func.func @main(%x: tensor<3x18x5x20xbf16>) -> tensor<3x18x5x20xbf16> {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0], [0, 19]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 1, 20>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x18x5x20xbf16>, tensor<bf16>) -> tensor<3x18x5x20xbf16>
  return %0 : tensor<3x18x5x20xbf16>
}
// -----
func.func @main(%x: tensor<5x1x40x1xf32>) -> tensor<5x1x40x1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [39, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x1x40x1xf32>, tensor<f32>) -> tensor<5x1x40x1xf32>
  return %0 : tensor<5x1x40x1xf32>
}
// -----
func.func @main(%x: tensor<1x40x1x5xi64>) -> tensor<1x40x1x5xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 39], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 40, 1, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<1x40x1x5xi64>, tensor<i64>) -> tensor<1x40x1x5xi64>
  return %0 : tensor<1x40x1x5xi64>
}
// -----
func.func @main(%x: tensor<1x1x7xf32>) -> tensor<1x1x7xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [6, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 7>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<1x1x7xf32>
  return %0 : tensor<1x1x7xf32>
}
// -----
func.func @main(%x: tensor<40xf32>) -> tensor<40xf32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
// -----
func.func @main(%x: tensor<4x21xi32>) -> tensor<4x21xi32> {
  %z = stablehlo.constant dense<3> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [20, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 21>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x21xi32>, tensor<i32>) -> tensor<4x21xi32>
  return %0 : tensor<4x21xi32>
}
// -----
func.func @main(%x: tensor<21x4xi16>) -> tensor<21x4xi16> {
  %z = stablehlo.constant dense<5> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 21, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<21x4xi16>, tensor<i16>) -> tensor<21x4xi16>
  return %0 : tensor<21x4xi16>
}
// -----
func.func @main(%x: tensor<12xf32>) -> tensor<12xf32> {
  %z = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 12>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}
// -----
func.func @main(%x: tensor<3x12xi64>) -> tensor<3x12xi64> {
  %z = stablehlo.constant dense<3> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [11, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 12>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.multiply %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x12xi64>, tensor<i64>) -> tensor<3x12xi64>
  return %0 : tensor<3x12xi64>
}
// -----
func.func @main(%x: tensor<33xf32>) -> tensor<33xf32> {
  %z = stablehlo.constant dense<0.25> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<33xf32>, tensor<f32>) -> tensor<33xf32>
  return %0 : tensor<33xf32>
}
// -----
func.func @main(%x: tensor<33xi32>) -> tensor<33xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.minimum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<33xi32>, tensor<i32>) -> tensor<33xi32>
  return %0 : tensor<33xi32>
}
// -----
func.func @main(%x: tensor<20xi8>) -> tensor<20xi8> {
  %z = stablehlo.constant dense<7> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.and %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<20xi8>, tensor<i8>) -> tensor<20xi8>
  return %0 : tensor<20xi8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<33xbf16>) -> tensor<33xbf16> {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<33xbf16>, tensor<bf16>) -> tensor<33xbf16>
  return %0 : tensor<33xbf16>
}
// -----
func.func @main(%x: tensor<30xf32>, %z: tensor<f32>) -> tensor<30xf32> {
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<30x20xf32>, %z: tensor<f32>) -> tensor<30x20xf32> {
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[29, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 30, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30x20xf32>, tensor<f32>) -> tensor<30x20xf32>
  return %0 : tensor<30x20xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x30xf64>, %z: tensor<f64>) -> tensor<6x30xf64> {
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [29, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 30>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6x30xf64>, tensor<f64>) -> tensor<6x30xf64>
  return %0 : tensor<6x30xf64>
}
// -----
func.func @main(%x: tensor<30xf32>) -> tensor<30xf32> {
  %z = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<30xf32>) -> tensor<30xf32> {
  %z = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<30xf32>) -> tensor<30xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<40xf32>) -> tensor<40xf32> {
  %z = stablehlo.constant dense<2.5> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 39]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
// -----
func.func @main(%x: tensor<4x21xi32>) -> tensor<4x21xi32> {
  %z = stablehlo.constant dense<3> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 20]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 21>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x21xi32>, tensor<i32>) -> tensor<4x21xi32>
  return %0 : tensor<4x21xi32>
}
// -----
func.func @main(%x: tensor<21x4xi16>) -> tensor<21x4xi16> {
  %z = stablehlo.constant dense<5> : tensor<i16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 21, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<21x4xi16>, tensor<i16>) -> tensor<21x4xi16>
  return %0 : tensor<21x4xi16>
}
// -----
func.func @main(%x: tensor<12xf32>) -> tensor<12xf32> {
  %z = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 11]]> : tensor<1x2xi64>, window_dimensions = array<i64: 12>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}
// -----
func.func @main(%x: tensor<3x12xi64>) -> tensor<3x12xi64> {
  %z = stablehlo.constant dense<3> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 11]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 12>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.multiply %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x12xi64>, tensor<i64>) -> tensor<3x12xi64>
  return %0 : tensor<3x12xi64>
}
// -----
func.func @main(%x: tensor<33xf32>) -> tensor<33xf32> {
  %z = stablehlo.constant dense<0.25> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<33xf32>, tensor<f32>) -> tensor<33xf32>
  return %0 : tensor<33xf32>
}
// -----
func.func @main(%x: tensor<33xi32>) -> tensor<33xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.minimum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<33xi32>, tensor<i32>) -> tensor<33xi32>
  return %0 : tensor<33xi32>
}
// -----
func.func @main(%x: tensor<20xi8>) -> tensor<20xi8> {
  %z = stablehlo.constant dense<7> : tensor<i8>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 19]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.and %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<20xi8>, tensor<i8>) -> tensor<20xi8>
  return %0 : tensor<20xi8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<33xbf16>) -> tensor<33xbf16> {
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<33xbf16>, tensor<bf16>) -> tensor<33xbf16>
  return %0 : tensor<33xbf16>
}
// -----
func.func @main(%x: tensor<30xf32>, %z: tensor<f32>) -> tensor<30xf32> {
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 29]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<30x20xf32>, %z: tensor<f32>) -> tensor<30x20xf32> {
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 29], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 30, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30x20xf32>, tensor<f32>) -> tensor<30x20xf32>
  return %0 : tensor<30x20xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x30xf64>, %z: tensor<f64>) -> tensor<6x30xf64> {
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 29]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 30>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6x30xf64>, tensor<f64>) -> tensor<6x30xf64>
  return %0 : tensor<6x30xf64>
}
// -----
func.func @main(%x: tensor<30xf32>) -> tensor<30xf32> {
  %z = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 29]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<30xf32>) -> tensor<30xf32> {
  %z = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 29]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<30xf32>) -> tensor<30xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 29]]> : tensor<1x2xi64>, window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, -1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[-1, 20]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<25xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[24, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<25xf32>
  return %0 : tensor<25xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<25xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 24]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<25xf32>
  return %0 : tensor<25xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<10xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[9, -5]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<10xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[-5, 9]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}
// -----
func.func @main(%x: tensor<20x6xf32>) -> tensor<15x6xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 25, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x6xf32>, tensor<f32>) -> tensor<15x6xf32>
  return %0 : tensor<15x6xf32>
}
// -----
func.func @main(%x: tensor<6x20xf32>) -> tensor<6x15xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 19]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 25>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x20xf32>, tensor<f32>) -> tensor<6x15xf32>
  return %0 : tensor<6x15xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> tensor<28xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, 20]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<f32>) -> tensor<28xf32>
  return %0 : tensor<28xf32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, -1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[-1, 20]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<25xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[24, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<25xi32>
  return %0 : tensor<25xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<25xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 24]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<25xi32>
  return %0 : tensor<25xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<10xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[9, -5]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<10xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[-5, 9]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
// -----
func.func @main(%x: tensor<20x6xi32>) -> tensor<15x6xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 25, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20x6xi32>, tensor<i32>) -> tensor<15x6xi32>
  return %0 : tensor<15x6xi32>
}
// -----
func.func @main(%x: tensor<6x20xi32>) -> tensor<6x15xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 19]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 25>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<6x20xi32>, tensor<i32>) -> tensor<6x15xi32>
  return %0 : tensor<6x15xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<28xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, 20]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<28xi32>
  return %0 : tensor<28xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, -1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<20xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[-1, 20]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
  return %0 : tensor<20xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<25xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[24, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<25xi32>
  return %0 : tensor<25xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<25xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 24]]> : tensor<1x2xi64>, window_dimensions = array<i64: 20>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<25xi32>
  return %0 : tensor<25xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<10xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[9, -5]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<10xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[-5, 9]]> : tensor<1x2xi64>, window_dimensions = array<i64: 15>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
// -----
func.func @main(%x: tensor<20x6xi32>) -> tensor<15x6xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[19, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 25, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20x6xi32>, tensor<i32>) -> tensor<15x6xi32>
  return %0 : tensor<15x6xi32>
}
// -----
func.func @main(%x: tensor<6x20xi32>) -> tensor<6x15xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 19]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 25>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<6x20xi32>, tensor<i32>) -> tensor<6x15xi32>
  return %0 : tensor<6x15xi32>
}
// -----
func.func @main(%x: tensor<20xi32>) -> tensor<28xi32> {
  %z = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[20, 20]]> : tensor<1x2xi64>, window_dimensions = array<i64: 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<28xi32>
  return %0 : tensor<28xi32>
}
// -----
func.func @main(%x: tensor<131072xf32>) -> tensor<131072xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[131071, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 131072>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<131072xf32>, tensor<f32>) -> tensor<131072xf32>
  return %0 : tensor<131072xf32>
}
// -----
func.func @main(%x: tensor<131072xi32>) -> tensor<131072xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 131071]]> : tensor<1x2xi64>, window_dimensions = array<i64: 131072>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<131072xi32>, tensor<i32>) -> tensor<131072xi32>
  return %0 : tensor<131072xi32>
}
// -----
func.func @main(%x: tensor<131073xf32>) -> tensor<131073xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 131072]]> : tensor<1x2xi64>, window_dimensions = array<i64: 131073>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<131073xf32>, tensor<f32>) -> tensor<131073xf32>
  return %0 : tensor<131073xf32>
}
// -----
func.func @main(%x: tensor<131073xi32>) -> tensor<131073xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[131072, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 131073>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<131073xi32>, tensor<i32>) -> tensor<131073xi32>
  return %0 : tensor<131073xi32>
}
// -----
func.func @main(%x: tensor<139264xf32>) -> tensor<139264xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[139263, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 139264>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<139264xf32>, tensor<f32>) -> tensor<139264xf32>
  return %0 : tensor<139264xf32>
}
// -----
func.func @main(%x: tensor<139264xi32>) -> tensor<139264xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 139263]]> : tensor<1x2xi64>, window_dimensions = array<i64: 139264>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<139264xi32>, tensor<i32>) -> tensor<139264xi32>
  return %0 : tensor<139264xi32>
}
// -----
func.func @main(%x: tensor<139265xf32>) -> tensor<139265xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 139264]]> : tensor<1x2xi64>, window_dimensions = array<i64: 139265>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<139265xf32>, tensor<f32>) -> tensor<139265xf32>
  return %0 : tensor<139265xf32>
}
// -----
func.func @main(%x: tensor<139265xi32>) -> tensor<139265xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[139264, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 139265>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<139265xi32>, tensor<i32>) -> tensor<139265xi32>
  return %0 : tensor<139265xi32>
}
// -----
func.func @main(%x: tensor<262150xf32>) -> tensor<262150xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[262149, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 262150>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<262150xf32>, tensor<f32>) -> tensor<262150xf32>
  return %0 : tensor<262150xf32>
}
// -----
func.func @main(%x: tensor<262150xi32>) -> tensor<262150xi32> {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 262149]]> : tensor<1x2xi64>, window_dimensions = array<i64: 262150>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<262150xi32>, tensor<i32>) -> tensor<262150xi32>
  return %0 : tensor<262150xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<2x131077xbf16>) -> tensor<2x131077xbf16> {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [131076, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 131077>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x131077xbf16>, tensor<bf16>) -> tensor<2x131077xbf16>
  return %0 : tensor<2x131077xbf16>
}
// -----
func.func @main(%x: tensor<131077x3xf32>) -> tensor<131077x3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[131076, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 131077, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<131077x3xf32>, tensor<f32>) -> tensor<131077x3xf32>
  return %0 : tensor<131077x3xf32>
}
// -----
func.func @main(%x: tensor<131077x3xf32>) -> tensor<131077x3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 131076], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 131077, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<131077x3xf32>, tensor<f32>) -> tensor<131077x3xf32>
  return %0 : tensor<131077x3xf32>
}
// -----
func.func @main(%x: tensor<131077x20xf32>) -> tensor<131077x20xf32> {
  %z = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 131076], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 131077, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<131077x20xf32>, tensor<f32>) -> tensor<131077x20xf32>
  return %0 : tensor<131077x20xf32>
}
// -----
func.func @main(%x: tensor<3x131077xi64>) -> tensor<3x131077xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 131076]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 131077>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x131077xi64>, tensor<i64>) -> tensor<3x131077xi64>
  return %0 : tensor<3x131077xi64>
}
// -----
func.func @main(%x: tensor<131077xf64>) -> tensor<131077xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[131076, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 131077>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<131077xf64>, tensor<f64>) -> tensor<131077xf64>
  return %0 : tensor<131077xf64>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<131090xf64>) -> tensor<131090xf64> {
  %z = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[131089, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 131090>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<131090xf64>, tensor<f64>) -> tensor<131090xf64>
  return %0 : tensor<131090xf64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<40xf32>) -> tensor<40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x40xf32>) -> tensor<3x40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  return %0 : tensor<3x40xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<20x40xf32>) -> tensor<20x40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x40xf32>, tensor<f32>) -> tensor<20x40xf32>
  return %0 : tensor<20x40xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<40x20xf32>) -> tensor<40x20xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[39, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40x20xf32>, tensor<f32>) -> tensor<40x20xf32>
  return %0 : tensor<40x20xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x20x9xf32>) -> tensor<2x20x9xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [19, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 20, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x20x9xf32>, tensor<f32>) -> tensor<2x20x9xf32>
  return %0 : tensor<2x20x9xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<40xf32>) -> tensor<40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 39]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x40xf32>) -> tensor<3x40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  return %0 : tensor<3x40xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<20x40xf32>) -> tensor<20x40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x40xf32>, tensor<f32>) -> tensor<20x40xf32>
  return %0 : tensor<20x40xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<40x20xf32>) -> tensor<40x20xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 39], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40x20xf32>, tensor<f32>) -> tensor<40x20xf32>
  return %0 : tensor<40x20xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x20x9xf32>) -> tensor<2x20x9xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 19], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 20, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %i = stablehlo.add %m, %h : tensor<f32>
    %s = stablehlo.select %n, %p, %i : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x20x9xf32>, tensor<f32>) -> tensor<2x20x9xf32>
  return %0 : tensor<2x20x9xf32>
}
// -----
func.func @main(%x: tensor<24xf32>) -> tensor<24xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 24>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
  return %0 : tensor<24xf32>
}
// -----
func.func @main(%x: tensor<24x3xi32>) -> tensor<24x3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[23, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 24, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<24x3xi32>, tensor<i32>) -> tensor<24x3xi32>
  return %0 : tensor<24x3xi32>
}
// -----
func.func @main(%x: tensor<40xf32>) -> (tensor<40xf32>, tensor<40xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<40xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<40xf32>, tensor<40xi32>, tensor<f32>, tensor<i32>) -> (tensor<40xf32>, tensor<40xi32>)
  return %0#0, %0#1 : tensor<40xf32>, tensor<40xi32>
}
// -----
func.func @main(%x: tensor<3x40xf32>) -> (tensor<3x40xf32>, tensor<3x40xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<3x40xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<3x40xf32>, tensor<3x40xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x40xf32>, tensor<3x40xi32>)
  return %0#0, %0#1 : tensor<3x40xf32>, tensor<3x40xi32>
}
// -----
func.func @main(%x: tensor<20x40xf32>) -> (tensor<20x40xf32>, tensor<20x40xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<20x40xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<20x40xf32>, tensor<20x40xi32>, tensor<f32>, tensor<i32>) -> (tensor<20x40xf32>, tensor<20x40xi32>)
  return %0#0, %0#1 : tensor<20x40xf32>, tensor<20x40xi32>
}
// -----
func.func @main(%x: tensor<40x20xf32>) -> (tensor<40x20xf32>, tensor<40x20xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<40x20xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[39, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<40x20xf32>, tensor<40x20xi32>, tensor<f32>, tensor<i32>) -> (tensor<40x20xf32>, tensor<40x20xi32>)
  return %0#0, %0#1 : tensor<40x20xf32>, tensor<40x20xi32>
}
// -----
func.func @main(%x: tensor<40x70xf32>) -> (tensor<40x70xf32>, tensor<40x70xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<40x70xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[39, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<40x70xf32>, tensor<40x70xi32>, tensor<f32>, tensor<i32>) -> (tensor<40x70xf32>, tensor<40x70xi32>)
  return %0#0, %0#1 : tensor<40x70xf32>, tensor<40x70xi32>
}
// -----
func.func @main(%x: tensor<40xf32>) -> (tensor<40xf32>, tensor<40xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<40xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 39]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<40xf32>, tensor<40xi32>, tensor<f32>, tensor<i32>) -> (tensor<40xf32>, tensor<40xi32>)
  return %0#0, %0#1 : tensor<40xf32>, tensor<40xi32>
}
// -----
func.func @main(%x: tensor<3x40xf32>) -> (tensor<3x40xf32>, tensor<3x40xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<3x40xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<3x40xf32>, tensor<3x40xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x40xf32>, tensor<3x40xi32>)
  return %0#0, %0#1 : tensor<3x40xf32>, tensor<3x40xi32>
}
// -----
func.func @main(%x: tensor<20x40xf32>) -> (tensor<20x40xf32>, tensor<20x40xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<20x40xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<20x40xf32>, tensor<20x40xi32>, tensor<f32>, tensor<i32>) -> (tensor<20x40xf32>, tensor<20x40xi32>)
  return %0#0, %0#1 : tensor<20x40xf32>, tensor<20x40xi32>
}
// -----
func.func @main(%x: tensor<40x20xf32>) -> (tensor<40x20xf32>, tensor<40x20xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<40x20xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 39], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<40x20xf32>, tensor<40x20xi32>, tensor<f32>, tensor<i32>) -> (tensor<40x20xf32>, tensor<40x20xi32>)
  return %0#0, %0#1 : tensor<40x20xf32>, tensor<40x20xi32>
}
// -----
func.func @main(%x: tensor<40x70xf32>) -> (tensor<40x70xf32>, tensor<40x70xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<40x70xi32>
  %y = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce_window"(%x, %i, %y, %z) <{padding = dense<[[0, 39], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<40x70xf32>, tensor<40x70xi32>, tensor<f32>, tensor<i32>) -> (tensor<40x70xf32>, tensor<40x70xi32>)
  return %0#0, %0#1 : tensor<40x70xf32>, tensor<40x70xi32>
}
// -----
func.func @main(%x: tensor<6x50xf32>, %y: tensor<6x50xf32>) -> (tensor<6x50xf32>, tensor<6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.multiply %x, %y : tensor<6x50xf32>
  %0 = "stablehlo.reduce_window"(%p, %z) <{padding = dense<[[0, 0], [49, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 50>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x50xf32>, tensor<f32>) -> tensor<6x50xf32>
  %q = stablehlo.subtract %0, %x : tensor<6x50xf32>
  %1 = "stablehlo.reduce_window"(%q, %z) <{padding = dense<[[0, 5], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 6, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x50xf32>, tensor<f32>) -> tensor<6x50xf32>
  %r = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x50xf32>, tensor<f32>) -> tensor<6xf32>
  return %1, %r : tensor<6x50xf32>, tensor<6xf32>
}
