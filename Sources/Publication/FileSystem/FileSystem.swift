/// The operations of the file system that publishing needs: the only way in which this module reads or changes
/// anything.
///
/// It is passed in, so that a test can let any step fail, or let the process end there.
public protocol FileSystem: Sendable {
  /// The status of whatever is at a path, without following links; `nil` when there is nothing.
  func status(of path: FilePath) throws(SystemError) -> FileStatus?
  /// The stamp that shows whether a file or folder at a path was changed, without following links; `nil` when there is
  /// nothing.
  func stamp(of path: FilePath) throws(SystemError) -> FileStamp?
  /// The stamps of many paths from a folder, in their order.
  func stamps(of paths: [FilePath], in root: FilePath) throws(SystemError) -> [FileStamp?]
  /// The path without links and relative parts.
  func resolved(_ path: FilePath) throws(SystemError) -> FilePath
  /// The names in a folder, hidden ones included, in no order.
  func names(in folder: FilePath) throws(SystemError) -> [FilePath]
  /// The same names, each with its kind if the system gives it immediately.
  func entries(in folder: FilePath) throws(SystemError) -> [FolderEntry]
  /// Passes the bytes of a regular file to a closure, a part at a time.
  func read(_ file: FilePath, _ body: (UnsafeRawBufferPointer) -> Void) throws(SystemError)
  /// Whether this process may make files in the folder.
  func isWritable(_ folder: FilePath) -> Bool
  /// Whether a file system, or a part of one, is mounted at the folder.
  func isMountPoint(_ folder: FilePath) throws(SystemError) -> Bool

  func createFolder(_ path: FilePath) throws(SystemError)
  /// Gives a folder permissions, and the owner too where the system allows that.
  func setAttributes(of folder: FilePath, like status: FileStatus) throws(SystemError)
  /// Writes a file that does not exist yet.
  func createFile(_ path: FilePath, _ bytes: [UInt8]) throws(SystemError)
  /// Gives a file a second name.
  func link(_ file: FilePath, as other: FilePath) throws(SystemError)
  /// Moves a file or folder; a file at the new path is replaced.
  func rename(_ path: FilePath, to other: FilePath) throws(SystemError)
  /// Exchanges two files or folders in one step.
  func exchange(_ first: FilePath, _ second: FilePath) throws(SystemError)
  func removeFile(_ path: FilePath) throws(SystemError)
  /// Removes files of one folder by their names.
  func removeFiles(_ names: [FilePath], in folder: FilePath) throws(SystemError)
  /// Removes an empty folder.
  func removeFolder(_ path: FilePath) throws(SystemError)

  /// Waits until everything that was written to the folder's file system is on its disk.
  func synchronizeVolume(of folder: FilePath) throws(SystemError)
  /// Waits until the folder's own list of names is on its disk.
  func synchronize(folder: FilePath) throws(SystemError)

  /// Tries to take the lock of a file, and writes the holder's name into it.
  func lock(_ file: FilePath, holder: String) throws(SystemError) -> LockAttempt
  /// Waits for a moment.
  func pause(milliseconds: Int)
}

/// What is at a path.
public struct FileStatus: Equatable, Sendable {
  /// A regular file, a folder, a symbolic link, or anything else, such as a socket.
  public enum Kind: Equatable, Sendable { case file, folder, link, other }

  /// Whether it is a file, a folder, a link or something else.
  public var kind: Kind
  /// The number of the file system it is on.
  public var device: UInt64
  /// Its number in that file system, which all names of one file share.
  public var inode: UInt64
  /// The permission bits.
  public var mode: UInt32
  /// The number of the user who owns it.
  public var owner: UInt32
  /// The number of the group that it belongs to.
  public var group: UInt32

  /// Whether both are names of one file.
  func isSameFile(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }
}

/// A name in a folder.
public struct FolderEntry: Sendable {
  /// The name alone, without the folder.
  public var name: FilePath
  /// `nil` where it has to be looked up.
  public var kind: FileStatus.Kind?
  /// The same for two names of one file on one device; zero where the system does not give it.
  public var inode: UInt64 = 0
}

/// The outcome of asking for a lock.
public enum LockAttempt {
  case held(FileLock)
  /// Another process has it, with the note that it left; the note may be empty.
  case taken(by: String)
  /// The file system does not support locks.
  case unknown
}

extension FileSystem {
  /// Looks at one path after the other.
  public func stamps(of paths: [FilePath], in root: FilePath) throws(SystemError) -> [FileStamp?] {
    var stamps: [FileStamp?] = []
    for path in paths { stamps.append(try stamp(of: root.appending(path))) }
    return stamps
  }

  /// The stamps of whole paths, in their order; `nil` where there is nothing.
  public func stamps(of paths: [FilePath]) throws(SystemError) -> [FileStamp?] {
    try stamps(of: paths, in: FilePath(""))
  }

  /// Removes one file after the other.
  public func removeFiles(_ names: [FilePath], in folder: FilePath) throws(SystemError) {
    for name in names { try removeFile(folder.appending(name)) }
  }

  func kind(of path: FilePath) throws(SystemError) -> FileStatus.Kind? { try status(of: path)?.kind }

  /// - Parameter size: The file's expected size, in bytes.
  public func contents(of file: FilePath, expecting size: Int64 = 0) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(min(size, 1 << 26)))
    try read(file) { bytes += $0 }
    return bytes
  }

  /// The hash of a regular file's content; `nil` when there is no such file or it cannot be read.
  func hash(of path: FilePath) throws(SystemError) -> ContentHash? {
    guard try kind(of: path) == .file else { return nil }
    var hash = ContentHash()
    do {
      try read(path) { hash.add($0) }
    } catch {
      if error.forbidsReading { return nil }
      throw error
    }
    return hash
  }

  /// Makes a folder and the missing folders on the way to it.
  func createFolders(_ path: FilePath) throws(SystemError) {
    for folder in path.ancestors + [path] where try kind(of: folder) == nil { try createFolder(folder) }
  }

  /// Removes whatever is at a path, with everything in it; links are removed and not followed.
  func removeTree(_ path: FilePath) throws(SystemError) {
    guard let status = try status(of: path) else { return }
    guard status.kind == .folder else { return try removeFile(path) }
    // A folder that its owner may not enter cannot be emptied.
    if status.mode & 0o700 != 0o700 {
      var open = status
      open.mode |= 0o700
      try setAttributes(of: path, like: open)
    }
    let entries = try entries(in: path)
    try removeFiles(entries.filter { $0.kind == .file }.map(\.name), in: path)
    for entry in entries where entry.kind != .file { try removeTree(path.appending(entry.name)) }
    try removeFolder(path)
  }
}
