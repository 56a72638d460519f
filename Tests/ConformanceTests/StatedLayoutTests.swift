import Foundation
import LayoutEngine
import Testing
import SwiftUIViews

/// The project's own layout facts: every preview of `Cases/` and what stands before it.
struct StatedLayoutTests {
  static let files = CheckoutFiles.swiftFiles(in: CheckoutFiles.cases)

  static let all: [StatedCase] = files.flatMap { file in
    (try? cases(in: file)) ?? []
  }

  static func cases(in file: URL) throws -> [StatedCase] {
    try StatedCase.read(String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
  }

  @Test(arguments: all)
  func laysOutAsItsCommentsSay(stated: StatedCase) throws {
    #expect(!stated.expectations.isEmpty, "\(stated.testDescription): nothing is expected of this preview")
    let layout = try Layouts.layOut(
      stated.code, name: stated.file, preview: stated.index, platform: stated.platform, proposal: stated.proposal,
      room: stated.proposal == nil ? .ofPreview : .nowhere)
    for expectation in stated.expectations {
      for (value, expected) in zip(try numbers(of: expectation, in: layout, stated), expectation.numbers) {
        guard let expected else { continue }
        #expect(
          value == expected || abs(value - expected) <= stated.tolerance,
          "\(stated.testDescription): \(expectation.label) has \(value) where \(expected) is expected")
      }
    }
  }

  @Test(arguments: files)
  func everyFileOfCasesCanBeRead(file: URL) throws {
    #expect(try StatedLayoutTests.cases(in: file).isEmpty == false)
  }

  @Test(arguments: all)
  func everyCaseSaysWhatItShowsAndWhereThatComesFrom(stated: StatedCase) throws {
    let caption = try Layouts.layOut(
      stated.code, name: stated.file, preview: stated.index, platform: stated.platform
    ).preview.caption
    let origins = ["measured on SwiftUI", "Measured on SwiftUI", "Published", "Derived from the rules"]
    #expect(origins.contains { caption.contains($0) }, "\(stated.testDescription): \(caption)")
  }

  @Test func refusesCommentsThatSayNothing() throws {
    for line in ["// expects box: 1 2 3", "// expects size: - -", "// proposal: 3", "// platforms: macos", "// box"] {
      #expect(throws: StatedCase.Unreadable.self) { try StatedCase.read(line + "\n#Preview {}", file: "test") }
    }
    #expect(throws: StatedCase.Unreadable.self) { try StatedCase.read("// expects size: 1 2\n", file: "test") }
  }

  private func numbers(
    of expectation: StatedCase.Expectation, in layout: LaidOutPreview, _ stated: StatedCase
  ) throws -> [Double] {
    if expectation.label == "size" { return [layout.outcome.size.width, layout.outcome.size.height] }
    let frame = try #require(
      layout.frame(of: expectation.label), "\(stated.testDescription): no view is called \(expectation.label)")
    return [frame.minX, frame.minY, frame.size.width, frame.size.height]
  }
}
