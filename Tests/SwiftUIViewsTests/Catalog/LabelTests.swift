import LayoutEngine
import SwiftUIViews
import Testing

/// Modifiers that name a view in the record.
struct LabelTests {
  @Test(arguments: [
    ("id(\"first\")", ["first"]), ("id(3)", ["3"]), ("id(Side.left)", ["left"]), ("id(UUID())", []), ("id([1, 2])", []),
    ("accessibilityIdentifier(\"title\")", ["title"]), ("logSizes(\"box\")", ["box"]),
  ])
  func namesAViewByWhatCanBeRead(modifier: String, names: [String]) throws {
    let trace = try run("enum Side { case left }\n#Preview { Text(\"a\").\(modifier) }").trace
    #expect(trace.nodes.flatMap(\.info.labels) == names)
  }
}
