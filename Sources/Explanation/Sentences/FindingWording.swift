public import LayoutEngine

// The one place that words findings.
extension Finding {
  /// The finding with its numbers.
  public var message: String { message(times: " × ") }

  /// - Parameter times: the sign between a width and a height.
  func message(times: String) -> String {
    switch code {
    case .endlessSize:
      "The view was proposed infinite space and took all of it: it is " + number(0) + times + number(1) + "."
    case .noSize:
      "The view has no area: it is " + number(0) + times + number(1) + "."
    case .truncatedText: "The text is truncated" + truncation
    case .missingImage:
      "The image file is missing: a box of " + number(0) + times + number(1) + " points stands in for it."
    case .childOverflow:
      "The view is " + number(0) + " points " + (isVertical ? "tall" : "wide") + ", more than the " + number(1)
        + " points it is placed in."
    case .frameWithoutEffect:
      "The frame has no effect: the view inside is " + number(0) + times + number(1) + " for every proposal."
    case .spacerWithoutRoom:
      "The spacer has its minimum length of " + number(0) + " points: "
        + (spacerAxis.map { "its stack is proposed no " + $0.length } ?? "it is offered no more") + "."
    case .readerInScrollView:
      "The geometry reader is " + number(0) + " points long: a scroll view proposes no length along its axis."
    case .greedyReader:
      "The geometry reader is " + number(0) + " points " + (isVertical ? "tall" : "wide") + ", and what it shows "
        + number(1) + ": it takes all that its stack offers."
    case .gridOverflow:
      "The grid answered " + number(0) + " points, but its tracks reach " + number(1)
        + " when it places them, so they are " + number(2) + " points off centre."
    case .overlappingCells:
      "The cell is " + number(0) + " points " + (isVertical ? "tall in a row" : "wide in a column") + " of " + number(1)
        + ", and overlaps the one beside it by " + number(2) + "."
    case .guideWithoutEffect: "The guide has no effect: nothing around the view aligns by it."
    case .openQuestion: question?.message ?? ""
    case .stateCycle:
      "State and layout never settle: round " + number(2) + " ends in the same state as round " + number(1)
        + ", so the layout repeats with a period of " + number(0) + rounds(0) + "."
    case .stateUnsettled:
      "State still changed in round " + number(0) + " and never returned to an earlier state."
    case .recordCut:
      "The record is cut after " + number(0) + " proposals; the layout is complete, and every placement is recorded."
    }
  }

  /// What can be done about it.
  public var suggestion: String {
    switch code {
    case .endlessSize:
      "Give it a frame with fixed lengths, or lay it out in a container of finite size."
    case .noSize:
      "Give it a frame, or a higher layoutPriority than its siblings."
    case .truncatedText:
      isShrunk
        ? "Give it more width, height or lines, or let it shrink further with a smaller minimumScaleFactor."
        : "Give it more width, height or lines, or let it shrink with minimumScaleFactor."
    case .missingImage:
      "Put a PNG or JPEG of that name beside the scenario, or state its size with --missing-image."
    case .childOverflow:
      "Make it flexible, let what is around it grow to " + number(0)
        + " points, or put it in the background of a view that fits; clipped() hides what sticks out and changes no size."
    case .frameWithoutEffect:
      "Remove the frame, or make the view inside flexible."
    case .spacerWithoutRoom:
      spacerAxis.map { "Give the stack a " + $0.length + ", such as a " + $0.minimum + ", or remove the spacer." }
        ?? "Remove the spacer, or limit its siblings with a maximum length."
    case .readerInScrollView:
      "Give it a frame along the scroll axis, or measure in a background instead."
    case .greedyReader:
      "Give it a frame, or measure in a background or with onGeometryChange instead."
    case .gridOverflow:
      (numbers.count > 3 ? "Give the grid at least " + number(3) + " points" : "Give the grid more room")
        + ", or lower the minimum of its flexible tracks."
    case .overlappingCells:
      "Give its " + (isVertical ? "row" : "column") + " at least " + number(0)
        + " points, or make it flexible: a picture that fills it belongs in the overlay of a view that fits, such as"
        + " Color.clear, with clipped() around them."
    case .guideWithoutEffect: "Set the guide that the container aligns by, or align the container by this one."
    case .openQuestion: question?.suggestion ?? ""
    case .stateCycle, .stateUnsettled:
      "Make the measured size independent of the stored value: measure another view, or store only what stays the same."
    case .recordCut:
      "Lay out fewer views, nest them less, or allow a longer record with --limit record=BYTES."
    }
  }

  /// What is known of an open question, without a full stop; `nil` for nothing, and for another finding.
  var known: String? { code == .openQuestion ? question?.known : nil }

  private var question: OpenQuestion? { numbers.first.flatMap { OpenQuestion(rawValue: Int($0)) } }

  /// The axis along which a spacer's stack is proposed nothing; `nil` where something is proposed.
  private var spacerAxis: (length: String, minimum: String)? {
    guard numbers.count > 1 else { return nil }
    return numbers[1] == 0 ? ("width", "minWidth") : ("height", "minHeight")
  }

  /// The axis that a finding is about; `nil` where it is about both, or about none.
  public var axis: Axis? {
    let place: Int? =
      switch code {
      case .childOverflow, .greedyReader: 2
      case .overlappingCells: 3
      default: nil
      }
    guard let place, numbers.indices.contains(place) else { return nil }
    return numbers[place] == 1 ? .vertical : .horizontal
  }

  private var isVertical: Bool { axis == .vertical }

  /// What a text has and what it needs: width if it has one line, more lines if it has several.
  private var truncation: String {
    let scale = isShrunk ? ", even scaled to " + number(2) + " of its font size." : "."
    if isWideEnough { return " after its first line: its height has no room for another" + scale }
    guard numbers.count > 3, numbers[3] > 1 else {
      return ": it is " + number(0) + " points wide and needs " + number(1) + " for one line" + scale
    }
    return " after " + number(3) + " lines: it is " + number(0) + " points wide and needs more lines" + scale
  }

  /// Whether a text of which one line is left is as wide as its lines need: it lacks height.
  var isWideEnough: Bool { numbers.count > 3 && numbers[3] == 1 && numbers[1] <= numbers[0] }

  /// Whether a text was scaled down.
  private var isShrunk: Bool { numbers.count > 2 && numbers[2] < 1 }

  private func rounds(_ index: Int) -> String { index < numbers.count && numbers[index] == 1 ? " round" : " rounds" }

  private func number(_ index: Int) -> String {
    index < numbers.count ? LengthText.length(numbers[index]) : "?"
  }
}

extension OpenQuestion {
  /// What is not known, and what the engine does.
  fileprivate var message: String {
    (known.map { $0 + ". " } ?? "What SwiftUI does here is not known. ") + assumption
  }

  /// What is known nevertheless, without a full stop; `nil` for nothing.
  fileprivate var known: String? {
    switch self {
    case .listWithoutHeight:
      "A list has no height of its own: where none is proposed, as in a scroll view, it disappears"
    case .pagesWithoutHeight:
      "Pages have no height of their own: where none is proposed, as in a scroll view, they disappear"
    default: nil
    }
  }

  private var assumption: String {
    switch self {
    case .nestedGuide: "Here the guide is not handed on to the second container around the view."
    case .guidesApart: "Here the stack is as large as all its children together, as their guides push them apart."
    case .fillWithOneAxis: "One axis is unspecified, and here the other decides what is filled."
    case .lazyGridWithoutLength:
      "No length is proposed across the grid, and here its tracks are as short as they may be."
    case .gridWithoutWidth: "No width is proposed, and here the grid's columns are as wide as their cells."
    case .listWithoutHeight, .pagesWithoutHeight: "Whether a strip is left is not known; here nothing is."
    }
  }

  /// How not to depend on the answer.
  fileprivate var suggestion: String {
    switch self {
    case .nestedGuide: "Use a guide of your own for the container around, where it matters."
    case .guidesApart: "Give the stack a frame, where its size matters."
    case .fillWithOneAxis: "Give the view a frame with both lengths, where it matters."
    case .lazyGridWithoutLength: "Give the grid a finite length across its columns or rows."
    case .gridWithoutWidth: "Give the grid a width, where it matters."
    case .listWithoutHeight: "Give the list a height with a frame, or write its rows in a LazyVStack."
    case .pagesWithoutHeight: "Give the tab view a height with a frame, or show its pages in a horizontal ScrollView."
    }
  }
}
