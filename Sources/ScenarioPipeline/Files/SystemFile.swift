#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system's own calls to look at files and to read them: only regular files are read, and never more than was asked
/// for.
enum SystemFile {
  /// Why something cannot be read.
  enum Failure: Error {
    case missing
    /// Links that lead to each other.
    case loop
    case folder
    /// A pipe, a device, a socket.
    case special
    case refused
  }

  struct Status {
    enum Kind { case file, folder, special }

    var kind: Kind
    /// In bytes; zero for files that the system generates while they are read.
    var size: Int
    /// The same for two names of one file or folder.
    var identity: FileIdentity
    /// When the contents changed, in nanoseconds since 1970.
    var modified: Int64
  }

  /// The status at the end of a path, with links followed.
  static func status(_ path: String) throws(Failure) -> Status {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw failure() }
    return Status(raw)
  }

  /// The status at a path itself; `nil` for a link, and for anything that cannot be looked at.
  static func statusOfNoLink(_ path: String) -> Status? {
    var raw = stat()
    guard lstat(path, &raw) == 0, raw.st_mode & S_IFMT != S_IFLNK else { return nil }
    return Status(raw)
  }

  /// Whether a path ends in a link, wherever that leads.
  static func isLink(_ path: String) -> Bool {
    var raw = stat()
    return lstat(path, &raw) == 0 && raw.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether anything is at a path, even a link that leads nowhere.
  static func standsSomething(at path: String) -> Bool {
    var raw = stat()
    return lstat(path, &raw) == 0 || failure() != .missing
  }

  /// The path without links and relative parts.
  static func resolved(_ path: String) throws(Failure) -> String {
    guard let result = realpath(path, nil) else { throw failure() }
    defer { free(result) }
    return String(cString: result)
  }

  /// The names in a folder as bytes, in no order.
  static func names(in folder: String) throws(Failure) -> [[UInt8]] {
    guard let stream = opendir(folder) else { throw failure() }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(stream) {
      names.append(name(of: entry))
      errno = 0
    }
    if errno != 0 { throw failure() }
    return names.filter { $0 != Array(".".utf8) && $0 != Array("..".utf8) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      let length = strlen(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      return Array(UnsafeRawBufferPointer(start: pointer, count: length))
    }
  }

  /// The beginning of a regular file, up to a number of bytes; all of it when it is shorter.
  static func read(_ path: String, most: Int) throws(Failure) -> [UInt8] {
    // Without waiting: opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw failure() }
    let status = Status(raw)
    switch status.kind {
    case .folder: throw .folder
    case .special: throw .special
    case .file: return try read(descriptor, most: most, expecting: status.size)
    }
  }

  /// The bytes that can be read, up to a number.
  ///
  /// - Parameter size: The expected number of bytes.
  static func read(_ descriptor: Int32, most: Int, expecting size: Int = 0) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    // With room for one more byte, the end can be detected without more memory.
    var room = min(size > 0 ? size + 1 : 65_536, most)
    while room > 0 {
      let part = try part(of: descriptor, most: room, enough: bytes.isEmpty ? size : 0)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = part.count < room ? 0 : min(65_536, most - bytes.count)
    }
    return bytes
  }

  /// The next bytes, fewer than asked for only at the end.
  ///
  /// - Parameter size: The number of bytes that the file had a moment ago: reading stops there, without checking for
  ///   more.
  private static func part(of descriptor: Int32, most: Int, enough size: Int) throws(Failure) -> [UInt8] {
    var trouble: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      while filled < most {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        #if canImport(Darwin)
          let count = Darwin.read(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.read(descriptor, rest.baseAddress, rest.count)
        #endif
        if count == 0 { return }
        if count > 0 {
          filled += count
          if filled == size { return }
        } else if errno != EINTR {
          return trouble = failure()
        }
      }
    }
    if let trouble { throw trouble }
    return bytes
  }

  private static func failure() -> Failure {
    switch errno {
    // A name that no file can have.
    case ENOENT, ENOTDIR, ENAMETOOLONG: .missing
    case ELOOP: .loop
    case EISDIR: .folder
    case ENXIO, ENODEV: .special
    default: .refused
    }
  }
}

/// Identifies a file or folder under all its names.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ raw: stat) {
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    number = UInt64(truncatingIfNeeded: raw.st_ino)
  }
}

extension SystemFile.Status {
  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .special
    }
    size = Int(raw.st_size)
    identity = FileIdentity(raw)
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
