internal import Foundation

/// Finds the files of a module that one file needs, by the names in it and in those that are found.
struct ModuleSearch {
  private let contents: ModuleContents
  /// The number of the requested file, which needs nothing of itself.
  private let own: Int?
  /// The folders of the requested file.
  private let folders: [String]
  private var needed: [Int] = []
  private var isNeeded: Set<Int> = []
  private var asked: Set<String> = []
  /// Names that the file uses and several files declare, with the one that is used and the next one.
  private(set) var ambiguous: [(name: String, used: String, other: String)] = []

  /// - Parameters:
  ///   - file: The requested file.
  ///   - folders: The names of the folders from the module's root to it.
  init(_ contents: ModuleContents, for file: URL, in folders: [String]) {
    self.contents = contents
    self.folders = folders
    own = contents.number(of: file)
  }

  /// The numbers of the files in the order in which they matter: those that the file itself names, then those that these
  /// name, and so on.
  mutating func files(neededBy bytes: [UInt8]) -> [Int] {
    let scan = DeclarationScan(bytes, mentions: true)
    asked = Set(scan.declared + scan.hidden)
    for name in scan.declared { add(contents.index.files(adding: name, besides: own)) }
    var open = scan.mentions.subtracting(asked).sorted()
    asked.formUnion(open)
    var isFirst = true
    while !open.isEmpty {
      let known = needed.count
      for name in open { find(name, isFirst: isFirst) }
      needed = needed[..<known] + needed[known...].sorted { isNearer($0, $1) }
      isFirst = false
      var found: Set<String> = []
      for file in needed.dropFirst(known) where contents.sources[file].isUsable {
        found.formUnion(contents.sources[file].content.mentions)
      }
      open = found.subtracting(asked).sorted()
      asked.formUnion(open)
    }
    return needed
  }

  /// Whether a file comes before another in a program: the nearest come first.
  func isNearer(_ file: Int, _ other: Int) -> Bool { (distance(to: file), file) < (distance(to: other), other) }

  private mutating func find(_ name: String, isFirst: Bool) {
    var declaring = contents.index.files(declaring: name, besides: own).sorted { isNearer($0, $1) }
    // An alias of another module's type leads to the file that declares it.
    while let first = declaring.first, contents.index.handsOn(name, in: first) {
      add([first])
      declaring.removeFirst()
    }
    if let nearest = declaring.first {
      // A file that is equally near may be for another platform.
      let equal = declaring.filter { distance(to: $0) == distance(to: nearest) }
      add(equal)
      if isFirst, equal.count < declaring.count, name.first?.isUppercase ?? false {
        ambiguous.append((name, contents.sources[nearest].path, contents.sources[declaring[equal.count]].path))
      }
    }
    add(contents.index.files(adding: name, besides: own))
  }

  private mutating func add(_ found: [Int]) {
    for file in found where isNeeded.insert(file).inserted { needed.append(file) }
  }

  /// How many folders are between the requested file and another.
  private func distance(to file: Int) -> Int {
    let other = contents.sources[file].folders
    var shared = 0
    while shared < min(other.count, folders.count), other[shared] == folders[shared] { shared += 1 }
    return other.count + folders.count - 2 * shared
  }
}
