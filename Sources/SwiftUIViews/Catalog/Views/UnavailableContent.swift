internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `ContentUnavailableView`: in the middle of all the room, an icon above a title, a description and actions.
extension Catalog {
  static let unavailableContent: [CatalogEntry] = [
    CatalogEntry(
      .view, "ContentUnavailableView", "What is shown in the place of missing content.",
      [
        Overload([.unlabelled("title", .string), .labelled("systemImage", .string), description]) {
          call throws(Diagnostics) in
          unavailable(
            call, label: [symbol(call), titleView(call)], call.viewArgument("description").map { [$0] } ?? [])
        },
        Overload([.unlabelled("title", .string), .labelled("image", .string), description]) {
          call throws(Diagnostics) in
          unavailable(
            call, label: [picture(call), titleView(call)], call.viewArgument("description").map { [$0] } ?? [])
        },
        Overload([
          .labelled("label", .content), .labelled("description", .content, default: "none"),
          .labelled("actions", .content, default: "none"),
        ]) { call throws(Diagnostics) in
          unavailable(call, label: try call.views("label"), try call.views("description") + call.views("actions"))
        },
      ]),
    CatalogEntry(
      .staticMember(of: "ContentUnavailableView"), "search", "What is shown when a search finds nothing.",
      [
        Overload(isProperty: true, []) { call throws(Diagnostics) in noResults(call, "No Results") },
        Overload([.labelled("text", .string)]) { call throws(Diagnostics) in
          noResults(call, "No Results for “\(call.string("text") ?? "")”")
        },
      ]),
  ]

  private static var description: ParameterDeclaration {
    .labelled("description", .optional(.view), default: "nil", "A text below the title.")
  }

  private static func symbol(_ call: Invocation) -> ViewValue {
    image(call, call.string("systemImage") ?? "", isSystem: true)
  }

  private static func picture(_ call: Invocation) -> ViewValue {
    image(call, call.string("image") ?? "", isSystem: false)
  }

  private static func image(_ call: Invocation, _ name: String, isSystem: Bool) -> ViewValue {
    ViewValue(
      .image(ImageValue(name: name, isSystem: isSystem, isResizable: false)),
      site: CallSite(name: "Image", source: call.source))
  }

  private static func noResults(_ call: Invocation, _ title: String) -> Value {
    let label = [image(call, "magnifyingglass", isSystem: true), text(title, call)]
    return unavailable(call, label: label, [text("Check the spelling or try a new search.", call)])
  }

  private static func unavailable(_ call: Invocation, label: [ViewValue], _ rest: [ViewValue]) -> Value {
    call.evaluator.warn(
      .assumedSize(
        of: "ContentUnavailableView's parts",
        standIn: "an icon, a title, a description and actions in the standard font, one below the other", call.source))
    let column = ViewValue(.stack(StackRule(axis: .vertical), label + rest), site: part(call))
    return .view(filling(call, [column]))
  }

  /// The views in the middle of all the room.
  private static func filling(_ call: Invocation, _ views: [ViewValue]) -> ViewValue {
    let rule = FlexibleFrameRule(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
    // `.search` makes the same view as the initializers.
    var site = call.site
    site.name = "ContentUnavailableView"
    let content = ViewValue(.zStack(.center, views), site: CallSite(name: site.name, source: call.source))
    return ViewValue(.modified(content, .rule(.flexibleFrame(rule))), site: site)
  }
}
