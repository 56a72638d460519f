/// What the system knows of a file or folder without reading it; git's index recognises changes by the same values.
public struct FileStamp: Equatable, Sendable {
  /// Whether it is a file, a folder, a link or something else.
  public var kind: FileStatus.Kind
  /// The number of the file system it is on.
  public var device: UInt64
  /// Its number in that file system, which all names of one file share.
  public var inode: UInt64
  /// In bytes.
  public var size: Int64
  /// When the contents changed, in nanoseconds since 1970.
  public var modified: Int64
  /// When the contents, the names or the permissions changed, in nanoseconds since 1970. Nobody can set it.
  public var changed: Int64

  public init(kind: FileStatus.Kind, device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    (self.kind, self.device, self.inode, self.size) = (kind, device, inode, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// Whether both are names of one regular file.
  func isSameFile(as other: FileStamp?) -> Bool {
    guard let other, kind == .file, other.kind == .file else { return false }
    return device == other.device && inode == other.inode
  }

  /// Whether it is the same file with the same content; it may have got or lost other names in between.
  public func hasSameContents(as other: FileStamp) -> Bool {
    (kind, device, inode, size, modified) == (other.kind, other.device, other.inode, other.size, other.modified)
  }
}
