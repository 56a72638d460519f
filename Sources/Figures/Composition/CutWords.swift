import Explanation
import LayoutEngine

/// The words at the sides at which a picture continues: half of a letter cannot be read.
///
/// Words next to the subject are left out if the picture's edge cuts them, or if their middle fades away. In the
/// subject itself only lines that are cut along their letters are left out; a line that is longer than the picture
/// fades away.
struct CutWords {
  /// The part that is shown, on the canvas.
  private let picture: Box
  /// The sides at which the picture continues.
  private let cut: EdgeSet
  /// The areas that fade towards those sides.
  private let fading: [Box]
  /// Whether a node is the subject or inside it.
  private let isInSubject: (NodeID) -> Bool

  /// How far a letter's box, which is larger than the letter, may reach beyond the picture.
  private static let rim = 1.0

  init(_ record: IndexedTrace, _ subject: Subject, _ plan: PicturePlan, _ space: PictureSpace) {
    (picture, cut) = (space.box, plan.cut)
    let own = record.node(subject.node).map { space.box(of: $0.frame) } ?? space.box
    let held = plan.focus.map { space.box(of: $0).union(own) } ?? own
    fading = Edge.allCases.filter { plan.cut.contains($0) }
      .map { SubjectOutline.fade(toward: $0, of: space.box, holding: held) }
    isInSubject = { id in record.path(to: id).contains { $0.id == subject.node } }
  }

  /// The elements without the words that are cut.
  func leftOut(of elements: [Element]) -> [Element] {
    cut.isEmpty ? elements : elements.compactMap { kept($0, nil, nil) }
  }

  /// - Parameters:
  ///   - map: the transform with which the element is drawn.
  ///   - owner: the node that the element draws.
  private func kept(_ element: Element, _ map: Transform?, _ owner: NodeID?) -> Element? {
    switch element {
    case .group(var group):
      let inner = group.transform.map { own in map.map { $0.after(own) } ?? own } ?? map
      let owner = group.node ?? owner
      if group.classes == ContentInk.words {
        group.elements = group.elements.filter { bar in
          guard case .rectangle(let box, _, _, _) = bar else { return true }
          return !isCut(box, inner, owner)
        }
      } else {
        group.elements = group.elements.compactMap { kept($0, inner, owner) }
      }
      return .group(group)
    case .text(let run): return isCut(ContentInk.box(of: run), map, owner) ? nil : element
    default: return element
    }
  }

  private func isCut(_ box: Box, _ map: Transform?, _ owner: NodeID?) -> Bool {
    var drawn = box
    if let map {
      let mapped = map.boundingBox(of: Rect(x: box.minX, y: box.minY, width: box.width, height: box.height))
      drawn = Box(minX: mapped.minX, minY: mapped.minY, maxX: mapped.maxX, maxY: mapped.maxY)
    }
    let letters = drawn.inset(CutWords.rim)
    let isCutAlong =
      cut.contains(.top) && letters.minY < picture.minY || cut.contains(.bottom) && letters.maxY > picture.maxY
    let isBeside = !(owner.map(isInSubject) ?? false)
    let middle = Box(x: letters.midX, y: letters.midY, width: 0, height: 0)
    if isCutAlong || isBeside && fading.contains(where: { $0.contains(middle) }) { return true }
    let isCutAcross =
      cut.contains(.leading) && letters.minX < picture.minX || cut.contains(.trailing) && letters.maxX > picture.maxX
    return isCutAcross && isBeside
  }
}
