/// Files and folders as they were at one moment, to find out later whether any of them has changed.
///
/// Their stamps are compared, and nothing is read. Only a file that had changed so late that another change could get the
/// same times is also compared by its content, as git does with “racily clean” files. The content of a folder is its names.
public struct FileStates: Equatable, Sendable {
  /// What was seen at one path.
  public struct State: Equatable, Sendable {
    /// From the root of all states.
    public var path: FilePath
    /// `nil` where there was nothing.
    public var stamp: FileStamp?
    /// The hash of its content, if its stamp alone does not suffice.
    public var content: ContentHash?

    public init(path: FilePath, stamp: FileStamp? = nil, content: ContentHash? = nil) {
      (self.path, self.stamp, self.content) = (path, stamp, content)
    }
  }

  /// The folder that all paths start from; empty if they are absolute.
  public let root: FilePath
  /// What was seen, in the order in which it was noted.
  public private(set) var states: [State]

  public init(_ states: consuming [State] = [], in root: FilePath = FilePath("")) {
    (self.states, self.root) = (states, root)
  }

  /// Everything at and below some paths, including the targets of links.
  ///
  /// - Parameters:
  ///   - isLate: Whether something is compared by its content as well.
  ///   - files: The file system.
  /// - Throws: What cannot be looked at, or a link that leads to nothing.
  public init(
    below paths: [FilePath], _ files: any FileSystem = LocalFileSystem(), isLate: (FileStamp) -> Bool
  ) throws(SystemError) {
    (states, root) = ([], FilePath(""))
    var entered: Set<FilePath> = []
    try enter(paths, files, &entered, isLate)
  }

  /// In the order of the names, so that the same files are always noted in the same order.
  private mutating func enter(
    _ paths: [FilePath], _ files: any FileSystem, _ entered: inout Set<FilePath>, _ isLate: (FileStamp) -> Bool
  ) throws(SystemError) {
    for (path, stamp) in zip(paths, try files.stamps(of: paths)) {
      let leadsOn = stamp?.kind == .folder || stamp?.kind == .link
      if leadsOn, !entered.insert(path).inserted { continue }
      try add(path, stamp, files, isLate)
      switch stamp?.kind {
      case .folder: try enter(try files.names(in: path).sorted().map(path.appending), files, &entered, isLate)
      case .link: try enter([try files.resolved(path)], files, &entered, isLate)
      case .file, .other, nil: continue
      }
    }
  }

  mutating func add(
    _ path: FilePath, _ files: any FileSystem, _ isLate: (FileStamp) -> Bool
  ) throws(SystemError) {
    try add(path, try files.stamp(of: root.appending(path)), files, isLate)
  }

  /// Notes what was seen at a path.
  private mutating func add(
    _ path: FilePath, _ stamp: FileStamp?, _ files: any FileSystem, _ isLate: (FileStamp) -> Bool
  ) throws(SystemError) {
    states.append(State(path: path, stamp: stamp))
    if stamp.map(isLate) ?? false { try lookInside(states.count - 1, files) }
  }

  /// Notes the present stamps at the paths of some states.
  mutating func look(at places: [Int], _ files: any FileSystem) throws(SystemError) {
    let stamps = try files.stamps(of: places.map { states[$0].path }, in: root)
    for (place, stamp) in zip(places, stamps) { states[place].stamp = stamp }
  }

  /// Notes the content at the path of a state.
  mutating func lookInside(_ place: Int, _ files: any FileSystem) throws(SystemError) {
    states[place].content = try content(of: states[place].path, states[place].stamp, files)
  }

  /// Whether everything is as it was; something that can no longer be looked at is not.
  public func hold(_ files: any FileSystem = LocalFileSystem()) -> Bool {
    states.indices.allPartsSatisfy { part in
      let paths = states[part].map(\.path)
      guard let stamps = try? files.stamps(of: paths, in: root) else { return false }
      return zip(states[part], stamps).allSatisfy { state, stamp in
        guard stamp == state.stamp else { return false }
        return state.content == nil || (try? content(of: state.path, stamp, files)) == state.content
      }
    }
  }

  /// Whether everything is as it was, compared with the states of the same paths just now.
  public func hold(by now: FileStates, _ files: any FileSystem = LocalFileSystem()) -> Bool {
    guard root == now.root, states.count == now.states.count else { return false }
    return states.indices.allPartsSatisfy { part in
      zip(states[part], now.states[part]).allSatisfy { then, now in
        guard then.path == now.path, then.stamp == now.stamp else { return false }
        guard let content = then.content else { return true }
        return content == now.content ?? (try? self.content(of: now.path, now.stamp, files))
      }
    }
  }

  private func content(
    of path: FilePath, _ stamp: FileStamp?, _ files: any FileSystem
  ) throws(SystemError) -> ContentHash? {
    let path = root.appending(path)
    switch stamp?.kind {
    case .file: return try files.hash(of: path)
    case .folder: return ContentHash(Array(try files.names(in: path).sorted().map(\.bytes).joined(separator: [0])))
    case .link: return ContentHash(try files.resolved(path).bytes)
    case .other, nil: return nil
    }
  }
}
