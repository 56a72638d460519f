import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

struct RulePageTests {
  /// The project's folder.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of every file of the engine's rules, without the marks of comments and with single spaces.
  private static let comments: String = {
    let folder = root.appendingPathComponent("Sources/LayoutEngine/Rules")
    var text = ""
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      text += ((try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? "") + "\n"
    }
    let plain = text.replacing("///", with: "").replacing("**", with: "").replacing(/\ \(see `[^`]*`\)/, with: "")
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }()

  @Test func everyRuleHasAPageWithItsStepsFigureAndLayouts() throws {
    let code = "#Preview(\"Row\") { HStack { Color.red; Color.blue } }"
    let folder = try TemporaryFolder(["Scenarios/row.swift": code])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    for rule in LayoutRuleCatalog.rules { #expect(site.text(RulePage.path(of: rule)) != nil, "\(rule.name)") }
    let page = try #require(site.text("rules/stack.html"))
    #expect(page.contains("<li value=\"1\">\n<p class=\"caption\">Exactly one child: the stack is transparent"))
    #expect(page.contains("<haggle-figure data-program=\"row\"") && page.contains("<img src=\"../row.svg\""))
    #expect(page.contains("Recorded/stacks/equal-columns-3x8.swift"))
    #expect(try #require(site.text("rules.html")).contains("<a href=\"rules/stack.html\">Stacks</a>"))
  }

  /// `Scripts/rule-records.py` writes them anew.
  @Test func stepsAreThoseOfTheEnginesComments() {
    #expect(RuleRecord.all.keys.allSatisfy { name in LayoutRuleCatalog.rules.contains { $0.name == name } })
    var count = 0
    for (rule, record) in RuleRecord.all {
      for part in record.parts {
        let text =
          switch part {
          case .text(let text), .step(let text, _): text
          }
        count += 1
        #expect(RulePageTests.comments.contains(text), "\(rule): \(text)")
      }
    }
    #expect(count > 100)
  }

  @Test func layoutsAreThoseOfTheTests() throws {
    let cases = RuleRecord.all.values.flatMap(\.cases)
    #expect(cases.count > 150 && cases.allSatisfy { ["measured", "published"].contains($0.known) })
    for each in cases {
      let file = RulePageTests.root.appendingPathComponent(each.file)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("#Preview(\"\(each.title)\""), "\(each.file)")
    }
  }
}
