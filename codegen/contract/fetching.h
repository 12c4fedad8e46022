// What comes next, fetched in passing.
//
// The first rows that pass a group of panels would wait for each line of it. So while rows pass one group, the next one is brought near: each register tile
// fetches a part of a panel, as many of them one panel as there are rows for; by a matrix unit, a part of each (passes/fuse/prefetch.h), in the
// first task that has them. What stays near by itself is not fetched. Dot products have time for it: the first rows fetch what they are about to need.
#ifndef TPUCC_CODEGEN_CONTRACT_FETCHING_H
#define TPUCC_CODEGEN_CONTRACT_FETCHING_H

#include "codegen/contract/register_tile.h"

LLVMValueRef task_fetches(const Blocking *c); // Blocking.fetches
bool rows_follow(const Blocking *c);          // do tasks of other rows follow with the same panels?
bool panels_are_near(const Blocking *c);      // does nothing fetch panels for rows that pass them? Then the processor brings them, in long runs
int64_t bytes_ahead(const Blocking *c);       // of few rows: how far ahead each of them fetches its panel; 0: it does not
uint32_t fetched_bytes(const Blocking *c);    // bytes for each ki; 0: there are too few rows to do it in passing
uint32_t fetched_lines(const Blocking *c);    // by a matrix unit: lines of each panel and step, for each register tile of rows
LLVMValueRef fetched_by(const Blocking *c, const RegisterTile *t); // where what this register tile fetches lies; poison: it fetches nothing

#endif
