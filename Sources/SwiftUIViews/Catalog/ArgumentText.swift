internal import LayoutEngine
internal import SwiftInterpreter

/// The arguments in short, for a caption: `width: 200, alignment: .leading`.
extension Invocation {
  var argumentsText: String {
    var text = ""
    for (index, parameter) in overload.parameters.enumerated() {
      for value in values[index] {
        guard let short = evaluator.ownName(of: value) ?? ArgumentText.short(value) else { continue }
        if !text.isEmpty { text += ", " }
        if let label = parameter.label { text += "\(label): " }
        text += short
      }
    }
    return text
  }
}

enum ArgumentText {
  /// A value in a few letters; `nil` for closures and views, which a caption leaves out.
  static func short(_ value: Value) -> String? {
    switch value {
    case .none: return "nil"
    case .int(let number): return "\(number)"
    case .double(let number): return ArgumentText.number(number)
    case .bool(let flag): return flag ? "true" : "false"
    case .string(let text): return "\"\(shortened(text))\""
    case .array(let elements): return elements.count == 1 ? "1 item" : "\(elements.count) items"
    case .symbol("Namespace.ID", _): return nil
    case .symbol(_, let name): return name.isEmpty ? nil : ".\(name)"
    case .native: return shortNative(value)
    default: return nil
    }
  }

  private static func shortNative(_ value: Value) -> String? {
    switch value.swiftUI {
    case .alignment(let alignment): return ".\(ArgumentText.name(alignment))"
    case .guide(let guide): return ".\(ArgumentText.name(guide))"
    case .edges(let edges): return ArgumentText.name(edges)
    case .color(let color): return color.code
    case .size(let size): return "\(number(size.width)) × \(number(size.height))"
    case .point(let point): return "(\(number(point.x)), \(number(point.y)))"
    default: return nil
    }
  }

  /// A number with at most four decimals and no trailing zeros.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
    if abs(value) >= 1e15 { return "\(value)" }
    let scaled = (value * 10_000).rounded()
    if (scaled / 10_000).rounded() * 10_000 == scaled { return "\(Int64(scaled / 10_000))" }
    return "\(scaled / 10_000)"
  }

  private static func shortened(_ text: String) -> String {
    let first = text.prefix(24)
    return first.count < text.count ? "\(first)…" : text
  }

  static func name(_ alignment: Alignment) -> String {
    if alignment.vertical.isTextBaseline { return baselineName(alignment) }
    let vertical = alignment.vertical == .verticalCenter ? "" : name(alignment.vertical)
    let horizontal = alignment.horizontal == .horizontalCenter ? "" : name(alignment.horizontal)
    if vertical.isEmpty { return horizontal.isEmpty ? "center" : horizontal }
    if horizontal.isEmpty { return vertical }
    return vertical + (horizontal == "leading" ? "Leading" : "Trailing")
  }

  /// An alignment on a text's baseline: SwiftUI names the horizontal part first, and always.
  private static func baselineName(_ alignment: Alignment) -> String {
    let vertical = name(alignment.vertical)
    return name(alignment.horizontal) + vertical.capitalizedFirst
  }

  static func name(_ guide: Guide) -> String {
    switch guide {
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .top: return "top"
    case .bottom: return "bottom"
    case .firstTextBaseline: return "firstTextBaseline"
    case .lastTextBaseline: return "lastTextBaseline"
    case .horizontalCenter, .verticalCenter: return "center"
    case .listRowSeparatorLeading: return "listRowSeparatorLeading"
    case .listRowSeparatorTrailing: return "listRowSeparatorTrailing"
    default: return "custom"
    }
  }

  static func name(_ edges: EdgeSet) -> String {
    switch edges {
    case .all: return ".all"
    case .horizontal: return ".horizontal"
    case .vertical: return ".vertical"
    default:
      var names: [String] = []
      if edges.contains(EdgeSet.top) { names.append(".top") }
      if edges.contains(EdgeSet.leading) { names.append(".leading") }
      if edges.contains(EdgeSet.bottom) { names.append(".bottom") }
      if edges.contains(EdgeSet.trailing) { names.append(".trailing") }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }
}
