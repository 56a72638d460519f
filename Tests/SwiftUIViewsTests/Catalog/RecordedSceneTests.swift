import Foundation
import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Rows of `Facts/controls.json` that need a scene: rows of lists and forms, bars, labels beside controls, parts of controls.
struct RecordedSceneTests {
  /// A recorded view in its scene.
  struct Row: Sendable, CustomTestStringConvertible {
    var platform: Platform
    var control: String
    var view: String
    var size: Size
    /// What must be equal: `1 row.0 = a.x - list.x + 4` compares the first number of `row` in the second instance with a
    /// view's place. A number that is added is what the recording machine's tall script has made of a text's line: the table's
    /// README tells.
    var checks: [String]
    var tolerance: Double
    /// Whether the size is that of a window, whose bar shows.
    var isWindow: Bool

    init(
      _ platform: Platform, _ control: String, in size: Size = Size(width: 320, height: 480), tolerance: Double = 0.01,
      isWindow: Bool = false, _ checks: [String], _ view: String
    ) {
      self.isWindow = isWindow
      (self.platform, self.control, self.size, self.tolerance) = (platform, control, size, tolerance)
      (self.checks, self.view) = (checks, view)
    }

    var testDescription: String { "\(platform) \(control): \(checks.first ?? "")" }

    /// The instances of the table that are looked at.
    var indices: Set<Int> { Set(checks.compactMap { Int($0.prefix { $0 != " " }) }) }
  }

  @Test(arguments: rows) func standsAsRecorded(_ row: Row) throws {
    let phone = row.platform == .iOS ? ".previewDevice(\"iPhone SE (3rd generation)\")" : ""
    let fruit = "struct Fruit: Identifiable { var id: Int }"
    let scene = "\(fruit)\n#Preview { Group {\n\(row.view)\n}\(phone) }"
    let surface =
      row.isWindow ? PreviewSurface(container: row.size) : PreviewSurface(proposal: Proposal(row.size))
    let run = try run(scene, on: surface) { $0.platform = row.platform }
    let table = try ControlTable.read()
    #expect(!row.checks.isEmpty)
    for check in row.checks {
      let sides = check.components(separatedBy: " = ")
      try #require(sides.count == 2, "\(check)")
      let index = try #require(Int(sides[0].prefix { $0 != " " }))
      let instance = try table.instance(index, of: row.control, on: row.platform)
      let recorded = try Self.sum(sides[0].split(separator: " ").dropFirst()) {
        try #require(instance.number($0), "\(check)")
      }
      let own = try Self.sum(sides[1].split(separator: " ")) { try Self.length($0, in: run) }
      #expect(abs(recorded - own) <= row.tolerance, "\(check): recorded \(recorded), here \(own)")
    }
  }

  /// Numbers and named lengths with signs between them.
  private static func sum(_ words: some Sequence<Substring>, _ length: (String) throws -> Double) throws -> Double {
    var (sum, sign) = (0.0, 1.0)
    for word in words {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      default: sum += sign * (try Double(word) ?? length(String(word)))
      }
    }
    return sum
  }

  /// A length of a view's frame: `a.x` of the view that `id` calls a, `HStack:tab.w` of a part of that name and arguments.
  private static func length(_ word: String, in run: PreviewRun) throws -> Double {
    let parts = word.split(separator: ".").map(String.init)
    let name = parts[0].split(separator: ":").map(String.init)
    let node = run.trace.nodes.first {
      name.count == 1
        ? $0.info.labels.contains(name[0])
        : $0.info.name == name[0] && $0.info.arguments == name[1].replacingOccurrences(of: "_", with: " ")
    }
    let frame = try #require(node, "no view is called \(parts[0])").frame
    switch parts[1] {
    case "x": return frame.minX
    case "y": return frame.minY
    case "w": return frame.size.width
    case "h": return frame.size.height
    case "maxX": return frame.maxX
    case "midY": return frame.midY
    default: return try #require(nil, "\(word) is no length")
    }
  }

  /// Instances of the table that no view of SwiftUI's shows here, and why.
  static let unseen: [String: (indices: Set<Int>, reason: String)] = [
    "iOS UISearchBar / searchable field": ([1], "a field that is edited; a preview shows it at rest"),
    "iOS UIButton system / configurations": ([0, 1], "a view of UIKit's"),
  ]

  @Test func everyRowOfTheTableIsATest() throws {
    var (tested, all) = (0, 0)
    for entry in try ControlTable.read().entries {
      let name = entry.control
      let controls = RecordedControlTests.rows.filter { $0.platform == entry.platform && $0.control == name }
      var seen = Set(controls.map(\.index))
      for row in Self.rows where row.platform == entry.platform && row.control == name { seen.formUnion(row.indices) }
      let unseen = Self.unseen["\(entry.platform == .macOS ? "macOS" : "iOS") \(name)"]?.indices ?? []
      #expect(seen.isDisjoint(with: unseen), "\(name)")
      let missing = Set(entry.instances.indices).subtracting(seen).subtracting(unseen)
      #expect(missing == [], "\(entry.platform) \(name)")
      tested += seen.count
      all += entry.instances.count
    }
    print("controls.json: \(tested) of \(all) rows are tests")
    #expect(all == 193)
    #expect(tested == 190)
    let known = try String(contentsOf: ControlTable.whatIsKnown, encoding: .utf8)
    #expect(known.contains("\(tested) of the \(all) rows"))
  }

  // MARK: Scenes

  static let icon = "Color.red.frame(width: 24, height: 24)"
  static func label(_ title: String) -> String { "Label { Text(\"\(title)\") } icon: { \(icon) }" }
  static let fruit = #"Text("Apple").tag(0); Text("Banana").tag(1); Text("Cherry").tag(2)"#
  static let link = "URL(string: \"https://a.b\")!"

  static let rows: [Row] = macControls + macContainers + windowToolbars + phoneControls + phoneContainers
}
