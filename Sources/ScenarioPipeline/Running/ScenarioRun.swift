public import Diagnostics
public import Explanation
public import Figures
public import LayoutEngine
internal import SwiftFrontend
internal import SwiftInterpreter
public import SwiftUIViews

/// The result of a scenario.
public struct ScenarioRun: Sendable {
  public let file: ScenarioFile
  /// The scenario's files, to report what is wrong at places in them.
  public let sources: SourceFiles
  public internal(set) var previews: [LaidOutPreview] = []
  /// What the scenario's author should know.
  public internal(set) var warnings: [Report] = []
  /// What the layouts showed that is worth attention.
  public internal(set) var findings: [Report] = []

  init(file: ScenarioFile) {
    self.file = file
    sources = SourceFiles(file.sources)
  }

  /// The previews of the file itself, without what they present.
  public var ownPreviews: [LaidOutPreview] { previews.filter { $0.presentation == nil } }

  /// The name of a preview's files without an ending: the scenario's, with a number when there are several. What a
  /// preview presents has its name and what it is: `page-sheet`.
  public func baseName(ofPreview index: Int) -> String {
    let name = file.name.hasSuffix(".swift") ? String(file.name.dropLast(".swift".count)) : file.name
    let number = previews[...index].count { $0.presentation == nil }
    let base = ownPreviews.count <= 1 ? name : "\(name)-\(number)"
    guard let presentation = previews[index].presentation else { return base }
    return base + "-" + presentation.replacing(" ", with: "-")
  }
}

/// One preview with the record of its layout.
public struct LaidOutPreview: Sendable {
  public var name: String
  /// What it is of the preview before it: `sheet`; `nil` for a preview of its own.
  public var presentation: String?
  /// The doc comment above the preview, without the line that chooses its figure.
  public var caption: String
  /// What that line chooses.
  public var figure: FigureDirective
  public var source: SourceRange
  /// What the root was proposed.
  public var proposal: Proposal
  /// What the root answered.
  public var answer: Size
  /// The record of the layout, with an index for everything that is made of it.
  public var record: IndexedTrace
  /// The view's type with every modifier around it.
  public var type: TypeStructure
  /// The device it is laid out on; `nil` where a size was asked for instead.
  public var device: Device?

  /// The record without its index.
  public var trace: Trace { record.trace }
}

extension LaidOutPreview {
  init(_ run: PreviewRun, declaredAt source: SourceRange) {
    let record = IndexedTrace(run.trace)
    let figure = FigureDirective(caption: run.caption)
    self.init(
      name: run.name, presentation: run.presentation, caption: figure.caption, figure: figure, source: source,
      proposal: run.proposal,
      answer: run.answer, record: record, type: TypeStructure(record, spelling: Catalog.swiftUI.spelling),
      device: run.device)
  }
}
