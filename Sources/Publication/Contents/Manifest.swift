/// The list of the files that make up a published site: what may be replaced and removed in its folder.
///
/// ```text haggle-site 1 cbf29ce484222325 assets/haggle.css 84222325cbf29ce4 index.html ``` It has a line for each
/// file, in the order of the paths' bytes; in a path, control characters and `%` are percent-encoded. While a folder is
/// filled file by file, a path may have two lines, for its content before and after.
struct Manifest: Equatable, Sendable {
  /// The name of the manifest's own file, in the site's root.
  static let fileName = ".haggle-site"

  private static let firstLine = "haggle-site "
  private static let version = 1

  /// The files, sorted.
  private(set) var paths: [FilePath] = []
  /// The possible contents of each file.
  private var contents: [KnownContents] = []
  /// Every folder with a file of the site somewhere in it.
  private var folders: Set<FilePath> = []

  init() {}

  /// - Parameter files: In any order; a path may occur several times, once for each possible content.
  init(_ files: [(path: FilePath, hash: ContentHash)]) {
    self.init(sorted: files.sorted { $0.path < $1.path }.lazy.map { ($0.path, KnownContents($0.hash)) })
  }

  /// - Parameter files: In the order of their paths.
  init(sorted files: some Collection<(path: FilePath, contents: KnownContents)>) {
    paths.reserveCapacity(files.count)
    contents.reserveCapacity(files.count)
    for file in files {
      if paths.last == file.path {
        contents[contents.count - 1].formUnion(file.contents)
      } else {
        paths.append(file.path)
        contents.append(file.contents)
      }
    }
    noteFolders()
  }

  private mutating func noteFolders() {
    // Most files are in the same folder as the one before.
    var latest = FilePath("")
    for path in paths where !path.isDirectly(in: latest) {
      latest = path.parent
      var folder = latest
      while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
    }
  }

  /// The files that another one does not list, sorted.
  func paths(besides other: Manifest) -> [FilePath] {
    var place = 0
    return paths.filter { path in
      while place < other.paths.count, other.paths[place] < path { place += 1 }
      return place == other.paths.count || other.paths[place] != path
    }
  }

  /// The folders, sorted.
  var folderPaths: [FilePath] { folders.sorted() }

  /// Whether the path belongs to the site, even if something else has been put there.
  func lists(_ path: FilePath) -> Bool { contents(of: path) != nil }

  /// Whether files of the site are somewhere in the folder.
  func holds(folder: FilePath) -> Bool { folders.contains(folder) }

  /// Whether the path belongs to the site and has the site's content.
  func matches(_ path: FilePath, _ hash: ContentHash) -> Bool { contents(of: path)?.matches(hash) ?? false }

  private func contents(of path: FilePath) -> KnownContents? {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == path ? contents[low] : nil
  }

  /// The files of both.
  func union(_ other: Manifest) -> Manifest {
    let both = Array(zip(paths, contents)) + Array(zip(other.paths, other.contents))
    return Manifest(sorted: both.sorted { $0.0 < $1.0 }.map { (path: $0.0, contents: $0.1) })
  }

  /// The same paths with any content.
  var withAnyContent: Manifest {
    var result = self
    result.contents = paths.map { _ in KnownContents() }
    return result
  }
}

extension Manifest {
  /// The contents of a folder's manifest.
  enum Reading: Equatable {
    case absent
    /// Made by a version of haggle that kept no list, or damaged.
    case unlisted
    case listed(Manifest)
    /// Made by a later version of haggle than this.
    case newer
  }

  init(_ reading: Reading) {
    if case .listed(let manifest) = reading { self = manifest } else { self.init() }
  }

  /// The manifest's file.
  var bytes: [UInt8] {
    var bytes = Array((Manifest.firstLine + "\(Manifest.version)\n").utf8)
    // Sixteen digits, two spaces and a line break for each path.
    bytes.reserveCapacity(bytes.count + paths.reduce(0) { $0 + 19 + $1.bytes.count })
    for (path, contents) in zip(paths, contents) { contents.forEach { Manifest.write($0, path, to: &bytes) } }
    return bytes
  }

  private static func write(_ hash: ContentHash, _ path: FilePath, to bytes: inout [UInt8]) {
    hash.write(to: &bytes)
    bytes.append(space)
    bytes.append(space)
    encode(path, to: &bytes)
    bytes.append(lineBreak)
  }

  static func read(in folder: FilePath, _ files: any FileSystem) throws(SystemError) -> Reading {
    try parsed(in: folder, files)?.reading ?? .absent
  }

  /// A manifest's file with the manifest that was read from it.
  struct Parsed: Sendable {
    let bytes: [UInt8]
    let reading: Reading
  }

  /// Reads the manifest of a folder; `nil` where there is none.
  ///
  /// - Parameter past: What was read earlier, which is still valid if the file is the same.
  static func parsed(
    in folder: FilePath, _ files: any FileSystem, knowing past: Parsed? = nil
  ) throws(SystemError) -> Parsed? {
    guard let bytes = try list(in: folder, files) else { return nil }
    if let past, past.bytes == bytes { return past }
    return Parsed(bytes: bytes, reading: parse(bytes))
  }

  /// The kind of a folder's manifest, without its list.
  static func readHeading(in folder: FilePath, _ files: any FileSystem) throws(SystemError) -> Reading {
    try list(in: folder, files).map { heading(of: $0) ?? .listed(Manifest()) } ?? .absent
  }

  private static func list(in folder: FilePath, _ files: any FileSystem) throws(SystemError) -> [UInt8]? {
    let file = folder.appending(fileName)
    guard let stamp = try files.stamp(of: file), stamp.kind == .file else { return nil }
    return try files.contents(of: file, expecting: stamp.size)
  }

  /// The kind of a manifest that cannot be read as a list; `nil` for one that can be.
  private static func heading(of bytes: [UInt8]) -> Reading? {
    let line = String(decoding: bytes.prefix { $0 != lineBreak }, as: UTF8.self)
    guard line.hasPrefix(firstLine), let number = Int(line.dropFirst(firstLine.count)) else { return .unlisted }
    guard number <= version else { return .newer }
    // A list that was cut short lacks the line break at its end.
    return bytes.last == lineBreak ? nil : .unlisted
  }

  private static let lineBreak = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  static func parse(_ bytes: [UInt8]) -> Reading {
    if let reading = heading(of: bytes) { return reading }
    var files: [(path: FilePath, hash: ContentHash)] = []
    files.reserveCapacity(bytes.count / 48)
    var rest = bytes[...].drop { $0 != lineBreak }.dropFirst()
    while let end = rest.firstIndex(of: lineBreak) {
      let (line, start) = (rest[..<end], rest.startIndex)
      rest = rest[(end + 1)...]
      guard line.count > 18, line[start + 16] == space, line[start + 17] == space,
        let hash = ContentHash(digits: line[..<(start + 16)]), let path = decode(line[(start + 18)...])
      else { return .unlisted }
      files.append((path, hash))
    }
    return .listed(Manifest(files))
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "%") }

  private static func encode(_ path: FilePath, to bytes: inout [UInt8]) {
    if path.bytes.allSatisfy(isPlain) {
      bytes += path.bytes
      return
    }
    for byte in path.bytes {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += ("%" + (digits.utf8.count == 1 ? "0" : "") + digits).utf8
      }
    }
  }

  /// The path that a line names; `nil` for one that could lead out of the folder, which was not written here.
  private static func decode(_ text: ArraySlice<UInt8>) -> FilePath? {
    guard text.contains(UInt8(ascii: "%")) else { return proper(FilePath(bytes: Array(text))) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return proper(FilePath(bytes: bytes))
  }

  private static func proper(_ path: FilePath) -> FilePath? { PathClaims.isProper(path) ? path : nil }
}

/// The possible contents of a site's file: usually one, two while a folder is filled, and any content if none is noted.
struct KnownContents: Equatable, Sendable {
  private var first: ContentHash?
  private var others: [ContentHash] = []

  init(_ hash: ContentHash? = nil) { first = hash }

  /// Sorted.
  private var hashes: [ContentHash] {
    guard let first else { return [] }
    return others.isEmpty ? [first] : ([first] + others).sorted { $0.value < $1.value }
  }

  /// Calls a function with each hash, sorted; most files have only one.
  func forEach(_ body: (ContentHash) -> Void) {
    if let first, others.isEmpty { return body(first) }
    hashes.forEach(body)
  }

  /// Adds another file's possible contents.
  mutating func formUnion(_ other: KnownContents) { other.forEach { add($0) } }

  private mutating func add(_ hash: ContentHash) {
    guard let first else { return first = hash }
    if first != hash, !others.contains(hash) { others.append(hash) }
  }

  func matches(_ hash: ContentHash) -> Bool { first == nil || first == hash || others.contains(hash) }
}
