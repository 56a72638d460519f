import TestSupport
import Testing

@testable import SiteGeneration

struct QuizTests {
  private func quiz(_ yaml: String) -> String { "```quiz\n\(yaml)\n```\n" }

  private let answers = """
    answers:
      - text: 50 *and* 120
        because: Nobody asked.
      - text: 108
        right: true
    """

  @Test func asksWithTheAnswerOneClickAway() throws {
    let text = try ArticleSite(quiz("question: Which?\n\(answers)\nexplanation: Because of **that**.")).text()
    #expect(text.contains("<legend>Which?</legend>"))
    #expect(
      text.contains(
        "<label><input type=\"radio\" name=\"question-1\" value=\"1\" data-because=\"Nobody asked.\"/>"
          + "<span class=\"says\">50 <em>and</em> 120</span></label>"))
    #expect(text.contains("<details class=\"reveal\">\n<summary>The answer</summary>"))
    #expect(text.contains("<strong>108</strong>") && text.contains("<p>Because of <strong>that</strong>.</p>"))
    #expect(text.contains("<em>50 <em>and</em> 120</em>: Nobody asked."))
  }

  @Test func linksToTheStepThatDecides() throws {
    let asked = "question: Which?\nscenario: ../../Scenarios/stacks/share.swift#Two\nstep: 0\n\(answers)"
    #expect(
      try ArticleSite(quiz(asked)).text().contains(
        "<a href=\"../stacks/share.html#p=1&amp;call=0\">The step that decides</a>"))
  }

  private let pictured = """
    question: Which?
    scenario: ../../Scenarios/stacks/share.swift#Two
    answers:
      - text: One colour
        scenario: ../../Scenarios/stacks/share.swift#One
      - text: Both alike
        code: |
          HStack { Color.orange; Color.teal }
      - text: What is left, and 50
        right: true
    """

  @Test func drawsAnotherPreviewAndCodeThatWouldMakeAnAnswerRight() throws {
    let article = try ArticleSite(quiz(pictured)).written()
    #expect(article.reports.isEmpty && article.pictures.map(\.name) == (1...3).map { "stacks.choice-\($0).svg" })
    #expect(article.html.ranges(of: "<span class=\"picture\"><img ").count == 3)
    #expect(Set(article.pictures.map(\.svg)).count == 3)
  }

  /// As Git writes files on Windows.
  @Test func takesTheCodeOfAnAnswerForAScenarioWithOtherLineEnds() throws {
    let site = try ArticleSite(quiz(pictured))
    let scenario = "Scenarios/stacks/share.swift"
    try site.folder.write(Array(site.folder.text(scenario).replacing("\n", with: "\r\n").utf8), to: scenario)
    let article = try site.written()
    #expect(article.reports.isEmpty && article.pictures.count == 3)
  }

  @Test func showsNoPicturesWhereTwoLookAlike() throws {
    let same = pictured.replacing("Color.teal }", with: "Color.teal.frame(width: 51) }")
    #expect(try ArticleSite(quiz(same)).written().pictures.isEmpty)
  }

  @Test func tellsWhatIsWrongWithTheCodeOfAnAnswer() throws {
    let wrong = pictured.replacing("HStack { Color", with: "HStak { Color")
    let reports = try ArticleSite(quiz(wrong)).reports()
    #expect(reports.count == 1 && reports[0].hasPrefix("Site/articles/stacks.md:13:11: error: "), "\(reports)")
    #expect(reports[0].contains("'HStak'"))
  }

  @Test(arguments: [
    ("question: Which?\nanswers: []", ":6:1: error: a quiz needs two 'answers' or more"),
    (
      "question: Which?\nanswers:\n- text: a\n- text: b",
      ":6:1: error: exactly one answer has 'right: true', and here none has"
    ),
    ("answers: []", ":6:1: error: a quiz needs a 'question'"),
    ("question: Which?\nanswer: []", ":8:1: error: there is no key 'answer' here; did you mean 'answers'?"),
    ("question: Which?\nanswers:\n- text: a\n  right: yes", ":10:10: error: 'right' is true or false"),
  ])
  func refusesQuestionsWithoutOneRightAnswer(yaml: String, expected: String) throws {
    #expect(try ArticleSite(quiz(yaml)).reports() == ["Site/articles/stacks.md" + expected])
  }
}
