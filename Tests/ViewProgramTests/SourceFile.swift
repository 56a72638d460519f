import Foundation
import SwiftFrontend
import Testing
import ViewProgram

/// Programs to write and read: the site's scenarios and the conformance cases.
struct SourceFile: CustomTestStringConvertible, Sendable {
  var path: String

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let scenarios = files(in: "Scenarios")
  static let cases = files(in: "Tests/ConformanceTests/Cases") + files(in: "Tests/ConformanceTests/Recorded")

  var testDescription: String { path }

  func program() throws -> Program {
    let bytes = [UInt8](try Data(contentsOf: SourceFile.package.appendingPathComponent(path)))
    return try Frontend().parse([SourceText(name: path, bytes: bytes)]).program
  }

  private static func files(in folder: String) -> [SourceFile] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { SourceFile(path: "\(folder)/\($0)") }
  }
}

/// A program of every kind of declaration, statement, pattern and expression.
enum Everything {
  static let source = """
    import Quayside
    typealias Pair = (first: Int, Double)
    protocol Named { var name: String { get } }
    enum Kind<Value>: String, Named { case plain = "p", labelled(value: Int, Double); var name: String { "k" } }
    final class Model { @State lazy var count = 2; static let shared = Model(); init?(_ count: Int...) { } }
    extension Array: Named where Element == Int {
      var name: String { get { "a" } set { print(newValue) } }
      subscript(at index: Int) -> Int? { get { nil } set { } }
    }
    struct Row: View {
      @Environment(\\.layoutDirection) var direction
      var watched = 1.5 { willSet { print(1) } didSet { print(oldValue) } }
      let (left, right) = (1, -70_000)
      static func + (a: Row, b: Row) -> Row { a }
      mutating func change(_ value: inout [String: Int], by step: Int = 2, @ViewBuilder with content: () -> some View) { }
      var body: some View { Text("a \\(watched, specifier: "%.1f") ü").frame(width: .infinity) }
    }
    func work(_ items: [Int?], _ kind: Kind<Int>, _ maybe: Model?) throws -> Int {
      guard let maybe, case .labelled(let value, _) = kind, items.count > 1_000_000 else { throw Problem.bad }
      defer { print("done") }
      outer: for case let item? in items where item != 3 {
        while true { if item == 2 { break outer } else if item is Int { continue outer } else { break } }
      }
      repeat { count += 1 } while count < 0x10
      do { try work() } catch Problem.bad { print(1) } catch { }
      switch (kind, items[0]) {
      case (.plain, let x?) where x > 1, (.labelled(value: 1, 2...3), nil): fallthrough
      case (is Kind<Int>, _): return 1
      default: break
      }
      let size = if value > 0 { 1 } else { 2 }
      let closure: (Int) -> Int = { [n = size, maybe] (a: Int, _) -> Int in a + n }
      func local(_ list: [Int] = [1, 2]) -> Int { list[0] }
      let other = ["a": 1.25e-3, "b": .pi]
      let keys = items.map(\\.self).sorted(by: \\Row.body.x)
      return try? (maybe?.shared!.count as? Int) ?? swap(&items, other ? !true : nil) { $0 } next: { _ in }
    }
    #Preview("Everything", traits: .fixedLayout(width: 100, height: 1e300)) { Row(); Row() }
    #Preview { Row() }
    """

  static func program() throws -> Program {
    try Frontend().parse([SourceText(name: "everything.swift", bytes: Array(source.utf8))]).program
  }
}
