internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Stacks and grids as values of type `Layout`, and `AnyLayout`.
extension Catalog {
  static let layouts: [CatalogEntry] = [
    stackLayout("HStackLayout", .horizontal, .named("VerticalAlignment")),
    stackLayout("VStackLayout", .vertical, .named("HorizontalAlignment")),
    CatalogEntry(
      .view, "ZStackLayout", "A ZStack as a layout.",
      both([.labelled("alignment", .named("Alignment"), default: ".center")]) { call in
        let alignment = call.alignment("alignment") ?? .center
        return LayoutValue("ZStack") { .zStack(alignment, $0) }
      }),
    CatalogEntry(
      .view, "GridLayout", "A Grid as a layout.",
      both([
        .labelled("alignment", .named("Alignment"), default: ".center"),
        .labelled("horizontalSpacing", .optional(.cgFloat), default: "nil"),
        .labelled("verticalSpacing", .optional(.cgFloat), default: "nil"),
      ]) { call in
        let rule = gridRule(call)
        return LayoutValue("Grid") { gridContent(rule, $0) }
      }),
    CatalogEntry(
      .view, "AnyLayout", "A layout whose type is hidden.",
      both([.unlabelled("layout", .named("Layout"), "The layout.")]) { call in
        if case .layout(let layout)? = call.value("layout")?.swiftUI { return layout }
        if case .structure(let structure)? = call.value("layout") { return call.evaluator.layout(structure) }
        return LayoutValue("VStack") { .stack(StackRule(axis: .vertical), $0) }
      }),
  ]

  private static func stackLayout(_ name: String, _ axis: Axis, _ alignment: SwiftType) -> CatalogEntry {
    CatalogEntry(
      .view, name, "A stack as a layout.",
      both([
        .labelled("alignment", alignment, default: ".center"),
        .labelled("spacing", .optional(.cgFloat), default: "nil"),
      ]) { call in
        let rule = StackRule(axis: axis, alignment: call.guide("alignment"), spacing: call.distance("spacing"))
        return LayoutValue(axis == .horizontal ? "HStack" : "VStack") { .stack(rule, $0) }
      })
  }

  /// The value alone, and called directly with its content.
  private static func both(
    _ parameters: [ParameterDeclaration], _ layout: @escaping @Sendable (Invocation) -> LayoutValue
  ) -> [Overload] {
    [
      Overload(parameters) { call throws(Diagnostics) in .layout(layout(call)) },
      Overload(parameters + [.labelled("content", .content, "The views.")]) { call throws(Diagnostics) in
        .view(layout(call).view(of: try call.views("content"), call.source))
      },
    ]
  }
}
