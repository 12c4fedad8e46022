// RUN: tpucc --passes=tile
// Products of few rows fetch weights in 4 bits further ahead than the processor does where there are more constants than a core's share of the last cache holds:
// 66 MB here, of which a loop reads 0.3 MB again and again. bf16 from memory, as here, a little ahead, but not long panels, which are read two at once. Rows of
// f32 are left to the processor.
func.func @main(%x: tensor<1x1x89600xf32>, %y: tensor<1x1x2048xf32>, %n: tensor<i32>) -> (tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>) {
  %w = stablehlo.constant dense<1> : tensor<1x16x1400x576xui8>
  %v = stablehlo.constant dense<1> : tensor<1x16x32x576xui8>
  %u = stablehlo.constant dense<1.0> : tensor<1x16x2048x16xf32>
  %h = stablehlo.constant dense<1> : tensor<1x16x1024x16xui32>
  %l = stablehlo.constant dense<1> : tensor<1x16x44800x16xui32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = "tpu.kernel"(%x, %w) ({
  ^bb0(%a: tensor<1x1x89600xf32>, %b: tensor<1x16x1400x576xui8>):
    %r = "tpu.matmul"(%a, %b) <{tpu.group = 64 : i64, tpu.bits = 4 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x89600xf32>, tensor<1x16x1400x576xui8>) -> tensor<1x1x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 1, 256>} %r : tensor<1x1x256xf32>
  }) : (tensor<1x1x89600xf32>, tensor<1x16x1400x576xui8>) -> tensor<1x1x256xf32>
  %1 = "tpu.kernel"(%y, %u) ({
  ^bb0(%a: tensor<1x1x2048xf32>, %b: tensor<1x16x2048x16xf32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x1x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 1, 256>} %r : tensor<1x1x256xf32>
  }) : (tensor<1x1x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x1x256xf32>
  %3 = "tpu.kernel"(%y, %h) ({
  ^bb0(%a: tensor<1x1x2048xf32>, %b: tensor<1x16x1024x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x1x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 1, 256>} %r : tensor<1x1x256xf32>
  }) : (tensor<1x1x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x1x256xf32>
  %4 = "tpu.kernel"(%x, %l) ({
  ^bb0(%a: tensor<1x1x89600xf32>, %b: tensor<1x16x44800x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x89600xf32>, tensor<1x16x44800x16xui32>) -> tensor<1x1x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 1, 256>} %r : tensor<1x1x256xf32>
  }) : (tensor<1x1x89600xf32>, tensor<1x16x44800x16xui32>) -> tensor<1x1x256xf32>
  %2:2 = stablehlo.while(%i = %n, %s = %1) : tensor<i32>, tensor<1x1x256xf32>
  cond {
    %c = stablehlo.compare GT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.subtract %i, %one : tensor<i32>
    %k = "tpu.kernel"(%y, %v) ({
    ^bb0(%a: tensor<1x1x2048xf32>, %b: tensor<1x16x32x576xui8>):
      %r = "tpu.matmul"(%a, %b) <{tpu.group = 64 : i64, tpu.bits = 4 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x32x576xui8>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>} %r : tensor<1x1x256xf32>
    }) : (tensor<1x1x2048xf32>, tensor<1x16x32x576xui8>) -> tensor<1x1x256xf32>
    stablehlo.return %next, %k : tensor<i32>, tensor<1x1x256xf32>
  }
  return %0, %1, %2#1, %3, %4 : tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x1x89600xf32>, %y: tensor<1x1x2048xf32>, %n: tensor<i32>) -> (tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>) {
    %0 = stablehlo.constant dense<1> : tensor<1x16x1400x576xui8>
    %1 = stablehlo.constant dense<1> : tensor<1x16x32x576xui8>
    %2 = stablehlo.constant dense<1.0> : tensor<1x16x2048x16xf32>
    %3 = stablehlo.constant dense<1> : tensor<1x16x1024x16xui32>
    %4 = stablehlo.constant dense<1> : tensor<1x16x44800x16xui32>
    %5 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<1x1x89600xf32>, %arg1: tensor<1x16x1400x576xui8>):
      %7 = "tpu.matmul"(%arg0, %arg1) <{tpu.group = 64 : i64, tpu.bits = 4 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 16 : i64}> : (tensor<1x1x89600xf32>, tensor<1x16x1400x576xui8>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %7 : tensor<1x1x256xf32>
    }) : (tensor<1x1x89600xf32>, tensor<1x16x1400x576xui8>) -> tensor<1x1x256xf32>
    %7 = "tpu.kernel"(%y, %2) ({
    ^bb0(%arg0: tensor<1x1x2048xf32>, %arg1: tensor<1x16x2048x16xf32>):
      %8 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %8 : tensor<1x1x256xf32>
    }) : (tensor<1x1x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x1x256xf32>
    %8 = "tpu.kernel"(%y, %3) ({
    ^bb0(%arg0: tensor<1x1x2048xf32>, %arg1: tensor<1x16x1024x16xui32>):
      %9 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 1 : i64}> : (tensor<1x1x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %9 : tensor<1x1x256xf32>
    }) : (tensor<1x1x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x1x256xf32>
    %9 = "tpu.kernel"(%x, %4) ({
    ^bb0(%arg0: tensor<1x1x89600xf32>, %arg1: tensor<1x16x44800x16xui32>):
      %10 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x89600xf32>, tensor<1x16x44800x16xui32>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %10 : tensor<1x1x256xf32>
    }) : (tensor<1x1x89600xf32>, tensor<1x16x44800x16xui32>) -> tensor<1x1x256xf32>
    %10:2 = stablehlo.while(%arg0 = %n, %arg1 = %7) : tensor<i32>, tensor<1x1x256xf32>
    cond {
      %11 = stablehlo.compare GT, %arg0, %5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = stablehlo.subtract %arg0, %5 : tensor<i32>
      %12 = "tpu.kernel"(%y, %1) ({
      ^bb0(%arg2: tensor<1x1x2048xf32>, %arg3: tensor<1x16x32x576xui8>):
        %13 = "tpu.matmul"(%arg2, %arg3) <{tpu.group = 64 : i64, tpu.bits = 4 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x32x576xui8>) -> tensor<1x1x256xf32>
        stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 64>} %13 : tensor<1x1x256xf32>
      }) : (tensor<1x1x2048xf32>, tensor<1x16x32x576xui8>) -> tensor<1x1x256xf32>
      stablehlo.return %11, %12 : tensor<i32>, tensor<1x1x256xf32>
    }
    return %6, %7, %10#1, %8, %9 : tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>
  }
}
