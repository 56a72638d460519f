#ifndef ALLOCATED_MEMORY_H
#define ALLOCATED_MEMORY_H

#include <stddef.h>

// How many bytes the process has allocated and not yet freed; 0 where the system does not report it.
size_t allocated_bytes(void);

// Keeps memory that is freed for what is allocated next instead of giving it back to the system, up to 64 MB; does nothing
// where the C library does so by itself.
void keep_freed_memory(void);

#endif
