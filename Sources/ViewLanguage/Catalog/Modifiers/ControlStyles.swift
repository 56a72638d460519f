internal import LayoutEngine

/// `buttonStyle` and `labelStyle`, with styles of the scenario's own and those of SwiftUI's that add nothing.
extension Catalog {
  static let controlStyles: [CatalogEntry] =
    [style("buttonStyle", "ButtonStyle", "PrimitiveButtonStyle"), style("labelStyle", "LabelStyle", "LabelStyle")]
    + constants("PrimitiveButtonStyle", ["plain", "borderless"])
    + constants("LabelStyle", ["automatic", "titleAndIcon"])

  private static func style(_ name: String, _ own: String, _ standard: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "How the controls inside look; a style of your own makes their body.",
      [.unlabelled("style", .oneOf([.named(own), .named(standard)]))]
    ) { call throws(Diagnostics) in
      guard case .structure(let style)? = call.value("style") else {
        return call.modified(.environment(.change { $0.styles[own] = nil }))
      }
      return call.modified(.environment(.change { $0.styles[own] = style }))
    }
  }

  /// A control as the style around it makes it, or as it is made without one.
  static func styled(
    _ call: Invocation, by kind: String, _ configuration: [(name: String, value: Value)], otherwise: ViewValue
  ) -> Value {
    let evaluator = call.evaluator
    return call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        guard let style = environment.styles[kind] else { return try builder.nodes(of: [otherwise], in: environment) }
        evaluator.environment = environment
        let views = try evaluator.makeBody(of: style, configuration, site.source)
        let body = evaluator.group(views, .view, named: style.type.name, site.source)
        return try builder.nodes(of: [body], in: environment)
      })
  }
}

extension Evaluator {
  /// The views of a style's `makeBody(configuration:)`.
  fileprivate func makeBody(
    of style: StructValue, _ configuration: [(name: String, value: Value)], _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    guard let function = style.type.methods["makeBody"]?.first, let parameter = function.parameters.first else {
      throw .unknownMember("makeBody(configuration:)", of: style.type.name, near: nil, source)
    }
    try enter(source)
    defer { leave() }
    let type = TypeInfo(name: "Configuration", declaration: nil)
    type.storedProperties = configuration.map { VariableDeclaration(name: $0.name, isConstant: true, source: source) }
    let local = Scope(parent: nil)
    local.declare("self", .structure(style))
    local.declare(parameter.name, .structure(StructValue(type: type, fields: configuration.map { $0.value })))
    return try views(of: function.body, in: local)
  }
}
