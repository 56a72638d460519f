import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct TableTests {
  private let declarations = "struct Person: Identifiable { let id: Int; let name: String; let age: Int }\n"
  private let people = "[Person(id: 1, name: \"Ann\", age: 30), Person(id: 2, name: \"Ben\", age: 40)]"
  private let columns = "TableColumn(\"Name\", value: \\.name).width(90); TableColumn(\"Age\") { Text(\"\\($0.age)\") }"

  @Test func showsTheFirstColumnAsAListOnAPhone() throws {
    let run = try run("\(declarations)#Preview { Table(\(people)) { \(columns) } }")
    #expect(run.texts == ["Ann", "Ben"])
  }

  @Test func showsAllColumnsWhereThereIsRoom() throws {
    let run = try run(
      "\(declarations)#Preview { Table(\(people)) { \(columns) }.environment(\\.horizontalSizeClass, .regular) }")
    #expect(run.texts == ["Name", "Age", "Ann", "30", "Ben", "40"])
  }

  @Test func columnIsAsWideAsItAsksFor() throws {
    let columns = """
      TableColumn("Age") { Color.red.frame(height: 5).id("age\\($0.id)") }.width(90)
      TableColumn("Name") { Color.red.frame(height: 5).id("name\\($0.id)") }
      """
    let run = try run(
      """
      \(declarations)#Preview(traits: .fixedLayout(width: 400, height: 200)) {
        Table(\(people)) { \(columns) }.environment(\\.horizontalSizeClass, .regular)
      }
      """)
    #expect(run.frame("age1")?.size.width == 90)
    #expect(run.frame("name1")?.minX == run.frame("age1")?.maxX)
    #expect((run.frame("name1")?.size.width ?? 0) > 200)
  }

  @Test func takesRowsFromABuilder() throws {
    let run = try run(
      """
      \(declarations)#Preview {
        Table(of: Person.self) { \(columns) } rows: { ForEach(\(people)) { TableRow($0) } }
      }
      """)
    #expect(run.texts == ["Ann", "Ben"])
  }

  @Test func aColumnIsNamedByAText() throws {
    let run = try run(
      """
      \(declarations)#Preview(traits: .fixedLayout(width: 400, height: 200)) {
        Table(\(people)) {
          TableColumn(Text("Name")) { Text($0.name) }
          TableColumn(Text("Age"), value: \\.name)
        }
      }
      """)
    #expect(run.warnings.filter { $0.code == .standInView }.isEmpty)
    #expect(run.texts.contains("Ann"))
  }
}
