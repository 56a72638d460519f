import LayoutEngine
import SwiftFrontend
import Testing
import ViewProgram

struct PreviewTests {
  @Test func readsNamesTraitsAndBodies() throws {
    let source = """
      #Preview("Two \\"columns\\"", traits: .fixedLayout(width: 300, height: 120), .sizeThatFitsLayout) { Color.red }
      #Preview(body: { Color.green })
      @available(iOS 17, *)
      #Preview { @Previewable @State var on = true; Toggle(on) }
      """
    #expect(
      try dump(source) == """
        preview "Two "columns"" .fixedLayout(width: 300, height: 120) .sizeThatFitsLayout
          Color.red
        preview "Preview"
          Color.green
        preview "Preview 2"
          @Previewable @State var on = true
          Toggle(on)
        """)
  }

  @Test(arguments: ["", "  ", "\\u{1B}", "\u{FFFE}", "\u{200B}\u{2028}"])
  func anInvisibleNameIsReplaced(name: String) throws {
    #expect(try parsed("#Preview(\"\(name)\") { Color.red }").program.previews.map(\.name) == ["Preview"])
  }

  @Test func takesTheCommentDirectlyAboveAsCaption() throws {
    let source = """
      /// Of the import.
      import SwiftUI

      /// Far away.

      // Plain.
      /// Two columns
      /// ask for more.
      ///
      ///   Twice.
      #Preview("a") { Color.red }

      /** Shared
       *  width.
       */
      #Preview("b") { Color.red }
      // Not for readers.
      #Preview("c") { Color.red }
      """
    let captions = try parsed(source).program.previews.map(\.caption)
    #expect(captions == ["Two columns\nask for more.\n\n  Twice.", "Shared\n width.", ""])
  }

  @Test func laysOutBareViewsAsOnePreview() throws {
    let source = """
      let gap = 8.0
      /// Pasted.
      HStack(spacing: gap) { Text("a") }
        .border(.red)
      @State var on = false
      struct Inner: View { var body: some View { Text("b") } }
      if on { Inner() }
      """
    #expect(
      try dump(source) == """
        struct Inner: View
          var body: View
            get
              Text("b")
        let gap = 8.0
        preview "Preview"
          HStack(spacing: gap) | { Text("a") }.border(.red)
          @State var on = false
          if on
            Inner()
        """)
    #expect(try parsed(source).program.previews.first?.caption == "Pasted.")
  }

  @Test(arguments: [
    "#Preview(as: .systemSmall) { Clock() } timeline: { Entry(date: .now) }",
    "#Preview(as: .systemSmall, widget: { Clock() }, timeline: { Entry(date: .now) })",
  ])
  func aPreviewOfAWidgetHasItForItsBody(source: String) throws {
    #expect(try dump(source).hasSuffix("\n  Clock()"))
    #expect(try parsed(source).program.previews[0].traits.map(\.text) == ["as(.systemSmall)", "timeline({ … })"])
  }

  @Test func reportsAFileWithoutAViewButReadsIt() throws {
    let result = try parsed("struct Box: View { var body: some View { Text(\"a\") } }")
    #expect(result.program.types.count == 1)
    #expect(result.missingPreview?.code == .noPreview)
    #expect(result.missingPreview?.suggestion == "add '#Preview { Box() }'")
    #expect(result.standIn?.name == "Box")
    let incomplete = try parsed("struct Box: View { let n: Int; var body: some View { Text(n) } }")
    #expect(incomplete.missingPreview?.message == "Box is shown with sample arguments: n 3")
    let app = try parsed("struct Notes: App { var body: some Scene { WindowGroup { Text(\"a\") } } }").missingPreview
    #expect(app?.message == "there is no preview; the window of Notes is laid out")
    let style =
      "struct Big: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }"
    let suggestion = try parsed(style).missingPreview?.suggestion
    #expect(suggestion == "add '#Preview { Button(\"Content\") {}.buttonStyle(Big()) }'")
    let nothing = try parsed("struct Box {}").missingPreview
    #expect(nothing?.suggestion == "write a view, such as 'Text(\"Hello\")', or a '#Preview { … }'")
    #expect(nothing?.message == "there is no view to lay out; the file declares Box, which is no view")
    #expect(try parsed("// nothing\n").missingPreview?.message == "there is no view to lay out")
    #expect(try parsed("Text(\"a\")").missingPreview == nil)
  }

  @Test(arguments: [
    (
      "#if os(macOS)", "#endif", "what stands behind '#if os(macOS)' is left out for iOS",
      "choose the other platform with '--platform macos'"
    ),
    (
      "#if os(watchOS) || os(tvOS)", "#endif", "what stands behind '#if os(watchOS) || os(tvOS)' is left out for iOS",
      "take the condition away, or let it hold for iOS or macOS, for which views are laid out"
    ),
    (
      "#if os(iOS)\nimport UIKit\n#else", "#endif", "what stands behind '#else' is left out for iOS",
      "choose the other platform with '--platform macos'"
    ),
    (
      "#if DEBUG\n#if canImport(AppKit)", "#endif\n#endif",
      "what stands behind '#if canImport(AppKit)' is left out for iOS",
      "choose the other platform with '--platform macos'"
    ),
  ])
  func saysWhichConditionLeavesTheViewsOut(start: String, end: String, message: String, suggestion: String) throws {
    let box = "struct Box: View { var body: some View { Text(\"a\") } }"
    let result = try parsed("import SwiftUI\n\(start)\n\(box)\n\(end)")
    #expect(result.missingPreview?.message == "there is no view to lay out: " + message)
    #expect(result.missingPreview?.suggestion == suggestion)
    #expect(result.missingPreview?.severity == .error && (result.missingPreview?.source?.line ?? 0) > 1)
  }

  @Test(arguments: ["import AppKit", "extension Box { var width: Int { 3 } }", "struct Other {}"])
  func aConditionThatLeavesNoViewOutIsNotToldOf(content: String) throws {
    let message = try parsed("#if os(macOS)\n\(content)\n#endif\nstruct Box {}").missingPreview?.message
    #expect(message == "there is no view to lay out; the file declares Box, which is no view")
    #expect(try parsed("#if os(macOS)\nText(\"a\")\n#endif\nText(\"b\")").missingPreview == nil)
  }

  @Test(arguments: [
    "extension Pages.Home { struct Box: View { var body: some View { Text(\"a\") } } }",
    "enum Pages { struct Box: View { var body: some View { Text(\"a\") } } }",
    "extension Pages { enum Home { struct Box: View { var body: some View { Text(\"a\") } } } }",
  ])
  func showsAViewInsideAnotherTypeWhereThereIsNoOther(source: String) throws {
    #expect(try parsed(source).shownView?.name == "Box")
    let page = "struct Page: View { var body: some View { Text(\"b\") } }\n"
    #expect(try parsed(page + source).viewNames == ["Page"])
  }

  @Test func makesNoArgumentForAWrapperThatIsGivenItsValue() throws {
    let source = "struct Box: View { @Environment(\\.font) var font; var body: some View { Text(\"a\") } }"
    #expect(try parsed(source).shownView?.parameters == ["font"])
    let frontend = Frontend(wrappersWithoutArgument: ["Environment"])
    #expect(try parsed(source, frontend: frontend).shownView?.parameters == [])
  }

  @Test(arguments: [
    "PlaygroundPage.current.setLiveView(Text(\"a\"))",
    "PlaygroundPage.current.liveView = UIHostingController(rootView: Text(\"a\"))",
  ])
  func showsWhatAPlaygroundShows(line: String) throws {
    #expect(try dump(line) == "preview \"Preview\"\n  Text(\"a\")")
  }

  @Test func prefersTheScenariosOwnDeclarations() throws {
    let files = [
      SourceText(name: "A.swift", text: "struct Box {}\nfunc f() {}\nlet n = 1\n#Preview { Box(Own()) }"),
      SourceText(name: "B.swift", text: "enum Box {}\nfunc f() {}\nfunc f(a: Int) {}\nlet n = 2\nstruct Own {}"),
      SourceText(name: "C.swift", text: "class Box {}\nstruct Own {}"),
    ]
    let result = try Frontend().parse(files)
    #expect(result.program.types.map(\.name) == ["Box", "Own"])
    #expect(result.program.types[0].kind == .structure)
    #expect(result.program.functions.count == 2)
    #expect(result.program.variables.count == 1)
    #expect(
      result.warnings.map(\.message) == [
        "'Box' is declared in B.swift too; the one here is used",
        "'Own' is declared in C.swift too; the one here is used",
      ])
    #expect(result.warnings.map { $0.source?.file } == [0, 1])
  }

  @Test func saysNothingOfTypesDeclaredTwiceThatTheScenarioDoesNotUse() throws {
    let files = [
      SourceText(name: "A.swift", text: "#Preview { Box() }"),
      SourceText(name: "B.swift", text: "struct Box { let inner: Inner }\nstruct Inner {}\nstruct Row {}"),
      SourceText(name: "C.swift", text: "struct Inner {}\nstruct Row {}\n#Preview { Row() }"),
    ]
    let warnings = try Frontend().parse(files).warnings.map(\.message)
    #expect(warnings == ["'Inner' is declared in C.swift too; the one here is used"])
  }

  @Test func takesPreviewsOfTheFirstFileAndDeclarationsOfAll() throws {
    let files = [
      SourceText(name: "A.swift", text: "#Preview(\"a\") { Box() }"),
      SourceText(
        name: "B.swift", text: "struct Box: View { var body: some View { x } }\n#Preview(\"b\") { Box() }\nBox()"),
    ]
    let program = try Frontend().parse(files).program
    #expect(program.files == ["A.swift", "B.swift"])
    #expect(program.previews.map(\.name) == ["a"])
    #expect(program.types.map(\.source.file) == [1])
  }

  @Test func warnsOfNamesGivenTwiceAndUnknownModules() throws {
    let result = try parsed("import SnapKit\nimport SwiftUI\n#Preview(\"a\") { x }\n#Preview(\"a\") { x }")
    #expect(result.warnings.map(\.code) == [.unknownModule, .duplicatePreviewName])
  }

  @Test func knowsWhichImportedModulesAreMissing() throws {
    let code = "import SnapKit\nimport AVKit\nimport struct Alamofire.Session\nimport SwiftUI\n#Preview { x }"
    #expect(try parsed(code).program.foreignModules == ["Alamofire", "SnapKit"])
  }

  @Test func refusesPreviewsItCannotRead() {
    #expect(errors("#Preview(\"w\", as: .small) { x }") == [])
    #expect(errors("#Preview(\"w\")") == ["1:1: preview-without-view: this preview has no closure with a view"])
  }
}
