public import LayoutEngine

/// The first event that is different on one side than on another; everything before it is the same on all sides.
public struct FirstDifference: Sendable {
  /// In what the sides differ.
  public enum Kind: Sendable {
    /// One view is proposed different sizes.
    case proposal
    /// One view answers the same proposal with different sizes.
    case answer
    /// One view is placed elsewhere, or with another size.
    case placement
    /// Different views are asked or placed, or one side asks where another answers.
    case course
  }

  /// In what the sides differ first.
  public let kind: Kind
  /// The event on each side; `nil` where the record has ended.
  public let events: [TraceEvent?]
  /// Whether the records diverge earlier, over views of the system, and this is the final consequence.
  public private(set) var isOfResults = false
  /// The call's number; `nil` where the sides are in different calls, and for consequences of earlier ones.
  public var call: Int32? {
    guard !isOfResults else { return nil }
    let calls = events.compactMap { $0?.call }
    return calls.count == events.count && calls.allSatisfy { $0 == calls[0] } ? calls.first : nil
  }

  /// Follows all records until they diverge. If they diverge over the system's own views, which differ between
  /// platforms, or over how short or long a view could be, which cannot be seen, the difference is the first view of
  /// the source that all sides have and whose final sizes differ.
  ///
  /// - Returns: `nil` for layouts that are the same.
  init?(_ sides: [LayoutComparison.Side], _ views: MatchedViews) {
    guard let first = FirstDifference(following: sides, views) else { return nil }
    self = first.isOfParts(sides) || first.isOfProbes(sides) ? FirstDifference(ofResults: sides, views) ?? first : first
  }

  /// Whether a view of the system is asked, answers, or is placed on a side.
  private func isOfParts(_ sides: [LayoutComparison.Side]) -> Bool {
    events.enumerated().contains { side, event in
      event.flatMap { sides[side].record.node($0.node) }?.info.isPart ?? false
    }
  }

  /// Whether a view is only asked how short or how long it can be, on a side.
  private func isOfProbes(_ sides: [LayoutComparison.Side]) -> Bool {
    events.enumerated().contains { side, event in
      switch event.flatMap({ sides[side].record.question(ofCall: $0.call) })?.purpose {
      case .probeMinimum, .probeMaximum: true
      default: false
      }
    }
  }

  /// A view that is proposed or answers something else on another side.
  private struct Result {
    var kind: Kind
    var events: [TraceEvent?]
    /// When it answers on the first side.
    var turn: Int
  }

  /// The view, of those that all sides have, that answers the same final proposal differently, or else whose final
  /// proposals differ; of several the one that answers first.
  private init?(ofResults sides: [LayoutComparison.Side], _ views: MatchedViews) {
    var found: [Result] = []
    for members in views.members {
      let nodes = zip(sides, members).compactMap { side, id in id.flatMap { side.record.node($0) } }
      guard nodes.count == sides.count, let first = nodes.first,
        nodes.allSatisfy({ $0.isPlaced && !$0.info.isPart && $0.info.name == first.info.name })
      else { continue }
      let proposals = zip(sides, nodes).compactMap { $0.record.finalProposal(of: $1.id) }
      let answers = zip(sides, nodes).compactMap { $0.record.decidingAnswer(of: $1.id) }
      guard proposals.count == sides.count, answers.count == sides.count else { continue }
      let turn = sides[0].record.turn(of: answers[0])
      if !proposals.allSatisfy({ FirstDifference.isSame($0, proposals[0]) }) {
        let questions = zip(sides, answers).compactMap { $0.record.question(ofCall: $1.call) }
        guard questions.count == sides.count else { continue }
        found.append(Result(kind: .proposal, events: questions.map { Optional($0) }, turn: turn))
      } else if !answers.allSatisfy({ FirstDifference.isSame($0.size, answers[0].size) }) {
        found.append(Result(kind: .answer, events: answers.map { Optional($0) }, turn: turn))
      }
    }
    let answered = found.filter { $0.kind == .answer }
    guard let first = (answered.isEmpty ? found : answered).min(by: { $0.turn < $1.turn }) else { return nil }
    kind = first.kind
    events = first.events
    isOfResults = true
  }

  private init?(following sides: [LayoutComparison.Side], _ views: MatchedViews) {
    let events = sides.map { $0.record.events }
    let longest = events.map { $0.count }.max() ?? 0
    for index in 0..<longest {
      let now = events.map { $0.indices.contains(index) ? $0[index] : nil }
      guard let kind = FirstDifference.kind(now, views) else { continue }
      self.kind = kind
      self.events = now
      return
    }
    return nil
  }

  /// In what events differ; `nil` for the same.
  private static func kind(_ events: [TraceEvent?], _ views: MatchedViews) -> Kind? {
    let known = events.compactMap { $0 }
    guard let first = known.first, known.count == events.count else { return .course }
    let number = views.number(of: first.node, on: 0)
    for (side, event) in known.enumerated() {
      if event.kind != first.kind || views.number(of: event.node, on: side) != number { return .course }
    }
    switch first.kind {
    case .measure: return known.allSatisfy { isSame($0.proposal, first.proposal) } ? nil : .proposal
    case .answer: return known.allSatisfy { isSame($0.size, first.size) } ? nil : .answer
    case .place:
      let isSamePlace = known.allSatisfy { isSame($0.origin, first.origin) && isSame($0.size, first.size) }
      return isSamePlace ? nil : .placement
    }
  }

  /// Lengths are the same if an account would print them alike.
  static func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN) || (a - b).magnitude < 0.005
  }

  static func isSame(_ a: Proposal, _ b: Proposal) -> Bool {
    Axis.allCases.allSatisfy { isSame(a[$0] ?? .nan, b[$0] ?? .nan) }
  }

  static func isSame(_ a: Size, _ b: Size) -> Bool { isSame(a.width, b.width) && isSame(a.height, b.height) }

  static func isSame(_ a: Point, _ b: Point) -> Bool { isSame(a.x, b.x) && isSame(a.y, b.y) }
}
