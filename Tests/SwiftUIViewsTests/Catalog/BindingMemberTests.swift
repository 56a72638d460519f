import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// The members of a binding itself that code uses.
@Suite struct BindingMemberTests {
  @Test(arguments: ["animation()", "animation(.spring())", "transaction(Transaction(animation: .default))"])
  func aBindingWithAnAnimationIsTheSame(call: String) throws {
    let run = try run(
      """
      struct Switch: View {
        @Binding var isOn: Bool
        @Binding var name: String?
        var body: some View { Text(isOn ? "on" : "off").onAppear { name = "set" } }
      }
      struct Page: View {
        @State private var isOn = true
        @State private var name: String?
        var body: some View {
          Switch(isOn: $isOn.\(call), name: $name.\(call))
          Text(name ?? "none")
        }
      }
      #Preview { VStack { Page() } }
      """)
    #expect(run.texts == ["on", "set"])
    #expect(run.warnings.isEmpty)
  }

  @Test func bindingsAndStatesAreReadThroughTheirOwnNames() throws {
    let source = """
      extension Binding {
        func mapped<T>(_ path: WritableKeyPath<Value, T>) -> Binding<T> {
          Binding<T>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
        }
      }
      struct Boat { var name = "Ida" }
      struct Held<Value, Content: View>: View {
        let state: State<Value>
        let content: (Value) -> Content
        init(_ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
          state = State(wrappedValue: value)
          self.content = content
        }
        var body: some View { content(state.wrappedValue) }
      }
      struct Name: View { @Binding var name: String; var body: some View { Text(name) } }
      struct Page: View {
        @State private var boat = Boat()
        var body: some View { VStack { Name(name: $boat.mapped(\\.name)); Held(3) { Text("\\($0)") } } }
      }
      #Preview { Page() }
      """
    #expect(try textsAlone(source) == ["Ida", "3"])
  }

  /// By a subscript of the program's own, of an object or a value, whose index shows no type.
  @Test(arguments: ["@Observable final class", "struct"])
  func aBindingsSubscriptReadsAndWrites(kind: String) throws {
    let run = try run(
      """
      enum Tab { case home, cart }
      \(kind) Routes {
        var kept: [Tab: [String]] = [.home: ["a"]]
        subscript(tab: Tab) -> [String] {
          get { kept[tab] ?? [] }
          set { kept[tab] = newValue }
        }
      }
      struct Path: View {
        @Binding var path: [String]
        var body: some View { Text(path.joined(separator: " ")).onAppear { path.append("b") } }
      }
      struct Page: View {
        @State private var routes = Routes()
        var body: some View { VStack { Path(path: $routes[.home]); Path(path: $routes[.cart]) } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["a b", "b"])
    #expect(run.warnings.isEmpty)
  }

  @Test func aBindingOfWhatIsIdentifiableHasItsID() throws {
    let source = """
      struct Boat: Identifiable { var id: Int }
      struct Fleet: View {
        @State private var boats = [Boat(id: 1), Boat(id: 2)]
        var body: some View { VStack { ForEach($boats) { boat in Text(boat.id == 2 ? "second" : "other") } } }
      }
      #Preview { Fleet() }
      """
    #expect(try textsAlone(source) == ["other", "second"])
  }
}
