internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A part of the condition of an `NSPredicate`.
indirect enum PredicateNode {
  case constant(Bool)
  case comparison(PredicateOperand, PredicateComparison, PredicateOperand, ignoresCase: Bool)
  case not(PredicateNode)
  case all([PredicateNode])
  case any([PredicateNode])
}

enum PredicateOperand {
  /// A property of the object, or the object itself if there are no names.
  case path([String])
  case value(Value)
  case list([PredicateOperand])
}

enum PredicateComparison {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case contains, begins, ends, like, matches, isIn, between
}

extension Evaluator {
  /// Whether an object satisfies a predicate.
  func holds(_ node: PredicateNode, for object: Value, _ source: SourceRange) throws(Diagnostics) -> Bool {
    try step(source)
    switch node {
    case .constant(let flag): return flag
    case .not(let inner): return !(try holds(inner, for: object, source))
    case .all(let nodes):
      for node in nodes where !(try holds(node, for: object, source)) { return false }
      return true
    case .any(let nodes):
      for node in nodes where try holds(node, for: object, source) { return true }
      return false
    case .comparison(let left, let comparison, let right, let ignoresCase):
      return try holds(
        comparison, try value(of: left, object, ignoresCase, source), try value(of: right, object, ignoresCase, source),
        source)
    }
  }

  private func value(
    of operand: PredicateOperand, _ object: Value, _ ignoresCase: Bool, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    switch operand {
    case .value(let value): return ignoresCase ? value.inSmallLetters : value
    case .list(let operands):
      var values: [Value] = []
      for operand in operands { values.append(try value(of: operand, object, ignoresCase, source)) }
      return .array(values)
    case .path(let names):
      var value = object
      for name in names where !value.isNil { value = try property(name, of: value, source) }
      return ignoresCase ? value.inSmallLetters : value
    }
  }

  private func holds(
    _ comparison: PredicateComparison, _ left: Value, _ right: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    switch comparison {
    case .equal: return isSame(left, right)
    case .notEqual: return !isSame(left, right)
    case .less: return comesBefore(left, right)
    case .greater: return comesBefore(right, left)
    case .lessOrEqual: return isSame(left, right) || comesBefore(left, right)
    case .greaterOrEqual: return isSame(left, right) || comesBefore(right, left)
    case .isIn: return isIn(left, right)
    case .contains: return isIn(right, left)
    case .between:
      guard case .array(let bounds) = right, bounds.count == 2 else { return false }
      return !comesBefore(left, bounds[0]) && !comesBefore(bounds[1], left)
    case .begins, .ends, .like, .matches:
      guard case .string(let text) = left, case .string(let pattern) = right else { return false }
      return try holds(comparison, text, pattern, source)
    }
  }

  private func holds(
    _ comparison: PredicateComparison, _ text: String, _ pattern: String, _ source: SourceRange
  ) throws(Diagnostics) -> Bool {
    try step(source, cost: (text.utf8.count + pattern.utf8.count) / 16)
    switch comparison {
    case .begins: return text.hasPrefix(pattern)
    case .ends: return text.hasSuffix(pattern)
    case .like: return try matches(text, PredicateNode.expression(like: pattern), source)
    default: return try matches(text, pattern, source)
    }
  }

  /// Whether an expression matches the whole text.
  private func matches(_ text: String, _ pattern: String, _ source: SourceRange) throws(Diagnostics) -> Bool {
    guard let expression = RegularExpression(pattern) else {
      throw .unsupported("the regular expression \(pattern)", relative: "", source)
    }
    var steps = 100_000
    let match = expression.match(in: Array(text), at: 0, isWhole: true, &steps)
    try step(source, cost: (100_000 - steps) / 16)
    return match != nil
  }

  /// Numbers and flags are the same kind of object to a predicate.
  private func isSame(_ a: Value, _ b: Value) -> Bool {
    if let x = a.predicateNumber, let y = b.predicateNumber { return x == y }
    return equal(a, b)
  }

  private func comesBefore(_ a: Value, _ b: Value) -> Bool {
    if let x = a.predicateNumber, let y = b.predicateNumber { return x < y }
    return less(a, b) ?? false
  }

  private func isIn(_ part: Value, _ whole: Value) -> Bool {
    switch (part, whole) {
    case (.string(let part), .string(let whole)): return whole.hasPart(part)
    case (_, .array(let elements)): return elements.contains { isSame(part, $0) }
    default: return false
    }
  }
}

extension PredicateNode {
  /// `a*` and `?b` as a regular expression.
  fileprivate static func expression(like pattern: String) -> String {
    var expression = ""
    for character in pattern {
      switch character {
      case "*": expression += ".*"
      case "?": expression += "."
      default: expression += character.isLetter || character.isNumber ? String(character) : "\\\(character)"
      }
    }
    return expression
  }
}

extension Value {
  fileprivate var predicateNumber: Double? {
    if case .bool(let flag) = self { return flag ? 1 : 0 }
    return number
  }

  fileprivate var inSmallLetters: Value {
    if case .string(let text) = self { return .string(text.lowercased()) }
    if case .array(let elements) = self { return .array(elements.map { $0.inSmallLetters }) }
    return self
  }
}

extension String {
  /// Whether the text contains a part.
  fileprivate func hasPart(_ part: String) -> Bool {
    let (text, wanted) = (Array(utf8), Array(part.utf8))
    guard !wanted.isEmpty, wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { text[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
