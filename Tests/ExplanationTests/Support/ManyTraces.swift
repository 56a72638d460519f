import Explanation
import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import Testing
import TraceSamples
import ViewProgram

/// Many layouts of all kinds, for what must hold for each.
enum ManyTraces {
  static let seeds = Array(UInt64(1)...500)

  /// A random tree in a container.
  static func random(_ seed: UInt64) -> IndexedTrace {
    let direction: LayoutDirection = seed.isMultiple(of: 5) ? .rightToLeft : .leftToRight
    let random = RandomTree(seed: seed, direction: direction, hasEverything: true)
    let recorder = TraceRecorder()
    let container = Size(width: 320, height: 240)
    _ = random.frames(in: container, recorder: recorder)
    return IndexedTrace(Trace(tree: random.tree, root: random.root, container: container, recorder: recorder))
  }

  /// The folders below `Scenarios` with previews.
  static let folders = Result {
    let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")
    let files = try #require(FileManager.default.enumerator(at: scenarios, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return Set(files.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
  }

  /// Every preview of a folder; those of a folder share its declarations.
  static func scenarios(in folder: URL) throws -> [IndexedTrace] { try sources(in: folder).map { $0.record } }

  /// Every preview of a folder with all that its files say.
  static func sources(in folder: URL) throws -> [(record: IndexedTrace, source: String)] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let sources = try files.map { file in
      SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    }
    return try sources.indices.flatMap { index -> [(record: IndexedTrace, source: String)] in
      let own = [sources[index]] + sources.enumerated().filter { $0.offset != index }.map { $0.element }
      let program = try Frontend(platform: .iOS).parse(own).program
      let interpreter = Interpreter(program: program, options: EvaluationOptions(platform: .iOS))
      let text = own.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      return try program.previews.map { preview in
        (record: IndexedTrace(try interpreter.run(preview, on: PreviewSurface()).trace), source: text)
      }
    }
  }
}
