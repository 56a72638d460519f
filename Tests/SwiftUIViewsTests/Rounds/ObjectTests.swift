import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Objects that views share, and what their changes do to the next round.
@Suite struct ObjectTests {
  @Test func aStateObjectLastsAndEveryViewSeesItsChanges() throws {
    let run = try run(
      """
      class Basket: ObservableObject {
        @Published var fruit = ["pear"]
        @Published var count = 1
        func add(_ name: String) {
          fruit.append(name)
          count += 1
        }
      }
      struct Shop: View {
        @StateObject private var basket = Basket()
        var body: some View {
          VStack {
            Text("\\(basket.count)")
            Rows(basket: basket)
          }
          .onAppear { basket.add("plum") }
        }
      }
      struct Rows: View {
        @ObservedObject var basket: Basket
        var body: some View {
          ForEach(basket.fruit, id: \\.self) { Text($0) }
          Field(count: $basket.count)
        }
      }
      struct Field: View {
        @Binding var count: Int
        var body: some View { Text("field \\(count)") }
      }
      #Preview { Shop() }
      """)
    #expect(run.texts == ["2", "pear", "plum", "field 2"])
    #expect(run.trace.rounds.count == 2)
    #expect(run.values(of: "Shop.basket") == ["Basket(fruit: [\"pear\", \"plum\"], count: 2)"])
  }

  @Test func anObservableObjectInTheEnvironmentOfAPreviewLasts() throws {
    let run = try run(
      """
      @Observable class Meter { var level = 1 }
      struct Outer: View {
        @Environment(Meter.self) private var meter
        var body: some View {
          VStack {
            Text("\\(meter.level)")
            Inner(meter: meter)
          }
          .onAppear { meter.level = 6 }
        }
      }
      struct Inner: View {
        @Bindable var meter: Meter
        var body: some View { Text("inner \\(meter.level)").task { $meter.level.wrappedValue = 8 } }
      }
      #Preview {
        let meter = Meter()
        Outer().environment(meter)
      }
      """)
    #expect(run.texts == ["8", "inner 8"])
  }

  @Test(arguments: [
    ("@Observable class Theme { var name = \"dusk\" }", "@Environment(Theme.self)", "environment"),
    ("class Theme: ObservableObject { @Published var name = \"dusk\" }", "@EnvironmentObject", "environmentObject"),
  ])
  func aChangeOfAnObjectThatNobodyHoldsIsSeen(theme: String, wrapper: String, modifier: String) throws {
    let run = try run(
      """
      \(theme)
      struct Title: View {
        \(wrapper) var theme: Theme
        var body: some View { Text(theme.name).onAppear { theme.name = "dawn" } }
      }
      #Preview { VStack { Title() }.\(modifier)(Theme()) }
      """)
    #expect(run.texts == ["dawn"])
    #expect(run.trace.rounds[0].changes.map(\.name) == ["Theme"])
  }

  @Test func anEnvironmentObjectIsFoundByItsType() throws {
    let run = try run(
      """
      final class Theme: ObservableObject { @Published var name = "dusk" }
      struct Title: View {
        @EnvironmentObject var theme: Theme
        var body: some View { Text(theme.name) }
      }
      #Preview { VStack { Title() }.environmentObject(Theme()) }
      """)
    #expect(run.texts == ["dusk"])
  }

  @Test func aMissingEnvironmentObjectOfAnOwnClassIsMadeWithoutArguments() throws {
    let run = try run(
      """
      class Theme: ObservableObject { var name = "dusk" }
      struct Title: View {
        @EnvironmentObject var theme: Theme
        var body: some View { Text(theme.name) }
      }
      #Preview { Title() }
      """)
    #expect(run.texts == ["dusk"])
    #expect(run.trace.standIns.isEmpty)
    #expect(run.warnings.map(\.code) == [.noEnvironmentObject])
  }

  @Test func objectsThatHoldEachOtherAreCompared() throws {
    let run = try run(
      """
      class Node { var next: Node?; var n = 0 }
      struct Ring: View {
        @State private var node = Node()
        var body: some View {
          Text("\\(node.n)").onAppear {
            node.next = node
            node.n = 3
          }
        }
      }
      #Preview { Ring() }
      """)
    #expect(run.texts == ["3"])
  }

  @Test(arguments: [
    // A chain, and a lattice with two ways from each object to the next.
    "for _ in 0..<20_000 { let next = Node(); next.next = node.next; node.next = next }",
    "for _ in 0..<200 { let next = Node(); next.next = node.next; next.other = node.next; node.next = next }",
  ])
  func manyObjectsAreComparedOnceEach(link: String) throws {
    let run = try run(
      """
      class Node { var next: Node?; var other: Node?; var n = 0 }
      struct Holder: View {
        @State private var node = Node()
        var body: some View {
          Text("\\(node.n)").onAppear {
            \(link)
            node.n = 1
          }
        }
      }
      #Preview { Holder() }
      """)
    #expect(run.texts == ["1"])
  }

  @Test func anObjectThatNoViewHandsDownIsMadeWhenItNeedsNoArguments() throws {
    let run = try run(
      """
      class Store: ObservableObject { @Published var count = 7 }
      struct Badge: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("\\(store.count)") }
      }
      #Preview { Badge() }
      """)
    #expect(run.texts == ["7"])
  }

  @Test func anObjectThatHoldsABindingStaysAsItIs() throws {
    let run = try run(
      """
      class Model: ObservableObject {
        @Binding var name: String
        init(name: Binding<String>) { _name = name }
      }
      struct Editor: View {
        @StateObject var model: Model
        init(name: Binding<String>) { _model = StateObject(wrappedValue: Model(name: name)) }
        var body: some View { Text(model.name).onAppear { model.name = "b" } }
      }
      struct Page: View {
        @State private var name = "a"
        var body: some View { Editor(name: $name) }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["b"])
    #expect(run.trace.verdict == .settled(after: 2))
  }

  @Test func anObjectOfANestedClassIsFoundByItsPath() throws {
    let run = try run(
      """
      struct First: View { var body: some View { Text("first") } }
      struct Second: View { var body: some View { Text("second") } }
      extension First { @Observable final class Model { var count = 1 } }
      extension Second {
        @Observable final class Model { var rows = ["r"] }
        struct Sub: View {
          @Environment(Second.Model.self) private var full
          @Environment(Model.self) private var short
          var body: some View { Text(full.rows[0] + short.rows[0]) }
        }
      }
      #Preview { Second.Sub().environment(Second.Model()) }
      """)
    #expect(run.texts == ["rr"])
    #expect(run.warnings.isEmpty)
  }

  @Test func anOptionalObjectIsNilWhereNoneIsGiven() throws {
    let run = try run(
      """
      @Observable final class Store { var name = "shop" }
      struct Sign: View {
        @Environment(Store.self) private var store: Store?
        var body: some View { Text(store?.name ?? "none") }
      }
      #Preview { VStack { Sign(); Sign().environment(Store()) } }
      """)
    #expect(run.texts == ["none", "shop"])
    #expect(run.warnings.isEmpty)
  }
}
