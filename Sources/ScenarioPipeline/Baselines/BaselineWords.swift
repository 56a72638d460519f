internal import Markup

// The one place that words the change of a view.
extension BaselineComparison.Change {
  /// `78 × 21.33, was 60 × 42.67; moved by 4, 0`.
  var words: String {
    guard let before else { return "new, " + (now?.frame ?? "") }
    guard let now else { return "gone, was " + before.frame }
    guard now.size.count == before.size.count else { return now.frame + ", was " + before.frame }
    var parts: [String] = []
    if !LayoutBaseline.isSame(before.size, now.size) {
      parts.append(now.size.crossed + ", was " + before.size.crossed)
    }
    if !LayoutBaseline.isSame(shift, [0, 0]) {
      parts.append("moved by " + shift.map(LayoutBaseline.text).joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  /// `is proposed 80 × nil, not 120 × nil`, or its different answer to the same proposal.
  var cause: String {
    guard let before, let now else { return words }
    let (old, new) = (before.proposed, now.proposed)
    guard old == new else { return "is proposed " + new + ", not " + old }
    return "answers " + now.size.crossed + ", not " + before.size.crossed + ", to the same proposal of " + new
  }

  func write(to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.field("view", path)
      json.field("change", words)
      if let before, !before.size.isEmpty { json.field("before") { $0.numbers(before.size + before.origin) } }
      if let now, !now.size.isEmpty { json.field("now") { $0.numbers(now.size + now.origin) } }
    }
  }
}

extension LayoutBaseline.View {
  fileprivate var proposed: String { proposal?.joined(separator: " × ") ?? "nothing" }

  fileprivate var frame: String {
    size.isEmpty ? "not placed" : size.crossed + " at " + origin.map(LayoutBaseline.text).joined(separator: ", ")
  }
}

extension LayoutBaseline.Preview {
  var containerWords: String { container.crossed }
}

extension [Double] {
  fileprivate var crossed: String { map(LayoutBaseline.text).joined(separator: " × ") }
}

extension JSONWriter {
  mutating func strings(_ texts: [String]) {
    array { json in
      for text in texts { json.value(text) }
    }
  }

  fileprivate mutating func numbers(_ numbers: [Double]) {
    array { json in
      for number in numbers { json.value(number) }
    }
  }
}
