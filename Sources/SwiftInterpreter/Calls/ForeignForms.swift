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
  /// 1. The label is one that no form has, and it is not one that was misspelt.
  /// 2. A view whose content the argument is gets the argument under another label: of the labels with which the call fits
  ///    a form, the one that begins most alike, so that `systemSymbol:` is taken for `systemName:`; of equals the first.
  /// 3. What the argument is where that form wants something else is not known; its source's text stands in for it.
  ///
  /// - Throws: That nothing comes near: a box stands in for the view, and a view is shown without such a modifier.
  func foreignForm(
    of entry: CatalogEntry, _ signatures: [Signature], _ call: Call, in scope: Scope
  ) throws(Diagnostics) -> ForeignForm? {
    guard hasForeignLabel(call, signatures), let (place, label) = foreignLabel(in: call, signatures) else { return nil }
    let argument = call.arguments[place]
    try step(argument.source, cost: signatures.reduce(0) { $0 + $1.parameters.count })
    let reason = Diagnostics.foreignLabel(label, of: entry.name, argument.source)
    guard entry.takesForeignContent, let near = nearestLabel(to: label, at: place, signatures, call) else {
      throw reason
    }
    let name = "\(entry.name)(\(label):)"
    standIn(.value, name, argument.source, reason.all[0])
    let local = Scope(parent: scope)
    let hidden = "$" + label
    local.declare(hidden, try content(argument, named: name, reason, for: near, in: scope))
    var taken = call
    taken.arguments[place] = Argument(
      label: near.label, value: Expression(.identifier(hidden), source: argument.value.source), source: argument.source)
    return ForeignForm(call: taken, scope: local)
  }

  /// Whether a call has a label that no form has; nearly none does, so this is asked before the forms are matched.
  private func hasForeignLabel(_ call: Call, _ signatures: [Signature]) -> Bool {
    call.arguments.contains { argument in
      guard let label = argument.label else { return false }
      return !signatures.contains { $0.parameters.contains { $0.label == label } }
    }
  }

  /// The first label of a call that no form has and that is nearly none of theirs.
  private func foreignLabel(in call: Call, _ signatures: [Signature]) -> (place: Int, label: String)? {
    var worst: (argument: Int, count: Int)?
    for signature in signatures {
      switch signature.match(call.arguments, firstTrailingClosure: call.firstTrailingClosure) {
      case .matched: return nil
      case .mismatch(.unknownLabel(let argument), let count) where count > worst?.count ?? -1:
        worst = (argument, count)
      case .mismatch: continue
      }
    }
    guard let worst, let label = call.arguments[worst.argument].label else { return nil }
    let labels = signatures.flatMap { $0.parameters.compactMap { $0.label } }
    guard !labels.contains(label), suggestion(for: label, in: labels) == nil else { return nil }
    return (worst.argument, label)
  }

  private func nearestLabel(
    to label: String, at place: Int, _ signatures: [Signature], _ call: Call
  ) -> (label: String?, type: SwiftType)? {
    var best: (label: String?, type: SwiftType, likeness: Int)?
    for signature in signatures {
      for parameter in signature.parameters {
        var tried = call
        tried.arguments[place].label = parameter.label
        let likeness = parameter.label.map { $0.utf8.commonPrefixLength(with: label.utf8) } ?? 0
        guard likeness > best?.likeness ?? -1, signature.fits(tried) else { continue }
        best = (parameter.label, parameter.type, likeness)
      }
    }
    return best.map { ($0.label, $0.type) }
  }

  /// What an argument of a foreign form gives a form of SwiftUI's.
  private func content(
    _ argument: Argument, named name: String, _ reason: Diagnostics, for near: (label: String?, type: SwiftType),
    in scope: Scope
  ) throws(Diagnostics) -> Value {
    let origin = OpaqueValue.Origin(name: name, source: argument.source, reason: reason.all[0])
    if case .implicitMember(let constant) = argument.value.kind {
      return .opaque(noted(OpaqueValue(origin, text: framework.text(ofConstant: constant, for: near.label))))
    }
    let value = try trying { () throws(Diagnostics) -> Value in try self.value(argument.value, as: .any, in: scope) }
    if let value, !value.isNil, converted(value, to: near.type) != nil { return value }
    return .opaque(noted(OpaqueValue(origin, text: argument.value.text)))
  }
}

extension CatalogEntry {
  /// Whether an argument of any label is what the view shows. A colour is not known by its name.
  fileprivate var takesForeignContent: Bool { role == .view && name != "Color" }
}

extension String.UTF8View {
  fileprivate func commonPrefixLength(with other: String.UTF8View) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
