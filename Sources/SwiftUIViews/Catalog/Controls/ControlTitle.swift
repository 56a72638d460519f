internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension Catalog {
  /// The title of a control as a text.
  static func titleView(_ call: Invocation) -> ViewValue {
    let site = CallSite(name: "Text", arguments: call.site.arguments, source: call.source)
    return ViewValue(.text(call.string("title") ?? ""), site: site)
  }
}
