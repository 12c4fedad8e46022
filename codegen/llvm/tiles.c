// See tiles.h: LLVM's intrinsics with tile numbers as immediates. What allots tiles is who writes a micro-kernel, not LLVM.
#include "codegen/llvm/tiles.h"

#include "ir/base/base.h"

#include <stdio.h>
#include <string.h>

enum { TILE_BYTES = 64 };

static void call(LlvmCtx *l, const char *name, LLVMValueRef *args, unsigned n) {
    char full[64];
    snprintf(full, sizeof full, "llvm.x86.%s", name);
    unsigned id = LLVMLookupIntrinsicID(full, strlen(full));
    if (!id) ICE("LLVM has no intrinsic %s", full);
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0);
    LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), f, args, n, "");
}

static LLVMValueRef number(LlvmCtx *l, unsigned tile) { return ll_int(l->i8, tile); }

// Palette 1: bytes of a row as 16 numbers of 16 bits from byte 16 on, rows as bytes from byte 48 on.
void ll_tile_begin(LlvmCtx *l, unsigned rows, unsigned line_bytes, unsigned columns) {
    enum { UNIT_BYTES = 4, OF_A = 4, OF_B = OF_A + LL_TILES_OF_A };
    LLVMValueRef bytes[64];
    for (unsigned i = 0; i < 64; i++) bytes[i] = ll_int(l->i8, i == 0 ? 1 : 0);
    // Of whole lines and columns A has one where rows are fewer, and all tiles are alike where they are not.
    unsigned of_b = line_bytes < TILE_BYTES || columns < LL_TILE_COLUMNS ? OF_B : OF_A + 1;
    for (unsigned i = 0; i < LL_TILES; i++) {
        bytes[16 + 2 * i] = ll_int(l->i8, i >= OF_A && i < of_b ? line_bytes : columns * UNIT_BYTES);
        bytes[48 + i] = ll_int(l->i8, i >= of_b ? line_bytes / UNIT_BYTES : rows);
    }
    LLVMValueRef config = LLVMAddGlobal(l->module, LLVMArrayType2(l->i8, 64), "tpu.tiles");
    LLVMSetInitializer(config, LLVMConstArray2(l->i8, bytes, 64));
    LLVMSetLinkage(config, LLVMPrivateLinkage);
    LLVMSetGlobalConstant(config, 1);
    LLVMSetUnnamedAddress(config, LLVMGlobalUnnamedAddr);
    LLVMSetAlignment(config, 64);
    call(l, "ldtilecfg", &config, 1);
}

void ll_tile_end(LlvmCtx *l) { call(l, "tilerelease", NULL, 0); }

void ll_tile_zero(LlvmCtx *l, unsigned tile) { call(l, "tilezero", (LLVMValueRef[]){number(l, tile)}, 1); }

void ll_tile_load(LlvmCtx *l, unsigned tile, LLVMValueRef ptr, int64_t stride_bytes) {
    call(l, "tileloadd64", (LLVMValueRef[]){number(l, tile), ptr, ll_i64(l, stride_bytes)}, 3);
}

void ll_tile_store(LlvmCtx *l, unsigned tile, LLVMValueRef ptr, int64_t stride_bytes) {
    call(l, "tilestored64", (LLVMValueRef[]){number(l, tile), ptr, ll_i64(l, stride_bytes)}, 3);
}

void ll_tile_multiply(LlvmCtx *l, LlTileProduct p, unsigned sum, unsigned a, unsigned b) {
    static const char *const names[] = {[LL_TILE_BF16] = "tdpbf16ps", [LL_TILE_I8] = "tdpbssd", [LL_TILE_UI8] = "tdpbuud"};
    call(l, names[p], (LLVMValueRef[]){number(l, sum), number(l, a), number(l, b)}, 3);
}
