internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `GlassEffectContainer`: glass is drawn around views and takes no room.
extension Catalog {
  static let glass: [CatalogEntry] = [
    CatalogEntry(
      .view, "GlassEffectContainer", "Lays out its content; joined glass is not drawn.",
      [
        .labelled("spacing", .optional(.cgFloat), default: "nil", "From where glass is joined; not a gap."),
        .labelled("content", .content),
      ]
    ) { call throws(Diagnostics) in call.view(.group(try call.views("content"))) }
  ]
}
