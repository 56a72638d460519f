public import Diagnostics
internal import Foundation
public import Publication
internal import ViewProgram

/// Writes a site beside the place where an older one may be, and then puts it there: all of it or nothing.
///
/// ```swift
/// let output = PublishedSite(to: "_site", interruption)
/// let site = try SiteBuilder(folder: folder).build { file throws(Problem) in try output.write(file) }
/// let notes = try output.publish()
/// ```
/// An output that is not published leaves nothing behind.
public final class PublishedSite {
  private let publication: Publication
  private var draft: Draft?
  private var notes: [PublicationNote] = []

  /// - Parameters:
  ///   - folder: The path of the output.
  ///   - interruption: What ends the process at a signal.
  ///   - cache: Where pages are kept, and the folders of the site that is replaced.
  public init(to folder: String, _ interruption: Interruption = Interruption(), cache: SiteCache? = nil) {
    publication = Publication(to: folder, interruption: interruption, spare: cache?.spare)
  }

  /// Begins to write beside the output, which also happens with the first file: what an older site has left for this one is
  /// looked at while the sources are read.
  ///
  /// - Throws: That the output holds something else.
  public func begin() throws(Problem) { try wrapping { () throws(PublicationError) in _ = try begun() } }

  /// Writes a file beside the output.
  ///
  /// - Throws: That the output holds something else, or why the file cannot be written.
  public func write(_ file: SiteFile) throws(Problem) {
    try wrapping { () throws(PublicationError) in
      switch file.content {
      case .bytes(let bytes, let hash): try begun().write(file.place, bytes, hash)
      case .kept(let kept): try begun().link(file.place, to: kept.place, kept.hash, kept.stamp)
      }
    }
  }

  /// Begins what publishing would have to wait for: all files are written.
  public func expectNoMore() { draft?.expectNoMore() }

  /// Puts what was written where the output is.
  ///
  /// - Parameter memory: What is about to remember the build.
  /// - Returns: What the user should know: which files in the output are not the site's and stay.
  /// - Throws: That the output holds something else, or why it cannot be written.
  public func publish(remembering memory: BuildMemory? = nil) throws(Problem) -> [Report] {
    let remember = memory?.record.map { record in { @Sendable (state: FileStates) in record.keep(state) } }
    try wrapping { () throws(PublicationError) in notes = try begun().commit(remember) }
    return notes.map { note in
      Report(note.isWarning ? .warning : .note, .fault(note.code), note.message, in: publication.name)
    }
  }

  /// The output as the user gave it, and where it is.
  var name: String { publication.name }
  var path: String { URL(fileURLWithPath: publication.name).standardizedFileURL.path }

  /// Waits until a record has the site as it was published.
  ///
  /// - Returns: Whether it has: not when that cannot be told again later, or the next build has something else to tell.
  func isKept(in record: BuildMemory.PublishedRecord) -> Bool {
    let isGiven = draft?.state != nil
    guard notes.allSatisfy(\.recurs), let state = try? publication.state(after: draft) else { return false }
    if !isGiven { record.keep(state) }
    return true
  }

  /// Whether nothing was done to the site since.
  func isUntouched(since state: FileStates) -> Bool { publication.isUntouched(since: state) }

  /// Removes the site that an earlier build put there.
  ///
  /// - Returns: Which of its files stay, because somebody edited them.
  /// - Throws: That the output holds something else, or why it cannot be removed.
  public func clean() throws(Problem) -> [Report] {
    var kept: [String] = []
    try wrapping { () throws(PublicationError) in kept = try publication.clean() }
    return kept.map { Report(SiteFault.editedFile, in: publication.name + "/" + $0) }
  }

  private func begun() throws(PublicationError) -> Draft {
    if let draft { return draft }
    let new = try publication.begin()
    draft = new
    return new
  }

  private func wrapping(_ body: () throws(PublicationError) -> Void) throws(Problem) {
    do throws(PublicationError) {
      try body()
    } catch {
      throw Problem(error.isAboutContent ? .content : .unwritable, [Report(error, output: publication.name)])
    }
  }
}

extension Report {
  init(_ error: PublicationError, output name: String) {
    self.init(.error, .fault(error.code), error.message, in: error.subject(output: name))
  }
}
