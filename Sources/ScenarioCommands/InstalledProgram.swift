package import Foundation

/// Finds third-party programs that haggle runs if this machine has them.
package enum InstalledProgram {
  /// The program's file.
  ///
  /// - Parameter environment: its `PATH` names the folders to look in.
  package static func file(_ name: String, _ environment: [String: String]) -> URL? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }
}
