/// Records which owner writes which file of a site, so that no two owners write the same file.
///
/// Paths that differ in case, or in how an accent is encoded, are one file on many systems and so count as the same;
/// and no path can be a file and a folder.
///
/// ```swift
/// var claims = PathClaims()
/// try draft.write(try claims.claim("index.html", owner: "Site/templates/index.mustache"), page)
/// ```
public struct PathClaims: Sendable {
  private struct Claim {
    var path: FilePath
    var owner: String
    var isFolder: Bool
  }

  /// By the numbers of their paths; if another path has the number, by the next free one.
  private var claims: [UInt64: Claim] = [:]
  private let number: @Sendable (FilePath) -> UInt64
  /// The folders that were claimed with all folders around them, as they were spelt.
  private var folders: Set<FilePath> = []
  /// The folder of the last file: most files are in the same one as the file before.
  private var latest: FilePath?

  /// - Parameter count: About how many files there will be.
  public init(expecting count: Int = 0) { self.init(expecting: count, numbering: { PathClaims.number(of: $0) }) }

  /// - Parameter number: Gives the same number for paths that fold to the same path.
  init(expecting count: Int = 0, numbering number: @escaping @Sendable (FilePath) -> UInt64) {
    self.number = number
    claims.reserveCapacity(count)
  }

  /// Notes that a file belongs to an owner.
  /// - Parameters:
  ///   - path: The file's path from the site's root, with `/` between names.
  ///   - owner: The origin of the file, in words for the user: a source file's name.
  /// - Returns: The claimed path, which a draft takes.
  /// - Throws: `PublicationError.badPath` for a path that leaves the site, takes a name that is kept for haggle's own
  ///   use, or is no path; `PublicationError.collision` for one that somebody has claimed.
  @discardableResult
  public mutating func claim(_ path: String, owner: String) throws(PublicationError) -> ClaimedPath {
    let file = FilePath(path)
    guard PathClaims.isProper(file), !Place.isReserved(file) else { throw .badPath(path, owner: owner) }
    let folder = try claim(folderOf: file, owner: owner)
    try add(Claim(path: file, owner: owner, isFolder: false))
    return ClaimedPath(file: file, folder: folder)
  }

  private mutating func claim(folderOf file: FilePath, owner: String) throws(PublicationError) -> FilePath {
    if let latest, file.isDirectly(in: latest) { return latest }
    let folder = file.parent
    if !folders.contains(folder) {
      for folder in file.ancestors { try add(Claim(path: folder, owner: owner, isFolder: true)) }
      folders.insert(folder)
    }
    latest = folder
    return folder
  }

  private mutating func add(_ claim: Claim) throws(PublicationError) {
    guard let earlier = self.earlier(claim) else { return }
    guard earlier.isFolder, claim.isFolder, earlier.path == claim.path else {
      throw .collision(claim.path.text, owner: claim.owner, with: earlier.path.text, of: earlier.owner)
    }
  }

  /// The earlier claim of the path; if there is none, the path is claimed from now on.
  private mutating func earlier(_ claim: Claim) -> Claim? {
    var number = number(claim.path)
    while let earlier = claims.updateValue(claim, forKey: number) {
      claims[number] = earlier
      if PathClaims.folded(earlier.path) == PathClaims.folded(claim.path) { return earlier }
      number &+= 1
    }
    return nil
  }

  /// FNV-1a with 64 bits; most paths need no new string for it.
  private static func number(of path: FilePath) -> UInt64 {
    if path.bytes.allSatisfy({ $0 < 0x80 }) { return path.bytes.reduce(ContentHash().value) { number($0, upper($1)) } }
    let folded = folded(path)
    // Equal strings may have different bytes, unless they are ASCII.
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded.utf8.reduce(ContentHash().value, number) }
    return UInt64(truncatingIfNeeded: folded.hashValue)
  }

  private static func number(_ number: UInt64, _ byte: UInt8) -> UInt64 { (number ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private static func upper(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
  }

  /// Equal for paths that are one file on a system that does not distinguish case or encodings of accents.
  static func folded(_ path: FilePath) -> String {
    // Strings are equal whatever the encoding of their accents. Upper case makes equal what folding the case does.
    guard path.bytes.allSatisfy({ $0 < 0x80 }) else { return String(decoding: path.bytes, as: UTF8.self).uppercased() }
    return String(unsafeUninitializedCapacity: path.bytes.count) { letters in
      for (index, byte) in path.bytes.enumerated() { letters[index] = upper(byte) }
      return path.bytes.count
    }
  }

  /// Whether the path stays in its folder and names a file.
  static func isProper(_ path: FilePath) -> Bool {
    var rest = path.bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "/")) {
      guard isProper(name: rest[..<end]) else { return false }
      rest = rest[(end + 1)...]
    }
    return isProper(name: rest)
  }

  private static func isProper(name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8) && !name.contains(0)
  }
}

/// The path of a file that no other owner writes; only claims make one.
public struct ClaimedPath: Sendable {
  let file: FilePath
  /// The folder that the file is in; empty for the site's root.
  let folder: FilePath
}
