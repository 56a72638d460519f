internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views that lay out nothing but their label.
extension Catalog {
  static let controls: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "NavigationStack", "Lays out its content; bars are not known.",
        [.labelled("path", .any, default: "none"), .labelled("root", .content)]
      ) { call throws(Diagnostics) in
        call.evaluator.warn(.notDrawn("the navigation bar, and the room it takes,", call.source))
        return call.view(.group(try call.views("root")))
      }
    ]

  /// The title as a text.
  static func titleView(_ call: Invocation) -> ViewValue {
    let site = CallSite(name: "Text", arguments: call.site.arguments, source: call.source)
    return ViewValue(.text(call.string("title") ?? ""), site: site)
  }
}
