import Testing

@testable import SiteGeneration

struct ArticleFigureTests {
  private let scenario = "../../Scenarios/stacks/share.swift"

  @Test func drawsAPreviewWideAndNarrowWithItsCaption() throws {
    let text = try ArticleSite("![Both *share*.](\(scenario)#Two \"focus=row preset=ledger\")\n").text()
    #expect(text.contains("<figure class=\"drawing\" id=\"figure-1\">"))
    #expect(text.contains("<div class=\"picture wide\"><svg "))
    #expect(
      text.contains(
        "<div class=\"picture narrow\"><img src=\"stacks.figure-1-narrow.svg\" alt=\"Both share.\" width=\"360\" "))
    #expect(text.contains("<figcaption>Both <em>share</em>. <a class=\"open\" href=\"../stacks/share.html#p=1\">"))
  }

  /// The content security policy of pages allows no style sheet inside them.
  @Test func keepsTheRulesOfFiguresInAFileOfTheirOwn() throws {
    let site = try ArticleSite("![](\(scenario)#2 \"width=wide\")\n").collected()
    let page = try #require(site.text("articles/stacks.html"))
    #expect(!page.contains("<style") && page.contains("<link rel=\"stylesheet\" href=\"stacks.css\"/>"))
    #expect(site.text("articles/stacks.css")?.contains("#figure-1-wide ") == true)
  }

  @Test func keepsWhatFewReadersSeeInFilesThatAreLoadedWhenNeeded() throws {
    let steps = "![Steps.](\(scenario)#Two \"sticky focus=row\")\n\n[step=0] A.\n\n[step=1] B.\n"
    let site = try ArticleSite(steps + "\n---\n\n![](\(scenario)#1 \"preset=ledger\")\n").collected()
    let page = try #require(site.text("articles/stacks.html"))
    for name in ["stacks.figure-1-at-0.svg", "stacks.figure-1-at-1.svg", "stacks.figure-2-narrow.svg"] {
      #expect(page.contains("<img src=\"\(name)\"") && site.text("articles/\(name)")?.contains("<style") == true)
    }
    #expect(page.ranges(of: "loading=\"lazy\"").count >= 3 && page.contains("alt=\"Steps. After call 0.\""))
  }

  @Test func bringsTheFirstFigureAndLoadsTheOthers() throws {
    let site = try ArticleSite("![](\(scenario)#One)\n\n![](\(scenario)#Two \"width=wide\")\n").collected()
    let page = try #require(site.text("articles/stacks.html"))
    #expect(page.contains("<div class=\"picture wide\"><svg "))
    #expect(page.contains("<div class=\"picture\"><img src=\"stacks.figure-2-wide.svg\""))
    #expect(site.text("articles/stacks.figure-2-wide.svg")?.contains("<style") == true)
    #expect(site.text("articles/stacks.css")?.contains("figure-2") == false)
  }

  @Test func setsAPreviewBesideAnother() throws {
    let text = try ArticleSite("![](\(scenario)#Two \"beside=#One width=wide\")\n").text()
    #expect(text.contains("Two") && text.contains("One") && text.ranges(of: "<svg ").count == 1)
  }

  @Test func makesALiveFigureOfAScenario() throws {
    let text = try ArticleSite("![](\(scenario)#One \"live\")\n").text()
    #expect(text.contains("<haggle-figure data-program=\"stacks/share\" data-preview=\"1\" data-root=\"../\">"))
  }

  private static let sheet = """
    #Preview("Page", traits: .fixedLayout(width: 200, height: 300)) {
      Text("Behind").sheet(isPresented: .constant(true)) { Text("In the sheet") }
    }

    #Preview("Plain", traits: .fixedLayout(width: 200, height: 60)) { Text("No sheet") }
    """
  private static let sheetFile = "../../Scenarios/stacks/sheet.swift"

  private func article(aboutSheet text: String) throws -> String {
    try ArticleSite(text, ["Scenarios/stacks/sheet.swift": ArticleFigureTests.sheet]).text()
  }

  /// The engine shows the sheet, and so does the picture that it takes the place of.
  @Test func aLiveFigureBeginsWithWhatItsPreviewPresents() throws {
    let file = ArticleFigureTests.sheetFile
    let live = try article(aboutSheet: "![](\(file)#Page \"live width=wide\")\n")
    #expect(live.contains("data-preview=\"0\"") && live.contains("In the sheet"))
    let still = try article(aboutSheet: "![](\(file)#Page \"width=wide\")\n")
    #expect(still.contains("Behind") && !still.contains("In the sheet"))
  }

  /// Sheets are not previews of the file and have no numbers.
  @Test func previewsBehindASheetKeepTheirNumbers() throws {
    let file = ArticleFigureTests.sheetFile
    for name in ["Plain", "2"] {
      let text = try article(aboutSheet: "![](\(file)#\(name) \"live width=wide\")\n\n[a](\(file)#\(name))\n")
      #expect(text.contains("data-preview=\"1\"") && text.contains("No sheet"))
      #expect(text.ranges(of: "href=\"../stacks/sheet.html#p=2\"").count == 2)
    }
  }

  @Test func aBlockDrawsItsOwnPreviewsOnly() throws {
    let text = try ArticleSite("```swift figure width=wide\n\(ArticleFigureTests.sheet)\n```\n").collected()
    let drawn = [1, 2].map {
      text.text("articles/stacks.figure-\($0)-wide.svg") ?? text.text("articles/stacks.html") ?? ""
    }
    #expect(drawn[0].contains("Behind") && drawn[1].contains("No sheet"))
    #expect(text.text("articles/stacks.figure-3-wide.svg") == nil)
  }

  @Test func drawsTheStateAfterACall() throws {
    let finished = try ArticleSite("![](\(scenario)#Two \"focus=row width=wide\")\n").text()
    let text = try ArticleSite("![](\(scenario)#Two \"focus=row width=wide step=0\")\n").text()
    #expect(text.contains("call 0") && !finished.contains("call 0"))
  }

  @Test func drawsThePreviewOfABlockBelowIt() throws {
    let code = "#Preview(\"Box\", traits: .fixedLayout(width: 40, height: 40)) { Color.red.frame(width: 20) }"
    let text = try ArticleSite("```swift figure width=narrow\n\(code)\n```\n").text()
    #expect(text.contains("<div class=\"with-code\">\n<pre tabindex=\"0\">"))
    #expect(text.contains("<figure class=\"drawing\" id=\"figure-1\">") && text.contains("20"))
  }

  @Test func reportsTheErrorsOfABlockAtTheirPlaces() throws {
    let reports = try ArticleSite("Text.\n\n```swift figure\n#Preview {\n  Colour.red\n}\n```\n").reports()
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Site/articles/stacks.md:10:3: error: ") == true)
  }

  @Test func letsParagraphsGoThroughTheStepsOfAFigure() throws {
    let text = try ArticleSite(
      """
      ![Steps.](\(scenario)#Two "sticky focus=row")

      Before.

      [step=0] First
      words.

      More.

      [step=1]
      Second.

      ---

      After.
      """
    ).text()
    #expect(text.contains("<div class=\"stepwise\">\n<figure class=\"sticky\" id=\"figure-1\">"))
    #expect(text.ranges(of: "<div class=\"frame\" data-frame=\"").count == 2)
    #expect(text.ranges(of: "<div class=\"frame finished\">").count == 1)
    #expect(text.contains("<div>\n<p>Before.</p>\n</div>"))
    #expect(
      text.contains(
        "<div data-figure-step=\"0\" id=\"figure-1-step-0\">\n<p>First\nwords.</p>\n<p>More.</p>\n</div>"))
    #expect(text.contains("<div data-figure-step=\"1\" id=\"figure-1-step-1\">\n<p>Second.</p>\n</div>"))
    #expect(text.hasSuffix("</div>\n</div>\n<p>After.</p>") && !text.contains("<hr"))
  }

  @Test func aHeadingEndsTheStepsOfAFigure() throws {
    let text = try ArticleSite("![](\(scenario)#Two \"sticky focus=row\")\n\n[step=0] A.\n\n## Next\n").text()
    let steps = try #require(text.firstRange(of: "<div class=\"steps\">"))
    let heading = try #require(text.firstRange(of: "<h2 "))
    #expect(text[steps.upperBound..<heading.lowerBound].contains("</div>\n</div>\n</div>"))
  }
}
