internal import Diagnostics
internal import Foundation

/// What is read of the files of a module, whichever of them is laid out: their bytes, and what they declare.
final class ModuleContents {
  /// A file's bytes, or the source that Xcode makes of it.
  struct Source {
    var folders: [String]
    /// From the module's root.
    var path: String
    var bytes: [UInt8]
    /// Whether it may be parsed.
    var isUsable = true
  }

  let listing: ModuleFiles
  /// The files, in the order of the listing and after them those of which Xcode makes source.
  let sources: [Source]
  /// The files that were not read.
  let broken: [BrokenNeighbor]
  private(set) var index = ModuleIndex()
  private var imports: [Set<String>] = []
  private var mentions: [Int: Set<String>] = [:]
  private let numbers: [String: Int]

  /// - Parameter read: Gives the sources of files, and notes those that cannot be read.
  init(
    _ listing: ModuleFiles, reading read: ([ModuleFiles.File], inout [BrokenNeighbor]) -> [Source]
  ) {
    self.listing = listing
    var broken = listing.reports.map { BrokenNeighbor(name: $0.file, problem: $0.message) }
    sources = read(listing.files + listing.generating, &broken)
    self.broken = broken
    numbers = Dictionary(
      listing.files.enumerated().map { ($1.url.standardizedFileURL.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, source) in sources.enumerated() {
      let scan = DeclarationScan(source.bytes, mentions: false)
      index.add(scan, file: number)
      imports.append(scan.imports)
    }
  }

  /// The number of a file of the module among its sources.
  func number(of file: URL) -> Int? { numbers[file.standardizedFileURL.path] }

  /// The modules that some files import.
  func imports(of files: [Int]) -> Set<String> { files.reduce(into: []) { $0.formUnion(imports[$1]) } }

  /// The names that a file uses and does not keep to itself.
  func mentions(in file: Int) -> Set<String> {
    if let known = mentions[file] { return known }
    let scan = DeclarationScan(sources[file].bytes, mentions: true)
    let found = scan.mentions.subtracting(scan.hidden)
    mentions[file] = found
    return found
  }
}
