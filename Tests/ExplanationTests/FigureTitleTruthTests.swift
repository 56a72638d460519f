import Explanation
import Foundation
import LayoutEngine
import Testing

/// Every title that a figure could have, checked against the record.
struct FigureTitleTruthTests {
  @Test func everyTitleOfRandomTreesIsTrue() {
    var count = 0
    var kinds: Set<ContainerTitleCheck.Kind> = []
    for seed in ManyTraces.seeds { count += check(ManyTraces.random(seed), "seed \(seed)", &kinds) }
    #expect(count > 2_000)
    // The random trees clip nothing, have no layouts of their own and no siblings that are alike.
    let isMissing = ContainerTitleCheck.Kind.allCases.filter { !kinds.contains($0) }
    #expect(Set(isMissing).isSubset(of: [.clipped, .ownLayout, .odd]))
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everyTitleOfAScenarioIsTrue(folder: URL) throws {
    var count = 0
    var kinds: Set<ContainerTitleCheck.Kind> = []
    for record in try ManyTraces.scenarios(in: folder) { count += check(record, folder.lastPathComponent, &kinds) }
    #expect(count > 0)
  }

  private func check(_ record: IndexedTrace, _ place: String, _ kinds: inout Set<ContainerTitleCheck.Kind>) -> Int {
    var count = 0
    for node in record.placedNodes {
      let subject = Subject(record, at: node)
      let title = FigureHeadline(record, subject).title
      count += 1
      let place = "\(place): \(title)"
      #expect(!title.isEmpty && !title.hasSuffix("."), "\(place)")
      if title.hasPrefix("ViewThatFits takes ") {
        checkChoice(title, place)
        continue
      }
      switch subject.kind {
      case .chain: checkChain(title, record, subject, place)
      case .container:
        guard let result = ContainerTitleCheck(record, subject, node, title: title).result else {
          checkContainer(title, record, node, subject, place)
          continue
        }
        kinds.insert(result.kind)
        #expect(result.isTrue, "\(place)")
      }
    }
    return count
  }

  /// Whether a frame proposes its own length, which may be the one that it is proposed.
  private func isFixed(_ id: NodeID, _ record: IndexedTrace) -> Bool {
    record.decidingReasons(of: id).contains { $0.node == id && $0.step == .fixedLength }
  }

  /// Which view a `ViewThatFits` takes, and that the one before it needs more than is proposed.
  private func checkChoice(_ title: String, _ place: String) {
    guard let needed = title.firstMatch(of: /needs ([\d.]+) of the ([\d.]+) points proposed/) else {
      #expect(title.contains("its first view, "), "\(place)")
      return
    }
    #expect((Double(needed.1) ?? 0) >= (Double(needed.2) ?? .infinity), "\(place)")
  }

  private func checkChain(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) {
    guard let view = subject.chain.last.flatMap({ record.node($0) }), let proposal = record.finalProposal(of: view.id)
    else { return }
    if title.contains(", beyond the safe area; ") {
      checkBeyondSafeArea(title, record, subject, place)
      return
    }
    let isAround = title.replacing("with all that is around it", with: "").contains(" around ")
    let isWrapper =
      (isAround || title.contains(", which it takes, and is "))
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

  /// A modifier's second view is as large as is told, and larger than the modifier.
  private func checkBeyondSafeArea(_ title: String, _ record: IndexedTrace, _ subject: Subject, _ place: String) {
    let isTrue = subject.chain.contains { id in
      guard let modifier = record.node(id), modifier.children.count == 2, let second = record.node(modifier.children[1])
      else { return false }
      let (own, other) = (modifier.frame.size, second.frame.size)
      return title.hasPrefix(NodeName.kind(of: modifier) + " makes ") && title.hasSuffix(" " + LengthText.size(own))
        && title.contains(" " + LengthText.size(other) + ", beyond")
        && (other.width > own.width || other.height > own.height)
    }
    #expect(isTrue, "\(place)")
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
    if title.contains("takes all it is proposed") {
      let proposal = record.finalProposal(of: wrapper.id)
      #expect(isEqual(proposal?.width, own.width) && isEqual(proposal?.height, own.height), "\(place)")
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

  private func isEqual(_ proposed: Double?, _ length: Double) -> Bool {
    guard let proposed else { return false }
    return proposed == length || (proposed - length).magnitude < 0.01
  }
}
