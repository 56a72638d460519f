import Explanation
import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import Synchronization
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
    let known = layouts.withLock { layouts in
      let known = layouts[folder] ?? LaidOutFolder()
      layouts[folder] = known
      return known
    }
    return try known.previews.withLock { previews in
      let made = try previews ?? layOut(folder)
      previews = made
      return made.map { (record: IndexedTrace($0.trace), source: $0.source) }
    }
  }

  /// The folders that a test has asked for: laying them out takes longer than what is checked of each.
  private static let layouts = Mutex<[URL: LaidOutFolder]>([:])

  private final class LaidOutFolder: Sendable {
    let previews = Mutex<[(trace: Trace, source: String)]?>(nil)
  }

  private static func layOut(_ folder: URL) throws -> [(trace: Trace, source: String)] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let sources = try files.map { file in
      SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    }
    return try sources.indices.flatMap { index -> [(trace: Trace, source: String)] in
      let own = [sources[index]] + sources.enumerated().filter { $0.offset != index }.map { $0.element }
      let program = try Frontend(platform: .iOS).parse(own).program
      let interpreter = Interpreter(program: program, options: EvaluationOptions(platform: .iOS))
      let text = own.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      return try program.previews.map { preview in
        (trace: try interpreter.run(preview, on: PreviewSurface()).trace, source: text)
      }
    }
  }
}
