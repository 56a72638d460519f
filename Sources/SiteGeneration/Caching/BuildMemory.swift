public import Diagnostics
public import Foundation
internal import Publication
internal import ScenarioPipeline

/// The messages of a build, apart from its pages.
public struct BuildOutcome {
  public let site: BuiltSite
  /// Notes for the user about the output.
  public let notes: [Report]

  public init(site: BuiltSite, notes: [Report]) { (self.site, self.notes) = (site, notes) }
}

/// Remembers what a build read and published, so that the next one recognises when there is nothing to do.
///
/// ```swift let memory = builder.memory(of: output) if let outcome = memory?.outcome() { return outcome } … let note =
/// memory?.note(site) note?.keep(try output.publish(remembering: memory)) ``` There is nothing to do if everything that
/// the last build could read, and everything that it published, is unchanged: files are looked at, not read. Whatever
/// cannot be remembered or recognised is built, as without a memory.
public struct BuildMemory {
  private let cache: SiteCache
  /// The name of the record of what was read.
  private let name: String
  /// Where this build records what it published; `nil` where it is not remembered.
  let record: PublishedRecord?
  private let output: PublishedSite
  /// Everything that the build is about to read; `nil` where that cannot be determined.
  private let inputs: FileStates?

  /// How far a file system's clock may be behind or inexact, in nanoseconds.
  private static let haze: Int64 = 2_000_000_000

  init(_ cache: SiteCache, _ key: ContentDigest, _ roots: [FilePath], _ output: PublishedSite, now: Date) {
    (self.cache, self.output) = (cache, output)
    name = BuildMemory.name("read", key)
    let late = Int64(now.timeIntervalSince1970 * 1e9) - BuildMemory.haze
    inputs = try? FileStates(below: roots) { max($0.modified, $0.changed) >= late }
    record = inputs == nil ? nil : PublishedRecord(cache: cache, name: BuildMemory.name("published", key))
  }

  /// The messages of the last build, if there is nothing to do.
  public func outcome() -> BuildOutcome? {
    guard let inputs, let record, var read = cache.record(name)?.content, let past = FileStates(&read),
      past.hold(by: inputs), let build = read.bits(), let outcome = BuildOutcome(&read), read.isAtEnd,
      let state = record.state(ofBuild: build), output.isUntouched(since: state)
    else { return nil }
    return outcome
  }

  /// Begins to record a build, which continues while its site is published.
  ///
  /// - Returns: `nil` where builds are not remembered.
  public func note(_ site: BuiltSite) -> Note? {
    guard let inputs, let record else { return nil }
    let beginning = Pending {
      var read = RecordWriter()
      inputs.write(to: &read)
      read.write(bits: record.build)
      site.write(to: &read)
      return read
    }
    // None of the inputs is read any more.
    let isTrue = Pending { inputs.hold() }
    return Note(memory: self, record: record, beginning: beginning, isTrue: isTrue)
  }

  /// A build that is about to be remembered.
  public struct Note {
    fileprivate let memory: BuildMemory
    fileprivate let record: PublishedRecord
    /// The part of its record that is known before the site is published.
    fileprivate let beginning: Pending<RecordWriter>
    /// Whether everything that it read is unchanged.
    fileprivate let isTrue: Pending<Bool>

    /// Remembers the build once it is published, unless something was changed while it was at work, or the next one
    /// would have other messages.
    ///
    /// - Parameter notes: Notes for the user about the output.
    public func keep(_ notes: [Report]) {
      var read = beginning.value
      BuildOutcome.write(notes, to: &read)
      guard memory.output.isKept(in: record), isTrue.value else { return }
      memory.cache.keep(read, as: memory.name)
    }
  }

  /// The record of what a build published. It is separate, because most builds only need to see that something else was
  /// read, and it is written while the replaced site is put away.
  ///
  /// It belongs to the record of what was read by a number: one of them may be lost.
  struct PublishedRecord: Sendable {
    let cache: SiteCache
    let name: String
    let build = UInt64.random(in: .min ... .max)

    func keep(_ state: FileStates) {
      var published = RecordWriter()
      published.write(bits: build)
      state.write(to: &published)
      cache.keep(published, as: name)
    }

    /// The state of what a build published, if it was the last one to publish.
    func state(ofBuild build: UInt64) -> FileStates? {
      guard var published = cache.record(name)?.content, published.bits() == build,
        let state = FileStates(&published), published.isAtEnd
      else { return nil }
      return state
    }
  }

  private static func name(_ record: String, _ key: ContentDigest) -> String {
    var name = CacheKey()
    name.add(key)
    name.add(record)
    return name.digest.text
  }
}

extension SiteBuilder {
  /// The memory of builds into an output; `nil` when nothing is kept.
  public func memory(of output: PublishedSite, now: Date = Date()) -> BuildMemory? {
    // The content of metrics is only known for those in the site's folder.
    guard let cache, options.metrics == nil, let root = try? LocalFileSystem().resolved(FilePath(folder.path)),
      let configuration = try? SiteFolder.configuration(
        in: folder.standardizedFileURL, shownAs: folder.relativePath, options.files)
    else { return nil }
    var key = cache.key("build")
    key.add(root.bytes)
    for text in [output.path, output.name, options.facts] { key.add(text) }
    for fact in [showsDrafts, drawing != nil] { key.add(String(fact)) }
    key.add(engine?.bytes ?? [])
    var roots = ["Scenarios", "Site"]
    if !configuration.metrics.isEmpty { roots.append(configuration.metrics) }
    return BuildMemory(cache, key.digest, roots.map { root.appending($0) }, output, now: now)
  }
}
