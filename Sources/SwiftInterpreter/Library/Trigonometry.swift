/// The few functions of the mathematics library that layouts use, implemented here because the browser has no library
/// to link with.
package enum Trigonometry {
  /// The sine, by its series after the angle was brought near zero.
  package static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    var x = angle.remainder(dividingBy: 2 * .pi)
    if x > .pi / 2 { x = .pi - x }
    if x < -.pi / 2 { x = -.pi - x }
    var term = x
    var sum = x
    for n in 1...12 {
      term *= -x * x / Double((2 * n) * (2 * n + 1))
      sum += term
    }
    return sum
  }

  package static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }

  /// The angle between -π/2 and π/2 with a tangent, by its series after the angle was halved twice.
  static func arctangent(_ tangent: Double) -> Double {
    if tangent.isNaN { return .nan }
    if abs(tangent) > 1 { return (tangent < 0 ? -.pi / 2 : .pi / 2) - arctangent(1 / tangent) }
    var x = tangent
    for _ in 0..<2 { x /= 1 + (1 + x * x).squareRoot() }
    var power = x
    var sum = x
    for n in 1...14 {
      power *= -x * x
      sum += power / Double(2 * n + 1)
    }
    return 4 * sum
  }

  /// The angle between -π and π of a point, from the positive x-axis on.
  static func arctangent(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x > 0 { return arctangent(y / x) }
    if x < 0 { return arctangent(y / x) + (y < 0 ? -.pi : .pi) }
    return y == 0 ? 0 : y < 0 ? -.pi / 2 : .pi / 2
  }

  static func arcsine(_ sine: Double) -> Double {
    abs(sine) > 1 ? .nan : arctangent(sine, (1 - sine * sine).squareRoot())
  }

  /// A power; whole exponents by repeated squaring, others by exponential and logarithm.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if exponent == 0.5 { return base.squareRoot() }
    if let whole = Int(exactly: exponent), whole.magnitude <= 1 << 20 {
      var result = 1.0
      var square = base
      var rest = abs(whole)
      while rest > 0 {
        if rest & 1 == 1 { result *= square }
        square *= square
        rest >>= 1
      }
      return whole < 0 ? 1 / result : result
    }
    if base < 0 || base.isNaN || exponent.isNaN { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base.isInfinite { return exponent > 0 ? .infinity : 0 }
    return exponential(exponent * logarithm(base))
  }

  /// e to the power of x: halved until the series is quick, then squared back.
  static func exponential(_ x: Double) -> Double {
    if x > 710 { return .infinity }
    if x < -745 { return 0 }
    let reduced = x / 1024
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= reduced / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  /// The natural logarithm, from the number's exponent and the series of its significand.
  static func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    let t = (x.significand - 1) / (x.significand + 1)
    var power = t
    var sum = 0.0
    for n in 0..<40 {
      sum += power / Double(2 * n + 1)
      power *= t * t
    }
    return 2 * sum + Double(x.exponent) * 0.693_147_180_559_945_3
  }
}
