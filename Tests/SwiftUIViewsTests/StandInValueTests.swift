import LayoutEngine
import Testing
import ViewProgram

@testable import SwiftUIViews

/// What stands in for a value that is not known, by what is wanted of it.
struct StandInValueTests {
  @Test func aParameterKeepsItsDefault() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        VStack(spacing: theme.gap) {
          Color.red.frame(width: theme.width * 2, height: 20).logSizes("bar")
          Text("a").padding(theme.padding)
        }
      }
      """)
    #expect(run.frame("bar")?.size == Size(width: 100, height: 20))
  }

  @Test(arguments: [
    ".system(size: theme.size)", ".system(size: CGFloat(theme.size) * 2, weight: .regular)",
    "Font(UIFont.systemFont(ofSize: theme.size))",
  ])
  func aFontOfASizeThatIsNotKnownIsAsLargeAsTheBodys(font: String) throws {
    let run = try run(
      "#Preview { VStack { Text(\"a\").font(\(font)).logSizes(\"a\"); Text(\"a\").logSizes(\"b\") } }")
    #expect(run.frame("a")?.size == run.frame("b")?.size)
    #expect(run.warnings.map(\.code) == [.standInValue])
  }

  @Test(arguments: ["State(initialValue: model)", ".init(initialValue: model)", ".init(wrappedValue: model)"])
  func storageKeepsAModelThatIsNotKnown(storage: String) throws {
    let run = try run(
      """
      final class Model { var name = "own" }
      struct Page: View {
        @State private var kept: Model
        init(_ model: Model) { _kept = \(storage) }
        private var model: Model { kept }
        var body: some View { Text(model.name) }
      }
      #Preview { Page(Elsewhere.model) }
      """)
    #expect(run.texts == ["model.name"])
  }

  @Test(arguments: [
    ("if store.isOn { Text(\"a\") } else { Text(\"b\") }", ["b"]), ("if !store.isOn { Text(\"a\") }", ["a"]),
    ("if store.name == \"x\" { Text(\"a\") } else { Text(\"b\") }", ["b"]),
    ("if store.name != nil { Text(\"a\") }", ["a"]), ("Text(store.isOn ? \"a\" : \"b\")", ["b"]),
    ("if let user = store.user { Text(user.name) }", ["user.name"]), ("Text(store.name ?? \"none\")", ["none"]),
    ("switch store.state { case .idle: Text(\"a\")\ncase .done(let x): Text(x) }", ["a"]),
    ("switch store.state { case .idle: Text(\"a\")\ndefault: Text(\"b\") }", ["b"]),
    ("ForEach(store.items) { item in Text(item.name) }", ["item.name", "item.name", "item.name"]),
    ("Text(\"\\(Int(store.count) + 1)\")", ["Int(store.count) + 1"]),
    ("Text(FileManager.default.values[\"v\"] as? String ?? \"1.0\")", ["1.0"]),
  ])
  func aValueThatIsNotKnownGoesWhereTheValueWould(statement: String, texts: [String]) throws {
    let run = try run("#Preview { VStack { \(statement) } }")
    #expect(run.texts == texts)
    #expect(!run.trace.standIns.isEmpty)
  }
}
