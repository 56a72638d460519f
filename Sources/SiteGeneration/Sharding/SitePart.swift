internal import Diagnostics
public import Foundation

/// A folder with the pages of one shard, which `haggle merge` combines with the others into a site.
///
/// It is a cache that holds the entries of exactly those scenarios, and a note that it is complete.
public struct SitePart: Sendable {
  let folder: URL
  /// The folder's name as the user knows it.
  let name: String

  private static let note = ".haggle-part"
  private static let firstLine = "haggle-part 1\n"

  public init(_ folder: URL, shownAs name: String) { (self.folder, self.name) = (folder, name) }

  /// The shard of a complete part.
  ///
  /// - Throws: That the part is missing or incomplete.
  func shard() throws(Problem) -> SiteShard {
    guard let text = try? String(contentsOf: folder.appendingPathComponent(SitePart.note), encoding: .utf8),
      text.hasPrefix(SitePart.firstLine), text.hasSuffix("\n"),
      let shard = SiteShard(String(text.dropFirst(SitePart.firstLine.count).dropLast()))
    else { throw Problem(SiteFault.noPart, in: name) }
    return shard
  }

  /// Prepares the folder; the part is incomplete until it is finished.
  ///
  /// - Throws: That something else is there, or that it cannot be written.
  func begin() throws(Problem) {
    let files = FileManager.default
    let names = try? files.contentsOfDirectory(atPath: folder.path)
    if let names, !names.isEmpty, !names.contains(SitePart.note), !names.allSatisfy({ $0.count == 2 }) {
      throw Problem(SiteFault.foreignPart, in: name)
    }
    do {
      if names?.contains(SitePart.note) ?? false {
        try files.removeItem(at: folder.appendingPathComponent(SitePart.note))
      }
      // What an earlier build left there is of no use to this one.
      for shelf in names ?? [] where shelf.count == 2 { try files.removeItem(at: folder.appendingPathComponent(shelf)) }
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Problem(SiteFault.unwritablePart, in: name)
    }
  }

  func finish(_ shard: SiteShard) throws(Problem) {
    let text = SitePart.firstLine + shard.text + "\n"
    do {
      try Data(text.utf8).write(to: folder.appendingPathComponent(SitePart.note), options: .atomic)
    } catch {
      throw Problem(SiteFault.unwritablePart, in: name)
    }
  }

  /// Checks that parts are all those of one site.
  ///
  /// - Throws: Which shards are missing or present twice, or that the parts belong to different divisions.
  static func check(_ parts: [SitePart]) throws(Problem) {
    var known: [Int: SitePart] = [:]
    var count: Int?
    for part in parts {
      let shard = try part.shard()
      if let count, shard.count != count {
        throw Problem(SiteFault.otherShards(shard.text, count: count), in: part.name)
      }
      count = shard.count
      if let other = known.updateValue(part, forKey: shard.number) {
        throw Problem(SiteFault.shardTwice(shard.text, other: other.name), in: part.name)
      }
    }
    let missing = (1...(count ?? 1)).filter { known[$0] == nil }.map { "\($0)/\(count ?? 1)" }
    guard missing.isEmpty else { throw Problem(SiteFault.missingShards(missing), in: parts.first?.name ?? "") }
  }
}
