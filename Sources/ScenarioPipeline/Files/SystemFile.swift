#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system's own calls to look at files and to read them: nothing is read that is no regular file, and never more
/// than was asked for.
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
    /// In bytes; what the system makes up as it is read has none.
    var size: Int
    /// The same for two names of one file or folder.
    var identity: FileIdentity
  }

  /// What stands at the end of a path, links followed.
  static func status(_ path: String) throws(Failure) -> Status {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw failure() }
    return Status(raw)
  }

  /// What stands at a path itself; `nil` for a link, and for what cannot be looked at.
  static func statusOfNoLink(_ path: String) -> Status? {
    var raw = stat()
    guard lstat(path, &raw) == 0, raw.st_mode & S_IFMT != S_IFLNK else { return nil }
    return Status(raw)
  }

  /// Whether a path stands for anything, if only a link that leads nowhere.
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

  /// The names in a folder as the bytes they are, in no order.
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

  /// The beginning of a regular file, at most so many bytes; all of it when it is shorter.
  static func read(_ path: String, most: Int) throws(Failure) -> [UInt8] {
    // Without waiting: opening a pipe would wait for somebody to write into it.
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

  /// What can be read, at most so many bytes.
  ///
  /// - Parameter size: How much is likely to come, in bytes.
  static func read(_ descriptor: Int32, most: Int, expecting size: Int = 0) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, most))
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { buffer.deallocate() }
    while bytes.count < most {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, min(buffer.count, most - bytes.count))
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, min(buffer.count, most - bytes.count))
      #endif
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw failure()
      }
    }
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

/// What makes a file or folder the same under two names.
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
  }
}
