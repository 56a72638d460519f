import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Property wrappers of the program's own in views.
@Suite struct OwnWrapperTests {
  @Test func anOwnPropertyWrapperIsReadThrough() {
    let outcome = evaluate(
      """
      @propertyWrapper struct Clamped { var wrappedValue: Int }
      struct Box: View {
        @Clamped var n = 50
        var body: some View { Text("\\(n)") }
      }
      #Preview { Box() }
      """)
    #expect(outcome.preview?.warnings.isEmpty == true)
    #expect(tree(outcome) == "Text")
  }
}
