internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Calls of SwiftUI's views and modifiers with a label that none of SwiftUI's forms has, such as `Image(icon: .star)` and
/// `Color(hex: 0xFF8800)`: an extension in a file that was not read may declare them.
extension Evaluator {
  /// What to call in place of a form that nobody knows.
  struct ForeignForm {
    /// The call with a label that SwiftUI has.
    let call: Call
    /// Where the argument is found that is taken for another.
    let scope: Scope
  }

  /// The form of SwiftUI's that comes nearest to a call that fits none; `nil` where one fits, or the call is a mistake.
  ///
  /// 1. There are labels that no form has, and none of them was misspelt.
  /// 2. A view whose content an argument is gets it under another label: of the labels with which the call fits a form, the
  ///    one that begins most alike, so that `systemSymbol:` is taken for `systemName:`; of equals the first. An icon is
  ///    looked for among the symbols.
  /// 3. The other arguments that no form has are left out. Where that leaves none that is taken, an argument may have a
  ///    label that only other forms have: `Label(title, icon: \.star, iconSize: .small)`.
  /// 4. What the argument is where that form wants something else is not known; its source's text stands in for it.
  ///
  /// 5. Where the program imports what is not at hand, an argument without a label that no form has belongs to a form of
  ///    that: `frame(50)`.
  ///
  /// - Throws: That nothing comes near: a box stands in for the view, and a view is shown without such a modifier.
  func foreignForm(
    of entry: CatalogEntry, _ signatures: [Signature], _ call: Call, in scope: Scope
  ) throws(Diagnostics) -> ForeignForm? {
    let isLabelled = hasForeignLabel(call, signatures)
    guard isLabelled || hasForeignArgument(call, of: entry, signatures),
      !signatures.contains(where: { $0.fits(call) })
    else { return nil }
    if !isLabelled { throw .foreignForm(of: entry.name, in: program.foreignModules, call.ownSource) }
    let foreign = foreignArguments(of: call, signatures)
    guard let first = foreign.first, let label = call.arguments[first].label else { return nil }
    try step(call.ownSource, cost: signatures.reduce(0) { $0 + $1.parameters.count } * foreign.count)
    let reason = Diagnostics.foreignLabel(label, of: entry.name, call.arguments[first].source)
    guard entry.takesForeignContent, let taken = taken(call, foreign, signatures) else { throw reason }
    let name = "\(entry.name)(\(label):)"
    standIn(.value, name, call.arguments[first].source, reason.all[0])
    guard let near = taken.near else { return ForeignForm(call: taken.call, scope: scope) }
    var result = taken.call
    let argument = result.arguments[near.place]
    let local = Scope(parent: scope)
    let hidden = "$" + (argument.label ?? "")
    local.declare(hidden, try content(argument, named: name, reason, for: (near.label, near.type), in: scope))
    result.arguments[near.place] = Argument(
      label: near.label, value: Expression(.identifier(hidden), source: argument.value.source), source: argument.source)
    return ForeignForm(call: result, scope: local)
  }

  /// Whether a call has a label that no form has; nearly none does, so this is asked before the forms are matched.
  private func hasForeignLabel(_ call: Call, _ signatures: [Signature]) -> Bool {
    call.arguments.contains { argument in
      guard let label = argument.label else { return false }
      return !signatures.contains { $0.parameters.contains { $0.label == label } }
    }
  }

  /// Whether a view or a modifier has more arguments without a label than any form has, and a module may declare another.
  private func hasForeignArgument(_ call: Call, of entry: CatalogEntry, _ signatures: [Signature]) -> Bool {
    guard !program.foreignModules.isEmpty else { return false }
    switch entry.role {
    case .view, .modifier: break
    default: return false
    }
    let count = call.arguments.prefix(call.firstTrailingClosure).count { $0.label == nil }
    return !signatures.contains { $0.parameters.count { $0.label == nil } >= count }
  }

  /// The places of the arguments with labels that no form has; none where one of them is misspelt.
  private func foreignArguments(of call: Call, _ signatures: [Signature]) -> [Int] {
    let labels = signatures.flatMap { $0.parameters.compactMap { $0.label } }
    let foreign = call.arguments.indices.filter { index in
      call.arguments[index].label.map { !labels.contains($0) } ?? false
    }
    let isMisspelt = foreign.contains { suggestion(for: call.arguments[$0].label ?? "", in: labels) != nil }
    return isMisspelt ? [] : foreign
  }

  /// A call that some form takes once one of its arguments has another label.
  private struct TakenCall {
    var call: Call
    /// The argument and its other label; `nil` where it is enough to leave others out.
    var near: (place: Int, label: String?, type: SwiftType)?
  }

  private func taken(_ call: Call, _ foreign: [Int], _ signatures: [Signature]) -> TakenCall? {
    for place in foreign {
      let (tried, index) = call.keeping(place, of: foreign)
      if let near = nearestLabel(at: index, signatures, tried) { return TakenCall(call: tried, near: near) }
    }
    let (rest, _) = call.keeping(nil, of: foreign)
    if signatures.contains(where: { $0.fits(rest) }) { return TakenCall(call: rest) }
    for place in rest.arguments.indices where rest.arguments[place].label != nil {
      if let near = nearestLabel(at: place, signatures, rest) { return TakenCall(call: rest, near: near) }
    }
    return nil
  }

  private func nearestLabel(
    at place: Int, _ signatures: [Signature], _ call: Call
  ) -> (place: Int, label: String?, type: SwiftType)? {
    let label = call.arguments[place].label ?? ""
    let wanted = label.hasSuffix("icon") || label.hasSuffix("Icon") ? "system" : label
    var best: (label: String?, type: SwiftType, likeness: Int)?
    for signature in signatures {
      for parameter in signature.parameters where parameter.label != label {
        var tried = call
        tried.arguments[place].label = parameter.label
        let likeness = parameter.label.map { $0.utf8.commonPrefixLength(with: wanted.utf8) } ?? 0
        guard likeness > best?.likeness ?? -1, signature.fits(tried) else { continue }
        best = (parameter.label, parameter.type, likeness)
      }
    }
    return best.map { (place, $0.label, $0.type) }
  }

  /// What an argument of a foreign form gives a form of SwiftUI's.
  private func content(
    _ argument: Argument, named name: String, _ reason: Diagnostics, for near: (label: String?, type: SwiftType),
    in scope: Scope
  ) throws(Diagnostics) -> Value {
    let origin = OpaqueValue.Origin(name: name, source: argument.source, reason: reason.all[0])
    func constant(_ name: String) -> Value {
      .opaque(noted(OpaqueValue(origin, text: framework.text(ofConstant: name, for: near.label))))
    }
    if case .implicitMember(let name) = argument.value.kind { return constant(name) }
    let value = try trying { () throws(Diagnostics) -> Value in try self.value(argument.value, as: .any, in: scope) }
    // `isDone ? .checkmark : .circle`, or what another call has given.
    if case .opaque(let unknown)? = value, let name = unknown.constantName { return constant(name) }
    if let value, !value.isNil, converted(value, to: near.type) != nil { return value }
    return .opaque(noted(OpaqueValue(origin, text: argument.value.text)))
  }
}

extension OpaqueValue {
  /// The name of the constant that it is, `circle` of `.circle`, also where a parameter holds it; `nil` for anything else.
  fileprivate var constantName: String? {
    let written = text.isName ? origin.name[...] : text[...]
    guard written.hasPrefix("."), written.dropFirst().isName else { return nil }
    return String(written.dropFirst())
  }
}

extension StringProtocol {
  fileprivate var isName: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}

extension CatalogEntry {
  /// Whether an argument of any label is what the view shows. A colour is not known by its name.
  fileprivate var takesForeignContent: Bool { role == .view && name != "Color" }
}

extension Call {
  /// The call without some of its arguments, but for one of them.
  ///
  /// - Returns: the call, and where that one then stands.
  fileprivate func keeping(_ kept: Int?, of foreign: [Int]) -> (call: Call, place: Int) {
    let left = arguments.indices.filter { $0 == kept || !foreign.contains($0) }
    var call = self
    call.arguments = left.map { arguments[$0] }
    call.firstTrailingClosure = left.count { $0 < firstTrailingClosure }
    return (call, left.firstIndex { $0 == kept } ?? 0)
  }
}

extension String.UTF8View {
  fileprivate func commonPrefixLength(with other: String.UTF8View) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
