// See graph.h. Every family of ops has a file, graph_<family>.c, with a table of makers: given the values at hand, one appends ops
// with random attributes, and pushes what they make.
#include "tests/ops/random/graph.h"
#include "tests/ops/graph/text.h"

bool random_graph_portable;

static const Family *const families[] = {&elementwise_family, &chlo_family,    &convert_family,  &movement_family, &dynamic_family,
                                         &reduce_family,      &norm_family,    &contract_family, &gather_family,   &sort_family,
                                         &linalg_family,      &control_family, &plain_family,    &quant_family /* last: see choose_family */};

static const Family *choose_family(Graph *g) {
    unsigned all = 0, k = 0;
    for (size_t i = 0; i < COUNT(families) - g->portable; i++) all += families[i]->weight;
    for (unsigned at = below(g, all); at >= families[k]->weight; k++) at -= families[k]->weight;
    return families[k];
}

static Maker *choose_maker(Graph *g, const Family *f) {
    unsigned all = 0;
    const Step *s = f->steps;
    for (const Step *p = s; p->make; p++) all += p->weight;
    for (unsigned at = below(g, all); at >= s->weight; s++) at -= s->weight;
    return s->make;
}

bool step_any(Graph *g) {
    for (int k = 0; k < 20; k++)
        if (choose_maker(g, choose_family(g))(g)) return true;
    return false;
}

unsigned random_graph_steps(uint64_t seed) {
    uint64_t random = seed ^ 0x5eed;
    return 5 + (unsigned)(random_next(&random) % 16);
}

unsigned random_graph(uint64_t seed, unsigned n_steps, int only, Text *out) {
    uint64_t mixed = seed; // one more than another, it would make the same stream a number later
    Graph g = {.random = random_next(&mixed), .portable = random_graph_portable};
    g.liked[0] = (DType)(seed % DT_COUNT), g.liked[1] = type_of(&g, types("BSUFC"));
    for (unsigned i = 0, n = 1 + below(&g, 3); i < n; i++) push(&g, argument(&g, random_shape(&g, type_of(&g, any_type(&g))), 0));
    for (unsigned i = 0; i < n_steps; i++) step_any(&g);
    return graph_end(&g, only, out);
}
