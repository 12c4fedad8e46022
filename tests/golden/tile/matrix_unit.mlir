// RUN: tpucc --passes=tile --mcpu=sapphirerapids
// A matrix unit has up to four macro tiles below each other in a task where panels do not stay in the second cache, as many as half of it holds rows for, and
// fetches weights from beyond that cache; not panels that are no constants.
func.func @main(%x: tensor<1024x768xbf16>, %y: tensor<2048x2048xbf16>, %z: tensor<1024x256xbf16>, %p: tensor<16x128x16xui32>) -> (tensor<1024x3072xf32>, tensor<2048x2048xf32>, tensor<1024x256xf32>) {
  %w = stablehlo.constant dense<1> : tensor<192x384x16xui32>
  %v = stablehlo.constant dense<1> : tensor<128x1024x16xui32>
  %0 = "tpu.kernel"(%x, %w) ({
  ^bb0(%a: tensor<1024x768xbf16>, %b: tensor<192x384x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1024x768xbf16>, tensor<192x384x16xui32>) -> tensor<1024x3072xf32>
    stablehlo.return {tpu.domain = array<i64: 1024, 3072>} %r : tensor<1024x3072xf32>
  }) : (tensor<1024x768xbf16>, tensor<192x384x16xui32>) -> tensor<1024x3072xf32>
  %1 = "tpu.kernel"(%y, %v) ({
  ^bb0(%a: tensor<2048x2048xbf16>, %b: tensor<128x1024x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<2048x2048xbf16>, tensor<128x1024x16xui32>) -> tensor<2048x2048xf32>
    stablehlo.return {tpu.domain = array<i64: 2048, 2048>} %r : tensor<2048x2048xf32>
  }) : (tensor<2048x2048xbf16>, tensor<128x1024x16xui32>) -> tensor<2048x2048xf32>
  %2 = "tpu.kernel"(%z, %p) ({
  ^bb0(%a: tensor<1024x256xbf16>, %b: tensor<16x128x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1024x256xbf16>, tensor<16x128x16xui32>) -> tensor<1024x256xf32>
    stablehlo.return {tpu.domain = array<i64: 1024, 256>} %r : tensor<1024x256xf32>
  }) : (tensor<1024x256xbf16>, tensor<16x128x16xui32>) -> tensor<1024x256xf32>
  return %0, %1, %2 : tensor<1024x3072xf32>, tensor<2048x2048xf32>, tensor<1024x256xf32>
}
// ----
module {
  func.func @main(%x: tensor<1024x768xbf16>, %y: tensor<2048x2048xbf16>, %z: tensor<1024x256xbf16>, %p: tensor<16x128x16xui32>) -> (tensor<1024x3072xf32>, tensor<2048x2048xf32>, tensor<1024x256xf32>) {
    %0 = stablehlo.constant dense<1> : tensor<192x384x16xui32>
    %1 = stablehlo.constant dense<1> : tensor<128x1024x16xui32>
    %2 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<1024x768xbf16>, %arg1: tensor<192x384x16xui32>):
      %3 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>, tpu.prefetch = 1 : i64}> : (tensor<1024x768xbf16>, tensor<192x384x16xui32>) -> tensor<1024x3072xf32>
      stablehlo.return {tpu.domain = array<i64: 1024, 3072>, tpu.tile = array<i64: 128, 256>, tpu.order = array<i64: 1, 0>} %3 : tensor<1024x3072xf32>
    }) : (tensor<1024x768xbf16>, tensor<192x384x16xui32>) -> tensor<1024x3072xf32>
    %3 = "tpu.kernel"(%y, %1) ({
    ^bb0(%arg0: tensor<2048x2048xbf16>, %arg1: tensor<128x1024x16xui32>):
      %4 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>, tpu.prefetch = 1 : i64}> : (tensor<2048x2048xbf16>, tensor<128x1024x16xui32>) -> tensor<2048x2048xf32>
      stablehlo.return {tpu.domain = array<i64: 2048, 2048>, tpu.tile = array<i64: 256, 128>} %4 : tensor<2048x2048xf32>
    }) : (tensor<2048x2048xbf16>, tensor<128x1024x16xui32>) -> tensor<2048x2048xf32>
    %4 = "tpu.kernel"(%z, %p) ({
    ^bb0(%arg0: tensor<1024x256xbf16>, %arg1: tensor<16x128x16xui32>):
      %5 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1024x256xbf16>, tensor<16x128x16xui32>) -> tensor<1024x256xf32>
      stablehlo.return {tpu.domain = array<i64: 1024, 256>, tpu.tile = array<i64: 128, 128>} %5 : tensor<1024x256xf32>
    }) : (tensor<1024x256xbf16>, tensor<16x128x16xui32>) -> tensor<1024x256xf32>
    return %2, %3, %4 : tensor<1024x3072xf32>, tensor<2048x2048xf32>, tensor<1024x256xf32>
  }
}
