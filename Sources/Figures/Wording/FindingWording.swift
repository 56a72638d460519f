public import LayoutEngine

// The one place that words findings.
extension Finding {
  /// What was found, with its numbers.
  public var message: String {
    switch code {
    case .gridOverflow:
      "The grid answered " + number(0) + " points, but its tracks reach " + number(1)
        + " when it places them, so they are " + number(2) + " points off centre."
    }
  }

  /// What can be done about it.
  public var suggestion: String {
    switch code {
    case .gridOverflow:
      "Give the grid at least " + number(1) + " points, or lower the minimum of its flexible tracks."
    }
  }

  private func number(_ index: Int) -> String {
    index < numbers.count ? LengthText.length(numbers[index]) : "?"
  }
}
