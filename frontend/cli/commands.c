// Commands that are words: what a word that is no file may have been meant as.
#include "frontend/cli/cli.h"
#include "ir/base/guess.h"

#include <string.h>
#include <unistd.h>

static const struct {
    const char *name, *program, *words;
} commands[] = {
    {"explain", "tpucc", "OLD.so MODEL"},
    {"shapes", "tpucc", "LOG..."},
    {"train", "tpurun", "PROGRAM.so --data FILE,..., of a program that tpucc MODEL --train has made"},
};

void cli_guess_command(const char *word, Diags *d) {
    Guess g = guess_begin(word);
    if (strpbrk(word, "./") || !access(word, F_OK)) return;
    for (size_t i = 0; i < COUNT(commands); i++) guess_offer(&g, commands[i].name);
    for (size_t i = 0; i < COUNT(commands); i++)
        if (g.name == commands[i].name) diag_help(d, "did you mean %s %s? It takes %s", commands[i].program, g.name, commands[i].words);
}
