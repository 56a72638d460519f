internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `scrollPosition` and the values it is bound to, which set the initial positions of scroll views. Nobody scrolls
/// here.
extension Catalog {
  static let scrollPositions: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "scrollPosition", "Where the scroll views inside stand at first.",
        [
          Overload([.unlabelled("position", .binding(.named("ScrollPosition"))), anchor]) { call throws(Diagnostics) in
            guard case .scrollPosition(let position)? = try call.bound("position")?.swiftUI else { return call.base }
            return positioned(call, anchored(position, call))
          },
          Overload([.labelled("id", .binding(.any), "The id of the view that shows."), anchor]) {
            call throws(Diagnostics) in
            guard let id = try call.bound("id") else { return call.base }
            if case .none = id { return positioned(call, .start, startsUnscrolled: true) }
            let position = anchored(.view(call.evaluator.text(id), anchor: nil), call)
            return positioned(call, position, startsUnscrolled: true)
          },
          Overload([.labelled("initialAnchor", .optional(.named("UnitPoint")))]) { call throws(Diagnostics) in
            guard case .unitPoint(let point)? = call.value("initialAnchor")?.swiftUI else { return call.base }
            return call.modified(.environment(.change { $0.scrolling.initialAnchor = point }))
          },
        ]),
      CatalogEntry(
        .initializer, "ScrollPosition", "Where a scroll view stands.",
        [
          Overload([.labelled("idType", .any, default: "Never.self")]) { _ throws(Diagnostics) in
            .scrollPosition(.start)
          }
        ]
          + targets.map { parameters in
            Overload([.labelled("idType", .any, default: "Never.self")] + parameters) { call throws(Diagnostics) in
              .scrollPosition(target(call))
            }
          }),
      CatalogEntry(
        .member(of: "ScrollPosition"), "scrollTo", "Scrolls to a view, an edge or a place.",
        targets.map { parameters in
          Overload(isMutating: true, parameters) { call throws(Diagnostics) in
            call.base = .scrollPosition(target(call))
            return .void
          }
        }),
      CatalogEntry(
        .member(of: "ScrollViewProxy"), "scrollTo", "Scrolls to a view, in the next round.",
        [.unlabelled("id", .any), anchor]
      ) { call throws(Diagnostics) in
        let memory = call.evaluator.preview.memory
        guard memory.isRunningEffects, let id = call.value("id") else { return .void }
        memory.scroll(to: anchored(.view(call.evaluator.text(id), anchor: nil), call))
        return .void
      },
      CatalogEntry(property: "isPositionedByUser", of: "ScrollPosition", "Nobody scrolls here.") {
        _ throws(Diagnostics) in .bool(false)
      },
      CatalogEntry(property: "edge", of: "ScrollPosition", "The edge that was scrolled to.") {
        call throws(Diagnostics) in
        guard case .scrollPosition(.edge(let edge))? = call.base.swiftUI else { return .none }
        return .edges(EdgeSet(edge))
      },
      CatalogEntry(property: "point", of: "ScrollPosition", "The place that was scrolled to.") {
        call throws(Diagnostics) in
        guard case .scrollPosition(.offset(let x?, let y?))? = call.base.swiftUI else { return .none }
        return .point(Point(x: x, y: y))
      },
      CatalogEntry(property: "x", of: "ScrollPosition", "How far it was scrolled across.") { call throws(Diagnostics) in
        guard case .scrollPosition(.offset(let x?, _))? = call.base.swiftUI else { return .none }
        return .double(x)
      },
      CatalogEntry(property: "y", of: "ScrollPosition", "How far it was scrolled down.") { call throws(Diagnostics) in
        guard case .scrollPosition(.offset(_, let y?))? = call.base.swiftUI else { return .none }
        return .double(y)
      },
      CatalogEntry(
        .member(of: "ScrollPosition"), "viewID", "Nothing, as the id is kept as text.",
        [
          Overload([.labelled("type", .any)]) { _ throws(Diagnostics) in .none },
          Overload(isProperty: true, []) { _ throws(Diagnostics) in .none },
        ]),
    ]

  private static var anchor: ParameterDeclaration {
    .labelled("anchor", .optional(.named("UnitPoint")), default: "nil", "Where the view and the scroll view meet.")
  }

  /// The parameters that name a place to scroll to.
  private static var targets: [[ParameterDeclaration]] {
    [
      [.labelled("id", .any), anchor], [.labelled("edge", .named("Edge"))], [.labelled("point", .named("CGPoint"))],
      [.labelled("x", .cgFloat), .labelled("y", .cgFloat)], [.labelled("x", .cgFloat)], [.labelled("y", .cgFloat)],
    ]
  }

  private static func target(_ call: Invocation) -> ScrollPositionValue {
    if let id = call.value("id") { return anchored(.view(call.evaluator.text(id), anchor: nil), call) }
    if case .edges(let edges)? = call.value("edge")?.swiftUI, let edge = Edge.allCases.first(where: edges.contains) {
      return .edge(edge)
    }
    if case .point(let point)? = call.value("point")?.swiftUI { return .offset(x: point.x, y: point.y) }
    return .offset(x: call.distance("x"), y: call.distance("y"))
  }

  private static func anchored(_ position: ScrollPositionValue, _ call: Invocation) -> ScrollPositionValue {
    guard case .view(let id, _) = position, case .unitPoint(let point)? = call.value("anchor")?.swiftUI else {
      return position
    }
    return .view(id, anchor: point)
  }

  private static func positioned(
    _ call: Invocation, _ position: ScrollPositionValue, startsUnscrolled: Bool = false
  ) -> Value {
    call.modified(
      .environment(
        .change {
          $0.scrolling.position = position
          $0.scrolling.startsUnscrolled = startsUnscrolled
        }))
  }
}

extension Invocation {
  /// What a binding holds.
  fileprivate func bound(_ name: String) throws(Diagnostics) -> Value? {
    guard let value = value(name) else { return nil }
    return try held(value)
  }
}
