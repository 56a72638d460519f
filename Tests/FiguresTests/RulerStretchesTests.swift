import Explanation
@testable import Figures
import LayoutEngine
import Testing
import TraceSamples

/// A ruler has no length that nothing in the picture has.
struct RulerStretchesTests {
  private func scene(_ views: String, focus: String?) throws -> Scene {
    let record = IndexedTrace(try Written.trace(views, width: 300, height: 200))
    var options = FigureOptions(preset: .space)
    options.focus = focus.flatMap { FocusQuery($0) }
    let subject = try #require(Subject(record, focus: options.focus))
    return PictureFrame(record, subject, options).scene(below: 0, ink: nil)
  }

  /// A row of two frames of 40 and 60 points with so much between them, the second in a padding.
  private static func row(spacing: Int, padding: Int) -> String {
    """
    HStack(spacing: \(spacing)) {
      Color.teal.frame(width: 40, height: 20)
      Color.red.frame(width: 60, height: 20).padding(\(padding))
    }.padding(12)
    """
  }

  @Test(arguments: [
    (row(spacing: 8, padding: 5), Axis.horizontal, [["12", "40", "8", "5", "60", "5", "12"]]),
    (row(spacing: 8, padding: 5), .vertical, [["12", "30", "12"]]),
    // The spacing is nothing that has ink between the two, and a padding of less than nothing lies in what is beside it.
    (row(spacing: -10, padding: 5), .horizontal, [["12", "40", "12"], ["5", "60", "5"], ["−10"]]),
    (row(spacing: 8, padding: -4), .horizontal, [["12", "40", "8", "52", "12"], ["−4", "−4"]]),
    // The padding is told of the frame that it divides.
    (
      "HStack(spacing: 0) { Color.teal.frame(width: 60).padding(5).frame(width: 90); Color.red.frame(width: 30) }",
      .horizontal, [["10", "5", "60", "5", "10", "30"]]
    ),
    // A view that is larger than its frame gets its own row.
    ("Color.teal.frame(width: 80).frame(width: 60).padding(5)", .horizontal, [["5", "60", "5"], ["80"]]),
    // Cells with different paddings do not divide their column.
    (
      """
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow { Color.teal.frame(width: 30, height: 20).padding(10); Color.red.frame(width: 20, height: 20).padding(5) }
        GridRow { Color.teal.frame(width: 40, height: 20).padding(5); Color.red.frame(width: 20, height: 20).padding(5) }
      }
      """, .horizontal, [["50", "8", "5", "20", "5"]]
    ),
  ])
  func everyStretchIsOfAView(views: String, axis: Axis, rows: [[String]]) throws {
    let found = RulerStretches(scene: try scene(views, focus: nil), axis: axis).rows
    #expect(found.map { $0.map(\.value) } == rows)
  }

  @Test func whatAPaddingLeavesIsNamedAfterTheViewInIt() throws {
    let views = #"HStack { Text("Harbour").padding(16); Color.red }"#
    let scene = try scene(views, focus: nil)
    let names = RulerLayer(scene: scene, axis: .horizontal).rows.joined().map(\.name)
    #expect(names == ["padding", "Text “Harbour”", "", "spacing", "Color"])
  }

  /// The title says how its bar and its content share the height.
  @Test func aBarAndItsContentDivideWhatTheyAreIn() throws {
    let scene = try scene(#"NavigationStack { Color.teal.navigationTitle("Harbour") }"#, focus: "NavigationStack")
    let row = try #require(RulerStretches(scene: scene, axis: .vertical).rows.first)
    #expect(row.map { scene.name(of: $0.node) } == ["navigation bar", "Color"])
    #expect(row.map { $0.end - $0.start }.reduce(0, +) == 200)
  }

  /// Three of the eight are seen, the last of them in part.
  @Test func whatIsScrolledToLaterIsCounted() throws {
    let views = """
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<8) { _ in Color.teal.frame(width: 90, height: 60) } }.padding(16)
      }
      """
    let rows = RulerLayer(scene: try scene(views, focus: "HStack"), axis: .horizontal).rows
    #expect(rows.count == 1)
    #expect(rows.joined().map(\.value) == ["16 ×2", "90 ×8", "10 ×7", "", "", ""])
    #expect(rows.joined().map { $0.goesOn.after } == [false, false, false, false, false, true])
  }
}
