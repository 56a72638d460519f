internal import Diagnostics
internal import Publication

/// Hands over the files of a site one after the other, so that only one of them is in memory.
struct SiteFiles {
  private(set) var paths: [String] = []
  private var claims: PathClaims
  private var collisions: [Report] = []
  /// Two sources that collide do so in several files; only the first collision is reported.
  private var colliding: Set<Set<[UInt8]>> = []
  private let take: (SiteFile) throws(Problem) -> Void

  /// - Parameters:
  ///   - count: About how many files there will be.
  ///   - take: Receives each file.
  init(expecting count: Int, _ take: @escaping (SiteFile) throws(Problem) -> Void) {
    (claims, self.take) = (PathClaims(expecting: count), take)
    paths.reserveCapacity(count)
  }

  /// Hands over a file, unless another source writes a file of the same name, or of a name that some systems regard as
  /// the same.
  ///
  /// - Throws: Why the file cannot be taken.
  mutating func add(_ path: String, _ bytes: [UInt8], from source: String) throws(Problem) {
    try add(path, .bytes(bytes, nil), from: source)
  }

  mutating func add(_ path: String, _ content: FileContent, from source: String) throws(Problem) {
    paths.append(path)
    let place: ClaimedPath
    do throws(PublicationError) {
      place = try claims.claim(path, owner: source)
    } catch {
      return note(error)
    }
    try take(SiteFile(path: path, place, content, source: source))
  }

  private mutating func note(_ error: PublicationError) {
    if case .collision(_, let owner, _, let other) = error,
      !colliding.insert([Array(owner.utf8), Array(other.utf8)]).inserted
    {
      return
    }
    collisions.append(Report(error, output: ""))
  }

  /// - Throws: The files that were not handed over, with the two sources of each.
  func requireOneSourceEach() throws(Problem) {
    guard collisions.isEmpty else { throw Problem(.content, collisions) }
  }
}
