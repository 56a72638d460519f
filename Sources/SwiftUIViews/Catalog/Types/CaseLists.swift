internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `allCases` of SwiftUI's enumerations, in the order in which they are declared.
extension Catalog {
  static let caseLists: [CatalogEntry] =
    [
      allCases(of: "ColorScheme", ["light", "dark"]),
      allCases(of: "ControlSize", ["mini", "small", "regular", "large", "extraLarge"]),
      allCases(of: "DynamicTypeSize", DynamicTypeSize.allCases.map { $0.name }),
      allCases(
        of: "Font.TextStyle",
        [
          "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
          "caption", "caption2",
        ]),
      allCases(of: "LayoutDirection", LayoutDirection.names),
      allCases(of: "TextAlignment", ["leading", "center", "trailing"]),
      allCases(of: "Visibility", ["automatic", "visible", "hidden"]),
      CatalogEntry(constant: "allCases", of: "Edge", "All of them.") { _ throws(Diagnostics) in
        .array([.edges(.top), .edges(.leading), .edges(.bottom), .edges(.trailing)])
      },
      CatalogEntry(constant: "allCases", of: "Axis", "All of them.") { _ throws(Diagnostics) in
        .array([.axes(horizontal: true, vertical: false), .axes(horizontal: false, vertical: true)])
      },
    ]

  private static func allCases(of type: String, _ names: [String]) -> CatalogEntry {
    CatalogEntry(constant: "allCases", of: type, "All of them.") { _ throws(Diagnostics) in
      .array(names.map { .symbol(type: type, name: $0) })
    }
  }
}
