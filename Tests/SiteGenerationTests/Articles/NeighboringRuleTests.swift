import Explanation
import LayoutEngine
import ScenarioPipeline
import Testing

@testable import SiteGeneration

/// The wrong pictures of questions, and the right one.
struct NeighboringRuleTests {
  private static let grid = """
    #Preview("Grid", traits: .fixedLayout(width: 300, height: 150)) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        Color.orange.frame(height: 40)
        Color.teal.frame(height: 40)
      }
      .frame(width: 200)
    }
    """

  private func pictures(_ code: String) throws -> QuizPictures {
    let site = try ArticleSite("", ["Scenarios/a.swift": code])
    let (folder, runner) = try site.builder.read()
    let source = try #require(folder.scenarios.first { $0.sourceName == "Scenarios/a.swift" })
    let entry = try ScenarioRuns(runner).entry(of: source)
    return QuizPictures(ArticleReferences.Preview(entry: entry, place: 0), ScenarioRunner())
  }

  /// Where the coloured views begin, and how wide they are.
  private func columns(_ trace: Trace?) -> [[Double]]? {
    trace?.nodes.filter { $0.info.name == "Color" }.map { [$0.frame.minX, $0.frame.size.width] }
  }

  @Test(arguments: [
    (NeighboringRule.onePass, [[38.0, 96], [142, 120]]), (.minimum, [[61, 50], [119, 120]]),
    (.fitted, [[50, 72], [130, 120]]), (.equal, [[50, 96], [154, 96]]),
  ])
  func worksOutTheColumnsOfALazyGridByAnotherRule(rule: NeighboringRule, expected: [[Double]]) throws {
    let pictures = try pictures(NeighboringRuleTests.grid)
    #expect(columns(pictures.truth) == [[38, 108], [154, 120]])
    #expect(columns(pictures.trace(rule)) == expected)
  }

  @Test func makesOneTrackOfAnAdaptiveItem() throws {
    let adaptive = NeighboringRuleTests.grid.replacing(
      ".flexible(minimum: 50)", with: ".fixed(70)"
    ).replacing(".flexible(minimum: 120)", with: ".adaptive(minimum: 40)")
    #expect(columns(try pictures(adaptive).trace(.single)) == [[50, 70], [128, 122]])
  }

  /// Rows of a `LazyHGrid`: their tops, and how high they are.
  @Test(arguments: [
    (NeighboringRule.onePass, [[38.0, 96], [142, 120]]), (.minimum, [[61, 50], [119, 120]]),
    (.fitted, [[50, 72], [130, 120]]), (.equal, [[50, 96], [154, 96]]),
  ])
  func worksOutTheRowsOfALazyGridByAnotherRule(rule: NeighboringRule, expected: [[Double]]) throws {
    let pictures = try pictures(
      """
      #Preview("Grid", traits: .fixedLayout(width: 150, height: 300)) {
        LazyHGrid(rows: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
          Color.orange.frame(width: 40)
          Color.teal.frame(width: 40)
        }
        .frame(height: 200)
      }
      """)
    let rows = { (trace: Trace?) in
      trace?.nodes.filter { $0.info.name == "Color" }.map { [$0.frame.minY, $0.frame.size.height] }
    }
    #expect(rows(pictures.truth) == [[38, 108], [154, 120]])
    #expect(rows(pictures.trace(rule)) == expected)
    #expect(pictures.generated().count == 4)
  }

  /// A text's lines follow from the column it is laid out in.
  @Test func breaksTextsAnewInOtherColumns() throws {
    let texts = NeighboringRuleTests.grid.replacing(
      "Color.orange.frame(height: 40)", with: "Text(\"Two words of a sentence\")")
    let pictures = try pictures(texts)
    let lines = { (trace: Trace?) in trace?.nodes.compactMap(\.text).map(\.lines.count) }
    #expect(lines(pictures.truth) == [2])
    #expect(lines(pictures.trace(.minimum)) == [5])
  }

  /// What is inside is proposed all of it, too.
  @Test func laysOutAViewThatFillsItsProposal() throws {
    let code = "#Preview(traits: .fixedLayout(width: 200, height: 100)) { Color.red.frame(width: 80, height: 40) }"
    #expect(columns(try pictures(code).trace(.parent)) == [[0, 200]])
  }

  @Test func takesTheIdealSizesWithoutAProposal() throws {
    let code = """
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        Color.red.frame(idealWidth: 50, idealHeight: 20)
      }
      """
    #expect(columns(try pictures(code).trace(.ideal)) == [[75, 50]])
  }

  @Test func leavesOutARuleThatChangesNothing() throws {
    let plain = "#Preview(traits: .fixedLayout(width: 100, height: 100)) { Color.red }"
    let pictures = try pictures(plain)
    #expect(NeighboringRule.allCases.allSatisfy { $0 == .ideal || pictures.trace($0) == nil })
    #expect(columns(pictures.trace(.ideal)) == [[45, 10]])
  }

  @Test func holdsWhatSticksOutInside() throws {
    let code = """
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        Color.red.frame(width: 120, height: 40).frame(width: 60, height: 80)
      }
      """
    #expect(columns(try pictures(code).trace(.clamped)) == [[70, 60]])
  }

  @Test func generatesAnswersThatDifferFromEachOther() throws {
    let pictures = try pictures(NeighboringRuleTests.grid)
    let choices = pictures.generated()
    #expect(choices.map(\.answer.text).sorted() == ["108, 120", "50, 120", "72, 120", "96, 120"])
    #expect(choices.count(where: \.answer.isRight) == 1)
    #expect(ExpectedLayout.areDistinct(choices.compactMap(\.layout)))
    #expect(choices.map(\.answer.text) == pictures.generated().map(\.answer.text))
  }

  @Test func showsThePicturesOfWrittenAnswers() throws {
    let yaml = """
      ```quiz
      question: Which?
      scenario: ../../Scenarios/a.swift
      answers:
        - text: 96 and 120
          rule: one-pass
        - text: 108 and 120
          right: true
      ```
      """
    let text = try ArticleSite(yaml, ["Scenarios/a.swift": NeighboringRuleTests.grid]).text()
    #expect(text.ranges(of: "<span class=\"picture\"><img ").count == 2)
    let thin = LengthText.thinSpace
    for (first, second) in [("108", "120"), ("96", "120")] {
      #expect(
        text.contains(
          "alt=\"In 300\(thin)×\(thin)150 points: Color.orange, \(first)\(thin)×\(thin)40, 38 from the left and 55 from the top; Color.teal, \(second)\(thin)×\(thin)40"
        ))
    }
    #expect(text.contains("data-because=\"\(NeighboringRule.onePass.because)\""))
  }

  @Test func asksWithGeneratedAnswersOnly() throws {
    let yaml = "```quiz\nquestion: Which?\nscenario: ../../Scenarios/a.swift\n```\n"
    let text = try ArticleSite(yaml, ["Scenarios/a.swift": NeighboringRuleTests.grid]).text()
    #expect(text.ranges(of: "<input ").count == 4 && text.ranges(of: "class=\"right\"").count == 1)
  }

  @Test func reportsARuleThatMakesNoPicture() throws {
    let yaml = """
      ```quiz
      question: Which?
      scenario: ../../Scenarios/a.swift
      answers:
        - text: A
          rule: single
        - text: B
          right: true
      ```
      """
    let reports = try ArticleSite(yaml, ["Scenarios/a.swift": NeighboringRuleTests.grid]).reports()
    #expect(
      reports == [
        "Site/articles/stacks.md:11:11: error: the rule 'single' makes no other picture of this preview; leave it out"
      ])
  }
}
