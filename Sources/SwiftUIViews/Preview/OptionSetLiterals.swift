internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `[.top, .leading]` where edges or axes are wanted.
extension Evaluator {
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
