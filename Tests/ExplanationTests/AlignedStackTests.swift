import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct AlignedStackTests {
  private let record = IndexedTrace(LaidOut.framedStack())

  private func headline(_ focus: String) throws -> FigureHeadline {
    let subject = try #require(Subject(record, focus: FocusQuery(focus)))
    return FigureHeadline(record, AlignedStack(record, near: subject))
  }

  @Test func aStackIsItsOwn() throws {
    let headline = try headline("HStack")
    #expect(headline.title == "HStack(alignment: .top) aligns its 2 children by their tops")
    #expect(headline.account.isEmpty)
  }

  @Test func aWrapperHasTheNearestInside() throws {
    let headline = try headline("clipped")
    #expect(headline.title == "HStack(alignment: .top) aligns its 2 children by their tops")
    #expect(headline.account == "It is the nearest stack inside clipped.")
  }

  @Test func aLeafHasTheNearestAround() throws {
    let headline = try headline("a leaf")
    #expect(headline.title == "HStack(alignment: .top) aligns its 2 children by their tops")
    #expect(headline.account.hasPrefix("It is the nearest stack around "))
  }

  @Test func whereThereIsNoStackTheTitleSaysSo() throws {
    let record = IndexedTrace(LaidOut.paddedText())
    let headline = FigureHeadline(record, AlignedStack(record, near: try #require(Subject(record))))
    #expect(headline.title.hasPrefix("No stack in border"))
  }
}
