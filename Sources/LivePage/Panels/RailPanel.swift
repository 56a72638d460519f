internal import Explanation
internal import LayoutEngine
internal import Markup

/// The steps as ticks on a base line: a proposal goes up and an answer down, as far as the square root of its length; a
/// placement is a square. The phases are named below.
struct RailPanel {
  let layout: LiveLayout

  static let middle = 22.0
  private static let tallest = 20.0
  private static let least = 3.0
  /// The width of a letter in a phase's name, the gap between two names, and the width of the whole rail, in pixels.
  private static let letter = 6.4
  private static let gap = 10.0
  private static let width = 560.0

  var steps: [NegotiationSteps.Step] { layout.steps.steps }

  /// The purpose of consecutive steps.
  private enum Phase: Equatable {
    case asked, probe, offer, answer, placement

    var words: String {
      switch self {
      case .asked: "asked"
      case .probe: "how small, how large?"
      case .offer: "offers"
      case .answer: "answers"
      case .placement: "places"
      }
    }
  }

  func write(to page: inout MarkupWriter) {
    page.element("svg", [("class", "tick-marks"), ("aria-hidden", "true")]) { page in
      writeBaseline(to: &page)
      for index in steps.indices { writeTick(index, longest: longest, to: &page) }
      writePhases(to: &page)
    }
  }

  func writeBaseline(to page: inout MarkupWriter) {
    page.element(
      "line", [("class", "baseline"), ("x1", "0"), ("x2", "100%"), ("y1", "22"), ("y2", "22")])
  }

  // MARK: - Ticks

  /// The longest length of a step, in points.
  var longest: Double {
    max(1, steps.map { max(length($0.proposal) ?? 0, $0.size.map { size($0) } ?? 0) }.max() ?? 1)
  }

  /// How far a step's proposal rises above the line, in pixels; `nil` for a step that proposes nothing.
  func rise(_ step: NegotiationSteps.Step, longest: Double) -> Double? {
    guard step.kind != .placed, !step.isLater else { return nil }
    guard let length = length(step.proposal), length.isFinite else { return RailPanel.tallest }
    return RailPanel.height(length, longest)
  }

  /// How far a step's answer goes below the line, in pixels; `nil` for a step without one.
  func fall(_ step: NegotiationSteps.Step, longest: Double) -> Double? {
    guard step.kind != .placed, let size = step.size else { return nil }
    return RailPanel.height(self.size(size), longest)
  }

  private func position(_ index: Double) -> String {
    PageNumber.percent(steps.count > 1 ? index / Double(steps.count - 1) : 0.5)
  }

  private func writeTick(_ index: Int, longest: Double, to page: inout MarkupWriter) {
    let step = steps[index]
    let x = position(Double(index))
    let attributes = [
      ("class", "tick " + kind(step)), ("data-step", "\(index + 1)"), PanelLinks.node(step.node),
      ("data-call", "\(step.call)"),
    ]
    page.element("g", attributes) { page in
      guard step.kind != .placed else {
        return page.element(
          "rect",
          [
            ("class", "put"), ("x", x), ("y", "18.5"), ("width", "7"), ("height", "7"),
            ("transform", "translate(-3.5 0)"),
          ])
      }
      if let rise = rise(step, longest: longest) { writeProposal(step.proposal, x, rise, to: &page) }
      if let fall = fall(step, longest: longest) {
        writeLine("down", x, from: RailPanel.middle + 1, to: RailPanel.middle + 1 + fall, to: &page)
      }
    }
  }

  private func writeProposal(_ proposal: Proposal, _ x: String, _ height: Double, to page: inout MarkupWriter) {
    let length = length(proposal)
    let isEndless = length.map { !$0.isFinite } ?? false
    let name = length == nil ? "up unspecified" : isEndless ? "up endless" : "up"
    writeLine(name, x, from: RailPanel.middle - 1, to: RailPanel.middle - 1 - height, to: &page)
  }

  private func writeLine(_ name: String, _ x: String, from: Double, to: Double, to page: inout MarkupWriter) {
    page.element(
      "line",
      [("class", name), ("x1", x), ("x2", x), ("y1", PageNumber.text(from)), ("y2", PageNumber.text(to))])
  }

  private static func height(_ length: Double, _ longest: Double) -> Double {
    guard length.isFinite, length > 0 else { return least }
    return max(least, tallest * min(1, length / longest).squareRoot())
  }

  /// The axis that the ticks measure: the one along which the subject lines its children up.
  private var axis: Axis {
    if case .line(let axis) = layout.subject.arrangement { return axis }
    return .horizontal
  }

  /// The length of a proposal on the axis; `nil` where none is proposed.
  private func length(_ proposal: Proposal) -> Double? { proposal[axis] }

  private func size(_ size: Size) -> Double { size[axis].isFinite ? size[axis] : 0 }

  private func kind(_ step: NegotiationSteps.Step) -> String {
    switch (step.kind, step.purpose) {
    case (.placed, _): "placement"
    case (.asked, _): "asked"
    case (.answered, _) where step.isLater: "answer"
    case (.answered, _) where step.isRemembered: "remembered"
    case (.answered, .probeMinimum), (.answered, .probeMaximum), (.answered, .ideal): "probe"
    default: "offer"
    }
  }

  // MARK: - Phases

  private func phase(_ step: NegotiationSteps.Step) -> Phase {
    switch step.kind {
    case .placed: return .placement
    case .asked: return .asked
    case .answered:
      if step.isLater { return .answer }
      return step.purpose == .probeMinimum || step.purpose == .probeMaximum || step.purpose == .ideal ? .probe : .offer
    }
  }

  func writePhases(to page: inout MarkupWriter) {
    var first = 0
    while first < steps.count {
      var last = first
      while last + 1 < steps.count, phase(steps[last + 1]) == phase(steps[first]) { last += 1 }
      if first > 0 {
        let x = position(Double(first) - 0.5)
        page.element("line", [("class", "split"), ("x1", x), ("x2", x), ("y1", "2"), ("y2", "42")])
      }
      write(phase(steps[first]), first, last, to: &page)
      first = last + 1
    }
  }

  /// Names a phase in the middle of its part of the rail, where that has room for the name. The part ends halfway to
  /// the next one's steps, and nothing is drawn beyond the ends of the rail.
  private func write(_ phase: Phase, _ first: Int, _ last: Int, to page: inout MarkupWriter) {
    let end = Double(max(1, steps.count - 1))
    let (left, right) = (max(0, Double(first) - 0.5), min(end, Double(last) + 0.5))
    let length = Double(phase.words.count) * RailPanel.letter + RailPanel.gap
    guard length <= (right - left) / end * RailPanel.width else { return }
    page.element("g", [("class", "phase"), ("data-first", "\(first + 1)"), ("data-last", "\(last + 1)")]) { page in
      page.element("text", [("x", position((left + right) / 2)), ("y", "57")], text: phase.words)
    }
  }
}
