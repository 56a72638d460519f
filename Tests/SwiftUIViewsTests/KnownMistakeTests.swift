import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// A wrong argument of a view that SwiftUI has is an error at its place, which names what is wrong.
@Suite struct KnownMistakeTests {
  private static let states = """
    #Preview {
      @Previewable @State var isOn = true
      @Previewable @State var text = "x"
      @Previewable @State var count = 3

    """

  private func firstError(_ line: String, _ declarations: String = "") -> String {
    evaluate(KnownMistakeTests.states + line + "\n}\n" + declarations).firstError
  }

  @Test(arguments: [
    ("Toggle(\"a\", isOn: text)", "5:19", "'String' to expected type 'Binding<Bool>'"),
    ("Toggle(\"a\", isOn: $text)", "5:19", "'Binding<String>' to expected type 'Binding<Bool>'"),
    ("Slider(value: $text)", "5:15", "'Binding<String>' to expected type 'Binding<Double>'"),
    ("TextField(\"a\", text: text)", "5:22", "'String' to expected type 'Binding<String>'"),
    ("SecureField(\"a\", text: $isOn)", "5:24", "'Binding<Bool>' to expected type 'Binding<String>'"),
    ("DatePicker(\"a\", selection: $text)", "5:28", "'Binding<String>' to expected type 'Binding<Date>'"),
    ("DisclosureGroup(\"a\", isExpanded: isOn) { }", "5:34", "'Bool' to expected type 'Binding<Bool>'"),
    ("Text(\"a\").sheet(isPresented: isOn) { }", "5:30", "'Bool' to expected type 'Binding<Bool>'"),
  ])
  func argumentThatIsNotTheBindingIsRefused(line: String, place: String, types: String) {
    #expect(firstError(line) == "\(place) wrong-type: cannot convert value of type \(types)")
  }

  @Test(arguments: [
    "Toggle(\"a\", isOn: $isOn)", "Toggle(\"a\", isOn: .constant(true))", "Slider(value: .constant(0.5))",
    "Stepper(\"a\", value: $count)", "TextField(\"a\", text: $text)", "Picker(\"a\", selection: $count) { }",
    "Toggle(\"a\", isOn: Binding(get: { isOn }, set: { isOn = $0 }))", "Text(\"a\").sheet(isPresented: $isOn) { }",
  ])
  func bindingOfTheRightTypeIsAccepted(line: String) {
    #expect(firstError(line) == "")
  }

  @Test func adviceForABindingNamesTheDollarSign() {
    let outcome = evaluate(KnownMistakeTests.states + "Toggle(\"a\", isOn: isOn)\n}")
    #expect(
      outcome.suggestion == "a binding is wanted: write '$' before the name of a property with @State or @Binding")
  }

  @Test(arguments: [
    ("Text(\"a\").frame(width: \"10\")", "10"), ("Text(\"a\").font(\"title\")", ".title"),
    ("Text(\"a\").foregroundColor(\"red\")", ".red"), ("Circle().fill(\"red\")", ".red"),
  ])
  func numberOrConstantInQuotationMarksHasARepair(line: String, repaired: String) {
    let outcome = evaluate(line)
    #expect(outcome.suggestion == "did you mean '\(repaired)'?")
    #expect(outcome.errors.first?.fixes.first?.edits.first?.text == repaired)
  }

  @Test func textOfATruthValueIsTold() {
    #expect(
      firstError("Text(isOn)").hasPrefix("5:6 wrong-type: cannot convert value of type 'Bool' to expected type"))
  }

  @Test(arguments: [
    ("ForEach([Item()]) { _ in Text(\"a\") }", "ForEach", "Item"),
    ("ForEach([\"a\"]) { Text($0) }", "ForEach", "String"),
    ("List([Item()]) { _ in Text(\"a\") }", "List", "Item"),
  ])
  func elementsHaveToBeIdentifiable(line: String, view: String, type: String) {
    let column = line.hasPrefix("List") ? 6 : 9
    #expect(
      firstError(line, "struct Item { var name = \"a\" }")
        == "5:\(column) wrong-type: the elements of '\(view)' have to be Identifiable, and '\(type)' is not")
  }

  @Test(arguments: [
    "ForEach([Item()], id: \\.name) { _ in Text(\"a\") }", "ForEach([Other()]) { _ in Text(\"a\") }",
    "ForEach(0..<3) { Text(\"\\($0)\") }", "ForEach([\"a\"], id: \\.self) { Text($0) }",
    "ForEach([Far()]) { _ in Text(\"a\") }",
  ])
  func identifiedElementsAreAccepted(line: String) {
    let types = """
      struct Item { var name = "a" }
      struct Other: Identifiable { let id = 3 }
      struct Far: KindOfAnotherModule { var name = "a" }
      """
    #expect(firstError(line, types) == "")
  }

  @Test(arguments: [
    (
      "VStack(alignment: .top) { }",
      "5:19 wrong-type: '.top' is a VerticalAlignment, and a HorizontalAlignment is wanted"
    ),
    (
      "HStack(alignment: .leading) { }",
      "5:19 wrong-type: '.leading' is a HorizontalAlignment, and a VerticalAlignment is wanted"
    ),
  ])
  func alignmentAlongTheOtherAxisIsTold(line: String, message: String) {
    #expect(firstError(line) == message)
  }

  @Test func comparisonOfANumberWithATextIsRefused() {
    #expect(
      firstError("Text(count == \"3\" ? \"a\" : \"b\")")
        == "5:6 wrong-operands: operator '==' cannot be applied to 'Int' and 'String'")
  }

  @Test(arguments: ["if isOn = true { Text(\"a\") }", "if count = 3 { Text(\"a\") }"])
  func assignmentAsAConditionHasARepair(line: String) {
    let outcome = evaluate(KnownMistakeTests.states + line + "\n}")
    #expect(
      outcome.firstError == "5:4 wrong-type: '=' assigns a value, and a condition has to be true or false")
    #expect(outcome.suggestion == "write '==' to compare")
    let edit = outcome.errors.first?.fixes.first?.edits.first
    #expect(edit?.text == "==")
    #expect(edit?.source.endColumn == edit.map { $0.source.column + 1 })
  }

  @Test func refusesAWholeVariableWhereAFractionIsWanted() {
    let outcome = evaluate(#"#Preview { let i = 3; Text("a").frame(width: i) }"#)
    #expect(outcome.firstError == "1:46 wrong-type: cannot convert value of type 'Int' to expected type 'CGFloat?'")
    #expect(outcome.suggestion == "write 'CGFloat(…)' around it")
  }
}
