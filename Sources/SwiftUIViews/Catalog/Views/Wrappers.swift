internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Types around views that are rarely written: SwiftUI makes them from modifiers and builders.
extension Catalog {
  static let wrappers: [CatalogEntry] =
    hosts + [
      CatalogEntry(
        .view, "EquatableView", "A view that is kept while it is equal to the one before.",
        [.labelled("content", .view)]
      ) { call throws(Diagnostics) in call.view(.group(call.viewArgument("content").map { [$0] } ?? [])) },
      CatalogEntry(
        .view, "ModifiedContent", "A view with a modifier.", [.labelled("content", .view), .labelled("modifier", .any)]
      ) { call throws(Diagnostics) in
        guard let content = call.viewArgument("content") else { return call.view(.empty) }
        return try modified(call, .view(content))
      },
      CatalogEntry(.view, "TupleView", "Several views.", [.unlabelled("views", .any)]) { call throws(Diagnostics) in
        guard case .tuple(let views)? = call.value("views") else {
          return call.view(.group(call.viewArgument("views").map { [$0] } ?? []))
        }
        return call.view(.group(views.compactMap { call.evaluator.view(from: $0.value, call.source) }))
      },
    ]

  /// Controllers that show a view in UIKit and AppKit, as in previews of apps that began there: only the view itself is
  /// laid out.
  private static let hosts: [CatalogEntry] = ["UIHostingController", "NSHostingController", "NSHostingView"].map {
    name in
    CatalogEntry(.view, name, "Shows a SwiftUI view; it is that view here.", [.labelled("rootView", .view)]) {
      call throws(Diagnostics) in call.view(.group(call.viewArgument("rootView").map { [$0] } ?? []))
    }
  }

  /// A view with one of the scenario's own modifiers.
  static func modified(_ call: Invocation, _ base: Value) throws(Diagnostics) -> Value {
    guard let view = call.evaluator.view(from: base, call.baseSource) else { return base }
    switch call.value("modifier") {
    case .structure(let structure)? where structure.type.isGeometryEffect:
      // A geometry effect changes only the drawing, which is not computed.
      return .view(
        ViewValue(.modified(view, .drawing(.passing)), site: CallSite(name: structure.type.name, source: call.source)))
    case .structure(let structure)? where structure.type.isModifier:
      return .view(ViewValue(.modified(view, .own(structure)), site: call.site))
    case .opaque(let opaque)?:
      call.evaluator.use(opaque, as: .modifier)
      return .view(ViewValue(.modified(view, .nothing), site: call.site))
    case let other:
      let found = call.evaluator.typeName(of: other ?? .none)
      throw Diagnostics.wrongType(found, wanted: .named("ViewModifier"), call.source(of: "modifier")).asGap()
    }
  }
}
