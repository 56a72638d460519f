internal import CFileSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open folder, whose files are looked at and removed by their names: the system need not resolve the whole path for
/// each of tens of thousands of files.
struct FolderHandle: ~Copyable {
  private let descriptor: Int32

  /// - Returns: `nil` where the folder cannot be opened; its files may still be looked at by their paths.
  init?(_ folder: FilePath) {
    descriptor = folder.withCString { haggle_open_folder($0) }
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// - Parameter path: A path whose last name is that of a file in the folder.
  /// - Returns: `nil` when there is nothing.
  func stamp(of path: FilePath) throws(SystemError) -> FileStamp? {
    var raw = stat()
    guard path.withCString({ fstatat(descriptor, $0 + path.start, &raw, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      let error = SystemError.last
      if error.isMissing { return nil }
      throw error
    }
    return FileStamp(raw)
  }

  func removeFile(_ name: FilePath) throws(SystemError) {
    if name.withCString({ unlinkat(descriptor, $0, 0) }) != 0 { throw .last }
  }
}

extension LocalFileSystem {
  /// Consecutive paths in one folder are looked at together.
  public func stamps(of paths: [FilePath], in root: FilePath) throws(SystemError) -> [FileStamp?] {
    var stamps: [FileStamp?] = []
    stamps.reserveCapacity(paths.count)
    var rest = paths[...]
    while let first = rest.first {
      let folder = first.parent
      let count = rest.prefix { $0.isDirectly(in: folder) }.count
      try add(rest.prefix(count), of: folder, in: root, to: &stamps)
      rest = rest.dropFirst(count)
      guard count == 0 else { continue }
      stamps.append(try stamp(of: root.appending(first)))
      rest = rest.dropFirst()
    }
    return stamps
  }

  private func add(
    _ paths: ArraySlice<FilePath>, of folder: FilePath, in root: FilePath, to stamps: inout [FileStamp?]
  ) throws(SystemError) {
    // One file is found as fast by its path.
    guard paths.count > 1, let handle = FolderHandle(root.appending(folder)) else {
      for path in paths { stamps.append(try stamp(of: root.appending(path))) }
      return
    }
    for path in paths { stamps.append(try handle.stamp(of: path)) }
  }

  public func removeFiles(_ names: [FilePath], in folder: FilePath) throws(SystemError) {
    guard names.count > 1, let handle = FolderHandle(folder) else {
      for name in names { try removeFile(folder.appending(name)) }
      return
    }
    for name in names { try handle.removeFile(name) }
  }
}
