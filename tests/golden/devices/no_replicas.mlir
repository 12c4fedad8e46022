// RUN(1): tpucc
// A number of replicas that is none.
module attributes {mhlo.num_replicas = 0 : i32} {
func.func @main() {
  return
}
}
// ----
no_replicas.mlir:3:1: error: mhlo.num_replicas is 0 : i32: it has to be a number from 1 to 4096 [bad-attribute]
  help: write mhlo.num_replicas = 1 : i32, or leave it out
