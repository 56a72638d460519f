internal import Diagnostics
internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup

/// The values that the templates of live pages and of recorded layouts have in common: the first layout before a script
/// runs.
struct PlayerValues {
  /// The name by which the page's script asks for the scenario's program.
  let program: String
  let title: String
  let preview = "1"
  let node: String
  let step: String
  let steps: String
  let preset = FigurePreset.article.rawValue
  let presets = ScenarioPage.Controls.presetChoices
  /// The address of the style rules of the page's figures.
  let styles: String
  /// Whether there are several previews.
  let several: Bool
  let previews: [Numbered]
  let figure: String
  let tree: String
  let why: String
  let rail: String
  let said: String
  let ledger: String
  let ledgerTitle: String
  let findings: String
  let rounds: String?
  let callCount: String
  let printed: String?
  let sentences: String
  let negotiation: String
  let negotiationCount: String

  struct Numbered {
    let number: String
    let name: String
  }

  /// What a player is about.
  struct Subject {
    let program: String
    let title: String
    let styles: String
    /// The names of the previews.
    let previews: [String]
    /// What the previews printed.
    let output: [String]
  }

  /// - Parameters:
  ///   - layout: The first layout; `nil` where nothing was placed.
  ///   - parts: The picture, the tree and the rail.
  ///   - anchors: Where the source of each view is shown.
  ///   - panel: The text of a panel.
  init(
    _ subject: Subject, _ record: IndexedTrace, _ layout: LiveLayout?,
    parts: (figure: String, tree: String, rail: String), anchors: SourceAnchors, panel: (String) -> String
  ) {
    let table = NegotiationSection(record, anchors: anchors)
    let stepCount = layout?.steps.steps.count ?? 0
    let rounds = panel("rounds")
    (program, title, styles) = (subject.program, subject.title, subject.styles)
    (node, step, steps) = ("\(layout?.subject.node.rawValue ?? 0)", "\(stepCount)", "\(max(1, stepCount))")
    several = subject.previews.count > 1
    previews = subject.previews.enumerated().map { Numbered(number: "\($0.offset + 1)", name: $0.element) }
    (figure, tree, rail) = parts
    (why, said, ledger, findings) = (panel("why"), panel("said"), panel("ledger"), panel("findings"))
    ledgerTitle = layout?.ledgerTitle ?? ""
    self.rounds = rounds.isEmpty ? nil : rounds
    callCount = "All " + table.count
    let output = subject.output.map(VisibleText.escaping)
    printed = output.isEmpty ? nil : output.joined(separator: "\n")
    sentences = html { WhySection(record, anchors: anchors).write(to: &$0) }
    negotiation = html { table.write(to: &$0) }
    negotiationCount = table.count
  }
}
