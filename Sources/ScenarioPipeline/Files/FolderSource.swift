internal import Diagnostics
internal import Foundation
public import SwiftFrontend
internal import ViewProgram

/// A Swift file of a folder as it was read, on any thread.
public struct FolderSource: Sendable {
  let entry: ProjectFiles.Entry
  /// Its text, or why it cannot be read.
  let text: Result<SourceText, Problem>
  /// Whether its text certainly has a preview.
  let hasPreview: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - prefix: The text before its name in diagnostics: empty, or a path that ends in a slash.
  ///   - frontend: Limits how much of it is read.
  public init(_ entry: ProjectFiles.Entry, shownAs prefix: String, _ frontend: Frontend) {
    self.entry = entry
    text = Result { () throws(Problem) in
      try SourceText(reading: entry.url, shownAs: prefix + entry.name, frontend)
    }
    hasPreview = (try? text.get()).map { PreviewScan.hasPreview($0.bytes) } ?? false
  }
}

extension SourceText {
  /// - Throws: That there is no such file, or that it cannot be read.
  init(reading file: URL, shownAs name: String, _ frontend: Frontend) throws(Problem) {
    // One byte more than a source may have is enough to see that it is too large.
    let bytes = try InputFile.beginning(file, most: frontend.limits.sourceBytes + 1, shownAs: name)
    self.init(name: name, bytes: bytes)
  }
}
