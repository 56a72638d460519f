internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Members that make a `CGRect` from others, or compare their places.
extension Catalog {
  static let rectangles: [CatalogEntry] = [
    made("insetBy", "A rectangle further in on all sides.", [.labelled("dx", .cgFloat), .labelled("dy", .cgFloat)]) {
      rect, call in
      let (x, y) = (call.number("dx") ?? 0, call.number("dy") ?? 0)
      return Rect(
        x: rect.minX + x, y: rect.minY + y, width: rect.size.width - 2 * x, height: rect.size.height - 2 * y)
    },
    made("offsetBy", "A rectangle elsewhere.", [.labelled("dx", .cgFloat), .labelled("dy", .cgFloat)]) { rect, call in
      Rect(
        x: rect.minX + (call.number("dx") ?? 0), y: rect.minY + (call.number("dy") ?? 0), width: rect.size.width,
        height: rect.size.height)
    },
    made("union", "The smallest rectangle around this one and another.", [other]) { rect, call in
      rectangle(call.value("other")).map { rect.union($0) } ?? rect
    },
    made("intersection", "What two rectangles have in common; an empty one where that is nothing.", [other]) {
      rect, call in rectangle(call.value("other")).flatMap { common(rect, $0) } ?? Rect(origin: .zero, size: .zero)
    },
    CatalogEntry(.member(of: "CGRect"), "intersects", "Whether two rectangles have anything in common.", [other]) {
      call throws(Diagnostics) in
      guard let (own, other) = pair(call) else { return .bool(false) }
      return .bool(common(own, other) != nil)
    },
    CatalogEntry(
      .member(of: "CGRect"), "contains", "Whether a point, or all of another rectangle, lies inside.",
      [
        Overload([.unlabelled("point", .named("CGPoint"))]) { call throws(Diagnostics) in
          guard let rect = rectangle(call.base), case .point(let point)? = call.value("point")?.swiftUI else {
            return .bool(false)
          }
          return .bool(rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY)
        },
        Overload([other]) { call throws(Diagnostics) in
          guard let (own, other) = pair(call) else { return .bool(false) }
          return .bool(own.union(other) == own)
        },
      ]),
    CatalogEntry(property: "isEmpty", of: "CGRect", "Whether it has no extent on an axis.") {
      call throws(Diagnostics) in
      .bool(rectangle(call.base).map { $0.size.width <= 0 || $0.size.height <= 0 } ?? true)
    },
  ]

  private static let other = ParameterDeclaration.unlabelled("other", .named("CGRect"))

  private static func made(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration],
    _ made: @escaping @Sendable (Rect, Invocation) -> Rect
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "CGRect"), name, documentation, parameters) { call throws(Diagnostics) in
      guard let rect = rectangle(call.base) else { return call.base }
      return .rect(made(rect, call))
    }
  }

  private static func rectangle(_ value: Value?) -> Rect? {
    if case .rect(let rect)? = value?.swiftUI { rect } else { nil }
  }

  private static func pair(_ call: Invocation) -> (own: Rect, other: Rect)? {
    guard let own = rectangle(call.base), let other = rectangle(call.value("other")) else { return nil }
    return (own, other)
  }

  /// `nil` for rectangles that only touch.
  private static func common(_ one: Rect, _ other: Rect) -> Rect? {
    one.intersection(other).flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
  }
}
