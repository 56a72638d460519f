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

  static var all: [OwnScenario] { [circles, endless, chain, longChain, integers, overflows] }

  /// Endless calls, views and readers: each must be stopped with a diagnostic before the stack overflows.
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

  /// A chain of modifiers of the greatest length that a page must handle.
  static let chain = OwnScenario(
    name: "chain", source: "#Preview { Color.red" + String(repeating: ".padding(1)", count: 250) + " }")

  /// A chain that is longer than a page can lay out, which both engines must report in the same words.
  static let longChain = OwnScenario(
    name: "long-chain", source: "#Preview { Color.red" + String(repeating: ".padding(1)", count: 2_000) + " }",
    mayFail: true)

  /// Integers of 64 bits, even where the machine's own are narrower.
  static let integers = OwnScenario(
    name: "integers",
    source: #"""
      enum Size: Int { case large = 5_000_000_000; case larger }
      struct Marks: OptionSet { let rawValue: Int; static let high = Marks(rawValue: 1 << 40) }

      #Preview("Integers") {
        let _ = print(5_000_000_000, Int.max, Int.min, -9_223_372_036_854_775_807, 0x7FFF_FFFF_FFFF)
        let _ = print(70_000 * 70_000, Int.max - 1, 5_000_000_000 / 3, 5_000_000_000 % 7, -(5_000_000_000))
        let _ = print(1 << 40, 1 << 63, Int.max >> 3, 5_000_000_000 & 0xFFFF_FFFF, 1 << 40 | 1, 5_000_000_000 ^ 1)
        let _ = print(5_000_000_000 > 4_999_999_999, 3_000_000_000 == 3_000_000_000, max(1, 4_294_967_297))
        let _ = print(Int("9000000000") ?? 0, Int("zz", radix: 36) ?? 0, Int(5e12), Int(exactly: 3e9) ?? 0)
        let _ = print((5_000_000_000..<5_000_000_003).map { $0 }, (4_999_999_999...5_000_000_001).contains(5_000_000_000))
        let _ = print(Array(stride(from: 0, through: 9_000_000_000, by: 4_500_000_000)), abs(-5_000_000_000))
        let _ = print(Set([5_000_000_000, 705_032_704]).count, [5_000_000_000: "a", 705_032_704: "b"][5_000_000_000] ?? "")
        let _ = print(5_000_000_000.quotientAndRemainder(dividingBy: 3), 5_000_000_000.isMultiple(of: 1_000_000_000))
        let _ = print([1, 2, 5_000_000_000].reduce(0, +), [5_000_000_000, 3].sorted(), Size.larger.rawValue)
        let _ = print(String(5_000_000_000, radix: 16), String(format: "%d %020d", 5_000_000_000, -5_000_000_000))
        let _ = print(Marks.high.rawValue, Marks.high.contains(Marks(rawValue: 1)), 5_000_000_000.formatted())
        let _ = print(Double(9_007_199_254_740_993), CGFloat(5_000_000_000), [1, 2, 3].prefix(5_000_000_000))
        let _ = print(Date(timeIntervalSince1970: 5_000_000_000).formatted(.iso8601))
        VStack {
          Text("\(5_000_000_000) of \(Int.max)")
          Text("many").lineLimit(5_000_000_000)
          ForEach(5_000_000_000..<5_000_000_003, id: \.self) { Text("\($0)").frame(width: CGFloat($0 - 4_999_999_900)) }
        }
      }
      """#)

  /// Numbers that do not fit into 64 bits, and indices and counts out of range: each must give its own diagnostic.
  static let overflows = OwnScenario(
    name: "overflows",
    source: #"""
      #Preview("Sum") { Text("\(Int.max + 1)") }
      #Preview("Product") { Text("\(5_000_000_000 * 5_000_000_000)") }
      #Preview("Negation") { Text("\(-Int.min)") }
      #Preview("Magnitude") { Text("\(abs(Int.min))") }
      #Preview("Division") { Text("\(Int.min / -1)") }
      #Preview("Zero") { Text("\(5_000_000_000 % 0)") }
      #Preview("Conversion") { Text("\(Int(1e19))") }
      #Preview("Index") { Text("\([1, 2, 3][5_000_000_000])") }
      #Preview("Slice") { Text("\([1, 2, 3][0..<5_000_000_000].count)") }
      #Preview("Range") { ForEach(0..<5_000_000_000, id: \.self) { Text("\($0)") } }
      #Preview("Repetition") { Text(String(repeating: "a", count: 5_000_000_000)) }
      #Preview("Insertion") {
        var list = [1]
        let _ = list.insert(2, at: 5_000_000_000)
        Text("\(list.count)")
      }
      """#,
    mayFail: true)

  /// Values that refer to one another in every kind of reference cycle.
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
