internal import Diagnostics
internal import Publication
internal import Synchronization
internal import XMLValidation

/// The parts of figures that the schemas accepted, in this build and in earlier ones.
///
/// Compiling the SVG DTD takes longer than making a page. Most figures only have parts that others have as well, and if
/// all parts are known, the schemas are not needed.
final class KeptParts: Sendable {
  private struct Knowledge {
    var parts = KnownParts()
    /// The name of the record, once it was determined; `nil` where it is unknown whether the DTD has changed.
    var name: String??
    var keptCount = 0
  }

  private let cache: SiteCache
  private let knowledge = Mutex(Knowledge())

  init(_ cache: SiteCache) { self.cache = cache }

  /// The parts of earlier builds, and of this one so far; `nil` when there are none.
  var parts: KnownParts? {
    knowledge.withLock { knowledge in
      if knowledge.name == nil { read(&knowledge) }
      return knowledge.parts.count == 0 ? nil : knowledge.parts
    }
  }

  private func read(_ knowledge: inout Knowledge) {
    let name = recordName
    knowledge.name = name
    guard let name, var record = cache.record(name)?.content, let parts = record.list({ $0.bytes() }), record.isAtEnd
    else { return }
    knowledge.parts = KnownParts(parts)
    knowledge.keptCount = knowledge.parts.count
  }

  /// A name for each DTD: what the schemas accept depends on its files, and on the program, which has the other schema.
  private var recordName: String? {
    var key = cache.key("parts")
    if let dtd = Validator.installedDTD {
      guard let files = try? FileStates(below: [FilePath(dtd).parent], isLate: { _ in false }) else { return nil }
      var schemas = RecordWriter()
      files.write(to: &schemas)
      key.add(schemas.bytes)
    }
    return key.digest.text
  }

  /// Adds the parts of a figure that was accepted.
  func add(_ parts: [FigurePart]) { knowledge.withLock { $0.parts.add(parts) } }

  /// Stores the parts that were not known before.
  ///
  /// - Returns: The key of their entry.
  func keep() -> String? {
    knowledge.withLock { knowledge in
      guard case let name?? = knowledge.name else { return nil }
      if knowledge.parts.count > knowledge.keptCount {
        var record = RecordWriter()
        record.write(knowledge.parts.parts) { $1.write($0) }
        cache.keep(record, as: name)
        knowledge.keptCount = knowledge.parts.count
      }
      return name
    }
  }
}
