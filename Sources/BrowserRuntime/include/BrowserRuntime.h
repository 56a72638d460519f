// What the Swift standard library expects of a C library. WebAssembly without an operating system has none, so
// runtime.c brings the few functions it calls; on every other platform that file is empty.
//
// What can be wrong in quiet ways has a name of its own and is there on every platform, to be tested against the
// platform's.

#ifndef BROWSER_RUNTIME_H
#define BROWSER_RUNTIME_H

// As C's strtod in the locale "C": the double nearest to the number at the start of a text. `*end` is where the number
// ends, `text` when there is none.
double haggle_strtod(const char *text, const char **end);

// As C's functions of these names.
double haggle_fmod(double dividend, double divisor);
double haggle_remainder(double dividend, double divisor);
double haggle_round(double value);

#endif
