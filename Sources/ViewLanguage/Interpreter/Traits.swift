internal import LayoutEngine

extension Evaluator {
  /// The size that a preview's traits ask for; the last that asks wins. Notes the device that comes with it.
  ///
  /// The device of the options stands above all traits; a fixed size has no device.
  func container(of preview: PreviewDeclaration) throws(Diagnostics) -> Size? {
    let size = try traitSize(of: preview)
    if let chosen = options.device {
      device = chosen
      return chosen.size
    }
    if size == nil, options.platform == .iOS { device = .default }
    return size
  }

  private func traitSize(of preview: PreviewDeclaration) throws(Diagnostics) -> Size? {
    var size: Size?
    device = nil
    for trait in preview.traits {
      guard let call = trait.traitCall else {
        warn(.ignoredTrait(trait.traitName, trait.source))
        continue
      }
      switch trait.traitName {
      case "fixedLayout", "fixed":
        size = try fixedSize(call)
        device = nil
      case "previewLayout":
        if let inner = call.arguments.first?.value, inner.traitName == "fixed", let innerCall = inner.traitCall {
          size = try fixedSize(innerCall)
          device = nil
        }
      case "previewDevice": size = try deviceSize(call) ?? size
      default: warn(.ignoredTrait(trait.traitName, trait.source))
      }
    }
    if let call = preview.deviceCall { size = try deviceSize(call) ?? size }
    return size
  }

  private func fixedSize(_ call: Call) throws(Diagnostics) -> Size {
    let parameters = ["width", "height"].map {
      Signature.Parameter(label: $0, name: $0, type: .cgFloat, hasDefault: false)
    }
    let bound = try bind([Signature(parameters)], call, named: "fixedLayout", in: Scope(parent: nil))
    var lengths: [Double] = []
    for index in parameters.indices {
      guard case .double(let length)? = bound.values[index].first, length.isFinite, length >= 0 else {
        let text = bound.values[index].first.map { self.text($0) } ?? ""
        throw Diagnostics.error(
          "invalid-length", "a preview cannot be \(text) points in \(parameters[index].name)",
          bound.sources[index].first ?? call.ownSource)
      }
      lengths.append(length)
    }
    return Size(width: lengths[0], height: lengths[1])
  }

  private func deviceSize(_ call: Call) throws(Diagnostics) -> Size? {
    guard let argument = call.arguments.first else { return nil }
    var expression = argument.value
    // `PreviewDevice(rawValue: "…")` says no more than the string alone.
    if let inner = expression.traitCall, let name = inner.arguments.first { expression = name.value }
    guard case .string(let name) = try typed(expression, as: .string, in: Scope(parent: nil)) else { return nil }
    if let device = Device(named: name) {
      self.device = device
      return device.size
    }
    let near = Suggestion.nearest(to: name, in: Device.all.map { $0.name })
    warn(.unknownDevice(name, near: near, argument.source))
    return nil
  }
}

extension PreviewDeclaration {
  /// The `previewDevice` among the modifiers at the end of the preview's only view.
  fileprivate var deviceCall: Call? {
    var current: Expression?
    switch body.last?.kind {
    case .expression(let expression): current = expression
    case .returning(let expression): current = expression
    default: current = nil
    }
    while case .call(let call) = current?.kind, case .member(let base, let name) = call.callee.kind {
      if name == "previewDevice" { return call }
      current = base
    }
    return nil
  }
}

extension Expression {
  fileprivate var traitCall: Call? {
    if case .call(let call) = kind { return call }
    return nil
  }

  fileprivate var traitName: String {
    switch kind {
    case .implicitMember(let name), .identifier(let name), .member(_, let name): return name
    case .call(let call): return call.callee.traitName
    default: return "trait"
    }
  }
}
