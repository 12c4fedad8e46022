// Shared by the parts of the HTML report: what a page is made of, and how numbers and names are written on it.
#ifndef TPUCC_FRONTEND_REPORT_HTML_H
#define TPUCC_FRONTEND_REPORT_HTML_H

#include "frontend/report/report.h"

typedef struct {
    Text *out;
    Arena arena;          // of the texts below
    const char *no_graph; // why a picture is missing, or NULL
    size_t attempt;       // at layouts: what was too slow for one entry point is not tried for the next
} Page;

// Everything that comes from a model goes through this before it is on the page: < > & and quotes are escaped; bytes that are no UTF-8, control
// characters and those that turn the direction of what follows are shown as U+FFFD.
const char *html_of(Page *p, const char *text);
// The first `most` characters of it, "..." behind them if there are more; not escaped yet.
const char *page_short(Page *p, const char *text, uint32_t most);

const char *page_bytes(Page *p, double bytes);   // "12.5 KiB"
const char *page_count(Page *p, double n);       // "1.46 M"
const char *page_digits(Page *p, double n);      // "1 457 034", with narrow spaces
const char *page_percent(Page *p, double share); // "35.1 %"; never 100 or 0 that is not
const char *page_type(Page *p, Type t);          // "784x128 f32", with a real sign between, escaped

// The sum over real work and over whole tiles of a kernel's contractions; false if it has none in tiles.
bool kernel_tile_share(const ShapeKernel *k, double *out_products, double *out_tiles);

void html_graph(Page *p, const ShapeReport *r, size_t entry);
void html_memory(Page *p, const ShapeReport *r, size_t entry);

// The files of this folder, made part of the program when it is built, and their SHA-256 as Content-Security-Policy has it.
extern const char report_css[], report_js[], report_css_hash[], report_js_hash[];

#endif
