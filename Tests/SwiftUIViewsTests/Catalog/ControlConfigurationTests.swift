import LayoutEngine
import SwiftUIViews
import Testing

/// `Label(configuration)` in the body of a style: the control itself, in the style that it would have without.
@Suite struct ControlConfigurationTests {
  /// The size of a control in a style of the source's own that puts ten points around it, and that of the control alone.
  private func sizes(_ control: String, _ name: String, style modifier: String) throws -> (styled: Size, plain: Size) {
    let type = control.prefix { $0 != "(" }
    let style = """
      struct Roomy: \(name)Style {
        func makeBody(configuration: Configuration) -> some View { \(type)(configuration).padding(10) }
      }
      """
    let sizes = try ["\(control).\(modifier)(Roomy())", control].map { view in
      try #require(try run("\(style)\n#Preview { \(view) }").trace.nodes.first).frame.size
    }
    return (sizes[0], sizes[1])
  }

  @Test(arguments: [
    ("Label(\"Tide\", systemImage: \"water.waves\")", "Label", "labelStyle"),
    ("Button(\"Sail\") {}", "PrimitiveButton", "buttonStyle"), ("Menu(\"More\") { Text(\"a\") }", "Menu", "menuStyle"),
    ("ProgressView()", "ProgressView", "progressViewStyle"),
  ])
  func isTheControlInItsStandardStyle(control: String, name: String, modifier: String) throws {
    let (styled, plain) = try sizes(control, name, style: modifier)
    #expect(styled == Size(width: plain.width + 20, height: plain.height + 20))
    #expect(plain.width > 0)
  }

  @Test func theStyleMayStandBehindItsModule() throws {
    let source = """
      struct Roomy: SwiftUI.PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
      }
      extension PrimitiveButtonStyle where Self == Roomy { static var roomy: Roomy { Roomy() } }
      #Preview { Button("Sail") {}.buttonStyle(.roomy) }
      """
    let outcome = evaluate(source)
    #expect(outcome.errors.isEmpty)
    #expect(tree(outcome).hasPrefix("padding"))
  }
}
