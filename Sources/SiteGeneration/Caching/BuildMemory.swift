public import Diagnostics
public import Foundation
internal import Publication
internal import ScenarioPipeline

/// What a build tells beside its pages.
public struct BuildOutcome {
  public let site: BuiltSite
  /// What the user should know of the output.
  public let notes: [Report]

  public init(site: BuiltSite, notes: [Report]) { (self.site, self.notes) = (site, notes) }
}

/// Remembers what a build read and what it published, so that the next one sees when nothing is left to do.
///
/// ```swift
/// var memory = builder.memory(of: output)
/// if let outcome = memory?.outcome() { return outcome }
/// memory?.begin()
/// …
/// memory?.keep(BuildOutcome(site: site, notes: notes))
/// ```
/// Nothing is left to do when all that the last build could read and all that it published stands as it did then:
/// files are looked at, not read. Whatever cannot be remembered or recognized is built, as without a memory.
public struct BuildMemory {
  private let cache: SiteCache
  private let key: String
  private let output: PublishedSite
  /// Where everything stands that a build may read.
  private let roots: [FilePath]
  private var inputs: FileStates?

  /// What a file system's clock may be behind by, in nanoseconds, or leave off.
  private static let haze: Int64 = 2_000_000_000

  init(_ cache: SiteCache, _ key: String, _ roots: [FilePath], _ output: PublishedSite) {
    (self.cache, self.key, self.roots, self.output) = (cache, key, roots, output)
  }

  /// What the last build told, when there is nothing to do.
  public func outcome() -> BuildOutcome? {
    guard var record = cache.record(key)?.content, let inputs = FileStates(&record), inputs.hold(),
      let state = FileStates(&record), let outcome = BuildOutcome(&record), record.isAtEnd,
      output.isUntouched(since: state)
    else { return nil }
    return outcome
  }

  /// Looks at what the build is about to read.
  public mutating func begin(now: Date = Date()) {
    let late = Int64(now.timeIntervalSince1970 * 1e9) - BuildMemory.haze
    inputs = try? FileStates(below: roots) { max($0.modified, $0.changed) >= late }
  }

  /// Remembers a build that is published, unless something was changed while it was at work, or the next one would
  /// tell something else.
  public func keep(_ outcome: BuildOutcome) {
    guard let inputs else { return }
    let read = Pending { () -> RecordWriter? in
      guard inputs.hold() else { return nil }
      var record = RecordWriter()
      inputs.write(to: &record)
      return record
    }
    guard let state = output.state(), var record = read.value else { return }
    state.write(to: &record)
    outcome.write(to: &record)
    cache.keep(record, as: key)
  }
}

extension SiteBuilder {
  /// What was remembered of the builds into an output; `nil` when nothing is kept.
  public func memory(of output: PublishedSite) -> BuildMemory? {
    // What metrics hold is known of those in the site's folder only.
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
    return BuildMemory(cache, key.digest.text, roots.map { root.appending($0) }, output)
  }
}
