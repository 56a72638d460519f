/// Who writes which file of a site, so that no two write the same.
///
/// Paths that differ in case, or in how an accent is encoded, are one file on many systems and so count as the same;
/// and no path can be a file and a folder.
public struct PathClaims: Sendable {
  private struct Claim {
    var path: String
    var owner: String
    var isFolder: Bool
  }

  private var claims: [String: Claim] = [:]
  /// The folders that were claimed with all around them, as they were written.
  private var folders: Set<FilePath> = []

  public init() {}

  /// Notes that a file belongs to an owner.
  /// - Parameters:
  ///   - path: The file's path from the site's root, with `/` between names.
  ///   - owner: What the file is made from, in words for the user: a source file's name.
  /// - Throws: `PublicationError.badPath` for a path that leaves the site, takes a name that is kept for haggle's own
  ///   use, or is no path; `PublicationError.collision` for one that somebody has claimed.
  public mutating func claim(_ path: String, owner: String) throws(PublicationError) {
    let file = FilePath(path)
    guard PathClaims.isProper(file), !Place.isReserved(file) else { throw .badPath(path, owner: owner) }
    if !folders.contains(file.parent) {
      for folder in file.ancestors {
        try add(Claim(path: String(decoding: folder.bytes, as: UTF8.self), owner: owner, isFolder: true))
      }
      folders.insert(file.parent)
    }
    try add(Claim(path: path, owner: owner, isFolder: false))
  }

  private mutating func add(_ claim: Claim) throws(PublicationError) {
    let key = PathClaims.folded(FilePath(claim.path))
    guard let earlier = claims[key] else {
      claims[key] = claim
      return
    }
    let isSameFolder =
      earlier.isFolder && claim.isFolder && earlier.path.utf8.elementsEqual(claim.path.utf8)
    guard isSameFolder else {
      throw .collision(claim.path, owner: claim.owner, with: earlier.path, of: earlier.owner)
    }
  }

  /// Equal for paths that are one file on a system that does not distinguish case or encodings of accents.
  static func folded(_ path: FilePath) -> String {
    // Strings are equal whatever the encoding of their accents. Upper case makes equal what folding the case does.
    guard path.bytes.allSatisfy({ $0 < 0x80 }) else { return String(decoding: path.bytes, as: UTF8.self).uppercased() }
    return String(unsafeUninitializedCapacity: path.bytes.count) { letters in
      for (index, byte) in path.bytes.enumerated() {
        letters[index] = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
      }
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
