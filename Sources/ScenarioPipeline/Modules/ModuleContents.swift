internal import Diagnostics
internal import Foundation

/// What is read of the files of some modules, whichever of them is laid out: their bytes, and what they declare.
final class ModuleContents {
  struct Source {
    var folders: [String]
    /// From the module's root.
    var path: String
    /// Empty for a file that is not read.
    var content = ScannedSource([])
    /// Whether it may be parsed.
    var isUsable = true
  }

  let listing: ModuleFiles
  /// The files, in the order of the listing and after them those of which Xcode makes source.
  let sources: [Source]
  /// The files that were not read.
  let broken: [BrokenNeighbor]
  private(set) var index = ModuleIndex()
  /// The modules that the files import.
  let imports: Set<String>
  private let numbers: [String: Int]

  /// - Parameter read: Gives the sources of files, and notes those that cannot be read.
  init(_ listing: ModuleFiles, reading read: ([ModuleFiles.File], inout [BrokenNeighbor]) -> [Source]) {
    self.listing = listing
    var broken = listing.reports.map { BrokenNeighbor(name: $0.file, problem: $0.message) }
    sources = read(listing.files + listing.generating, &broken)
    self.broken = broken
    numbers = Dictionary(
      listing.files.enumerated().map { ($1.url.standardizedFileURL.path, $0) }, uniquingKeysWith: { first, _ in first })
    imports = sources.reduce(into: []) { $0.formUnion($1.content.declarations.imports) }
    for (number, source) in sources.enumerated() { index.add(source.content.declarations, file: number) }
  }

  /// The number of a file of the modules among the sources.
  func number(of file: URL) -> Int? { numbers[file.standardizedFileURL.path] }
}

/// The bytes of a file, or the source that Xcode makes of it, with the names that it declares and uses.
final class ScannedSource {
  let bytes: [UInt8]
  let declarations: DeclarationScan
  /// The names that it uses and does not keep to itself.
  private(set) lazy var mentions = MentionedNames(DeclarationScan(bytes, mentions: true))

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    declarations = DeclarationScan(bytes, mentions: false)
  }
}

/// The names that files use.
struct MentionedNames {
  private var all: Set<String> = []
  private var free: Set<String> = []

  /// No names.
  init() {}

  /// The names of a file that it does not keep to itself.
  init(_ scan: DeclarationScan) {
    all = scan.mentions.subtracting(scan.hidden)
    free = scan.freeMentions
  }

  mutating func add(_ other: MentionedNames) {
    all.formUnion(other.all)
    free.formUnion(other.free)
  }

  /// The names in alphabetical order, without some.
  func names(besides known: Set<String>) -> [String] { all.subtracting(known).sorted() }

  /// Whether a name is always that of a member: it stands behind a dot everywhere.
  func isMember(_ name: String) -> Bool { !free.contains(name) }
}
