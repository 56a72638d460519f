public import LayoutEngine

/// The first thing that happens otherwise on one side than on another; everything before is the same on all.
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

  public let kind: Kind
  /// What happens on each side; `nil` where nothing more does.
  public let events: [TraceEvent?]
  /// The call's number; `nil` where the sides are in different calls.
  public var call: Int32? {
    let calls = events.compactMap { $0?.call }
    return calls.count == events.count && calls.allSatisfy { $0 == calls[0] } ? calls.first : nil
  }

  /// Follows all records until they part.
  ///
  /// - Returns: `nil` for layouts that are the same.
  init?(_ sides: [LayoutComparison.Side], _ views: MatchedViews) {
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

  /// Lengths are the same when no account could tell them apart.
  static func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN) || (a - b).magnitude < 0.005
  }

  static func isSame(_ a: Proposal, _ b: Proposal) -> Bool {
    Axis.allCases.allSatisfy { isSame(a[$0] ?? .nan, b[$0] ?? .nan) }
  }

  static func isSame(_ a: Size, _ b: Size) -> Bool { isSame(a.width, b.width) && isSame(a.height, b.height) }

  static func isSame(_ a: Point, _ b: Point) -> Bool { isSame(a.x, b.x) && isSame(a.y, b.y) }
}
