// RUN(1): tpucc
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  sdy.mesh @one = <[], device_ids=[3]>
  sdy.mesh @ids = <["x"=8], device_ids=[0, 1, 2, 3, 4, 4, 5, 6]>
  func.func @no_mesh(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@other, [{}, {}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @no_axis(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @twice(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"x"}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @rest(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x", "y"}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @rank(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @part_of_axis(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(1)2}, {}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @unreduced(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}], unreduced={"y"}>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @replicated(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}], replicated={"x"}>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @one_device(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@one, [{}, {}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @ids(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@ids, [{}, {}]>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @text(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, {"x"}>}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
  func.func @end(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]> x}) -> tensor<8x4xf32> {
    return %a : tensor<8x4xf32>
  }
}
// ----
shardings.mlir:6:3: error: the sharding of argument 0: there is no mesh @other [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:9:3: error: the sharding of argument 0: the mesh @m has no axis "z" [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:12:3: error: the sharding of argument 0: it uses the axis "x" twice [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:15:3: error: the sharding of argument 0: it cuts dimension 1, of size 4, into 8 parts, which leaves a rest [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:18:3: error: the sharding of argument 0: it is for 1 dimension, the value has 2 [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:21:3: error: the sharding of argument 0: it takes a part of the axis "y", which is not supported: make two axes of it [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:24:3: error: the sharding of argument 0: it leaves axes unreduced, which is not supported: sum over them before [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:27:3: error: the sharding of argument 0: it uses the axis "x" twice [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:30:3: error: the sharding of argument 0: the mesh @one: it is the device 3 alone, and values that lie on one device of several are not supported [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:33:3: error: the sharding of argument 0: the mesh @ids: device_ids names 4, it has to name each of its 8 devices once [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:36:3: error: the sharding of argument 0: expected '[' before '{"x"}>' [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
shardings.mlir:39:3: error: the sharding of argument 0: 'x' follows [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
