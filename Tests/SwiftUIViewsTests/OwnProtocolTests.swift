import LayoutEngine
import Testing
import ViewProgram

@testable import SwiftUIViews

/// Types that conform to SwiftUI's protocols through the program's own.
@Suite struct OwnProtocolTests {
  private static let screens = """
    protocol Screen: View { init() }
    protocol Page: Screen {}
    extension Page { var body: some View { Text("page") } }
    typealias Both = Identifiable & View
    struct Home: Screen { var body: some View { Text("home") } }
    struct First: Page {}
    struct Late { var body: some View { Text("late") } }
    extension Late: Screen { init() {} }
    struct Named: Both { let id = 1; var body: some View { Text("both") } }
    struct Inline: Identifiable & View { let id = 1; var body: some View { Text("inline") } }
    """

  @Test func aTypeIsAViewByAProtocolThatRefinesIt() throws {
    let run = try run("\(OwnProtocolTests.screens)\n#Preview { VStack { Home(); First(); Late(); Named(); Inline() } }")
    #expect(run.texts == ["home", "page", "late", "both", "inline"])
    #expect(run.trace.standIns.isEmpty)
  }

  /// Two modules may have a type of one name; the labels of a call tell which is meant.
  @Test func aTypeNamedAsAViewOfSwiftUIsLeavesThatViewToCallsThatItDoesNotTake() throws {
    let run = try run(
      """
      struct List { let id: String; let title: String }
      #Preview { VStack { Text(List(id: "a", title: "own").title); List { Text("row") } } }
      """)
    #expect(run.texts == ["own", "row"])
  }

  @Test func aTypeNamedAsAViewOfSwiftUIsShowsThatViewByItsModule() throws {
    let run = try run(
      """
      struct Divider: View { var body: some View { SwiftUI.Divider().padding(2) } }
      extension View {
        @ViewBuilder func overlay(@ViewBuilder of content: () -> some View) -> some View {
          overlay { HStack { content() } }.padding(3)
        }
      }
      #Preview { VStack(spacing: 0) { Divider().logSizes("divider"); Text("a").overlay { Text("b") } } }
      """)
    #expect(run.texts == ["a", "b"])
    #expect(abs(try #require(run.frame("divider")).size.height - 13.0 / 3) < 1e-9)
  }

  @Test func aModifierForATypeOfOnesOwnLeavesSwiftUIsToItsTypes() throws {
    let run = try run(
      """
      struct Theme { func color(_ level: Int) -> Color { .red } }
      struct Themed: ViewModifier {
        let theme: Theme
        func body(content: Content) -> some View { content.tint(theme.color(1)) }
      }
      extension View { func tint(_ theme: Theme?) -> some View { modifier(Themed(theme: theme ?? Theme())) } }
      #Preview { Text("a").tint(Theme()) }
      """)
    #expect(run.texts == ["a"])
  }

  /// As generated code has it, which calls UIKit's images by SwiftUI's name.
  @Test func anAliasInATypeHidesSwiftUIsTypeThereAndNowhereElse() throws {
    let run = try run(
      """
      struct Asset {
        typealias Image = UIImage
        var image: Image {
          guard let result = Image(systemName: "star") else { fatalError("none") }
          return result
        }
      }
      #Preview { VStack { Image(uiImage: Asset().image.withRenderingMode(.alwaysTemplate)); Image(systemName: "moon") } }
      """)
    #expect(run.warnings.isEmpty)
    #expect(run.trace.nodes.count { $0.info.name == "Image" } == 2)
  }

  @Test func aConstantOfAnotherTypeDoesNotHideSwiftUIs() throws {
    let run = try run(
      """
      extension Font {
        private static let footnote = 13.0
        static var small: Font { .system(size: footnote) }
      }
      #Preview { VStack { Text("a").font(.footnote); Text("b").font(.small) } }
      """)
    #expect(run.texts == ["a", "b"])
    #expect(run.warnings.isEmpty)
  }

  @Test func theOtherProtocolsOfSwiftUIAreFollowedToo() throws {
    let run = try run(
      """
      protocol Outline: Shape {}
      struct Box: Outline { func path(in rect: CGRect) -> Path { Path(rect) } }
      protocol Change: ViewModifier {}
      struct Wide: Change { func body(content: Content) -> some View { content.frame(width: 70) } }
      protocol Item: Identifiable { var name: String { get } }
      struct Fruit: Item { let id: Int; let name: String }
      #Preview {
        VStack {
          Box().fill(.red).frame(width: 30, height: 20).logSizes("box")
          Text("a").modifier(Wide()).logSizes("wide")
          ForEach([Fruit(id: 1, name: "fig")]) { Text($0.name) }
        }
      }
      """)
    #expect(run.frame("box")?.size == Size(width: 30, height: 20))
    #expect(run.frame("wide")?.size.width == 70)
    #expect(run.texts == ["a", "fig"])
  }

  @Test func aRequirementWithABuilderIsBuilt() throws {
    let run = try run(
      """
      protocol Screen: View { associatedtype Main: View; @ViewBuilder var main: Main { get } }
      extension Screen { var body: some View { VStack { main } } }
      struct Home: Screen { var main: some View { Text("a"); Text("b") } }
      #Preview { Home() }
      """)
    #expect(run.texts == ["a", "b"])
  }

  @Test func aProtocolOfValuesMakesNoView() {
    let plain = evaluate(
      "protocol P: Identifiable {}\nstruct A: P { let id = 1; var body: some View { Text(\"a\") } }\n#Preview { A() }")
    #expect(plain.errors.map { $0.code } == [.notAView])
  }
}
