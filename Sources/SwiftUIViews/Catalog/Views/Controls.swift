internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views that lay out nothing but their label.
extension Catalog {
  static let controls: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Label", "An icon beside a title: a row of the two.",
        [
          Overload([.unlabelled("title", .string), .labelled("systemImage", .string)]) { call throws(Diagnostics) in
            label(call, call.string("systemImage") ?? "", isSystem: true)
          },
          Overload([.unlabelled("title", .string), .labelled("image", .string)]) { call throws(Diagnostics) in
            label(call, call.string("image") ?? "", isSystem: false)
          },
          Overload([.labelled("title", .content), .labelled("icon", .content)]) { call throws(Diagnostics) in
            label(call, icon: try call.views("icon"), title: try call.views("title"))
          },
        ]),
      CatalogEntry(
        .view, "Button", "Lays out its label; a style's background and insets are not known.",
        [
          Overload([.unlabelled("title", .string), role, action]) { call throws(Diagnostics) in
            button(call, title(call))
          },
          Overload([role, action, .labelled("label", .content)]) { call throws(Diagnostics) in
            button(call, call.view(.group(try call.views("label"))))
          },
          Overload([.unlabelled("title", .string), .labelled("systemImage", .string), role, action]) {
            call throws(Diagnostics) in
            button(call, label(call, call.string("systemImage") ?? "", isSystem: true))
          },
        ]),
    ]
    + constants("ButtonRole", ["destructive", "cancel", "close", "confirm"])

  private static var action: ParameterDeclaration {
    .labelled("action", .function([], .void), "Is never called.")
  }

  private static var role: ParameterDeclaration {
    .labelled("role", .optional(.named("ButtonRole")), default: "nil", "Is not looked at.")
  }

  private static func title(_ call: Invocation) -> Value { call.view(.group([titleView(call)])) }

  /// The title as a text.
  static func titleView(_ call: Invocation) -> ViewValue {
    let site = CallSite(name: "Text", arguments: call.site.arguments, source: call.source)
    return ViewValue(.text(call.string("title") ?? ""), site: site)
  }

  static func label(_ call: Invocation, _ image: String, isSystem: Bool) -> Value {
    let icon = ImageValue(name: image, isSystem: isSystem, isResizable: false)
    let site = CallSite(name: "Image", source: call.source)
    let text = ViewValue(.text(call.string("title") ?? ""), site: CallSite(name: "Text", source: call.source))
    return label(call, icon: [ViewValue(.image(icon), site: site)], title: [text])
  }

  private static func label(_ call: Invocation, icon: [ViewValue], title: [ViewValue]) -> Value {
    let configuration: [(name: String, value: Value)] = [
      ("icon", .view(call.evaluator.group(icon, call.source))),
      ("title", .view(call.evaluator.group(title, call.source))),
    ]
    let site = call.site
    return styled(call, by: "LabelStyle", configuration) { style in
      let parts = (style == "titleOnly" ? [] : icon) + (style == "iconOnly" ? [] : title)
      return ViewValue(.stack(StackRule(axis: .horizontal), parts), site: site)
    }
  }

  private static func button(_ call: Invocation, _ label: Value) -> Value {
    guard let plain = label.view else { return label }
    let configuration: [(name: String, value: Value)] = [
      ("label", label), ("isPressed", .bool(false)), ("role", call.value("role") ?? .none),
    ]
    return styled(call, by: "ButtonStyle", configuration) { _ in plain }
  }
}
