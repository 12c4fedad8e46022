#loc2 = loc("-":1:17)
module {
  func.func @main(%arg0: tensor<4xf32> loc("-":1:17)) -> tensor<4xf32> {
    %cst = stablehlo.constant dense_resource<w_1> : tensor<4xf32> loc(#loc3)
    %0 = stablehlo.add %arg0, %cst : tensor<4xf32> loc(#loc4)
    return %0 : tensor<4xf32> loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("-":0:0)
#loc1 = loc("-":1:1)
#loc3 = loc("-":2:8)
#loc4 = loc("-":3:8)
#loc5 = loc("-":4:3)

{-#
  dialect_resources: {
    builtin: {
      w_1: "0x040000000000803F000000400000404000008040"
    }
  }
#-}
