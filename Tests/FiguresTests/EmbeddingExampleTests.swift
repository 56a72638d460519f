import Foundation
import LayoutEngine
import Testing

/// The example in the article "Embedding the engine".
struct EmbeddingExampleTests {
  @Test func laysARowOutAndDrawsIt() {
    let row = layOutARow()
    #expect(row.frames == [Rect(x: 0, y: 0, width: 80, height: 100), Rect(x: 90, y: 0, width: 210, height: 100)])
    #expect(row.sums.contains(210))
    #expect(row.figure.contains("A fixed and a flexible colour"))
  }

  @Test func standsInTheArticleAsItIsTested() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "EmbeddingExample.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: folder.appending(path: "../../Sources/LayoutEngine/LayoutEngine.docc/EmbeddingTheEngine.md"),
      encoding: .utf8)
    #expect(article.contains("```swift\n\(example)```\n"))
  }
}
