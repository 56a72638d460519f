internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `CGAffineTransform` and `ProjectionTransform`.
extension Catalog {
  static let transforms: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "CGAffineTransform", "A map of the plane.",
        [
          Overload([]) { _ throws(Diagnostics) in .transform(.identity) },
          Overload(parts.map { .labelled($0, .cgFloat) }) { call throws(Diagnostics) in .transform(ofParts(call)) },
          Overload(parts.map { .unlabelled($0, .cgFloat) }) { call throws(Diagnostics) in .transform(ofParts(call)) },
          Overload([.labelled("translationX", .cgFloat), .labelled("y", .cgFloat)]) { call throws(Diagnostics) in
            .transform(translation(call.number("translationX") ?? 0, call.number("y") ?? 0))
          },
          Overload([.labelled("scaleX", .cgFloat), .labelled("y", .cgFloat)]) { call throws(Diagnostics) in
            .transform(scale(call.number("scaleX") ?? 1, call.number("y") ?? 1))
          },
          Overload([.labelled("rotationAngle", .cgFloat)]) { call throws(Diagnostics) in
            .transform(rotation(call.number("rotationAngle") ?? 0))
          },
        ]),
      CatalogEntry(
        .initializer, "ProjectionTransform", "A map; one that is not flat is not understood.",
        [
          Overload([]) { _ throws(Diagnostics) in .transform(.identity) },
          Overload([.unlabelled("transform", .named("CGAffineTransform"))]) { call throws(Diagnostics) in
            call.value("transform") ?? .transform(.identity)
          },
        ]),
      CatalogEntry(constant: "identity", of: "CGAffineTransform") { _ throws(Diagnostics) in .transform(.identity) },
      changed("translatedBy", [.labelled("x", .cgFloat), .labelled("y", .cgFloat)]) {
        translation($0.number("x") ?? 0, $0.number("y") ?? 0)
      },
      changed("scaledBy", [.labelled("x", .cgFloat), .labelled("y", .cgFloat)]) {
        scale($0.number("x") ?? 1, $0.number("y") ?? 1)
      },
      changed("rotated", [.labelled("by", .cgFloat)]) { rotation($0.number("by") ?? 0) },
      CatalogEntry(
        .member(of: "CGAffineTransform"), "concatenating", "First this map, then the other.",
        [.unlabelled("other", .named("CGAffineTransform"))]
      ) { call throws(Diagnostics) in
        guard case .transform(let first) = call.base.swiftUI,
          case .transform(let second)? = call.value("other")?.swiftUI
        else {
          return call.base
        }
        return .transform(second.after(first))
      },
      applying("CGPoint") { value, map in
        guard case .point(let point) = value.swiftUI else { return value }
        return .point(map(point))
      },
      applying("CGSize") { value, map in
        guard case .size(let size) = value.swiftUI else { return value }
        let moved = map(Point(x: size.width, y: size.height))
        return .size(Size(width: moved.x - map.tx, height: moved.y - map.ty))
      },
      applying("CGRect") { value, map in
        guard case .rect(let rect) = value.swiftUI else { return value }
        return .rect(map.boundingBox(of: rect))
      },
      CatalogEntry(.member(of: "CGAffineTransform"), "inverted", "The map back.") { call throws(Diagnostics) in
        guard case .transform(let map) = call.base.swiftUI else { return call.base }
        return .transform(map.inverse ?? map)
      },
      number("a") { $0.a }, number("b") { $0.b }, number("c") { $0.c }, number("d") { $0.d },
      number("tx") { $0.tx }, number("ty") { $0.ty },
    ]

  private static let parts = ["a", "b", "c", "d", "tx", "ty"]

  private static func ofParts(_ call: Invocation) -> Transform {
    let numbers = parts.map { call.number($0) ?? 0 }
    return Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private static func applying(
    _ type: String, _ apply: @escaping @Sendable (Value, Transform) -> Value
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: type), "applying", "Where a map of the plane takes it.",
      [.unlabelled("transform", .named("CGAffineTransform"))]
    ) { call throws(Diagnostics) in
      guard case .transform(let map)? = call.value("transform")?.swiftUI else { return call.base }
      return apply(call.base, map)
    }
  }

  /// One of the numbers of a map, read only.
  private static func number(
    _ name: String, _ value: @escaping @Sendable (Transform) -> Double
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: "CGAffineTransform", "An entry of its matrix.") { call throws(Diagnostics) in
      guard case .transform(let map) = call.base.swiftUI else { return .double(0) }
      return .double(value(map))
    }
  }

  /// The base combined with another map, which is applied first.
  private static func changed(
    _ name: String, _ parameters: [ParameterDeclaration], _ map: @escaping @Sendable (Invocation) -> Transform
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "CGAffineTransform"), name, "The map after another one.", parameters) {
      call throws(Diagnostics) in
      guard case .transform(let base) = call.base.swiftUI else { return call.base }
      return .transform(base.after(map(call)))
    }
  }

  static func translation(_ x: Double, _ y: Double) -> Transform { Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  private static func scale(_ x: Double, _ y: Double) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  private static func rotation(_ angle: Double) -> Transform {
    let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
