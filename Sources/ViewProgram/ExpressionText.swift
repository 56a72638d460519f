extension Expression {
  /// The expression in short, as source writes it: what stands in for a text that is not known.
  public var text: String {
    let text = self.spelled(levels: 12)
    return text.utf8.count > 60 ? "\(text.prefix(40))…" : text
  }

  /// - Parameter levels: how deep the expression is followed.
  fileprivate func spelled(levels: Int) -> String {
    guard levels > 0 else { return "…" }
    let inner = levels - 1
    switch kind {
    case .integer(let number): return "\(number)"
    case .floating(let number): return "\(number)"
    case .boolean(let flag): return flag ? "true" : "false"
    case .string(let segments):
      if segments.count == 1, case .literal(let text) = segments[0] { return "\"\(text)\"" }
      return segments.isEmpty ? "\"\"" : "\"…\""
    case .nilLiteral: return "nil"
    case .identifier(let name), .opaque(let name, _): return name
    case .implicitMember(let name): return ".\(name)"
    case .specialized(let base, _): return base.spelled(levels: inner)
    case .member(let base, let name): return "\(base.spelled(levels: inner)).\(name)"
    case .optionalChain(let base): return "\(base.spelled(levels: inner))?"
    case .forceUnwrap(let base): return "\(base.spelled(levels: inner))!"
    case .call(let call): return call.spelled(levels: inner)
    case .subscripted(let base, let arguments):
      return "\(base.spelled(levels: inner))[\(Argument.list(of: arguments, levels: inner))]"
    case .closure: return "{ … }"
    case .prefix(let symbol, let operand): return symbol + operand.spelled(levels: inner)
    case .binary(let symbol, let left, let right), .assignment(let symbol, let left, let right):
      return "\(left.spelled(levels: inner)) \(symbol) \(right.spelled(levels: inner))"
    case .ternary(let condition, let first, let second):
      return "\(condition.spelled(levels: inner)) ? \(first.spelled(levels: inner)) : \(second.spelled(levels: inner))"
    case .array(let elements): return elements.isEmpty ? "[]" : "[…]"
    case .dictionary(let pairs): return pairs.isEmpty ? "[:]" : "[…]"
    case .tuple(let elements): return "(\(Argument.list(of: elements, levels: inner)))"
    case .keyPath(let root, let names): return "\\" + (root ?? "") + "." + names.joined(separator: ".")
    case .inoutReference(let operand): return "&" + operand.spelled(levels: inner)
    case .cast(let operand, let word, let type): return "\(operand.spelled(levels: inner)) \(word) \(type.name)"
    case .attempt(let operand): return "try? " + operand.spelled(levels: inner)
    case .statement: return "…"
    }
  }
}

extension Call {
  fileprivate func spelled(levels: Int) -> String {
    let plain = Array(arguments.prefix(firstTrailingClosure))
    let closure = firstTrailingClosure < arguments.count ? " { … }" : ""
    let list = plain.isEmpty && !closure.isEmpty ? "" : "(\(Argument.list(of: plain, levels: levels)))"
    if case .implicitMember(let name) = callee.kind { return ".\(name)\(list)\(closure)" }
    return callee.spelled(levels: levels) + list + closure
  }
}

extension Argument {
  fileprivate static func list(of arguments: [Argument], levels: Int) -> String {
    var list = ""
    for (index, argument) in arguments.enumerated() {
      if index == 3 { return list + ", …" }
      if index > 0 { list += ", " }
      if let label = argument.label { list += "\(label): " }
      list += argument.value.spelled(levels: min(levels, 3))
    }
    return list
  }
}
