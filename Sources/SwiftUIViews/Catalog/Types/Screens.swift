internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIScreen.main`, as older code asks it for its size.
extension Catalog {
  static let screens: [CatalogEntry] = [
    CatalogEntry(constant: "main", of: "UIScreen", "The screen that the preview is laid out on.") {
      _ throws(Diagnostics) in .symbol(type: "UIScreen", name: "main")
    },
    CatalogEntry(property: "bounds", of: "UIScreen", "The screen's size, at the origin.") { call throws(Diagnostics) in
      .rect(Rect(origin: .zero, size: call.evaluator.preview.readScreen()))
    },
    CatalogEntry(property: "scale", of: "UIScreen", "Pixels per point.") { call throws(Diagnostics) in
      try call.evaluator.environmentValue("displayScale", call.source)
    },
  ]
}
