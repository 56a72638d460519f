import LayoutEngine
import Testing
import ViewProgram

@testable import SwiftUIViews

/// Where the last name of a nested type means it, and where it is another module's.
struct InnerNamesTests {
  private static let table = """
    struct Table {
      struct Row { var title = "own" }
      func make() -> Row { Row() }
    }
    extension Table {
      static let row: Row = .init()
      struct Cell { let row: Row = Row() }
    }
    extension Table.Cell { func copy() -> Row { row } }
    class Sheet { enum Mode: String { case plain, fancy } }
    class Page: Sheet { var mode: Mode = .fancy }
    protocol Listing { associatedtype Item; func item() -> Item }
    extension Listing { func again() -> Item { item() } }
    struct Shelf: Listing { struct Item { let n = 4 }; func item() -> Item { Item() } }
    """

  @Test(arguments: [
    ("Table().make().title", "own"), ("Table.row.title", "own"), ("Table.Cell().row.title", "own"),
    ("Table.Cell().copy().title", "own"), ("Page().mode.rawValue", "fancy"), ("\\(Shelf().again().n)", "4"),
  ])
  func aNestedTypeIsKnownByItsLastNameInside(expression: String, text: String) throws {
    let expression = expression.hasPrefix("\\") ? "\"\(expression)\"" : expression
    #expect(try textsAlone("\(InnerNamesTests.table)\n#Preview { Text(\(expression)) }") == [text])
  }

  @Test(arguments: [
    "Text(Row(named: \"a\", 3).name)", "Text(\"\\(make().count)\")", "Text(made.name)", "Text(Row.first.name)",
    "Text(all.first?.name ?? \"none\")",
  ])
  func outsideItIsAnotherModulesType(view: String) throws {
    let source = """
      import Elsewhere
      \(InnerNamesTests.table)
      func make() -> Row { .init(counting: 5) }
      let made: Row = .init(named: "b", 4)
      let all: [Row] = [.init(named: "c", 5), Row(named: "d", 6)]
      #Preview { \(view) }
      """
    let run = try run(source)
    #expect(run.texts.count == 1)
    #expect(!run.trace.standIns.isEmpty)
  }

  @Test func anotherModulesTypeKeepsItsNameWhereItIsExtended() throws {
    let run = try run(
      """
      import Elsewhere
      \(InnerNamesTests.table)
      extension Row { static let two = 2 }
      #Preview { VStack { Text("\\(Row.two) \\(Row.self)"); Text(Row.last) } }
      """)
    #expect(run.texts.first == "2 Row")
    #expect(run.warnings.contains { $0.message.hasPrefix("type 'Row' has no member 'last'") })
  }

  @Test func anAddedInitialiserHandsOnToThatOfAnotherModule() throws {
    let run = try run(
      """
      import Elsewhere
      extension Tone {
        init(light: Tone?, dark: Tone?) {
          if let light, let dark { self.init(light: light, dark: dark) } else { self = Tone(name: "none") }
        }
      }
      #Preview { Text(Tone(light: Tone(name: "a"), dark: Tone(name: "b")).name) }
      """)
    #expect(run.texts.count == 1)
  }
}
