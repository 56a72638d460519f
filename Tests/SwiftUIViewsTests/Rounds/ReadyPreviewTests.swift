import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import Testing
import ViewProgram

/// Which previews are laid out for another size without being evaluated again, and that it is the same layout.
struct ReadyPreviewTests {
  private static let narrow = PreviewSurface(container: Size(width: 120, height: 300))
  private static let wide = PreviewSurface(container: Size(width: 320, height: 300))

  private func interpreter(_ source: String, _ platform: Platform = .iOS) throws -> Interpreter {
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    return Interpreter(program: program, options: EvaluationOptions(platform: platform))
  }

  private func ready(_ source: String, _ platform: Platform = .iOS) throws -> ReadyPreview? {
    let interpreter = try interpreter(source, platform)
    return try interpreter.readyRun(of: interpreter.program.previews[0], on: ReadyPreviewTests.narrow).ready
  }

  @Test(arguments: [
    "HStack { Text(\"Some words that wrap\"); Spacer(); Color.red.frame(minWidth: 20) }",
    "ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<9) { Text(\"\\($0)\") } } }",
    "ViewThatFits { Text(\"A line that is rather long\").fixedSize(); Text(\"Short\") }",
    "ScrollView { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8) }",
    "List { Text(\"One\"); Toggle(\"Two\", isOn: .constant(true)) }",
  ])
  func laysOutWhatDependsOnNothingElseAsIfItWereEvaluatedAgain(body: String) throws {
    let interpreter = try interpreter("#Preview { \(body) }")
    let preview = interpreter.program.previews[0]
    let made = try interpreter.readyRun(of: preview, on: ReadyPreviewTests.narrow)
    let again = try #require(made.ready?.run(on: ReadyPreviewTests.wide))
    let anew = try interpreter.run(preview, on: ReadyPreviewTests.wide)
    #expect(again.answer == anew.answer)
    #expect(again.proposal == anew.proposal)
    #expect(again.cost == anew.cost)
    #expect(again.trace.nodes.map(\.frame) == anew.trace.nodes.map(\.frame))
    #expect(made.ready?.run(on: ReadyPreviewTests.narrow)?.answer == made.run.answer)
  }

  @Test(arguments: [
    "GeometryReader { proxy in Text(\"\\(proxy.size.width)\") }",
    "Text(\"One\").onAppear { print(1) }",
    "Color.red.frame(width: UIScreen.main.bounds.width / 2)",
    "VStack { Text(\"One\").alignmentGuide(HorizontalAlignment.center) { $0.width / 3 }; Text(\"Two\") }",
    "Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }",
    "Text(\"One\").sheet(isPresented: .constant(true)) { Text(\"Two\") }",
  ])
  func evaluatesAnewWhatMayDependOnTheSize(body: String) throws {
    #expect(try ready("#Preview { \(body) }") == nil)
  }

  @Test func evaluatesTheContentsOfAWindowAnew() throws {
    let source = "#Preview { Text(\"One\") }"
    #expect(try ready(source, .macOS) == nil)
    #expect(try ready(source) != nil)
  }

  @Test func layoutsThatComeToRunTheProgramsCodeAreEvaluatedAnew() throws {
    let source = """
      #Preview {
        ViewThatFits(in: .horizontal) {
          VStack { Text("One").alignmentGuide(HorizontalAlignment.center) { $0.width / 3 } }.frame(minWidth: 200)
          Color.red
        }
      }
      """
    let ready = try #require(try ready(source))
    #expect(ready.run(on: ReadyPreviewTests.narrow) != nil)
    #expect(ready.run(on: ReadyPreviewTests.wide) == nil)
  }

  @Test func servesOnlyContainersWithTheSameSafeArea() throws {
    let ready = try #require(try ready("#Preview { Text(\"One\") }"))
    var other = ReadyPreviewTests.wide
    other.safeAreaInsets = Insets(20)
    for _ in 0..<2 { #expect(ready.run(on: other) == nil) }
    #expect(ready.run(on: PreviewSurface(proposal: Proposal(width: 10, height: 10))) == nil)
  }
}
