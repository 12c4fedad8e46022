// RUN(1): tpucc
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @result(%a: tensor<8x4xf32>) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    return %a : tensor<8x4xf32>
  }
  func.func @constraint(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.sharding_constraint %a <@m, [{}, {"w"}]> : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @op(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>, <@m, [{}, {}]>]>} : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @counts(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>, <@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x4xf32>) {
      sdy.return %b : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @part(%a: tensor<8x4xf32>) -> tensor<16x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<8x4xf32>) {
      sdy.return %b : tensor<8x4xf32>
    } : (tensor<8x4xf32>) -> tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func @whole(%a: tensor<8x4xf32>) -> tensor<4x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x4xf32>) {
      sdy.return %b : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @axis(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x", "q"} (%b: tensor<4x4xf32>) {
      sdy.return %b : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @order(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"y", "x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x4xf32>) {
      sdy.return %b : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @result_rank(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%b: tensor<4x4xf32>) {
      sdy.return %b : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @around(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"x"} (%b: tensor<8x4xf32>) {
      %1 = stablehlo.add %a, %b : tensor<8x4xf32>
      sdy.return %1 : tensor<8x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}
// ----
ops.mlir:8:10: error: sharding_constraint: sharding: the mesh @m has no axis "w" [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
ops.mlir:16:10: error: manual_computation: its shardings: it has 2 in_shardings for 1 operands, and 1 out_shardings for 1 results [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
ops.mlir:22:10: error: manual_computation: argument 0 of region 0 is tensor<8x4xf32>, it is given tensor<4x4xf32> [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<8x4xf32>
ops.mlir:28:10: error: manual_computation: result 0 is declared tensor<4x4xf32>, but the operands and attributes make tensor<8x4xf32> [shape-mismatch]
  note: operand 0 is input 0 '%a': tensor<8x4xf32>
  help: declare tensor<8x4xf32>, or change the operands to fit
ops.mlir:34:10: error: manual_computation: its shardings: the mesh @m has no axis "q" [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
ops.mlir:40:10: error: manual_computation: its shardings: a dimension is cut along a manual axis behind one that is not [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
ops.mlir:46:10: error: manual_computation: out_shardings of result 0: it is for 1 dimensions, the value has 2 [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
ops.mlir:52:10: error: manual_computation: its region uses a value from around it, which is no part [bad-structure]
  ops.mlir:53:12: note: this add does
  help: make it an operand, with its sharding
ops.mlir:4:3: error: the sharding of result 0: it is for 1 dimension, the value has 2 [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
ops.mlir:12:10: error: abs: sdy.sharding: it is for 2 results, there are 1 [bad-attribute]
  help: write a sharding of two dimensions as <@mesh, [{"x"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension
