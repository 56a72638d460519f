import SwiftUIViews
import Testing

/// What changes texts and arrays.
struct MutationsTests {
  @Test func textsAreChangedAsListsOfCharacters() throws {
    let expressions = [
      ("text.removeLast()", "héll"), ("text.removeFirst(2)", "llo"),
      ("text.insert(\"X\", at: text.startIndex)", "Xhéllo"),
      ("text.insert(contentsOf: \"ab\", at: text.endIndex)", "hélloab"), ("text.remove(at: text.startIndex)", "éllo"),
      ("text.removeAll { $0 == \"l\" }", "héo"), ("_ = text.popLast()", "héll"),
      ("text.append(contentsOf: \"zz\")", "héllozz"), ("text.removeSubrange(text.range(of: \"él\")!)", "hlo"),
      ("text.replaceSubrange(text.range(of: \"ll\")!, with: \"L\")", "héLo"),
    ]
    for (change, result) in expressions {
      #expect(try textAlone("{ var text = \"héllo\"; \(change); return text }()") == result, "\(change)")
    }
    #expect(try textAlone("{ var a = [1, 2, 3]; a.replaceSubrange(0..<2, with: [7]); return a }()") == "[7, 3]")
    #expect(try textAlone("{ var a = [1, 2, 3]; a.removeSubrange(1...); return a }()") == "[1]")
  }
}
