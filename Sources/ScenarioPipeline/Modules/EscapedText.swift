extension String {
  /// The text as it is written inside a Swift literal: what would end the literal, or begin something else in it, stands
  /// there by its number.
  var escapedForLiteral: String {
    unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 32
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}
