import LayoutEngine

/// Why one view has its size, as lines for a terminal: its place in the layout, the sentences, the ledger and the
/// findings.
///
///     let explanation = ViewExplanation(record, focus: FocusQuery("row"), preview: "Two texts")
///     for line in explanation?.lines(isRuled: false) ?? [] { … }
public struct ViewExplanation: Sendable {
  private let record: IndexedTrace
  private let subject: Subject
  private let preview: String
  /// Whether the reader chose the view.
  private let isChosen: Bool

  /// At most this many views around the subject are named.
  private static let mostAncestors = 20
  /// At most this many findings are told.
  private static let mostFindings = 8

  /// - Parameters:
  ///   - record: the layout.
  ///   - focus: the view; `nil` for what a figure would be about.
  ///   - preview: the preview's name.
  /// - Returns: `nil` for a focus that names no placed view, and for a layout without one.
  public init?(_ record: IndexedTrace, focus: FocusQuery?, preview: String) {
    guard let subject = Subject(record, focus: focus) else { return nil }
    (self.record, self.subject, self.preview, isChosen) = (record, subject, preview, focus != nil)
  }

  /// The whole explanation.
  ///
  /// - Parameter isRuled: whether the tables have lines.
  public func lines(isRuled: Bool) -> [RoleLine] {
    var lines = [RoleLine(preview, .heading)]
    lines += wrapped(FigureHeadline(record, subject).title + ".")
    lines += paragraph("Where it stands", more + path.lines(isRuled: isRuled))
    lines += paragraph("Why", sentences)
    for section in LedgerTables(record, subject).sections {
      lines += paragraph(
        section.title, section.table.lines(isRuled: isRuled) + section.notes.flatMap { wrapped($0) })
    }
    return lines + paragraph("Findings", findings)
  }

  private func wrapped(_ text: String, indent: String = "", _ role: RoleLine.Role = .plain) -> [RoleLine] {
    TraceTree.wrapped(text, indent: indent).map { RoleLine($0, role) }
  }

  private func paragraph(_ title: String, _ body: [RoleLine]) -> [RoleLine] {
    body.isEmpty ? [] : [RoleLine(""), RoleLine(title, .heading)] + body.map { $0.indented("  ") }
  }

  // MARK: - Where it stands

  /// The views from the root to the view itself.
  private var ancestors: [Trace.Node] { record.path(to: subject.chain.last ?? subject.node) }

  private var more: [RoleLine] {
    let hidden = ancestors.count - ViewExplanation.mostAncestors
    return hidden > 0 ? [RoleLine("\(hidden) more around it", .muted)] : []
  }

  /// The proposal, answer and position of each of them.
  private var path: RoleTable {
    var table = RoleTable([
      .init(heading: "view"), .init(heading: "proposed", role: .proposal), .init(heading: "answered", role: .answer),
      .init(heading: "at", role: .muted), .init(heading: "line", role: .muted, isNumber: true),
    ])
    for (depth, node) in ancestors.suffix(ViewExplanation.mostAncestors).enumerated() {
      let place = node.info.source
      table.add([
        String(repeating: " ", count: depth) + NodeName.call(of: node),
        record.finalProposal(of: node.id).map { LengthText.proposal($0) } ?? "", LengthText.size(node.frame.size),
        LengthText.length(node.frame.minX) + ", " + LengthText.length(node.frame.minY),
        place.file == 0 && place.line > 0 ? "\(place.line)" : "",
      ])
    }
    return table
  }

  // MARK: - Why

  /// About the view itself, then about the modifiers around it that decided something.
  private var sentences: [RoleLine] {
    let sentences = ReasonSentences(record)
    return subject.chain.reversed().flatMap { id -> [RoleLine] in
      guard let node = record.node(id) else { return [] }
      let name = subject.chain.count > 1 ? NodeName.call(of: node) + ". " : ""
      return sentences.why(id).flatMap { wrapped(name + $0) }
    }
  }

  /// What was found about the subject and its children, in their modifiers too; then about the rest of the preview, where
  /// the reader chose no view.
  private var findings: [RoleLine] {
    let children = subject.children.compactMap { record.node($0) }.flatMap { record.chain(from: $0) }
    let own = Set(subject.chain + children)
    var groups = FindingGroup.groups(of: record.trace) { own.contains($0.node) }
    if !isChosen { groups += FindingGroup.groups(of: record.trace) { !own.contains($0.node) } }
    let more = groups.count - ViewExplanation.mostFindings
    return groups.prefix(ViewExplanation.mostFindings).flatMap { group in
      wrapped(group.sentences(record), .warning) + wrapped(group.first.suggestion, indent: "  ")
    } + (more > 0 ? wrapped("And \(more) more, which 'haggle check' lists.", .muted) : [])
  }
}
