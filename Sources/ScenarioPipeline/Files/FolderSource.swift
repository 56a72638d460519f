internal import Diagnostics
public import SwiftFrontend
internal import ViewProgram

/// A Swift file of a folder as it was read, on any thread.
public struct FolderSource: Sendable {
  let entry: ProjectFiles.Entry
  /// Its text, or why it cannot be read.
  let text: Result<SourceText, Problem>
  /// Whether it is a scenario by the look of its text.
  let hasPreview: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - prefix: What stands before its name in diagnostics: empty, or a path that ends in a slash.
  ///   - frontend: Tells how much of it is read.
  public init(_ entry: ProjectFiles.Entry, shownAs prefix: String, _ frontend: Frontend) {
    self.entry = entry
    let name = prefix + entry.name
    text = Result { () throws(Problem) in
      // One byte more than a source may have is enough to see that it is too large.
      let bytes = try InputFile.beginning(entry.url, most: frontend.limits.sourceBytes + 1, shownAs: name)
      return SourceText(name: name, bytes: bytes)
    }
    hasPreview = (try? text.get()).map { PreviewScan.hasPreview($0.bytes) } ?? false
  }
}
