internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `buttonStyle` and `labelStyle`, with the scenario's own styles and those of SwiftUI.
extension Catalog {
  static let controlStyles: [CatalogEntry] =
    [style("buttonStyle", "ButtonStyle", "PrimitiveButtonStyle"), style("labelStyle", "LabelStyle", "LabelStyle")]
    + standardStyles("PrimitiveButtonStyle", "ButtonStyle", buttonStyles)
    + [glassButton]
    + standardStyles("LabelStyle", "LabelStyle", ["automatic", "titleAndIcon", "iconOnly", "titleOnly"])

  /// `.glass` and `.glass(.clear)`: which glass it is does not change the button's size.
  private static let glassButton = CatalogEntry(
    .staticMember(of: "PrimitiveButtonStyle"), "glass", "A button on glass.",
    [.unlabelled("glass", .named("Glass"), default: ".regular", "Is not looked at.")]
  ) { _ throws(Diagnostics) in .symbol(type: "PrimitiveButtonStyle", name: "glass") }

  private static let buttonStyles = [
    "automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent",
    "link", "card", "accessoryBar", "accessoryBarAction",
  ]

  /// The constants, and the types that older code writes: `PlainButtonStyle()`.
  private static func standardStyles(_ type: String, _ suffix: String, _ names: [String]) -> [CatalogEntry] {
    constants(type, names.filter { $0 != glassButton.name })
      + names.map { name in
        CatalogEntry(.initializer, styleType(of: name, suffix), "The style .\(name).") { _ throws(Diagnostics) in
          .symbol(type: type, name: name)
        }
      }
  }

  private static func style(_ name: String, _ own: String, _ standard: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "How the controls inside look; a style of your own makes their body.",
      [.unlabelled("style", .oneOf([.named(own), .named(standard)]))]
    ) { call throws(Diagnostics) in
      guard let style = call.value("style") else { return call.modified(.nothing) }
      return call.modified(.environment(.change { $0.styles[own] = style }))
    }
  }

  /// A control in the style around it, or the standard one.
  ///
  /// - Parameter standard: Makes the control in one of SwiftUI's own styles, by the style's name.
  static func styled(
    _ call: Invocation, by kind: String, _ configuration: [(name: String, value: Value)],
    standard: @escaping (_ name: String) -> ViewValue
  ) -> Value {
    styledControl(call, by: kind, configuration) { control throws(Diagnostics) in standard(control.style) }
  }

  /// The same for a standard control that depends on its environment.
  static func styledControl(
    _ call: Invocation, by kind: String, _ configuration: [(name: String, value: Value)],
    _ standard: @escaping Control.Body
  ) -> Value {
    .view(styledView(call, by: kind, configuration, standard))
  }

  private static func styledView(
    _ call: Invocation, by kind: String, _ configuration: [(name: String, value: Value)],
    _ standard: @escaping Control.Body
  ) -> ViewValue {
    let evaluator = call.evaluator
    return ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        guard case .structure(let style)? = environment.styles[kind] else {
          var name = "automatic"
          if case .symbol(_, let symbol)? = environment.styles[kind] { name = symbol }
          let control = Control(call: call, style: name, environment: environment)
          return try builder.nodes(of: [try standard(control)], in: environment)
        }
        // A control in the style's own body has the standard style, or the body would recurse endlessly.
        var inner = environment
        inner.styles[kind] = nil
        var parts = configuration.map {
          (name: $0.name, value: keeping(.structure(style), of: kind, in: $0.value, site))
        }
        parts.append((ControlStyle.control, .view(styledView(call, by: kind, configuration, standard))))
        let views = try evaluator.makeBody(of: style, parts, in: inner, site.source)
        let body = evaluator.group(views, .view, named: style.type.name, site.source)
        return try builder.nodes(of: [body], in: inner)
      }, site: call.site)
  }

  /// `Label(configuration)` in the body of a style: the control itself, in the style that it would have without that
  /// one.
  static var configured: Overload {
    Overload([.unlabelled("configuration", .named(ControlStyle.configuration), "What a style's body is made of.")]) {
      call throws(Diagnostics) in
      guard let control = call.control(of: call.value("configuration")) else {
        throw .unsupported(
          call.entry.name + "(_:)", relative: "the configuration that a style is given is supported", call.source)
      }
      return control
    }
  }
}

extension Invocation {
  /// The control of the configuration that is the only argument; `nil` for other arguments.
  var configuredControl: Value? { given.count == 1 ? control(of: given(nil as String?)) : nil }

  fileprivate func control(of configuration: Value?) -> Value? {
    guard case .structure(let parts)? = configuration, parts.type.name == ControlStyle.configuration,
      let place = parts.type.fieldIndex(ControlStyle.control),
      let view = parts.fields[place].view
    else { return nil }
    return .view(ViewValue(view.content, site: site))
  }
}

extension Catalog {
  /// The content of a control, in the style of the control.
  private static func keeping(_ style: Value, of kind: String, in value: Value, _ site: CallSite) -> Value {
    guard case .view(let view)? = value.swiftUI else { return value }
    let unnamed = CallSite(name: "", source: site.source)
    return .view(ViewValue(.modified(view, .environment(.change { $0.styles[kind] = style })), site: unnamed))
  }
}

extension Evaluator {
  /// The views of a style's `makeBody(configuration:)`, or of `_body(configuration:)`, which is given the control
  /// itself: a custom style of text fields cannot be written in another way.
  fileprivate func makeBody(
    of style: StructValue, _ configuration: [(name: String, value: Value)], in environment: ViewEnvironment,
    _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    let (body, whole) = (style.type.methods["makeBody"]?.first, style.type.methods["_body"]?.first)
    guard let function = body ?? whole, let parameter = function.parameters.first else {
      throw .unknownMember("makeBody(configuration:)", of: style.type.name, near: nil, source)
    }
    try enter(source)
    defer { leave() }
    let local = Scope(parent: nil)
    local.declare("self", .structure(style))
    if body == nil, let control = configuration.first(where: { $0.name == ControlStyle.control }) {
      local.declare(parameter.name, control.value)
    } else {
      local.declare(parameter.name, .structure(ControlStyle.parts(configuration, source)))
    }
    return try preview.reading(environment) { () throws(Diagnostics) -> [ViewValue] in
      try self.views(of: function.body, in: local)
    }
  }
}
