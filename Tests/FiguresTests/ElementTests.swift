import Testing

@testable import Figures

struct ElementTests {
  @Test(arguments: [
    ("line answer focus", ["line", "answer", "focus"]), ("page", ["page"]), ("", []),
    ("  f1   width-2 ", ["f1", "width-2"]), ("größe x", ["größe", "x"]),
  ])
  func wordsOfClassesStandBetweenSpaces(_ classes: String, _ words: [String]) {
    #expect(classes.classWords.map { String($0) } == words)
  }
}
