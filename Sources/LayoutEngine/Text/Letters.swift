// What names and other short texts are made of, for all modules above.

extension StringProtocol {
  /// With a capital at the beginning; the rest stays.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension UInt8 {
  /// `A` to `Z`, in ASCII and so in UTF-8.
  package var isUppercaseLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  /// `a` to `z`.
  package var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  /// `A` to `Z` and `a` to `z`.
  package var isLetter: Bool { isUppercaseLetter || isLowercaseLetter }
  /// `0` to `9`.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
