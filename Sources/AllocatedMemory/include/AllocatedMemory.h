#ifndef ALLOCATED_MEMORY_H
#define ALLOCATED_MEMORY_H

#include <stddef.h>

// How many bytes the process has allocated and not yet freed; 0 where the system does not report it.
size_t allocated_bytes(void);

#endif
