@testable import LayoutEngine

/// Builds traces by hand, node by node, for figures of layouts no engine has to make.
struct TraceBuilder {
  private var nodes: [Trace.Node] = []
  private var events: [TraceEvent] = []
  private var reasons: [Reason] = []
  private var calls: Int32 = 0
  var container: Size

  init(container: Size) { self.container = container }

  /// Adds a node below another, with its frame and what it was proposed.
  @discardableResult
  mutating func add(
    _ name: String, _ arguments: String = "", in parent: NodeID? = nil, frame: Rect, proposed: Proposal,
    appearance: Appearance = .nothing, text: TextLayout? = nil, tracks: GridPasses? = nil, label: String? = nil
  ) -> NodeID {
    let id = NodeID(Int32(nodes.count))
    var info = NodeInfo(name: name, arguments: arguments, appearance: appearance)
    if let label { info.labels = [label] }
    nodes.append(
      Trace.Node(id: id, parent: parent, children: [], info: info, frame: frame, text: text, tracks: tracks))
    if let parent { nodes[parent.index].children.append(id) }
    record(id, parent, frame, proposed)
    return id
  }

  /// Explains a node's answer.
  mutating func explain(_ node: NodeID, _ reason: Reason) {
    guard let index = events.firstIndex(where: { $0.node == node && $0.kind == .answer }) else { return }
    let start = events[index].reasons.isEmpty ? Int32(reasons.count) : events[index].reasons.lowerBound
    reasons.append(reason)
    events[index].reasons = start..<Int32(reasons.count)
  }

  private mutating func record(_ id: NodeID, _ parent: NodeID?, _ frame: Rect, _ proposed: Proposal) {
    let parentCall = parent.map { $0.rawValue } ?? -1
    var event = TraceEvent(
      kind: .measure, node: id, call: calls, parentCall: parentCall, proposal: proposed,
      purpose: parent == nil ? .root : .offer, size: .zero, origin: .zero, cached: false, reasons: 0..<0)
    events.append(event)
    event.kind = .answer
    event.size = frame.size
    events.append(event)
    calls += 1
  }

  func trace() -> Trace {
    Trace(
      container: container, nodes: nodes, rounds: [Trace.Round(events: events, reasons: reasons)], settled: true,
      findings: [])
  }
}

/// A few layouts whose numbers are known.
enum HandMade {
  static let orange = Paint(
    light: RGBA(red: 1, green: 0.584, blue: 0), dark: RGBA(red: 1, green: 0.624, blue: 0.039))
  static let teal = Paint(
    light: RGBA(red: 0.188, green: 0.69, blue: 0.78), dark: RGBA(red: 0.25, green: 0.784, blue: 0.878))
  static let white = Paint(RGBA(red: 1, green: 1, blue: 1))
  static let label = Paint(light: RGBA(red: 0, green: 0, blue: 0), dark: RGBA(red: 1, green: 1, blue: 1))

  /// Two flexible columns that ask for more than 200 points, twice.
  static func grid() -> Trace {
    var builder = TraceBuilder(container: Size(width: 300, height: 120))
    let frame200 = Rect(x: 50, y: 40, width: 200, height: 40)
    let border = builder.add(
      "border", ".white", frame: frame200, proposed: Proposal(width: 300, height: 120),
      appearance: .stroke(.rectangle, white, lineWidth: 1, inset: true))
    let frame = builder.add(
      "frame", "width: 200", in: border, frame: frame200, proposed: Proposal(width: 300, height: 120))
    let passes = GridPasses(
      axis: .horizontal, measured: [.init(start: 0, length: 96), .init(start: 104, length: 120)], proposed: 200,
      answered: 224, placed: [.init(start: 0, length: 108), .init(start: 116, length: 120)])
    let grid = builder.add(
      "LazyVGrid", in: frame, frame: Rect(x: 38, y: 40, width: 224, height: 40),
      proposed: Proposal(width: 200, height: 120), tracks: passes)
    for (x, width, paint) in [(38.0, 108.0, orange), (154.0, 120.0, teal)] {
      let rect = Rect(x: x, y: 40, width: width, height: 40)
      let cell = builder.add(
        "frame", "height: 40", in: grid, frame: rect, proposed: Proposal(width: width, height: nil))
      builder.add(
        "Color", in: cell, frame: rect, proposed: Proposal(width: width, height: 40),
        appearance: .fill(.rectangle, paint))
    }
    return builder.trace()
  }

  /// A text between two colours.
  static func stack() -> Trace {
    var builder = TraceBuilder(container: Size(width: 300, height: 100))
    let stack = builder.add(
      "HStack", "spacing: 10", frame: Rect(x: 0, y: 0, width: 300, height: 100),
      proposed: Proposal(width: 300, height: 100))
    let offer = Proposal(width: 97.35, height: 100)
    builder.add(
      "Color", in: stack, frame: Rect(x: 0, y: 0, width: 97.35, height: 100), proposed: offer,
      appearance: .fill(.rectangle, orange), label: "left")
    let font = Font(size: 17)
    let text = TextLayout(
      lines: [.init(string: "Hello world", width: 85.3, baseline: 16.2)], size: Size(width: 85.3, height: 20.3),
      isTruncated: false, font: font)
    builder.add(
      "Text", in: stack, frame: Rect(x: 107.35, y: 39.85, width: 85.3, height: 20.3),
      proposed: Proposal(width: 93.3333, height: 100), appearance: .text(label), text: text)
    builder.add(
      "Color", in: stack, frame: Rect(x: 202.65, y: 0, width: 97.35, height: 100), proposed: offer,
      appearance: .fill(.rectangle, teal), label: "right")
    return builder.trace()
  }

  /// Many small views on a device, more than can be labelled.
  static func crowd(rows: Int = 6, columns: Int = 7) -> Trace {
    var builder = TraceBuilder(container: Size(width: 390, height: 844))
    let whole = Rect(x: 15, y: 322, width: 360, height: 200)
    let root = builder.add("VStack", frame: whole, proposed: Proposal(width: 390, height: 844), label: "all")
    for row in 0..<rows {
      for column in 0..<columns {
        let rect = Rect(
          x: 15 + Double(column) * 360 / Double(columns), y: 322 + Double(row) * 200 / Double(rows),
          width: 360 / Double(columns) - 8, height: 200 / Double(rows) - 8)
        builder.add(
          "Color", in: root, frame: rect, proposed: Proposal(rect.size),
          appearance: .fill(.roundedRectangle(cornerWidth: 4, cornerHeight: 4), row % 2 == 0 ? orange : teal),
          label: "cell \(row).\(column)")
      }
    }
    return builder.trace()
  }

  /// Nested views with an image, a clip and views without any size.
  static func nested() -> Trace {
    var builder = TraceBuilder(container: Size(width: 260, height: 200))
    let padding = builder.add(
      "padding", "16", frame: Rect(x: 30, y: 20, width: 200, height: 160),
      proposed: Proposal(width: 260, height: 200))
    let background = builder.add(
      "background", in: padding, frame: Rect(x: 46, y: 36, width: 168, height: 128),
      proposed: Proposal(width: 228, height: 168))
    let clip = builder.add(
      "clipShape", in: background, frame: Rect(x: 46, y: 36, width: 168, height: 128),
      proposed: Proposal(width: 228, height: 168), appearance: .clip(.ellipse))
    builder.add(
      "Image", "\"lake.png\"", in: clip, frame: Rect(x: 16, y: 36, width: 228, height: 128),
      proposed: Proposal(width: 228, height: 168), appearance: .image(name: "lake.png"))
    builder.add(
      "Color", in: background, frame: Rect(x: 46, y: 36, width: 168, height: 128),
      proposed: Proposal(width: 168, height: 128), appearance: .fill(.rectangle, orange.opacity(0.4)))
    builder.add(
      "EmptyView", in: padding, frame: Rect(x: 130, y: 172, width: 0, height: 0), proposed: .unspecified,
      label: "nothing")
    return builder.trace()
  }
}
