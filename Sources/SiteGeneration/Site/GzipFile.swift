internal import CZlib

/// A file as gzip compresses it: a server hands it out as it is, in place of the file that it stands beside.
///
/// The same bytes give the same file: its header holds no time, no name and no system.
///
///     GzipFile(of: record).bytes
struct GzipFile {
  /// What follows on the name of the file that is compressed.
  static let nameExtension = ".gz"

  let bytes: [UInt8]

  init(of content: [UInt8]) {
    bytes = [UInt8](unsafeUninitializedCapacity: shim_gzipBound(content.count)) { room, count in
      count = shim_gzip(content, content.count, room.baseAddress, room.count)
      precondition(count > 0, "zlib has no memory")
    }
  }
}
