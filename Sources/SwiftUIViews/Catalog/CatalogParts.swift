public import SwiftInterpreter

/// The parts of the table, one family a file.
extension Catalog {
  static let views: [CatalogEntry] =
    colors + shapes + texts + stacks + grids + groups + scrolling + lazyStacks + rowGrids + fitting + customShapes
    + gradients + controls + standIns + systemContainers + changingViews + opaque + layouts + geometryReaders
  static let modifiers: [CatalogEntry] =
    frames + paddings + layers + sizing + drawing + environmentModifiers + labels + withoutEffect
    + ignoredModifiers + guides + effects
    + safeAreas + containerFrames + shapeOperations + textModifiers + clipping + layoutValueKeys + environmentValues
    + previewModifiers
    + lifecycle + preferences + controlStyles
  static let values: [CatalogEntry] =
    alignments + fonts + geometry + styles + transforms + layoutValues + platformColors + screens + dates
    + opaqueValues + actions + scaledConstants

  /// Everything of SwiftUI and Swift that a scenario can use.
  public init() {
    self.init(
      entries: Catalog.views + Catalog.modifiers + Catalog.values + Catalog.library, types: Catalog.plainTypes,
      opaqueTypes: Catalog.opaqueTypes, constantSources: ["ShapeStyle": ["Color"], "Edge": ["Edge.Set"]],
      stringTypes: ["LocalizedStringKey"], wrappers: Catalog.propertyWrappers,
      builder: ResultBuilder(name: "ViewBuilder", result: "View", property: "body"), modules: ["SwiftUI"],
      gap: { Catalog.unsupported($0) })
  }

  /// Types that a declaration may name though no entry makes a value of them.
  private static let plainTypes = [
    "View", "Shape", "ShapeStyle", "Image", "Text", "GridItem.Size", "LocalizedStringKey", "GeometryProxy", "Anchor",
    "PreferenceKey", "Edge", "Axis",
  ]
}
