import LayoutEngine

/// A comparison in words: what differs first, with the numbers of all sides.
public struct ComparisonWords: Sendable {
  /// How the sides are distinguished.
  public enum Places: Sendable {
    /// On the left and on the right.
    case sideBySide
    /// One before the other.
    case beforeAndNow
    /// By their numbers, counted from 1.
    case numbered
  }

  /// The first difference, without a full stop.
  public let title: String
  /// The call of the first difference, its consequences, and how many views differ.
  public let account: String

  public init(_ comparison: LayoutComparison, places: Places) {
    let words = Words(comparison: comparison, places: places)
    title = words.title
    account = words.account
  }

  private struct Words {
    let comparison: LayoutComparison
    let places: Places

    private var sides: [LayoutComparison.Side] { comparison.sides }

    // MARK: - The first difference

    var title: String {
      guard let first = comparison.first else {
        return sides.count == 2 ? "Both layouts are the same" : "All \(sides.count) layouts are the same"
      }
      switch first.kind {
      case .proposal: return proposalTitle(first.events)
      case .answer:
        return name(0, first.events[0]?.node) + " answers " + each(sizes(first.events.map { $0?.size }))
          + " to the same proposal" + (proposal(0, first.events[0]).map { " of " + LengthText.proposal($0) } ?? "")
      case .placement: return placementTitle(first.events)
      case .course: return firstTitle(first.events)
      }
    }

    private func proposalTitle(_ events: [TraceEvent?]) -> String {
      let proposals = events.compactMap { $0?.proposal }
      let differing = Axis.allCases.filter { axis in
        !proposals.allSatisfy { FirstDifference.isSame($0[axis] ?? .nan, proposals[0][axis] ?? .nan) }
      }
      let subject = name(0, events[0]?.node) + " is offered "
      guard differing.count == 1 else { return subject + each(proposals.map { LengthText.proposal($0) }) }
      let lengths = lengths(proposals.map { $0[differing[0]] ?? .nan })
      return subject + (differing[0] == .horizontal ? "a width of " : "a height of ") + each(lengths)
    }

    private func placementTitle(_ events: [TraceEvent?]) -> String {
      let subject = name(0, events[0]?.node) + " is placed "
      let origins = events.map { $0?.origin ?? .zero }
      if origins.allSatisfy({ FirstDifference.isSame($0, origins[0]) }) {
        return subject + "with " + each(sizes(events.map { $0?.size }))
      }
      let (x, y) = (lengths(origins.map { $0.x }), lengths(origins.map { $0.y }))
      return subject + "at " + each(zip(x, y).map { $0 + ", " + $1 })
    }

    /// Which view asks which on the different sides.
    private func course(_ events: [TraceEvent?]) -> String {
      let actors = events.enumerated().map { actor($0, $1) }
      let acts = events.enumerated().map { act($0, $1) }
      guard Set(actors).count == 1 else {
        return each(acts.enumerated().map { side, act in actors[side] + " " + act.verb + act.object })
      }
      let verb = acts[0].verb
      if acts.allSatisfy({ $0.verb == verb }) { return actors[0] + " " + verb + each(acts.map { $0.object }) }
      return actors[0] + " " + each(acts.map { $0.verb + $0.object })
    }

    /// What the asked views answer, where that differs; else which view asks which.
    private func firstTitle(_ events: [TraceEvent?]) -> String {
      let answers = events.enumerated().compactMap { answer($0, $1) }
      let sizes = Set(answers.map { LengthText.size($0.size) })
      guard answers.count == events.count, sizes.count > 1 else { return capitalized(course(events)) }
      return each(answers.map { $0.name + " answers " + LengthText.size($0.size) })
    }

    /// The name of the view that asks, answers or places in an event.
    private func actor(_ side: Int, _ event: TraceEvent?) -> String {
      guard let event else { return "nobody" }
      if event.kind == .answer { return name(side, event.node) }
      let record = sides[side].record
      let outer = record.node(ofCall: event.parentCall) ?? record.node(ofPlacement: event.parentCall)
      return outer.map { name(side, $0) } ?? "the container"
    }

    private func act(_ side: Int, _ event: TraceEvent?) -> (verb: String, object: String) {
      guard let event else { return ("does nothing more", "") }
      switch event.kind {
      case .measure: return ("asks ", name(side, event.node))
      case .answer: return ("answers ", LengthText.size(event.size))
      case .place: return ("places ", name(side, event.node))
      }
    }

    // MARK: - The account

    var account: String {
      guard let first = comparison.first else { return agreement }
      var sentences: [String] = []
      if first.kind == .course {
        let course = course(first.events)
        let isTold = title == capitalized(course)
        let call = first.call.map { "\($0)" } ?? ""
        sentences.append((isTold ? "It is call " + call : "Call " + call + ": " + course) + proposals(first.events))
      } else if let call = first.call {
        sentences.append("Call \(call) is the first that differs")
      }
      let count = comparison.rows.count + comparison.alike.count
      let differing = comparison.rows.count { $0.differs }
      sentences.append("\(differing) of \(count) views " + (differing == 1 ? "differs" : "differ"))
      return sentences.map { $0 + "." }.joined(separator: " ")
    }

    /// The proposals of the events.
    private func proposals(_ events: [TraceEvent?]) -> String {
      let asked = events.compactMap { $0 }.filter { $0.kind == .measure }
      let texts = asked.map { LengthText.proposal($0.proposal) }
      guard texts.count == events.count else { return "" }
      let answers = events.enumerated().compactMap { answer($0, $1) }.map { LengthText.size($0.size) }
      let isSame = answers.count == events.count && Set(answers).count == 1
      let each = Set(texts).count == 1 ? texts[0] : each(texts)
      return ", with " + each + purpose(asked) + (isSame ? "; the answer is " + answers[0] : "")
    }

    /// A note that the call only asks how short or how long a view can be, which does not decide its length yet.
    private func purpose(_ asked: [TraceEvent]) -> String {
      if asked.allSatisfy({ $0.purpose == .probeMinimum }) { return ", only to ask how short it can be" }
      if asked.allSatisfy({ $0.purpose == .probeMaximum }) { return ", only to ask how long it can be" }
      return ""
    }

    private var agreement: String {
      let calls = sides[0].record.events.count { $0.kind == .measure }
      let views = comparison.alike.count
      return "\(views) " + (views == 1 ? "view agrees" : "views agree") + " in \(calls) "
        + (calls == 1 ? "call" : "calls") + ": in each proposal, each answer and each place."
    }

    /// What the view that is asked in an event answers; `nil` where none is asked.
    private func answer(_ side: Int, _ event: TraceEvent?) -> (name: String, size: Size)? {
      guard let event, event.kind == .measure else { return nil }
      let answer = sides[side].record.events.first { $0.kind == .answer && $0.call == event.call }
      return answer.map { (name(side, event.node), $0.size) }
    }

    private func capitalized(_ text: String) -> String {
      text.hasPrefix("the ") ? "T" + text.dropFirst() : text
    }

    // MARK: - Names and numbers

    private func name(_ side: Int, _ id: NodeID?) -> String {
      id.flatMap { sides[side].record.node($0) }.map { NodeName.call(of: $0) } ?? "a view"
    }

    private func proposal(_ side: Int, _ event: TraceEvent?) -> Proposal? {
      event.flatMap { sides[side].record.proposal(ofCall: $0.call) }
    }

    /// Lengths with one decimal, or with two if they would otherwise look the same.
    private func lengths(_ values: [Double]) -> [String] {
      let (short, long) = (values.map { LengthText.length($0) }, values.map { LengthText.account($0) })
      return Set(short).count == Set(long).count ? short : long
    }

    private func sizes(_ sizes: [Size?]) -> [String] {
      let known = sizes.map { $0 ?? .zero }
      let (widths, heights) = (lengths(known.map { $0.width }), lengths(known.map { $0.height }))
      return zip(widths, heights).map { $0 + LengthText.thinSpace + "×" + LengthText.thinSpace + $1 }
    }

    /// The texts with the sides they belong to: `200 on the left and 168 on the right`, `200 before and 168 now`,
    /// `200 in 1 and 3 and 168 in 2`.
    private func each(_ texts: [String]) -> String {
      switch places {
      case .sideBySide where texts.count == 2: return texts[0] + " on the left and " + texts[1] + " on the right"
      case .beforeAndNow where texts.count == 2: return texts[0] + " before and " + texts[1] + " now"
      case .sideBySide, .beforeAndNow, .numbered: return inNumbers(texts)
      }
    }

    private func inNumbers(_ texts: [String]) -> String {
      var groups: [(text: String, sides: [Int])] = []
      for (side, text) in texts.enumerated() {
        if let index = groups.firstIndex(where: { $0.text == text }) {
          groups[index].sides.append(side + 1)
        } else {
          groups.append((text, [side + 1]))
        }
      }
      return ComparisonWords.list(groups.map { $0.text + " in " + ComparisonWords.list($0.sides.map { "\($0)" }) })
    }
  }

  /// `a, b and c`
  static func list(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
