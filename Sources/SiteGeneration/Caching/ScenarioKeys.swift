internal import Diagnostics
internal import Foundation
internal import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram

/// The keys of scenarios in the cache: digests of everything from which their pages and figures are made.
struct ScenarioKeys: Sendable {
  /// The digest of everything on which every layout depends.
  let base: ContentDigest
  /// The digest of what the scenarios of each topic share, by the topic.
  private let shared: [String: ContentDigest]

  /// - Parameters:
  ///   - root: The folder `Scenarios`.
  ///   - metrics: The metrics file by which texts are measured.
  init(
    _ cache: SiteCache, _ folder: SiteFolder, in root: URL, _ options: ScenarioRunner.Options, metrics: [UInt8]
  ) {
    var key = cache.key("scenario")
    key.add(options.facts)
    key.add(metrics)
    for fact in folder.configuration.facts { key.add(fact.value) }
    for (name, bytes) in folder.theme.templates.sorted(by: { $0.key < $1.key }) {
      key.add(name)
      key.add(bytes)
    }
    base = key.digest
    let resources = ResourceDigests(below: root.path)
    var shared: [String: ContentDigest] = [:]
    for source in folder.scenarios where shared[source.topic] == nil {
      var key = CacheKey()
      for file in source.folder?.sharedSources ?? [] {
        key.add(file.name)
        key.add(file.bytes)
      }
      for neighbor in source.folder?.brokenNeighbors ?? [] {
        key.add(neighbor.name)
        key.add(neighbor.problem)
      }
      for (path, digest) in resources.files(of: source.topic) {
        key.add(path)
        key.add(digest)
      }
      shared[source.topic] = key.digest
    }
    self.shared = shared
  }

  func key(of source: ScenarioSource, previous: ScenarioSource?, next: ScenarioSource?) -> String? {
    let text = source.folder?.source(source.name + ".swift")
    guard let shared = shared[source.topic], let text else { return nil }
    var key = CacheKey()
    // Room for the text, digests and names.
    key.expect(text.bytes.count + 512)
    key.add(base)
    key.add(shared)
    key.add(text.name)
    key.add(text.bytes)
    key.add(previous?.pagePath ?? "")
    key.add(next?.pagePath ?? "")
    return key.digest.text
  }
}

/// The files below a folder apart from Swift: pictures, texts and data, with their digests.
private struct ResourceDigests {
  private var found: [(path: String, digest: ContentDigest)] = []
  /// The deepest nesting of folders; links may lead in a circle.
  private static let deepest = 24

  init(below root: String) {
    enter(root, "", depth: 0)
    found.sort { $0.path < $1.path }
  }

  private mutating func enter(_ folder: String, _ path: String, depth: Int) {
    guard depth < ResourceDigests.deepest,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names where !name.hasSuffix(".swift") {
      let file = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        enter(file, path + name + "/", depth: depth + 1)
      } else if let data = FileManager.default.contents(atPath: file) {
        found.append((path + name, ContentDigest([UInt8](data))))
      }
    }
  }

  /// The files that scenarios of a topic may ask for, in the order of their paths.
  func files(of topic: String) -> ArraySlice<(path: String, digest: ContentDigest)> {
    if topic.isEmpty { return found[...] }
    let mine = found.filter { $0.path.hasPrefix(topic + "/") }
    return mine[...]
  }
}
