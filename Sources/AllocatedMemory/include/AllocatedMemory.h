#ifndef ALLOCATED_MEMORY_H
#define ALLOCATED_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

// How many bytes the process has allocated and not yet freed; 0 where the system does not report it.
size_t allocated_bytes(void);

// Keeps memory that is freed for what is allocated next instead of giving it back to the system, up to 64 MB; does nothing
// where the C library does so by itself.
void keep_freed_memory(void);

// Memory for a library that asks for thousands of small blocks and gives all of them back together, as a parser does with a
// document: each thread cuts them one after the other from pages of its own, and uses a page again when the last of its
// blocks was given back, from whichever thread. So what is read one after the other lies one behind the other.
//
// What was asked for here must be given back here. Blocks of the C library may be, too, and where the system has no pages
// all blocks are the C library's.
void *recycled_malloc(size_t size);
void recycled_free(void *block);
void *recycled_realloc(void *block, size_t size);
char *recycled_strdup(const char *text);

// Whether a block was cut from a page; false for one of the C library's, which gives all blocks once the pages are used up.
bool is_recycled(const void *block);

// How many pages nobody has used yet; 0 before the first block.
size_t unused_pages(void);

#endif
