internal import Markup

/// Writes numbers for addresses and for the attributes of panels.
enum PageNumber {
  /// A number with at most two decimals and a plain minus.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return numberText((value * 100).rounded() / 100)
  }

  /// A share of a whole in per cent.
  static func percent(_ share: Double) -> String { text(share * 100) + "%" }
}
