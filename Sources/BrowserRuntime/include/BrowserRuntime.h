// What the Swift standard library expects of a C library. WebAssembly without an operating system has none, so
// runtime.c brings the few functions it calls; on every other platform the file is empty.
