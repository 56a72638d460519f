import Diagnostics
import ScenarioPipeline
import Testing

@testable import SiteGeneration

struct TemplateLibraryTests {
  struct Item { let name: String }
  struct Pair { let inner: Item }
  struct Values {
    let title = "A \"B\" & <C>"
    let markup = "<b>x</b>"
    let missing: String? = nil
    let flag = true
    let items = [Item(name: "one"), Item(name: "two")]
    let words = ["a", "b"]
    let none: [Item] = []
    let accent = "<\u{338}&\u{301}\"\u{301}"
    let pair = Pair(inner: Item(name: "one"))
    let control = "x\u{1B}y\u{FFFE}"
  }

  private func render(_ template: String, _ parts: [String: String] = [:], limit: Int = 10_000) throws -> String {
    try library(template, parts, limit: limit).render("page", [Values()])
  }

  private func library(
    _ template: String, _ parts: [String: String] = [:], limit: Int = 10_000
  ) throws -> TemplateLibrary {
    var files = parts.mapValues { Array($0.utf8) }
    files["page"] = Array(template.utf8)
    var bytes = FileLimits().page
    bytes.number = limit
    return try TemplateLibrary(["page"], of: files, areBuiltIn: false, limit: bytes)
  }

  private func problems(_ template: String, _ parts: [String: String] = [:], limit: Int = 10_000) -> [String] {
    let problem = #expect(throws: Problem.self) { try render(template, parts, limit: limit) }
    #expect(problem?.kind == .configuration)
    return problem?.reports.map(\.text) ?? []
  }

  @Test(arguments: [
    ("{{title}}", "A &quot;B&quot; &amp; &lt;C&gt;"),
    ("{{{markup}}} {{&markup}}", "<b>x</b> <b>x</b>"),
    ("[{{missing}}]{{#missing}}x{{/missing}}{{^missing}}none{{/missing}}", "[]none"),
    ("{{#flag}}yes{{/flag}}{{^flag}}no{{/flag}}", "yes"),
    ("{{#items}}{{name}}, {{/items}}{{#none}}x{{/none}}{{^none}}empty{{/none}}", "one, two, empty"),
    ("{{#words}}{{.}}{{/words}}", "ab"),
    ("{{#items}}{{title}}{{/items}}", "A &quot;B&quot; &amp; &lt;C&gt;A &quot;B&quot; &amp; &lt;C&gt;"),
    ("a{{! a comment }}b", "ab"),
    ("a\n  {{! alone on its line }}\nb\n", "a\nb\n"),
    ("{{#items}}\n- {{ name }}\n{{/items}}\nend", "- one\n- two\nend"),
    ("<{{#flag}} a{{/flag}}>", "< a>"),
    ("{{#unknown}}x{{/unknown}}{{^unknown}}y{{/unknown}}", "y"),
    ("{{control}}", "xy"),
    ("{ {{flag}} }", "{ true }"),
    ("{{accent}}", "&lt;\u{338}&amp;\u{301}&quot;\u{301}"),
    ("{{#pair}}{{inner.name}}{{/pair}}{{pair.inner.name}}", "oneone"),
    ("{{#markup}}{{.}}{{/markup}}", "&lt;b&gt;x&lt;/b&gt;"),
  ])
  func fillsIn(template: String, text: String) throws {
    #expect(try render(template) == text)
  }

  @Test(arguments: ["\n", "\r\n"])
  func leavesLinesWithoutATagAsTheyAre(lineEnd: String) throws {
    let line = "  \t<p>Some { words } & \u{301}more</p> "
    let lines = ([""] + Array(repeating: line, count: 5) + ["", "", line, ""]).joined(separator: lineEnd)
    let body = lines + "  - {{name}}" + lines
    let rows = ["one", "two"].map { body.replacing("{{name}}", with: $0) + "  " }
    let filled = try render(
      lines + "{{title}}" + body.replacing("{{name}}", with: "") + "[{{#items}}\(body)  {{/items}}]")
    let title = "A &quot;B&quot; &amp; &lt;C&gt;"
    #expect(filled == lines + title + body.replacing("{{name}}", with: "") + "[" + rows.joined() + "]")
  }

  @Test func includesOtherTemplates() throws {
    #expect(try render("<\n{{> head}}\n{{> head}}>", ["head": "{{flag}}\n"]) == "<\ntrue\ntrue\n>")
  }

  /// The white space before a tag that is alone on its line precedes all lines of the part.
  @Test func indentsWhatItIncludes() throws {
    let list = ["list": "- {{title}}\n- {{flag}}\nend\n"]
    #expect(
      try render("<ul>\n  {{> list}}\n</ul>", list)
        == "<ul>\n  - A &quot;B&quot; &amp; &lt;C&gt;\n  - true\n  end\n</ul>")
    #expect(try render("a {{> list}}", ["list": "b\nc"]) == "a b\nc")
    let items = ["list": "{{#items}}\n- {{name}}\n{{/items}}\nend\n"]
    #expect(try render("<ul>\n  {{> list}}\n</ul>", items) == "<ul>\n  - one\n  - two\n  end\n</ul>")
    let places = try library("\n  {{> list}}", list).places("page", [Values()])
    #expect(places.map { $0?.line } == [nil, 1, 2, 3, nil])
    let wide = String(repeating: " ", count: 5000) + "{{> list}}"
    #expect(problems(wide, list).first?.contains("the page has more than 10000 bytes") == true)
  }

  @Test func namesWhatIsWrongWithATag() {
    let file = "Site/templates/page.mustache"
    #expect(problems("a\n b {{") == ["\(file):2:4: error: this tag is not closed"])
    #expect(problems("a\n{") == ["\(file):2:1: error: this tag is not closed"])
    #expect(problems("{{{x}}") == ["\(file):1:1: error: this tag is not closed"])
    #expect(problems("{{#a}}\n{{/b}}") == ["\(file):2:1: error: this ends 'b', but the section that is open is 'a'"])
    #expect(problems("{{#a}}") == ["\(file):1:1: error: the section 'a' has no end; write {{/a}}"])
    #expect(problems("{{/a}}") == ["\(file):1:1: error: this ends 'a', but no section is open"])
    #expect(
      problems("{{=<% %>=}}") == [
        "\(file):1:1: error: there is no tag that begins with '='; there are #, ^, /, !, >, & and {"
      ])
    #expect(
      problems("{{upper(x)}}") == [
        "\(file):1:1: error: 'upper(x)' is no name; a name has letters, digits, '_', '-' and '.'"
      ])
    // The library takes a brace with an accent for another character.
    #expect(
      problems("\n{{title}}\u{301}") == [
        "\(file):2:1: error: a tag here cannot be read; only plain characters and spaces may stand beside its braces"
      ])
    // So it is below lines that the library does not get to read.
    let lines = String(repeating: "<p>Some { words }</p>\n", count: 20)
    #expect(
      problems(lines + "{{title}}\n" + lines + "{{title}}\u{301}\n").first?.hasPrefix("\(file):42:1: error: a tag here")
        == true)
    #expect(
      problems(String(repeating: "{ ", count: 100_000), limit: 1_000_000) == [
        "\(file):1:1: error: the template has 100000 opening braces, which are too many for its length"
      ])
  }

  @Test func namesWhatThePageDoesNotHave() {
    let file = "Site/templates/page.mustache"
    #expect(
      problems("\n{{titel}}") == ["\(file):2:1: error: the page has no value 'titel' here; did you mean 'title'?"])
    #expect(problems("{{items}}") == ["\(file):1:1: error: 'items' is no text; write a section {{#items}}…{{/items}}"])
    #expect(
      problems("x\n{{> haed}}", ["head": ""]) == [
        "\(file):2:1: error: there is no template 'haed' to include; did you mean 'head'?"
      ])
  }

  @Test func aTemplateCannotIncludeItself() {
    let message = "error: the template includes itself:"
    #expect(problems("{{> page}}") == ["Site/templates/page.mustache:1:1: \(message) 'page' includes 'page'"])
    #expect(
      problems("{{> b}}", ["b": "\n{{> c}}", "c": "{{> b}}"]) == [
        "Site/templates/c.mustache:1:1: \(message) 'b' includes 'c' includes 'b'"
      ])
  }

  /// Thirty templates that include the next one twice would be a page of a billion parts.
  @Test func aPageThatDoublesIsStopped() {
    var parts = ["p30": ""]
    for number in 0..<30 { parts["p\(number)"] = "{{> p\(number + 1)}}{{> p\(number + 1)}}" }
    #expect(
      problems("{{> p0}}", parts).first?.hasSuffix(
        "error: the page has more than 10000 bytes; '--limit page=NUMBER' allows more") == true)
    let nested = String(repeating: "{{#words}}", count: 60) + String(repeating: "{{/words}}", count: 60)
    #expect(problems(nested).first?.contains("the page has more than 10000 bytes") == true)
    #expect(problems(nested, limit: 1_000_000).count == 1)
    let deep = String(repeating: "{{#flag}}", count: 200_000)
    #expect(problems(deep).first?.contains("sections and parts are nested more than 100 deep here") == true)
    let chain = Dictionary(uniqueKeysWithValues: (0..<2000).map { ("p\($0)", "{{> p\($0 + 1)}}") })
    #expect(
      problems("{{> p0}}", chain.merging(["p2000": ""]) { $1 }).first?.contains("nested more than 100 deep") == true)
  }

  @Test func knowsWhichLineOfATemplateALineOfThePageIs() throws {
    let library = try library(
      "a\n{{#items}}\n<i>{{name}}\n</i>\n{{/items}}\n{{> end}}\n", ["end": "x\n{{title}}\ny\n"])
    #expect(
      try library.render("page", [Values()])
        == "a\n<i>one\n</i>\n<i>two\n</i>\nx\nA &quot;B&quot; &amp; &lt;C&gt;\ny\n")
    let places = try library.places("page", [Values()]).prefix(8).map { place in
      place.map { "\($0.template):\($0.line)" }
    }
    #expect(places == ["page:1", "page:3", "page:4", "page:3", "page:4", "end:1", nil, "end:3"])
  }
}
