import Testing

@testable import XMLValidation

struct PathDataScanTests {
  @Test(
    arguments: [
      "M0 0", "m 1,2 L 3, 4", "M162.5 136.5L160 134M162.5 142.5L160 140", "M0 0H1V-2.25h3v4z",
      "M0 0Q1 2 3 4T5 6S1 2 3 4Z", "M-1.5 0C1 2 3 4 5 6 Z",
    ])
  func acceptsWhatFiguresHave(data: String) { #expect(accepts(data)) }

  @Test(
    arguments: [
      "", "M", "M0", "M0 ", "L0 0", "M0 0 ", "M0 0L1", "M0 0L1 2,", "M0  0", "M0 0l1 2  z", "M.5 0", "M1. 0", "M+1 0",
      "M1e3 0", "M0 0H1 2", "M0 0 1 1", "M--1 0", "M0 0X", "M0 0é", "M0,,0",
    ])
  func leavesAllElseToThePattern(data: String) throws {
    #expect(!accepts(data))
    #expect(try !isAcceptedByPattern(data))
  }

  @Test func acceptsNothingThatThePatternRefuses() throws {
    var generator = Numbers(state: 7)
    let parts = [
      "M", "m", "L", "h", "V", "Q", "c", "A", "Z", "z", " ", " ", ",", ", ", "-", ".", "0", "7", "12.5", "-3", "1 2",
      "4,5", "é",
    ]
    var accepted = 0
    for _ in 0..<4000 {
      let count = Int.random(in: 0...7, using: &generator)
      var data = "M0 0"
      for _ in 0..<count { data += parts[Int.random(in: 0..<parts.count, using: &generator)] }
      guard accepts(data) else { continue }
      accepted += 1
      #expect(try isAcceptedByPattern(data), "\(data)")
    }
    #expect(accepted > 100)
  }

  private func accepts(_ data: String) -> Bool {
    (Array(data.utf8) + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { PathDataScan.accepts($0) } ?? false
    }
  }

  private func isAcceptedByPattern(_ data: String) throws -> Bool {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" role="img"><title>T</title>\
      <desc>D</desc><path d="\(data)"/></svg>
      """
    let sink = IssueSink(document: "path", layer: .wellFormedness)
    let document = try #require(XMLDocument.parse(text, into: sink))
    let root = try #require(document.root)
    return try withExtendedLifetime(document) { try FigureProfile().issues(in: root, document: "path").isEmpty }
  }
}
