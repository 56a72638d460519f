import Testing

@testable import SiteGeneration

/// How the elements of an article look in its page.
struct ArticleTextTests {
  @Test func writesParagraphsWithTheirMarks() throws {
    #expect(
      try ArticleSite("A *b* **c** ~~d~~ `e < f` & g\\\nh\n").text()
        == "<p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e &lt; f</code> &amp; g<br/>h</p>")
  }

  @Test func sizesAndSumsStayOnOneLine() throws {
    #expect(
      try ArticleSite("It is 428 × 240, as 60 ÷ 250 is 0.24 and 200 − 8 + 2 is less; a - b, `1 × 2`.\n").text()
        == "<p>It is 428\u{A0}×\u{A0}240, as 60\u{A0}÷\u{A0}250 is 0.24 and 200\u{A0}−\u{A0}8\u{A0}+\u{A0}2 is less; "
        + "a - b, <code>1 × 2</code>.</p>")
  }

  @Test func scenariosBehindTheFirstFewHaveALinkBelowTheArticle() throws {
    var files: [String: String] = [:]
    for number in 1...8 { files["Scenarios/boxes/box-\(number).swift"] = "#Preview(\"Box \(number)\") { Color.red }\n" }
    let text = (1...8).map { "```swift ../../Scenarios/boxes/box-\($0).swift\n```\n" }.joined(separator: "\n")
    let page = try #require(ArticleSite(text, files).collected().text("articles/stacks.html"))
    let parts = page.split(separator: "<ul class=\"others\"", maxSplits: 1)
    #expect(parts.count == 2)
    #expect(parts.first?.contains("../boxes/box-6.html") == true)
    #expect(parts.first?.contains("../boxes/box-7.html") == false)
    #expect(parts.last?.contains("<li><a href=\"../boxes/box-8.html\">") == true)
    // There is no other article.
    #expect(!page.contains("aria-label=\"More articles\""))
  }

  @Test func givesHeadingsAddressesOfTheirOwn() throws {
    let text = try ArticleSite("## Placing, once more\n\n## Placing, once more\n\n### `nil`\n").text()
    #expect(text.contains("<h2 id=\"placing-once-more\"><a class=\"self\" href=\"#placing-once-more\">"))
    #expect(text.contains("<h2 id=\"placing-once-more-1\">"))
    #expect(text.contains("<h3 id=\"nil\"><a class=\"self\" href=\"#nil\"><code>nil</code></a></h3>"))
  }

  @Test func listsTheHeadingsOfALongArticle() throws {
    let page = try #require(
      ArticleSite("## A\n\n## B\n\n### C\n\n## D\n").collected().text("articles/stacks.html"))
    #expect(page.contains("<nav class=\"contents\""))
    #expect(page.contains("<li><a href=\"#d\">D</a></li>") && !page.contains("<li><a href=\"#c\">"))
  }

  @Test func writesTables() throws {
    let text = try ArticleSite("| a | b |\n|---|--:|\n| 1 | 2 |\n").text()
    #expect(text.contains("<thead>\n<tr>\n<th scope=\"col\">a</th>\n<th scope=\"col\" class=\"trailing\">b</th>"))
    #expect(text.contains("<tbody>\n<tr>\n<td>1</td>\n<td class=\"trailing\">2</td>"))
  }

  @Test func writesListsAndTasks() throws {
    let text = try ArticleSite("3. three\n4. four\n\nand\n\n- [x] done\n- [ ] open\n").text()
    #expect(text.contains("<ol start=\"3\">\n<li>three</li>"))
    #expect(text.contains("<ul class=\"tasks\">"))
    #expect(text.contains("aria-label=\"Done\" checked=\"checked\"/> done</li>"))
    #expect(text.contains("aria-label=\"To do\"/> open</li>"))
  }

  @Test func writesFootnotesWithTheWayBack() throws {
    let text = try ArticleSite("One[^n], again[^n].\n\n[^n]: The *note*.\n").text()
    #expect(text.contains("<a id=\"reference-1\" href=\"#footnote-1\" role=\"doc-noteref\""))
    #expect(text.contains("<a id=\"reference-1-2\" href=\"#footnote-1\""))
    #expect(text.contains("<li id=\"footnote-1\">\n<p>The <em>note</em>.</p>"))
    #expect(text.contains("href=\"#reference-1-2\" role=\"doc-backlink\""))
  }

  @Test func tellsAlertsFromQuotes() throws {
    let text = try ArticleSite("> [!WARNING]\n> Order matters.\n\n> A quote.\n\n> [!NOTE] said he\n").text()
    #expect(
      text.contains(
        "<div class=\"alert warning\" role=\"note\">\n<p class=\"alert-title\">Warning</p>\n<p>Order matters.</p>"))
    #expect(text.contains("<blockquote>\n<p>A quote.</p>"))
    #expect(text.contains("<p>[!NOTE] said he</p>"))
  }

  @Test func linksToScenariosArticlesRulesAndTheReference() throws {
    let text = try ArticleSite(
      """
      [a](../../Scenarios/stacks/share.swift) [b](../../Scenarios/stacks/share.swift#One) [c](other.md#two)
      [d](rule:stack) [e](api:frame(width:height:alignment:)) [f](#here) [g](https://example.org/?a=1&b=2)

      ## Here
      """, ["Site/articles/other.md": "---\ntitle: O\ndescription: o.\n---\n## Two\n"]
    ).text()
    for (name, address) in [
      ("a", "../stacks/share.html"), ("b", "../stacks/share.html#p=2"), ("c", "../articles/other.html#two"),
      ("d", "../rules/stack.html"), ("e", "../reference/modifiers-of-every-view.html#modifier-View-frame"),
      ("f", "#here"),
      ("g", "https://example.org/?a=1&amp;b=2"),
    ] { #expect(text.contains("<a href=\"\(address)\">\(name)</a>")) }
  }

  @Test func quotesARegionOfAScenarioWithoutItsMarks() throws {
    let text = try ArticleSite("```swift ../../Scenarios/stacks/share.swift#row\n```\n").text()
    #expect(text.contains("data-line=\"1\"><span class=\"t\">HStack</span> {"))
    #expect(text.contains("data-line=\"4\">}</span>") && !text.contains("region") && !text.contains("#Preview"))
  }

  @Test func quotesAFileWithoutItsComments() throws {
    let text = try ArticleSite("```swift ../../Scenarios/stacks/share.swift\n```\n").text()
    #expect(text.contains("Preview") && !text.contains("Two colours share") && !text.contains("region"))
  }

  @Test func keepsDraftsOutOfTheSite() throws {
    let draft = "---\ntitle: D\ndescription: d.\ndraft: true\n---\nText.\n"
    let site = try ArticleSite("", ["Site/articles/draft.md": draft]).collected()
    #expect(site.text("articles/draft.html") == nil)
    #expect(site.text("index.html")?.contains("articles/stacks.html") == true)
    #expect(site.text("index.html")?.contains("articles/draft.html") == false)
  }
}
