import LayoutEngine

extension Parameter {
  /// Whether it is a frame's least length.
  var isMinimum: Bool { self == .minWidth || self == .minHeight }
  /// Whether it is a frame's ideal length.
  var isIdeal: Bool { self == .idealWidth || self == .idealHeight }
}

extension Formula.Term {
  /// Whether it divides the numbers before it.
  var divides: Bool { if case .operation(.divide) = self { true } else { false } }
}
