import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// Distinguishes builds of the program in the same way on every machine: a number computed from all its bytes.
enum ProgramDigest {
  static var text: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    return Version.current + " " + (program.map { SiteCache.digest(of: $0) } ?? path)
  }
}
