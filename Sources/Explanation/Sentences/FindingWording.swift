public import LayoutEngine

// The one place that words findings.
extension Finding {
  /// What was found, with its numbers.
  public var message: String {
    switch code {
    case .endlessSize:
      "The view was proposed endless room and took it: it is " + number(0) + " × " + number(1) + "."
    case .noSize:
      "The view has no room to be seen: it is " + number(0) + " × " + number(1) + "."
    case .truncatedText:
      "The text is cut off: it has " + number(0) + " points and would take " + number(1) + " in one line"
        + (isShrunk ? ", though it is set at " + number(2) + " of its size." : ".")
    case .missingImage:
      "There is no file for the image: a box of " + number(0) + " × " + number(1) + " points stands for it."
    case .childOverflow:
      "The view's " + axisName + " of " + number(0) + " points is more than the " + number(1) + " of what it stands in."
    case .frameWithoutEffect:
      "The frame changes nothing: the view inside is " + number(0) + " × " + number(1) + " whatever it is proposed."
    case .spacerWithoutRoom:
      "The spacer keeps " + number(0) + " points, its minimum: nothing is left for it."
    case .readerInScrollView:
      "The reader is " + number(0) + " points long: a scroll view proposes nothing along its axis."
    case .gridOverflow:
      "The grid answered " + number(0) + " points, but its tracks reach " + number(1)
        + " when it places them, so they are " + number(2) + " points off centre."
    case .stateCycle:
      "State and layout never settle: round " + number(2) + " ends in the same state as round " + number(1)
        + ", so the layout repeats with a period of " + number(0) + rounds(0) + "."
    case .stateUnsettled:
      "State still changed in round " + number(0) + ", and never came back to what it was before."
    }
  }

  /// What can be done about it.
  public var suggestion: String {
    switch code {
    case .endlessSize:
      "Put a frame with a length around it, or lay it out in something that has one."
    case .noSize:
      "Give it a frame, or take room from its neighbours with layoutPriority."
    case .truncatedText:
      isShrunk
        ? "Give it more width or lines, or let it shrink further with a smaller minimumScaleFactor."
        : "Give it more width or lines, or let it shrink with minimumScaleFactor."
    case .missingImage:
      "Put a PNG or JPEG of that name beside the scenario, or tell its size with --missing-image."
    case .childOverflow:
      "Let the outer frame grow to " + number(0) + " points, make the view resizable, or clip what sticks out."
    case .frameWithoutEffect:
      "Leave the frame out, or make the view inside flexible."
    case .spacerWithoutRoom:
      "Leave the spacer out, or bound the views that take the room with a maximum."
    case .readerInScrollView:
      "Give the reader a frame along the scroll axis, or measure with a background instead."
    case .gridOverflow:
      "Give the grid at least " + number(1) + " points, or lower the minimum of its flexible tracks."
    case .stateCycle, .stateUnsettled:
      "Let what is measured not depend on what is stored: measure another view, or store only what stays the same."
    }
  }

  private var axisName: String { numbers.count > 2 && numbers[2] == 1 ? "height" : "width" }

  /// Whether a text was set smaller than its font.
  private var isShrunk: Bool { numbers.count > 2 && numbers[2] < 1 }

  private func rounds(_ index: Int) -> String { index < numbers.count && numbers[index] == 1 ? " round" : " rounds" }

  private func number(_ index: Int) -> String {
    index < numbers.count ? LengthText.length(numbers[index]) : "?"
  }
}
