public import Diagnostics
public import Explanation
public import Figures
public import LayoutEngine
internal import SwiftFrontend
internal import SwiftInterpreter
public import SwiftUIViews
public import ViewProgram

/// The result of a scenario.
public struct ScenarioRun: Sendable {
  public let file: ScenarioFile
  /// The scenario's files, to report problems at places in them.
  public let sources: SourceFiles
  public internal(set) var previews: [LaidOutPreview] = []
  /// Previews that were not requested, but with which the comment of a requested one compares it.
  var companions: [LaidOutPreview] = []
  /// All previews of the file.
  var declared: [PreviewName] = []
  /// The program with the resources that its previews use, for an engine without files.
  public internal(set) var portable: PortableScenario?
  /// Warnings for the scenario's author.
  public internal(set) var warnings: [Report] = []
  /// Findings in the layouts that are worth attention.
  public internal(set) var findings: [Report] = []

  init(file: ScenarioFile) {
    self.file = file
    sources = SourceFiles(file.sources)
  }

  /// Adds the previews of another run of the same file, with other options.
  public mutating func add(_ other: ScenarioRun) {
    previews += other.previews
    companions += other.companions
    warnings += other.warnings.filter { !warnings.contains($0) }
    findings += other.findings
  }

  /// The same with one of its previews.
  public func showing(only index: Int) -> ScenarioRun {
    var run = self
    run.previews = [previews[index]]
    return run
  }

  /// Adds words to every preview's name that distinguish this run from others of the same file.
  public mutating func distinguish(by words: String) {
    func distinguish(_ preview: LaidOutPreview) -> LaidOutPreview {
      var preview = preview
      preview.name += " " + words
      preview.variant = preview.variant.map { $0 + " " + words } ?? words
      return preview
    }
    previews = previews.map(distinguish)
    companions = companions.map(distinguish)
  }

  /// The existing previews of the given names, laid out in the same way as a preview that is compared with them.
  func compared(with preview: LaidOutPreview, names: [String]) -> [LaidOutPreview] {
    names.compactMap { name in
      guard let declared = PreviewName.find(name, in: declared), declared.source != preview.source else { return nil }
      return (previews + companions).first { $0.source == declared.source && $0.variant == preview.variant }
    }
  }

  /// The previews of the file itself, without their presentations.
  public var ownPreviews: [LaidOutPreview] { previews.filter { $0.presentation == nil } }

  /// The previews that are shown if one figure is asked for: the file's own, or the presentations if only these were
  /// laid out.
  public var chosenPreviews: [LaidOutPreview] { ownPreviews.isEmpty ? previews : ownPreviews }

  /// The name of a preview's files without an ending: the scenario's, with a number when there are several. A
  /// presentation has the name of its preview and its kind: `page-sheet`.
  public func baseName(ofPreview index: Int) -> String {
    stem + (ownPreviews.count <= 1 ? "" : "-\(number(ofPreview: index))") + presentationSuffix(ofPreview: index)
  }

  /// The suffix after the scenario's name, which a preview keeps when others are added after it: the first has no
  /// number.
  func lastingSuffix(ofPreview index: Int) -> String {
    let number = number(ofPreview: index)
    return (number <= 1 ? "" : "-\(number)") + presentationSuffix(ofPreview: index)
  }

  private func number(ofPreview index: Int) -> Int { previews[...index].count { $0.presentation == nil } }

  private func presentationSuffix(ofPreview index: Int) -> String {
    previews[index].presentation.map { "-" + $0.replacing(" ", with: "-") } ?? ""
  }

  /// The scenario's name without an ending.
  var stem: String { file.name.hasSuffix(".swift") ? String(file.name.dropLast(".swift".count)) : file.name }
}

/// A preview of a file, laid out or not.
struct PreviewName: Sendable {
  var name: String
  var source: SourceRange

  /// The preview of a name, or else of a number, counted from 1; `nil` where there is none.
  static func find(_ name: String, in previews: [PreviewName]) -> PreviewName? {
    if let named = previews.first(where: { $0.name == name }) { return named }
    return Int(name).flatMap { previews.indices.contains($0 - 1) ? previews[$0 - 1] : nil }
  }
}

/// One preview with the record of its layout.
public struct LaidOutPreview: Sendable {
  public var name: String
  /// The kind of presentation of the preview before it, such as `sheet`; `nil` for a preview itself.
  public var presentation: String?
  /// The doc comment above the preview, without the line that chooses its figure.
  public var caption: String
  /// The figure's settings in that line.
  public var figure: FigureDirective
  public var source: SourceRange
  /// What the root was proposed.
  public var proposal: Proposal
  /// What the root answered.
  public var answer: Size
  /// The record of the layout, with an index for everything that is made from it.
  public var record: IndexedTrace
  /// The view's type with every modifier around it.
  public var type: TypeStructure
  /// The device it is laid out on; `nil` where a size was asked for instead.
  public var device: Device?
  /// What distinguishes it from the same preview in another layout: a device, a proposal.
  public var variant: String?

  /// The names by which its views can be requested, each once, in the order of the tree.
  public var viewNames: [String] {
    var names: [String] = []
    for node in record.placedNodes {
      for name in node.info.labels + [node.info.name] where !names.contains(name) { names.append(name) }
    }
    return names
  }

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
