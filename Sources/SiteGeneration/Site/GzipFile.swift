internal import CZlib

/// A file as gzip compresses it: a server sends it as it is, in place of the file next to it.
///
/// The same bytes give the same file: its header holds no time, no name and no system.
///
///     GzipFile(of: record).bytes
struct GzipFile {
  /// The ending that is added to the name of the compressed file.
  static let nameExtension = ".gz"

  let bytes: [UInt8]

  init(of content: [UInt8]) {
    bytes = [UInt8](unsafeUninitializedCapacity: shim_gzipBound(content.count)) { room, count in
      count = shim_gzip(content, content.count, room.baseAddress, room.count)
      precondition(count > 0, "zlib has no memory")
    }
  }
}
