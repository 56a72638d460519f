import SwiftUIViews
import Testing
import ViewProgram

@Suite struct NavigationLinkTests {
  @Test(arguments: [
    "NavigationLink(destination: Color.red, isActive: .constant(false)) { Text(\"a\") }",
    "NavigationLink(\"a\", destination: Color.red, isActive: .constant(false))",
    "NavigationLink(\"a\", isActive: .constant(false)) { Color.red }",
    "NavigationLink(isActive: .constant(false)) { Color.red } label: { Text(\"a\") }",
    "NavigationLink(destination: Color.red, tag: 1, selection: .constant(1)) { Text(\"a\") }",
    "NavigationLink(\"a\", destination: Color.red, tag: 1, selection: .constant(1))",
    "NavigationLink(tag: 1, selection: .constant(1)) { Color.red } label: { Text(\"a\") }",
    "NavigationLink(value: 1) { Text(\"a\") }", "NavigationLink(\"a\", value: 1)",
    "NavigationLink(destination: Color.red) { Text(\"a\") }", "NavigationLink(\"a\") { Color.red }",
    "NavigationLink { Color.red } label: { Text(\"a\") }.isDetailLink(false)",
  ])
  func layOutTheirLabelInEveryForm(link: String) {
    let outcome = evaluate("#Preview { \(link) }")
    #expect(tree(outcome) == "NavigationLink(Text)")
    #expect(outcome.preview?.warnings.isEmpty == true)
  }
}
