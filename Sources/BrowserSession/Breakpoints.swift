internal import LayoutEngine
internal import LivePage
internal import Markup
internal import SwiftUIViews
internal import ViewProgram

/// Finds the lengths of the container at which a layout changes in kind: a text wraps, a column appears, `ViewThatFits`
/// chooses another view.
///
/// 1. The range is swept in steps, and each layout is reduced to what does not change gradually.
/// 2. Between two steps that differ, the interval is halved down to a quarter of a point.
///
/// A page that has to stay responsive asks for one step at a time, with the step's length as the precision, and halves
/// the steps that differ itself.
struct Breakpoints {
  /// The most steps, and the least length of one in points.
  private static let steps = 24
  private static let step = 6.0
  private static let mostFound = 12
  static let precision = 0.25

  /// The properties of a layout that change abruptly, in the order of its nodes.
  struct Shape: Equatable {
    var parts: [Part]

    struct Part: Equatable {
      var node: NodeID
      var name: String
      var lines: Int
      var isTruncated: Bool
      var tracks: Int
      var isPlaced: Bool
    }

    init(_ trace: Trace) {
      parts = trace.nodes.map { node in
        Part(
          node: node.id, name: node.info.name, lines: node.text?.lines.count ?? 0,
          isTruncated: node.text?.isTruncated ?? false, tracks: node.tracks?.placed.count ?? 0, isPlaced: node.isPlaced)
      }
    }
  }

  struct Found {
    var value: Double
    var text: String
    var node: NodeID?
  }

  /// Lays out at a length; `nil` where that fails.
  let layOut: (Double) -> Trace?
  /// The precision with which places are found, in points.
  var precision = Breakpoints.precision

  /// The places in a range, which may be shorter than the precision: a page's own halving ends with such a range.
  func find(in range: ClosedRange<Double>) -> [Found] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, var last = shape(range.lowerBound) else { return [] }
    var found: [Found] = []
    var start = range.lowerBound
    let steps = min(Breakpoints.steps, max(1, Int((length / max(Breakpoints.step, precision)).rounded(.up))))
    for step in 1...steps {
      let end = range.lowerBound + length * Double(step) / Double(steps)
      guard let next = shape(end) else { continue }
      if next != last, found.count < Breakpoints.mostFound, let point = halve(start, last, end, next) {
        found.append(point)
      }
      (start, last) = (end, next)
    }
    return found
  }

  private func shape(_ length: Double) -> Shape? { layOut(length).map { Shape($0) } }

  private func halve(_ start: Double, _ first: Shape, _ end: Double, _ last: Shape) -> Found? {
    var (low, high) = ((value: start, shape: first), (value: end, shape: last))
    while high.value - low.value > precision {
      let middle = (low.value + high.value) / 2
      guard let shape = shape(middle) else { return nil }
      if shape == first { low = (middle, shape) } else { high = (middle, shape) }
    }
    let (text, node) = Breakpoints.words(low.shape, high.shape)
    return Found(value: high.value, text: text, node: node)
  }

  /// Describes what is different above a length.
  private static func words(_ below: Shape, _ above: Shape) -> (String, NodeID?) {
    guard below.parts.count == above.parts.count else { return ("other views", nil) }
    for (one, other) in zip(below.parts, above.parts) where one != other {
      if one.isPlaced != other.isPlaced {
        return (other.name + (other.isPlaced ? " is chosen" : " is not chosen"), one.node)
      }
      if one.tracks != other.tracks { return ("\(one.tracks) → \(other.tracks) columns", one.node) }
      if one.isTruncated != other.isTruncated { return (one.isTruncated ? "text is whole" : "text is cut", one.node) }
      if one.lines != other.lines { return ("\(one.lines) → \(other.lines) lines", one.node) }
    }
    return ("other views", nil)
  }
}

extension ScenarioSession {
  /// The breakpoints of a range of widths or heights, as JSON: `breakpoints?w=220..420`, or, to learn whether there are
  /// any, `breakpoints?w=220..240&within=20`.
  func breakpoints(_ request: String, around shown: ShownPage) -> String {
    let isHeight = request.hasPrefix("breakpoints?h=")
    let container = shown.run.trace.container
    let range =
      ScenarioSession.range(request) ?? ScenarioSession.usualRange(isHeight ? container.height : container.width)
    var points = Breakpoints { length in
      var address = shown.address
      if isHeight { address.height = length } else { address.width = length }
      return (try? self.run(address))?.trace
    }
    if let precision = ScenarioSession.precision(request) { points.precision = precision }
    var json = JSONWriter()
    json.object { json in
      json.field("unit", isHeight ? "height" : "width")
      json.field("least", range.lowerBound)
      json.field("most", range.upperBound)
      json.field("at") { json in
        json.array { json in
          for point in points.find(in: range) {
            json.object { json in
              json.field("value", point.value)
              json.field("text", point.text)
              if let node = point.node { json.field("node", Int(node.rawValue)) }
            }
          }
        }
      }
    }
    return json.finish()
  }

  private static func usualRange(_ length: Double) -> ClosedRange<Double> {
    let length = length.isFinite ? min(max(length, 40), 2_000) : 390
    return (length / 2).rounded()...(length * 1.5).rounded()
  }

  /// `w=220..420`, `w=220.5..226.25`
  private static func range(_ request: String) -> ClosedRange<Double>? {
    guard let query = request.split(separator: "&").first, let value = query.split(separator: "=").last else {
      return nil
    }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard let middle = parts.firstIndex(where: { $0.isEmpty }) else { return nil }
    let ends = [parts[..<middle], parts[(middle + 1)...]].compactMap { Double($0.joined(separator: ".")) }
    guard ends.count == 2, ends[0] >= 1, ends[1] <= 5_000, ends[0] < ends[1] else { return nil }
    return ends[0]...ends[1]
  }

  /// `within=20`
  private static func precision(_ request: String) -> Double? {
    let name = "within="
    guard let part = request.split(separator: "&").first(where: { $0.hasPrefix(name) }) else { return nil }
    return Double(String(part.dropFirst(name.count))).map { max(Breakpoints.precision, $0) }
  }
}
