package import Diagnostics
package import Foundation
internal import ScenarioPipeline

/// The files that a command reads, which none of its results may replace.
package struct ReadFiles {
  private let files: [URL]

  /// - Parameter arguments: Paths as the user wrote them, some of which may name a preview; `-` is the standard input.
  package init(_ arguments: [String?]) {
    files = arguments.compactMap { $0 }.map { argument in
      URL(fileURLWithPath: argument == "-" ? "/dev/stdin" : PreviewArgument(argument).file)
    }
  }

  /// Checks that files can be written without replacing what is read.
  ///
  /// The sources of a folder or a module are not named one by one, so results must not replace any Swift source: no
  /// result is one.
  ///
  /// - Throws: That one of them is read, by whatever name, or is Swift source.
  package func requireApart(_ results: [URL]) throws(Problem) {
    for result in results where InputFile.isFile(result) {
      let isSource = [result, result.resolvingSymlinksInPath()].contains { $0.pathExtension == "swift" }
      if isSource || files.contains(where: { InputFile.areSame($0, result) }) {
        throw Problem(CommandFault.replacedInput, in: result.relativePath)
      }
    }
  }
}
