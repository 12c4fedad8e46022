// How names and numbers are written on the HTML report's page: see html.h.
#include "frontend/report/html.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// --- names

static void add_escaped(Text *out, const char *s) {
    for (uint32_t n; *s; s += n) {
        uint32_t c = utf8_at(s, 4, &n);
        switch (c) {
        case '&': text_z(out, "&amp;"); break;
        case '<': text_z(out, "&lt;"); break;
        case '>': text_z(out, "&gt;"); break;
        case '"': text_z(out, "&quot;"); break;
        case '\'': text_z(out, "&#39;"); break;
        default:
            if (utf8_is_shown(c)) text_add(out, s, n);
            else text_z(out, "\xef\xbf\xbd");
        }
    }
}

static const char *keep(Page *p, Text *t) {
    const char *kept = arena_copy(&p->arena, t->items ? t->items : "", t->n + 1);
    vec_free(t);
    return kept;
}

const char *html_of(Page *p, const char *text) {
    Text t = {0};
    add_escaped(&t, text);
    return keep(p, &t);
}

const char *page_short(Page *p, const char *text, uint32_t most) {
    const char *end = text, *cut = text;
    uint32_t n_characters = 0;
    for (uint32_t n; *end; end += n, n_characters++) {
        if (n_characters + 1 == most) cut = end;
        utf8_at(end, 4, &n);
    }
    return n_characters <= most ? text : arena_printf(&p->arena, "%.*s\xe2\x80\xa6", (int)(cut - text), text);
}

// --- numbers

static const char *scaled(Page *p, double n, double step, const char *const *units, size_t n_units) {
    size_t unit = 0;
    for (; n >= step * 0.9995 && unit + 1 < n_units; n /= step) unit++;
    int places = unit == 0 || n >= 99.95 ? 0 : n >= 9.995 ? 1 : 2;
    return arena_printf(&p->arena, "%.*f%s%s", places, n, *units[unit] ? "\xc2\xa0" : "", units[unit]);
}

const char *page_bytes(Page *p, double bytes) {
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    return scaled(p, bytes, 1024, units, COUNT(units));
}

const char *page_count(Page *p, double n) {
    static const char *const units[] = {"", "k", "M", "G", "T", "P"};
    return scaled(p, n, 1000, units, COUNT(units));
}

const char *page_digits(Page *p, double n) {
    Text plain = {0}, t = {0};
    text_f(&plain, "%.0f", n);
    for (size_t i = 0; i < plain.n; i++) {
        if (i && (plain.n - i) % 3 == 0) text_z(&t, "\xe2\x80\xaf");
        text_add(&t, &plain.items[i], 1);
    }
    vec_free(&plain);
    return keep(p, &t);
}

const char *page_percent(Page *p, double share) {
    double percent = share * 100;
    if (percent > 99.9 && share < 1) percent = 99.9;
    if (percent < 0.1 && share > 0) percent = 0.1;
    return arena_printf(&p->arena, percent == 0 || percent == 100 ? "%.0f\xc2\xa0%%" : "%.1f\xc2\xa0%%", percent);
}

const char *page_type(Page *p, Type type) {
    Text t = {0};
    if (type->kind != TYPE_TENSOR || type->quant) {
        type_text(type, &t);
        return html_of(p, keep(p, &t));
    }
    for (uint32_t i = 0; i < type->rank; i++) text_f(&t, "%s%" PRId64, i ? "\xc3\x97" : "", type->dims[i]);
    text_f(&t, "%s%s", type->rank ? "\xc2\xa0" : "", dtype_text(type->dtype));
    return keep(p, &t);
}

bool kernel_tile_share(const ShapeKernel *k, double *out_products, double *out_tiles) {
    *out_products = *out_tiles = 0;
    for (uint32_t i = 0; i < k->n_contractions; i++) {
        const ShapeContraction *c = &k->contractions[i];
        if (!c->n_tiles) continue;
        double products = (double)c->batch * (double)c->rows * (double)c->columns * (double)i64_max(c->depth, 1);
        *out_products += products;
        *out_tiles += products / c->share;
    }
    return *out_tiles > 0;
}
