import AllocatedMemory
import BrowserSession
import LayoutEngine
import SwiftFrontend
import ViewLanguage
import ViewProgram

/// Whether layouts leave nothing behind: the memory in use is the same before and after many.
///
/// Only one thread may be running meanwhile. Where the system's allocator does not say how much is in use, nothing is
/// found.
struct MemoryCheck {
  static let runs = 1_000
  /// What the runtime may still make for itself now and then, in bytes a run. A node alone takes more.
  static let allowance = 100

  /// What is wrong; `nil` when the memory stays flat.
  static func problem() throws(Diagnostics) -> String? {
    let session = ScenarioSession(try Circles.scenario())
    for (index, preview) in session.previews.enumerated() {
      let growth = growth { try? session.layOut(preview: index) }
      if growth > allowance { return "“\(preview.name)” keeps \(growth) bytes of every layout" }
    }
    return nil
  }

  /// By how many bytes the memory in use grows, a run.
  private static func growth(_ layOut: () -> PreviewRun?) -> Int {
    // What is made once and kept is no leak.
    for _ in 0..<20 { _ = layOut() }
    let before = Int(allocated_bytes())
    for _ in 0..<runs { _ = layOut() }
    return (Int(allocated_bytes()) - before) / runs
  }
}

/// A scenario whose values hold each other in every circle that there can be.
enum Circles {
  static func scenario() throws(Diagnostics) -> PortableScenario {
    let text = SourceText(name: "circles.swift", bytes: Array(source.utf8))
    return PortableScenario(program: try Frontend().parse([text]).program)
  }

  private static let source = """
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
    """
}
