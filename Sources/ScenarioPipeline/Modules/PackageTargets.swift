internal import Foundation

/// The folders that a package's manifest gives its targets, where they are not at the usual place, `Sources/Name`.
///
///     .target(name: "Design", path: "Sources")
///
/// The manifest is not run: only names and paths that are written as plain strings count, and no path that leads out of
/// the package.
struct PackageTargets {
  /// The names of the folders from the package to each target's, by the target's name.
  private(set) var folders: [String: [String]] = [:]

  /// A call that has begun.
  private struct Target {
    /// How many parentheses were open where its arguments stand.
    var depth: Int
    var arguments: [String: String] = [:]
  }

  /// The bytes of a manifest that are read at most.
  private static let most = 256_000
  private static let kinds: Set<String> = ["target", "executableTarget", "macro", "testTarget", "plugin"]

  /// Reads the manifest of a package; without one there are no targets.
  init(ofPackage folder: URL) {
    let manifest = folder.appendingPathComponent("Package.swift")
    self.init((try? InputFile.beginning(manifest, most: PackageTargets.most, shownAs: "Package.swift")) ?? [])
  }

  init(_ manifest: [UInt8]) {
    manifest.withUnsafeBufferPointer { read($0) }
  }

  /// The target's folder that a file is in, given the folders from the package to the file; the innermost counts.
  func folder(around path: [String]) -> [String]? {
    folders.values.filter { path.starts(with: $0) }.max { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var open: [Target] = []
    var depth = 0
    var label = ""
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where SourceBytes.skipComment(bytes, &index): continue
      case UInt8(ascii: "\""):
        let text = PackageTargets.text(bytes, &index)
        if let text, !label.isEmpty, open.last?.depth == depth { open[open.count - 1].arguments[label] = text }
        label = ""
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if let last = open.last, depth < last.depth { add(open.removeLast()) }
      case UInt8(ascii: ","): label = ""
      case let byte where SourceBytes.isNameStart(byte):
        let start = index
        SourceBytes.skipName(bytes, &index)
        label = SourceBytes.name(bytes, start..<index)
        let isCall = index < bytes.count && bytes[index] == UInt8(ascii: "(")
        if isCall, start > 0, bytes[start - 1] == UInt8(ascii: "."), PackageTargets.kinds.contains(label) {
          open.append(Target(depth: depth + 1))
        }
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func add(_ target: Target) {
    guard let name = target.arguments["name"], let path = target.arguments["path"] else { return }
    let folders = path.split(separator: "/").map(String.init).filter { $0 != "." }
    if !folders.contains(".."), !path.hasPrefix("/") { self.folders[name] = folders }
  }

  /// Passes a string on one line; `nil` where it is more than plain text.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> String? {
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    index += 1
    return isPlain ? text : nil
  }
}
