// RUN: tpucc --passes=tile --mcpu=znver4
// Dot products of vectors have up to four macro tiles beside each other in a task, as long as there are four tasks for each core: here four, two and one.
func.func @main(%x: tensor<2048x256xbf16>, %y: tensor<1024x256xi8>, %z: tensor<256x256xbf16>) -> (tensor<2048x2048xf32>, tensor<1024x2048xi32>, tensor<256x2048xf32>) {
  %w = stablehlo.constant dense<1> : tensor<128x128x16xui32>
  %v = stablehlo.constant dense<1> : tensor<128x64x16xui32>
  %0 = "tpu.kernel"(%x, %w) ({
  ^bb0(%a: tensor<2048x256xbf16>, %b: tensor<128x128x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<2048x256xbf16>, tensor<128x128x16xui32>) -> tensor<2048x2048xf32>
    stablehlo.return {tpu.domain = array<i64: 2048, 2048>} %r : tensor<2048x2048xf32>
  }) : (tensor<2048x256xbf16>, tensor<128x128x16xui32>) -> tensor<2048x2048xf32>
  %1 = "tpu.kernel"(%y, %v) ({
  ^bb0(%a: tensor<1024x256xi8>, %b: tensor<128x64x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1024x256xi8>, tensor<128x64x16xui32>) -> tensor<1024x2048xi32>
    stablehlo.return {tpu.domain = array<i64: 1024, 2048>} %r : tensor<1024x2048xi32>
  }) : (tensor<1024x256xi8>, tensor<128x64x16xui32>) -> tensor<1024x2048xi32>
  %2 = "tpu.kernel"(%z, %w) ({
  ^bb0(%a: tensor<256x256xbf16>, %b: tensor<128x128x16xui32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<256x256xbf16>, tensor<128x128x16xui32>) -> tensor<256x2048xf32>
    stablehlo.return {tpu.domain = array<i64: 256, 2048>} %r : tensor<256x2048xf32>
  }) : (tensor<256x256xbf16>, tensor<128x128x16xui32>) -> tensor<256x2048xf32>
  return %0, %1, %2 : tensor<2048x2048xf32>, tensor<1024x2048xi32>, tensor<256x2048xf32>
}
// ----
module {
  func.func @main(%x: tensor<2048x256xbf16>, %y: tensor<1024x256xi8>, %z: tensor<256x256xbf16>) -> (tensor<2048x2048xf32>, tensor<1024x2048xi32>, tensor<256x2048xf32>) {
    %0 = stablehlo.constant dense<1> : tensor<128x128x16xui32>
    %1 = stablehlo.constant dense<1> : tensor<128x64x16xui32>
    %2 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<2048x256xbf16>, %arg1: tensor<128x128x16xui32>):
      %3 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<2048x256xbf16>, tensor<128x128x16xui32>) -> tensor<2048x2048xf32>
      stablehlo.return {tpu.domain = array<i64: 2048, 2048>, tpu.tile = array<i64: 128, 512>, tpu.order = array<i64: 1, 0>} %3 : tensor<2048x2048xf32>
    }) : (tensor<2048x256xbf16>, tensor<128x128x16xui32>) -> tensor<2048x2048xf32>
    %3 = "tpu.kernel"(%y, %1) ({
    ^bb0(%arg0: tensor<1024x256xi8>, %arg1: tensor<128x64x16xui32>):
      %4 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1024x256xi8>, tensor<128x64x16xui32>) -> tensor<1024x2048xi32>
      stablehlo.return {tpu.domain = array<i64: 1024, 2048>, tpu.tile = array<i64: 128, 256>, tpu.order = array<i64: 1, 0>} %4 : tensor<1024x2048xi32>
    }) : (tensor<1024x256xi8>, tensor<128x64x16xui32>) -> tensor<1024x2048xi32>
    %4 = "tpu.kernel"(%z, %0) ({
    ^bb0(%arg0: tensor<256x256xbf16>, %arg1: tensor<128x128x16xui32>):
      %5 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<256x256xbf16>, tensor<128x128x16xui32>) -> tensor<256x2048xf32>
      stablehlo.return {tpu.domain = array<i64: 256, 2048>, tpu.tile = array<i64: 128, 128>, tpu.order = array<i64: 1, 0>} %5 : tensor<256x2048xf32>
    }) : (tensor<256x256xbf16>, tensor<128x128x16xui32>) -> tensor<256x2048xf32>
    return %2, %3, %4 : tensor<2048x2048xf32>, tensor<1024x2048xi32>, tensor<256x2048xf32>
  }
}
