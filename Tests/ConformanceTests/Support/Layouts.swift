import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import ViewProgram

/// Lays out previews of this checkout's files, with the images beside them.
enum Layouts {
  static func layOut(
    _ file: URL, beside neighbours: [SourceText] = [], preview index: Int = 0, platform: Platform = .iOS,
    proposal: Proposal? = nil
  ) throws -> PreviewRun {
    let program = try Frontend(platform: platform).parse([source(of: file)] + neighbours).program
    let folder = file.deletingLastPathComponent()
    let options = EvaluationOptions(platform: platform, imageSize: { pngSize($0, in: folder) })
    return try Interpreter(program: program, options: options)
      .run(program.previews[index], on: PreviewSurface(proposal: proposal))
  }

  static func source(of file: URL) throws -> SourceText {
    SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }

  /// The pixels of a PNG, one a point: width and height follow each other in the first chunk.
  private static func pngSize(_ name: String, in folder: URL) -> Size? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".png")), data.count >= 24 else {
      return nil
    }
    func number(at offset: Int) -> Double {
      Double(data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) })
    }
    return Size(width: number(at: 16), height: number(at: 20))
  }
}

extension PreviewRun {
  /// The frame of the first view with a label.
  func frame(of label: String) -> Rect? {
    trace.nodes.first { $0.info.labels.contains(label) }?.frame
  }

  /// The reasons for its lengths, in the order they came about.
  var reasons: [Reason] { trace.rounds.flatMap(\.reasons) }
}
