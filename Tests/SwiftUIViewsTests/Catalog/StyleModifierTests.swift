import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct StyleModifierTests {
  /// A button in the body of a button's style is of the standard style; what its label shows is in the style again.
  @Test func aStyleIsNotInForceInItsOwnBody() throws {
    let run = try run(
      """
      struct Boxed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.trigger() } label: { configuration.label.padding(4) }
        }
      }
      #Preview {
        Button {} label: { VStack { Text("outer"); Button("inner") {} } }.buttonStyle(Boxed())
      }
      """)
    #expect(run.texts == ["outer", "inner"])
    #expect(run.trace.nodes.count { $0.info.name == "padding" && $0.info.arguments == "4" } == 2)
    // What keeps a label in its style is no modifier of the author's.
    let handedDown = Set(run.trace.nodes.flatMap(\.info.environment))
    #expect(handedDown == ["buttonStyle", "foregroundStyle"])
  }

  /// A style of the scenario's own makes the control's body; nothing of its size is assumed then.
  @Test(arguments: [
    (
      "ToggleStyle", "Toggle(\"t\", isOn: .constant(true)).toggleStyle(Own())", "if configuration.isOn { Color.red }",
      "Color"
    ),
    (
      "ProgressViewStyle", "ProgressView(value: 0.5).progressViewStyle(Own())",
      "Text(\"\\(configuration.fractionCompleted ?? 0)\")", "Text"
    ),
    (
      "GaugeStyle", "Gauge(value: 0.5) { Text(\"g\") }.gaugeStyle(Own())", "configuration.label; Color.red",
      "VStack(Text, Color)"
    ),
    (
      "GroupBoxStyle", "GroupBox(\"g\") { Color.red }.groupBoxStyle(Own())",
      "configuration.label; configuration.content", "VStack(Text, Color)"
    ),
    (
      "LabeledContentStyle", "LabeledContent(\"l\", value: \"v\").labeledContentStyle(Own())",
      "configuration.label; configuration.content", "VStack(Text, Text)"
    ),
    ("ControlGroupStyle", "ControlGroup { Color.red }.controlGroupStyle(Own())", "configuration.content", "Color"),
    (
      "DisclosureGroupStyle", "DisclosureGroup(\"d\") { Color.red }.disclosureGroupStyle(Own())",
      "configuration.label; if configuration.isExpanded { Color.blue }; configuration.content", "VStack(Text, Color)"
    ),
  ])
  func makeTheBodyOfAControl(style: String, view: String, body: String, expected: String) throws {
    let outcome = evaluate(
      """
      struct Own: \(style) { func makeBody(configuration: Configuration) -> some View { \(body) } }
      #Preview { VStack { \(view) } }
      """)
    #expect(tree(outcome) == (expected.hasPrefix("VStack") ? expected : "VStack(\(expected))"))
    #expect(try #require(outcome.preview).warnings.isEmpty)
  }

  @Test(arguments: [
    "toggleStyle(.switch)", "toggleStyle(SwitchToggleStyle(tint: .red))", "listStyle(.insetGrouped)",
    "listStyle(InsetGroupedListStyle())", "tabViewStyle(.page(indexDisplayMode: .never))",
    "tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))", "pickerStyle(.segmented)",
    "indexViewStyle(.page(backgroundDisplayMode: .always))", "textFieldStyle(RoundedBorderTextFieldStyle())",
    "navigationViewStyle(StackNavigationViewStyle())", "progressViewStyle(CircularProgressViewStyle(tint: .red))",
  ])
  func takeSwiftUIsOwn(modifier: String) throws {
    let outcome = evaluate("#Preview { Color.red.\(modifier) }")
    #expect(tree(outcome) == "Color")
    #expect(try #require(outcome.preview).warnings.isEmpty)
  }

  @Test func refuseAMisspeltStyle() {
    #expect(evaluate("#Preview { Color.red.listStyle(.insetGruped) }").suggestion == "did you mean '.insetGrouped'?")
  }

  @Test(arguments: [".segmented", "SegmentedPickerStyle()"])
  func segmentsOfAPickerAreAsWideAsProposed(style: String) throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        Picker("a", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(\(style)).logSizes("picker")
      }
      """)
    #expect(run.frame("picker")?.size == Size(width: 200, height: 31))
  }
}
