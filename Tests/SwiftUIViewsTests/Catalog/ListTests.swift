import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct ListTests {
  private func laidOut(_ view: String) throws -> PreviewRun {
    try run("#Preview(traits: .fixedLayout(width: 320, height: 480)) { \(view) }")
  }

  @Test(arguments: ["List", "Form"])
  func warnOfNothingThatWasRecorded(name: String) throws {
    let run = try laidOut("\(name) { Section(\"Head\") { Text(\"a\"); NavigationLink(\"b\", value: 1) } }")
    #expect(run.warnings.isEmpty)
  }

  /// The symbol is wider than the room that a row keeps for icons, as it is meant.
  @Test func findNothingInTheirOwnParts() throws {
    let run = try laidOut("List { Label(\"Soup\", systemImage: \"leaf\"); Toggle(\"Hot\", isOn: .constant(true)) }")
    #expect(run.trace.findings.isEmpty)
    let own = try laidOut("List { Color.red.frame(width: 30, height: 10).frame(width: 20) }")
    #expect(own.trace.findings.map(\.code) == [.childOverflow])
  }

  /// Six lines of pictures of home-assistant/iOS are 14 apart at the medium text size.
  @Test(arguments: [(1, 43.0 / 3), (2, 85.0 / 3), (6, 253.0 / 3)])
  func setTheLinesOfAFooterTight(lines: Int, height: Double) throws {
    let text = [String](repeating: "a", count: lines).joined(separator: "\\n")
    let list = "List { Section { Text(\"a\") } footer: { Text(\"\(text)\").id(\"footer\") } }"
    let run = try run("#Preview { \(list).dynamicTypeSize(.medium) }") { $0.device = Device(named: "iPhone 16") }
    #expect(((run.frame("footer")?.size.height ?? 0) - height).magnitude < 0.35)
  }

  @Test func giveRowsTheLeastHeightOfTheEnvironment() throws {
    let run = try laidOut("List { Text(\"a\"); Text(\"b\").id(\"b\") }.environment(\\.defaultMinListRowHeight, 100)")
    let usual = try laidOut("List { Text(\"a\"); Text(\"b\").id(\"b\") }")
    #expect((run.frame("b")?.minY ?? 0) - (usual.frame("b")?.minY ?? 0) == 72)
    #expect(run.trace.standIns.isEmpty)
  }

  @Test(arguments: ["grouped", "sidebar"])
  func warnOfAStyleThatWasNotRecorded(style: String) throws {
    let run = try laidOut("List { Text(\"a\") }.listStyle(.\(style))")
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  /// Of plain lists only a header below another section was recorded.
  @Test(arguments: [
    ("Section { row }; Section(\"Second\") { row }", true),
    ("Section(\"First\") { row }", false), ("Section { row }; Section { row }", false),
    ("Section { row } footer: { Text(\"End\") }", false),
  ])
  func warnOfEndsOfPlainSectionsThatWereNotRecorded(sections: String, isRecorded: Bool) throws {
    let rows = sections.replacing("row", with: "Text(\"a\")")
    let run = try laidOut("List { \(rows) }.listStyle(.plain)")
    #expect(run.warnings.map(\.code) == (isRecorded ? [] : [.sizeAssumed]))
  }

  @Test(arguments: [
    (
      "listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))",
      Rect(x: 56, y: 56, width: 248, height: 10)
    ),
    ("listRowInsets(.leading, 40)", Rect(x: 56, y: 56, width: 232, height: 10)),
    ("listRowInsets(nil)", Rect(x: 32, y: 56, width: 256, height: 10)),
  ])
  func giveARowTheInsetsItAsksFor(modifier: String, expected: Rect) throws {
    let run = try laidOut("List { Color.red.frame(height: 10).id(\"row\").\(modifier) }")
    #expect(run.frame("row") == expected)
  }

  @Test func takeTheTraitsOfRowsThroughTheirOwnViewsAndLoops() throws {
    let run = try run(
      """
      struct Row: View {
        let number: Int
        var body: some View { Color.red.frame(height: 10).id("row\\(number)").listRowInsets(EdgeInsets()) }
      }
      #Preview(traits: .fixedLayout(width: 320, height: 480)) {
        List { ForEach(0..<2) { Row(number: $0).padding(.leading, 4) } }
      }
      """)
    #expect(run.frame("row0")?.minX == 20)
    #expect(run.frame("row1") == Rect(x: 20, y: 108, width: 284, height: 10))
  }

  @Test func endARowThatIsALinkWithAnArrow() throws {
    let run = try laidOut(
      "List { NavigationLink { Text(\"there\") } label: { Color.red.frame(height: 10).id(\"here\") } }")
    let arrow = try #require(run.trace.nodes.first { $0.info.name == "Image" })
    #expect(arrow.frame.maxX == 288)
    #expect(try #require(run.frame("here")).maxX == arrow.frame.minX - 8)
  }

  @Test(arguments: [("medium", true), ("large", false), ("accessibility1", false)])
  func theArrowOfALinkGrowsWithTheTextSize(size: String, isSmaller: Bool) throws {
    let arrow = { (size: String) in
      let view = "List { NavigationLink(\"There\") { Color.red } }.dynamicTypeSize(.\(size))"
      return try #require(try laidOut(view).trace.nodes.first { $0.info.name == "Image" }).frame.size.height
    }
    #expect(try arrow("large") == 13.5)
    #expect(try (arrow(size) < 13.5) == isSmaller && (arrow(size) > 13.5) == (size == "accessibility1"))
  }

  @Test func setHeadersOfIncreasedProminenceInALargerFontAndTellThatItIsAGuess() throws {
    let run = try laidOut("List { Section(\"Head\") { Text(\"a\") } }.headerProminence(.increased)")
    let header = try #require(run.trace.nodes.first { $0.text != nil })
    let plain = try laidOut("List { Section(\"Head\") { Text(\"a\") } }").trace.nodes.first { $0.text != nil }
    #expect(header.frame.size.height > 20 && header.frame.size.height < 25)
    #expect(header.frame.size.width > (plain?.frame.size.width ?? 0))
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func tellThatCompactSpacingIsNotKnown() throws {
    let run = try laidOut("List { Section { Text(\"a\") } }.listSectionSpacing(.compact)")
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func showABadgeAtTheEndOfARow() throws {
    #expect(try laidOut("List { Text(\"Inbox\").badge(3); Text(\"Sent\").badge(0) }").texts == ["Inbox", "3", "Sent"])
  }

  @Test func standApartAsFarAsIsAskedFor() throws {
    let run = try laidOut(
      """
      List {
        Section { Color.red.frame(height: 10).id("a") }
        Section { Color.red.frame(height: 10).id("b") }
      }.listSectionSpacing(10)
      """)
    #expect(run.frame("a")?.minY == 56)
    #expect(run.frame("b")?.minY == 118)
  }

  @Test func runTheEffectsOfRowsInViewAlone() throws {
    let run = try run(
      """
      struct Rows: View {
        @State private var seen = 0
        var body: some View {
          List { ForEach(0..<20) { _ in Text("a").onAppear { seen += 1 } } }
        }
      }
      #Preview(traits: .fixedLayout(width: 320, height: 200)) { Rows() }
      """)
    #expect(run.values(of: "Rows.seen").last == "4")
  }

  @Test(arguments: [("", true), (".scrollContentBackground(.hidden)", false)])
  func lieOnABackgroundUnlessItIsHidden(modifier: String, hasBackground: Bool) throws {
    let run = try laidOut("List { Text(\"a\") }\(modifier)")
    #expect(run.trace.nodes.contains { $0.info.name == "ScrollView" } == hasBackground)
  }

  @Test func drawARowsBackgroundOverTheWholeRow() throws {
    let run = try laidOut("List { Text(\"a\").listRowBackground(Color.yellow.id(\"back\")); Text(\"b\") }")
    let back = try #require(run.frame("back"))
    #expect(back.size == Size(width: 288, height: 52))
  }

  /// In rows whose content begins 16 points inside, of 320 points with margins of 16.
  @Test(arguments: [
    ("HStack { Color.red.frame(width: 24, height: 24); Text(\"A\") }", 32 + 24 + 8, 288),
    ("Text(\"A\").frame(width: 200, alignment: .leading)", 32, 288),
    ("Text(\"A\").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))", 56, 288),
    ("Color.red.frame(height: 20)", 32, 288),
    (
      "HStack { Color.red.frame(width: 24, height: 24); Text(\"A\") }.alignmentGuide(.listRowSeparatorLeading) { _ in 4 }",
      36, 288
    ),
    ("HStack { Text(\"A\"); Text(\"B\").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 1000 } }", 0, 288),
    ("Color.red.frame(width: 100, height: 20).alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }", 32, 132),
  ])
  func aSeparatorBeginsAtTheRowsFirstTextOrWhereItsGuideIs(row: String, start: Double, end: Double) throws {
    let run = try run(
      "#Preview(traits: .fixedLayout(width: 320, height: 200)) { List { \(row); Text(\"Last\") } }")
    let line = try #require(run.trace.nodes.first { $0.info.name == "Color" && $0.info.arguments == "separator" })
    if start > 0 {
      #expect((line.frame.minX - start).magnitude < 0.01, "\(line.frame)")
    } else {
      #expect(line.frame.minX < 0)
    }
    #expect((line.frame.maxX - end).magnitude < 0.01, "\(line.frame)")
  }

  @Test(arguments: [("", 2), (".listRowSeparator(.hidden)", 0)])
  func drawSeparatorsUnlessTheyAreHidden(modifier: String, count: Int) throws {
    let run = try laidOut("List { Text(\"a\")\(modifier); Text(\"b\")\(modifier) }.listStyle(.plain)")
    #expect(run.trace.nodes.count { $0.info.name == "Color" && $0.info.arguments == "separator" } == count)
  }

  @Test func indentARowByItsInsets() throws {
    let insets = "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
    let run = try laidOut("List { Text(\"a\").listRowInsets(\(insets)).id(\"a\") }.listStyle(.plain)")
    #expect(try #require(run.frame("a")).minX == 2)
  }

  @Test func aRowsInnermostModifierCounts() throws {
    let insets = "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
    let outer = ".listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)).listRowSeparator(.hidden)"
    let rows =
      "Text(\"a\").listRowInsets(\(insets)).id(\"a\"); Text(\"b\").listRowSeparator(.visible).id(\"b\"); Text(\"c\")"
    let run = try laidOut("List { Group { \(rows) }\(outer) }.listStyle(.plain)")
    #expect(run.frame("a")?.minX == 2)
    #expect(run.frame("b")?.minX == 50)
    #expect(run.trace.nodes.count { $0.info.name == "Color" && $0.info.arguments == "separator" } == 1)
  }
}
