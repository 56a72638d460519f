import SwiftUIViews
import Testing

/// The members of a binding itself that code uses.
@Suite struct BindingMemberTests {
  @Test(arguments: ["animation()", "animation(.spring())", "transaction(Transaction(animation: .default))"])
  func aBindingWithAnAnimationIsTheSame(call: String) throws {
    let run = try run(
      """
      struct Switch: View {
        @Binding var isOn: Bool
        @Binding var name: String?
        var body: some View { Text(isOn ? "on" : "off").onAppear { name = "set" } }
      }
      struct Page: View {
        @State private var isOn = true
        @State private var name: String?
        var body: some View {
          Switch(isOn: $isOn.\(call), name: $name.\(call))
          Text(name ?? "none")
        }
      }
      #Preview { VStack { Page() } }
      """)
    #expect(run.texts == ["on", "set"])
    #expect(run.warnings.isEmpty)
  }
}
