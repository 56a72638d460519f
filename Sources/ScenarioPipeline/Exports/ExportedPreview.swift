public import Diagnostics
internal import Explanation
public import Figures

/// A preview on its way into somebody's documents: its figure for light and for dark pages, and its words.
public struct ExportedPreview: Sendable {
  /// The scenario's path, as documents name it.
  public let path: String
  public let name: String
  /// What the scenario is called in names of files; no two are called the same, whatever previews they have.
  let scenarioStem: String
  /// What its files are called, without an ending; no two are called the same.
  public let stem: String
  /// The figures for pages in these colours.
  public let light: ScenarioFigures.Entry
  public let dark: ScenarioFigures.Entry
  /// The author's comment without marks, and as it is.
  let caption: String
  let comment: MarkdownCaption
  /// What the layout shows in a sentence.
  let title: String
  /// Why the figure's subject has its size.
  let sentences: [String]
  /// The account of the subject's sizes, for those who cannot see the figure.
  let ledger: [LedgerTables.Section]

  /// The figure in words, for those who cannot see it.
  var alternative: String { caption.isEmpty ? name + ": " + title : name + ": " + caption }

  /// All previews of some scenarios.
  ///
  /// - Parameter lettering: How the figures' texts are written.
  /// - Throws: What is not valid in a figure.
  public static func all(
    of runs: [(path: String, run: ScenarioRun)], lettering: Lettering
  ) throws(Problem) -> [ExportedPreview] {
    var previews: [ExportedPreview] = []
    var stems: Set<String> = []
    // Before any second preview is called, so that the name of none depends on how many another file has.
    let scenarioStems = runs.map { unique(words(of: $0.path, $0.run), among: &stems) }
    for (scenarioStem, (path, run)) in zip(scenarioStems, runs) {
      let light = try figures(of: run, .light, lettering)
      let dark = try figures(of: run, .dark, lettering)
      for (index, preview) in run.previews.enumerated() {
        let suffix = run.lastingSuffix(ofPreview: index).lowercased()
        let own = suffix.isEmpty ? scenarioStem : unique(scenarioStem + suffix, among: &stems)
        previews.append(
          ExportedPreview(preview, path: path, stems: (scenarioStem, own), light: light[index], dark: dark[index]))
      }
    }
    return previews
  }

  private init(
    _ preview: LaidOutPreview, path: String, stems: (scenario: String, own: String), light: ScenarioFigures.Entry,
    dark: ScenarioFigures.Entry
  ) {
    (self.path, self.light, self.dark) = (path, light, dark)
    (scenarioStem, stem) = stems
    name = preview.name
    caption = CaptionText(preview.caption).plain
    comment = MarkdownCaption(preview.caption)
    let subject = Subject(preview.record)
    title = subject.map { FigureHeadline(preview.record, $0).title.withPlainSpaces } ?? ""
    sentences = subject.map { ReasonSentences(preview.record).why($0.node).map(\.withPlainSpaces) } ?? []
    ledger = subject.map { LedgerTables(preview.record, $0).sections } ?? []
  }

  private static func figures(
    of run: ScenarioRun, _ scheme: ColorScheme, _ lettering: Lettering
  ) throws(Problem) -> [ScenarioFigures.Entry] {
    var request = FigureRequest()
    request.colorScheme = scheme
    return try ScenarioFigures(of: run, request: request, lettering: lettering).validated()
  }

  /// `rows/Long title.swift` becomes `rows-long-title`: letters, digits and hyphens, which no address needs to escape.
  private static func words(of path: String, _ run: ScenarioRun) -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "-")
    let words = (folder + "-" + run.stem).lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "preview" : words.joined(separator: "-")
  }

  private static func unique(_ base: String, among stems: inout Set<String>) -> String {
    var stem = base
    var number = 2
    while !stems.insert(stem).inserted {
      stem = "\(base)-\(number)"
      number += 1
    }
    return stem
  }
}

extension String {
  /// With plain spaces for thin ones, which no search finds.
  var withPlainSpaces: String { replacing("\u{2009}", with: " ") }
}
