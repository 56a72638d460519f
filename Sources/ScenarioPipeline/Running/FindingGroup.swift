internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import ViewProgram

/// The findings that one line of a scenario causes repeatedly, as in the rows of a `ForEach`.
///
///     let findings = FindingGroup.groups(of: preview).map { $0.message }
public struct FindingGroup {
  private var first: Finding
  private var count = 1
  private let source: SourceRange

  private init(_ finding: Finding, at source: SourceRange) {
    first = finding
    self.source = source
  }

  /// A preview's findings in their order, those of the same kind at the same place as one.
  public static func groups(of preview: LaidOutPreview) -> [FindingGroup] {
    let sources = Dictionary(preview.trace.nodes.map { ($0.id, $0.info.source) }) { first, _ in first }
    var groups: [FindingGroup] = []
    var known: [Key: Int] = [:]
    for finding in preview.trace.findings {
      let source = sources[finding.node].flatMap { $0.line > 0 ? $0 : nil } ?? preview.source
      let key = Key(code: finding.code, source: source)
      if let index = known[key] {
        groups[index].count += 1
      } else {
        known[key] = groups.count
        groups.append(FindingGroup(finding, at: source))
      }
    }
    return groups
  }

  /// What is found, as a sentence that also tells how often.
  public var message: String { statement("") + "." }
  /// What to do about it, as a sentence.
  public var suggestion: String { first.suggestion }

  /// A warning at the view's place; a note where nothing can be wrong with the view.
  ///
  /// - Parameter addition: What follows on the message of the first finding.
  func report(in sources: SourceFiles, _ addition: String) -> Report {
    sources.report(
      first.code == .openQuestion ? .note : .warning, .finding(first.code),
      statement(addition).replacing("\u{2009}", with: " "),
      suggestion: suggestion.replacing("\u{2009}", with: " "), at: source)
  }

  private func statement(_ addition: String) -> String {
    let sentence = first.message
    let once = (sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence) + addition
    guard count > 1 else { return once }
    return once + "; and so \(count - 1) more \(count == 2 ? "time" : "times") here"
  }

  private struct Key: Hashable {
    var code: Finding.Code
    var source: SourceRange
  }
}
