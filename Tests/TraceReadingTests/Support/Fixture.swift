import Foundation
import TestSupport

/// A stored trace document.
enum Fixture {
  /// The record of one scenario, in one version of the format.
  static func bytes(version: Int) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
    return [UInt8](try Data(contentsOf: folder.appending(path: "version-\(version).json")))
  }

  static func text(version: Int) throws -> String { String(decoding: try bytes(version: version), as: UTF8.self) }
}

extension JSONSchema {
  /// The schema of one version of the trace.
  init(version: Int) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    try self.init(contentsOf: package.appending(path: "Site/schema/haggle-trace-\(version).json"))
  }
}
