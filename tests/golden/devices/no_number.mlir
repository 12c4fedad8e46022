// RUN(1): tpucc
// A number of partitions that is no number.
module attributes {mhlo.num_partitions = "8"} {
func.func @main() {
  return
}
}
// ----
no_number.mlir:3:1: error: mhlo.num_partitions is "8": it has to be a number from 1 to 4096 [bad-attribute]
  help: write mhlo.num_partitions = 1 : i32, or leave it out
