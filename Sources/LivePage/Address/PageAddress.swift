public import Figures
public import LayoutEngine
public import ViewProgram

/// The state of a live page, as the part of its address after `#`.
///
///     PageAddress("p=2&n=17&step=12&preset=space&w=320&set=L12C18:20")
///
/// What an address leaves out is as it is when the page opens. A part that is not understood is ignored, so that an old
/// link still opens.
public struct PageAddress: Sendable, Equatable {
  /// The number of the preview, counted from 1.
  public var preview = 1
  /// The selected view; `nil` for the one that the figure is about.
  public var node: NodeID?
  /// The container or chain that the figure is about; `nil` leaves it to the layout.
  public var focus: NodeID?
  /// The number of levels below the subject that are shown.
  public var depth = 1
  /// The step of the negotiation, counted from 1; `nil` when it is over.
  public var step: Int?
  /// A call of the record to be found; once found, the address has a step instead.
  public var call: Int?
  /// What the picture shows.
  public var preset = FigurePreset.article
  /// The container's size in points, where it is not the preview's own.
  public var width: Double?
  public var height: Double?
  /// The device that it is laid out for, such as `iphone-17`.
  public var device: String?
  public var platform: Platform?
  public var typeSize: DynamicTypeSize?
  public var isRightToLeft = false
  /// The round of evaluation and layout, counted from 1; `nil` for the last.
  public var round: Int?
  /// Literals whose values the reader has changed.
  public var changes: [LiteralChange] = []

  /// The lengths of containers that can be laid out, in points.
  static let lengths = 1.0...5_000

  public init() {}

  /// Reads an address.
  public init(_ text: String) {
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[1].isEmpty else { continue }
      read(String(pair[0]), String(pair[1]))
    }
  }

  private mutating func read(_ name: String, _ value: String) {
    switch name {
    case "p": if let number = PageAddress.count(value) { preview = number }
    case "n": node = PageAddress.node(value)
    case "f": focus = PageAddress.node(value)
    case "depth": if let number = PageAddress.count(value) { depth = min(number, 6) }
    case "step": step = PageAddress.count(value)
    case "call": call = Int(value)
    case "preset": if let known = FigurePreset(rawValue: value) { preset = known }
    case "w": width = PageAddress.length(value)
    case "h": height = PageAddress.length(value)
    case "device": device = value
    case "platform": platform = Platform(rawValue: value.lowercased())
    case "text": typeSize = DynamicTypeSize(named: value)
    case "r": round = PageAddress.count(value)
    case "rtl": isRightToLeft = value == "1"
    case "set": changes = value.split(separator: ",").compactMap { PageAddress.change(String($0)) }
    default: break
    }
  }

  /// The address with everything that differs from the page's initial state, in a fixed order.
  public var text: String {
    var parts: [String] = []
    if preview != 1 { parts.append("p=\(preview)") }
    if let node { parts.append("n=\(node.rawValue)") }
    if let step { parts.append("step=\(step)") }
    if preset != .article { parts.append("preset=" + preset.rawValue) }
    if let focus { parts.append("f=\(focus.rawValue)") }
    if depth != 1 { parts.append("depth=\(depth)") }
    parts += layoutParts
    return parts.joined(separator: "&")
  }

  /// The parts that the layout depends on, in the same form.
  public var layoutText: String { (["p=\(preview)"] + layoutParts).joined(separator: "&") }

  /// The parts that the views depend on, without the size of their container, in the same form.
  public var viewsText: String {
    var address = self
    (address.width, address.height) = (nil, nil)
    return address.layoutText
  }

  private var layoutParts: [String] {
    var parts: [String] = []
    if let width { parts.append("w=" + PageNumber.text(width)) }
    if let height { parts.append("h=" + PageNumber.text(height)) }
    if let device { parts.append("device=" + device) }
    if let platform { parts.append("platform=" + platform.rawValue) }
    if let typeSize { parts.append("text=" + typeSize.name) }
    if isRightToLeft { parts.append("rtl=1") }
    if let round { parts.append("r=\(round)") }
    if !changes.isEmpty {
      parts.append("set=" + changes.map { "L\($0.line)C\($0.column):" + $0.text }.joined(separator: ","))
    }
    return parts
  }

  private static func count(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }

  private static func node(_ text: String) -> NodeID? { Int32(text).flatMap { $0 >= 0 ? NodeID($0) : nil } }

  private static func length(_ text: String) -> Double? {
    Double(text).flatMap { lengths.contains($0) ? $0 : nil }
  }

  /// `L12C18:20`
  private static func change(_ text: String) -> LiteralChange? {
    let pair = text.split(separator: ":", maxSplits: 1)
    guard pair.count == 2, pair[0].hasPrefix("L") else { return nil }
    let place = pair[0].dropFirst().split(separator: "C")
    guard place.count == 2, let line = Int(String(place[0])), let column = Int(String(place[1])) else { return nil }
    return LiteralChange(line: line, column: column, to: String(pair[1]))
  }
}
