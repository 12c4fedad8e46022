// RUN(1): tpucc --stop-after=shapes
// How many different words a text has.
func.func @main(%text: tensor<12xi32>) -> tensor<i32> {
  %words = "tpu.unique"(%text) : (tensor<12xi32>) -> tensor<?xi32>
  %n = stablehlo.get_dimension_size %words, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  return %n : tensor<i32>
}
// ----
how_many_differ.mlir:4:12: error: unique: dimension 0 of its result, tensor<?xi32>, is how many elements of %text differ from each other: known only when the model runs [data-dependent-shape]
  note: it depends on input 0 '%text': tensor<12xi32>
  help: sort %text and mark the first of each run, s[i] != s[i - 1]: the sum of the marks is how many differ, and a select by them works on each once
  help: or give a static bound N <= 12, as jnp.unique(x, size=N) does
