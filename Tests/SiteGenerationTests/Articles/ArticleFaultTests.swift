import Testing

@testable import SiteGeneration

/// Every bad reference gives one report, with its place and what there is.
struct ArticleFaultTests {
  private static let scenario = "../../Scenarios/stacks/share.swift"

  @Test(arguments: [
    (
      "[a](../../Scenarios/stacks/shore.swift)",
      "1: error: there is no scenario 'Scenarios/stacks/shore.swift'; did you mean 'Scenarios/stacks/share.swift'?"
    ),
    (
      "[a](../../Scenarios/share.swift)",
      "1: error: there is no scenario 'Scenarios/share.swift'; did you mean 'Scenarios/stacks/share.swift'?"
    ),
    ("![a](\(scenario))", "1: error: name the preview after '#'; there are 'Two', 'One'"),
    ("![a](\(scenario)#Tow)", "1: error: there is no preview 'Tow'; did you mean 'Two'?"),
    ("![a](\(scenario)#Seven)", "1: error: there is no preview 'Seven'; there are 'Two', 'One'"),
    (
      "![a](photo.png)",
      "1: error: 'photo.png' is no scenario; a figure is written as ![caption](../../Scenarios/FILE.swift#PREVIEW \"options\")"
    ),
    ("see ![a](\(scenario)#One)", "5: error: a figure stands alone in its paragraph"),
    (
      "![a](\(scenario)#Two \"focus=rwo\")",
      "1: error: nothing in 'Two' has the name or place to focus on; there are row, HStack, Color, frame"
    ),
    (
      "[a](stack.md)", "1: error: there is no article 'Site/articles/stack.md'; did you mean 'Site/articles/stacks.md'?"
    ),
    ("[a](#nowhere)", "1: error: there is no heading '#nowhere'; there are 'there'"),
    ("[a](stacks.md#their)", "1: error: there is no heading '#their'; did you mean 'there'?"),
    ("[a](rule:stak)", "1: error: there is no rule 'stak'; did you mean 'stack'?"),
    ("[a](api:HStak)", "1: error: SwiftUI's 'HStak' is not in the reference; did you mean 'HStack'?"),
    (
      "[a](elsewhere.html)",
      "1: error: 'elsewhere.html' leads nowhere; link to a scenario by its '.swift' file, to an article by its '.md' file, "
        + "to a rule as 'rule:NAME', to the reference as 'api:NAME(LABEL:)', or to 'https://…'"
    ),
    ("```swift \(scenario)#rows\n```", "1: error: there is no region 'rows'; did you mean 'row'?"),
    (
      "```swift \(scenario)#row\nText()\n```",
      "1: error: the block quotes a file and is left empty; its text would be a second copy"
    ),
    ("a <b>c</b>", "3: error: HTML is not taken in articles; write it as Markdown"),
    ("# Title", "1: error: the article's title is the heading of the first level; begin with '##'"),
    ("[step=3] Text.", "1: error: '[step=N]' begins a paragraph after a figure with the option 'sticky'"),
    (
      "![a](\(scenario)#Two \"sticky\")\n\n[step=two] Text.",
      "1: error: '[step=two]' is no step; write [step=CALL] with a call's number as 'haggle trace' shows it"
    ),
    (
      "![a](\(scenario)#Two \"sticky\")\n\n[Step = 3] Text.",
      "1: error: '[Step = 3]' is no step; write [step=CALL] with a call's number as 'haggle trace' shows it"
    ),
    (
      "![a](\(scenario)#Two words)",
      "1: error: Markdown does not read this as an image; write a space in an address as %20, or the address in <…>, and "
        + "options in one pair of quotation marks"
    ),
    (
      "![a](\(scenario)#Two \"preset=leger\")",
      "1: error: 'leger' is no value of 'preset'; write one of article, overlay, negotiation, ledger, alignment, space, "
        + "everything"
    ),
    ("![a](\(scenario)#Two \"width=400\")", "1: error: '400' is no value of 'width'; write wide or narrow"),
    (
      "![a](\(scenario)#Two \"step=\")",
      "1: error: '' is no value of 'step'; write a call's number as 'haggle trace' shows it"
    ),
    ("![a](\(scenario)#Two \"depth=1 depth=2\")", "1: error: the option 'depth' is given twice"),
    (
      "![a](\(scenario)#Two \"beside=#One step=0\")",
      "1: error: a figure that shows steps has no second picture beside it; leave out 'beside', or 'step' and 'sticky'"
    ),
    (
      "> [!HINT]\n> Text.",
      "1: error: there is no alert '[!HINT]'; there are [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] and [!CAUTION]"
    ),
    ("```swift figur\nColor.red\n```", "1: error: there is no block 'swift figur'; did you mean 'swift figure'?"),
    ("```Swift figure\nColor.red\n```", "1: error: there is no block 'Swift figure'; did you mean 'swift figure'?"),
    ("```quizz\nquestion: Why?\n```", "1: error: there is no block 'quizz'; did you mean 'quiz'?"),
    (
      "```quiz\nquestion: Why?\nstep: 3\nanswers:\n- text: A\n- text: B\n  right: true\n```",
      "7: error: 'step' needs a 'scenario' of the quiz"
    ),
    (
      "```quiz\nquestion: Why?\nanswers:\n- text: A\n  rule: equal\n- text: B\n  right: true\n```",
      "9: error: 'rule' needs a 'scenario' of the quiz"
    ),
  ])
  func reportsWhatLeadsNowhere(text: String, expected: String) throws {
    let reports = try ArticleSite(text + "\n\n## There\n").reports()
    let lines = reports.map { $0.drop { $0 != ":" }.dropFirst() }
    // Both tags of one element are reported.
    #expect(Set(lines.map { $0.drop { $0 != ":" }.dropFirst().drop { $0 != ":" } }).count == 1, "\(reports)")
    #expect(lines.first?.drop { $0 != ":" }.dropFirst() ?? "" == expected, "\(reports)")
  }

  @Test func reportsAStepThatIsNotThere() throws {
    let reports = try ArticleSite("![a](\(ArticleFaultTests.scenario)#Two \"step=99 focus=row\")\n").reports()
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasPrefix("Site/articles/stacks.md:6:1: error: 'Two' has no call 99 that can be shown; there are ")
        == true)
  }

  @Test func reportsAStepThatIsNotThereAtItsMark() throws {
    let figure = "![a](\(ArticleFaultTests.scenario)#Two \"sticky\")\n\n[step=0] First.\n\n"
    let reports = try ArticleSite(figure + "[step=99] Then.\n\n[step=1] Last.\n\n[step=99] Again.\n").reports()
    #expect(reports.count == 1, "\(reports)")
    #expect(
      reports.first?.hasPrefix(
        "Site/articles/stacks.md:10:1: error: 'Two' has no call 99 that can be shown; there are ")
        == true, "\(reports)")
  }

  @Test func reportsAnAnswersPictureWhereItIsWritten() throws {
    let quiz = "```quiz\nquestion: Why?\nscenario: \(ArticleFaultTests.scenario)#Two\nanswers:\n- text: A\n"
    let answers = "  scenario: \(ArticleFaultTests.scenario)#Three\n- text: B\n  right: true\n```\n"
    let reports = try ArticleSite(quiz + answers).reports()
    #expect(reports.count == 1, "\(reports)")
    #expect(reports.first?.hasPrefix("Site/articles/stacks.md:11:13: error: ") == true, "\(reports)")
  }

  @Test func reportsAQuestionsStepThatIsNotThere() throws {
    let quiz = "```quiz\nquestion: Why?\nscenario: \(ArticleFaultTests.scenario)#Two\nstep: 300\n"
    let answers = "answers:\n- text: A\n- text: B\n  right: true\n```\n"
    let reports = try ArticleSite(quiz + answers).reports()
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasPrefix(
        "Site/articles/stacks.md:9:7: error: 'Two' has no call 300 that can be shown; there are ")
        == true, "\(reports)")
  }

  @Test(arguments: [
    ("Site/site.yaml", "site.yml"), ("Site/articles/notes.v2.markdown", "notes.v2.md"), ("Site/articles/a.MD", "a.md"),
  ])
  func aFileWithAnotherEndingIsToldOf(path: String, name: String) throws {
    let reports = try ArticleSite("", [path: ArticleSite.frontMatter]).reports()
    #expect(reports == [path + ": error: a file of this name is not read; call it '\(name)'"])
  }

  @Test func aSignWithoutAnOptionIsNone() throws {
    let reports = try ArticleSite("![a](\(ArticleFaultTests.scenario)#Two \"=\")\n").reports()
    #expect(reports.count == 1 && reports[0].contains("a figure has no option '='; there are "), "\(reports)")
  }

  @Test func quotesThatBeginWithASignAreNoAlerts() throws {
    #expect(try ArticleSite("> [!sic] he said [2]\n\n> [1] and [2]\n").reports() == [])
  }

  @Test func aLinkToADraftSaysThatItIsOne() throws {
    let draft = "---\ntitle: D\ndescription: d.\ndraft: true\n---\n[a](stacks.md)\n"
    let reports = try ArticleSite("[a](later.md)\n", ["Site/articles/later.md": draft]).reports()
    #expect(
      reports == [
        "Site/articles/stacks.md:6:1: error: the article 'Site/articles/later.md' is a draft, which is not published"
      ])
  }

  @Test func aMarkOfTheByteOrderIsNoPartOfTheText() throws {
    let text = "\u{FEFF}" + ArticleSite.frontMatter + "Text.\n"
    #expect(try ArticleSite("", ["Site/articles/stacks.md": text]).reports() == [])
    #expect(try ArticleSite("", ["Site/site.yml": "\u{FEFF}title: A\n"]).reports() == [])
  }

  @Test func reportsUnknownOptionsWithThoseThereAre() throws {
    let reports = try ArticleSite("![a](\(ArticleFaultTests.scenario)#Two \"preset=leger lively\")\n").reports()
    #expect(reports.count == 2)
    #expect(reports.first?.contains("a figure has no option 'lively'; there are focus=NAME, ") == true)
  }

  @Test func reportsEveryFaultOfAnArticleAtItsLine() throws {
    let reports = try ArticleSite("[a](rule:x)\n\nText.\n\n[b](rule:y)\n").reports()
    #expect(
      reports.map { $0.prefix(while: { $0 != " " }) } == [
        "Site/articles/stacks.md:6:1:", "Site/articles/stacks.md:10:1:",
      ])
  }

  @Test(arguments: [
    ("Text.", ":1:1: error: an article begins with '---', its title and description as YAML, and '---'"),
    ("---\ntitle: A\n", ":1:1: error: the front matter has no end; close it with a line '---'"),
    ("---\ntitle: A\n---\n", ":1:1: error: the front matter lacks 'description'"),
    ("---\ntitle: \"\"\ndescription: B\n---\n", ":2:8: error: 'title' is empty"),
    (
      "---\ntitle: A: b\ndescription: B\n---\n",
      ":2:9: error: mapping values are not allowed in this context; a value that contains ': ' stands in quotation marks"
    ),
    ("---\ntitle: A\ntitle: B\n---\n", ":3:1: error: the key 'title' is repeated"),
    ("---\ntitel: A\n---\n", ":2:1: error: there is no key 'titel' here; did you mean 'title'?"),
    ("---\ntitle: A\ndescription: B\norder: first\n---\n", ":4:8: error: 'order' is a whole number"),
    ("---\ntitle: A\ndescription: B\ndraft: maybe\n---\n", ":4:8: error: 'draft' is true or false"),
  ])
  func refusesFrontMatter(text: String, expected: String) throws {
    #expect(try ArticleSite("", ["Site/articles/stacks.md": text]).reports() == ["Site/articles/stacks.md" + expected])
  }
}
