public import LayoutEngine

/// Builds traces by hand, node by node, for figures of layouts no engine has to make.
public struct TraceBuilder {
  private var nodes: [Trace.Node] = []
  private var events: [TraceEvent] = []
  private var calls: Int32 = 0
  public var container: Size

  public init(container: Size) { self.container = container }

  /// Adds a node below another, with its frame and what it was proposed.
  @discardableResult
  public mutating func add(
    _ name: String, _ arguments: String = "", in parent: NodeID? = nil, frame: Rect, proposed: Proposal,
    appearance: Appearance = .nothing, text: TextLayout? = nil, label: String? = nil, isBackground: Bool = false
  ) -> NodeID {
    let id = NodeID(Int32(nodes.count))
    var info = NodeInfo(name: name, arguments: arguments, appearance: appearance)
    if let label { info.labels = [label] }
    info.isBackground = isBackground
    nodes.append(
      Trace.Node(id: id, parent: parent, children: [], info: info, frame: frame, text: text))
    if let parent { nodes[parent.index] = nodes[parent.index].holding(nodes[parent.index].children + [id]) }
    record(id, parent, frame, proposed)
    return id
  }

  private mutating func record(_ id: NodeID, _ parent: NodeID?, _ frame: Rect, _ proposed: Proposal) {
    let parentCall = parent.map { $0.rawValue } ?? -1
    let purpose = parent == nil ? TraceEvent.Purpose.root : .offer
    events.append(
      TraceEvent(
        kind: .measure, node: id, call: calls, parentCall: parentCall, proposal: proposed, purpose: purpose))
    events.append(TraceEvent(kind: .answer, node: id, call: calls, parentCall: parentCall, size: frame.size))
    calls += 1
  }

  public func trace() -> Trace {
    Trace(
      container: container, nodes: nodes, rounds: [Trace.Round(events: events, reasons: [])],
      verdict: .settled(after: 1), findings: [])
  }
}

/// A few layouts whose numbers are known.
public enum HandMade {
  public static let orange = Paint(
    light: RGBA(red: 1, green: 0.584, blue: 0), dark: RGBA(red: 1, green: 0.624, blue: 0.039))
  public static let teal = Paint(
    light: RGBA(red: 0.188, green: 0.69, blue: 0.78), dark: RGBA(red: 0.25, green: 0.784, blue: 0.878))
  public static let white = Paint(RGBA(red: 1, green: 1, blue: 1))
  public static let label = Paint(light: RGBA(red: 0, green: 0, blue: 0), dark: RGBA(red: 1, green: 1, blue: 1))

  /// Many small views on a device, more than can be labelled.
  public static func crowd(rows: Int = 6, columns: Int = 7) -> Trace {
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
  public static func nested() -> Trace {
    var builder = TraceBuilder(container: Size(width: 260, height: 200))
    let padding = builder.add(
      "padding", "16", frame: Rect(x: 30, y: 20, width: 200, height: 160),
      proposed: Proposal(width: 260, height: 200))
    let background = builder.add(
      "background", in: padding, frame: Rect(x: 46, y: 36, width: 168, height: 128),
      proposed: Proposal(width: 228, height: 168), isBackground: true)
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
