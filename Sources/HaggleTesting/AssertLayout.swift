internal import Testing
internal import XCTest

/// Fails the running test if a preview is not laid out as a baseline states.
///
/// It works in Swift Testing and in XCTest, and on Linux too: it needs neither a simulator nor a Mac.
///
///     @Test func longTitlesAreCut() {
///       assertLayout(of: "Row.swift", preview: "Long title", matches: .file("haggle-baseline.txt"))
///     }
///
/// - Parameters:
///   - file: A Swift file: its path from the folder of the test, or from the package; or the end of its path in the
///     package, where only one file has that end.
///   - preview: The preview's name; may be left out where the file has one preview.
///   - baseline: The expected layout.
///   - fileID: The test's file as Swift Testing names it; the one of the call if not given.
///   - filePath: The path of the test's file, from which the package is found.
///   - line: The line at which a failure is shown.
///   - column: The column at which a failure is shown.
public func assertLayout(
  of file: String, preview: String? = nil, matches baseline: LayoutExpectation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard let failure = LayoutAssertion(file: file, preview: preview, from: "\(filePath)").failure(of: baseline) else {
    return
  }
  guard Test.current != nil else { return XCTFail(failure, file: filePath, line: line) }
  Issue.record(
    Comment(rawValue: failure),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// The expected layout of a preview: a file that `haggle record` wrote, or its text.
public enum LayoutExpectation: Sendable, ExpressibleByStringLiteral {
  /// A file, found as the Swift file is.
  case file(String)
  /// The lines of a baseline.
  case text(String)

  /// The lines of a baseline.
  public init(stringLiteral text: String) { self = .text(text) }
}
