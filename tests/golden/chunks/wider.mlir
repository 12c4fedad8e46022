// RUN: tpucc --passes=chunks
// Elements and initial values are of the type that the region works on, which is wider.
func.func @main(%x: tensor<40000xi8>, %z: tensor<i8>) -> tensor<i32> {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<40000xi8>, tensor<i8>) -> tensor<i32>
  return %0 : tensor<i32>
}
// ----
module {
  func.func @main(%x: tensor<40000xi8>, %z: tensor<i8>) -> tensor<i32> {
    %0 = stablehlo.convert %x : (tensor<40000xi8>) -> tensor<40000xi32>
    %1 = "tpu.reduce_chunks"(%0) <{window_dimensions = array<i64: 8192>}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %2 = stablehlo.add %arg0, %arg1 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<40000xi32>) -> tensor<5xi32>
    %2 = stablehlo.convert %z : (tensor<i8>) -> tensor<i32>
    %3 = stablehlo.reduce(%1 init: %2) applies stablehlo.add across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}
