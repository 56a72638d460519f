/// Why a site was not published.
public enum PublicationError: Error, Equatable, Sendable {
  /// The output is a file, a device or anything else but a folder.
  case notAFolder
  /// The output is a link to something that does not exist.
  case danglingLink
  /// The output holds something and was not made by haggle.
  case notOurs
  /// The output has no list of what is the site's.
  case nothingListed
  /// The output was made by a later version of haggle.
  case madeByLaterVersion
  /// Files that the site does not own stand where it needs its own.
  case inTheWay([String])
  /// Two owners want to write what is one file, at least on some systems.
  case collision(String, owner: String, with: String, of: String)
  /// The path cannot be one of a site.
  case badPath(String, owner: String)
  /// Another build has had the output for too long; with the note it left of itself.
  case busy(holder: String)
  /// The system refused; with the file of the site that it was about.
  case system(SystemError, file: String? = nil)

  /// Does something, and gives the system's error as the reason when it fails.
  /// - Parameter file: The file of the site that it is about.
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

/// What the user should know of a site that was published.
public enum PublicationNote: Equatable, Sendable {
  /// What is in the output, is not the site's and stays.
  case keptForeign([String])
  /// What an earlier version of haggle left, which kept no list, and this build does not write.
  case keptUnlisted([String])
  /// Files of the site that somebody edited: they are replaced, and what they held is in the folder.
  case keptEdited([String], folder: String)
  /// The file system does not support locks.
  case notLocked
  /// What the site replaced is still there, beside it.
  case notCleared(SystemError)

  /// Whether another build of the same site would tell it, too.
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
