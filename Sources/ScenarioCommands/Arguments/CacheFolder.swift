public import Foundation
import ScenarioPipeline

/// The folder in which the program keeps its results for the next run.
public enum CacheFolder {
  /// The folder that the user names, or else one where the system keeps caches; `nil` if there is no such place.
  public static func url(_ named: String?) -> URL? {
    let environment = ProcessInfo.processInfo.environment
    if let named { return URL(fileURLWithPath: named) }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return URL(fileURLWithPath: caches).appendingPathComponent("haggle")
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home).appendingPathComponent(".cache/haggle")
    }
    return nil
  }

  /// A text that distinguishes builds of the program: an entry is valid only for the program that made it.
  public static var programVersion: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
    let size = attributes[.size] as? Int ?? 0
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(size) \(date)"
  }
}

extension ParsedFileCache {
  /// The cache in a folder that the user names, or else where the system keeps caches; `nil` if there is no such place.
  static func standard(_ named: String?) -> ParsedFileCache? {
    CacheFolder.url(named).map { ParsedFileCache($0, version: CacheFolder.programVersion) }
  }
}
