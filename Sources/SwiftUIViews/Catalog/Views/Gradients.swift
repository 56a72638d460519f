internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Gradients: views that take all the room they are proposed, and styles. They are drawn as their mean colour.
extension Catalog {
  static let gradients: [CatalogEntry] =
    [
      gradient("LinearGradient", [unit("startPoint"), unit("endPoint")]),
      gradient(
        "RadialGradient", [unit("center"), .labelled("startRadius", .cgFloat), .labelled("endRadius", .cgFloat)]),
      gradient(
        "AngularGradient",
        [
          unit("center"), .labelled("startAngle", .named("Angle"), default: ".zero"),
          .labelled("endAngle", .named("Angle"), default: ".zero"),
          .labelled("angle", .named("Angle"), default: ".zero"),
        ]),
      gradient(
        "EllipticalGradient",
        [
          .labelled("center", .named("UnitPoint"), default: ".center"),
          .labelled("startRadiusFraction", .cgFloat, default: "0"),
          .labelled("endRadiusFraction", .cgFloat, default: "0.5"),
        ]),
      gradient("Gradient", []),
      CatalogEntry(
        .view, "MeshGradient", "A gradient over a mesh, drawn as its mean colour.",
        [
          .labelled("width", .int), .labelled("height", .int), .labelled("points", .array(.any)),
          .labelled("colors", .array(.named("Color"))), .labelled("background", .named("Color"), default: ".clear"),
          .labelled("smoothsColors", .bool, default: "true"),
        ]
      ) { call throws(Diagnostics) in mean(call) },
      CatalogEntry(
        .initializer, "Gradient.Stop", "A colour at a place.",
        [.labelled("color", .named("Color")), .labelled("location", .cgFloat)]
      ) { call throws(Diagnostics) in call.value("color") ?? .none },
    ]
    + [
      style("linearGradient", [unit("startPoint"), unit("endPoint")]),
      style(
        "radialGradient", [unit("center"), .labelled("startRadius", .cgFloat), .labelled("endRadius", .cgFloat)]),
      style(
        "angularGradient",
        [unit("center"), .labelled("startAngle", .named("Angle")), .labelled("endAngle", .named("Angle"))]),
      style("conicGradient", [unit("center"), .labelled("angle", .named("Angle"), default: ".zero")]),
      style(
        "ellipticalGradient",
        [
          .labelled("center", .named("UnitPoint"), default: ".center"),
          .labelled("startRadiusFraction", .cgFloat, default: "0"),
          .labelled("endRadiusFraction", .cgFloat, default: "0.5"),
        ]),
    ]

  private static func style(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    let plain = Overload([.unlabelled("gradient", .named("Gradient"))] + parameters) { call throws(Diagnostics) in
      mean(call)
    }
    return CatalogEntry(
      .staticMember(of: "ShapeStyle"), name, "A gradient as a style.", overloads(parameters) + [plain])
  }

  private static func unit(_ label: String) -> ParameterDeclaration { .labelled(label, .named("UnitPoint")) }

  private static func gradient(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(.view, name, "A gradient, drawn as its mean colour.", overloads(parameters))
  }

  private static func overloads(_ parameters: [ParameterDeclaration]) -> [Overload] {
    let stops = SwiftType.array(.oneOf([.named("Gradient.Stop"), .named("Color")]))
    let sources: [ParameterDeclaration] = [
      .labelled("colors", .array(.named("Color"))), .labelled("stops", stops),
      .labelled("gradient", .named("Gradient")),
    ]
    return sources.map { source in
      Overload([source] + parameters) { call throws(Diagnostics) in mean(call) }
    }
  }

  private static func mean(_ call: Invocation) -> Value {
    let name = call.entry.role == .view ? call.entry.name : "gradient"
    if case .gradient(let color)? = call.value("gradient")?.swiftUI {
      return .gradient(ColorValue(paint: color.paint, name: name))
    }
    var paints: [Paint] = []
    for value in call.array("colors") ?? call.array("stops") ?? [] {
      if case .color(let color) = value.swiftUI { paints.append(color.paint) }
    }
    let paint = Paint(light: mean(paints.map { $0.light }), dark: mean(paints.map { $0.dark }))
    return .gradient(ColorValue(paint: paint, name: name))
  }

  private static func mean(_ colors: [RGBA]) -> RGBA {
    guard !colors.isEmpty else { return RGBA(red: 0, green: 0, blue: 0, opacity: 0) }
    let count = Double(colors.count)
    func part(_ get: (RGBA) -> Double) -> Double { colors.reduce(0) { $0 + get($1) } / count }
    return RGBA(
      red: part { $0.red }, green: part { $0.green }, blue: part { $0.blue }, opacity: part { $0.opacity })
  }
}
