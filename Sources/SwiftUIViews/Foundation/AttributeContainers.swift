internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `AttributeContainer`: attributes of a text, also by the keys that UIKit and AppKit name them by.
extension Catalog {
  static let attributeContainer = CatalogEntry(
    .initializer, "AttributeContainer", "The attributes of a text.",
    [
      .unlabelled(
        "dictionary", .dictionary(.named("NSAttributedString.Key"), .any), default: "[:]",
        "The attributes that SwiftUI draws are read, the others left out.")
    ]
  ) { call throws(Diagnostics) in
    guard case .dictionary(let pairs)? = call.value("dictionary") else {
      return .record(RecordValue("AttributeContainer"))
    }
    let fields = pairs.compactMap { pair -> (name: String, value: Value)? in
      guard case .symbol("NSAttributedString.Key", let name) = pair.key else { return nil }
      return attribute(name, pair.value)
    }
    return .record(RecordValue("AttributeContainer", fields))
  }

  /// An attribute of SwiftUI's for one of UIKit's; `nil` for what SwiftUI does not draw.
  private static func attribute(_ name: String, _ value: Value) -> (name: String, value: Value)? {
    switch name {
    case "font", "foregroundColor", "backgroundColor", "kern", "tracking", "baselineOffset", "link":
      return (name, value)
    case "underlineStyle", "strikethroughStyle":
      // The number of a style; that of no line is 0.
      if case .int(0) = value { return nil }
      return (name, .symbol(type: "Text.LineStyle", name: "single"))
    default: return nil
    }
  }
}
