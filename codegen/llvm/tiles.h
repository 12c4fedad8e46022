// AMX: eight registers of 16 rows of 64 bytes, which instructions name by number. Functions that use them say so (target-features); between ll_tile_begin and
// ll_tile_end the thread's tiles are configured, also in functions that are called there.
#ifndef TPUCC_CODEGEN_LLVM_TILES_H
#define TPUCC_CODEGEN_LLVM_TILES_H

#include "codegen/llvm/llvm_util.h"

enum { LL_TILES = 8, LL_TILE_ROWS = 16, LL_TILE_COLUMNS = 16 };
enum { LL_TILES_OF_A = 2 }; // those with rows of A are behind four of sums, those of B last

// Products of rows of A by columns of B, units of 32 bits: pairs of bf16 summed up in f32, four bytes of both signs or none in i32.
typedef enum { LL_TILE_BF16, LL_TILE_I8, LL_TILE_UI8 } LlTileProduct;

// Tiles of sums and of A have so many rows, those of sums and of B so many columns of 4 bytes, and those of A so many bytes in each row, of which those of B
// have a row for each 4. By fewer rows than LL_TILE_ROWS there is one tile of A.
void ll_tile_begin(LlvmCtx *l, unsigned rows, unsigned line_bytes, unsigned columns);
void ll_tile_end(LlvmCtx *l); // which gives the registers back: a thread without them is switched faster
void ll_tile_zero(LlvmCtx *l, unsigned tile);
void ll_tile_load(LlvmCtx *l, unsigned tile, LLVMValueRef ptr, int64_t stride_bytes);
void ll_tile_store(LlvmCtx *l, unsigned tile, LLVMValueRef ptr, int64_t stride_bytes);
void ll_tile_multiply(LlvmCtx *l, LlTileProduct p, unsigned sum, unsigned a, unsigned b);

#endif
