internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that write into the environment and so are not nodes.
extension Catalog {
  static let environmentModifiers: [CatalogEntry] = paintModifiers + fontModifiers + controlModifiers

  private static let paintModifiers: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "foregroundStyle", "What texts, symbols and shapes are painted with.",
      [
        .unlabelled("primary", .style), .unlabelled("secondary", .style, default: "none"),
        .unlabelled("tertiary", .style, default: "none"),
      ]
    ) { call throws(Diagnostics) in
      let style = call.ink("primary") ?? .foreground
      return call.modified(.environment(.change { $0.setForeground(style) }))
    }.typed("_ForegroundStyleModifier<Color>").keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "foregroundColor", "What texts, symbols and shapes are painted with.",
      [.unlabelled("color", .optional(.named("Color")))]
    ) { call throws(Diagnostics) in
      let style = call.ink("color") ?? .foreground
      return call.modified(.environment(.change { $0.foreground = style }))
    }.typed("_EnvironmentKeyWritingModifier<Optional<Color>>").keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "backgroundStyle", "What backgrounds without a style of their own are painted with.",
      [.unlabelled("style", .style)]
    ) { call throws(Diagnostics) in
      let style = call.style("style") ?? .background
      return call.modified(.environment(.change { $0.setBackground(style) }))
    }.typed("_EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>"),
    CatalogEntry(
      .modifier(on: "View"), "tint", "The colour of controls.", [.unlabelled("tint", .optional(.style))]
    ) { call throws(Diagnostics) in
      let style = call.ink("tint") ?? .tint
      return call.modified(.environment(.change { $0.setTint(style) }))
    }.typed("_EnvironmentKeyWritingModifier<Optional<Color>>"),
    CatalogEntry(
      .modifier(on: "View"), "accentColor", "The colour of controls.",
      [.unlabelled("color", .optional(.named("Color")))]
    ) { call throws(Diagnostics) in
      let style = call.ink("color") ?? .tint
      return call.modified(.environment(.change { $0.setTint(style) }))
    },
  ]

  private static let fontModifiers: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "font", "The font of the texts inside.", [.unlabelled("font", .optional(.named("Font")))]
    ) { call throws(Diagnostics) in
      guard case .font(let font) = call.value("font")?.swiftUI else {
        return call.modified(.environment(.change { $0.font = nil }))
      }
      return call.modified(.environment(.change { $0.font = font }))
    }.typed("_EnvironmentKeyWritingModifier<Optional<Font>>").keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "bold", "Bold text.", [.unlabelled("isActive", .bool, default: "true")]
    ) { call throws(Diagnostics) in
      let isBold = call.bool("isActive") ?? true
      return call.modified(
        .environment(
          .change {
            $0.isBold = isBold
            $0.weight = nil
          }))
    }.keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "italic", "Italic text.", [.unlabelled("isActive", .bool, default: "true")]
    ) { call throws(Diagnostics) in
      let isItalic = call.bool("isActive") ?? true
      return call.modified(.environment(.change { $0.isItalic = isItalic }))
    }.keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "fontWeight", "The weight of the texts inside.",
      [.unlabelled("weight", .optional(.named("Font.Weight")))]
    ) { call throws(Diagnostics) in
      let weight = call.symbol("weight").flatMap { fontWeight($0) }
      return call.modified(
        .environment(
          .change {
            $0.weight = weight
            $0.isBold = false
          }))
    }.keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "fontDesign", "The design of the texts inside.",
      [.unlabelled("design", .optional(.named("Font.Design")))]
    ) { call throws(Diagnostics) in
      let design = call.symbol("design").flatMap { fontDesign($0) }
      return call.modified(.environment(.change { $0.design = design }))
    }.keeping("Text"),
    CatalogEntry(
      .modifier(on: "View"), "monospaced", "Letters of equal width.",
      [.unlabelled("isActive", .bool, default: "true")]
    ) { call throws(Diagnostics) in
      let design = call.bool("isActive") ?? true ? Font.Design.monospaced : nil
      return call.modified(.environment(.change { $0.design = design }))
    }.keeping("Text"),
  ]

  private static let controlModifiers: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "disabled", "Whether the controls inside react; views read it as isEnabled.",
      [.unlabelled("disabled", .bool)]
    ) { call throws(Diagnostics) in
      // Nothing inside a disabled view is enabled again.
      guard call.bool("disabled") == true else { return call.modified(.nothing) }
      return call.modified(.environment(.change { $0.values["isEnabled"] = .bool(false) }))
    }.typed("_EnvironmentKeyTransformModifier<Bool>"),
    writing("controlSize", "How large the controls inside are; views read it.", "ControlSize"),
    writing("buttonSizing", "Whether the buttons inside take all the width they are proposed.", "ButtonSizing"),
    writing("navigationLinkIndicatorVisibility", "Whether the navigation links inside show an arrow.", "Visibility"),
    measure("labelIconToTitleSpacing", "The gap between the icon and the title of the labels inside."),
    measure("labelReservedIconWidth", "The width that the labels inside keep for their icons."),
    CatalogEntry(.modifier(on: "View"), "labelsHidden", "Leaves out the labels of the controls inside.") {
      call throws(Diagnostics) in
      call.modified(
        .environment(.change { $0.values["labelsVisibility"] = .symbol(type: "Visibility", name: "hidden") }))
    },
    writing("labelsVisibility", "Whether the labels of the controls inside show.", "Visibility"),
    CatalogEntry(
      .modifier(on: "View"), "menuIndicator", "Whether the menus inside show arrows.",
      [.unlabelled("visibility", .named("Visibility"))]
    ) { call throws(Diagnostics) in
      let value = call.value("visibility") ?? .none
      return call.modified(.environment(.change { $0.values["menuIndicatorVisibility"] = value }))
    },
    writing("colorScheme", "Light or dark: what the colours inside are, and what views read.", "ColorScheme"),
    CatalogEntry(
      .modifier(on: "View"), "preferredColorScheme", "Light or dark, for the whole window or sheet around the view.",
      [.unlabelled("colorScheme", .optional(.named("ColorScheme")))]
    ) { call throws(Diagnostics) in
      let scheme = call.symbol("colorScheme").flatMap { Paint.Scheme(rawValue: $0) }
      return call.modified(.environment(.change { $0.preferredScheme?.prefer(scheme) }))
    },
  ]

  /// A modifier that sets a length for the controls inside.
  private static func measure(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(.modifier(on: "View"), name, documentation, [.unlabelled("value", .cgFloat)]) {
      call throws(Diagnostics) in
      let length = call.value("value") ?? .none
      return call.modified(.environment(.change { $0.values[name] = length }))
    }
  }

  /// A modifier that writes the environment value of its own name.
  private static func writing(_ name: String, _ documentation: ReferenceText, _ type: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation, [.unlabelled(name, .named(type))]
    ) { call throws(Diagnostics) in
      let value = call.value(name) ?? .none
      return call.modified(.environment(.change { Catalog.environmentFact(name)?.write?(&$0, value) }))
    }
  }
}
