internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIColor` and `NSColor`, as far as they are used to make a `Color`.
extension Catalog {
  static let platformColors: [CatalogEntry] =
    PlatformColor.uiKit.map { constant($0, of: "UIColor") } + PlatformColor.appKit.map { constant($0, of: "NSColor") }
    + ["UIColor", "NSColor"].flatMap { type in
      SystemColor.all.flatMap { named in
        let first = named.name.capitalizedFirst
        return [constant(named, of: type), constant(("system" + first, named.paint), of: type)]
      }
    }
    + ["UIColor", "NSColor"].map { type in
      CatalogEntry(
        .initializer, type, "A colour, the same as a Color.",
        [
          Overload([
            .labelled("red", .double), .labelled("green", .double), .labelled("blue", .double),
            .labelled("alpha", .double, default: "1"),
          ]) { call throws(Diagnostics) in
            color(call.number("red"), call.number("green"), call.number("blue"), call.number("alpha"))
          },
          Overload([.labelled("white", .double), .labelled("alpha", .double, default: "1")]) {
            call throws(Diagnostics) in
            let white = call.number("white")
            return color(white, white, white, call.number("alpha"))
          },
          Overload([
            .labelled("name", .any, default: "nil"),
            .labelled(
              "dynamicProvider", .function([.any], .named(type)), "Chooses a colour for light and one for dark."),
          ]) { call throws(Diagnostics) in try dynamicColor(call) },
          Overload([.unlabelled("color", .named("Color"))]) { call throws(Diagnostics) in call.value("color") ?? .none
          },
          Overload([
            .labelled("named", .string, "A colour of an asset catalog; grey when there is none."),
            .labelled("in", .any, default: "nil", "Is not looked at."),
            .labelled("compatibleWith", .any, default: "nil", "Is not looked at."),
          ]) { call throws(Diagnostics) in ofCatalog(call.string("named") ?? "", call) },
        ])
    }
    + [
      CatalogEntry(
        .member(of: "Color"), "withAlphaComponent", "The same colour, more translucent.",
        [.unlabelled("alpha", .double)]
      ) { call throws(Diagnostics) in
        guard case .color(let color) = call.base.swiftUI else { return call.base }
        return .color(ColorValue(paint: color.paint.opacity(call.number("alpha") ?? 1), name: ""))
      }
    ]

  private static func constant(_ named: (name: String, paint: Paint), of type: String) -> CatalogEntry {
    CatalogEntry(constant: named.name, of: type, "A system colour.") { _ throws(Diagnostics) in
      .color(ColorValue(paint: named.paint, name: named.name))
    }
  }

  private static func color(_ red: Double?, _ green: Double?, _ blue: Double?, _ alpha: Double?) -> Value {
    func unit(_ value: Double?) -> Double { value.map { $0.isNaN ? 0 : min(max($0, 0), 1) } ?? 1 }
    let rgba = RGBA(red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(alpha))
    return .color(ColorValue(paint: Paint(rgba), name: ""))
  }
}
