public import SwiftInterpreter

/// The parts of the table, one family a file.
extension Catalog {
  static let views: [CatalogEntry] =
    colors + shapes + texts + stacks + grids + groups + scrolling + lazyStacks + rowGrids + fitting + customShapes
    + gradients + controls + standIns + systemContainers + changingViews + outlines + tables + navigationColumns
    + navigationLinks + menus + unavailableContent + animators
    + glass + wrappers + opaque + layouts + geometryReaders
  static let modifiers: [CatalogEntry] =
    frames + paddings + layers + sizing + drawing + environmentModifiers + labels + guides + effects
    + safeAreas + symbolVariants + containerFrames + shapeOperations + textModifiers + clipping + layoutValueKeys
    + environmentWriting
    + previewModifiers
    + lifecycle + scrollGeometry + preferences + controlStyles + styleModifiers
  static let values: [CatalogEntry] =
    alignments + fonts + geometry + styles + transforms + layoutValues + platformColors + screens + actions
    + dates + dateFormatters + calendars + userDefaults + scaledConstants + styleTypes + optionSets

  /// Everything of SwiftUI and Swift that Haggle knows by name.
  public static let swiftUI = Catalog(
    views + modifiers + values + library + facts, modules: ["SwiftUI"],
    furtherLabels: furtherForms)
}
