public import Diagnostics
public import Foundation
internal import ScenarioPipeline

/// The engine that a live page loads when its reader first touches it: WebAssembly, compressed, in a script.
public struct PageEngine: Sendable {
  let bytes: [UInt8]

  /// The compressed WebAssembly alone, as the script has it between its quotes.
  var base64: String {
    String(decoding: bytes.dropFirst(PageEngine.start.utf8.count).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// The beginning of the script.
  private static let start = "Haggle.engine(\""

  /// - Parameters:
  ///   - file: What `make engine` wrote.
  ///   - name: What the user calls it.
  /// - Throws: That it cannot be read, or is no engine.
  public init(reading file: URL, shownAs name: String) throws(Problem) {
    let project = ProjectFiles(around: file, limits: FileLimits())
    bytes = try project.bytes(file, limit: project.limits.asset, shownAs: name)
    guard bytes.starts(with: PageEngine.start.utf8) else { throw Problem(SiteFault.noEngine, in: name) }
  }
}
