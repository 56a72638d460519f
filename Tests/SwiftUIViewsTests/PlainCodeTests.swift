import LayoutEngine
import Testing

@testable import SwiftUIViews

/// Bodies with a `return`, which are no builders.
@Suite struct PlainCodeTests {
  @Test(arguments: [
    "var sum = 0\nfor x in [1, 2] { sum += x }\nreturn Text(\"\\(sum)\")",
    "let game = Game()\ngame.choose()\ngame.n = 3\nreturn Text(\"\\(game.n)\")",
    "let n = 3\nif n > 2 { return Text(\"3\") }\nreturn Text(\"else\")",
    "Text(\"is not used\")\nreturn Text(\"3\")",
  ])
  func onlyWhatIsReturnedIsAView(body: String) throws {
    let game = "class Game { var n = 0; func choose() { n += 1 } }\n"
    #expect(try run("\(game)#Preview { \(body) }").texts == ["3"])
    #expect(try run("\(game)struct V: View { var body: some View { \(body) } }\n#Preview { V() }").texts == ["3"])
    #expect(
      try run("\(game)struct V_Previews: PreviewProvider { static var previews: some View { \(body) } }").texts == ["3"]
    )
  }

  @Test func aPreviewOfAProviderUsesItsOtherMembers() throws {
    let run = try run(
      """
      struct R_Previews: PreviewProvider {
        static var previews: some View { row(45); row(90) }
        static func row(_ n: Int) -> some View { Text("\\(n)") }
      }
      """)
    #expect(run.texts == ["45"])
  }

  @Test func stateOfAProviderIsBound() throws {
    let run = try run(
      """
      struct V: View { @Binding var n: Int?; var body: some View { Text(n == nil ? "none" : "some") } }
      struct V_Previews: PreviewProvider {
        @State static var chosen: Int? = nil
        static var previews: some View { V(n: $chosen) }
      }
      """)
    #expect(run.texts == ["none"])
  }

  @Test(arguments: ["Bindable(model).name", "Bindable(wrappedValue: model).name", "bound.name"])
  func aBindableThatIsMadeInPlaceBindsItsObject(binding: String) throws {
    let texts = try textsAlone(
      """
      @Observable class Model { var name = "a" }
      struct Field: View {
        @Binding var name: String
        var body: some View { Text(name).onAppear { name += "b" } }
      }
      struct V: View {
        @Environment(Model.self) private var model
        var body: some View { let bound = Bindable(model); Field(name: \(binding)) }
      }
      #Preview {
        let model = Model()
        V().environment(model)
      }
      """)
    #expect(texts == ["ab"])
  }

  @Test func aBindableOfABodyBindsItsObject() throws {
    let run = try run(
      """
      @Observable class Model { var isOn = true; var name = "a" }
      struct V: View {
        var model = Model()
        var body: some View { @Bindable var bound = model; TextField("x", text: $bound.name) }
      }
      #Preview { V() }
      """)
    #expect(run.texts == ["a"])
  }
}
