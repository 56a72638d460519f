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
  /// The files that have been found, by how far away they are.
  private var waiting: [[Int]] = []
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

  /// The numbers of the files in the order in which they matter.
  ///
  /// A file is as far away as the shortest way to it: from the requested file to those that have what it names, from
  /// these to what they name, and so on. Of equally far files those in the nearest folders come first.
  ///
  /// 1. From a name to the file that declares it, or that extends the module's own type of that name, it is one step.
  /// 2. A member that an extension adds to another module's type is one step away where the file imports SwiftUI: it is
  ///    a modifier, a style, a color. Elsewhere a member of that name may be any type's: two steps, and four where
  ///    nothing has named the extended type so far.
  /// 3. A name that only members have is declared at the top of a file where a module's name precedes it: two steps.
  /// 4. What the requested file does not name itself is a step farther in a file that does not import SwiftUI: most of
  ///    it decides no layout.
  mutating func files(neededBy bytes: [UInt8]) -> [Int] {
    let scan = DeclarationScan(bytes, mentions: true)
    asked = Set(scan.declared + scan.hidden)
    for name in scan.declared { wait(contents.index.files(extending: name, besides: own), at: 1) }
    find(MentionedNames(scan), from: 0)
    var length = 1
    while length < waiting.count {
      let reached = waiting[length].filter { isNeeded.insert($0).inserted }.sorted { isNearer($0, $1) }
      needed += reached
      let usable = reached.filter { contents.sources[$0].isUsable }
      find(usable.reduce(into: MentionedNames()) { $0.add(contents.sources[$1].content.mentions) }, from: length)
      length += 1
    }
    return needed
  }

  /// Swift's types and protocols whose values need not be named.
  private static let unnamed: Set<String> = [
    "Array", "BidirectionalCollection", "Binding", "Bool", "CGFloat", "Character", "Collection", "Comparable",
    "Dictionary", "Double", "Equatable", "Int", "MutableCollection", "Optional", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence", "String", "StringProtocol",
  ]

  /// Whether a file comes before another in a program: the nearest come first.
  func isNearer(_ file: Int, _ other: Int) -> Bool { (distance(to: file), file) < (distance(to: other), other) }

  /// - Parameter length: How far the files are that have the names.
  private mutating func find(_ mentions: MentionedNames, from length: Int) {
    let names = mentions.names(besides: asked)
    asked.formUnion(names)
    for name in names { find(name, isMember: mentions.isMember(name), from: length) }
  }

  private mutating func find(_ name: String, isMember: Bool, from length: Int) {
    let index = contents.index
    let toDeclaration = isMember ? 2 : 1
    func reach(_ files: [Int]) {
      for file in files { wait([file], at: length + toDeclaration + (length == 0 || isDrawing(file) ? 0 : 1)) }
    }
    var declaring = index.files(declaring: name, besides: own).sorted { isNearer($0, $1) }
    // An alias of another module's type leads to the file that declares it.
    while let first = declaring.first, index.handsOn(name, in: first) {
      reach([first])
      declaring.removeFirst()
    }
    if let nearest = declaring.first {
      // A file that is equally near may be for another platform.
      let equal = declaring.filter { distance(to: $0) == distance(to: nearest) }
      reach(equal)
      if length == 0, equal.count < declaring.count, name.first?.isUppercase ?? false {
        ambiguous.append((name, contents.sources[nearest].path, contents.sources[declaring[equal.count]].path))
      }
    }
    if index.isDeclared(name, besides: own) { reach(index.files(extending: name, besides: own)) }
    for addition in index.additions(named: name, besides: own) {
      let toMember = isDrawing(addition.file) ? 1 : isNamed(addition.type) ? 2 : 4
      wait([addition.file], at: length + toMember)
    }
  }

  /// Whether a file imports SwiftUI.
  private func isDrawing(_ file: Int) -> Bool {
    contents.sources[file].content.declarations.imports.contains("SwiftUI")
  }

  /// Whether a type has been named so far, or needs no name.
  private func isNamed(_ type: String) -> Bool {
    let name = String(type.prefix { $0 != "." })
    return ModuleSearch.unnamed.contains(name) || asked.contains(name)
  }

  private mutating func wait(_ files: [Int], at length: Int) {
    guard !files.isEmpty else { return }
    while waiting.count <= length { waiting.append([]) }
    waiting[length] += files.filter { !isNeeded.contains($0) }
  }

  /// How many folders are between the requested file and another.
  private func distance(to file: Int) -> Int {
    let other = contents.sources[file].folders
    var shared = 0
    while shared < min(other.count, folders.count), other[shared] == folders[shared] { shared += 1 }
    return other.count + folders.count - 2 * shared
  }
}
