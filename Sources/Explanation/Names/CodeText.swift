/// The arguments of a call, shortened to the room in a figure.
enum CodeText {
  /// The text with every number of more than two decimals rounded to two: `spacing: 69.42`.
  static func rounded(_ text: String) -> String {
    guard hasLongNumber(text) else { return text }
    var result = ""
    var number = ""
    var isInString = false
    func finishNumber() {
      let decimals = number.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      let isLong = decimals.count == 1 && (decimals.first?.utf8.count ?? 0) > 2
      result += isLong ? Double(number).map { LengthText.account($0) } ?? number : number
      number = ""
    }
    for character in text {
      if character == "\"" { isInString.toggle() }
      // A digit in a name, as in `size2`, does not begin a number.
      let isPart = character.isASCII && (character.isWholeNumber || character == "." && !number.isEmpty)
      let isName = number.isEmpty && (result.last.map { $0.isLetter || $0 == "_" } ?? false)
      if isPart, !isInString, !isName {
        number.append(character)
      } else {
        finishNumber()
        result.append(character)
      }
    }
    finishNumber()
    return result
  }

  /// Whether three digits follow a point somewhere, which is rare.
  private static func hasLongNumber(_ text: String) -> Bool {
    var digits: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): digits = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits = digits.map { $0 + 1 }
      default: digits = nil
      }
      if let digits, digits > 2 { return true }
    }
    return false
  }

  /// One line of whole arguments: those that do not fit are left out. If even the first is too long, it is cut.
  static func shortened(_ arguments: String, to limit: Int) -> String {
    let line = NodeName.shortened(arguments, to: .max)
    // There are never more characters than bytes.
    if line.utf8.count <= limit || line.count <= limit { return line }
    var kept = ""
    for argument in separate(line) {
      let longer = kept.isEmpty ? argument : kept + ", " + argument
      if longer.count + 3 > limit { break }
      kept = longer
    }
    return kept.isEmpty ? NodeName.shortened(line, to: limit) : kept + ", …"
  }

  /// The arguments one by one; commas inside brackets and strings separate nothing.
  private static func separate(_ line: String) -> [String] {
    var arguments = [""]
    var depth = 0
    var isInString = false
    for character in line {
      switch character {
      case "\"": isInString.toggle()
      case "(", "[", "{": depth += isInString ? 0 : 1
      case ")", "]", "}": depth -= isInString ? 0 : 1
      case "," where depth == 0 && !isInString:
        arguments.append("")
        continue
      default: break
      }
      if character == " ", arguments[arguments.count - 1].isEmpty { continue }
      arguments[arguments.count - 1].append(character)
    }
    return arguments
  }
}
