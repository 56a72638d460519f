internal import Diagnostics
internal import Publication

/// The content of a site's file.
enum FileContent: Sendable {
  /// The bytes, with their hash where the thread that made them has computed it.
  case bytes([UInt8], ContentHash?)
  /// A file of the cache with the same content, which need not be read to be published.
  case kept(KeptFile)

  /// Bytes with their hash: on the thread that makes them, as hashing takes long.
  init(_ bytes: [UInt8]) { self = .bytes(bytes, ContentHash(bytes)) }

  /// The file of the cache; `nil` for bytes.
  var kept: KeptFile? { if case .kept(let file) = self { file } else { nil } }

  /// In bytes.
  var size: Int {
    switch self {
    case .bytes(let bytes, _): bytes.count
    case .kept(let file): Int(file.stamp.size)
    }
  }

  /// The bytes themselves.
  ///
  /// - Throws: That they are gone from the cache.
  var bytes: [UInt8] {
    get throws(Problem) {
      switch self {
      case .bytes(let bytes, _): return bytes
      case .kept(let file): return try file.bytes
      }
    }
  }
}

/// A file of the cache.
struct KeptFile: Sendable {
  let place: FilePath
  let digest: ContentDigest
  let hash: ContentHash
  /// What the system reported about the file when it was written.
  let stamp: FileStamp

  /// - Throws: That somebody has removed or changed it since it was found.
  var bytes: [UInt8] {
    get throws(Problem) {
      guard let bytes = SiteCache.read(place), ContentDigest(bytes) == digest else {
        throw Problem(SiteFault.lostPage, in: place.description)
      }
      return bytes
    }
  }
}
