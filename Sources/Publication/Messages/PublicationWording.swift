extension PublicationError {
  /// A key that stays the same when the wording changes.
  public var code: String {
    switch self {
    case .notAFolder: "output-is-file"
    case .danglingLink: "output-leads-nowhere"
    case .notOurs: "foreign-output"
    case .nothingListed: "unlisted-output"
    case .madeByLaterVersion: "output-of-later-version"
    case .inTheWay: "foreign-file-in-the-way"
    case .collision: "path-collision"
    case .badPath: "bad-path"
    case .busy: "output-is-busy"
    case .system: "unwritable-site"
    }
  }

  /// The subject of the message: the output, a file in it, or a source.
  /// - Parameter name: The output as the user gave it.
  public func subject(output name: String) -> String {
    switch self {
    case .notAFolder, .danglingLink, .notOurs, .nothingListed, .madeByLaterVersion, .inTheWay, .busy,
      .system(_, file: nil):
      name
    case .collision(let path, _, _, _): "\(FilePath(path))"
    case .badPath(_, let owner): owner
    case .system(_, file: .some(let file)): "\(name)/\(FilePath(file))"
    }
  }

  /// One sentence without a full stop: what is wrong and what would help.
  public var message: String {
    switch self {
    case .notAFolder: "the output is a file, but a folder is needed"
    case .danglingLink: "the output is a link that leads to nothing"
    case .notOurs: "this folder is not empty and was not made by haggle, which leaves it as it is; name another one"
    case .nothingListed:
      "its '.haggle-site' lists no files, so nobody can tell which are the site's; remove the folder yourself"
    case .madeByLaterVersion: "the output folder was made by a later version of haggle"
    case .inTheWay(let paths):
      "the site would replace what haggle did not write: \(Paths.list(paths)); move it elsewhere first"
    case .collision(let path, let owner, let other, let otherOwner):
      Array(path.utf8) == Array(other.utf8)
        ? "\(otherOwner) and \(owner) both write this file of the site; rename one of them"
        : "\(otherOwner) writes '\(FilePath(other))' and \(owner) writes '\(FilePath(path))', which are the same file on "
          + "some systems; rename one of them"
    case .badPath(let path, _): "no file of the site can be called '\(FilePath(path))'"
    case .busy(let holder):
      "another build is writing there\(holder.isEmpty ? "" : " (\(holder))"); try again when it is done"
    case .system(let error, _): "the site cannot be written there: \(error.reason)"
    }
  }

  /// The error as one line for a terminal.
  public func text(output name: String) -> String { "\(subject(output: name)): error: \(message)" }
}

extension PublicationNote {
  /// A key that stays the same when the wording changes.
  public var code: String {
    switch self {
    case .keptForeign: "foreign-files-kept"
    case .keptUnlisted: "unlisted-files-kept"
    case .keptEdited: "edited-files-kept"
    case .notLocked: "output-not-locked"
    case .notCleared: "old-site-not-removed"
    }
  }

  /// One sentence without a full stop.
  public var message: String {
    switch self {
    case .keptForeign(let paths): "kept what is there and not part of the site: \(Paths.list(paths))"
    case .keptUnlisted(let paths):
      "an earlier version of haggle made this folder and kept no list of its files; what is not part of the new site "
        + "was kept, pages of the old one too: \(Paths.list(paths))"
    case .keptEdited(let paths, let folder):
      "replaced what somebody had edited: \(Paths.list(paths)); what was edited is in \(folder)"
    case .notLocked: "this file system has no locks; let only one build at a time write there"
    case .notCleared(let error):
      "the site is published, but what it replaced could not be removed: \(error.reason); the next build will try again"
    }
  }

  /// The note as one line for a terminal.
  public func text(output name: String) -> String { "\(name): \(isWarning ? "warning" : "note"): \(message)" }
}

private enum Paths {
  /// The first few paths, and how many more there are.
  static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(5).joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
  }
}
