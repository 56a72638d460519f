internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension ParameterDeclaration {
  /// The words of a view: a literal is a localized key, with Markdown's fonts.
  static var words: ParameterDeclaration { .unlabelled("title", .named("LocalizedStringKey")) }
}

extension Catalog {
  /// The title of a control as a text.
  static func titleView(_ call: Invocation) -> ViewValue {
    let site = CallSite(name: "Text", arguments: call.site.arguments, source: call.source)
    return ViewValue(call.text("title"), site: site)
  }
}
