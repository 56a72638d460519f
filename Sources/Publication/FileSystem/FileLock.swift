#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file with the system's lock on it, which ends with the process at the latest.
public final class FileLock {
  private var descriptor: Int32?

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { release() }

  /// Ends the lock.
  ///
  /// A child process that is just being started still has the descriptor until it executes its program, so closing it
  /// here would not be enough.
  func release() {
    guard let descriptor else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
    self.descriptor = nil
  }
}

extension LocalFileSystem {
  /// The holder removes the file at the end. So a lock counts only while the locked file is still the one at the path;
  /// otherwise two processes could hold two files of the same name.
  public func lock(_ file: FilePath, holder: String) throws(SystemError) -> LockAttempt {
    while true {
      let descriptor = try openLock(file)
      // The descriptor is closed with this object, on every way out.
      let lock = FileLock(descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let error = SystemError.last
        if error.code == EWOULDBLOCK || error.code == EINTR { return .taken(by: note(in: file)) }
        guard error.forbidsLocks else { throw error }
        try removeFile(file)
        return .unknown
      }
      var raw = stat()
      guard fstat(descriptor, &raw) == 0 else { throw .last }
      guard try status(of: file)?.isSameFile(as: FileStatus(raw)) == true else { continue }
      // The note only informs a waiting process; another user's lock cannot be written to and still works.
      if ftruncate(descriptor, 0) == 0 { try? write(Array(holder.utf8), to: descriptor) }
      return .held(lock)
    }
  }

  private func openLock(_ file: FilePath) throws(SystemError) -> Int32 {
    do throws(SystemError) {
      return try open(file, O_RDWR | O_CREAT | O_NOFOLLOW)
    } catch {
      // A file that another user's build left cannot be written to, but can be locked nevertheless.
      guard error.code == EACCES else { throw error }
      do throws(SystemError) { return try open(file, O_RDONLY | O_NOFOLLOW) } catch { throw SystemError(code: EACCES) }
    }
  }

  private func note(in file: FilePath) -> String {
    // Its holder may have removed it by now.
    guard let bytes = try? contents(of: file) else { return "" }
    return String(describing: FilePath(bytes: Array(bytes.prefix(200))))
  }

  /// The name of this process, as a waiting one reports it.
  static var process: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "process \(getpid())" }
    let host = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "process \(getpid()) on \(host)"
  }
}
