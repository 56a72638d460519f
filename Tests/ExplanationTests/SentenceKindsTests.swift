import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

/// The sentences beside those of `SentenceTruthTests`, checked against the record: lines of steps, what modifiers do with
/// second views and candidates, accounts of figures, and findings.
struct SentenceKindsTests {
  /// How many sentences of a kind were checked.
  private struct Count {
    var lines = 0, secondary = 0, choices = 0, accounts = 0, findings = 0
  }

  @Test func everySentenceOfRandomTreesIsTrue() {
    var count = Count()
    for seed in ManyTraces.seeds { check(ManyTraces.random(seed), "seed \(seed)", &count) }
    #expect(count.lines > 20_000 && count.secondary > 100 && count.choices > 100, "\(count)")
    #expect(count.accounts > 2_000 && count.findings > 100, "\(count)")
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everySentenceOfAScenarioIsTrue(folder: URL) throws {
    var count = Count()
    for record in try ManyTraces.scenarios(in: folder) { check(record, folder.lastPathComponent, &count) }
    #expect(count.lines > 0)
  }

  private func check(_ record: IndexedTrace, _ place: String, _ count: inout Count) {
    checkLines(record, place, &count)
    let names = TextNumbers.withDigits(
      record.trace.nodes.flatMap { [NodeName.call(of: $0), NodeName.name(of: $0), NodeName.kind(of: $0)] })
    for node in record.placedNodes {
      let subject = Subject(record, at: node)
      checkAccount(record, subject, names, place, &count)
      guard subject.kind == .chain else { continue }
      for row in ChainLedger(record, subject.chain).rows {
        if let second = row.secondary {
          count.secondary += 1
          check(second, in: row, record, place)
        }
        for frame in row.nodes.compactMap({ record.node($0) }) {
          let check = IgnoredLengthCheck(record: record, frame: frame)
          #expect((row.ignored != nil) == !check.lengths.isEmpty, "\(NodeName.call(of: frame)), \(place)")
          if let ignored = row.ignored { #expect(check.isTrue(ignored), "\(ignored), \(place)") }
        }
        if let choice = row.choice {
          count.choices += 1
          #expect(ChoiceTitleCheck(record: record, title: "ViewThatFits " + choice).isTrue, "\(choice), \(place)")
        }
      }
    }
    for finding in record.trace.findings {
      count.findings += 1
      check(finding, record, place)
    }
  }

  // MARK: - Steps

  /// Every line that the steps, the table of calls and the pages print of a call: what it names decided.
  private func checkLines(_ record: IndexedTrace, _ place: String, _ count: inout Count) {
    let sentences = ReasonSentences(record)
    for event in record.events where event.kind != .measure && !event.cached {
      let reasons = record.reasons(in: event.reasons)
      let scale = reasons.last { $0.step == .shrinksText }?.result
      for reason in reasons {
        count.lines += 1
        let line = sentences.line(reason, scale: scale)
        for problem in OperandTruth(reason, DecidedFormula(reason.formula)).problems {
          Issue.record("\(problem): \(line), \(place)")
        }
        let results = TextNumbers.texts(reason.result) + [LengthText.account(reason.result)]
        #expect(results.contains { line.hasSuffix(" " + $0) }, "\(line), \(place)")
        #expect(
          line.contains("of its font's size") == (scale != nil && reason.step == .takesTextLength), "\(line), \(place)")
      }
    }
  }

  // MARK: - Second views

  private func check(_ second: SecondaryView, in row: ChainLedger.Row, _ record: IndexedTrace, _ place: String) {
    let words = second.words
    let place = "\(words), \(place)"
    guard let view = record.node(second.node), let modifier = row.nodes.first.flatMap({ record.node($0) }) else {
      Issue.record("no view: \(place)")
      return
    }
    let proposal = record.finalProposal(of: view.id) ?? .unspecified
    let (size, frame) = (view.frame.size, modifier.frame)
    #expect(words.contains("proposes " + LengthText.proposal(proposal)), "\(place)")
    let takes =
      proposal.width.map { isAlmost($0, size.width) } ?? false
      && proposal.height.map { isAlmost($0, size.height) } ?? false
    #expect(words.hasSuffix("which takes it") == takes, "\(place)")
    guard !takes else { return }
    #expect(words.contains("answers " + LengthText.size(size)), "\(place)")
    if words.contains("keeps its size") {
      #expect(size.width > frame.size.width || size.height > frame.size.height, "\(place)")
    }
    let (x, y) = (view.frame.minX - frame.minX, view.frame.minY - frame.minY)
    if words.contains("at the top") { #expect(isAlmost(y, 0), "\(place)") }
    if words.contains("at the bottom") { #expect(isAlmost(y + size.height, frame.size.height), "\(place)") }
    if words.contains(" left") { #expect(isAlmost(x, 0), "\(place)") }
    if words.contains(" right") { #expect(isAlmost(x + size.width, frame.size.width), "\(place)") }
    if words.contains("centred") {
      #expect(
        isAlmost(2 * x + size.width, frame.size.width) || isAlmost(2 * y + size.height, frame.size.height), "\(place)")
    }
    if words.contains("and is taken off") {
      let inner = record.node(modifier.children[0])
      let isShorter = Axis.allCases.contains { axis in
        (inner?.frame.size[axis] ?? .infinity) < frame.size[axis] + 0.05
          && isAlmost(
            (row.proposal[axis] ?? .nan) - size[axis], record.finalProposal(of: modifier.children[0])?[axis] ?? .nan,
            by: 60)
      }
      #expect(isShorter || row.proposal.width == nil || row.proposal.height == nil, "\(place)")
    }
  }

  private func isAlmost(_ a: Double, _ b: Double, by tolerance: Double = 0.06) -> Bool { (a - b).magnitude < tolerance }

  // MARK: - Accounts

  /// Every number below a title is one of a proposal, a frame or a step in the subject.
  private func checkAccount(
    _ record: IndexedTrace, _ subject: Subject, _ names: [String], _ place: String, _ count: inout Count
  ) {
    let account = FigureHeadline(record, subject).account
    guard !account.isEmpty else { return }
    count.accounts += 1
    let nodes =
      (subject.chain + subject.children.flatMap { id in record.node(id).map { record.chain(from: $0) } ?? [] })
      .compactMap { record.node($0) }
    var known: Set<String> = []
    for node in nodes {
      known.formUnion(TextNumbers.texts(node.frame.size))
      if let proposal = record.finalProposal(of: node.id) { known.formUnion(TextNumbers.texts(proposal)) }
      for reason in record.decidingReasons(of: node.id) {
        known.formUnion(TextNumbers.texts(reason.result) + TextNumbers.texts(reason.result.magnitude))
        for operand in OperandTruth.operands(reason.formula) {
          known.formUnion(TextNumbers.texts(operand.value) + TextNumbers.texts(operand.value.magnitude))
        }
      }
    }
    // Twice a margin on both sides.
    known.insert("2")
    for number in TextNumbers.numbers(in: account, without: names) {
      #expect(known.contains(number), "\(number) in \(account), \(place)")
    }
  }

  // MARK: - Findings

  /// The view that a finding names is as it says.
  private func check(_ finding: Finding, _ record: IndexedTrace, _ place: String) {
    guard let node = record.node(finding.node) else { return }
    let place = "\(finding.message) \(NodeName.call(of: node)) \(node.frame), \(place)"
    let numbers = finding.numbers
    switch finding.code {
    case .endlessSize:
      #expect(
        node.frame.size.width.isInfinite || node.frame.size.height.isInfinite || numbers.contains(.infinity), "\(place)"
      )
    case .noSize:
      #expect(node.frame.size.width == numbers[0] && node.frame.size.height == numbers[1], "\(place)")
      #expect(numbers[0] == 0 || numbers[1] == 0, "\(place)")
    case .truncatedText:
      #expect(node.text?.isTruncated == true && numbers[0] == node.frame.size.width, "\(place)")
      #expect(node.text?.scale == numbers[2] && node.text.map { Double($0.lines.count) } == numbers[3], "\(place)")
    case .childOverflow:
      let axis: Axis = numbers[2] == 1 ? .vertical : .horizontal
      #expect(node.frame.size[axis] == numbers[0] && numbers[0] > numbers[1], "\(place)")
      #expect(finding.message.contains(axis == .vertical ? " tall" : " wide"), "\(place)")
    case .frameWithoutEffect:
      let inner = node.children.first.flatMap { record.node($0) }?.frame.size
      #expect(inner == node.frame.size && inner?.width == numbers[0] && inner?.height == numbers[1], "\(place)")
    case .spacerWithoutRoom:
      #expect(node.frame.size.width == numbers[0] || node.frame.size.height == numbers[0], "\(place)")
    case .readerInScrollView:
      #expect(node.frame.size.width == numbers[0] || node.frame.size.height == numbers[0], "\(place)")
      #expect(record.path(to: node.id).contains { $0.info.name == "ScrollView" }, "\(place)")
    case .greedyReader:
      let axis: Axis = numbers[2] == 1 ? .vertical : .horizontal
      #expect(node.frame.size[axis] == numbers[0] && numbers[0] >= 2 * numbers[1], "\(place)")
    case .gridOverflow: #expect(node.tracks?.answered == numbers[0] && numbers[1] > numbers[0], "\(place)")
    case .overlappingCells:
      let axis: Axis = numbers[3] == 1 ? .vertical : .horizontal
      #expect(node.frame.size[axis] == numbers[0] && numbers[0] > numbers[1] && numbers[2] > 0, "\(place)")
      let grid = node.parent.flatMap { record.node($0) }
      #expect(grid?.tracks?.placed.contains { $0.length == numbers[1] } == true, "\(place)")
    case .guideWithoutEffect: #expect(node.info.name == "alignmentGuide", "\(place)")
    case .missingImage, .openQuestion, .stateCycle, .stateUnsettled, .recordCut: break
    }
  }

  /// The check finds a number that is named and did not decide, and one that decided and is left out.
  @Test func aWrongOperandIsFound() throws {
    let record = IndexedTrace(LaidOut.twoColors(["a", "b"]))
    let reasons = record.reasons.filter { reason in
      reason.step == .childOffer && DecidedFormula(reason.formula).formula.terms.count > 1
    }
    let reason = try #require(reasons.first)
    #expect(OperandTruth(reason, DecidedFormula(reason.formula)).problems.isEmpty)
    let other = DecidedFormula(Formula([.operand(Formula.Operand(reason.result, .constant))]))
    #expect(!OperandTruth(reason, other).problems.isEmpty)
  }
}
