import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import ViewProgram

/// A scenario's first preview, laid out.
struct LaidOutPreview {
  let preview: EvaluatedPreview
  let outcome: LayoutOutcome
  let recorder: TraceRecorder

  /// The frame of the first node with a label.
  func frame(of label: String) -> Rect? {
    for index in 0..<preview.tree.nodeCount {
      let node = NodeID(Int32(index))
      if preview.tree.info(of: node).labels.contains(label) { return preview.tree.frame(of: node) }
    }
    return nil
  }
}

/// Lays scenarios out from their source.
enum Layouts {
  /// What the root is centred in.
  enum Room {
    case ofPreview
    case container(Size)
    /// Nothing: the root stands at the origin.
    case nowhere
  }

  static func layOut(
    _ code: String, name: String, beside others: [SourceText] = [], preview index: Int = 0, platform: Platform,
    proposal: Proposal? = nil, room: Room = .ofPreview, imageFolder: URL? = nil
  ) throws -> LaidOutPreview {
    let source = SourceText(name: name + ".swift", bytes: Array(code.utf8))
    let program = try Frontend(platform: platform).parse([source] + others).program
    let options = EvaluationOptions(platform: platform, imageSize: { pngSize($0, in: imageFolder) })
    let preview = try Interpreter(program: program, options: options).evaluate(program.previews[index])
    let container: Size? =
      switch room {
      case .ofPreview: preview.container
      case .container(let size): size
      case .nowhere: nil
      }
    let recorder = TraceRecorder()
    let outcome = preview.tree.layOut(
      root: preview.root, proposal: proposal ?? Proposal(container ?? .zero), container: container,
      recorder: recorder)
    return LaidOutPreview(preview: preview, outcome: outcome, recorder: recorder)
  }

  /// The pixels of a PNG, one a point: width and height follow each other in the first chunk.
  private static func pngSize(_ name: String, in folder: URL?) -> Size? {
    guard let folder, let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".png")),
      data.count >= 24
    else { return nil }
    func number(at offset: Int) -> Double {
      Double(data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) })
    }
    return Size(width: number(at: 16), height: number(at: 20))
  }
}
