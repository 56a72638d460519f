@testable import Figures
import Testing

/// What annotation must not cover.
struct ContentInkTests {
  /// How many texts can be seen of views in 100 × 100 points.
  private func texts(_ views: String) throws -> Int {
    let sheet = try sheet(of: views, 100, 100, .article).sheet
    return ContentInk(sheet.content, sheet.styles).texts.count
  }

  @Test(arguments: [
    ("ZStack { Text(\"a\"); Color.red }", 0), ("ZStack { Color.red; Text(\"a\") }", 1),
    ("ZStack { Text(\"a\"); Color.red.opacity(0.5) }", 1), ("Text(\"a\").overlay { Color.red.frame(width: 4) }", 1),
    ("ZStack { Text(\"a\"); Circle().fill(.red) }", 0), ("ZStack { Text(\"a\").zIndex(1); Color.red }", 1),
  ])
  func aTextThatSomethingCoversIsNotInTheWay(views: String, count: Int) throws {
    #expect(try texts(views) == count)
  }
}
