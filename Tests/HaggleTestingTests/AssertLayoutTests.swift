import Foundation
@testable import HaggleTesting
import TestSupport
import Testing
import XCTest

/// What `assertLayout` reports; `Examples/Rows` shows it passing.
struct AssertLayoutTests {
  private func package() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "Tests/RowTests/RowTests.swift": "",
      "Sources/Rows/Row.swift": """
      #Preview("Row") { Color.red.frame(width: 10, height: 20) }
      #Preview("Other") { Color.red.frame(width: 10, height: 20) }
      """,
      "Sources/A/Same.swift": "#Preview { Color.red }", "Sources/B/Same.swift": "#Preview { Color.red }",
      "rows.txt": """
      haggle-baseline 1

      Rows/Row.swift
      preview "Row" in 393 × 852
        frame ? 393 × 759 = 12 × 20 at 191.5, 416
          Color ? 12 × 20 = 12 × 20 at 191.5, 416
      """,
    ])
  }

  /// The failure in a package, which must be one.
  private func failure(
    of file: String, preview: String?, matches expectation: LayoutExpectation = .file("rows.txt")
  ) throws -> String {
    let folder = try package()
    let assertion = LayoutAssertion(
      file: file, preview: preview, from: folder.file("Tests/RowTests/RowTests.swift").path)
    return try #require(assertion.failure(of: expectation))
  }

  @Test func isAnIssueOfTheRunningTest() {
    withKnownIssue {
      assertLayout(of: "Nothing.swift", matches: "")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no file 'Nothing.swift'") }
    }
  }

  @Test func tellsWhichViewsDiffer() throws {
    let text = try failure(of: "Row.swift", preview: "Row")
    #expect(text.contains("Color: 10 × 20, was 12 × 20"), "\(text)")
  }

  @Test func tellsWhatIsMissing() throws {
    #expect(try failure(of: "Row.swift", preview: "Rwo").contains("has no preview 'Rwo'; it has 'Row', 'Other'"))
    #expect(try failure(of: "Row.swift", preview: nil).contains("name one of 'Row', 'Other'"))
    #expect(
      try failure(of: "Row.swift", preview: "Other").contains("the baseline has no preview 'Other'; it has 'Row'"))
    #expect(try failure(of: "Nothing.swift", preview: nil).contains("has no file 'Nothing.swift'"))
    #expect(
      try failure(of: "Same.swift", preview: nil).contains("has several: Sources/A/Same.swift, Sources/B/Same.swift"))
    #expect(try failure(of: "Row.swift", preview: "Row", matches: "<<<<").contains("line 1 is no line of a baseline"))
  }

  @Test func theDocumentationShowsTestsThatAreRun() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let article = try text("Sources/HaggleTesting/HaggleTesting.docc/HaggleTesting.md")
    for file in ["RowTests.swift", "RowXCTests.swift"] {
      #expect(article.contains("```swift\n" + (try text("Examples/Rows/Tests/RowsTests/" + file)) + "```\n"), "\(file)")
    }
  }
}

#if !canImport(Darwin)
  /// In XCTest the failure is XCTest's.
  final class AssertLayoutXCTests: XCTestCase {
    private var failures: [String] = []
    private var isExpected = false

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if isExpected { return failures.append(description) }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    func testIsAFailureOfTheTestCase() {
      isExpected = true
      assertLayout(of: "Nothing.swift", matches: "")
      isExpected = false
      XCTAssertEqual(failures.count, 1)
      XCTAssert(failures.first?.contains("has no file 'Nothing.swift'") ?? false)
    }
  }
#endif
