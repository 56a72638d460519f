#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system's error for a refused operation.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// The error of a value of `errno`.
  public init(code: Int32) { self.code = code }

  /// The error of the last call on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's own words.
  public var reason: String { String(cString: strerror(code)) }

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The file system has no such operation.
  var isUnsupported: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(code) }

  /// Something is mounted there, or the other path is on another file system.
  var isMountBoundary: Bool { code == EBUSY || code == EXDEV }

  /// A file cannot get a second name: not this file, not across this boundary, or not on this file system.
  var forbidsLinks: Bool {
    isMountBoundary || isUnsupported || [EPERM, EACCES, EMLINK, ENAMETOOLONG].contains(code)
  }

  var forbidsReading: Bool { code == EACCES || code == EPERM }

  /// The file system does not support locks.
  var forbidsLocks: Bool { isUnsupported || code == ENOLCK }
}
