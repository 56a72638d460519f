import Explanation
@testable import Figures
import Testing
import TraceSamples

/// The groups of a class in a sheet, those that stand in no other group.
func groups(_ classes: String, in sheet: Sheet) -> [Element.Group] { groups(classes, in: sheet.elements) }

/// The groups of a class among elements, and in no group of these.
func groups(_ classes: String, in elements: [Element]) -> [Element.Group] {
  elements.compactMap { element in
    if case .group(let group) = element, group.classes == classes { group } else { nil }
  }
}

/// A figure's sheet of views as a source writes them.
func sheet(
  of views: String, _ width: Int, _ height: Int, _ preset: FigurePreset, _ figureWidth: FigureWidth = .wide
) throws -> (record: IndexedTrace, sheet: Sheet) {
  let record = IndexedTrace(try Written.trace(views, width: width, height: height))
  var options = FigureOptions(preset: preset, colorScheme: .light)
  options.width = figureWidth
  return (record, Figure(record, title: "one", options: options).checked.picture.sheet)
}
