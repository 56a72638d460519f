import Foundation
import ScenarioPipeline

extension ParsedFileCache {
  /// The cache in a folder that the user names, or else where the system keeps caches; `nil` where it has no such place.
  static func standard(_ named: String?) -> ParsedFileCache? {
    let environment = ProcessInfo.processInfo.environment
    let folder: URL
    if let named {
      folder = URL(fileURLWithPath: named)
    } else if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      folder = URL(fileURLWithPath: caches).appendingPathComponent("haggle")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = URL(fileURLWithPath: home).appendingPathComponent(".cache/haggle")
    } else {
      return nil
    }
    return ParsedFileCache(folder, version: programVersion)
  }

  /// What tells builds of the program apart: an entry is only as good as the parser that made it.
  private static var programVersion: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
    let size = attributes[.size] as? Int ?? 0
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(size) \(date)"
  }
}
