internal import LayoutEngine
internal import ViewProgram

extension Evaluator {
  /// The name of a value's type, as a diagnostic says it.
  func typeName(of value: Value) -> String { typeNames(of: value).first ?? "Any" }

  /// Every name a value's type goes by, its own first, then what it conforms to.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .void: return ["Void"]
    case .none: return ["nil"]
    case .int: return ["Int"]
    case .double: return ["Double", "CGFloat", "Float", "TimeInterval"]
    case .bool: return ["Bool"]
    case .string: return ["String", "Character", "StringProtocol", "LocalizedStringKey"]
    case .array: return ["Array", "Set", "Collection", "Sequence"]
    case .dictionary: return ["Dictionary", "Collection", "Sequence"]
    case .tuple: return ["Tuple"]
    case .range: return ["Range", "ClosedRange", "Collection", "Sequence"]
    case .closure: return ["Function"]
    case .keyPath: return ["KeyPath"]
    case .type(let name): return ["\(name).Type"]
    case .structure(let structure): return names(of: structure.type)
    case .enumeration(let value): return names(of: value.type)
    case .state(let box): return typeNames(of: box.value)
    case .binding: return ["Binding"]
    case .environmentKey: return ["Environment"]
    case .view(let view): return names(of: view)
    default: return constantTypeNames(of: value)
    }
  }

  private func constantTypeNames(of value: Value) -> [String] {
    switch value {
    case .color: return ["Color", "ShapeStyle", "View", "UIColor", "NSColor"]
    case .style: return ["ShapeStyle"]
    case .font: return ["Font"]
    case .alignment: return ["Alignment"]
    case .guide(let guide): return [guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"]
    case .edges: return ["Edge.Set", "Edge"]
    case .axes: return ["Axis.Set", "Axis"]
    case .gridItem: return ["GridItem"]
    case .gridSize: return ["GridItem.Size"]
    case .unitPoint: return ["UnitPoint"]
    case .angle: return ["Angle"]
    case .size: return ["CGSize"]
    case .point: return ["CGPoint"]
    case .rect: return ["CGRect"]
    case .insets: return ["EdgeInsets"]
    case .proxy: return ["GeometryProxy"]
    case .anchor: return ["Anchor"]
    case .anchorPart: return ["Anchor.Source"]
    case .coordinateSpace: return ["CoordinateSpace"]
    case .symbol(let type, _): return [type]
    default: return layoutTypeNames(of: value)
    }
  }

  private func layoutTypeNames(of value: Value) -> [String] {
    switch value {
    case .dimensions: return ["ViewDimensions"]
    case .proposal: return ["ProposedViewSize"]
    case .subview: return ["LayoutSubview"]
    case .viewSpacing: return ["ViewSpacing"]
    case .layout(let layout): return [layout.name, "AnyLayout", "Layout"]
    case .transform: return ["CGAffineTransform", "ProjectionTransform"]
    case .gradient(let color): return [color.name, "ShapeStyle", "View"]
    case .strokeStyle: return ["StrokeStyle"]
    default: return ["Any"]
    }
  }

  private func names(of type: TypeInfo) -> [String] {
    var names = [type.name]
    // Inside the type around it a nested type goes by its last name.
    if let dot = type.name.lastIndex(of: ".") { names.append(String(type.name[type.name.index(after: dot)...])) }
    for parent in type.inherited where !names.contains(parent) {
      names.append(parent)
      for further in types[parent]?.inherited ?? [] where !names.contains(further) { names.append(further) }
    }
    if type.isRepresentable, !names.contains("View") { names.append("View") }
    if type.isShape { names += ["Shape", "View"].filter { !names.contains($0) } }
    return names
  }

  private func names(of view: ViewValue) -> [String] {
    switch view.content {
    case .shape: return [view.site.name, "Shape", "View"]
    case .modified: return ["some View", "View"]
    default: return [view.typeName, "View"]
    }
  }

  /// The value as a value of a type, or `nil` when it is not one.
  func converted(_ value: Value, to type: SwiftType) -> Value? {
    switch type {
    case .any, .unread, .result, .resultElement: return value
    case .binding: return convertedNamed(value, "Binding")
    case .optional(let wrapped):
      if case .none = value { return value }
      return converted(value, to: wrapped)
    case .oneOf(let types):
      for candidate in types {
        if let result = converted(value, to: candidate) { return result }
      }
      return nil
    case .array(let element): return convertedArray(value, element)
    case .dictionary:
      if case .dictionary = value { return value }
      if case .array(let elements) = value, elements.isEmpty { return .dictionary([]) }
      return nil
    case .tuple(_, let labels):
      guard case .tuple(let elements) = value else { return nil }
      guard labels.count == elements.count else { return value }
      return .tuple(zip(labels, elements).map { LabelledValue($0 ?? $1.label, $1.value) })
    case .function, .builder:
      if case .closure = value { return value }
      if case .keyPath(let names) = value { return .closure(keyPathClosure(names)) }
      if case .layout(let layout) = value { return .closure(layout.closure) }
      return nil
    case .named(let name): return convertedNamed(value, name)
    }
  }

  private func convertedArray(_ value: Value, _ element: SwiftType) -> Value? {
    guard case .array(let elements) = value else { return nil }
    if case .any = element { return value }
    // Without steps left it does not matter: the next one tells.
    guard spend(elements.count / 4) else { return value }
    for item in elements where converted(item, to: element) == nil { return nil }
    return value
  }

  private func convertedNamed(_ value: Value, _ name: String) -> Value? {
    if name == "Void" { return .void }
    if case .state = value, name == "State" { return value }
    if case .state(let box) = value { return convertedNamed(box.value, name) }
    if name == "View" || name == "AnyView" {
      guard let view = view(from: value, .none) else { return nil }
      if case .structure = value { return value }
      if case .color = value { return value }
      if case .gradient = value { return value }
      return .view(view)
    }
    if typeNames(of: value).contains(name) { return value }
    // The scenario's own protocols and whatever else is not a type of a value accept anything that has no better.
    if let info = types[name], info.kind == .protocolType { return value }
    return types[name] == nil && !catalog.isType(name) ? value : nil
  }

  /// `\.name` where a function is wanted.
  func keyPathClosure(_ names: [String]) -> ClosureValue {
    ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        var value = arguments.first ?? .none
        for name in names { value = try evaluator.property(name, of: value, source) }
        return value
      })
  }

  /// A value as a view, or `nil` when it is none.
  func view(from value: Value, _ source: SourceRange) -> ViewValue? {
    switch value {
    case .view(let view): return view
    case .color(let color):
      let arguments = color.name.isEmpty ? "" : ".\(color.name)"
      return ViewValue(.color(color.paint), site: CallSite(name: "Color", arguments: arguments, source: source))
    case .gradient(let gradient):
      return ViewValue(.color(gradient.paint), site: CallSite(name: gradient.name, source: source))
    case .structure(let structure) where structure.type.isShape: return shape(structure, source)
    case .structure(let structure) where structure.type.isView:
      return ViewValue(.instance(structure), site: CallSite(name: structure.type.name, source: source))
    case .none: return ViewValue(.empty, site: CallSite(name: "EmptyView", source: source))
    default: return nil
    }
  }
}
