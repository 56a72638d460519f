import LayoutEngine
import SwiftUIViews
import Testing

/// `NSPredicate`, as far as its format is read.
@Suite struct PredicateTests {
  @Test(arguments: [
    ("\"SELF MATCHES %@\", \"[a-z]+@[a-z]+\\\\.[a-z]{2,}\"", "\"me@site.org\"", true),
    ("\"SELF MATCHES %@\", \"[a-z]+@[a-z]+\"", "\"me\"", false),
    ("\"SELF == 3 OR SELF > 10\"", "11", true), ("\"SELF == 3 AND SELF > 1\"", "3", true),
    ("\"NOT (SELF BETWEEN {1, 4})\"", "5", true), ("\"SELF IN %@\", [\"a\", \"b\"]", "\"b\"", true),
    ("\"SELF IN {'a', \\\"b\\\"}\"", "\"c\"", false), ("\"SELF != nil\"", "\"c\"", true),
    ("\"SELF CONTAINS 'E'\"", "\"e\"", false), ("\"SELF CONTAINS[cd] 'E'\"", "\"tea\"", true),
    ("\"SELF BEGINSWITH 'a' && !(SELF ENDSWITH 'z')\"", "\"az\"", false), ("\"SELF LIKE 'a*?c'\"", "\"abbc\"", true),
    ("\"SELF <= %f\", 2.5", "2.5", true), ("\"SELF >= %@\", 2.5", "2", false), ("\"FALSEPREDICATE\"", "1", false),
    ("\"isRead == YES and pages <> %ld\", 4", "Page(isRead: true, pages: 3)", true),
    ("\"isRead = 0\"", "Page(isRead: true, pages: 3)", false),
    ("\"%K < 4\", argumentArray: [\"pages\"]", "Page(isRead: true, pages: 3)", true),
    ("\"best.pages == 3\"", "Shelf(best: Page(isRead: true, pages: 3))", true),
    ("\"ORDER == 2\"", "Order(ORDER: 2)", true),
  ])
  func anObjectIsAsTheFormatAsks(format: String, object: String, holds: Bool) throws {
    let arguments = "format: " + format
    let declarations = """
      struct Page { var isRead: Bool; var pages: Int }
      struct Shelf { var best: Page }
      struct Order { var ORDER: Int }
      """
    #expect(
      try textAlone("NSPredicate(\(arguments)).evaluate(with: \(object))", with: declarations) == "\(holds)")
  }

  @Test(arguments: [
    ("NSCompoundPredicate(andPredicateWithSubpredicates: [long, even])", "[6]"),
    ("NSCompoundPredicate(orPredicateWithSubpredicates: [long, even])", "[2, 5, 6]"),
    ("NSCompoundPredicate(notPredicateWithSubpredicate: long)", "[1, 2]"),
    ("NSCompoundPredicate(type: .and, subpredicates: [])", "[1, 2, 5, 6]"),
  ])
  func severalAreOne(predicate: String, found: String) throws {
    let declarations = """
      let long = NSPredicate(format: "SELF > 4")
      let even = NSPredicate { number, _ in (number as? Int ?? 0) % 2 == 0 }
      let both = \(predicate)
      """
    #expect(try textAlone("[1, 2, 5, 6].filter { both.evaluate(with: $0) }", with: declarations) == found)
  }

  @Test(arguments: [
    "SELF", "SELF >", "(SELF > 1", "ANY pages > 1", "SELF > 1 extra", "SELF CONTAINS[c 'a'", "%@ == 1", "SELF IN {1",
    "",
  ])
  func whatIsNotReadIsAGap(format: String) throws {
    let run = try run("#Preview { Text(\"\\(NSPredicate(format: \"\(format)\").evaluate(with: 2) ? 1 : 0)\") }")
    #expect(run.trace.standIns.count == 1)
  }

  @Test(arguments: [("(", "SELF > 1", ")"), ("", "SELF IN ", ""), ("NOT ", "SELF > 1", "")])
  func aFormatIsReadToALimitOfGroups(open: String, inner: String, close: String) throws {
    let list = String(repeating: "{", count: 60) + String(repeating: "}", count: 60)
    let format =
      open.isEmpty ? inner + list : String(repeating: open, count: 60) + inner + String(repeating: close, count: 60)
    #expect(
      try run("#Preview { Text(\"\\(NSPredicate(format: \"\(format)\").evaluate(with: 2) ? 1 : 0)\") }").trace.standIns
        .count == 1)
  }
}
