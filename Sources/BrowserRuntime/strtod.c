// Numbers from text, correctly rounded: the double nearest to what is written, of two equally near ones the even.
//
// A fraction of a few digits and a small power of ten is one exact operation (Clinger 1990). Everything else is
// computed with whole numbers of any length: the digits as one number, divided by a power of five where there is one to
// divide by, give 64 bits of the result and whether anything is left over.

#include "BrowserRuntime.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// --- Rounding -----------------------------------------------------------------------------------------------

// The double nearest to mantissa * 2^exponent, or to a little more when there is a rest.
static double rounded(uint64_t mantissa, int64_t exponent, bool has_rest) {
  if (mantissa == 0) return 0;
  int leading = __builtin_clzll(mantissa);
  mantissa <<= leading;
  exponent -= leading;
  // The value is at least 2^(exponent + 63). Below 2^-1022 there are fewer bits than 53.
  if (exponent + 63 > 1023) return __builtin_inf();
  int64_t dropped = exponent + 63 >= -1022 ? 11 : -1074 - exponent;
  if (dropped > 64) return 0;
  uint64_t kept = dropped == 64 ? 0 : mantissa >> dropped;
  uint64_t half = (uint64_t)1 << (dropped - 1);
  uint64_t below = dropped == 64 ? mantissa : mantissa & (((uint64_t)1 << dropped) - 1);
  if (below > half || (below == half && (has_rest || (kept & 1) == 1))) kept += 1;
  // The leading bit of a normal number adds one to its exponent; so does a carry out of the mantissa.
  uint64_t bits = exponent + 63 >= -1022 ? ((uint64_t)(exponent + 63 + 1022) << 52) + kept : kept;
  double result;
  __builtin_memcpy(&result, &bits, sizeof result);
  return result;
}

// --- Whole numbers of any length ----------------------------------------------------------------------------

// 800 digits have 2,658 bits, and 5^1200 has 2,787; a division needs some 100 more.
enum { limb_limit = 96 };

struct whole {
  uint32_t limbs[limb_limit];  // the lowest first; the last is not zero
  int count;
};

static void multiply_add(struct whole *number, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (int i = 0; i < number->count; i++) {
    carry += (uint64_t)number->limbs[i] * factor;
    number->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry != 0) number->limbs[number->count++] = (uint32_t)carry;
}

static void multiply_by_power_of_five(struct whole *number, int64_t power) {
  for (; power >= 13; power -= 13) multiply_add(number, 1220703125, 0);
  uint32_t rest = 1;
  for (; power > 0; power -= 1) rest *= 5;
  multiply_add(number, rest, 0);
}

static int64_t bit_count(const struct whole *number) {
  if (number->count == 0) return 0;
  return 32 * (int64_t)number->count - __builtin_clz(number->limbs[number->count - 1]);
}

static void shift_left(struct whole *number, int64_t shift) {
  int limbs = (int)(shift / 32), bits = (int)(shift % 32);
  if (number->count == 0) return;
  number->limbs[number->count] = 0;
  for (int i = number->count; i >= 0; i--) {
    uint64_t both = (uint64_t)number->limbs[i] << 32 | (i > 0 ? number->limbs[i - 1] : 0);
    number->limbs[i + limbs] = (uint32_t)(both >> (32 - bits));
  }
  for (int i = 0; i < limbs; i++) number->limbs[i] = 0;
  number->count += limbs + 1;
  while (number->limbs[number->count - 1] == 0) number->count -= 1;
}

// The highest 64 bits of a number and whether there are others; it has `*exponent` bits below them.
static uint64_t highest_bits(const struct whole *number, int64_t *exponent, bool *has_rest) {
  *exponent = bit_count(number) - 64;
  uint64_t result = 0;
  for (int64_t bit = bit_count(number) - 1; bit >= 0; bit--) {
    bool is_set = number->limbs[bit / 32] >> (bit % 32) & 1;
    if (bit >= *exponent) {
      result = result << 1 | is_set;
    } else if (is_set) {
      *has_rest = true;
      break;
    }
  }
  if (*exponent < 0) result <<= -*exponent;
  return result;
}

// Takes factor * divisor * 2^(32 * position) away from a number that is at least as large.
static void subtract(struct whole *number, const struct whole *divisor, uint32_t factor, int position) {
  uint64_t carry = 0;
  int64_t borrow = 0;
  for (int i = position; i < limb_limit; i++) {
    int of_divisor = i - position;
    if (of_divisor < divisor->count) carry += (uint64_t)divisor->limbs[of_divisor] * factor;
    borrow += (int64_t)number->limbs[i] - (uint32_t)carry;
    number->limbs[i] = (uint32_t)borrow;
    borrow >>= 32;
    carry >>= 32;
    if (of_divisor >= divisor->count && carry == 0 && borrow == 0) return;
  }
}

static bool is_at_least(const struct whole *number, const struct whole *divisor, int position) {
  for (int i = limb_limit - 1; i >= position; i--) {
    int of_divisor = i - position;
    uint32_t other = of_divisor < divisor->count ? divisor->limbs[of_divisor] : 0;
    if (number->limbs[i] != other) return number->limbs[i] > other;
  }
  return true;
}

// A quotient of 63 or 64 bits and whether anything is left over; it stands for quotient * 2^*exponent.
static uint64_t divide(struct whole *number, struct whole *divisor, int64_t *exponent, bool *has_rest) {
  // The divisor's highest bit is to be the highest of its limb, and the number 63 bits longer.
  int64_t divisor_shift = (32 - bit_count(divisor) % 32) % 32;
  int64_t number_shift = bit_count(divisor) + divisor_shift + 63 - bit_count(number);
  if (number_shift < 0) {
    int64_t more = (-number_shift + 31) / 32 * 32;
    divisor_shift += more;
    number_shift += more;
  }
  shift_left(divisor, divisor_shift);
  shift_left(number, number_shift);
  for (int i = number->count; i < limb_limit; i++) number->limbs[i] = 0;
  uint64_t quotient = 0;
  uint64_t highest = (uint64_t)divisor->limbs[divisor->count - 1] + 1;
  for (int position = 1; position >= 0; position--) {
    int top = divisor->count + position;
    uint64_t part = (uint64_t)number->limbs[top] << 32 | number->limbs[top - 1];
    // Never too large, and too small by no more than a few.
    uint64_t digit = part / highest;
    subtract(number, divisor, (uint32_t)digit, position);
    for (; is_at_least(number, divisor, position); digit += 1) subtract(number, divisor, 1, position);
    quotient = quotient << 32 | digit;
  }
  for (int i = 0; i < limb_limit; i++) *has_rest = *has_rest || number->limbs[i] != 0;
  *exponent = divisor_shift - number_shift;
  return quotient;
}

// --- Decimal ------------------------------------------------------------------------------------------------

// More digits than this decide nothing but whether there is a rest.
enum { digit_limit = 800 };

struct decimal {
  const char *digits;     // the first digit that is not zero; a point may stand among them
  int64_t digit_count;    // without zeros at the end
  int64_t exponent;       // the value is digits * 10^exponent
};

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static uint64_t small_value(struct decimal number) {
  uint64_t value = 0;
  const char *next = number.digits;
  for (int64_t i = 0; i < number.digit_count; next++) {
    if (!is_digit(*next)) continue;
    value = value * 10 + (uint64_t)(*next - '0');
    i += 1;
  }
  return value;
}

static double value_of(struct decimal number) {
  static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  if (number.digit_count == 0) return 0;
  int64_t magnitude = number.digit_count + number.exponent;
  if (magnitude > 310) return __builtin_inf();
  if (magnitude < -330) return 0;
  if (number.digit_count <= 15 && number.exponent >= -22 && number.exponent <= 22) {
    double value = (double)small_value(number);
    return number.exponent < 0 ? value / powers[-number.exponent] : value * powers[number.exponent];
  }
  struct whole digits = {.count = 0};
  bool has_rest = number.digit_count > digit_limit;
  if (has_rest) {
    number.exponent += number.digit_count - digit_limit;
    number.digit_count = digit_limit;
  }
  const char *next = number.digits;
  for (int64_t i = 0; i < number.digit_count; next++) {
    if (!is_digit(*next)) continue;
    multiply_add(&digits, 10, (uint32_t)(*next - '0'));
    i += 1;
  }
  int64_t exponent = 0;
  uint64_t mantissa;
  if (number.exponent >= 0) {
    multiply_by_power_of_five(&digits, number.exponent);
    mantissa = highest_bits(&digits, &exponent, &has_rest);
  } else {
    struct whole power = {.limbs = {1}, .count = 1};
    multiply_by_power_of_five(&power, -number.exponent);
    mantissa = divide(&digits, &power, &exponent, &has_rest);
  }
  return rounded(mantissa, exponent + number.exponent, has_rest);
}

// --- Reading ------------------------------------------------------------------------------------------------

// The exponent at `*text`, which moves past it; 0 where there is none. No double needs more than a few digits, but
// many zeros before or after the point may be made good by an exponent of six.
static int64_t read_exponent(const char **text, char letter) {
  const char *next = *text;
  if ((*next | 0x20) != letter) return 0;
  next += 1;
  bool is_negative = *next == '-';
  if (*next == '-' || *next == '+') next += 1;
  if (!is_digit(*next)) return 0;
  int64_t value = 0;
  for (; is_digit(*next); next++) {
    if (value < 1000000000000) value = value * 10 + (*next - '0');
  }
  *text = next;
  return is_negative ? -value : value;
}

static double read_decimal(const char *text, const char **end) {
  struct decimal number = {.digits = text};
  int64_t all = 0, after_point = 0, zeros = 0;
  bool has_point = false;
  const char *next = text;
  for (; is_digit(*next) || (*next == '.' && !has_point); next++) {
    if (*next == '.') {
      has_point = true;
      continue;
    }
    all += 1;
    if (has_point) after_point += 1;
    if (*next != '0') {
      if (number.digit_count == 0) number.digits = next;
      number.digit_count += (number.digit_count == 0 ? 0 : zeros) + 1;
      zeros = 0;
    } else {
      zeros += 1;
    }
  }
  if (all == 0) return 0;
  *end = next;
  number.exponent = zeros - after_point + read_exponent(end, 'e');
  return value_of(number);
}

static int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  char lower = c | 0x20;
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

static double read_hexadecimal(const char *text, const char **end) {
  uint64_t mantissa = 0;
  int64_t exponent = 0, all = 0;
  bool has_point = false, has_rest = false;
  const char *next = text;
  for (; hex_digit(*next) >= 0 || (*next == '.' && !has_point); next++) {
    if (*next == '.') {
      has_point = true;
      continue;
    }
    all += 1;
    if (has_point) exponent -= 4;
    if (mantissa >> 60 == 0) {
      mantissa = mantissa << 4 | (uint64_t)hex_digit(*next);
    } else {
      has_rest = has_rest || *next != '0';
      exponent += 4;
    }
  }
  if (all == 0) return 0;
  *end = next;
  exponent += read_exponent(end, 'p');
  return rounded(mantissa, exponent, has_rest);
}

// Moves past a word in small or capital letters, if it stands there.
static bool skip_word(const char **text, const char *word) {
  const char *next = *text;
  for (; *word != 0; word++, next++) {
    if ((*next | 0x20) != *word) return false;
  }
  *text = next;
  return true;
}

static bool is_name_part(char c) {
  return is_digit(c) || c == '_' || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

static double read_unsigned(const char *text, const char **end) {
  const char *next = text;
  if (skip_word(&next, "inf")) {
    skip_word(&next, "inity");
    *end = next;
    return __builtin_inf();
  }
  if (skip_word(&next, "nan")) {
    *end = next;
    if (*next == '(') {
      do next += 1;
      while (is_name_part(*next));
      if (*next == ')') *end = next + 1;
    }
    return __builtin_nan("");
  }
  if (text[0] == '0' && (text[1] | 0x20) == 'x') {
    const char *digits_end = NULL;
    double value = read_hexadecimal(text + 2, &digits_end);
    // Without digits the zero before the x is the number.
    *end = digits_end == NULL ? text + 1 : digits_end;
    return value;
  }
  return read_decimal(text, end);
}

double haggle_strtod(const char *text, const char **end) {
  const char *next = text;
  *end = text;
  while (*next == ' ' || (*next >= '\t' && *next <= '\r')) next += 1;
  bool is_negative = *next == '-';
  if (*next == '-' || *next == '+') next += 1;
  double value = read_unsigned(next, end);
  if (*end == text) return 0;
  return is_negative ? -value : value;
}

#if __wasm__
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *end;
  *result = haggle_strtod(text, &end);
  // Whoever calls asks whether the text ends there, and a text without a number is not to pass for one.
  return end == text ? "?" : end;
}
#endif
