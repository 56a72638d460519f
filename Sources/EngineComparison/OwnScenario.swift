import SwiftFrontend
import ViewProgram

/// Scenarios that are of no use to readers, but that the engines must handle.
struct OwnScenario {
  var name: String
  var source: String
  /// Whether it must be refused.
  var mayFail = false

  func scenario() throws(Diagnostics) -> PortableScenario {
    let text = SourceText(name: name + ".swift", bytes: Array(source.utf8))
    return PortableScenario(program: try Frontend().parse([text]).program)
  }

  static var all: [OwnScenario] { [circles, endless, chain] }

  /// Calls, views and readers without end: each must be stopped with a diagnostic before the stack is used up.
  static let endless = OwnScenario(
    name: "endless",
    source: """
      func more(_ number: Int) -> Int { number == -1 ? 0 : more(number + 1) + 1 }
      struct Inner: View { var body: some View { VStack { ForEach(0..<1) { _ in Inner() } } } }
      struct Reader: View { var body: some View { GeometryReader { _ in Reader() } } }
      #Preview("Calls") { Text("\\(more(0))") }
      #Preview("Views") { Inner() }
      #Preview("Readers") { Reader() }
      """,
    mayFail: true)

  /// A chain of modifiers as long as a page must follow.
  static let chain = OwnScenario(
    name: "chain", source: "#Preview { Color.red" + String(repeating: ".padding(1)", count: 250) + " }")

  /// Values that hold each other in every kind of reference cycle.
  static let circles = OwnScenario(
    name: "circles",
    source: """
      struct Place { static let all = [Place(name: "a"), Place(name: "b")]; var name: String }

      final class Node { var other: Node?; var action: () -> Int = { 0 } }

      struct Wide: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
      }

      struct Pile: Layout {
        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize { cache[0] }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }

      struct Content: View {
        @State private var width: CGFloat = 0

        var body: some View {
          let twice = { (number: Int) in number * 2 }
          let node = Node()
          node.other = node
          node.action = { node.action() }
          func thrice(_ number: Int) -> Int { number > 9 ? number : thrice(number * 3) }
          var label: String { "\\(twice(1)) \\(thrice(1))" }
          return GeometryReader { proxy in
            Pile {
              Text(label + Place.all[0].name).visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            }
            .alignmentGuide(.leading) { _ in CGFloat(twice(2)) }
            .anchorPreference(key: Wide.self, value: .bounds) { $0 }
            .onAppear { width = proxy.size.width }
          }
          .overlayPreferenceValue(Wide.self) { anchor in
            GeometryReader { proxy in Text("\\(anchor.map { proxy[$0].width } ?? 0) \\(width)") }
          }
        }
      }

      #Preview("Circles") { Content() }
      """)
}
