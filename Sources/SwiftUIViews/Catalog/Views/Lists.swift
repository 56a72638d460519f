internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `List` and `Form`.
extension Catalog {
  static let lists: [CatalogEntry] = [
    CatalogEntry(
      .view, "List", "Rows with insets, a least height and separators, in sections, in all the room it is proposed.",
      [
        Overload([.labelled("selection", .any, default: "none"), .labelled("content", .content)]) {
          call throws(Diagnostics) in rows(call, try call.views("content"))
        },
        Overload([
          .unlabelled("data", .any), .labelled("id", .any, default: "\\.id"),
          .labelled("editActions", .unread, default: "none"), .labelled("selection", .any, default: "none"),
          .labelled("rowContent", .builder([.any])),
        ]) { call throws(Diagnostics) in
          guard let views = try forEach(call, content: "rowContent").view else { return .void }
          return rows(call, [views])
        },
        Overload([
          .unlabelled("data", .any), .labelled("id", .any, default: "\\.id"), children,
          .labelled("selection", .any, default: "none"), .labelled("rowContent", .builder([.any])),
        ]) { call throws(Diagnostics) in rows(call, try outline(call, content: "rowContent")) },
      ]),
    CatalogEntry(
      .view, "Form", "A list of controls; on macOS a column of them, unless its style is grouped.",
      [.labelled("content", .content)]
    ) { call throws(Diagnostics) in form(call, try call.views("content")) },
  ]

  /// Views as the rows of a list in the style around it.
  static func rows(_ call: Invocation, _ views: [ViewValue]) -> Value {
    call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        [try builder.list(views, ListStyle(in: environment), site, in: environment)]
      })
  }

  private static func form(_ call: Invocation, _ views: [ViewValue]) -> Value {
    call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        let isMac = environment.platform == .macOS
        let style = environment.styles["FormStyle"]?.symbolName ?? "automatic"
        if style == "columns" || (isMac && style == "automatic") {
          return [try builder.formColumns(views, site, in: environment)]
        }
        let list = ListStyle(in: environment)
        return [try builder.list(views, isMac ? .groupedForm : list, site, in: environment)]
      })
  }
}
