import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct OutlineTests {
  private let item = "struct Item: Identifiable { let id: String; var children: [Item]? = nil }\n"

  @Test func stacksADisclosureGroupsContentWhereItIsOpen() {
    let open = evaluate("#Preview { DisclosureGroup(\"a\", isExpanded: .constant(true)) { Color.red; Color.blue } }")
    #expect(
      tree(open) == "DisclosureGroup(VStack(HStack(Text, Spacer, arrow), VStack(Color, Color)))")
    let closed = evaluate("#Preview { DisclosureGroup(\"a\") { Color.red } }")
    #expect(tree(closed) == "DisclosureGroup(HStack(Text, Spacer, arrow))")
  }

  @Test func givesAListFurtherRowsWhereADisclosureGroupIsOpen() {
    let laidOut = LaidOut(
      """
      List { DisclosureGroup("a", isExpanded: .constant(true)) { Color.red.frame(height: 10).id("inside") } }
      """)
    #expect(laidOut["inside"] == "32 108 136 10")
  }

  @Test func opensADisclosureGroupByItsState() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          DisclosureGroup("a", isExpanded: $isOpen) { Text("inside") }.onAppear { isOpen = true }
        }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["a", "inside"])
  }

  @Test func showsTheFirstLevelOfAnOutline() {
    let data = "[Item(id: \"a\", children: [Item(id: \"b\")]), Item(id: \"c\")]"
    for view in ["OutlineGroup(\(data), children: \\.children) { Text($0.id) }"] {
      let outcome = evaluate("\(item)#Preview { VStack { \(view) } }")
      #expect(tree(outcome) == "VStack(HStack(Text, Spacer, arrow), Text)")
    }
    let list = evaluate("\(item)#Preview { List(\(data), children: \\.children) { Text($0.id) } }")
    #expect(tree(list).contains("padding(HStack(Text, Spacer, arrow))"))
  }

  @Test func takesASingleRootForAnOutline() {
    let outcome = evaluate(
      "\(item)#Preview { VStack { OutlineGroup(Item(id: \"a\"), children: \\.children) { Text($0.id) } } }")
    #expect(tree(outcome) == "VStack(Text)")
  }
}
