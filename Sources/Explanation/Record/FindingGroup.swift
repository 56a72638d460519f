public import LayoutEngine

/// The findings of one kind that one place of a source causes repeatedly, as in the rows of a `ForEach`.
///
///     for group in FindingGroup.groups(of: trace) { print(group.first.message, group.count) }
public struct FindingGroup: Sendable {
  /// The first of them, which stands for all.
  public let first: Finding
  /// How many there are.
  public private(set) var count = 1
  /// Where the view stands in the source.
  public let source: SourceRange

  /// A layout's findings in their order, with those of the same kind at the same place combined.
  ///
  /// - Parameters:
  ///   - trace: the layout.
  ///   - elsewhere: the place of views that are in no source.
  ///   - isWanted: whether a finding counts; all do if not given.
  public static func groups(
    of trace: Trace, elsewhere: SourceRange = .none, where isWanted: (Finding) -> Bool = { _ in true }
  ) -> [FindingGroup] {
    var sources: [NodeID: SourceRange] = [:]
    for node in trace.nodes where node.info.source.line > 0 { sources[node.id] = node.info.source }
    var groups: [FindingGroup] = []
    var known: [Key: Int] = [:]
    for finding in trace.findings where isWanted(finding) {
      let source = sources[finding.node] ?? elsewhere
      // Views that are in no source have no place in common.
      let key = Key(code: finding.code, source: source, node: source.line > 0 ? nil : finding.node)
      if let index = known[key] {
        groups[index].count += 1
      } else {
        known[key] = groups.count
        groups.append(FindingGroup(first: finding, source: source))
      }
    }
    return groups
  }

  /// How often it was found besides the first: `the same 2 more times here`; `nil` for once.
  public var repetition: String? {
    count > 1 ? "the same \(count - 1) more " + (count == 2 ? "time" : "times") + " here" : nil
  }

  /// The view, with its line where that is in the first file, and what was found there: `Text “A”, line 18. The view has no area: it is 0 × 20.`
  func sentences(_ record: IndexedTrace) -> String {
    let line = source.file == 0 && source.line > 0 ? ", line \(source.line)" : ""
    let message = record.viewName(of: first.node) + line + ". " + first.message
    return message + (repetition.map { " It is " + $0 + "." } ?? "")
  }

  private struct Key: Hashable {
    var code: Finding.Code
    var source: SourceRange
    var node: NodeID?
  }
}
