import Foundation

@testable import Publication

/// The file system of this machine, of which one step fails, or is the last one of the process.
final class FaultyFileSystem: FileSystem, @unchecked Sendable {
  enum Fault { case fails(Int32), ends }

  /// The operations that a file system may be unable to perform.
  struct Limits: Sendable {
    var exchanges = true
    var links = true
    var locks = true
    /// The output cannot be moved.
    var isMounted = false
    /// Nothing may move from the draft to the output.
    var isAnotherVolume = false
  }

  private let base = LocalFileSystem()
  private let limits: Limits
  private let output: FilePath
  private let fault: Fault?
  private let step: Int
  private var locks: [FileLock] = []
  /// A draft examines the past on a separate thread.
  private let order = NSRecursiveLock()
  private(set) var steps = 0
  /// The steps that change something.
  private(set) var changes: [Int] = []
  private(set) var isEnded = false
  /// Called before a change, with its name and the path that it is made to.
  var before: (String, FilePath) throws -> Void = { _, _ in }
  /// How many files were brought to the disk one by one, and how many volumes.
  private(set) var synchronizations = 0

  /// - Parameter step: The number of the step with the fault, counted from 1.
  init(output: String, limits: Limits = Limits(), fault: Fault? = nil, at step: Int = 0) throws {
    self.output = try base.resolved(FilePath(output).parent).appending(FilePath(output).name)
    self.limits = limits
    self.fault = fault
    self.step = step
  }

  private static let changing: Set = [
    "createFolder", "setAttributes", "createFile", "link", "rename", "exchange", "removeFile", "removeFolder", "lock",
    "synchronizeVolume", "synchronize",
  ]

  /// Counts a step. A process that has ended takes none, and its locks are gone.
  private func take(_ name: String = "", _ path: FilePath = FilePath(""), half: () throws -> Void = {})
    throws(SystemError)
  {
    order.lock()
    defer { order.unlock() }
    if isEnded { throw SystemError(code: EINTR) }
    steps += 1
    if FaultyFileSystem.changing.contains(name) { changes.append(steps) }
    if !name.isEmpty {
      do { try before(name, path) } catch { throw error as? SystemError ?? SystemError(code: EIO) }
    }
    guard steps == step, let fault else { return }
    switch fault {
    case .fails(let code): throw SystemError(code: code)
    case .ends:
      isEnded = true
      try? half()
      for lock in locks { lock.release() }
      throw SystemError(code: EINTR)
    }
  }

  func status(of path: FilePath) throws(SystemError) -> FileStatus? {
    try take("status", path)
    return try base.status(of: path)
  }

  func stamp(of path: FilePath) throws(SystemError) -> FileStamp? {
    try take("stamp", path)
    return try base.stamp(of: path)
  }

  func resolved(_ path: FilePath) throws(SystemError) -> FilePath {
    try take()
    return try base.resolved(path)
  }

  func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
    try take("names", folder)
    return try base.names(in: folder)
  }

  func entries(in folder: FilePath) throws(SystemError) -> [FolderEntry] {
    try take("names", folder)
    return try base.entries(in: folder)
  }

  func read(_ file: FilePath, _ body: (UnsafeRawBufferPointer) -> Void) throws(SystemError) {
    try take("read", file)
    try base.read(file, body)
  }

  func isWritable(_ folder: FilePath) -> Bool { base.isWritable(folder) }

  func isMountPoint(_ folder: FilePath) throws(SystemError) -> Bool {
    try take()
    return try base.isMountPoint(folder)
  }

  func createFolder(_ path: FilePath) throws(SystemError) {
    try take("createFolder", path)
    try base.createFolder(path)
  }

  func setAttributes(of folder: FilePath, like status: FileStatus) throws(SystemError) {
    try take("setAttributes", folder)
    try base.setAttributes(of: folder, like: status)
  }

  func createFile(_ path: FilePath, _ bytes: [UInt8]) throws(SystemError) {
    try take("createFile", path) { try base.createFile(path, Array(bytes.prefix(bytes.count / 2))) }
    try base.createFile(path, bytes)
  }

  func link(_ file: FilePath, as other: FilePath) throws(SystemError) {
    try take("link", other)
    if !limits.links { throw SystemError(code: EPERM) }
    try base.link(file, as: other)
  }

  func rename(_ path: FilePath, to other: FilePath) throws(SystemError) {
    try take("rename", other)
    if limits.isMounted, path == output || other == output { throw SystemError(code: EBUSY) }
    let crosses = (path.dropping(prefix: output) == nil) != (other.dropping(prefix: output) == nil)
    if limits.isAnotherVolume, crosses { throw SystemError(code: EXDEV) }
    try base.rename(path, to: other)
  }

  func exchange(_ first: FilePath, _ second: FilePath) throws(SystemError) {
    try take("exchange", second)
    if !limits.exchanges { throw SystemError(code: EINVAL) }
    if limits.isMounted, second == output { throw SystemError(code: EBUSY) }
    try base.exchange(first, second)
  }

  func removeFile(_ path: FilePath) throws(SystemError) {
    try take("removeFile", path)
    try base.removeFile(path)
  }

  func removeFolder(_ path: FilePath) throws(SystemError) {
    try take("removeFolder", path)
    try base.removeFolder(path)
  }

  /// Takes no time: what a power cut would do is not tried here.
  func synchronizeVolume(of folder: FilePath) throws(SystemError) {
    try take("synchronizeVolume", folder)
    synchronizations += 1
  }

  func synchronize(folder: FilePath) throws(SystemError) {
    try take("synchronize", folder)
    synchronizations += 1
  }

  func lock(_ file: FilePath, holder: String) throws(SystemError) -> LockAttempt {
    try take("lock", file)
    if !limits.locks { return .unknown }
    let attempt = try base.lock(file, holder: holder)
    if case .held(let lock) = attempt { locks.append(lock) }
    return attempt
  }

  func pause(milliseconds: Int) { base.pause(milliseconds: milliseconds) }
}
