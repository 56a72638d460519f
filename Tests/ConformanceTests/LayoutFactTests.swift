import Foundation
import LayoutEngine
import Testing

/// What SwiftUI is known to do, fact by fact.
struct LayoutFactTests {
  @Test func noFactIsLost() throws {
    #expect(try LayoutFacts.recorded.get().count >= 300)
    #expect(try LayoutFacts.stated.get().count >= 148)
  }

  @Test(arguments: try LayoutFacts.all.get())
  func laysOutAsItsCommentStates(fact: LayoutFact) throws {
    #expect(!fact.expectations.isEmpty, "\(fact.testDescription) expects nothing")
    let differences = try fact.differences()
    let known = KnownDifference.all[fact.name]
    #expect(
      Set(differences.map(\.label)) == known?.labels ?? [],
      "\(fact.testDescription): \(differences.map(\.description).joined(separator: "; ")); known is \(known?.reason ?? "nothing")"
    )
  }

  /// Every number that explains a length is the number the engine used.
  @Test(arguments: try LayoutFacts.all.get().filter(\.isLaidOut))
  func everyFormulaGivesItsResult(fact: LayoutFact) throws {
    for reason in try fact.layOut().reasons {
      let value = try #require(reason.formula.evaluate())
      #expect(value == reason.result || abs(value - reason.result) < 1e-6, "\(reason.step) of \(reason.node)")
    }
  }

  @Test(arguments: try LayoutFacts.all.get())
  func everyFactStatesItsMeaningAndItsSource(fact: LayoutFact) {
    #expect(!fact.caption.isEmpty)
    #expect(fact.confidence != nil)
    #expect(fact.source != nil || fact.name.hasPrefix("Cases/"))
  }

  @Test func everyKnownDifferenceIsAFact() throws {
    let names = Set(try LayoutFacts.all.get().map(\.name))
    #expect(KnownDifference.all.keys.filter { !names.contains($0) } == [])
  }

  @Test(arguments: [
    "Expect: box", "Expect: box 1 2", "Expect: box 1 × a", "Expect: box at 1", "Answer: 1", "Proposal: _ × 1",
    "Platform: linux", "Tolerance: none", "Confidence: sure", "Expects: box 1 × 2",
  ])
  func refusesAnEmptyItem(item: String) {
    let file = URL(fileURLWithPath: "/test.swift")
    #expect(throws: LayoutFactReader.Unreadable.self) {
      try LayoutFactReader.read("/// - \(item)\n#Preview {}", file: file, name: "test")
    }
    #expect(throws: LayoutFactReader.Unreadable.self) {
      try LayoutFactReader.read("/// - Expect: box 1 × 2\nstruct Box {}", file: file, name: "test")
    }
  }
}
