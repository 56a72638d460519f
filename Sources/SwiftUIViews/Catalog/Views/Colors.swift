internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Color` and its constants; a colour is a view, a style and a value.
extension Catalog {
  static let colors: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Color", "A colour that takes all the room it is proposed.",
        [
          Overload([
            .unlabelled("space", .named("Color.RGBColorSpace"), default: ".sRGB", "All spaces are drawn as sRGB."),
            .labelled("red", .double, "From 0 to 1."),
            .labelled("green", .double, "From 0 to 1."),
            .labelled("blue", .double, "From 0 to 1."),
            .labelled("opacity", .double, default: "1", "From 0 to 1."),
          ]) { call throws(Diagnostics) in
            color(
              call.number("red") ?? 0, call.number("green") ?? 0, call.number("blue") ?? 0, call.number("opacity") ?? 1)
          },
          Overload([
            .unlabelled("space", .named("Color.RGBColorSpace"), default: ".sRGB", "All spaces are drawn as sRGB."),
            .labelled("white", .double, "From 0, black, to 1, white."),
            .labelled("opacity", .double, default: "1", "From 0 to 1."),
          ]) { call throws(Diagnostics) in
            let white = call.number("white") ?? 0
            return color(white, white, white, call.number("opacity") ?? 1)
          },
          Overload([
            .labelled("hue", .double, "From 0 to 1."),
            .labelled("saturation", .double, "From 0 to 1."),
            .labelled("brightness", .double, "From 0 to 1."),
            .labelled("opacity", .double, default: "1", "From 0 to 1."),
          ]) { call throws(Diagnostics) in hsb(call) },
          Overload([.unlabelled("color", .oneOf([.named("UIColor"), .named("NSColor")]), "The same colour.")]) {
            call throws(Diagnostics) in call.value("color") ?? .none
          },
          Overload([.unlabelled("resolved", .named(resolvedType), "The colour of these components.")]) {
            call throws(Diagnostics) in
            guard case .record(let resolved)? = call.value("resolved")?.swiftUI else { return .none }
            return color(
              resolved.number("red"), resolved.number("green"), resolved.number("blue"), resolved.number("opacity"))
          },
          Overload([.labelled("uiColor", .named("UIColor"), "The same colour.")]) { call throws(Diagnostics) in
            call.value("uiColor") ?? .none
          },
          Overload([.labelled("nsColor", .named("NSColor"), "The same colour.")]) { call throws(Diagnostics) in
            call.value("nsColor") ?? .none
          },
          Overload([
            .unlabelled("name", .string, "A colour of an asset catalog; grey when there is none."),
            .labelled("bundle", .any, default: "nil", "Is not looked at."),
          ]) { call throws(Diagnostics) in
            ofCatalog(call.string("name") ?? "", call)
          },
          Overload([.unlabelled("resource", .named("ColorResource"), "A colour of an asset catalog.")]) {
            call throws(Diagnostics) in
            let name = call.symbol("resource") ?? ""
            guard let paint = call.evaluator.preview.options.namedColor("." + name) else {
              throw .unknownStatic(name, of: "ColorResource", near: nil, call.source(of: "resource"))
            }
            return .color(ColorValue(paint: paint, name: name))
          },
        ]),
      CatalogEntry(
        .member(of: "Color"), "opacity", "The same colour, more translucent.", [.unlabelled("opacity", .double)]
      ) { call throws(Diagnostics) in
        guard case .color(let color) = call.base.swiftUI else { return call.base }
        let opacity = call.number("opacity") ?? 1
        let name = color.name.isEmpty ? "" : "\(color.name).opacity(\(ArgumentText.number(opacity)))"
        return .color(ColorValue(paint: color.paint.opacity(opacity), name: name, isUnknown: color.isUnknown))
      },
      CatalogEntry(
        .member(of: "Color"), "mix", "A colour between this one and another.",
        [
          .labelled("with", .named("Color")), .labelled("by", .double, "From 0, this colour, to 1, the other."),
          .labelled("in", .any, default: ".perceptual", "All are mixed as sRGB."),
        ]
      ) { call throws(Diagnostics) in
        guard case .color(let color)? = call.base.swiftUI, case .color(let other)? = call.value("with")?.swiftUI else {
          return call.base
        }
        return .color(
          ColorValue(paint: color.paint.mixed(with: other.paint, by: unit(call.number("by") ?? 0)), name: ""))
      },
      CatalogEntry(property: "gradient", of: "Color", "The colour's gradient, drawn as the plain colour.") {
        call throws(Diagnostics) in
        // The documentation states where its colours lie, but not which colours they are.
        call.evaluator.warn(.effectNotDrawn("gradient", call.source))
        return call.base
      },
    ]
    + [("secondary", 0.5), ("tertiary", 0.25), ("quaternary", 0.25), ("quinary", 0.25)].map { level in
      CatalogEntry(property: level.0, of: "Color", "The same colour, fainter.") { call throws(Diagnostics) in
        guard case .color(let color)? = call.base.swiftUI else { return call.base }
        let name = color.name.isEmpty ? "" : "\(color.name).\(level.0)"
        return .color(ColorValue(paint: color.paint.opacity(level.1), name: name, isUnknown: color.isUnknown))
      }
    }
    + SystemColor.all.map { named in
      CatalogEntry(constant: named.name, of: "Color", "A system colour.") { _ throws(Diagnostics) in
        .color(ColorValue(paint: named.paint, name: named.name))
      }
    }
    + ["sRGB", "sRGBLinear", "displayP3"].map { name in
      CatalogEntry(constant: name, of: "Color.RGBColorSpace", "A colour space.") { _ throws(Diagnostics) in
        .symbol(type: "Color.RGBColorSpace", name: name)
      }
    }

  /// A colour of an asset catalog; grey when there is none of the name.
  static func ofCatalog(_ name: String, _ call: Invocation) -> Value {
    let grey = Paint(RGBA(red: 0.6, green: 0.6, blue: 0.6))
    let options = call.evaluator.preview.options
    let paint = options.namedColor(name)
    // The catalog of another bundle may not have been read.
    if paint == nil, !call.isGiven("bundle"), let names = options.colorNames(), !names.contains(name) {
      call.evaluator.warn(.missingColor(name, near: Suggestion.nearest(to: name, in: names), call.source))
    }
    return .color(ColorValue(paint: paint ?? grey, name: ColorValue.name(inCatalog: name)))
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Value {
    let rgba = RGBA(red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(opacity))
    return .color(ColorValue(paint: Paint(rgba), name: ""))
  }

  /// A component from 0 to 1; a NaN counts as 0.
  private static func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

  private static func hsb(_ call: Invocation) -> Value {
    let hue = unit(call.number("hue") ?? 0) * 6
    let saturation = unit(call.number("saturation") ?? 0)
    let brightness = unit(call.number("brightness") ?? 0)
    func component(_ n: Double) -> Double {
      let k = (n + hue).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, min(4 - k, 1)))
    }
    return color(component(5), component(3), component(1), call.number("opacity") ?? 1)
  }
}
