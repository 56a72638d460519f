import Explanation
import LayoutEngine
import LivePage
import SwiftFrontend
import Testing
import SwiftUIViews
import ViewProgram

@testable import BrowserSession

/// A scenario that is laid out again and again.
struct ScenarioSessionTests {
  @Test func drawsTheSameEveryTime() throws {
    let session = try session("#Preview(\"A\") { GeometryReader { Text(\"\\($0.size.width)\") } }")
    let first = try session.layOut(preview: 0)
    let second = try session.layOut(preview: 0)
    #expect(session.figure(of: first) == session.figure(of: second))
    #expect(session.trace(of: first) == session.trace(of: second))
    #expect(session.figure(of: first).contains("390"))
  }

  @Test func givesImagesTheirSize() throws {
    let source = "#Preview { Image(\"harbour\") }"
    let images = [PortableScenario.Image(name: "harbour", naturalSize: Size(width: 120, height: 80))]
    #expect(try session(source, images: images).layOut(preview: 0).answer == Size(width: 120, height: 80))
    #expect(try session(source).layOut(preview: 0).answer == EvaluationOptions.missingImageSize)
  }

  @Test func reportsWhatIsWrongAsData() throws {
    let session = try session("#Preview { Text(1).nowhere() }")
    let error = #expect(throws: Diagnostics.self) { try session.layOut(preview: 0) }
    let json = ProblemDocument(try #require(error)).json
    #expect(json.hasPrefix("{\"diagnostics\":[{\"severity\":\"error\",\"code\":\""))
    #expect(json.contains("\"file\":0,\"line\":1,\"column\":"))
  }

  @Test func saysOfAChainOfThousandsWhatItSaysOfOneThatIsALittleTooLong() throws {
    let problems = try [400, 2_000].map { count in
      let source = "#Preview { Color.red" + String(repeating: ".padding(1)", count: count) + " }"
      let read = try ScenarioSession(bytes: scenario(source).bytes)
      let error = #expect(throws: Diagnostics.self) { try read.layOut(preview: 0) }
      let own = #expect(throws: Diagnostics.self) { try session(source).layOut(preview: 0) }
      #expect(error.map { ProblemDocument($0).json } == own.map { ProblemDocument($0).json })
      return try #require(error?.all.first)
    }
    #expect(problems[0].message == problems[1].message)
    #expect(problems.map { $0.code } == [.limitDepth, .limitDepth])
  }

  @Test func reportsWhereBytesCannotBeRead() {
    let error = ProgramReadingError(.truncated, offset: 12)
    #expect(ProblemDocument(error).json == "{\"unreadable\":\"truncated\",\"offset\":12}")
  }

  /// What a preview is about is the sheet and not what lies behind it, and the sheet is what its reader makes narrower.
  @Test func showsWhatAPreviewPresentsAlsoInAnotherWidth() throws {
    let source = """
      #Preview("Page") {
        Color.red.sheet(isPresented: .constant(true)) { Color.teal.presentationDetents([.height(200)]) }
          .previewDevice("iPhone SE (3rd generation)")
      }
      """
    let session = try session(source)
    let sheet = try #require(try session.show(PageAddress("")))
    #expect(sheet.run.presentation == "sheet" && sheet.run.trace.container == Size(width: 363, height: 200))
    let narrow = try #require(try session.show(PageAddress("w=240")))
    #expect(narrow.run.presentation == "sheet" && narrow.run.trace.container == Size(width: 240, height: 200))
    let teal = try #require(narrow.run.trace.nodes.first { $0.info.arguments == ".teal" })
    #expect(teal.frame.size.width == 240)
    // One that is opened at an address has shown nothing before whose height it could keep.
    let opened = try #require(try self.session(source).show(PageAddress("w=240")))
    #expect(opened.run.trace.container == Size(width: 240, height: 200))
  }

  @Test func showsAnAddressAndLaysOutOnlyWhenTheLayoutIsAnother() throws {
    let session = try session("#Preview { HStack { Color.red; Text(\"Two words\") } }")
    let first = try #require(try session.show(PageAddress("")))
    let step = try #require(try session.show(PageAddress("step=3")))
    let narrow = try #require(try session.show(PageAddress("step=3&w=120")))
    #expect(first.json.contains("\"layout\":1,"))
    #expect(step.json.contains("\"layout\":1,"))
    #expect(step.json.contains("\"step\":3,"))
    #expect(narrow.json.contains("\"layout\":2,"))
    #expect(narrow.json.contains("\"width\":120,"))
  }

  private func range(_ least: Double, _ most: Double) -> String {
    "{\"unit\":\"width\",\"least\":\(least),\"most\":\(most),"
  }

  private let measured = """
    struct Measured: View {
      @State private var width: CGFloat = 40
      var body: some View {
        HStack {
          Color.blue.frame(width: width, height: 20)
          Color.red.frame(width: 100, height: 20)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
    }
    #Preview { Measured() }
    """

  @Test func showsAnEarlierRoundAsItWas() throws {
    let session = try session(measured)
    let last = try #require(try session.show(PageAddress("")))
    #expect(last.json.contains("\"round\":2,\"rounds\":2,"))
    #expect(try #require(session.panel("nodes")).contains(",100,20]"))
    let first = try #require(try session.show(PageAddress("r=1&step=1")))
    #expect(first.json.contains("\"address\":\"step=1&r=1\""))
    #expect(first.json.contains("\"round\":1,\"rounds\":2,"))
    #expect(try #require(session.panel("nodes")).contains(",40,20]"))
    #expect(try #require(session.panel("findings")).isEmpty)
    #expect(try #require(session.panel("rounds")).contains("settled after 2 rounds"))
  }

  @Test func aRoundThatIsTheLastIsNotPartOfTheAddress() throws {
    let session = try session(measured)
    let shown = try #require(try session.show(PageAddress("r=2")))
    #expect(shown.json.contains("\"address\":\"\","))
    #expect(
      try #require(session.panel("round-steps")).contains(
        "data-round=\"2\" aria-label=\"Round 2\" aria-pressed=\"true\""))
  }

  @Test func saysWhetherAPartOfARangeHasBreakpoints() throws {
    let session = try session("#Preview { Text(\"Two words\") }")
    _ = try session.show(PageAddress(""))
    #expect(try #require(session.panel("breakpoints?w=20..400&within=380")).contains("\"value\":400,"))
    #expect(try #require(session.panel("breakpoints?w=300..400&within=100")).contains("\"at\":[]"))
    #expect(try #require(session.panel("breakpoints?w=300.5..310.25&within=9.75")).hasPrefix(range(300.5, 310.25)))
  }

  @Test func changesALiteralByItsPlace() throws {
    let session = try session("#Preview { Color.red.frame(width: 20, height: 30) }")
    _ = try session.show(PageAddress("set=L1C35:55"))
    let why = try #require(session.panel("tree"))
    #expect(why.contains("= 55"))
    _ = try session.show(PageAddress(""))
    #expect(try #require(session.panel("tree")).contains("= 20"))
  }

  @Test(arguments: [
    "HStack { Text(\"Some words that wrap\"); Spacer(); Color.red }",
    "List { ForEach(0..<4) { Text(\"Row \\($0)\") } }",
    "ScrollView { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8) }",
    "GeometryReader { Text(\"\\($0.size.width)\") }",
  ])
  func aLayoutAfterOthersIsThatOfANewSession(body: String) throws {
    let source = "#Preview(traits: .fixedLayout(width: 300, height: 200)) { \(body) }"
    let used = try session(source)
    for width in [300, 80, 500, 80, 120] {
      let address = PageAddress("w=\(width)")
      let shown = try #require(try used.show(address))
      let fresh = try session(source)
      let first = try #require(try fresh.show(address))
      #expect(trace(of: shown) == trace(of: first))
      #expect(used.panel("figure?width=548&height=330") == fresh.panel("figure?width=548&height=330"))
    }
  }

  @Test func keepsItsPlaceWhenALayoutFails() throws {
    let session = try session("#Preview { ForEach(0..<3) { _ in Color.red } }")
    _ = try session.show(PageAddress(""))
    #expect(throws: Diagnostics.self) { try session.show(PageAddress("set=L1C24:99999999")) }
    #expect(session.shown?.address.text == "")
  }

  @Test func takesTheUsersTextSizeAndDirection() throws {
    let session = try session("#Preview { HStack { Text(\"One\"); Color.red } }")
    let before = try #require(try session.show(PageAddress(""))?.layout.record.trace.nodes.first { $0.text != nil })
    let large = try #require(
      try session.show(PageAddress("text=accessibility3"))?.layout.record.trace.nodes.first { $0.text != nil })
    let turned = try #require(
      try session.show(PageAddress("rtl=1"))?.layout.record.trace.nodes.first { $0.text != nil })
    #expect(large.frame.size.height > before.frame.size.height)
    #expect(turned.frame.minX > before.frame.minX)
  }

  @Test func findsACallInTheContainerInWhichItHappens() throws {
    let session = try session("#Preview { HStack { Color.red; VStack { Text(\"a\"); Text(\"b\") } } }")
    let first = try #require(try session.show(PageAddress("")))
    let inner = try #require(
      first.layout.record.events.last { $0.kind == .measure && first.layout.place(ofCall: $0.call) == nil })
    let found = try #require(try session.show(PageAddress("call=\(inner.call)")))
    #expect(found.layout.steps.nodes.contains(inner.node))
    #expect(found.address.step != nil)
    #expect(found.address.call == nil)
  }

  @Test func findsWhereATextWraps() throws {
    let session = try session("#Preview { Text(\"Two words\") }")
    _ = try session.show(PageAddress(""))
    let json = try #require(session.panel("breakpoints?w=40..200"))
    #expect(json.contains("\"text\":\"2 → 1 lines\""))
    #expect(json.hasPrefix("{\"unit\":\"width\",\"least\":40,\"most\":200,"))
  }

  private func trace(of page: ShownPage) -> String {
    TraceDocument(trace: page.layout.record.trace, preview: "").json(file: "")
  }

  private func session(_ source: String, images: [PortableScenario.Image] = []) throws -> ScenarioSession {
    ScenarioSession(try scenario(source, images: images))
  }

  private func scenario(_ source: String, images: [PortableScenario.Image] = []) throws -> PortableScenario {
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    return PortableScenario(program: program, images: images)
  }
}
