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

  /// What a stack of the system's or a layout from elsewhere aligns by is not written; a spacer stands on no line.
  @Test(arguments: [
    (#"HStack { Text("Bus"); Text("Ferry").font(.title) }"#, " aligns its 2 children by their centers"),
    (#"HStack { Text("Bus"); Spacer(); Text("Ferry") }"#, " aligns its 2 children by their centers"),
    (#"VStack { Text("Bus"); Spacer() }"#, " aligns its child"),
    (#"Label("Bus", systemImage: "bus")"#, " aligns its 2 children"),
    (#"GroupBox("Bus") { Text("Ferry"); Text("Tram") }"#, " aligns its 3 children"),
    (#"AnyLayout(HStackLayout(alignment: .bottom)) { Text("Bus"); Text("Ferry") }"#, " aligns its 2 children"),
  ])
  func aTitleSaysOnlyOfAKnownAlignmentWhatItIs(views: String, words: String) throws {
    let record = IndexedTrace(try Written.trace(views, width: 240, height: 120))
    let title = FigureHeadline(record, AlignedStack(record, near: try #require(Subject(record)))).title
    #expect(title.hasSuffix(words), "\(title)")
  }
}
