import SwiftInterpreter
import Testing

/// Regular expressions: their own matcher, and the methods of texts that take them.
@Suite struct RegularExpressionTests {
  private func found(_ pattern: String, in text: String) -> String? {
    guard let expression = RegularExpression(pattern) else { return "unread" }
    let characters = Array(text)
    var steps = 200_000
    guard let match = expression.firstMatch(in: characters, from: 0, &steps) else { return nil }
    return String(characters[match.range])
  }

  @Test(arguments: [
    ("a+", "baaa", "aaa"), ("a+?", "baaa", "a"), ("[0-9]{2,3}", "1 1234", "123"), ("\\d+", "abc42", "42"),
    ("cat|dog", "hotdog", "dog"), ("(ab)+", "xababy", "abab"), ("^b", "ab", nil), ("b$", "ab", "b"),
    ("\\bin\\b", "inn in", "in"), ("[^a-c]", "abcd", "d"), (".", "\n", nil), ("a{2}", "aba", nil),
    ("(?=.*\\d)[a-z\\d]{4,}", "abc1", "abc1"), ("x(?!y)", "xyxz", "x"), ("\\.", "a.b", "."), ("(a*)*b", "aaab", "aaab"),
    ("[\\w.+-]+@[\\w-]+\\.[a-z]{2,}", "to ann@example.org", "ann@example.org"), ("é", "café", "é"),
  ])
  func findsTheFirstMatch(pattern: String, text: String, match: String?) {
    #expect(found(pattern, in: text) == match)
  }

  @Test(arguments: ["(a", "a)", "*a", "[a", "a{3,1}", "\\1", "(?<=a)b", "a\\"])
  func doesNotReadWhatItDoesNotUnderstand(pattern: String) {
    #expect(RegularExpression(pattern) == nil)
  }

  @Test func endsWhereAMatchWouldTryForEver() throws {
    let expression = try #require(RegularExpression("(a|aa)+$"))
    var steps = 20_000
    let match = expression.firstMatch(in: Array(String(repeating: "a", count: 60) + "b"), from: 0, &steps)
    #expect(match == nil)
    #expect(steps == 0)
  }

  @Test func textIsSearchedByALiteral() {
    #expect(
      printed(
        """
        let text = "Room 12, floor 3"
        print(text.contains(/\\d/), text.firstMatch(of: /(\\w+) (\\d+)/)!.2, text.matches(of: /\\d+/).count)
        print(text.wholeMatch(of: /\\d+/) == nil, "42".wholeMatch(of: /(\\d)(\\d)/)?.output.1 ?? "none")
        print(text.replacing(/\\d+/, with: "#"))
        """) == ["true 12 2", "true 4", "Room #, floor #"])
  }

  @Test func textIsSearchedFromOneMatchToTheNext() {
    #expect(
      printed(
        """
        let text = "a tea, a team"
        var places: [Int] = []
        var rest = text.startIndex..<text.endIndex
        while let found = text.range(of: "tea", range: rest) {
          places.append(text.distance(from: text.startIndex, to: found.lowerBound))
          rest = found.upperBound..<text.endIndex
        }
        print(places, text.range(of: "team", range: text.startIndex..<text.index(text.startIndex, offsetBy: 6)) == nil)
        """) == ["[2, 9] true"])
  }

  @Test func textIsSearchedByAnOption() {
    #expect(
      printed(
        """
        let mail = "ann@example.org"
        print(mail.range(of: "^[^@]+@[^@]+$", options: .regularExpression) != nil, mail.range(of: "@")!.lowerBound)
        print("a-b_c".replacingOccurrences(of: "[-_]", with: " ", options: .regularExpression))
        print("Smith, Ann".replacingOccurrences(of: "(\\\\w+), (\\\\w+)", with: "$2 $1", options: .regularExpression))
        print("Abba".range(of: "BB", options: [.caseInsensitive]) != nil, "abba".range(of: "BB") == nil)
        """) == ["true 3", "a b c", "Ann Smith", "true true"])
  }

  @Test func foundationsExpressionSearchesText() {
    #expect(
      printed(
        """
        let digits = try! NSRegularExpression(pattern: "[0-9]+")
        let text = "7 of 12"
        print(digits.numberOfMatches(in: text, range: NSRange(location: 0, length: 7)))
        print(digits.stringByReplacingMatches(in: text, range: NSRange(location: 0, length: 7), withTemplate: "<$0>"))
        """) == ["2", "<7> of <12>"])
  }
}
