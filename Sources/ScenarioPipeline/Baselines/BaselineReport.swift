public import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ViewProgram

/// What differs between two sides, in words: which views by how much, and what differs first.
public struct BaselineReport {
  private let before: BaselineSide
  private let now: BaselineSide
  public let comparison: BaselineComparison

  public init(from before: BaselineSide, to now: BaselineSide) {
    (self.before, self.now) = (before, now)
    comparison = BaselineComparison(from: before.baseline, to: now.baseline)
  }

  // MARK: - Texts

  /// To read in a terminal.
  public func text() -> String {
    var lines: [String] = []
    for preview in comparison.previews {
      lines.append(preview.file + ", '" + preview.name + "' " + status(preview))
      lines += first(preview).map { "  " + $0 }
      lines += preview.views.map { "    " + $0.path + ": " + $0.words }
      lines += findings(preview).map { "    " + $0 }
    }
    return VisibleText.escapingLines((lines + [summary]).joined(separator: "\n"))
  }

  /// For a pull request.
  public func markdown() -> String {
    var lines = ["**" + summary + "**"]
    for preview in comparison.previews {
      lines += ["", "### `" + preview.file + "` " + escaped(preview.name) + " " + status(preview)]
      lines += first(preview).flatMap { ["", escaped($0)] }
      if !preview.views.isEmpty { lines += ["", "| view | change |", "|---|---|"] }
      lines += preview.views.map { "| " + escaped($0.path) + " | " + escaped($0.words) + " |" }
      let findings = findings(preview)
      if !findings.isEmpty { lines += [""] + findings.map { "- " + escaped($0) } }
    }
    return lines.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.escaping(text) {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private var summary: String {
    let count = comparison.previews.count
    let all = count + comparison.same
    if count == 0 { return all == 1 ? "1 preview is the same." : "\(all) previews are the same." }
    if all == 1 { return "1 preview differs." }
    return "\(count) of \(all) previews " + (count == 1 ? "differs." : "differ.")
  }

  private func status(_ preview: BaselineComparison.PreviewChange) -> String {
    if preview.before == nil { return "is new" }
    if preview.now == nil { return "is gone" }
    return "differs"
  }

  private func findings(_ preview: BaselineComparison.PreviewChange) -> [String] {
    preview.newFindings.map { "found now: " + $0 } + preview.goneFindings.map { "no longer found: " + $0 }
  }

  // MARK: - What differs first

  /// The first call where both sides have one, else the first view in the order in which they are asked; then why.
  private func first(_ preview: BaselineComparison.PreviewChange) -> [String] {
    guard let old = preview.before, let new = preview.now else { return [] }
    if old.container != new.container {
      return ["first: the preview is laid out in " + new.containerWords + ", not in " + old.containerWords]
    }
    guard let first = preview.first else { return [] }
    let call = calls(preview)
    let lines = call.isEmpty ? ["first: " + first.path + " " + first.cause] : call
    guard let (record, node) = node(first, preview) else { return lines }
    // A proposal is the doing of the view around.
    let isAsked = first.before?.proposal != first.now?.proposal
    let doer = isAsked ? record.parent(of: node) ?? node : node
    let name = NodeName.call(of: doer)
    return lines + ReasonSentences(record).why(doer.id).map { (name + ". " + $0).replacing("\u{2009}", with: " ") }
  }

  private func calls(_ preview: BaselineComparison.PreviewChange) -> [String] {
    guard let old = preview.old, let new = preview.new, before.laidOut.indices.contains(old),
      now.laidOut.indices.contains(new)
    else { return [] }
    let sides = [("before", before.laidOut[old], "a"), ("now", now.laidOut[new], "b")].map {
      LayoutComparison.Side(name: $0.0, record: $0.1.record, source: $0.2)
    }
    let words = ComparisonWords(LayoutComparison(sides), places: .numbered)
    return ["first: " + words.title + ".", words.account].map { $0.replacing("\u{2009}", with: " ") }
  }

  /// The view as it is laid out now.
  private func node(
    _ change: BaselineComparison.Change, _ preview: BaselineComparison.PreviewChange
  ) -> (IndexedTrace, Trace.Node)? {
    guard let new = preview.new, now.laidOut.indices.contains(new), let number = change.number else { return nil }
    let record = now.laidOut[new].record
    return (record, record.trace.nodes[number])
  }

  // MARK: - Data

  /// One for each view that differs, at its place in the source where there is one.
  public func reports() -> [Report] {
    comparison.previews.flatMap { preview -> [Report] in
      let place = preview.new.flatMap { now.laidOut.indices.contains($0) ? $0 : nil }
      let whole = BaselineFault.preview(preview.name, status(preview), first(preview))
      let own = place.map { now.sources[$0].report(whole, at: now.laidOut[$0].source) }
      let views = preview.views.map { change -> Report in
        let fault = BaselineFault.view(change.path, change.words)
        guard let place, let (_, node) = node(change, preview) else { return Report(fault, in: preview.file) }
        let source = node.info.source
        return now.sources[place].report(fault, at: source.line > 0 ? source : now.laidOut[place].source)
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
