/// A generic type with its arguments, as Swift spells it.
struct NestedType: Equatable, Sendable {
  var name: String
  var arguments: [NestedType]
  /// The characters of the type on one line.
  let length: Int

  init(_ name: String, _ arguments: [NestedType] = []) {
    self.name = name
    self.arguments = arguments
    // Angle brackets, and a comma with a space between arguments.
    length = arguments.reduce(name.count + (arguments.isEmpty ? 0 : 2 * arguments.count)) { $0 + $1.length }
  }

  /// Several types as one: the type itself, or a tuple view.
  init(content: [NestedType]) {
    if content.count == 1 {
      self = content[0]
    } else if content.isEmpty {
      self.init("EmptyView")
    } else {
      self.init("TupleView", [NestedType("", content)])
    }
  }

  func modified(by modifier: NestedType) -> NestedType { NestedType("ModifiedContent", [self, modifier]) }

  private var brackets: (String, String) { name.isEmpty ? ("(", ")") : ("<", ">") }

  /// The type on one line.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    text += name
    if arguments.isEmpty { return }
    text += brackets.0
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      argument.write(to: &text)
    }
    text += brackets.1
  }

  /// The type on as many lines as it needs to fit the columns; the indentation of deep nesting is limited.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    write(to: &lines, depth: 0, columns: columns, end: "")
    return lines
  }

  private func write(to lines: inout [String], depth: Int, columns: Int, end: String) {
    let indent = String(repeating: " ", count: 2 * min(depth, 24))
    if arguments.isEmpty || indent.count + length <= columns {
      lines.append(indent + text + end)
      return
    }
    // A tuple's parenthesis is on the line of the bracket around it.
    if arguments.count == 1, arguments[0].name.isEmpty, !arguments[0].arguments.isEmpty {
      lines.append(indent + name + "<(")
      arguments[0].writeArguments(to: &lines, depth: depth + 1, columns: columns)
      lines.append(indent + ")>" + end)
      return
    }
    lines.append(indent + name + brackets.0)
    writeArguments(to: &lines, depth: depth + 1, columns: columns)
    lines.append(indent + brackets.1 + end)
  }

  private func writeArguments(to lines: inout [String], depth: Int, columns: Int) {
    for (index, argument) in arguments.enumerated() {
      argument.write(to: &lines, depth: depth, columns: columns, end: index + 1 < arguments.count ? "," : "")
    }
  }
}
