import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Builders of SwiftUI beside `ViewBuilder`.
@Suite struct ContentBuilderTests {
  private static let page = """
    struct Page: View {
      @State private var isEditing = true
      var body: some View {
        NavigationStack {
          Text("Words").navigationTitle("Page").toolbar { items; ending(2) }
        }
      }
      @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
        if isEditing {
          ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
        }
      }
      @ToolbarContentBuilder private func ending(_ count: Int) -> some ToolbarContent {
        ToolbarItem(placement: .bottomBar) { Text("First of \\(count)") }
        ToolbarItem(placement: .bottomBar) { Text("Second") }
      }
    }

    """

  private static let texts = ["Cancel", "First of 2", "Page", "Save", "Second", "Words"]

  @Test func toolbarItemsAreBuiltByAPropertyAndAFunction() throws {
    let run = try run(Self.page + "#Preview { Page() }")
    #expect(Set(run.texts).isSuperset(of: Self.texts))
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  /// Its type alone makes a property's body that of items.
  @Test func toolbarItemsAreBuiltByAPropertyWithoutAnAttribute() throws {
    let page = Self.page.replacing(
      "@ToolbarContentBuilder private func ending",
      with: "private var start: some ToolbarContent { items }\n  "
        + "@ToolbarContentBuilder private func ending"
    ).replacing("{ items; ending(2) }", with: "{ start; ending(2) }")
    #expect(Set(try run(page + "#Preview { Page() }").texts).isSuperset(of: Self.texts))
  }

  @Test func theyAreBuiltInAnotherFileToo() throws {
    let run = try run(["#Preview { Page() }", Self.page])
    #expect(Set(run.texts).isSuperset(of: Self.texts))
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func tabsAreBuiltByAProperty() throws {
    let run = try run(
      """
      struct Tabs: View {
        @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
          Tab("One", systemImage: "star", value: 1) { Text("First") }
          Tab("Two", systemImage: "circle", value: 2) { Text("Other") }
        }
        @State private var selection = 2
        var body: some View { TabView(selection: $selection) { tabs } }
      }
      #Preview { Tabs() }
      """)
    #expect(Set(run.texts).isSuperset(of: ["One", "Two", "Other"]))
  }

  /// The name that `ViewBuilder` has since iOS 27.
  @Test func viewsAreBuiltByAContentBuilder() throws {
    let run = try run(
      """
      struct Box<Content: View>: View {
        @ContentBuilder var content: Content
        var body: some View { VStack { content; rows } }
        @ContentBuilder private var rows: some View { Text("c"); Text("d") }
      }
      #Preview { Box { Text("a"); Text("b") } }
      """)
    #expect(run.texts == ["a", "b", "c", "d"])
  }

  @Test func aBuilderOfThatNameOfTheScenariosOwnIsAnother() throws {
    let run = try run(
      """
      @resultBuilder enum ContentBuilder {
        static func buildBlock(_ words: String...) -> [String] { words }
      }
      func joined(@ContentBuilder _ words: () -> [String]) -> String { words().joined(separator: "+") }
      #Preview { Text(joined { "a"; "b" }) }
      """)
    #expect(run.texts == ["a+b"])
  }

  @Test func aToolbarThatCannotBeMadeTellsWhy() throws {
    let run = try run(
      """
      #Preview {
        NavigationStack {
          Text("Words").toolbar {
            ToolbarItem(placement: .topBarLeding) { Button("Save") {} }
          }
        }
      }
      """)
    let warning = try #require(run.warnings.first { $0.code == .notDrawn })
    #expect(warning.message.hasPrefix("what the toolbar shows is not drawn: "))
    #expect(warning.message.contains("topBarLeding"))
    #expect(warning.source?.line == 5)
  }
}
