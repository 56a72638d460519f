internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Gradients: views that take all the room they are proposed, and styles.
///
/// Their unit points are those of the rectangle that is filled, and their radii are points, or fractions of the
/// rectangle's sides. Angular gradients and meshes have no equivalent in SVG; they are drawn as their mean.
///
/// Source: Apple's documentation of `LinearGradient`, `RadialGradient` and `EllipticalGradient`.
extension Catalog {
  static let gradients: [CatalogEntry] =
    [
      gradient("LinearGradient", "Colours along a line.", line, linear),
      gradient("RadialGradient", "Colours around a point.", circles, radial),
      gradient("AngularGradient", "Colours around an angle, drawn as their mean.", wholeAngles, nil),
      gradient("EllipticalGradient", "Colours around a point, stretched to the frame.", ellipses, elliptical),
      gradient("Gradient", "Colours in an order.", [], { _ in Gradient([]).geometry }),
      CatalogEntry(
        .view, "MeshGradient", "Colours over a mesh, drawn as their mean.",
        [
          .labelled("width", .int), .labelled("height", .int), .labelled("points", .array(.any)),
          .labelled("colors", .array(.named("Color"))), .labelled("background", .named("Color"), default: ".clear"),
          .labelled("smoothsColors", .bool, default: "true"),
        ]
      ) { call throws(Diagnostics) in painted(call, nil) },
      CatalogEntry(
        .initializer, "Gradient.Stop", "A colour at a place.",
        [.labelled("color", .named("Color")), .labelled("location", .cgFloat, "From 0 to 1.")]
      ) { call throws(Diagnostics) in
        let location = call.number("location") ?? 0
        return .record(
          RecordValue(
            "Gradient.Stop",
            [("color", call.value("color") ?? .none), ("location", .double(location.isFinite ? location : 0))]))
      },
      style("linearGradient", line, linear), style("radialGradient", circles, radial),
      style("angularGradient", [unit("center"), angle("startAngle"), angle("endAngle")], nil),
      style("conicGradient", [unit("center"), angle("angle", default: ".zero")], nil),
      style("ellipticalGradient", ellipses, elliptical),
    ]

  // MARK: - Parameters

  private static let line = [unit("startPoint"), unit("endPoint")]
  private static let circles = [
    unit("center"), .labelled("startRadius", .cgFloat), ParameterDeclaration.labelled("endRadius", .cgFloat),
  ]
  private static let ellipses = [
    ParameterDeclaration.labelled("center", .named("UnitPoint"), default: ".center"),
    .labelled("startRadiusFraction", .cgFloat, default: "0"),
    .labelled("endRadiusFraction", .cgFloat, default: "0.5"),
  ]
  private static let wholeAngles = [
    unit("center"), angle("startAngle", default: ".zero"), angle("endAngle", default: ".zero"),
    angle("angle", default: ".zero"),
  ]

  private static func unit(_ label: String) -> ParameterDeclaration { .labelled(label, .named("UnitPoint")) }

  private static func angle(_ label: String, default text: ReferenceText? = nil) -> ParameterDeclaration {
    .labelled(label, .named("Angle"), default: text)
  }

  // MARK: - Geometries

  private static func linear(_ call: Invocation) -> Gradient.Geometry {
    .linear(from: point(call, "startPoint"), to: point(call, "endPoint"))
  }

  private static func radial(_ call: Invocation) -> Gradient.Geometry {
    .radial(
      center: point(call, "center"), from: call.distance("startRadius") ?? 0, to: call.distance("endRadius") ?? 0)
  }

  private static func elliptical(_ call: Invocation) -> Gradient.Geometry {
    .elliptical(
      center: point(call, "center"), from: call.distance("startRadiusFraction") ?? 0,
      to: call.distance("endRadiusFraction") ?? 0.5)
  }

  private static func point(_ call: Invocation, _ name: String) -> UnitPoint {
    if case .unitPoint(let point)? = call.value(name)?.swiftUI, point.x.isFinite, point.y.isFinite { return point }
    return .center
  }

  // MARK: - Entries

  /// Reads where the colours lie; `nil` for a gradient that is drawn as one colour.
  private typealias GeometryReading = @Sendable (Invocation) -> Gradient.Geometry

  private static func style(
    _ name: String, _ parameters: [ParameterDeclaration], _ geometry: GeometryReading?
  ) -> CatalogEntry {
    let plain = Overload([.unlabelled("gradient", .named("Gradient"))] + parameters) { call throws(Diagnostics) in
      painted(call, geometry)
    }
    return CatalogEntry(
      .staticMember(of: "ShapeStyle"), name, "A gradient as a style.", overloads(parameters, geometry) + [plain])
  }

  private static func gradient(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration], _ geometry: GeometryReading?
  ) -> CatalogEntry {
    CatalogEntry(.view, name, documentation, overloads(parameters, geometry)).takingConstants(of: "ShapeStyle")
  }

  /// The type of a gradient that has its own name or that of a style.
  private static func typeName(of name: String) -> String {
    name == "conicGradient" ? "AngularGradient" : name.capitalizedFirst
  }

  private static func overloads(
    _ parameters: [ParameterDeclaration], _ geometry: GeometryReading?
  ) -> [Overload] {
    let sources: [ParameterDeclaration] = [
      .labelled("colors", .array(.named("Color"))), .labelled("stops", .array(.named("Gradient.Stop"))),
      .labelled("gradient", .named("Gradient")),
    ]
    return sources.map { source in
      Overload([source] + parameters) { call throws(Diagnostics) in painted(call, geometry) }
    }
  }

  private static func painted(_ call: Invocation, _ geometry: GeometryReading?) -> Value {
    var paint = Paint(Gradient(stops(call), geometry?(call) ?? Gradient([]).geometry))
    if geometry == nil {
      paint.gradient = nil
      call.evaluator.warn(.meanColor(of: call.entry.name, call.source))
    }
    return .gradient(ColorValue(paint: paint, name: typeName(of: call.entry.name)))
  }

  /// The colours at the places that they name, or at equal distances.
  private static func stops(_ call: Invocation) -> [Gradient.Stop] {
    if case .gradient(let gradient)? = call.value("gradient")?.swiftUI { return gradient.paint.gradient?.stops ?? [] }
    if let stops = call.array("stops") {
      return stops.compactMap { stop in
        guard let record = stop.record, case .color(let color)? = record["color"]?.swiftUI else { return nil }
        return Gradient.Stop(color.paint, at: record["location"]?.number ?? 0)
      }
    }
    let paints = (call.array("colors") ?? []).compactMap { value -> Paint? in
      if case .color(let color) = value.swiftUI { return color.paint }
      return nil
    }
    let last = Double(max(1, paints.count - 1))
    return paints.enumerated().map { Gradient.Stop($0.element, at: Double($0.offset) / last) }
  }
}
