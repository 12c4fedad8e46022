// Renders the shape report: as text for people, as JSON for programs, as a page to look at.
#ifndef TPUCC_FRONTEND_REPORT_REPORT_H
#define TPUCC_FRONTEND_REPORT_REPORT_H

#include "frontend/report/shape_report.h"

// What is said of the program as a whole.
typedef struct {
    const char *model, *target; // the file's name without folders; the processor's
    const char *const *others;  // processors that the program has kernels for as well, of which it does not tell
    size_t n_others;
} ReportHead;

// "; it has kernels for x86-64-v4 and x86-64-v3 too", or nothing.
void report_others(const ReportHead *head, Text *out);

// `entries`: of each entry point of the program, in order.
void report_text(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out);
void report_json(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out);
// NULL, or why the page has no picture of the graph (with a way out where there is one).
const char *report_html(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out);

#endif
