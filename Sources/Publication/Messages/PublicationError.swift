/// Why a site was not published.
public enum PublicationError: Error, Equatable, Sendable {
  /// The output is a file, a device or anything else that is not a folder.
  case notAFolder
  /// The output is a link to something that does not exist.
  case danglingLink
  /// The output is not empty and was not made by haggle.
  case notOurs
  /// The output has no list of the site's files.
  case nothingListed
  /// The output was made by a later version of haggle.
  case madeByLaterVersion
  /// Files that the site does not own are where it needs its own.
  case inTheWay([String])
  /// Two owners want to write the same file, at least on some systems.
  case collision(String, owner: String, with: String, of: String)
  /// The path cannot be one of a site.
  case badPath(String, owner: String)
  /// Another build has kept the lock for too long; with the note that it left.
  case busy(holder: String)
  /// The system refused; with the file of the site that was concerned.
  case system(SystemError, file: String? = nil)

  /// Does something, and throws the system's error as the reason when it fails.
  /// - Parameter file: The file of the site that is concerned.
  static func wrapping<Result>(
    file: String? = nil, _ body: () throws(SystemError) -> Result
  ) throws(PublicationError) -> Result {
    do throws(SystemError) { return try body() } catch { throw .system(error, file: file) }
  }

  /// Whether the site itself is at fault, not the place where it goes.
  public var isAboutContent: Bool {
    switch self {
    case .collision, .badPath: true
    default: false
    }
  }
}

/// A note for the user about a site that was published.
public enum PublicationNote: Equatable, Sendable {
  /// Files in the output that do not belong to the site and stay.
  case keptForeign([String])
  /// Files that an earlier version of haggle left, which kept no list, and that this build does not write.
  case keptUnlisted([String])
  /// Files of the site that somebody edited: they are replaced, and the edited versions are in the folder.
  case keptEdited([String], folder: String)
  /// The file system does not support locks.
  case notLocked
  /// The replaced site is still there, next to the new one.
  case notCleared(SystemError)

  /// Whether another build of the same site would report it, too.
  public var recurs: Bool {
    switch self {
    case .keptForeign, .notLocked: true
    case .keptUnlisted, .keptEdited, .notCleared: false
    }
  }

  /// Whether it asks for attention.
  public var isWarning: Bool {
    switch self {
    case .keptEdited, .notCleared: true
    case .keptForeign, .keptUnlisted, .notLocked: false
    }
  }
}
