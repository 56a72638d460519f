public import Diagnostics
internal import Foundation
public import Publication
internal import ViewProgram

/// Writes a site next to the place where an older one may be, and then moves it there: all of it or nothing.
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
  ///   - interruption: Ends the process at a signal.
  ///   - cache: The cache for pages and for the folders of the site that is replaced.
  public init(to folder: String, _ interruption: Interruption = Interruption(), cache: SiteCache? = nil) {
    publication = Publication(to: folder, interruption: interruption, spare: cache?.spare)
  }

  /// Begins to write next to the output; otherwise the first file does. Called early, it examines the older site while
  /// the sources are read.
  ///
  /// - Throws: That the output holds something else.
  public func begin() throws(Problem) { try wrapping { () throws(PublicationError) in _ = try begun() } }

  /// Writes a file next to the output.
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

  /// Tells the draft that all files are written, so that work which publishing would have to wait for can begin.
  public func expectNoMore() { draft?.expectNoMore() }

  /// Moves what was written to the output's place.
  ///
  /// - Parameter memory: The memory that is about to record the build.
  /// - Returns: Notes for the user: which files in the output are not the site's and stay.
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

  /// Puts the state of the published site into a record.
  ///
  /// - Returns: Whether it was recorded: not if the state is unknown, or if there are notes that the next build would
  ///   not repeat.
  func isKept(in record: BuildMemory.PublishedRecord) -> Bool {
    let isGiven = draft?.state != nil
    guard notes.allSatisfy(\.recurs), let state = try? publication.state(after: draft) else { return false }
    if !isGiven { record.keep(state) }
    return true
  }

  /// Whether the site is unchanged since then.
  func isUntouched(since state: FileStates) -> Bool { publication.isUntouched(since: state) }

  /// Removes the site that an earlier build put there.
  ///
  /// - Returns: Notes on the files that stay because somebody edited them.
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
