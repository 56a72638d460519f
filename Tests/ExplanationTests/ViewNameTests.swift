import Explanation
import LayoutEngine
import SwiftUIViews
import SwiftFrontend
import Testing
import ViewProgram

/// What a reader calls a view in its wrappers.
struct ViewNameTests {
  private func names(_ source: String) throws -> Set<String> {
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    let run = try Interpreter(program: program, options: EvaluationOptions()).run(program.previews[0])
    let record = IndexedTrace(run.trace)
    return Set(run.trace.nodes.filter { $0.isPlaced }.map { record.viewName(of: $0.id) })
  }

  @Test func callsABarByItsNameAndNotByTheStacksItIsMadeOf() throws {
    let names = try names(
      """
      #Preview {
        NavigationStack {
          Text("Inside").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Save") {} } }
        }
      }
      """)
    #expect(names.isSuperset(of: ["navigation bar", "toolbar", "Text “Inside”", "Text “Title”"]))
  }

  @Test func keepsTheNamesOfViewsThatSomebodyWrote() throws {
    let names = try names("#Preview { VStack { HStack { Text(\"One\") }.padding(2); Divider() } }")
    #expect(names.isSuperset(of: ["VStack", "padding around HStack", "Text “One”", "Divider"]))
  }

  @Test func neverCallsTheAuthorsRowsByWhatTheSystemPutsAroundThem() throws {
    let names = try names(
      """
      #Preview {
        Form { Section("Position") { LabeledContent("X", value: "40"); LabeledContent("Y", value: "64") } }
          .inspector(isPresented: .constant(true)) { List { Text("Part") } }
      }
      """)
    #expect(names.contains("Form"))
    #expect(names.isDisjoint(with: ["margins", "rows", "row", "content", "inspector", "column", "list"]))
  }
}
