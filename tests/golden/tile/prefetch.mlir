// RUN: tpucc --mcpu=znver4 --passes=tile
// Products of few rows fetch weights in 4 bits further ahead than the processor does where there are more constants than a core's share of the last cache holds:
// 66 MB here, of which a loop reads 0.3 MB again and again. One row by weights from memory, as here, fetches of 8 bits, bf16 and f32 one line of a group or a
// turn, where the processor begins to look ahead on the next pages, but not of long panels, which are read two at once. Two rows by 8 bits or bf16 fetch all.
func.func @main(%x: tensor<1x1x89600xf32>, %y: tensor<1x1x2048xf32>, %n: tensor<i32>, %yy: tensor<1x2x2048xf32>) -> (tensor<1x1x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>) {
  %w = stablehlo.constant dense<1> : tensor<1x16x1400x576xui8>
  %v = stablehlo.constant dense<1> : tensor<1x16x32x576xui8>
  %u = stablehlo.constant dense<1.0> : tensor<1x16x2048x16xf32>
  %h = stablehlo.constant dense<1> : tensor<1x16x1024x16xui32>
  %l = stablehlo.constant dense<1> : tensor<1x16x44800x16xui32>
  %e = stablehlo.constant dense<1> : tensor<1x16x32x1088xui8>
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
  %5 = "tpu.kernel"(%y, %e) ({
  ^bb0(%a: tensor<1x1x2048xf32>, %b: tensor<1x16x32x1088xui8>):
    %r = "tpu.matmul"(%a, %b) <{tpu.group = 64 : i64, tpu.bits = 8 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x1x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 1, 256>} %r : tensor<1x1x256xf32>
  }) : (tensor<1x1x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x1x256xf32>
  %6 = "tpu.kernel"(%yy, %e) ({
  ^bb0(%a: tensor<1x2x2048xf32>, %b: tensor<1x16x32x1088xui8>):
    %r = "tpu.matmul"(%a, %b) <{tpu.group = 64 : i64, tpu.bits = 8 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x2x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x2x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 2, 256>} %r : tensor<1x2x256xf32>
  }) : (tensor<1x2x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x2x256xf32>
  %7 = "tpu.kernel"(%yy, %h) ({
  ^bb0(%a: tensor<1x2x2048xf32>, %b: tensor<1x16x1024x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x2x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x2x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 2, 256>} %r : tensor<1x2x256xf32>
  }) : (tensor<1x2x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x2x256xf32>
  %8 = "tpu.kernel"(%yy, %u) ({
  ^bb0(%a: tensor<1x2x2048xf32>, %b: tensor<1x16x2048x16xf32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x2x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x2x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 2, 256>} %r : tensor<1x2x256xf32>
  }) : (tensor<1x2x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x2x256xf32>
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
  return %5, %6, %7, %8, %0, %1, %2#1, %3, %4 : tensor<1x1x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x1x89600xf32>, %y: tensor<1x1x2048xf32>, %n: tensor<i32>, %yy: tensor<1x2x2048xf32>) -> (tensor<1x1x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>) {
    %0 = stablehlo.constant dense<1> : tensor<1x16x1400x576xui8>
    %1 = stablehlo.constant dense<1> : tensor<1x16x32x576xui8>
    %2 = stablehlo.constant dense<1.0> : tensor<1x16x2048x16xf32>
    %3 = stablehlo.constant dense<1> : tensor<1x16x1024x16xui32>
    %4 = stablehlo.constant dense<1> : tensor<1x16x44800x16xui32>
    %5 = stablehlo.constant dense<1> : tensor<1x16x32x1088xui8>
    %6 = stablehlo.constant dense<1> : tensor<i32>
    %7 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<1x1x89600xf32>, %arg1: tensor<1x16x1400x576xui8>):
      %8 = "tpu.matmul"(%arg0, %arg1) <{tpu.group = 64 : i64, tpu.bits = 4 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 16 : i64}> : (tensor<1x1x89600xf32>, tensor<1x16x1400x576xui8>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %8 : tensor<1x1x256xf32>
    }) : (tensor<1x1x89600xf32>, tensor<1x16x1400x576xui8>) -> tensor<1x1x256xf32>
    %8 = "tpu.kernel"(%y, %2) ({
    ^bb0(%arg0: tensor<1x1x2048xf32>, %arg1: tensor<1x16x2048x16xf32>):
      %9 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 12 : i64, tpu.prefetch_lines = 1 : i64}> : (tensor<1x1x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %9 : tensor<1x1x256xf32>
    }) : (tensor<1x1x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x1x256xf32>
    %9 = "tpu.kernel"(%y, %3) ({
    ^bb0(%arg0: tensor<1x1x2048xf32>, %arg1: tensor<1x16x1024x16xui32>):
      %10 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 12 : i64, tpu.prefetch_lines = 1 : i64}> : (tensor<1x1x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %10 : tensor<1x1x256xf32>
    }) : (tensor<1x1x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x1x256xf32>
    %10 = "tpu.kernel"(%x, %4) ({
    ^bb0(%arg0: tensor<1x1x89600xf32>, %arg1: tensor<1x16x44800x16xui32>):
      %11 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x89600xf32>, tensor<1x16x44800x16xui32>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 32>} %11 : tensor<1x1x256xf32>
    }) : (tensor<1x1x89600xf32>, tensor<1x16x44800x16xui32>) -> tensor<1x1x256xf32>
    %11 = "tpu.kernel"(%y, %5) ({
    ^bb0(%arg0: tensor<1x1x2048xf32>, %arg1: tensor<1x16x32x1088xui8>):
      %12 = "tpu.matmul"(%arg0, %arg1) <{tpu.group = 64 : i64, tpu.bits = 8 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 12 : i64, tpu.prefetch_lines = 1 : i64}> : (tensor<1x1x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x1x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 64>} %12 : tensor<1x1x256xf32>
    }) : (tensor<1x1x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x1x256xf32>
    %12 = "tpu.kernel"(%yy, %5) ({
    ^bb0(%arg0: tensor<1x2x2048xf32>, %arg1: tensor<1x16x32x1088xui8>):
      %13 = "tpu.matmul"(%arg0, %arg1) <{tpu.group = 64 : i64, tpu.bits = 8 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 16 : i64}> : (tensor<1x2x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x2x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 2, 256>, tpu.tile = array<i64: 1, 2, 64>} %13 : tensor<1x2x256xf32>
    }) : (tensor<1x2x2048xf32>, tensor<1x16x32x1088xui8>) -> tensor<1x2x256xf32>
    %13 = "tpu.kernel"(%yy, %3) ({
    ^bb0(%arg0: tensor<1x2x2048xf32>, %arg1: tensor<1x16x1024x16xui32>):
      %14 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 16 : i64}> : (tensor<1x2x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x2x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 2, 256>, tpu.tile = array<i64: 1, 2, 32>} %14 : tensor<1x2x256xf32>
    }) : (tensor<1x2x2048xf32>, tensor<1x16x1024x16xui32>) -> tensor<1x2x256xf32>
    %14 = "tpu.kernel"(%yy, %2) ({
    ^bb0(%arg0: tensor<1x2x2048xf32>, %arg1: tensor<1x16x2048x16xf32>):
      %15 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>, tpu.prefetch = 12 : i64, tpu.prefetch_lines = 1 : i64}> : (tensor<1x2x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x2x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 2, 256>, tpu.tile = array<i64: 1, 2, 32>} %15 : tensor<1x2x256xf32>
    }) : (tensor<1x2x2048xf32>, tensor<1x16x2048x16xf32>) -> tensor<1x2x256xf32>
    %15:2 = stablehlo.while(%arg0 = %n, %arg1 = %8) : tensor<i32>, tensor<1x1x256xf32>
    cond {
      %16 = stablehlo.compare GT, %arg0, %6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = stablehlo.subtract %arg0, %6 : tensor<i32>
      %17 = "tpu.kernel"(%y, %1) ({
      ^bb0(%arg2: tensor<1x1x2048xf32>, %arg3: tensor<1x16x32x576xui8>):
        %18 = "tpu.matmul"(%arg2, %arg3) <{tpu.group = 64 : i64, tpu.bits = 4 : i64, tpu.stage = "contract", tpu.map = array<i64: 0, 1, 2>}> : (tensor<1x1x2048xf32>, tensor<1x16x32x576xui8>) -> tensor<1x1x256xf32>
        stablehlo.return {tpu.domain = array<i64: 1, 1, 256>, tpu.tile = array<i64: 1, 1, 64>} %18 : tensor<1x1x256xf32>
      }) : (tensor<1x1x2048xf32>, tensor<1x16x32x576xui8>) -> tensor<1x1x256xf32>
      stablehlo.return %16, %17 : tensor<i32>, tensor<1x1x256xf32>
    }
    return %11, %12, %13, %14, %7, %8, %15#1, %9, %10 : tensor<1x1x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x2x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>, tensor<1x1x256xf32>
  }
}
