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

// Words that other programs have where these have an option, or nothing.
static const struct {
    const char *word, *way;
} elsewhere[] = {
    {"describe", "tpurun PROGRAM.so --describe says what is in a program"},         {"bench", "tpurun PROGRAM.so --bench measures a program"},
    {"profile", "tpurun PROGRAM.so --profile F.json says where time goes"},         {"run", "tpurun PROGRAM.so runs a program: no other word is needed"},
    {"compile", "tpucc MODEL -o OUT.so compiles a model: no other word is needed"},
};

bool cli_asks_help(const char *word) { return !strcmp(word, "help") && access(word, F_OK); }

void cli_guess_command(const char *word, Diags *d) {
    Guess g = guess_begin(word);
    if (strpbrk(word, "./") || !access(word, F_OK)) return;
    for (size_t i = 0; i < COUNT(elsewhere); i++)
        if (!strcmp(word, elsewhere[i].word)) {
            diag_help(d, "%s", elsewhere[i].way);
            return;
        }
    for (size_t i = 0; i < COUNT(commands); i++) guess_offer(&g, commands[i].name);
    for (size_t i = 0; i < COUNT(commands); i++)
        if (g.name == commands[i].name) diag_help(d, "did you mean %s %s? It takes %s", commands[i].program, g.name, commands[i].words);
}
