import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What views hand to the container that takes its content apart.
@Suite struct ContainerValuesTests {
  private func run(_ content: String, _ container: String) throws -> PreviewRun {
    try SwiftUIViewsTests.run(
      """
      enum Kind { case plain, wide }
      struct TitleKey: ContainerValueKey { static let defaultValue = "none" }
      extension ContainerValues {
        @Entry var width: CGFloat = 10
        @Entry var kind = Kind.plain
        var title: String { get { self[TitleKey.self] } set { self[TitleKey.self] = newValue } }
      }
      struct Board<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { \(container) }
      }
      #Preview { Board { \(content) } }
      """)
  }

  @Test func aContainerReadsWhatItsSubviewsHandIt() throws {
    let run = try run(
      """
      Text("a").containerValue(\\.width, 30).containerValue(\\.kind, .wide).containerValue(\\.title, "one")
      ForEach(0..<2) { Text("\\($0)").padding() }.containerValue(\\.width, 20)
      Text("b")
      """,
      """
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          Text("\\(Int(values.width / 4)) \\(values.kind == .wide ? "wide" : "plain") \\(values.title)")
        }
      }
      """)
    #expect(run.texts == ["7 wide one", "5 plain none", "5 plain none", "2 plain none"])
    #expect(run.warnings.isEmpty, "\(run.warnings.map(\.message))")
  }

  @Test func ofSeveralValuesTheInnermostCounts() throws {
    let run = try run(
      "Group { Text(\"a\").containerValue(\\.width, 30); Text(\"b\") }.containerValue(\\.width, 20)",
      "ForEach(subviews: content) { subview in Text(\"\\(Int(subview.containerValues.width))\") }")
    #expect(run.texts == ["30", "20"])
  }

  @Test func aSectionHandsValuesToo() throws {
    let run = try run(
      """
      Section { Text("a"); Text("b") } header: { Text("head") }.containerValue(\\.title, "first")
      Text("c")
      """,
      """
      ForEach(sections: content) { section in
        Text("\\(section.containerValues.title) \\(section.content.count) \\(section.header.count)")
      }
      """)
    #expect(run.texts == ["first 2 1", "none 1 0"])
  }
}
