internal import ViewProgram

/// Whether an argument is seen, as it is written, not to be of a type: SwiftUI's `padding(12)` is meant beside a
/// `func padding(_ space: Space)` of the program's.
extension Evaluator {
  /// Whether an argument is a literal that a type of the program is not made by, or a member that the type does not have.
  func isForeign(_ argument: Expression, to type: SwiftType) -> Bool {
    guard case .named(let name) = type.unwrapped else { return false }
    guard let info = ownType(name) else {
      if case .ternary(_, let first, let second) = argument.kind {
        return isForeign(first, to: type) || isForeign(second, to: type)
      }
      return isForeign(argument, toLibrarys: name) || isForeign(literal: argument, toPlain: name)
    }
    if info.kind == .protocolType { return false }
    switch argument.kind {
    case .ternary(_, let first, let second): return isForeign(first, to: type) || isForeign(second, to: type)
    case .closure: return true
    case .prefix("-", let operand): return isForeign(operand, to: type)
    case .implicitMember, .member, .call: break
    default:
      guard let prefix = argument.literalProtocol else { return false }
      return !names(of: info).contains { $0.hasPrefix(prefix) } && !isOptions(info, argument)
    }
    guard let member = argument.leadingMember else { return false }
    if type.isOptional, member.name == "none" || member.name == "some" { return false }
    return !mayHave(member.name, member.call, info) || !(member.next.map { goesOn(with: $0, info) } ?? true)
  }

  /// Whether an argument is `.name`, and a type of SwiftUI's has no such constant.
  private func isForeign(_ argument: Expression, toLibrarys type: String) -> Bool {
    guard catalog.isType(type), let name = argument.leadingMember?.name, name != "init",
      name != "none", name != "some", catalog.gap(".\(name)") == nil
    else { return false }
    let owners = [type] + (catalog.constantsType(of: type).map { [$0] } ?? [])
    return catalog.staticMember(name, of: type) == nil && framework.generated(name, of: type, self) == nil
      && !owners.contains { types[$0]?.hasStatic(name) ?? false || types["\($0).\(name)"] != nil }
  }

  /// Whether an argument is a literal of another kind than a number, a text or a truth value that is wanted.
  private func isForeign(literal: Expression, toPlain type: String) -> Bool {
    let isNumber = SwiftType.integerNames.contains(type) || SwiftType.floatingNames.contains(type)
    switch literal.kind {
    case .integer, .floating: return type == "String" || type == "Bool"
    case .string: return isNumber || type == "Bool"
    case .boolean: return isNumber || type == "String"
    default: return false
    }
  }

  /// Whether the values of a type have a member.
  private func goesOn(with name: String, _ info: TypeInfo) -> Bool {
    let names = names(of: info)
    return names.contains { types[$0]?.hasMember(name) ?? false }
      || catalog.members(name).contains { names.contains($0.type) }
  }

  /// Whether a list is one of a set's options.
  private func isOptions(_ info: TypeInfo, _ argument: Expression) -> Bool {
    guard case .array = argument.kind else { return false }
    return names(of: info).contains { $0 == "OptionSet" || $0 == "SetAlgebra" }
  }

  /// Whether `.name` may be a member of a type: a case, something static in it or in what it conforms to.
  private func mayHave(_ name: String, _ call: Call?, _ info: TypeInfo) -> Bool {
    if name == "init", let call { return info.kind == .enumeration || takes(call, info.fullName) }
    if info.caseIndex(name) != nil || owner(ofStatic: name, info.fullName)?.hasStatic(name) == true { return true }
    if catalog.staticMember(name, of: info.name) != nil || inheritedStaticMember(name, of: info.name) != nil {
      return true
    }
    return types["\(info.name).\(name)"] != nil
      || typesSharingName(with: info.name).contains { types[$0]?.hasStatic(name) ?? false }
  }

  /// Whether a chain of members and calls begins with a type of SwiftUI's and goes on with what SwiftUI has:
  /// `Color.red.opacity(0.5)`.
  func isChainOfLibrary(_ expression: Expression) -> Bool {
    var names: [String] = []
    var current = expression
    while true {
      switch current.kind {
      case .call(let call): current = call.callee.unspecialized
      case .member(let base, let name):
        names.append(name)
        current = base
      case .identifier(let name):
        guard ownType(name) == nil, alias(name) == nil, catalog.isType(name) else { return false }
        guard let first = names.popLast() else { return expression.isCall }
        guard catalog.hasConstant(first, of: name) || catalog.staticMember(first, of: name) != nil else { return false }
        return names.allSatisfy { !catalog.members($0).isEmpty }
      default: return false
      }
    }
  }
}

extension Expression {
  /// The start of the protocol's name by which a type is made of a literal; `nil` for what is no literal.
  fileprivate var literalProtocol: String? {
    switch kind {
    case .integer: "ExpressibleByInteger"
    case .floating: "ExpressibleByFloat"
    case .boolean: "ExpressibleByBoolean"
    case .string: "ExpressibleByString"
    case .array: "ExpressibleByArray"
    case .dictionary: "ExpressibleByDictionary"
    default: nil
    }
  }

  /// The member with a dot before it that a chain begins with, its call, and the member that follows.
  fileprivate var leadingMember: (name: String, call: Call?, next: String?)? {
    var (current, last, next): (Expression, Call?, String?) = (self, nil, nil)
    while true {
      switch current.kind {
      case .call(let call): (current, last) = (call.callee, call)
      case .member(let base, let name): (current, last, next) = (base, nil, name)
      case .implicitMember(let name): return (name, last, next)
      default: return nil
      }
    }
  }

  fileprivate var isCall: Bool { if case .call = kind { true } else { false } }
}
