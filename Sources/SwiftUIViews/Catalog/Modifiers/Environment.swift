internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that write into the environment and so are no node of their own.
extension Catalog {
  static let environmentModifiers: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "foregroundStyle", "What texts, symbols and shapes are painted with.",
      [
        .unlabelled("primary", .style), .unlabelled("secondary", .style, default: "none"),
        .unlabelled("tertiary", .style, default: "none"),
      ]
    ) { call throws(Diagnostics) in
      call.modified(.environment(.foreground(call.style("primary") ?? .foreground)))
    },
    CatalogEntry(
      .modifier(on: "View"), "foregroundColor", "What texts, symbols and shapes are painted with.",
      [.unlabelled("color", .optional(.named("Color")))]
    ) { call throws(Diagnostics) in
      call.modified(.environment(.foreground(call.style("color") ?? .foreground)))
    },
    CatalogEntry(
      .modifier(on: "View"), "tint", "The colour of controls.", [.unlabelled("tint", .optional(.style))]
    ) { call throws(Diagnostics) in call.modified(.environment(.tint(call.style("tint") ?? .tint))) },
    CatalogEntry(
      .modifier(on: "View"), "accentColor", "The colour of controls.",
      [.unlabelled("color", .optional(.named("Color")))]
    ) { call throws(Diagnostics) in call.modified(.environment(.tint(call.style("color") ?? .tint))) },
    CatalogEntry(
      .modifier(on: "View"), "font", "The font of the texts inside.", [.unlabelled("font", .optional(.named("Font")))]
    ) { call throws(Diagnostics) in
      guard case .font(let font)? = call.value("font")?.swiftUI else { return call.modified(.environment(.font(nil))) }
      return call.modified(.environment(.font(font)))
    },
    CatalogEntry(
      .modifier(on: "View"), "bold", "Bold text.", [.unlabelled("isActive", .bool, default: "true")]
    ) { call throws(Diagnostics) in
      call.modified(.environment(.weight(call.bool("isActive") ?? true ? .bold : nil)))
    },
    CatalogEntry(
      .modifier(on: "View"), "italic", "Italic text.", [.unlabelled("isActive", .bool, default: "true")]
    ) { call throws(Diagnostics) in call.modified(.environment(.italic(call.bool("isActive") ?? true))) },
    CatalogEntry(
      .modifier(on: "View"), "fontWeight", "The weight of the texts inside.",
      [.unlabelled("weight", .optional(.named("Font.Weight")))]
    ) { call throws(Diagnostics) in
      call.modified(.environment(.weight(call.symbol("weight").flatMap { fontWeight($0) })))
    },
    CatalogEntry(
      .modifier(on: "View"), "fontDesign", "The design of the texts inside.",
      [.unlabelled("design", .optional(.named("Font.Design")))]
    ) { call throws(Diagnostics) in
      call.modified(.environment(.design(call.symbol("design").flatMap { fontDesign($0) })))
    },
    CatalogEntry(
      .modifier(on: "View"), "monospaced", "Letters of equal width.",
      [.unlabelled("isActive", .bool, default: "true")]
    ) { call throws(Diagnostics) in
      call.modified(.environment(.design(call.bool("isActive") ?? true ? .monospaced : nil)))
    },
  ]
}
