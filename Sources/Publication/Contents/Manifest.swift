/// The list of the files that make up a published site: what may be replaced and removed in its folder.
///
/// ```text
/// haggle-site 1
/// cbf29ce484222325  assets/haggle.css
/// 84222325cbf29ce4  index.html
/// ```
/// A line a file, in the order of the paths' bytes; in a path, control characters and `%` are percent-encoded. While
/// a folder is filled file by file, a path may have two lines, for what it holds before and after.
struct Manifest: Equatable, Sendable {
  /// The name of the manifest's own file, in the site's root.
  static let fileName = ".haggle-site"

  private static let firstLine = "haggle-site "
  private static let version = 1

  /// What a file may hold; anything, if the list is empty.
  private var hashes: [FilePath: [ContentHash]] = [:]
  /// Every folder with a file of the site somewhere in it.
  private var folders: Set<FilePath> = []

  /// The files, sorted.
  var paths: [FilePath] { hashes.keys.sorted() }

  /// The files that another one does not list, sorted.
  func paths(besides other: Manifest) -> [FilePath] { hashes.keys.filter { !other.lists($0) }.sorted() }

  /// The folders, sorted.
  var folderPaths: [FilePath] { folders.sorted() }

  mutating func add(_ path: FilePath, _ hash: ContentHash) {
    Manifest.note(hash, in: &hashes[path, default: []])
    addFolders(of: path)
  }

  private static func note(_ hash: ContentHash, in known: inout [ContentHash]) {
    if !known.contains(hash) { known.append(hash) }
  }

  /// Whether the path is the site's, or was before somebody put something else there.
  func lists(_ path: FilePath) -> Bool { hashes[path] != nil }

  /// Whether files of the site are somewhere in the folder.
  func holds(folder: FilePath) -> Bool { folders.contains(folder) }

  /// Whether the path is the site's and holds what the site has there.
  func matches(_ path: FilePath, _ hash: ContentHash) -> Bool {
    guard let known = hashes[path] else { return false }
    return known.isEmpty || known.contains(hash)
  }

  /// The files of both.
  func union(_ other: Manifest) -> Manifest {
    var result = self
    for (path, hashes) in other.hashes { for hash in hashes { result.add(path, hash) } }
    return result
  }

  /// The same paths, whatever they hold.
  var withAnyContent: Manifest {
    var result = self
    for path in hashes.keys { result.hashes[path] = [] }
    return result
  }

  private mutating func addFolders(of path: FilePath) {
    var folder = path.parent
    while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
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

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The manifest's file.
  var bytes: [UInt8] { bytes(ofSorted: paths) }

  /// - Parameter paths: All its files, sorted: sorting those of a large site takes long.
  func bytes(ofSorted paths: [FilePath]) -> [UInt8] {
    var bytes = Array((Manifest.firstLine + "\(Manifest.version)\n").utf8)
    for path in paths {
      let known = hashes[path] ?? []
      for hash in known.count > 1 ? known.sorted(by: { $0.value < $1.value }) : known {
        bytes += hash.text.utf8
        bytes += [Manifest.space, Manifest.space]
        bytes += Manifest.encode(path)
        bytes.append(Manifest.lineBreak)
      }
    }
    return bytes
  }

  static func read(in folder: FilePath, _ files: any FileSystem) throws(SystemError) -> Reading {
    try contents(in: folder, files).map(parse) ?? .absent
  }

  /// Who made a folder's manifest, without its list.
  static func readHeading(in folder: FilePath, _ files: any FileSystem) throws(SystemError) -> Reading {
    try contents(in: folder, files).map { heading(of: $0) ?? .listed(Manifest()) } ?? .absent
  }

  private static func contents(in folder: FilePath, _ files: any FileSystem) throws(SystemError) -> [UInt8]? {
    let file = folder.appending(fileName)
    return try files.kind(of: file) == .file ? try files.contents(of: file) : nil
  }

  /// What a manifest is that cannot be read as a list; `nil` for one that can be.
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
    var manifest = Manifest()
    manifest.hashes.reserveCapacity(bytes.count / 48)
    for line in bytes.dropLast().split(separator: lineBreak, omittingEmptySubsequences: false).dropFirst() {
      let start = line.startIndex
      guard line.count > 18, line[start + 16] == space, line[start + 17] == space,
        let hash = ContentHash(digits: line[..<(start + 16)]), let path = decode(line[(start + 18)...])
      else { return .unlisted }
      manifest.add(path, hash)
    }
    return .listed(manifest)
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "%") }

  private static func encode(_ path: FilePath) -> [UInt8] {
    if path.bytes.allSatisfy(isPlain) { return path.bytes }
    return path.bytes.flatMap { byte -> [UInt8] in
      if isPlain(byte) { return [byte] }
      let digits = String(byte, radix: 16, uppercase: true)
      return Array(("%" + (digits.utf8.count == 1 ? "0" : "") + digits).utf8)
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
