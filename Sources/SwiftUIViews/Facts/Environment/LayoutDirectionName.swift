internal import LayoutEngine

// The names that a program knows the two directions by.
extension LayoutDirection {
  static let names = ["leftToRight", "rightToLeft"]

  /// As a program writes it, without the dot.
  var name: String { LayoutDirection.names[Int(rawValue)] }

  /// The direction of a name; left to right where there is none of it.
  init(named name: String?) {
    self = name == LayoutDirection.rightToLeft.name ? .rightToLeft : .leftToRight
  }
}
