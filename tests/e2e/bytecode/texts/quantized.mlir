module {
  func.func public @main(%arg0: tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>> loc("-":2:22), %arg1: tensor<2x2x!quant.uniform<i8<-127:127>:f32:1, {0.2, 0.0625:-5}>> loc("-":2:119), %arg2: tensor<2x2x!quant.uniform<u8:f32, 0.25:128>> loc("-":2:250)) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>> loc("-":3:10)
    return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>> loc("-":4:5)
  } loc("-":2:3)
} loc("-":1:1)
