internal import Diagnostics
public import Foundation
internal import ScenarioPipeline

/// The recorded layouts of previews, as `haggle record` writes them: a line for each view with its size and place.
public struct Baseline: Sendable {
  let side: BaselineSide

  /// Reads the text of a baseline.
  ///
  /// - Throws: The line that does not belong to a baseline.
  public init(_ text: String) throws(ScenarioError) {
    do throws(Problem) {
      side = try BaselineSide(reading: text, shownAs: "the baseline")
    } catch {
      throw ScenarioError(error)
    }
  }

  /// Reads a file that `haggle record` wrote.
  ///
  /// - Throws: That it cannot be read, or the line that does not belong to a baseline.
  public init(contentsOf file: URL) throws(ScenarioError) {
    guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) else {
      throw ScenarioError(messages: [
        .init(file: file.lastPathComponent, text: "there is no baseline; make one with 'haggle record'")
      ])
    }
    try self.init(text)
  }

  /// The differences between a preview and the one of its name in the baseline: which views differ by how much, and
  /// what differs first.
  ///
  /// - Parameters:
  ///   - preview: The preview as it is now.
  ///   - path: The path of its file, which distinguishes previews of the same name.
  /// - Returns: The report of `haggle diff`; `nil` where nothing differs.
  /// - Throws: That the baseline has no such preview.
  public func difference(from preview: Preview, in path: String? = nil) throws(ScenarioError) -> String? {
    let known = side.only(preview.name, in: path ?? preview.run.file.name)
    guard known.baseline.previews.count == 1 else {
      throw ScenarioError(messages: [
        .init(text: "the baseline has no preview '\(preview.name)'; it has \(side.names)")
      ])
    }
    let report = BaselineReport(from: known, to: BaselineSide(preview.side))
    return report.comparison.isEmpty ? nil : report.text()
  }
}
