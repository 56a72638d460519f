public import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ViewProgram

/// The differences between two sides in words: which views differ by how much, and what differs first.
public struct BaselineReport {
  private let before: BaselineSide
  private let now: BaselineSide
  public let comparison: BaselineComparison
  /// The files that have errors on either side, which are not compared.
  private let wrongFiles: [String]

  public init(from before: BaselineSide, to now: BaselineSide) {
    wrongFiles = before.wrongFiles + now.wrongFiles.filter { !before.wrongFiles.contains($0) }
    (self.before, self.now) = (before.leavingOut(wrongFiles), now.leavingOut(wrongFiles))
    comparison = BaselineComparison(from: self.before.baseline, to: self.now.baseline)
  }

  // MARK: - Texts

  /// The report for a terminal.
  public func text() -> String {
    var lines: [String] = []
    for preview in comparison.previews {
      lines.append(preview.file + ", '" + preview.name + "' " + status(preview))
      lines += first(preview).map { "  " + $0 }
      lines += preview.views.map { "    " + $0.path + ": " + $0.words }
      lines += findings(preview).map { "    " + $0 }
    }
    lines += comparison.ruleChanges.map(\.sentence) + [summary]
    return VisibleText.escapingLines(lines.joined(separator: "\n"))
  }

  /// The report for a pull request.
  public func markdown() -> String {
    var lines = ["**" + MarkdownText.escaped(summary) + "**"]
    for preview in comparison.previews {
      lines += ["", "### `" + preview.file + "` " + MarkdownText.escaped(preview.name) + " " + status(preview)]
      lines += first(preview).flatMap { ["", MarkdownText.escaped($0)] }
      if !preview.views.isEmpty { lines += ["", "| view | change |", "|---|---|"] }
      lines += preview.views.map {
        "| " + MarkdownText.escaped($0.path) + " | " + MarkdownText.escaped($0.words) + " |"
      }
      let findings = findings(preview)
      if !findings.isEmpty { lines += [""] + findings.map { "- " + MarkdownText.escaped($0) } }
    }
    if !comparison.ruleChanges.isEmpty {
      lines += [""] + comparison.ruleChanges.map { "- " + MarkdownText.escaped($0.sentence) }
    }
    return lines.joined(separator: "\n")
  }

  var summary: String {
    guard !wrongFiles.isEmpty else { return counts }
    return counts + " Left out, for errors: " + wrongFiles.joined(separator: ", ") + "."
  }

  private var counts: String {
    let count = comparison.previews.count
    let all = count + comparison.same
    if all == 0 { return "No preview is compared." }
    if count == 0 { return all == 1 ? "1 preview is the same." : "\(all) previews are the same." }
    if all == 1 { return "1 preview differs." }
    return "\(count) of \(all) previews " + (count == 1 ? "differs." : "differ.")
  }

  func status(_ preview: BaselineComparison.PreviewChange) -> String {
    if preview.before == nil { return "is new" }
    if preview.now == nil { return "is gone" }
    return "differs"
  }

  func findings(_ preview: BaselineComparison.PreviewChange) -> [String] {
    preview.newFindings.map { "found now: " + $0 } + preview.goneFindings.map { "no longer found: " + $0 }
  }

  // MARK: - What differs first

  /// The first different call if both sides have calls, else the first view in the order in which views are asked; then
  /// the cause.
  func first(_ preview: BaselineComparison.PreviewChange) -> [String] {
    guard let old = preview.before, let new = preview.now else { return [] }
    if old.container != new.container {
      return ["first: the preview is laid out in " + new.containerWords + ", not in " + old.containerWords]
    }
    guard let first = preview.first else { return [] }
    let calls = calls(preview)
    let lines = calls.map(BaselineReport.words) ?? ["first: " + first.path + " " + first.cause]
    let changed = ruleChanges(about: first, in: preview)
    guard let (layout, doer) = doer(of: first, calls, preview) else { return lines + changed }
    let name = NodeName.call(of: doer)
    return lines + layout.why(doer.id).map { name + ". " + $0 } + changed
  }

  /// Call by call, where both sides have calls.
  private func calls(_ preview: BaselineComparison.PreviewChange) -> LayoutComparison? {
    guard let old = before.layout(preview.old), let new = now.layout(preview.new) else { return nil }
    let sides = [("before", old, "a"), ("now", new, "b")].map {
      LayoutComparison.Side(name: $0.0, record: $0.1.record, source: $0.2)
    }
    return LayoutComparison(sides)
  }

  private static func words(_ calls: LayoutComparison) -> [String] {
    let words = ComparisonWords(calls, places: .beforeAndNow)
    return ["first: " + words.title + ".", words.account].map(\.withPlainSpaces)
  }

  /// The view that causes the first difference: a view answers, and the view around it proposes and places.
  private func doer(
    of change: BaselineComparison.Change, _ calls: LayoutComparison?, _ preview: BaselineComparison.PreviewChange
  ) -> (BaselineSide.Layout, Trace.Node)? {
    guard let (layout, node) = node(change, preview) else { return nil }
    if let first = calls?.first, let id = first.events.last??.node, let node = layout.record.node(id) {
      return (layout, first.kind == .answer ? node : layout.record.parent(of: node) ?? node)
    }
    let isAsked = change.before?.proposal != change.now?.proposal
    return (layout, isAsked ? layout.record.parent(of: node) ?? node : node)
  }

  /// Both layouts of a preview with their names; an unknown one is `nil`.
  func layouts(of preview: BaselineComparison.PreviewChange) -> [(name: String, layout: BaselineSide.Layout?)] {
    [("before", before.layout(preview.old)), ("now", now.layout(preview.new))]
  }

  /// The view as it is laid out now.
  private func node(
    _ change: BaselineComparison.Change, _ preview: BaselineComparison.PreviewChange
  ) -> (BaselineSide.Layout, Trace.Node)? {
    guard let layout = now.layout(preview.new), let number = change.number else { return nil }
    return (layout, layout.record.trace.nodes[number])
  }

  /// The changes of rules between the two sides that may have caused the view's length.
  private func ruleChanges(
    about change: BaselineComparison.Change, in preview: BaselineComparison.PreviewChange
  ) -> [String] {
    guard let number = change.number, let layout = preview.now else { return [] }
    let names = layout.deciders(of: number)
    return comparison.ruleChanges.filter { $0.concerns(names) }.map(\.sentence)
  }

  // MARK: - Data

  /// The errors in files, on both sides.
  public var errors: [Report] { before.errors + now.errors.filter { !before.errors.contains($0) } }

  /// One for each view that differs, at its place in the source where there is one.
  public func reports() -> [Report] { errors + differences }

  private var differences: [Report] {
    comparison.previews.flatMap { preview -> [Report] in
      let layout = now.layout(preview.new)
      let whole = BaselineFault.preview(preview.name, status(preview), first(preview))
      let own = layout?.report(whole, at: nil)
      let views = preview.views.map { change -> Report in
        let fault = BaselineFault.view(change.path, change.words)
        let node = node(change, preview)?.1
        return node.flatMap { layout?.report(fault, at: $0) } ?? Report(fault, in: preview.file)
      }
      return [own ?? Report(whole, in: preview.file)] + views
        + findings(preview).map { Report(BaselineFault.finding($0), in: preview.file) }
    }
  }

  /// An object with the previews that differ; lengths in points.
  public func json() -> String {
    var json = JSONWriter(isPretty: true)
    json.object { json in
      json.field("format", "haggle-diff")
      json.field("version", 1)
      json.field("same", comparison.same)
      json.field("ruleChanges") { $0.strings(comparison.ruleChanges.map(\.sentence)) }
      json.field("previews") { json in
        json.array { json in
          for preview in comparison.previews { write(preview, to: &json) }
        }
      }
    }
    return json.finish()
  }

  private func write(_ preview: BaselineComparison.PreviewChange, to json: inout JSONWriter) {
    json.object { json in
      json.field("file", preview.file)
      json.field("preview", preview.name)
      json.field("status", preview.before == nil ? "new" : preview.now == nil ? "gone" : "changed")
      json.field("first") { $0.strings(first(preview)) }
      json.field("views") { json in
        json.array { json in
          for change in preview.views { change.write(to: &json) }
        }
      }
      json.field("newFindings") { $0.strings(preview.newFindings) }
      json.field("goneFindings") { $0.strings(preview.goneFindings) }
    }
  }
}

/// A difference from a baseline as a report.
enum BaselineFault: Fault {
  case preview(String, String, [String])
  case view(String, String)
  case finding(String)

  var code: String {
    switch self {
    case .preview: "layout-preview"
    case .view: "layout-view"
    case .finding: "layout-finding"
    }
  }

  var kind: Problem.Kind { .content }
  var severity: Diagnostic.Severity { .warning }

  var message: String {
    switch self {
    case .preview(let name, let status, let first):
      "the preview '\(name)' \(status)" + (first.first.map { "; " + $0 } ?? "")
    case .view(let path, let words): path + ": " + words
    case .finding(let words): words
    }
  }
}
