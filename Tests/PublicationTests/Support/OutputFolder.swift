import Foundation

@testable import Publication

/// A folder with an output in it, which lives as long as a test.
final class OutputFolder {
  let url: URL
  let files = LocalFileSystem()

  /// - Parameter isInMemory: Whether the disk is spared, where the system has a folder for that.
  init(_ contents: [String: String] = [:], isInMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let isUsable = isInMemory && FileManager.default.isWritableFile(atPath: memory.path)
    let parent = isUsable ? memory : FileManager.default.temporaryDirectory
    url = parent.appendingPathComponent("publication-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in contents { try write(text, to: path) }
  }

  deinit { for path in [url.path, kept] { try? files.removeTree(FilePath(path)) } }

  /// The path of a folder on the same disk for what is kept between builds; nobody has made it yet.
  var kept: String { url.path + "-kept" }

  /// Where the folders of a site that was replaced are kept.
  var spare: FilePath { FilePath(kept + "/spare") }

  /// The path of the output.
  var output: String { path("site") }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func status(_ name: String) throws -> FileStatus? { try files.status(of: FilePath(path(name))) }

  /// Everything in the folder: files with what they hold, links with where they lead, folders with `/`.
  var contents: [String: String] {
    get throws {
      var result: [String: String] = [:]
      try add(FilePath(""), to: &result)
      return result
    }
  }

  private func add(_ folder: FilePath, to result: inout [String: String]) throws {
    for name in try files.names(in: FilePath(url.path).appending(folder)) {
      let path = folder.appending(name)
      let place = FilePath(url.path).appending(path)
      switch try files.kind(of: place) {
      case .file: result[path.description] = String(decoding: try files.contents(of: place), as: UTF8.self)
      case .folder:
        result[path.description] = "/"
        try add(path, to: &result)
      case .link:
        result[path.description] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: "\(place)"))
      case .other, nil: result[path.description] = "?"
      }
    }
  }

  /// The files in the output that are not haggle's own.
  var site: [String: String] {
    get throws {
      let pairs = try contents.filter {
        $0.key.hasPrefix("site/") && $0.value != "/" && !$0.key.hasPrefix("site/.haggle-")
      }
      return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.key.dropFirst("site/".count)), $0.value) })
    }
  }

  /// The names in the output's folder, including the output.
  var names: [String] {
    get throws { try files.names(in: FilePath(url.path)).map(\.description).sorted() }
  }

  /// Publishes files by their paths.
  @discardableResult
  func publish(
    _ site: [String: String], files: any FileSystem = LocalFileSystem(), to output: String? = nil, patience: Int = 5_000
  ) throws(PublicationError) -> [PublicationNote] {
    let draft = try Publication(to: output ?? self.output, files: files, patience: patience).begin()
    for (path, text) in site.sorted(by: { $0.key < $1.key }) { try draft.write(path, Array(text.utf8)) }
    return try draft.commit()
  }

  /// Publishes files that are kept, as a build with a cache does, with the folders of the site before.
  @discardableResult
  func publishKept(
    _ site: [String: String], files: any FileSystem = LocalFileSystem()
  ) throws -> [PublicationNote] {
    let draft = try Publication(to: output, files: files, patience: 5_000, spare: spare).begin()
    for (path, text) in site.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(text.utf8)
      let twin = try twin(of: path, bytes)
      var claims = PathClaims()
      let place = try claims.claim(path, owner: path + ".swift")
      try draft.link(place, to: twin, ContentHash(bytes), self.files.stamp(of: twin))
    }
    return try draft.commit()
  }

  /// A file that holds these bytes, made again where somebody has changed it.
  private func twin(of path: String, _ bytes: [UInt8]) throws -> FilePath {
    let twin = FilePath("\(kept)/\(ContentHash(Array(path.utf8)).text)-\(ContentHash(bytes).text)")
    if try files.hash(of: twin) == ContentHash(bytes) { return twin }
    try files.createFolders(twin.parent)
    try files.removeTree(twin)
    try files.createFile(twin, bytes)
    return twin
  }
}

extension Draft {
  /// Writes a file whose path nobody else has, as the test knows.
  func write(_ path: String, _ bytes: [UInt8]) throws(PublicationError) {
    var claims = PathClaims()
    try write(try claims.claim(path, owner: path + ".swift"), bytes)
  }
}
