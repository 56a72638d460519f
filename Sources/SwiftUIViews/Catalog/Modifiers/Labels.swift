internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that name a view in the trace, and `modifier(_:)`.
extension Catalog {
  static let labels: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "logSizes", "Names the view in the trace.", [.unlabelled("label", .string)]
    ) { call throws(Diagnostics) in call.modified(.label(call.string("label") ?? "")) }.typed("Self"),
    CatalogEntry(
      .modifier(on: "View"), "accessibilityIdentifier", "Names the view in the trace.",
      [.unlabelled("identifier", .string)]
    ) { call throws(Diagnostics) in call.modified(.label(call.string("identifier") ?? "")) }
    .typed("AccessibilityAttachmentModifier"),
    CatalogEntry(.modifier(on: "View"), "id", "Names the view in the trace.", [.unlabelled("id", .any)]) {
      call throws(Diagnostics) in
      let id = call.value("id") ?? .none
      return call.modified(.identity(call.evaluator.text(id), isName: isName(id)))
    }.typed("IDView<Self, ID>"),
    CatalogEntry(
      .modifier(on: "View"), "tag", "What identifies the view to a picker or tab view.",
      [.unlabelled("tag", .any), .labelled("includeOptional", .bool, default: "true", "Is not looked at.")]
    ) { call throws(Diagnostics) in call.modified(.tag(call.value("tag") ?? .none)) },
    CatalogEntry(
      .modifier(on: "View"), "modifier", "Applies a ViewModifier that the scenario declares.",
      [.unlabelled("modifier", .any)]
    ) { call throws(Diagnostics) in try modified(call, call.base) },
  ]

  /// Whether an id can be read as a name; generated ones such as `UUID()` mean nothing to a reader.
  private static func isName(_ id: Value) -> Bool {
    switch id {
    case .string, .int, .double, .bool, .enumeration: true
    default: false
    }
  }
}
