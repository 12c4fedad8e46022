// Output files that appear whole or not at all. Bytes go to a file without a name (O_TMPFILE), which commit gives one; so nothing is left of a process that is
// killed on the way. Where the file system has no such files, and for the moment in which commit replaces what was there, there is a temporary name beside the
// final one: ".NAME.0.tmp", the number being the first that no other writer holds. Whoever writes such a file has it locked (flock), so that the next run with
// the same output knows one that a killed run left behind, and removes it. Every other end (a failed write, outfile_abandon, exit, ICE, a signal whose handler
// calls outfile_abandon_all) removes it as well. The name given by the user holds either the old content or all of the new one, whoever else writes it.
//
// "-" is standard output and devices and pipes are written directly: there the promise cannot be kept, errors still
// show. Through a symbolic link the file it names is replaced or made, not the link. A new file gets 0666 (executable: 0777)
// less the umask; one that is replaced keeps its permissions. The first failed write is remembered and reported by
// commit as EXIT_SYSTEM. Threads: an OutFile belongs to one thread; different ones may be open in different threads.
#ifndef TPUCC_IR_BASE_OUTFILE_H
#define TPUCC_IR_BASE_OUTFILE_H

#include "ir/base/diag.h"

// Where an output goes: to a file or, instead, to the end of a text in memory, which `path` is then the name of in messages.
typedef struct {
    const char *path;
    Text *memory; // NULL: the file
} OutPlace;

typedef struct {
    char *path;   // as the user gave it, for messages
    char *target; // what it becomes at last; NULL: written directly
    char *temp;   // its name until then; NULL: written directly, without a name, or shown where nothing was before
    char *buffer;
    size_t n_buffered;
    uint64_t n_bytes; // taken so far: the position in the file
    int fd, error;    // error: errno of the first write that failed
    bool shown;       // by outfile_show: temp is then what was there before
    int lock;         // the same open file as fd, or -1: keeps it locked until it has its name
    unsigned mode;    // to make it with
    bool named;
    Text *memory; // of outfile_open_at
} OutFile;

// Refuses directories, files and folders that may not be written, and names that exist as a read-only file. On false
// nothing is left to clean up. SIGXFSZ is ignored from here on where it had its default, so that a file size limit is
// an error that is reported instead of the end of the process.
bool outfile_open(OutFile *o, const char *path, bool executable, Diags *d);
bool outfile_open_at(OutFile *o, const OutPlace *at, bool executable, Diags *d); // memory can always be written
// For a file that another program makes: `temp` is there from the beginning (NULL where it would be written directly), the program makes TEMP.out, with TEMP.o
// to read if it likes, and outfile_take puts that in place of what was written. outfile_beside is such a name, to be freed.
bool outfile_open_named(OutFile *o, const char *path, bool executable, Diags *d);
bool outfile_take(OutFile *o, const char *made, Diags *d); // on false it is as abandoned
char *outfile_beside(const char *temp, const char *extension);
// Could it be opened so? Nothing is left of the try, which pipes and devices are spared: their reader would see an end.
bool outfile_probe(const char *path, Diags *d);
void outfile_write(OutFile *o, const void *data, size_t len);
void outfile_zeros(OutFile *o, uint64_t len);
// Writes all that was taken, so that commit has only the name left to change: nothing but outfile_commit or _abandon may follow. On false it is as abandoned.
bool outfile_finish(OutFile *o, Diags *d);
// Both end the OutFile. On false the temporary file is gone.
bool outfile_commit(OutFile *o, Diags *d);
// The same of a file that has to be accepted first: `accept` sees all that was written, at `path`, where it has not the name of the file yet. Where it is
// false (it has added a diagnostic) the file is abandoned. Of what is written directly, to a pipe, path is NULL. No check: outfile_commit.
typedef struct {
    bool (*accept)(void *with, const char *path, Diags *d);
    void *with;
} OutCheck;
bool outfile_commit_if(OutFile *o, const OutCheck *check, Diags *d);
// A file that belongs to another one, which is committed after it: outfile_show gives it its name, and until outfile_commit or outfile_abandon
// end it, what had the name before is kept, so that abandon brings it back (where the file system can exchange two names: renameat2(2)).
bool outfile_show(OutFile *o, Diags *d);
void outfile_abandon(OutFile *o);
// Removes every temporary file that is still open, and what outfile_doom names. Async-signal-safe; exit() calls it too.
void outfile_abandon_all(void);
// A file that another program is to read or write, under a name that this one has made: it is removed by outfile_abandon_all, or by outfile_remove,
// which must come before the name is freed.
void outfile_doom(char *path);
void outfile_remove(char *path);

// The first folder of a path that does not exist, in the arena; NULL: all are there, or the system does not say.
const char *folder_find_missing(Arena *a, const char *path);

#endif
