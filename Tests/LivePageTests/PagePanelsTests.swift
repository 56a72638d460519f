import Explanation
import Figures
import Foundation
import LayoutEngine
import LivePage
import Testing

/// The parts of a live page.
struct PagePanelsTests {
  private let row = """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 8) { Color.red.frame(width: 30); Color.blue; Color.green.frame(maxWidth: 40) }
    }
    """

  @Test func theLedgerHasARowForEachChildInTheOrderOfService() throws {
    let ledger = try Sample.panel("ledger", of: row)
    #expect(ledger.contains("data-title=\"How HStack shares 200 points\""))
    #expect(ledger.contains("<td class=\"sum\">200 − 16</td>"))
    let badges = ledger.components(separatedBy: "<span class=\"badge\">").count - 1
    #expect(badges == 3)
    #expect(ledger.contains("<span class=\"v\">184 ÷ 3</span>"))
  }

  /// Both questions are steps: the smallest length is known at the one, and the largest at the other.
  @Test func whatAChildCanBeIsKnownOnceItWasAsked() throws {
    let (layout, address) = try Sample.layout(row)
    let ledger = try #require(PagePanels(layout, at: address).text(of: "ledger"))
    let row = try #require(ledger.components(separatedBy: "<tr").first { $0.contains(">0 … ∞<") })
    let known = try #require(row.firstMatch(of: /class="can"><span class="v" data-step="(\d+)">/))
    let step = layout.steps.steps[try #require(Int(known.1)) - 1]
    #expect(step.purpose == .probeMaximum && row.contains("data-node=\"\(step.node.rawValue)\""))
  }

  /// Two columns of which the second takes 24 more than there is: the bar ends in its cell, not on the words beside it.
  @Test func aBarHasRoomForWhatGoesBeyondItsEnd() throws {
    let row = "HStack(spacing: 0) { Color.red.frame(width: 150); Color.blue.frame(width: 100) }.frame(width: 200)"
    let over = try Sample.panel(
      "ledger", of: "#Preview(traits: .fixedLayout(width: 300, height: 60)) { \(row) }", at: "")
    #expect(try Sample.panel("ledger", of: self.row).contains("<svg class=\"bars\" width=\"100%\""))
    #expect(over.contains("<svg class=\"bars\" width=\"80%\""))
  }

  @Test func ofALazyStackIsToldWhatSwiftUIMakesLater() throws {
    let stack = "LazyVStack(spacing: 0) { ForEach(0..<5, id: \\.self) { _ in Color.red.frame(height: 40) } }"
    let page = "#Preview(traits: .fixedLayout(width: 100, height: 80)) { ScrollView { \(stack) } }"
    let (layout, _) = try Sample.layout(page)
    let lazy = try #require(layout.record.trace.nodes.first { $0.info.name == "LazyVStack" })
    let outer = try #require(layout.record.trace.nodes.first { $0.info.name == "ScrollView" })
    let note = "3 of its 5 children are out of sight"
    #expect(try Sample.panel("why", of: page, at: "n=\(lazy.id.rawValue)").contains(note))
    #expect(!(try Sample.panel("why", of: page, at: "n=\(outer.id.rawValue)").contains(note)))
  }

  /// As many ticks as steps, in three paths.
  @Test func aRailOfManyStepsHasASummary() throws {
    let (layout, _) = try Sample.layout(row)
    let summary = try Sample.panel("rail-summary", of: row)
    let ticks = { (name: String) in
      summary.components(separatedBy: "class=\"\(name)\" d=\"").last?.prefix { $0 != "\"" }.filter { $0 == "M" }.count
    }
    #expect(ticks("put") == layout.steps.steps.filter { $0.kind == .placed }.count)
    #expect(ticks("down") == layout.steps.steps.filter { $0.kind != .placed && $0.size != nil }.count)
  }

  @Test func aChainHasARowForEachModifier() throws {
    let ledger = try Sample.panel("ledger", of: "#Preview { Text(\"a\").padding(10).frame(width: 80) }")
    #expect(ledger.contains("table class=\"account chain\""))
    #expect(ledger.contains("<td class=\"down\">− 2 × 10</td>"))
  }

  @Test func aChainShowsEachLengthFromItsOwnStepOn() throws {
    let ledger = try Sample.panel("ledger", of: "#Preview { Text(\"a\").padding(10).frame(width: 80) }")
    #expect(ledger.contains("<td class=\"in\"><span class=\"v ask\" data-step=\"1\">"))
    let (layout, _) = try Sample.layout("#Preview { Text(\"a\").padding(10).frame(width: 80) }")
    let first = try #require(layout.steps.steps.first)
    let answered = try #require(layout.place(ofCall: first.call))
    #expect(layout.place(ofProposal: first.call) == 1)
    #expect(answered > 1)
    #expect(ledger.contains("<td class=\"taken\"><span class=\"v answer\" data-step=\"\(answered)\">"))
  }

  @Test func aPictureIsNotLargerThanItsLargestScale() throws {
    let alone = try Sample.panel("figure?width=548&height=330", of: row)
    let alike = try Sample.panel("figure?width=548&height=330&scale=0.5", of: row)
    #expect(!alone.contains(" 100 30\""))
    #expect(alike.firstMatch(of: /data-container="[0-9.]+ [0-9.]+ 100 30"/) != nil)
  }

  @Test func aStepIsSaidAndSelectsTheViewThatAnswers() throws {
    let (layout, address) = try Sample.layout(row, at: "step=2")
    let step = layout.steps.steps[1]
    #expect(layout.selection(address) == step.node)
    let said = try #require(PagePanels(layout, at: address).text(of: "said"))
    #expect(said.contains(">2 of \(layout.steps.steps.count)</span>"))
    let why = try #require(PagePanels(layout, at: address).text(of: "why"))
    #expect(why.contains("data-node=\"\(step.node.rawValue)\""))
  }

  /// It is said alone in the rail, without a title above it.
  @Test func whatIsSaidInTheEndNamesItsView() throws {
    let said = try Sample.panel("said", of: row)
    #expect(said.contains(">Color takes the 114 points left of 200 in HStack.</span>"), "\(said)")
  }

  @Test func whatIsNotAnsweredYetStaysOpen() throws {
    let why = try Sample.panel("why", of: row, at: "step=1")
    #expect(why.contains("class=\"answer is-open\">…</dd>"))
  }

  /// The sentences account for the last answer, which a step may not have come to.
  @Test func theReasonsAreThoseOfTheEnd() throws {
    #expect(try Sample.panel("why", of: row, at: "step=1").contains("in the end"))
    #expect(!(try Sample.panel("why", of: row, at: "").contains("in the end")))
  }

  @Test func theRailHasATickForEachStep() throws {
    let (layout, address) = try Sample.layout(row)
    let rail = try #require(PagePanels(layout, at: address).text(of: "rail"))
    for step in 1...layout.steps.steps.count { #expect(rail.contains("data-step=\"\(step)\"")) }
    #expect(!rail.contains("data-step=\"\(layout.steps.steps.count + 1)\""))
  }

  @Test func operandsLeadToTheirCalls() throws {
    let why = try Sample.panel("why", of: row, at: "n=6")
    #expect(why.contains("class=\"op\" href=\"#step="))
  }

  /// A page outlines a view no further than its picture goes.
  @Test func aFigureThatIsCutOffSaysWhere() throws {
    let tall = "#Preview { Text(\"a\").frame(maxWidth: .infinity, maxHeight: .infinity).previewDevice(\"iPhone 17\") }"
    let figure = try Sample.panel("figure?width=300&height=200", of: tall, at: "n=0")
    let cut = try #require(figure.firstMatch(of: /data-cut-out="[0-9.]+ [0-9.]+ [0-9.]+ ([0-9.]+)"/))
    #expect(try #require(Double(cut.1)) < 200)
  }

  @Test func theFigureOnAStageBringsNoStyleAndSaysWhereTheContainerIs() throws {
    let figure = try Sample.panel("figure?width=548&height=330", of: row)
    #expect(!figure.contains("<style"))
    #expect(figure.contains("data-container="))
    #expect(!figure.contains("data-cut-out="))
    #expect(figure.contains("width=\"548\""))
    let style = try Sample.panel("style?width=548&height=330", of: row)
    // The style is the figure's.
    let id = try #require(figure.split(separator: "id=\"").dropFirst().first?.prefix { $0 != "\"" })
    #expect(style.contains("#\(id) "))
  }

  @Test func callsAreWrittenAsFarAsTheyAreAskedFor() throws {
    let all = try Sample.panel("calls", of: row)
    let few = try Sample.panel("calls?from=2&count=3", of: row)
    #expect(rows(all) > 10)
    #expect(rows(few) == 3)
  }

  private func rows(_ table: String) -> Int { table.components(separatedBy: "<tr data-").count - 1 }

  @Test func findingsAreToldOnceAPlace() throws {
    let source = """
      #Preview(traits: .fixedLayout(width: 60, height: 200)) {
        VStack { ForEach(0..<4) { _ in Text("Much too long for one line").lineLimit(1) } }
      }
      """
    let findings = try Sample.panel("findings", of: source)
    #expect(findings.components(separatedBy: "<li").count - 1 == 1)
    #expect(findings.contains("4 times here."))
  }

  @Test func nothingIsWrittenWhereThereIsNothingToTell() throws {
    #expect(try Sample.panel("findings", of: "#Preview { Color.red }") == "")
    #expect(try Sample.panel("rounds", of: "#Preview { Color.red }") == "")
  }

  @Test func anUnknownPanelIsNone() throws {
    let (layout, address) = try Sample.layout(row)
    #expect(PagePanels(layout, at: address).text(of: "nowhere") == nil)
  }
}
