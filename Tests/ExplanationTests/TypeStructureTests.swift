import Explanation
import LayoutEngine
import SwiftFrontend
import Testing
import SwiftInterpreter
import SwiftUIViews
import ViewProgram

struct TypeStructureTests {
  private func structure(_ source: String, columns: Int = 88) throws -> TypeStructure {
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    let preview = try Interpreter(program: program, options: EvaluationOptions()).evaluate(program.previews[0])
    let recorder = TraceRecorder()
    let container = Size(width: 100, height: 100)
    preview.tree.layOut(
      root: preview.root, proposal: Proposal(container), container: container, recorder: recorder)
    let trace = Trace(tree: preview.tree, root: preview.root, container: container, recorder: recorder)
    return TypeStructure(IndexedTrace(trace), columns: columns, spelling: Catalog.swiftUI.spelling)
  }

  private func type(_ source: String) throws -> String { try #require(try structure(source).parts.first).text }

  @Test(arguments: [
    (
      "Map().edgesIgnoringSafeArea(.top).frame(height: 300)",
      "ModifiedContent<ModifiedContent<Map, _SafeAreaIgnoringLayout>, _FrameLayout>"
    ),
    ("Color.red.frame(maxWidth: 9)", "ModifiedContent<Color, _FlexFrameLayout>"),
    ("Color.red.overlay { Circle() }", "ModifiedContent<Color, _OverlayModifier<Circle>>"),
    ("Color.red.overlay { if 1 > 2 { Circle() } }", "ModifiedContent<Color, _OverlayModifier<EmptyView>>"),
    ("HStack { Color.red; Spacer() }", "HStack<TupleView<(Color, Spacer)>>"),
    ("Color.red.clipShape(Capsule())", "ModifiedContent<Color, _ClipEffect<Capsule>>"),
    (
      "VStack { Group { Color.red; Text(\"a\") }.padding() }",
      "VStack<ModifiedContent<Group<TupleView<(Color, Text)>>, _PaddingLayout>>"
    ),
    (
      "VStack { ForEach(0..<3) { _ in Color.red.padding() } }",
      "VStack<ForEach<…, ModifiedContent<Color, _PaddingLayout>>>"
    ),
  ])
  func nestsEachModifierAroundWhatStandsBeforeIt(source: String, expected: String) throws {
    #expect(try type(source) == expected)
  }

  @Test func keepsATextATextAsLongAsItsOwnModifiersFollow() throws {
    #expect(try type("Text(\"a\").bold().font(.title)") == "Text")
    #expect(
      try type("Text(\"a\").padding().font(.title)")
        == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _EnvironmentKeyWritingModifier<Optional<Font>>>")
  }

  @Test func namesTheScenariosOwnTypesAndShowsTheirBodies() throws {
    let structure = try structure(
      """
      #Preview { Card().modifier(Boxed()).padding() }
      struct Card: View { var body: some View { VStack { Color.red; Divider() } } }
      struct Boxed: ViewModifier { func body(content: Content) -> some View { content.border(.red) } }
      """)
    #expect(structure.parts.map(\.title) == ["", "Card.body", "Boxed.body"])
    #expect(structure.parts[0].text == "ModifiedContent<ModifiedContent<Card, Boxed>, _PaddingLayout>")
    #expect(structure.parts[1].text == "VStack<TupleView<(Color, Divider)>>")
    #expect(structure.parts[2].text.hasPrefix("ModifiedContent<_ViewModifier_Content<Boxed>, _OverlayModifier<"))
  }

  @Test func breaksALongTypeAtItsBrackets() throws {
    let lines = try structure("HStack { Color.red.padding(); Color.red }", columns: 46).parts[0].lines
    #expect(
      lines == [
        "HStack<", "  TupleView<(", "    ModifiedContent<Color, _PaddingLayout>,", "    Color", "  )>", ">",
      ])
  }
}
