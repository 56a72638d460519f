extension PublicationError {
  /// The error as one line, `output: error: …`.
  /// - Parameter name: The output as the user gave it.
  public func text(output name: String) -> String {
    switch self {
    case .notAFolder: "\(name): error: the output is a file, but a folder is needed"
    case .danglingLink: "\(name): error: the output is a link that leads to nothing"
    case .notOurs:
      "\(name): error: the output folder is not empty and was not made by haggle; name another one or empty it "
        + "yourself"
    case .madeByLaterVersion: "\(name): error: the output folder was made by a later version of haggle"
    case .inTheWay(let paths):
      "\(name): error: the site would replace what haggle did not write: \(PublicationWording.list(paths)); "
        + "move it elsewhere first"
    case .collision(let path, let owner, let other, let otherOwner):
      Array(path.utf8) == Array(other.utf8)
        ? "\(path): error: \(otherOwner) and \(owner) both write this file of the site; rename one of them"
        : "\(path): error: \(otherOwner) writes “\(other)” and \(owner) writes “\(path)”, which are the same file on "
          + "some systems; rename one of them"
    case .badPath(let path, let owner): "\(owner): error: no file of the site can be called “\(FilePath(path))”"
    case .busy(let holder):
      "\(name): error: another build is writing there\(holder.isEmpty ? "" : " (\(holder))"); try again when it is done"
    case .system(let error, let file):
      "\(file.map { "\(name)/\(FilePath($0))" } ?? name): error: the site cannot be written there: \(error.reason)"
    }
  }
}

extension PublicationNote {
  /// The note as one line, `output: note: …` or `output: warning: …`.
  /// - Parameter name: The output as the user gave it.
  public func text(output name: String) -> String {
    switch self {
    case .keptForeign(let paths):
      "\(name): note: kept what is there and not part of the site: \(PublicationWording.list(paths))"
    case .keptUnlisted(let paths):
      "\(name): note: an earlier version of haggle made this folder and kept no list of its files; "
        + "what is not part of the new site was kept, pages of the old one too: \(PublicationWording.list(paths))"
    case .keptEdited(let paths, let folder):
      "\(name): warning: replaced what somebody had edited: \(PublicationWording.list(paths)); what was edited is in "
        + folder
    case .notLocked: "\(name): note: this file system knows no locks; let only one build at a time write there"
    case .notCleared(let error):
      "\(name): warning: the site is published, but what it replaced could not be cleared away: \(error.reason); "
        + "the next build will try again"
    }
  }
}

private enum PublicationWording {
  /// The first few paths, and how many more there are.
  static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(5).joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
  }
}
