import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct NavigationColumnTests {
  private let regular = ".environment(\\.horizontalSizeClass, .regular)"
  private let split = "{ Text(\"side\") } content: { Text(\"middle\") } detail: { Text(\"detail\") }"

  private func texts(_ view: String) throws -> [String] { try run("#Preview { \(view) }").texts }

  @Test func showTheSidebarOnAPhone() throws {
    #expect(try texts("NavigationSplitView \(split)") == ["side"])
  }

  @Test func showThePreferredColumnOnAPhone() throws {
    #expect(try texts("NavigationSplitView(preferredCompactColumn: .constant(.detail)) \(split)") == ["detail"])
  }

  @Test(arguments: [
    ("all", ["side", "middle", "detail"]), ("doubleColumn", ["middle", "detail"]), ("detailOnly", ["detail"]),
  ])
  func standBesideEachOtherWhereThereIsRoom(visibility: String, shown: [String]) throws {
    let view = "NavigationSplitView(columnVisibility: .constant(.\(visibility))) \(split)\(regular)"
    #expect(try texts(view) == shown)
  }

  @Test func areAsWideAsTheyAskFor() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 800, height: 400)) {
        NavigationSplitView {
          Color.red.id("side").navigationSplitViewColumnWidth(300)
        } detail: {
          Color.red.id("detail")
        }\(regular)
      }
      """)
    #expect(run.frame("side")?.size.width == 300)
    #expect(run.frame("detail")?.size.width == 500)
    #expect(run.warnings.isEmpty)
  }

  @Test func ofANavigationViewAreItsFirstOnAPhone() throws {
    #expect(try texts("NavigationView { Text(\"one\"); Text(\"two\") }") == ["one"])
    #expect(try texts("NavigationView { Text(\"one\"); Text(\"two\") }\(regular)") == ["one", "two"])
    #expect(
      try texts("NavigationView { Text(\"one\"); Text(\"two\") }.navigationViewStyle(.stack)\(regular)") == ["one"])
  }
}
