/// The contents of a rule's page: its steps, as the engine's source documents them, and the recorded layouts that
/// confirm it.
///
/// `Scripts/rule-records.py` collects them.
struct RuleRecord {
  enum Part: Equatable {
    case text(String)
    case step(String, number: Int)
  }

  /// A layout that was measured on SwiftUI or published by others, and that the tests check.
  struct Case {
    /// The test's file, from the project's folder.
    let file: String
    let title: String
    let shows: String
    let expected: String
    /// `measured` or `published`.
    let known: String
    let source: String
  }

  private(set) var parts: [Part] = []
  private(set) var cases: [Case] = []

  /// The records by their rules' names.
  static let all = read(String(decoding: PackageResources.rule_records_tsv, as: UTF8.self))

  private static func read(_ text: String) -> [String: RuleRecord] {
    var records: [String: RuleRecord] = [:]
    // By bytes: looking for whole characters takes several times as long.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
      guard fields.count > 2 else { continue }
      records[fields[0], default: RuleRecord()].add(fields)
    }
    return records
  }

  private mutating func add(_ fields: [String]) {
    switch fields[1] {
    case "text": parts.append(.text(fields[2]))
    case "step": parts.append(.step(fields[2], number: fields.count > 3 ? Int(fields[3]) ?? 1 : 1))
    case "case" where fields.count == 8:
      cases.append(
        Case(
          file: fields[2], title: fields[3], shows: fields[4], expected: fields[5], known: fields[6], source: fields[7])
      )
    default: break
    }
  }
}
