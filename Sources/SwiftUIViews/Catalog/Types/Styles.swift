internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Shape styles beside colours.
extension Catalog {
  static let styles: [CatalogEntry] =
    [
      style("foreground", .foreground), style("tint", .tint), style("primary", .hierarchical(0)),
      style("secondary", .hierarchical(1)), style("tertiary", .hierarchical(2)),
      style("quaternary", .hierarchical(3)), style("quinary", .hierarchical(4)), style("background", .background),
      style("placeholder", .faded(.paint(SystemColor.secondary), 0.5)), style("link", .paint(SystemColor.blue)),
      style("fill", .faded(.paint(SystemColor.secondary), 0.3)),
      style("windowBackground", .paint(SystemColor.background)), style("selection", .tint),
      style("separator", .faded(.paint(SystemColor.secondary), 0.5)),
    ]
    + SystemColor.materials.map { style($0.name == "bar" ? "bar" : $0.name + "Material", .paint($0.paint)) }
    + ["secondary", "tertiary", "quaternary", "quinary"].enumerated().map { place, name in
      CatalogEntry(property: name, of: "ShapeStyle", "The style at a lower level, fainter.") {
        call throws(Diagnostics) in
        switch call.base.swiftUI {
        case .style(let style): .style(style.lowered(by: place + 1))
        case .gradient(let gradient):
          .gradient(ColorValue(paint: gradient.paint.opacity(place == 0 ? 0.5 : 0.25), name: gradient.name))
        default: call.base
        }
      }
    }

  private static func style(_ name: String, _ value: StyleValue) -> CatalogEntry {
    CatalogEntry(constant: name, of: "ShapeStyle", "A style.") { _ throws(Diagnostics) in .style(value) }
  }
}
