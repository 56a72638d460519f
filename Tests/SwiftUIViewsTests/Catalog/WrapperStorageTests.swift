import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Test(arguments: [
  "_phase = State(wrappedValue: .full(\"a\"))", "self._phase = .init(initialValue: .full(\"a\"))",
  "_phase = SwiftUI.State(initialValue: Phase.full(\"a\"))",
  "_phase = State(initialValue: .full(\"a\")); _width = State(initialValue: 5)",
])
func aWrapperHoldsWhatItsPropertyIsDeclaredAs(statements: String) throws {
  let run = try run(
    """
    enum Phase { case empty, full(String) }
    struct Page: View {
      @State private var phase: Phase
      @State private var width: CGFloat = 1
      @State private var other: AsyncImagePhase
      init() {
        \(statements)
        _other = State(wrappedValue: .empty)
      }
      var body: some View {
        switch phase {
        case .empty: Text("none")
        case .full(let words): Text(words).frame(width: width / 2)
        }
      }
    }
    #Preview { Page() }
    """)
  #expect(run.texts == ["a"])
  #expect(run.warnings.isEmpty)
}

@Test(arguments: ["nil", "name", "name.map { $0 + $0 }", "Optional<String>.none"])
func aWrapperOfAnOptionalMayBeginWithoutAValue(value: String) throws {
  let run = try run(
    """
    struct Page: View {
      @State private var title: String?
      @State private var count: Int?
      init(_ name: String? = nil) {
        self._title = State(initialValue: \(value))
        _count = .init(wrappedValue: name?.count)
      }
      var body: some View { Text(title ?? "none"); Text("\\(count ?? 0)") }
    }
    #Preview { Page() }
    """)
  #expect(run.texts == ["none", "0"])
  #expect(run.warnings.isEmpty)
}

@Test func theInitialValueMayStandInTheWrapper() throws {
  let run = try run(
    """
    struct Page: View {
      static let names = ["a", "b"]
      @State(initialValue: names[1]) var name: String
      @SwiftUI.State private var count: Int?
      var body: some View { TextField("Name", text: $name); Text(name); Text("\\(count ?? 3)").id($count.wrappedValue) }
    }
    #Preview { Page() }
    """)
  #expect(run.texts.contains("b"))
  #expect(run.texts.contains("3"))
  #expect(run.warnings.isEmpty)
}
