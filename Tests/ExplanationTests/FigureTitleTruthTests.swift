import Explanation
import Foundation
import LayoutEngine
import Testing

/// Every title that a figure could have, checked against the record.
struct FigureTitleTruthTests {
  @Test func everyTitleOfRandomTreesIsTrue() {
    var count = 0
    var kinds = Kinds()
    for seed in ManyTraces.seeds { count += check(ManyTraces.random(seed), "seed \(seed)", &kinds) }
    #expect(count > 2_000)
    // The random trees clip nothing, and have no custom layouts, no siblings that are alike and few gaps that differ.
    let isMissing = ContainerTitleCheck.Kind.allCases.filter { !kinds.containers.contains($0) }
    #expect(Set(isMissing).isSubset(of: [.clipped, .ownLayout, .odd, .gaps, .relativeFrame]), "\(isMissing)")
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everyTitleOfAScenarioIsTrue(folder: URL) throws {
    var count = 0
    var kinds = Kinds()
    for record in try ManyTraces.scenarios(in: folder) { count += check(record, folder.lastPathComponent, &kinds) }
    #expect(count > 0)
  }

  /// The kinds of titles that there were.
  private struct Kinds {
    var containers: Set<ContainerTitleCheck.Kind> = []
    var grids: Set<GridTitleCheck.Kind> = []
  }

  private func check(_ record: IndexedTrace, _ place: String, _ kinds: inout Kinds) -> Int {
    var count = 0
    for node in record.placedNodes {
      let subject = Subject(record, at: node)
      let headline = FigureHeadline(record, subject).title
      count += 1
      let place = "\(place): \(headline)"
      let title = checkIgnored(withoutCapital(headline, record), record, subject, place)
      #expect(!title.isEmpty && !title.hasSuffix("."), "\(place)")
      if title.hasPrefix("ViewThatFits takes ") {
        #expect(ChoiceTitleCheck(record: record, title: title).isTrue, "\(place)")
        continue
      }
      if let result = ContainerTitleCheck(record, subject, node, title: title).result {
        kinds.containers.insert(result.kind)
        #expect(result.isTrue, "\(result.kind), \(place)")
      } else if let result = GridTitleCheck(record, subject, node, title: title).result {
        kinds.grids.insert(result.kind)
        #expect(result.isTrue, "\(result.kind), \(place)")
      } else if subject.kind == .chain {
        checkChain(title, record, subject, place)
      } else {
        checkContainer(title, record, node, subject, place)
      }
    }
    return count
  }

  /// A title with the name at its beginning as it is elsewhere: that of a part of the system's has a capital there.
  private func withoutCapital(_ title: String, _ record: IndexedTrace) -> String {
    let plain = title.prefix(1).lowercased() + title.dropFirst()
    let isPart = record.trace.nodes.contains { $0.info.partName.map { plain.hasPrefix($0 + " ") } ?? false }
    return isPart && !record.trace.nodes.contains { title.hasPrefix($0.info.name + " ") } ? plain : title
  }

  /// Checks what a title states first, of a frame that ignores a length, against the record.
  ///
  /// - Returns: the rest of the title.
  private func checkIgnored(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) -> String {
    let checks = subject.chain.compactMap { record.node($0) }.map { IgnoredLengthCheck(record: record, frame: $0) }
      .filter { !$0.lengths.isEmpty }
    guard let match = title.firstMatch(of: /^frame (ignores its .*?); (.*)$/) else {
      #expect(checks.isEmpty || subject.kind == .container || !record.trace.findings.isEmpty, "\(place)")
      return title
    }
    #expect(checks.contains { $0.isTrue(String(match.1)) }, "\(place)")
    return String(match.2)
  }

  /// Whether a frame proposes its own length, which may be the one that it is proposed.
  private func isFixed(_ id: NodeID, _ record: IndexedTrace) -> Bool {
    record.decidingReasons(of: id).contains { $0.node == id && $0.step == .fixedLength }
  }

  private func checkChain(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) {
    guard let view = subject.chain.last.flatMap({ record.node($0) }), let proposal = record.finalProposal(of: view.id)
    else { return }
    if title.contains(", beyond the safe area") {
      checkBeyondSafeArea(title, record, subject, place)
      return
    }
    if title.contains(" has the other ") {
      checkBeside(title, record, subject, place)
      return
    }
    if title.contains("; both are ") {
      checkCutBorder(title, record, subject, place)
      return
    }
    if let match = title.firstMatch(
      of: /^(.*) gives its content the ([\d.]+) points that its bar of ([\d.]+) leaves of ([\d.]+)$/)
    {
      let heights = view.children.compactMap { record.node($0)?.frame.size.height }
      #expect(LengthText.length(view.frame.size.height) == match.4, "\(place)")
      #expect((number(match.2) + number(match.3) - number(match.4)).magnitude < 0.11, "\(place)")
      #expect(heights.contains { LengthText.length($0) == match.3 }, "\(heights), \(place)")
      return
    }
    let isAround = title.replacing("with all that is around it", with: "").contains(" around ")
    let isWrapper =
      (isAround || title.contains(" and puts ") || title.contains(", which it takes, and is "))
      && subject.chain.dropLast().contains { id in
        record.node(id).map { begins(title, with: $0) } ?? false
      }
    if title.contains(" proposes") || title.contains("takes all it is proposed") && !isWrapper {
      #expect(isEqual(proposal.width, view.frame.size.width), "\(place)")
      #expect(isEqual(proposal.height, view.frame.size.height), "\(place)")
    }
    if isWrapper { checkWrapper(title, record, subject, view, place) }
    if title.contains("takes the proposed width") {
      #expect(isEqual(proposal.width, view.frame.size.width), "\(place)")
    }
    if title.contains("the proposed height") { #expect(isEqual(proposal.height, view.frame.size.height), "\(place)") }
    if title.contains("takes its ideal size") { #expect(proposal.width == nil && proposal.height == nil, "\(place)") }
    if let range = title.range(of: " proposes") {
      // Who proposes is a wrapper that was proposed something else itself.
      let proposing = subject.chain.dropLast().contains { id in
        record.node(id).map { title[..<range.lowerBound].hasSuffix(NodeName.call(of: $0)) } ?? false
          && (record.finalProposal(of: id) != proposal || isFixed(id, record))
      }
      #expect(proposing, "\(place)")
    }
    let sizes = subject.chain.compactMap { record.node($0)?.frame.size }
    let isOneSize = sizes.allSatisfy { size in
      (size.width - sizes[0].width).magnitude < 0.05 && (size.height - sizes[0].height).magnitude < 0.05
    }
    guard record.trace.findings.isEmpty else { return }
    let tellsSurroundings = isWrapper || title.contains(" makes it ") || title.contains("; with all that is around it ")
    if tellsSurroundings || title.count + FigureTitleTruthTests.longestRest <= FigureTitleTruthTests.mostLetters {
      #expect(tellsSurroundings != isOneSize, "\(place)")
    }
  }

  /// A modifier's second view is as large as the title states, and larger than the modifier.
  private func checkBeyondSafeArea(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) {
    let isTrue = subject.chain.contains { id in
      guard let modifier = record.node(id), modifier.children.count == 2, let second = record.node(modifier.children[1])
      else { return false }
      let (own, other) = (modifier.frame.size, second.frame.size)
      // Its own size is left out only where the title has no room for it.
      let rest = "; its own size is " + LengthText.size(own)
      let isWhole =
        title.hasSuffix(rest)
        || title.hasSuffix(", beyond the safe area")
          && title.count + rest.count > FigureTitleTruthTests.mostLetters
      return title.hasPrefix(NodeName.kind(of: modifier) + " makes ") && isWhole
        && title.contains(" " + LengthText.size(other) + ", beyond")
        && (other.width > own.width || other.height > own.height)
    }
    #expect(isTrue, "\(place)")
  }

  /// A modifier's second view and its first have the lengths that the title states, and are together as long as the
  /// modifier.
  private func checkBeside(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) {
    guard
      let match = title.firstMatch(
        of: /^(.*) takes ([\d.]+) of the ([\d.]+) points in (.*); (.*) has the other ([\d.]+)$/)
    else {
      Issue.record("\(place)")
      return
    }
    let isTrue = subject.chain.compactMap { record.node($0) }.contains { modifier in
      let children = modifier.children.compactMap { record.node($0) }
      guard children.count == 2, NodeName.kind(of: modifier) == match.4 else { return false }
      return Axis.allCases.contains { axis in
        let lengths = [children[1].frame.size[axis], modifier.frame.size[axis], children[0].frame.size[axis]]
        return lengths.map { LengthText.length($0) } == [match.2, match.3, match.6].map { String($0) }
          && (lengths[0] + lengths[2] - lengths[1]).magnitude < 0.05
          && children[0].frame.intersection(children[1].frame, along: axis) < 0.05
      }
    }
    #expect(isTrue, "\(place)")
  }

  /// Which of a border and a clip of one size is inside the other.
  private func checkCutBorder(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) {
    let chain = subject.chain.compactMap { record.node($0) }
    let border = chain.firstIndex { $0.info.name == "border" }
    let clip = chain.firstIndex { node in
      if case .clip(let outline) = node.info.appearance { outline != .rectangle } else { false }
    }
    guard let border, let clip else {
      Issue.record("\(place)")
      return
    }
    #expect(title.contains(" cuts the corners off ") == (clip < border), "\(place)")
    #expect(LengthText.size(chain[border].frame.size) == LengthText.size(chain[clip].frame.size), "\(place)")
    #expect(title.hasSuffix(" " + LengthText.size(chain[clip].frame.size)), "\(place)")
  }

  /// A longer title of a chain leaves out the size of everything.
  private static let mostLetters = 100
  private static let longestRest = 45

  /// Whether a title begins with a wrapper's call, whole or with its first argument.
  private func begins(_ title: String, with wrapper: Trace.Node) -> Bool {
    title.hasPrefix(NodeName.call(of: wrapper) + " ") || title.hasPrefix(NodeName.call(of: wrapper, to: 24) + " ")
  }

  /// The wrapper that a title begins with has a size of its own, and what is said of it holds.
  private func checkWrapper(
    _ title: String, _ record: IndexedTrace, _ subject: Subject, _ view: Trace.Node, _ place: String
  ) {
    let chain = subject.chain.compactMap { record.node($0) }
    let wrapper = zip(chain, chain.dropFirst()).first { outer, inner in
      let (own, other) = (outer.frame.size, inner.frame.size)
      return begins(title, with: outer) && title.contains(" " + LengthText.size(own))
        && (!isEqual(own.width, other.width) || !isEqual(own.height, other.height))
    }?.0
    guard let wrapper else {
      Issue.record("no wrapper of a size of its own, \(place)")
      return
    }
    let own = wrapper.frame.size
    #expect(title.contains(LengthText.size(view.frame.size)), "\(place)")
    let proposal = record.finalProposal(of: wrapper.id)
    if title.contains("takes all it is proposed") {
      #expect(isEqual(proposal?.width, own.width) && isEqual(proposal?.height, own.height), "\(place)")
    }
    if title.contains(" in its top leading corner") {
      let (inner, outer) = (view.frame, wrapper.frame)
      #expect(wrapper.info.name == "GeometryReader" && isEqual(inner.minY, outer.minY), "\(place)")
      let content = wrapper.children.first.flatMap { record.node($0) }?.frame.size
      #expect(isEqual(content?.width, inner.size.width) && isEqual(content?.height, inner.size.height), "\(place)")
      #expect(isEqual(inner.minX, outer.minX) || isEqual(inner.maxX, outer.maxX), "\(place)")
    }
    if title.contains("as wide as proposed") { #expect(isEqual(proposal?.width, own.width), "\(place)") }
    if title.contains("as tall as proposed") { #expect(isEqual(proposal?.height, own.height), "\(place)") }
    for (words, axis) in [("width", Axis.horizontal), ("height", .vertical)] where title.contains("of a fixed \(words)")
    {
      let isGiven = record.decidingReasons(of: wrapper.id).contains { $0.step == .fixedLength && $0.axis == axis }
      #expect(isGiven, "\(place)")
    }
    if title.contains(" is fixed at ") { #expect(isFixed(wrapper.id, record), "\(place)") }
    guard let outer = record.node(subject.node)?.frame.size else { return }
    let tellsAll = title.hasSuffix("; with all that is around it " + LengthText.size(outer))
    let isLarger = !isEqual(outer.width, own.width) || !isEqual(outer.height, own.height)
    let hasRoom = title.count + FigureTitleTruthTests.longestRest <= FigureTitleTruthTests.mostLetters
    #expect(tellsAll ? isLarger : !isLarger || !hasRoom, "\(place)")
  }

  private func checkContainer(
    _ title: String, _ record: IndexedTrace, _ node: Trace.Node, _ subject: Subject, _ place: String
  ) {
    if let passes = node.tracks, let first = passes.placed.first, let last = passes.placed.last {
      let taken = last.start + last.length - first.start
      #expect(
        title.contains(" stay empty") == (title.contains(" out of ") && taken < passes.proposed - 0.05), "\(place)")
    }
    guard case .line(let axis) = subject.arrangement, title.contains(" points among ") else { return }
    let offer = record.finalProposal(of: node.id)?[axis] ?? .nan
    let taken = node.frame.size[axis]
    #expect(title.contains("shares " + LengthText.length(offer) + " points"), "\(place)")
    if title.contains("take them all") { #expect((taken - offer).magnitude < 0.06, "\(place)") }
    if title.contains("which need ") { #expect(taken > offer, "\(place)") }
    if title.contains("which take ") && !title.contains("them all") { #expect(taken < offer, "\(place)") }
  }

  private func number(_ text: Substring) -> Double { Double(text) ?? .nan }

  private func isEqual(_ proposed: Double?, _ length: Double) -> Bool {
    guard let proposed else { return false }
    return proposed == length || (proposed - length).magnitude < 0.01
  }
}

extension Rect {
  /// How long the part is that two rectangles share along an axis.
  fileprivate func intersection(_ other: Rect, along axis: Axis) -> Double {
    min(origin[axis] + size[axis], other.origin[axis] + other.size[axis]) - max(origin[axis], other.origin[axis])
  }
}
