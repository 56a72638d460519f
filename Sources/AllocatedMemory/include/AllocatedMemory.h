#ifndef ALLOCATED_MEMORY_H
#define ALLOCATED_MEMORY_H

#include <stddef.h>

// How many bytes the process has allocated and not yet freed; 0 where the system does not report it.
size_t allocated_bytes(void);

// Keeps memory that is freed for what is allocated next instead of giving it back to the system, up to 64 MB; does nothing
// where the C library does so by itself.
void keep_freed_memory(void);

// Memory for a library that asks for thousands of small blocks at a time and gives all of them back together, as a parser
// does with a document: each thread keeps small blocks that it frees, by their size, for what it asks for next. The C
// library keeps seven of a size, and goes through lists of holes for all others.
//
// Blocks come from the C library: one that `malloc` gave may be freed here, and one from here by `free`. What a thread has
// kept is given back when it ends.
void *recycled_malloc(size_t size);
void recycled_free(void *block);
void *recycled_realloc(void *block, size_t size);
char *recycled_strdup(const char *text);

#endif
