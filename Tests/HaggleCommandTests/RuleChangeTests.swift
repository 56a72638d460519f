import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Changes of rules are dated, and explain numbers that differ.
struct RuleChangeTests {
  @Test func theChangelogListsEveryChange() throws {
    let url = HaggleProcess.package.appendingPathComponent("CHANGELOG.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let listed = text.matches(of: #/\n- (\d{4}-\d\d-\d\d), `([a-z\-]+)`: ((?:.|\n  )+)\.(?=\n)/#)
      .map { match -> [String] in [String(match.1), String(match.2), String(match.3).replacing("\n  ", with: " ")] }
    #expect(listed == RuleChange.all.map { [$0.date, $0.rule, $0.summary] })
    #expect(RuleChange.all.map(\.date) == RuleChange.all.map(\.date).sorted())
    #expect(RuleChange.all.count > 3 && !RuleChange.all.contains { $0.views.isEmpty })
  }

  @Test func namesTheChangesBetweenTwoVersions() {
    let all = RuleChange.all
    #expect(RuleChange.between(nil, RuleChange.latest) == all)
    #expect(RuleChange.between(RuleChange.latest, RuleChange.latest) == [])
    #expect(RuleChange.between("2026-11-21", "2026-11-22") == all.filter { $0.date == "2026-11-22" })
    #expect(RuleChange.between("2026-11-22", "2026-11-21") == all.filter { $0.date == "2026-11-22" })
  }

  @Test func diffOfTwoVersionsExplainsANumber() throws {
    let folder = try TemporaryFolder([
      "old.txt": baseline(", rules of 2026-11-21", width: "30"),
      "new.txt": baseline(", rules of 2026-11-22", width: "28"),
    ])
    let output = try HaggleProcess.run(["diff", "old.txt", "new.txt"], in: folder.url).output
    let sentence = "rule text-spacing changed in 0.1 (2026-11-22): "
    #expect(
      output.contains("  first: Text answers 28 × 20, not 30 × 20, to the same proposal of 100 × 20\n  rule text-"))
    #expect(output.contains("\n  " + sentence) && output.contains("\n" + sentence), "\(output)")
    #expect(!output.contains("  rule symbol-boxes") && !output.contains("  rule layout-spacing"), "\(output)")
    let same = try HaggleProcess.run(["diff", "old.txt", "old.txt"], in: folder.url)
    #expect(same.status == 0 && same.output == "1 preview is the same.\n")
  }

  @Test func layoutsOfTheSourceAreNamedWhereOneKeepsDistance() throws {
    for (name, isNamed) in [("Flow", true), ("LazyHStack", false)] {
      let folder = try TemporaryFolder([
        "old.txt": stack(", rules of 2026-11-21", around: name, room: "60"),
        "new.txt": stack(", rules of 2026-11-22", around: name, room: "62"),
      ])
      let output = try HaggleProcess.run(["diff", "old.txt", "new.txt"], in: folder.url).output
      #expect(output.contains("\n  first: HStack › Rectangle is proposed 62 × 20, not 60 × 20\n"), "\(output)")
      #expect(output.contains("\n  rule layout-spacing changed in 0.1") == isNamed, "\(output)")
    }
  }

  /// A row of a view with a color inside and of what takes the rest.
  private func stack(_ rules: String, around name: String, room: String) -> String {
    """
    haggle-baseline 1\(rules)

    Row.swift
    preview "Row" in 100 × 20
      HStack ? 100 × 20 = 100 × 20 at 0, 0
        Rectangle ? \(room) × 20 = \(room) × 20 at 0, 0
        \(name) ? 30 × 20 = 30 × 20 at 70, 0
          Color ? 30 × 20 = 30 × 20 at 70, 0

    """
  }

  private func baseline(_ rules: String, width: String) -> String {
    """
    haggle-baseline 1\(rules)

    Row.swift
    preview "Row" in 100 × 20
      Text ? 100 × 20 = \(width) × 20 at 0, 0 "Tea"

    """
  }
}
