// Remainders and rounding, as the C library has them; all are exact.

#include "BrowserRuntime.h"

static const double largest = 1.7976931348623157e308;

// Long division in binary.
double haggle_fmod(double dividend, double divisor) {
  double rest = __builtin_fabs(dividend), size = __builtin_fabs(divisor);
  if (dividend != dividend || divisor != divisor || rest > largest || size == 0) return __builtin_nan("");
  if (size > largest) return dividend;
  double step = size;
  while (step <= rest / 2) step *= 2;
  for (; step >= size; step /= 2) {
    if (rest >= step) rest -= step;
  }
  return __builtin_copysign(rest, dividend);
}

// What is left when a whole number of divisors is taken away, as many as come nearest; of two the even number.
double haggle_remainder(double dividend, double divisor) {
  double size = __builtin_fabs(divisor);
  if (dividend != dividend || divisor != divisor || __builtin_fabs(dividend) > largest || size == 0) {
    return __builtin_nan("");
  }
  // The remainder by two divisors still shows whether their number is even or odd.
  double rest = __builtin_fabs(size <= largest / 2 ? haggle_fmod(dividend, 2 * size) : dividend);
  // Sums of small numbers and halves of large ones are exact, not the other way round.
  if (size < 1) {
    if (rest + rest > size) {
      rest -= size;
      if (rest + rest >= size) rest -= size;
    }
  } else {
    double half = size / 2;
    if (rest > half) {
      rest -= size;
      if (rest >= half) rest -= size;
    }
  }
  return __builtin_signbit(dividend) ? -rest : rest;
}

// To the nearest whole number, halves away from zero.
double haggle_round(double value) {
  double size = __builtin_fabs(value);
  // From here on there are no fractions; so it is with infinities and what is not a number.
  if (!(size < 4503599627370496.0)) return value;
  double whole = (double)(long long)size;
  if (size - whole >= 0.5) whole += 1;
  return __builtin_copysign(whole, value);
}

#if __wasm__
double fmod(double dividend, double divisor) { return haggle_fmod(dividend, divisor); }
double remainder(double dividend, double divisor) { return haggle_remainder(dividend, divisor); }
double round(double value) { return haggle_round(value); }
#endif
