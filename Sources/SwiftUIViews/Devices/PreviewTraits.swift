internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension Evaluator {
  /// The size that a preview's traits ask for; the last one wins. Notes the device that comes with it, and
  /// whether the preview is as large as its view.
  ///
  /// The device of the options overrides all traits; a fixed size has no device. The default is a phone, or a window of
  /// a Mac.
  func container(of preview: PreviewDeclaration) throws(Diagnostics) -> Size? {
    self.preview.fitsView = false
    self.preview.device = nil
    self.preview.widget = nil
    let traits = preview.traits + preview.modifierTraits
    let size = try traitSize(of: traits)
    if let widget = self.preview.widget { return widgetSize(widget.family, size, preview.source) }
    let (options, device) = (self.preview.options, self.preview.device)
    let isSideways = options.isSideways ?? traits.contains { $0.isSideways }
    let chosen = options.device ?? device
    let isDefault = chosen == nil && size == nil
    guard let found = chosen ?? (isDefault ? options.platform.usualDevice : nil) else { return size }
    let turned = isSideways ? found.sideways : found
    self.preview.device = turned
    self.preview.takePlatform(of: turned)
    return isDefault && options.platform == .iOS && !isSideways ? nil : turned.size
  }

  private func traitSize(of traits: [Expression]) throws(Diagnostics) -> Size? {
    var size: Size?
    for trait in traits {
      let call = trait.traitCall
      switch trait.traitName {
      case "fixedLayout", "fixed":
        guard let call else { continue }
        (size, preview.fitsView) = (try fixedSize(call), false)
      case "previewLayout":
        if let inner = call?.arguments.first?.value { size = try traitSize(of: [inner]) ?? size }
      case "previewDevice":
        if let call, let device = try device(of: call) { (preview.device, size) = (device, nil) }
      case "as", "previewContext":
        if let family = call?.arguments.first?.value.widgetFamily {
          preview.widget = ShownWidget(family: family)
          if trait.traitName == "previewContext" { noteMargins(of: family, trait.source) }
        } else {
          warn(.ignoredTrait(trait.traitName, trait.source))
        }
      case "timeline":
        guard case .closure(let timeline)? = call?.arguments.first?.value.kind else { continue }
        preview.widget?.timeline = timeline
      case "sizeThatFitsLayout", "sizeThatFits": (size, preview.fitsView) = (nil, true)
      case "defaultLayout", "device", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
        "previewInterfaceOrientation":
        continue
      default:
        if previewModifier(in: trait) == nil { warn(.ignoredTrait(trait.traitName, trait.source)) }
      }
    }
    if size != nil { preview.device = nil }
    return size
  }

  /// Notes that the view of a widget lacks the margins that a configuration puts around it.
  private func noteMargins(of family: WidgetFamily, _ source: SourceRange) {
    if family.margins == .zero { return }
    warn(
      .carriedOver(
        "the room around a widget's view in a preview without its configuration", from: "none; #Preview(as:) has it",
        source))
  }

  /// The size of a widget on the preview's device, unless its traits ask for another. It does not count as a screen.
  private func widgetSize(_ family: WidgetFamily, _ size: Size?, _ source: SourceRange) -> Size {
    let device = preview.options.device ?? preview.device ?? .default
    preview.device = nil
    if let size { return size }
    if !family.isListed(onScreen: device.size) {
      warn(
        .carriedOver(
          "the size of '\(family.rawValue)' on this screen",
          from: "that of a similar one, or on the next smaller screen",
          source))
    }
    return family.size(onScreen: device.size)
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
          .invalidLength, "a preview cannot be \(text) points in \(parameters[index].name)",
          bound.sources[index].first ?? call.ownSource)
      }
      lengths.append(length)
    }
    return Size(width: lengths[0], height: lengths[1])
  }

  private func device(of call: Call) throws(Diagnostics) -> Device? {
    guard let argument = call.arguments.first else { return nil }
    var expression = argument.value
    // `PreviewDevice(rawValue: "…")` means the same as the string alone.
    if let inner = expression.traitCall, let name = inner.arguments.first { expression = name.value }
    let name: String
    switch try typed(expression, as: .oneOf([.string, .named("PreviewDevice")]), in: Scope(parent: nil)) {
    case .string(let text), .symbol("PreviewDevice", let text): name = text
    default: return nil
    }
    if let device = Device(spelledLike: name) { return device }
    let near = Suggestion.nearest(to: name, in: Device.all.map { $0.name })
    warn(.unknownDevice(name, near: near, argument.source))
    return nil
  }
}

extension Platform {
  /// The device of a preview without traits.
  fileprivate var usualDevice: Device { self == .macOS ? .usualWindow : .default }
}

extension PreviewDeclaration {
  private static let traitModifiers = [
    "previewContext", "previewDevice", "previewInterfaceOrientation", "previewLayout",
  ]

  /// The preview's modifiers at the end of its only view, the innermost first.
  fileprivate var modifierTraits: [Expression] {
    lastModifiers.filter { PreviewDeclaration.traitModifiers.contains($0.traitName) }.reversed()
  }

  /// The calls of the modifiers at the end of the preview's only view, the outermost first.
  var lastModifiers: [Expression] {
    var current: Expression?
    switch body.last?.kind {
    case .expression(let expression): current = expression
    case .returning(let expression): current = expression
    default: current = nil
    }
    var modifiers: [Expression] = []
    while case .call(let call) = current?.kind, case .member(let base, _) = call.callee.kind {
      if let current { modifiers.append(current) }
      current = base
    }
    return modifiers
  }
}

extension Expression {
  var traitCall: Call? {
    if case .call(let call) = kind { return call }
    return nil
  }

  /// Whether it turns the device on its side.
  fileprivate var isSideways: Bool {
    if traitName == "previewInterfaceOrientation" { return traitCall?.arguments.first?.value.isSideways ?? false }
    return traitName == "landscapeLeft" || traitName == "landscapeRight"
  }

  /// The size of a widget: `.systemSmall`, `WidgetPreviewContext(family: .systemSmall)`.
  fileprivate var widgetFamily: WidgetFamily? {
    switch kind {
    case .implicitMember(let name), .member(_, let name): return WidgetFamily(rawValue: name)
    case .call(let call) where call.callee.traitName == "WidgetPreviewContext":
      return call.arguments.first?.value.widgetFamily
    default: return nil
    }
  }

  var traitName: String {
    switch kind {
    case .implicitMember(let name), .identifier(let name), .member(_, let name): return name
    case .call(let call): return call.callee.traitName
    default: return "trait"
    }
  }
}
