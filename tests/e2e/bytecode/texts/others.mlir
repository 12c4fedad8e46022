#loc2 = loc("-":2:19)
#loc3 = loc("-":2:50)
#loc4 = loc("-":2:73)
#loc6 = loc("-":4:10)
#loc7 = loc("-":4:33)
module attributes {jax.uses_shape_polymorphism} {
  func.func @main(%arg0: tensor<5x7xf32> {x.first} loc("-":2:19), %arg1: tensor<7xf32> loc("-":2:50), %arg2: tensor<1x27x16xf32> loc("-":2:73)) -> (tensor<5x7xf32>, tensor<1x1x27x16xf32> {x.kept}) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<7xf32> loc("-":4:10), %carry: tensor<7xf32> loc("-":4:33)):
      %2 = stablehlo.add %carry, %input : tensor<7xf32> loc(#loc8)
      stablehlo.return %2, %2 : tensor<7xf32>, tensor<7xf32> loc(#loc9)
    } : (tensor<5x7xf32>, tensor<7xf32>) -> (tensor<5x7xf32>, tensor<7xf32>) loc(#loc5)
    %1 = "tpu.pack"(%arg2) <{tpu.panel = 16 : i64}> {x.nested = {a, b = 1 : i64}} : (tensor<1x27x16xf32>) -> tensor<1x1x27x16xf32> loc(#loc10)
    return %0#0, %1 : tensor<5x7xf32>, tensor<1x1x27x16xf32> loc(#loc11)
  } loc(#loc1)
} loc(#loc)
#loc = loc("-":1:1)
#loc1 = loc("-":2:3)
#loc5 = loc("-":3:12)
#loc8 = loc("-":5:12)
#loc9 = loc("-":6:7)
#loc10 = loc("-":8:10)
#loc11 = loc("-":9:5)
