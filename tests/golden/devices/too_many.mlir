// RUN(1): tpucc
// More devices than there may be.
module attributes {mhlo.num_replicas = 1024 : i32, mhlo.num_partitions = 8 : i32} {
func.func @main() {
  return
}
}
// ----
too_many.mlir:3:1: error: 1024 replicas of 8 partitions are over 4096 devices [too-large]
  help: make mhlo.num_replicas or mhlo.num_partitions smaller
