internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `[.top, .leading]` where edges or axes are wanted.
extension Evaluator {
  /// Option sets that are stored as the names of their members.
  static let namedOptionSets: Set<String> = [
    "ByteCountFormatter.Units", "DateComponentsFormatter.ZeroFormattingBehavior", "InlinePresentationIntent",
    "JSONEncoder.OutputFormatting", "MatchedGeometryProperties", "NSCalendar.Unit", "NSStringDrawingOptions",
    "RedactionReasons", "SafeAreaRegions",
    "UIRectCorner",
  ]

  /// `[.hour, .minute]` as one constant with the names of both.
  func options(_ elements: [Expression], _ type: String, in scope: Scope) throws(Diagnostics) -> Value {
    var names: [String] = []
    for element in elements {
      if case .symbol(_, let name) = try typed(element, as: .named(type), in: scope) { names.append(name) }
    }
    return .symbol(type: type, name: names.joined(separator: " "))
  }

  func optionSet(_ elements: [Expression], _ type: String, in scope: Scope) throws(Diagnostics) -> Value {
    var edges = EdgeSet(rawValue: 0)
    var isHorizontal = false
    var isVertical = false
    for element in elements {
      switch try typed(element, as: .named(type), in: scope).swiftUI {
      case .edges(let more): edges = edges.union(more)
      case .axes(let horizontal, let vertical):
        isHorizontal = isHorizontal || horizontal
        isVertical = isVertical || vertical
      default: continue
      }
    }
    return type == "Edge.Set" ? .edges(edges) : .axes(horizontal: isHorizontal, vertical: isVertical)
  }
}
