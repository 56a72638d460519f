public import Diagnostics
internal import Explanation
public import Figures

/// A preview for use in other documents: its figure for light and for dark pages, and its words.
public struct ExportedPreview: Sendable {
  /// The scenario's path, as documents name it.
  public let path: String
  public let name: String
  /// The scenario's unique name in names of files, whatever previews it has.
  let scenarioStem: String
  /// The unique name of its files, without an ending.
  public let stem: String
  /// The figures for pages in these colours.
  public let light: ScenarioFigures.Entry
  public let dark: ScenarioFigures.Entry
  /// The author's comment without marks, and as it is.
  let caption: String
  let comment: MarkdownCaption
  /// The title of the figure: a sentence about the layout.
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
  /// - Throws: The errors in invalid figures.
  public static func all(
    of runs: [(path: String, run: ScenarioRun)], lettering: Lettering
  ) throws(Problem) -> [ExportedPreview] {
    var previews: [ExportedPreview] = []
    var stems: Set<String> = []
    // The scenarios are named before any second preview, so that no name depends on the number of previews in another
    // file.
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
  /// With plain spaces instead of thin ones, which a search does not find.
  var withPlainSpaces: String { replacing("\u{2009}", with: " ") }
}
