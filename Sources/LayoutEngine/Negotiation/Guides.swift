extension Negotiation {
  /// Where a guide lies in a view that was given a size, in the view's own coordinates.
  @inline(__always)
  func guide(_ guide: Guide, of id: NodeID, _ proposal: Proposal, _ size: Size) -> Double {
    guideIfSet(guide, of: id, proposal, size) ?? defaultGuide(guide, size)
  }

  /// Where a view, or one inside it, sets a guide; `nil` when none does. Most views have none, which is checked first.
  @inline(__always)
  func guideIfSet(_ guide: Guide, of id: NodeID, _ proposal: Proposal, _ size: Size) -> Double? {
    let wanted: NodeTraits = guide.isOfTexts ? [.explicitGuide, .textBaseline] : .explicitGuide
    return nodes[id].traits.isDisjoint(with: wanted) ? nil : explicitGuide(guide, of: id, proposal, size)
  }

  /// The dimensions a guide's closure computes with.
  func dimensions(of id: NodeID, _ proposal: Proposal, _ size: Size) -> ViewDimensions {
    ViewDimensions(
      size: size,
      guide: { self.guide($0, of: id, proposal, size) },
      explicitGuide: { self.explicitGuide($0, of: id, proposal, size) })
  }

  /// Where a guide lies when no view sets it: at the edge or middle it is named for, a text baseline at
  /// the bottom edge.
  @inline(__always)
  func defaultGuide(_ guide: Guide, _ size: Size) -> Double {
    switch guide.id {
    case 0: 0
    case 1: size[guide.axis] / 2
    case Guide.listRowSeparatorLeading.id where guide.axis == .horizontal: 0
    case ..<Guide.firstCustomID: size[guide.axis]
    default: customGuide(guide, size)
    }
  }

  @inline(never)
  private func customGuide(_ guide: Guide, _ size: Size) -> Double {
    let index = Int(guide.id - Guide.firstCustomID)
    guard index < tree.guideDefaults.count else { return 0 }
    return tree.guideDefaults[index](
      ViewDimensions(size: size, guide: { self.defaultGuide($0, size) }, explicitGuide: { _ in nil }))
  }

  /// Where a view, or one inside it, sets a guide; `nil` when none does.
  ///
  /// 1. A text sets its first and last baselines, and its leading edge.
  /// 2. `alignmentGuide` sets the result of its closure for the view inside. Any other modifier passes on its child's
  ///    guide, moved by the child's origin; only `offset`, which moves nothing for others, passes it on as it is.
  /// 3. A container merges the guides of its children: the mean for a guide of the scenario's own, the smallest first
  ///    baseline and leading edge of a text, the largest last baseline. SwiftUI's own edges and centres are not merged
  ///    in its own containers. A custom layout merges all guides, as the documentation of `Layout.explicitAlignment`
  ///    says, and one that sets its guides itself is asked instead.
  /// 4. A background, an overlay or the view of a safe area inset is not asked.
  ///
  /// Each alignment around a view asks it and all views inside it, at every proposal, so results are kept: nested views
  /// would otherwise be asked again for each view around them.
  ///
  /// Few views have guides of their own, so this is kept out of the loops that look for one in each child.
  @inline(never)
  func explicitGuide(_ guide: Guide, of id: NodeID, _ proposal: Proposal, _ size: Size) -> Double? {
    let question = KnownGuide.question(guide, of: id)
    if let known = knownGuides?.table.find(question, proposal), known.pointee.size == size {
      return known.pointee.value
    }
    guard takeSteps(1 + childCount(of: id) / 4, for: id) else { return nil }
    let value = foundGuide(guide, of: id, proposal, size)
    let guides = knownGuides ?? KnownGuides()
    knownGuides = guides
    guides.keep(KnownGuide(question: question, proposal: proposal, size: size, value: value))
    return value
  }

  @inline(never)
  private func foundGuide(_ guide: Guide, of id: NodeID, _ proposal: Proposal, _ size: Size) -> Double? {
    switch facts(of: id).guides {
    case .nowhere: nil
    case .text(let index): textGuide(guide, tree.texts[Int(index)], proposal)
    case .baseline(let distance): guide.isTextBaseline ? distance : nil
    case .closure(guide, let index): closureGuide(index, of: id, proposal, size)
    case .childUnmoved: explicitGuide(guide, of: onlyChild(of: id), proposal, size)
    case .closure, .children: mergedGuide(guide, of: id, proposal, size)
    case .firstChild: mergedGuide(guide, of: id, proposal, size, onlyFirst: true)
    case .sideBySide: guideOfContainer(guide, of: id, proposal, size)
    case .layout(let index):
      if let ask = tree.layouts[Int(index)].explicitAlignment {
        customExplicitGuide(ask, guide, of: id, proposal, size)
      } else {
        mergedGuide(guide, of: id, proposal, size)
      }
    }
  }

  /// Step 2.
  private func closureGuide(_ index: Int32, of id: NodeID, _ proposal: Proposal, _ size: Size) -> Double {
    tree.askedGuides.insert(id.rawValue)
    return tree.guideClosures[Int(index)](dimensions(of: onlyChild(of: id), proposal, size))
  }

  /// Step 3.
  private func guideOfContainer(_ guide: Guide, of id: NodeID, _ proposal: Proposal, _ size: Size) -> Double? {
    if childCount(of: id) > 1, guide.isEdgeOrCenter { return nil }
    return mergedGuide(guide, of: id, proposal, size)
  }

  /// - Parameter onlyFirst: leaves out every child but the first, step 4.
  private func mergedGuide(
    _ guide: Guide, of id: NodeID, _ proposal: Proposal, _ size: Size, onlyFirst: Bool = false
  ) -> Double? {
    var merged = MergedGuide(guide)
    arrange(id, proposal, size) { child, origin, childProposal, childSize in
      if onlyFirst, child != self.child(of: id, at: 0) { return }
      if let value = self.explicitGuide(guide, of: child, childProposal, childSize) {
        merged.add(value + origin[guide.axis])
      }
    }
    return merged.value
  }
}

/// The guides that the views of a layout were asked for.
final class KnownGuides {
  let table = AnswerTable<KnownGuide>()
  private let guides = Pool<KnownGuide>()

  deinit { guides.free() }

  /// Keeps the guide a view was asked for last.
  func keep(_ guide: KnownGuide) {
    if let known = table.find(guide.question, guide.proposal) {
      known.pointee = guide
    } else {
      table.insert(guides.add(guide))
    }
  }

  /// How much memory it takes, in bytes.
  var memory: Int { guides.count * MemoryLayout<KnownGuide>.stride + table.memory }
}

/// A view's guide at a proposal.
struct KnownGuide: Answered {
  var question: UInt64
  var proposal: Proposal
  var size: Size
  /// `nil` when neither the view nor one inside it sets the guide.
  var value: Double?

  /// The question for a guide of a node.
  static func question(_ guide: Guide, of id: NodeID) -> UInt64 {
    let axis: UInt64 = guide.axis == .horizontal ? 0 : 1 << 63
    return axis | UInt64(UInt16(bitPattern: guide.id)) << 32 | UInt64(UInt32(bitPattern: id.rawValue))
  }
}

/// The children's explicit values of one guide, merged as the guide asks.
private struct MergedGuide {
  let guide: Guide
  var total = 0.0
  var smallest = Double.infinity
  var largest = -Double.infinity
  var count = 0

  init(_ guide: Guide) { self.guide = guide }

  mutating func add(_ value: Double) {
    total += value
    smallest = min(smallest, value)
    largest = max(largest, value)
    count += 1
  }

  var value: Double? {
    guard count > 0 else { return nil }
    if guide == .firstTextBaseline || guide == .textLeading { return smallest }
    if guide == .lastTextBaseline { return largest }
    return total / Double(count)
  }
}
