import Explanation
import Foundation
import LayoutEngine
import Testing

/// Every title that a figure could have, checked against the record.
struct FigureTitleTruthTests {
  @Test func everyTitleOfRandomTreesIsTrue() {
    var count = 0
    for seed in ManyTraces.seeds { count += check(ManyTraces.random(seed), "seed \(seed)") }
    #expect(count > 2_000)
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everyTitleOfAScenarioIsTrue(folder: URL) throws {
    var count = 0
    for record in try ManyTraces.scenarios(in: folder) { count += check(record, folder.lastPathComponent) }
    #expect(count > 0)
  }

  private func check(_ record: IndexedTrace, _ place: String) -> Int {
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
      case .container: checkContainer(title, record, node, subject, place)
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
    if title.contains(" proposes") || title.contains("takes all it is proposed") {
      #expect(isEqual(proposal.width, view.frame.size.width), "\(place)")
      #expect(isEqual(proposal.height, view.frame.size.height), "\(place)")
    }
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
    let tellsSurroundings = title.contains(" around it is ") || title.contains("; with all that is around it ")
    #expect(tellsSurroundings != isOneSize, "\(place)")
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
