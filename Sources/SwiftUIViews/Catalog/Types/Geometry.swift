internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `CGSize`, `CGPoint`, `CGRect`, `EdgeInsets` and `Angle`.
extension Catalog {
  static let geometry: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "CGSize", "A width and a height.",
        numbers([("width", "0"), ("height", "0")]) { call throws(Diagnostics) in
          .size(Size(width: call.number("width") ?? 0, height: call.number("height") ?? 0))
        }),
      CatalogEntry(
        .initializer, "CGPoint", "A position.",
        numbers([("x", "0"), ("y", "0")]) { call throws(Diagnostics) in
          .point(Point(x: call.number("x") ?? 0, y: call.number("y") ?? 0))
        }),
      CatalogEntry(
        .initializer, "CGRect", "A rectangle.",
        [
          Overload([]) { _ throws(Diagnostics) in .rect(Rect(origin: .zero, size: .zero)) },
          Overload([.labelled("origin", .named("CGPoint")), .labelled("size", .named("CGSize"))]) {
            call throws(Diagnostics) in
            guard case .point(let origin)? = call.value("origin")?.swiftUI,
              case .size(let size)? = call.value("size")?.swiftUI
            else {
              return .void
            }
            return .rect(Rect(origin: origin, size: size))
          },
        ]
          + numbers(["x", "y", "width", "height"].map { ($0, nil) }) { call throws(Diagnostics) in
            .rect(
              Rect(
                x: call.number("x") ?? 0, y: call.number("y") ?? 0, width: call.number("width") ?? 0,
                height: call.number("height") ?? 0))
          }),
      CatalogEntry(
        .initializer, "EdgeInsets", "Distances from the four edges.",
        [
          Overload([]) { _ throws(Diagnostics) in .insets(.zero) },
          Overload(edges.map { .labelled($0, .cgFloat) }) { call throws(Diagnostics) in insets(call) },
          Overload([.unlabelled("insets", .named("NSDirectionalEdgeInsets"))]) { call throws(Diagnostics) in
            call.value("insets") ?? .none
          },
        ]),
      CatalogEntry(
        .initializer, "NSDirectionalEdgeInsets", "The same as EdgeInsets.",
        edges.map { .labelled($0, .cgFloat, default: "0") }
      ) { call throws(Diagnostics) in insets(call) },
      CatalogEntry(constant: "zero", of: "NSDirectionalEdgeInsets") { _ throws(Diagnostics) in .insets(.zero) },
      CatalogEntry(
        .initializer, "Angle", "An angle.",
        [
          Overload([.labelled("degrees", .double)]) { call throws(Diagnostics) in degrees(call.number("degrees")) },
          Overload([.labelled("radians", .double)]) { call throws(Diagnostics) in
            .angle(radians: call.number("radians") ?? 0)
          },
        ]),
      CatalogEntry(.staticMember(of: "Angle"), "degrees", "An angle.", [.unlabelled("degrees", .double)]) {
        call throws(Diagnostics) in degrees(call.number("degrees"))
      },
      CatalogEntry(.staticMember(of: "Angle"), "radians", "An angle.", [.unlabelled("radians", .double)]) {
        call throws(Diagnostics) in .angle(radians: call.number("radians") ?? 0)
      },
      CatalogEntry(constant: "zero", of: "Angle") { _ throws(Diagnostics) in .angle(radians: 0) },
      CatalogEntry(constant: "zero", of: "CGSize") { _ throws(Diagnostics) in .size(.zero) },
      CatalogEntry(constant: "zero", of: "CGPoint") { _ throws(Diagnostics) in .point(.zero) },
      CatalogEntry(constant: "zero", of: "CGRect") { _ throws(Diagnostics) in .rect(Rect(origin: .zero, size: .zero)) },
      CatalogEntry(
        .initializer, "FillStyle", "How a shape is filled; not looked at.",
        [.labelled("eoFill", .bool, default: "false"), .labelled("antialiased", .bool, default: "true")]
      ) { call throws(Diagnostics) in
        if call.bool("eoFill") == true { call.evaluator.warn(.effectNotDrawn("eoFill", call.source)) }
        return .symbol(type: "FillStyle", name: "standard")
      },
    ] + geometryProperties + rectangles

  /// The forms of an initialiser of Core Graphics' types: of floating-point numbers, and of whole ones.
  private static func numbers(
    _ parameters: [(label: String, default: ReferenceText?)], action: @escaping Overload.Action
  ) -> [Overload] {
    [SwiftType.cgFloat, .int].map { type in
      Overload(parameters.map { .labelled($0.label, type, default: type == .int ? nil : $0.default) }, action: action)
    }
  }

  private static func degrees(_ degrees: Double?) -> Value { .angle(radians: (degrees ?? 0) * .pi / 180) }

  private static var geometryProperties: [CatalogEntry] {
    let names: [(type: String, names: [String])] = [
      ("CGSize", ["width", "height"]), ("CGPoint", ["x", "y"]), ("UnitPoint", ["x", "y"]),
      ("CGRect", ["origin", "size", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY"]),
      ("EdgeInsets", edges), ("Angle", ["degrees", "radians"]),
    ]
    var entries: [CatalogEntry] = []
    for (type, properties) in names {
      for name in properties {
        entries.append(
          CatalogEntry(property: name, of: type, "A part of a \(type).") { call throws(Diagnostics) in
            part(name, of: call.base)
          })
      }
    }
    return entries
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]

  private static func insets(_ call: Invocation) -> Value {
    .insets(
      Insets(
        top: call.distance("top") ?? 0, leading: call.distance("leading") ?? 0,
        bottom: call.distance("bottom") ?? 0, trailing: call.distance("trailing") ?? 0))
  }

  private static func part(_ name: String, of value: Value) -> Value {
    switch value.swiftUI {
    case .size(let size): return .double(name == "width" ? size.width : size.height)
    case .unitPoint(let point): return .double(name == "x" ? point.x : point.y)
    case .point(let point): return .double(name == "x" ? point.x : point.y)
    case .angle(let radians): return .double(name == "radians" ? radians : radians * 180 / .pi)
    case .rect(let rect): return part(name, of: rect)
    case .insets(let insets):
      switch name {
      case "top": return .double(insets.top)
      case "leading": return .double(insets.leading)
      case "bottom": return .double(insets.bottom)
      default: return .double(insets.trailing)
      }
    default: return .void
    }
  }

  private static func part(_ name: String, of rect: Rect) -> Value {
    switch name {
    case "origin": return .point(rect.origin)
    case "size": return .size(rect.size)
    case "width": return .double(rect.size.width)
    case "height": return .double(rect.size.height)
    case "minX": return .double(rect.minX)
    case "midX": return .double(rect.midX)
    case "maxX": return .double(rect.maxX)
    case "minY": return .double(rect.minY)
    case "midY": return .double(rect.midY)
    default: return .double(rect.maxY)
    }
  }
}

extension SwiftUIValue {
  /// A size, point or rectangle with one part changed; `nil` for any other value.
  func settingGeometry(_ name: String, to value: Value) -> Value? {
    if case .double(let number) = value { return settingLength(name, to: number) }
    switch (content, value.swiftUI) {
    case (.rect(var rect), .size(let size)):
      rect.size = size
      return .rect(rect)
    case (.rect(var rect), .point(let origin)):
      rect.origin = origin
      return .rect(rect)
    default: return nil
    }
  }

  private func settingLength(_ name: String, to length: Double) -> Value? {
    switch content {
    case .size(var size):
      if name == "width" { size.width = length } else { size.height = length }
      return .size(size)
    case .point(var point):
      if name == "x" { point.x = length } else { point.y = length }
      return .point(point)
    case .insets(var insets):
      switch name {
      case "top": insets.top = length
      case "leading": insets.leading = length
      case "bottom": insets.bottom = length
      default: insets.trailing = length
      }
      return .insets(insets)
    default: return nil
    }
  }
}
