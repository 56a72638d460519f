import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// What tells builds of the program apart on every machine: a number of all its bytes.
enum ProgramDigest {
  static var text: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    return Version.current + " " + (program.map { SiteCache.digest(of: $0) } ?? path)
  }
}
