import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// A nested type comes before an outer one of its name, inside the type around it.
@Suite struct NestedTypeTests {
  @Test func isMeantInsideTheTypeAroundIt() throws {
    let run = try run(
      """
      struct Row: View { var body: some View { Text("outer") } }
      struct Page: View {
        var body: some View { Row(); Part() }
        struct Row: View { var body: some View { Text("nested") } }
        struct Part: View { var body: some View { Row() } }
      }
      #Preview { VStack { Page(); Row(); Page.Row() } }
      """)
    #expect(run.texts == ["nested", "nested", "outer", "nested"])
  }

  @Test func isFoundThroughSelf() throws {
    let texts = try textsAlone(
      """
      struct First: View {
        @StateObject private var model: Self.Model
        init(model: Self.Model = .init()) { _model = StateObject(wrappedValue: model) }
        var body: some View { Text(model.name) }
      }
      extension First { class Model: ObservableObject { @Published var name = "first" } }
      struct Second: View {
        @EnvironmentObject var model: Self.Model
        var body: some View { Text(model.name) }
      }
      extension Second { class Model: ObservableObject { @Published var name = "second" } }
      #Preview { VStack { First(); Second().environmentObject(Second.Model()) } }
      """)
    #expect(texts == ["first", "second"])
  }

  @Test func isASuperclassByItsLastNameInsideAndByItsWholeOneElsewhere() throws {
    let texts = try textsAlone(
      """
      struct Popup: View {
        var settings: Popup.Settings
        var body: some View { Text(settings.text) }
      }
      extension Popup {
        class Settings { var text = "none" }
        class Sized: Settings { func size(_ size: String) -> Self { text = size; return self } }
        class Scrolled: Sized {}
      }
      func text(of settings: Popup.Settings, as sized: Popup.Sized? = nil) -> String { settings.text }
      let scrolled = Popup.Scrolled().size("large")
      #Preview {
        VStack { Popup(settings: Popup.Sized().size("small")); Text(text(of: scrolled, as: scrolled as? Popup.Sized)) }
      }
      """)
    #expect(texts == ["small", "large"])
  }

  @Test func isMadeByAnInitialValue() throws {
    let run = try run(
      """
      struct First: View {
        @StateObject private var model = Model()
        @State private var width = Self.width
        static let width = 3
        var body: some View { Text("\\(model.name) \\(width)") }
      }
      extension First { class Model: ObservableObject { @Published var name = "first" } }
      struct Second: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.name) }
      }
      extension Second { class Model: ObservableObject { @Published var name = "second" } }
      #Preview { VStack { First(); Second() } }
      """)
    #expect(run.texts == ["first 3", "second"])
  }

  @Test func givesItsConstants() throws {
    let run = try run(
      """
      struct First: View {
        enum Kind { case one }
        let kind: Kind
        var body: some View { Text(kind == .one ? "one" : "?") }
      }
      struct Second: View {
        enum Kind { case two, three }
        let kind: Kind
        var body: some View {
          switch kind { case .two: Text("two")
          case .three: Text("three") }
        }
      }
      #Preview { VStack { First(kind: .one); Second(kind: .three) } }
      """)
    #expect(run.texts == ["one", "three"])
  }

  @Test func hidesATypeOfTheCatalogueInItsOwnTypeOnly() throws {
    let run = try run(
      """
      enum Api { struct List { let total: Int }; struct State { var on = true } }
      struct Chip: View {
        struct Data { let text: String }
        let data: Data
        @SwiftUI.State private var isOn: Bool
        init(data: Data) { self.data = data; _isOn = State(initialValue: true) }
        var body: some View { List { Text(data.text); Text(isOn ? "on" : "off") } }
      }
      struct Mark: View {
        struct Data { let width: CGFloat }
        let data: Data
        var body: some View { Text("\\(data.width)") }
      }
      #Preview { VStack { Chip(data: .init(text: "chip")); Mark(data: .init(width: 3)) } }
      """)
    #expect(run.texts == ["chip", "on", "3.000000"])
  }

  @Test func objectsOfTheSameLastNameAreTwo() throws {
    let run = try run(
      """
      struct First: View {
        struct Inner: View { @EnvironmentObject var store: Store; var body: some View { Text(store.name) } }
        final class Store: ObservableObject { let name = "first" }
        var body: some View { Inner().environmentObject(Store()) }
      }
      struct Second: View {
        struct Inner: View { @EnvironmentObject var store: Store; var body: some View { Text(store.name) } }
        final class Store: ObservableObject { let name = "second" }
        var body: some View { Inner().environmentObject(Store()) }
      }
      #Preview { VStack { First(); Second() } }
      """)
    #expect(run.texts == ["first", "second"])
  }

  @Test func anAliasInATypeLeavesSwiftUIsNamesToTheOthers() throws {
    let run = try run(
      """
      struct Asset { typealias Image = UIImage; typealias Size = CGFloat }
      #Preview { Image(systemName: "circle").logSizes("image") }
      """)
    #expect(run.warnings.isEmpty)
    #expect(run.frame("image") != nil)
  }

  @Test func aTypesOwnInitializerIsMeantInOneThatItWasGiven() throws {
    let run = try run(
      """
      extension TextField where Label == Text {
        init(text: Binding<String>, axis: Axis?, label: () -> Label) {
          if let axis { self.init(text: text, axis: axis, label: label) } else { self.init(text: text, label: label) }
        }
      }
      struct Item { var body: String { let name = "item"; return name } }
      #Preview { VStack { TextField(text: .constant(""), axis: nil) { Text(Item().body) }.logSizes("field") } }
      """)
    #expect(run.frame("field") != nil)
    #expect(run.texts == ["item"])
  }

  /// An extension of a type that a package declares.
  @Test func aTypeThatIsOnlyExtendedTakesAnything() throws {
    let run = try run(
      """
      extension OrderedSet { var isShort: Bool { count < 3 } }
      struct Row: View { var names: OrderedSet<String>; var body: some View { Text("row") } }
      #Preview { Row(names: ["a"]) }
      """)
    #expect(run.texts == ["row"])
  }

  @Test func whatIsStaticInTheTypesAroundIsCalledByItsName() throws {
    let source = """
      enum L10n {
        private static let table = "Main"
        private static func text(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }
        private static func of(_ key: String) -> String { key + table }
        private static let upper: (String) -> String = { $0.uppercased() }
        enum Intro {
          static let title = text("title")
          static var second: String { of("b") + table }
          static func third() -> String { upper("c") }
          enum Deep { static let first = of("deep"); static func of(_ n: Int) -> String { "own" } }
        }
      }
      struct Table: View {
        enum Row: String { case a; var name: String { label(rawValue) + Table.label("b") } }
        static func label(_ text: String) -> String { text + "!" }
        var body: some View { Text(Row.a.name) }
      }
      func label(_ text: String) -> String { "global" }
      #Preview {
        Text(L10n.Intro.title); Text(L10n.Intro.second); Text(L10n.Intro.third()); Text(L10n.Intro.Deep.of(1)); Table()
      }
      """
    #expect(try textsAlone(source) == ["title", "bMainMain", "C", "own", "a!b!"])
  }

  @Test func aKeyPathMayBeginWithANestedType() throws {
    let source = """
      struct Hike { struct Observation { var pace: Range<Double>; var rate: Double } ; var all: [Observation] }
      struct Graph: View {
        @State var shown = \\Hike.Observation.rate
        var choices = [("Rate", \\Hike.Observation.rate), ("Twice", \\Hike.Observation.rate)]
        let hike: Hike
        var body: some View {
          ForEach(choices, id: \\.0) { Text("\\($0.0) \\(hike.all[0][keyPath: $0.1]) \\($0.1 == shown ? 1 : 0)") }
        }
      }
      #Preview { Graph(hike: Hike(all: [Hike.Observation(pace: 1..<2, rate: 7)])) }
      """
    #expect(try textsAlone(source) == ["Rate 7.000000 1", "Twice 7.000000 1"])
  }
}
