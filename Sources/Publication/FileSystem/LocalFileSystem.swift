internal import CFileSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file system of this machine.
public struct LocalFileSystem: FileSystem {
  public init() {}

  public func status(of path: FilePath) throws(SystemError) -> FileStatus? { try raw(path).map(FileStatus.init) }

  public func stamp(of path: FilePath) throws(SystemError) -> FileStamp? { try raw(path).map(FileStamp.init) }

  private func raw(_ path: FilePath) throws(SystemError) -> stat? {
    var raw = stat()
    guard path.withCString({ lstat($0, &raw) }) == 0 else {
      let error = SystemError.last
      if error.isMissing { return nil }
      throw error
    }
    return raw
  }

  public func resolved(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let result = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(result) }
    return FilePath(cString: result)
  }

  public func names(in folder: FilePath) throws(SystemError) -> [FilePath] { try entries(in: folder).map(\.name) }

  public func entries(in folder: FilePath) throws(SystemError) -> [FolderEntry] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    let (own, parent) = (FilePath("."), FilePath(".."))
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { FilePath(cString: $0) }
      }
      let isFile = Int(entry.pointee.d_type) == Int(DT_REG)
      if name != own, name != parent {
        entries.append(
          FolderEntry(name: name, kind: isFile ? .file : nil, inode: UInt64(truncatingIfNeeded: entry.pointee.d_ino)))
      }
      errno = 0
    }
    if errno != 0 { throw .last }
    return entries
  }

  public func read(_ file: FilePath, _ body: (UnsafeRawBufferPointer) -> Void) throws(SystemError) {
    // Without waiting: a file may have become a pipe in the meantime.
    let descriptor = try open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    defer { close(descriptor) }
    // Most files fit into a few of these, and larger pieces of memory take longer to get.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// The whole content of a regular file, with its stamp.
  ///
  /// For small files; if a file grows meanwhile, only its beginning is read.
  public func whole(_ file: FilePath) throws(SystemError) -> (bytes: [UInt8], stamp: FileStamp) {
    let descriptor = try open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    defer { close(descriptor) }
    var raw = stat()
    try check(fstat(descriptor, &raw))
    let stamp = FileStamp(raw)
    var error: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: stamp.kind == .file ? Int(stamp.size) : 0) { buffer, count in
      while count < buffer.count {
        let part = pread(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(count))
        if part < 0, errno == EINTR { continue }
        if part < 0 { error = .last }
        if part <= 0 { return }
        count += part
      }
    }
    if let error { throw error }
    return (bytes, stamp)
  }

  public func isWritable(_ folder: FilePath) -> Bool { folder.withCString { access($0, W_OK | X_OK) } == 0 }

  public func isMountPoint(_ folder: FilePath) throws(SystemError) -> Bool {
    let answer = folder.withCString { haggle_is_mount_point($0) }
    if answer < 0 { throw .last }
    return answer == 1
  }

  public func createFolder(_ path: FilePath) throws(SystemError) { try check(path.withCString { mkdir($0, 0o777) }) }

  public func setAttributes(of folder: FilePath, like status: FileStatus) throws(SystemError) {
    // Only the superuser may give files away; for other users they stay their own.
    if geteuid() == 0 { try check(folder.withCString { lchown($0, status.owner, status.group) }) }
    try check(folder.withCString { chmod($0, mode_t(status.mode)) })
  }

  public func createFile(_ path: FilePath, _ bytes: [UInt8]) throws(SystemError) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    do throws(SystemError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    try check(close(descriptor))
  }

  public func link(_ file: FilePath, as other: FilePath) throws(SystemError) {
    // A link is linked as such; what it points to is not touched.
    try check(file.withCString { first in other.withCString { linkat(AT_FDCWD, first, AT_FDCWD, $0, 0) } })
  }

  public func rename(_ path: FilePath, to other: FilePath) throws(SystemError) {
    try check(path.withCString { first in other.withCString { renameat(AT_FDCWD, first, AT_FDCWD, $0) } })
  }

  public func exchange(_ first: FilePath, _ second: FilePath) throws(SystemError) {
    try check(first.withCString { first in second.withCString { haggle_exchange(first, $0) } })
  }

  public func removeFile(_ path: FilePath) throws(SystemError) { try check(path.withCString { unlink($0) }) }

  public func removeFolder(_ path: FilePath) throws(SystemError) { try check(path.withCString { rmdir($0) }) }

  public func synchronizeVolume(of folder: FilePath) throws(SystemError) {
    let descriptor = try open(folder, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    try check(haggle_sync_volume(descriptor))
  }

  public func synchronize(folder: FilePath) throws(SystemError) {
    let descriptor = try open(folder, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    // Some file systems cannot do this for a folder, and do not need it.
    if fsync(descriptor) != 0, !SystemError.last.isUnsupported { throw .last }
  }

  public func pause(milliseconds: Int) { usleep(UInt32(milliseconds) * 1_000) }

  func open(_ path: FilePath, _ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = path.withCString { address in
      #if canImport(Darwin)
        Darwin.open(address, flags | O_CLOEXEC, 0o666)
      #else
        Glibc.open(address, flags | O_CLOEXEC, 0o666)
      #endif
    }
    if descriptor < 0 { throw .last }
    return descriptor
  }

  func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private func check(_ result: Int32) throws(SystemError) { if result != 0 { throw .last } }
}

extension FilePath {
  fileprivate init(cString: UnsafePointer<CChar>) {
    let buffer = UnsafeBufferPointer(start: cString, count: strlen(cString))
    self.init(bytes: buffer.map { UInt8(bitPattern: $0) })
  }
}

extension FileStatus {
  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    inode = UInt64(truncatingIfNeeded: raw.st_ino)
    mode = UInt32(raw.st_mode) & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }
}

extension FileStamp {
  init(_ raw: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (raw.st_mtimespec, raw.st_ctimespec)
    #else
      let (modified, changed) = (raw.st_mtim, raw.st_ctim)
    #endif
    let status = FileStatus(raw)
    self.init(
      kind: status.kind, device: status.device, inode: status.inode, size: Int64(raw.st_size),
      modified: FileStamp.nanoseconds(modified), changed: FileStamp.nanoseconds(changed))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
