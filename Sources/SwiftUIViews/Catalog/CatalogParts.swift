public import SwiftInterpreter

/// The parts of the table, one file for each family.
extension Catalog {
  static let views: [CatalogEntry] =
    colors + shapes + texts + stacks + grids + groups + sectionConfigurations + scrolling + lazyStacks + rowGrids
    + fitting + customShapes
    + paths + platformPaths + gradients + controlViews + standIns + systemContainers + widgets + lists + tabViews
    + changingViews
    + outlines + tables + navigationStacks + navigationColumns + navigationLinks + unavailableContent + animators
    + glass + wrappers + opaque + layouts + geometryReaders
  private static let controlViews: [CatalogEntry] =
    buttons + labelViews + toggles + steppers + sliders + textFields + textEditors + pickers + datePickers
    + colorPickers + progressViews + gauges + labeledContents + groupBoxes + disclosureGroups + links + menus
  static let modifiers: [CatalogEntry] =
    frames + paddings + layers + sizing + drawing + environmentModifiers + labels + guides + effects + matchedGeometry
    + safeAreas + symbolVariants + containerFrames + shapeOperations + textModifiers + clipping + layoutValueKeys
    + containerValues + environmentWriting
    + previewModifiers
    + listRows + navigationBars + toolbars + presentations
    + lifecycle + redaction + scrollGeometry + scrollPositions + preferences + controlStyles + styleModifiers
  static let values: [CatalogEntry] =
    alignments + fonts + geometry + styles + wrapperStorage + transforms + layoutValues + platformColors + dynamicTraits
    + resolvedColors + platformFonts + stringSizes + platformImages + screens + platformWindows + platformDevices
    + actions + bindingMembers + caseLists + dates + dateFormatters + calendars + userDefaults + foundation
    + scaledConstants + styleTypes + optionSets

  private static let foundation: [CatalogEntry] =
    addresses + numberFormatters + measurements + dateComponents + scanners + zones + attributedTexts + attributedParts
    + dataEntries + countingFormats + decoders + bundles + processes + byteCounts + lengthsOfTime + relativeDates
    + dateIntervals + encoders + errors + requests + durations + objectCollections + places + unitFormatters + listTexts
    + predicates + publishers + publisherOperators + combinedPublishers + publishersOfPublishers + subscribing
  /// Everything of SwiftUI and Swift that Haggle knows by name.
  public static let swiftUI = Catalog(
    views + modifiers + values + library.map { $0.withFurtherForms } + facts,
    modules: ["SwiftUI", "SwiftUICore", "Swift", "Foundation", "CoreGraphics", "UIKit", "AppKit"],
    furtherLabels: { labelsOfFurtherForms[$0] ?? [] })
}

extension CatalogEntry {
  /// One of Swift's own entries with the forms that Foundation adds to it.
  fileprivate var withFurtherForms: CatalogEntry {
    switch (name, role) {
    case ("String", .initializer): adding(Catalog.textInitializers)
    case ("stride", .function): adding(Catalog.dateStrides)
    default: self
    }
  }
}
