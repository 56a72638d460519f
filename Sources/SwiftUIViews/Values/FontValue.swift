internal import LayoutEngine

/// A font before the environment and the platform are known.
struct FontValue {
  enum Base {
    /// The platform's default.
    case standard
    case textStyle(TextStyle)
    case size(Double)
  }

  var base: Base
  /// Whether it is bold, which each text style renders differently.
  var isBold = false
  var weight: Font.Weight?
  var design: Font.Design?
  var italic = false
  var hasMonospacedDigits = false
  var hasLowercaseSmallCaps = false
  var hasUppercaseSmallCaps = false
  var leading = Font.Leading.standard
}
