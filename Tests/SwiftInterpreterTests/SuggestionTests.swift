import SwiftInterpreter
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("Texxt", "Text"), ("HStak", "HStack"), ("HStcak", "HStack"), ("vstack", "VStack"), ("padidng", "padding"),
    ("aligment", "alignment"), ("backgruond", "background"), ("Rectangel", "Rectangle"), ("fraem", "frame"),
  ])
  func findsWhatAMisspeltNameWasMeantToBe(name: String, meant: String) {
    let names = ["Text", "HStack", "VStack", "padding", "alignment", "background", "Rectangle", "frame", "Form"]
    #expect(Suggestion.nearest(to: name, in: names) == meant)
  }

  @Test(arguments: ["Texture", "stroke", "x", "HStackView", "padded", ""])
  func leavesOtherNamesAlone(name: String) {
    #expect(Suggestion.nearest(to: name, in: ["Text", "HStack", "padding", "Path", "frame"]) == nil)
  }

  /// A word before or after another makes a third, and two letters are half of a short one.
  @Test(arguments: [
    ("brandPrimary", "primary"), ("shadowSm", "shadow"), ("_statusBarHidden", "statusBarHidden"), ("Asset", "Set"),
  ])
  func leavesAloneWhatHasAWordMore(name: String, known: String) {
    #expect(Suggestion.nearest(to: name, in: [known]) == nil)
  }

  /// The same as by the table of all beginnings, which is the definition.
  @Test func countsTheFewestChanges() {
    let letters = Array("abcA".utf8)
    var names: [[UInt8]] = [[]]
    for length in 0..<5 { names += names.filter { $0.count == length }.flatMap { name in letters.map { name + [$0] } } }
    names = names.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    #expect(names.count > 150)
    for a in names {
      for b in names {
        let all = SuggestionTests.distance(a, b)
        for most in 0...3 {
          #expect(Suggestion.distance(a, b, most: most) == (all <= most ? all : nil), "\(a) \(b) \(most)")
        }
      }
    }
  }

  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    func small(_ byte: UInt8) -> UInt8 { byte < 97 ? byte + 32 : byte }
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        if i == 0 || j == 0 {
          table[i][j] = i + j
          continue
        }
        let isSame = small(a[i - 1]) == small(b[j - 1])
        table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (isSame ? 0 : 2))
        if i > 1, j > 1, small(a[i - 1]) == small(b[j - 2]), small(a[i - 2]) == small(b[j - 1]) {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  @Test func nameNearToATypeOfOtherArgumentsIsNoMistake() {
    let types = "struct TrendsTable { let trends: [Int] }"
    let mistaken = printed("print(TrendTable(trends: [1]))", declarations: types)
    #expect(mistaken.first?.contains("cannot find 'TrendTable'") == true)
    #expect(printed("let t = TrendTable(of: 1)\nprint(\"on\")", declarations: types) == ["on"])
  }
}
