public import Diagnostics
public import Publication
internal import ViewProgram

extension BuiltSite {
  /// Puts the site where an older one may be, all of it or nothing.
  ///
  /// - Parameters:
  ///   - folder: The path of the output.
  ///   - interruption: What ends the process at a signal.
  /// - Returns: What the user should know: which files in the output are not the site's and stay.
  /// - Throws: That the output holds something else, or why it cannot be written.
  public func publish(to folder: String, _ interruption: Interruption = Interruption()) throws(Problem) -> [Report] {
    let publication = Publication(to: folder, interruption: interruption)
    do throws(PublicationError) {
      let draft = try publication.begin()
      for file in files { try draft.write(file.path, file.bytes, owner: file.source) }
      return try draft.commit().map { note in
        Report(note.isWarning ? .warning : .note, .fault(note.code), note.message, in: publication.name)
      }
    } catch {
      throw Problem(error.kind, [Report(error, output: publication.name)])
    }
  }

  /// Reports files of one name, or of names that are the same on some systems, with the sources of both.
  func requireOneSourceEach() throws(Problem) {
    var claims = PathClaims()
    var reports: [Report] = []
    // Two sources that collide do so in several files; only the first of them is reported.
    var known: Set<Set<[UInt8]>> = []
    for file in files {
      do throws(PublicationError) {
        try claims.claim(file.path, owner: file.source)
      } catch {
        if case .collision(_, let owner, _, let other) = error,
          !known.insert([Array(owner.utf8), Array(other.utf8)]).inserted
        {
          continue
        }
        reports.append(Report(error, output: ""))
      }
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
  }
}

extension PublicationError {
  fileprivate var kind: Problem.Kind { isAboutContent ? .content : .unwritable }
}

extension Report {
  fileprivate init(_ error: PublicationError, output name: String) {
    self.init(.error, .fault(error.code), error.message, in: error.subject(output: name))
  }
}
