import Foundation
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

  @Test func turnsAProviderIntoAPreview() throws {
    let source = """
      /// A box.
      struct Box_Previews: PreviewProvider {
        static var previews: some View { Box().previewLayout(.fixed(width: 10, height: 20)); Box() }
      }
      """
    #expect(
      try dump(source) == """
        preview "Box"
          Box().previewLayout(.fixed(width: 10, height: 20))
        preview "Box 2"
          Box()
        """)
    #expect(try parsed(source).program.previews.first?.caption == "A box.")
  }

  @Test func makesAPreviewOfEachMemberOfAGroup() throws {
    let source = """
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          let n = 1
          Group {
            Box(n).previewDevice("iPhone 8").previewDisplayName("Small")
            Box(2)
          }
          .padding()
        }
      }
      """
    #expect(
      try dump(source) == """
        preview "Small"
          let n = 1
          Box(n).previewDevice("iPhone 8").previewDisplayName("Small").padding()
        preview "Box 2"
          let n = 1
          Box(2).padding()
        """)
  }

  @Test func makesAPreviewOfEachElementOfAList() throws {
    let source = """
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          ForEach(["iPhone 8", "iPhone 15"], id: \\.self) { device in
            ForEach(ColorScheme.allCases, id: \\.self) { Box().preferredColorScheme($0) }.previewDevice(device)
          }
          .padding()
          ForEach(1...2, id: \\.self) { n in Box(n); Box(0) }
          ForEach(Style.allCases, id: \\.self) { style in Box(style) }
          ForEach(boxes) { box in box }
        }
      }
      """
    let devices = ["iPhone 8", "iPhone 15"].flatMap { device in
      ["light", "dark"].map { scheme in
        [
          "let device = \"\(device)\"", "let $0 = ColorScheme.\(scheme)",
          "Box().preferredColorScheme($0).previewDevice(\"\(device)\").padding()",
        ]
      }
    }
    let numbers = ["1", "2"].flatMap { [["let n = \($0)", "Box(n)"], ["let n = \($0)", "Box(0)"]] }
    let others = [["let style = Style.allCases[0]", "Box(style)"], ["ForEach(boxes) | { box in box }"]]
    let expected = (devices + numbers + others).enumerated().flatMap { index, lines in
      ["preview \"Box\(index == 0 ? "" : " \(index + 1)")\""] + lines
    }
    let lines = try dump(source).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == expected)
  }

  @Test func makesAPreviewOfEachElementOfAProvidersConstant() throws {
    let source = """
      struct P: PreviewProvider {
        static let names = ["a", "b"]
        static var previews: some View {
          ForEach(Self.names, id: \\.self) { name in Text(name) }
          ForEach(Other.names, id: \\.self) { name in Text(name) }
        }
      }
      """
    #expect(try parsed(source).program.previews.map(\.name) == ["P", "P 2", "P 3"])
  }

  @Test func callsTheFunctionOfAListWithEachElement() throws {
    let source = """
      struct P: PreviewProvider {
        static var previews: some View {
          ForEach(LayoutDirection.allCases, id: \\.self, content: Box().direction).padding()
        }
      }
      """
    #expect(
      try dump(source) == """
        preview "P"
          Box().direction(LayoutDirection.leftToRight).padding()
        preview "P 2"
          Box().direction(LayoutDirection.rightToLeft).padding()
        """)
  }

  @Test(arguments: [1, 3, 12])
  func makesNoMorePreviewsOfListsInListsThanCanBeLookedAt(depth: Int) throws {
    let open = String(repeating: "ForEach(0...30, id: \\.self) { n in ", count: depth)
    let source = """
      struct P: PreviewProvider {
        static var previews: some View { \(open) Text("a") \(String(repeating: "}", count: depth)) ; Text("b") }
      }
      """
    #expect(try parsed(source).program.previews.count == (depth == 1 ? 32 : 33))
  }

  @Test func numbersPreviewsThatAProviderNamesAlike() throws {
    let source = """
      struct P: PreviewProvider {
        static var previews: some View {
          ForEach(["a", "b"], id: \\.self) { Text($0).previewDisplayName("Text") }
          Text("c").previewDisplayName("Last")
        }
      }
      """
    #expect(try parsed(source).program.previews.map(\.name) == ["Text", "Text 2", "Last"])
  }

  @Test func aProviderThatReturnsAViewIsOnePreview() throws {
    let source = """
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          let game = Game()
          game.choose()
          return Box(game)
        }
      }
      """
    #expect(
      try dump(source) == """
        preview "Box"
          let game = Game()
          game.choose()
          return Box(game)
        """)
  }

  @Test func keepsAProviderThatHasOtherMembers() throws {
    let source = "struct P: PreviewProvider { static let n = 1; static var previews: some View { Text(n) } }"
    #expect(
      try dump(source) == """
        struct P: PreviewProvider
          static let n = 1
          static var previews: View
            get
              Text(n)
        preview "P"
          P.previews
        """)
  }

  /// As in Apple's tutorials, where the models stand in the provider.
  @Test func makesSeveralPreviewsOfAProviderThatHasOtherMembers() throws {
    let source = """
      struct P: PreviewProvider {
        static let n = 1
        static var previews: some View {
          Group { Text(n); Text(2).previewDisplayName("Two") }.previewLayout(.fixed(width: 30, height: 20))
          Text(3).previewDevice(PreviewDevice(rawValue: name))
        }
      }
      """
    let dump = try dump(source)
    #expect(
      dump.hasSuffix(
        """
        preview "P"
          P.previews 1.previewLayout(.fixed(width: 30, height: 20))
        preview "Two"
          P.previews 2.previewDisplayName("Two").previewLayout(.fixed(width: 30, height: 20))
        preview "P 3"
          P.previews 3
        """), "\(dump)")
    #expect(dump.contains("static var previews 3: View"))
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

  @Test func findsAProviderInsideItsView() throws {
    let result = try parsed(
      """
      struct Box: View {
        var body: some View { Text("a") }
        struct Box_Previews: PreviewProvider { static var previews: some View { Box() } }
      }
      """)
    #expect(result.program.previews.map(\.name) == ["Box"])
    #expect(result.program.types.map(\.members.types.count) == [0])
    #expect(result.missingPreview == nil)
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
