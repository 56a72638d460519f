import LayoutEngine
import SwiftUIViews
import Testing

/// Members without a type before the dot, and the context that determines it.
struct ImplicitMemberTests {
  @Test func listsTakeTheirTypeFromWhatIsWantedOfThem() throws {
    let source = """
      struct Pick: View {
        let index: Int
        var body: some View {
          LazyVGrid(columns: .init(repeating: .init(.fixed(45), spacing: 2), count: 2)) {
            Circle().fill([.red, .blue][index])
            Text(label([.first, .last].last!))
          }
        }
        enum Kind: String { case first, last }
        func label(_ kind: Kind) -> String { kind.rawValue }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 100)) { Pick(index: 1) }
      """
    #expect(try textsAlone(source) == ["last"])
  }

  @Test func aNameOfAColourIsOneWhereNothingElseTells() throws {
    let source = """
      struct Dot: Identifiable { let id = UUID(); var color: Color }
      struct Dots: View {
        @State private var dots: [Dot] = [.red, .mint].compactMap { color in return .init(color: color) }
        var line: LinearGradient { .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
        var body: some View {
          ForEach(dots) { Circle().fill($0.color) }
          Rectangle().fill(line)
          Text("\\(dots.count)")
        }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 100)) { Dots() }
      """
    #expect(try textsAlone(source) == ["2"])
    // An own constant of that name may be meant.
    let own = "enum Wire: String { case red }\n#Preview { let wires = [.red].map { $0 }; Text(\"\\(wires[0])\") }"
    #expect(try run(own).trace.standIns.map(\.name) == [".red"])
  }

  @Test func collectionsOfATypeHaveConstants() throws {
    let source = """
      extension Collection where Element == GridItem {
        static func adaptive(from length: CGFloat) -> [Element] { [GridItem(.adaptive(minimum: length))] }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        LazyVGrid(columns: .adaptive(from: 45)) { Text("a"); Text("b") }
          .shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.2), radius: 4)
      }
      """
    #expect(try textsAlone(source) == ["a", "b"])
  }

  @Test func anOptionalIsComparedWithNone() throws {
    let source = """
      struct Toast: Equatable { var text: String }
      enum Side { case none, left }
      struct Shown: View {
        var toast: Toast?
        var side: Side?
        var body: some View { Text("\\(toast == .none) \\(side == .none) \\(toast == nil)") }
      }
      #Preview { Shown(); Shown(toast: Toast(text: "a"), side: Side.left) }
      """
    #expect(try textsAlone(source) == ["true true true", "false false false"])
  }
}
