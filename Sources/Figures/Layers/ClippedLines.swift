import Explanation
import LayoutEngine

/// The lines around clipped content, and how far they reach outside the picture.
struct ClippedLines {
  private let scene: Scene
  /// The lines of a chain's frames, between which those around clipped content are placed.
  private let outlines: [ChainLayer.Outline]

  /// How far outside the picture, or outside the lines of a chain, a line may be drawn, in pixels.
  private static let beyond = 24.0
  private static let beyondChain = 12.0
  /// How far a line is outside those of the frames in it, in pixels: between them and the next.
  private static let step = 3.0

  init(_ scene: Scene) {
    self.scene = scene
    outlines = PictureFrame.showsChain(scene.subject, scene.options) ? ChainLayer.outlines(scene) : []
  }

  /// The content that a view clips, if it is larger than the view; `nil` where nothing is clipped away.
  func clipped(by node: Trace.Node) -> Box? {
    guard case .clip = node.info.appearance, let box = scene.box(of: node.id),
      let drawn = node.children.first.flatMap({ DrawnExtent(of: $0, hasGhosts: false, scene.record).rect }),
      case let inner = scene.space.box(of: drawn), inner.isDrawable, !box.inset(-1).contains(inner)
    else { return nil }
    return inner
  }

  /// The line around clipped content: outside those of all frames of a chain inside it.
  func line(around inner: Box) -> Box {
    outlines.reduce(inner.inset(-Scene.outset)) { line, outline in
      outline.isLarger(than: inner)
        ? line : line.stepped(outside: outline, of: inner, by: ClippedLines.step)
    }
  }

  /// How far the lines may reach.
  private var room: Box {
    let picture = scene.space.box
    let farthest = picture.inset(-ChainLayer.beyond)
    return outlines.reduce(picture.inset(-ClippedLines.beyond)) { room, outline in
      room.union(outline.box.inset(-ClippedLines.beyondChain).intersection(farthest))
    }
  }

  /// How far the lines may reach on the canvas.
  var roomOnCanvas: Box {
    let (room, edge) = (room, Sheet.leastMargin + 1)
    return Box(
      minX: max(room.minX, edge), minY: room.minY, maxX: min(room.maxX, scene.options.canvasWidth - edge),
      maxY: room.maxY)
  }

  /// The room for scissors, which stay nearer to the picture than lines.
  var roomOfScissors: Box {
    outlines.reduce(scene.space.box.inset(-Scene.outset - 6)) { $0.union($1.box.inset(-Scene.outset - 6)) }
      .intersection(roomOnCanvas)
  }

  /// The box around all lines, as far as they may reach; `nil` without any.
  func box(around nodes: [Trace.Node]) -> Box? {
    let boxes = nodes.compactMap { clipped(by: $0) }.map { line(around: $0).intersection(room) }
    return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }
}
