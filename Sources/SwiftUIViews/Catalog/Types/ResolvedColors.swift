internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The components of a colour in an environment, and the environment as a value.
extension Catalog {
  static let resolvedColors: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "EnvironmentValues", "What views hand down; made by itself, it has the defaults.", [])
      {
        call throws(Diagnostics) in
        .environmentValues(ViewEnvironment(platform: call.evaluator.preview.environment.platform))
      },
      CatalogEntry(
        .member(of: "Color"), "resolve", "The colour's components in an environment.",
        [.labelled("in", .named("EnvironmentValues"), "Tells the color scheme.")]
      ) { call throws(Diagnostics) in
        guard case .color(let color)? = call.base.swiftUI else { return .none }
        guard case .environmentValues(let environment)? = call.value("in")?.swiftUI else { return .none }
        return .resolved(environment.colorScheme == .dark ? color.paint.dark : color.paint.light)
      },
      CatalogEntry(
        .initializer, resolvedType, "A colour by its components.",
        [
          .unlabelled("colorSpace", .named("Color.RGBColorSpace"), default: ".sRGB", "All spaces are drawn as sRGB."),
          .labelled("red", .double, "From 0 to 1."), .labelled("green", .double, "From 0 to 1."),
          .labelled("blue", .double, "From 0 to 1."), .labelled("opacity", .double, default: "1", "From 0 to 1."),
        ]
      ) { call throws(Diagnostics) in
        .resolved(
          RGBA(
            red: call.number("red") ?? 0, green: call.number("green") ?? 0, blue: call.number("blue") ?? 0,
            opacity: call.number("opacity") ?? 1))
      },
    ]
    + ["red", "green", "blue", "opacity"].map { settable($0, of: resolvedType, .double(0)) }
    + [("linearRed", "red"), ("linearGreen", "green"), ("linearBlue", "blue")].map { name, component in
      CatalogEntry(property: name, of: resolvedType, "The component in proportion to the light.") {
        call throws(Diagnostics) in .double(linear(call.baseRecord.number(component)))
      }
    }

  static let resolvedType = "Color.Resolved"

  /// The curve of sRGB, which is continued symmetrically below zero. Source: IEC 61966-2-1.
  private static func linear(_ component: Double) -> Double {
    let length = abs(component)
    let light = length <= 0.04045 ? length / 12.92 : Trigonometry.power((length + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }
}

extension Value {
  static func environmentValues(_ environment: ViewEnvironment) -> Value {
    .native(SwiftUIValue(.environmentValues(environment)))
  }

  fileprivate static func resolved(_ color: RGBA) -> Value {
    .record(
      RecordValue(
        Catalog.resolvedType,
        [
          ("red", .double(color.red)), ("green", .double(color.green)), ("blue", .double(color.blue)),
          ("opacity", .double(color.opacity)),
        ]))
  }
}
