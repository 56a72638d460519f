import Diagnostics
import Foundation
import ScenarioPipeline
import Synchronization
import TestSupport
import Testing

@testable import SiteGeneration

struct SiteBuilderTests {
  private static let box = """
    import SwiftUI

    /// A box of `20` points.
    #Preview("Box", traits: .fixedLayout(width: 40, height: 30)) {
      Color.orange.frame(width: 20, height: 10)
    }
    """

  /// Templates that leave only what the builder itself decides.
  private static let templates = [
    "Site/site.yml": "title: Boxes\nsections:\n  - folder: late\n  - folder: early\n    text: First steps.\n",
    "Site/assets/haggle.css": "",
    "Site/assets/mark.svg": "",
    "Site/templates/index.mustache": """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="{{language}}">
    <head><title>{{pageTitle}}</title></head>
    <body><h1>{{headline}}</h1>
    {{#sections}}
    <h2 id="{{id}}">{{title}}</h2>
    {{#text}}<p>{{text}}</p>{{/text}}
    {{#cards}}
    <a href="{{href}}">{{title}}</a>
    {{{caption}}}
    {{/cards}}
    {{/sections}}
    </body>
    </html>
    """,
    "Site/templates/scenario.mustache": """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="{{language}}">
    <head><title>{{pageTitle}}</title></head>
    <body>
    <p><a href="{{root}}index.html#{{topicID}}">{{topic}}</a></p>
    <h1>{{title}}</h1>
    <h2 id="preview-1">{{#previews}}{{name}}{{/previews}}</h2>
    {{{caption}}}
    <p>{{{said}}}</p>
    <a href="{{svg}}">SVG</a>
    {{#files}}
    <h2 id="{{id}}">{{name}}</h2>
    {{/files}}
    {{#next}}<a href="{{href}}">{{title}}</a>{{/next}}
    </body>
    </html>
    """,
  ]

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(SiteBuilderTests.templates.merging(files) { $1 })
  }

  @Test func makesAPageAFigureAndATraceOfEveryScenario() throws {
    let two = SiteBuilderTests.box + "\n\n#Preview(\"Other\") {\n  Color.teal\n}\n"
    let source = try folder([
      "Scenarios/early/small-box.swift": SiteBuilderTests.box, "Scenarios/late/two-boxes.swift": two,
      "Scenarios/late/shared.swift": "func half(_ length: CGFloat) -> CGFloat { length / 2 }\n",
    ])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(
      site.files.map(\.path) == [
        "late/two-boxes-1.svg", "late/two-boxes-2.still.svg", "late/two-boxes-2.svg", "late/two-boxes.css",
        "late/two-boxes.html", "late/two-boxes.json", "late/two-boxes.json.gz", "late/two-boxes.program.js",
        "late/two-boxes.small.svg", "early/small-box.css", "early/small-box.html", "early/small-box.json",
        "early/small-box.json.gz", "early/small-box.program.js", "early/small-box.small.svg", "early/small-box.svg",
        "assets/search-index.js", "index.html", "rules.html",
      ] + LayoutRuleCatalog.rules.map(RulePage.path) + ["reference.html"] + ReferenceGroup.all.map(\.path) + [
        "search.html", "404.html", "assets/Inter-400.woff2",
        "assets/Inter-500.woff2", "assets/Inter-600.woff2", "assets/Inter-700.woff2", "assets/Inter-LICENSE.txt",
        "assets/article.css", "assets/article.js", "assets/cards.css", "assets/fonts/HaggleLettering.woff2",
        "assets/fonts/JetBrainsMono.woff2", "assets/fonts/fonts-LICENSE.txt", "assets/haggle.css",
        "assets/index.css", "assets/live.css", "assets/mark.svg", "assets/reference.css", "assets/script/address.js",
        "assets/script/bars.js", "assets/script/compare.js", "assets/script/container.js", "assets/script/copy.js",
        "assets/script/figure.js",
        "assets/script/keys.js", "assets/script/literals.js", "assets/script/loading.js",
        "assets/script/outline.js", "assets/script/panels.js", "assets/script/player.js", "assets/script/ruler.js",
        "assets/script/signs.js", "assets/script/tabs.js", "assets/script/transport.js",
        "assets/search.js",
      ])
    #expect(site.built.scenarioCount == 2)
    #expect(site.built.figureCount == 3)
    #expect(site.built.warnings.isEmpty)
  }

  @Test func writesTheIndexInTheConfiguredOrder() throws {
    let source = try folder([
      "Scenarios/early/small-box.swift": SiteBuilderTests.box, "Scenarios/late/box.swift": SiteBuilderTests.box,
    ])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(
      site.text("index.html") == """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
        <head><title>Boxes</title></head>
        <body><h1>Boxes</h1>
        <h2 id="topic-late">Late</h2>

        <a href="late/box.html">Box</a>
        <p class="caption">A box of <code>20</code> points.</p>
        <h2 id="topic-early">Early</h2>
        <p>First steps.</p>
        <a href="early/small-box.html">Box</a>
        <p class="caption">A box of <code>20</code> points.</p>
        </body>
        </html>
        """)
  }

  @Test func writesThePageOfAScenario() throws {
    let source = try folder([
      "Scenarios/early/small-box.swift": SiteBuilderTests.box, "Scenarios/late/box.swift": SiteBuilderTests.box,
    ])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(
      site.text("late/box.html") == """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
        <head><title>Box · Boxes</title></head>
        <body>
        <p><a href="../index.html#topic-late">Late</a></p>
        <h1>Box</h1>
        <h2 id="preview-1">Box</h2>
        <p class="caption">A box of <code>20</code> points.</p>
        <p><span class="count">4 steps</span> <span class="words">Color takes the 20\u{2009}×\u{2009}10 that frame(width: 20, height: 10) proposes.</span></p>
        <a href="box.svg">SVG</a>
        <h2 id="file-1">Scenarios/late/box.swift</h2>
        <a href="../early/small-box.html">Box</a>
        </body>
        </html>
        """)
  }

  @Test func givesTheSameBytesForTheSameInput() throws {
    let source = try folder([
      "Scenarios/a/box.swift": SiteBuilderTests.box, "Scenarios/b/box.swift": SiteBuilderTests.box,
    ])
    let first = try CollectedSite(SiteBuilder(folder: source.url))
    let second = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(first.files.map(\.path) == second.files.map(\.path))
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
  }

  @Test func buildsTheSameOnAnyNumberOfThreads() throws {
    let scenarios = (0..<23).map { number in
      (
        "Scenarios/\(number % 3)/\(number).swift",
        "#Preview(\"Box \(number)\") { Color.red.frame(width: \(number + 9)) }\n"
      )
    }
    let source = try folder(Dictionary(uniqueKeysWithValues: scenarios))
    let one = try CollectedSite(SiteBuilder(folder: source.url, jobs: 1))
    for jobs in [2, 3, 40] {
      let several = try CollectedSite(SiteBuilder(folder: source.url, jobs: jobs))
      #expect(several.files.map(\.path) == one.files.map(\.path))
      #expect(several.files.map(\.bytes) == one.files.map(\.bytes))
    }
  }

  /// However many there are, no more than the three pages and figures of one scenario are in memory, and those of the one
  /// before it, whose page waits for its neighbour's title.
  @Test func handsOutTheFilesOfAScenarioAsSoonAsTheNextIsMade() throws {
    let scenarios = (0..<12).map { ("Scenarios/a/\($0).swift", SiteBuilderTests.box) }
    let source = try folder(Dictionary(uniqueKeysWithValues: scenarios))
    let waiting = Waiting()
    let builder = SiteBuilder(folder: source.url, jobs: 1) { work, _ in
      if work == .parsingMarkup { waiting.add() }
    }
    var taken = 0
    _ = try builder.build { (file) throws(Problem) in
      guard file.path.hasSuffix(".html") || file.path.hasSuffix(".svg"), !file.path.hasPrefix("assets/") else { return }
      waiting.remove()
      if file.path.hasPrefix("a/") { taken += 1 }
    }
    #expect(taken == 12 * 3)
    #expect(waiting.count == 0)
    #expect(waiting.most == 6)
  }

  /// How many things wait, and how many waited at once at most.
  private final class Waiting: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var count: Int { counts.withLock { $0.now } }
    var most: Int { counts.withLock { $0.most } }

    func add() { counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }
    func remove() { counts.withLock { $0.now -= 1 } }
  }

  @Test func reportsEveryBrokenScenario() throws {
    let source = try folder([
      "Scenarios/a/one.swift": "#Preview {\n  Rectangel()\n}\n",
      "Scenarios/a/two.swift": "#Preview {\n  Color.red.framee()\n}\n",
      "Scenarios/a/good.swift": SiteBuilderTests.box,
    ])
    let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: source.url).build() }
    #expect(problem.kind == .content)
    #expect(
      problem.reports.map { $0.text.prefix(while: { $0 != " " }) } == [
        "Scenarios/a/one.swift:2:3:", "Scenarios/a/two.swift:2:12:",
      ])
  }

  @Test func findsBrokenLinks() throws {
    var files = SiteBuilderTests.templates
    files["Site/templates/index.mustache"] = """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head><title>x</title></head>
      <body><h1>x</h1>
      <a href="nowhere.html">x</a> <a href="a/box.html#nothing">x</a> <a href="a/box.html#preview-1">x</a>
      <a href="https://example.org/">x</a> <a href="../outside.html">x</a>
      </body>
      </html>
      """
    files["Scenarios/a/box.swift"] = SiteBuilderTests.box
    let source = try TemporaryFolder(files)
    let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: source.url).build() }
    #expect(
      problem.reports.map(\.text) == [
        "Site/templates/scenario.mustache:5:1: error: a/box.html:5: the link '../index.html#topic-a' leads nowhere",
        "Site/templates/index.mustache:5:1: error: index.html:5: the link 'nowhere.html' leads nowhere",
        "Site/templates/index.mustache:5:1: error: index.html:5: the link 'a/box.html#nothing' leads nowhere",
        "Site/templates/index.mustache:6:1: error: index.html:6: the link '../outside.html' leads nowhere",
      ])
  }

  @Test func refusesAPageThatIsNotWellFormed() throws {
    var files = SiteBuilderTests.templates
    files["Site/templates/scenario.mustache"] = "<html lang=\"en\"><p></html>"
    files["Scenarios/a/box.swift"] = SiteBuilderTests.box
    let source = try TemporaryFolder(files)
    let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: source.url).build() }
    #expect(problem.kind == .configuration)
    #expect(
      problem.reports.first?.text.hasPrefix(
        "Site/templates/scenario.mustache:1:1: error: a page made with it is not valid: a/box.html:1:") == true)
    // The index links to the page, whose ids nobody knows.
    #expect(problem.reports.allSatisfy { $0.file == "Site/templates/scenario.mustache" })
  }

  /// A page made with a template is at fault as often as it is made.
  @Test func reportsAFaultOfATemplateOnce() throws {
    var files = SiteBuilderTests.templates
    files["Site/templates/scenario.mustache"] =
      "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head><title>x</title></head>\n<body><h1>x</h1>\n"
      + "<script>alert(1)</script></body></html>"
    files["Site/templates/index.mustache"] = files["Site/templates/scenario.mustache"]?.replacing(
      "<script>", with: "<p>"
    )
    .replacing("</script>", with: "</p>")
    for name in ["a", "b"] { files["Scenarios/\(name).swift"] = SiteBuilderTests.box }
    let source = try TemporaryFolder(files)
    let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: source.url).build() }
    #expect(
      problem.reports.map(\.text) == [
        "Site/templates/scenario.mustache:4:1: error: a page made with it is not valid: a.html:4: a script must be a file "
          + "of the site: give 'script' a 'src' [references, /*/*[2]/*[2]]"
      ])
  }

  /// What a scenario says about addresses and prints is text, whatever stands in it.
  @Test func harmlessTextDoesNotKeepASiteFromBeingBuilt() throws {
    let source = try TemporaryFolder([
      "Scenarios/a.swift": """
      /// Like url(photo.png), or `@import`.
      #Preview("A\\u{1B}[31m") {
        let _ = print("\\u{1B}[31mred")
        Text("x\\u{1}\\u{FFFE}").accessibilityLabel("url(a.png)")
      }
      """
    ])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let page = try #require(site.text("a.html"))
    #expect(page.contains("<pre class=\"printed\" tabindex=\"0\">\\u{1B}[31mred</pre>"))
  }

  /// A picture is one file of the site, however often and in however many scenarios it is shown.
  @Test func storesAPictureOnce() throws {
    let source = try folder([
      "Scenarios/a/one.swift": "#Preview { ZStack { ForEach(0..<50) { _ in Image(\"p\") } } }",
      "Scenarios/a/two.swift": "#Preview { Image(\"p.png\") }",
    ])
    let png = try Data(contentsOf: #require(SiteBuilderTests.picture))
    try source.write([UInt8](png), to: "Scenarios/a/p.png")
    var files = SiteBuilderTests.templates
    files["Site/templates/scenario.mustache"] = nil
    try FileManager.default.removeItem(at: source.file("Site/templates/scenario.mustache"))
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(site.files.filter { $0.path == "a/p.png" }.map(\.bytes) == [[UInt8](png)])
    let page = try #require(site.text("a/one.html"))
    // The picture for wide pages and that for narrow ones.
    #expect(page.ranges(of: "xlink:href=\"p.png\"").count == 2)
    #expect(!page.contains("data:image"))
    let figure = try #require(site.text("a/one.svg"))
    #expect(figure.ranges(of: "data:image/png;base64,").count == 1)
    #expect(figure.ranges(of: "<use ").count == 50)
  }

  private static var picture: URL? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Scenarios/aspect-ratio/harbour@2x.png")
  }

  @Test func aDamagedPictureIsAnErrorWhereItIsShown() throws {
    let source = try folder(["Scenarios/a.swift": "#Preview {\n  Image(\"p\")\n}", "Scenarios/p.png": "text"])
    let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: source.url).build() }
    #expect(
      problem.reports.map(\.text) == [
        "Scenarios/a.swift:2:3: error: the picture 'p.png' is neither PNG nor JPEG"
      ])
  }

  @Test func needsScenarios() throws {
    let source = try TemporaryFolder(["Site/site.yml": ""])
    let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: source.url).build() }
    #expect(problem.kind == .missingInput)
  }

  /// Three previews and a neighbour: none of it makes the builder read a file or a page again.
  @Test func parsesAndHighlightsEverythingOnce() throws {
    let source = try folder([
      "Scenarios/a/three.swift": ["One", "Two", "Three"].map {
        "#Preview(\"\($0)\") { Color.red.frame(width: side) }\n"
      }
      .joined(),
      "Scenarios/a/box.swift": SiteBuilderTests.box, "Scenarios/a/sizes.swift": "let side = 40.0",
    ])
    let work = Counter()
    let site = try CollectedSite(SiteBuilder(folder: source.url) { work.count("\($0) \($1)") })
    let sources = ["box", "sizes", "three"].map { "Scenarios/a/\($0).swift" }
    let markup = site.files.map(\.path).filter { $0.hasSuffix(".html") || $0.hasSuffix(".svg") }
      .filter { !$0.hasPrefix("assets/") }.map { $0.hasSuffix(".svg") ? String($0.dropFirst("a/".count)) : $0 }
    // Figures, the stills of the second and third preview, thumbnails, and the pages.
    let pages = 2 + 5 + LayoutRuleCatalog.rules.count + ReferenceGroup.all.count
    #expect(markup.count == 4 + 2 + 2 + pages)
    let expected =
      sources.flatMap { ["parsingSource \($0)", "highlightingSource \($0)"] } + markup.map { "parsingMarkup \($0)" }
    #expect(work.counts == Dictionary(uniqueKeysWithValues: expected.map { ($0, 1) }))
  }
}
