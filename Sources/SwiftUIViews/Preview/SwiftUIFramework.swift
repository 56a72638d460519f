internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The meaning that SwiftUI gives to types, literals and wrappers, which the interpreter cannot know.
extension PreviewContext: Framework {
  // MARK: Types

  var declaredTypes: [TypeDeclaration] { [Catalog.completion] }

  func impliedNames(of type: TypeInfo, _ evaluator: Evaluator) -> [String] {
    if type.isShape { return ["Shape", "View"] }
    if type.isModel { return ["PersistentModel", "Identifiable", "Hashable", "Observable"] }
    return type.isRepresentable || evaluator.mayBeView(type) ? ["View"] : []
  }

  func elementType(ofCollection name: String) -> String? {
    switch name {
    case "LayoutSubviews", "Layout.Subviews": "LayoutSubview"
    case "SubviewsCollection": "Subview"
    default: nil
    }
  }

  func conversion(of value: Value, to name: String, _ evaluator: Evaluator) -> Conversion {
    // Whether a shape can be inset makes no difference here.
    if name == "InsettableShape" { return evaluator.typeNames(of: value).contains("Shape") ? .value(value) : .refused }
    if name == "NSError" { return Catalog.bridgedError(value, evaluator).map { .value($0) } ?? .refused }
    if value.record?.type == "NSError", let bridged = value.record?["error"],
      let error = evaluator.converted(bridged, to: .named(name))
    {
      return .value(error)
    }
    // The result of a shader is not known.
    if name == "ShapeStyle", evaluator.typeNames(of: value).contains(where: { $0.hasPrefix("Shader") }) {
      return .value(.color(.unknown))
    }
    if let element = elementType(ofCollection: name) {
      return evaluator.converted(value, to: .array(.named(element))).map { .value($0) } ?? .refused
    }
    // A colour's gradient is the colour here.
    if name == "AnyGradient", case .color? = value.swiftUI { return .value(value) }
    // `let add: ToolbarItem<(), some View> = ToolbarItem { … }`
    guard ["View", "AnyView"].contains(name) || PreviewContext.barContent.contains(name) else { return .ordinary }
    guard let view = evaluator.view(from: value, .none) else { return .refused }
    if case .structure = value { return .value(value) }
    switch value.swiftUI {
    case .color, .gradient: return .value(value)
    default: return .value(.view(view))
    }
  }

  /// What is no view in SwiftUI, and made of views as one is.
  private static let barContent = [
    "ToolbarItem", "ToolbarItemGroup", "ToolbarContent", "CustomizableToolbarContent", "TabContent",
  ]

  func standIn(for value: OpaqueValue, as type: String, _ evaluator: Evaluator) -> Value? {
    switch type {
    case "View", "AnyView": evaluator.view(from: .opaque(value), value.origin.source).map { .view($0) }
    case "Color", "ShapeStyle", "UIColor": .color(.unknown)
    default: nil
    }
  }

  /// `Color.brand`: Xcode makes a constant of each colour in an asset catalog.
  func generated(_ name: String, of type: String, _ evaluator: Evaluator) -> Value? {
    if type == "UIImage" || type == "NSImage" {
      guard options.imageSize("." + name) != nil else { return nil }
      return .record(RecordValue(type, [("name", .string("." + name))]))
    }
    guard ["Color", "ShapeStyle", "UIColor", "NSColor"].contains(type), let paint = options.namedColor("." + name)
    else { return nil }
    return .color(ColorValue(paint: paint, name: name))
  }

  /// Packages that make constants of the names of symbols write `houseFill` for `house.fill`, and `gearshape2` for
  /// `gearshape.2`.
  func text(ofConstant name: String, for label: String?) -> String {
    guard let label, label.hasPrefix("system") else { return name }
    var text = ""
    var last: Character = "."
    for character in name {
      let begins = character.isUppercase || character.isNumber && !last.isNumber
      if begins, last != "." { text.append(".") }
      text += character.lowercased()
      last = character
    }
    return text
  }

  func publisher(ofField index: Int, of owner: StructValue) -> Value { .publisher(PublisherValue(index, of: owner)) }

  func order(of value: Value) -> Int? {
    guard case .symbol(let type, let name) = value else { return nil }
    switch type {
    case "DynamicTypeSize": return DynamicTypeSize(named: name).map { Int($0.rawValue) }
    case "ContentSizeCategory": return Catalog.typeSize(ofCategory: name).map { Int($0.rawValue) }
    default: return nil
    }
  }

  func shown(_ value: Value, without method: String, _ source: SourceRange, _ evaluator: Evaluator) -> Value {
    guard let view = evaluator.view(from: value, source) else { return value }
    return .view(ViewValue(.modified(view, .nothing), site: CallSite(name: method, source: source)))
  }

  /// A view continues without a modifier that cannot be evaluated, so that the ones after it are still checked.
  func goesOn(with value: Value) -> Bool {
    if case .structure(let structure) = value { return structure.type.isView || structure.type.isShape }
    switch value.swiftUI {
    case .view, .color, .gradient: return true
    default: return false
    }
  }

  func unknownMember(
    _ name: String, of base: Value, near: String?, _ source: SourceRange, _ evaluator: Evaluator
  ) -> Diagnostics? {
    let names = evaluator.typeNames(of: base)
    guard names.contains("View") || names.contains("ViewModifier") else { return nil }
    let catalog = evaluator.catalog
    if let relative = catalog.gap(".\(name)") { return .unsupported(".\(name)", relative: relative, source) }
    // What another kind of value has, such as a fainter colour, may be a modifier of somebody's own.
    let others = catalog.members(name).filter { if case .modifier = $0.entry.role { true } else { false } }
    if let other = others.first { return .modifier(name, isOf: other.type, notOf: names.first ?? "Any", source) }
    return .unknownModifier(name, near: near, source)
  }

  func usualType(ofConstant name: String) -> String? {
    // The others, such as `.primary`, are constants of many types.
    let isHue = !["clear", "primary", "secondary", "accentColor"].contains(name)
    return isHue && SystemColor.all.contains { $0.name == name } ? "Color" : nil
  }

  func unknownStatic(_ name: String, of type: String, _ source: SourceRange) -> Diagnostics? {
    let horizontal = ["leading", "center", "trailing"]
    let vertical = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    switch type {
    case "HorizontalAlignment" where vertical.contains(name):
      return .wrongAxis(name, isOf: "VerticalAlignment", notOf: type, accepted: horizontal, source)
    case "VerticalAlignment" where horizontal.contains(name):
      return .wrongAxis(name, isOf: "HorizontalAlignment", notOf: type, accepted: vertical, source)
    default: return nil
    }
  }

  // MARK: Literals

  /// The words of views are localized keys, as in `Toggle("\(count) new")`, and an argument labelled as a format is a
  /// format.
  func types(ofLoose label: String?, of entry: CatalogEntry) -> [SwiftType] {
    switch (label, entry.role) {
    case (nil, .view), (nil, .modifier(on: "View")): [.oneOf([.named("LocalizedStringKey"), .any])]
    case ("format", .view):
      ["Date.FormatStyle", "Measurement.FormatStyle", "ListFormatStyle", "Duration.FormatStyle", "FormatStyle"]
        .map { .named($0) } + [.any]
    default: []
    }
  }

  func stringLiteral(
    _ segments: [StringSegment], as expected: SwiftType, in scope: Scope, _ source: SourceRange,
    _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    guard expected.contains({ $0 == "LocalizedStringKey" }) else {
      if expected.contains({ $0 == "AttributedString" }), !expected.contains({ $0 == "String" }) {
        return Value.attributed(segments)
      }
      guard expected.contains({ $0 == "String.LocalizationValue" || $0 == "LocalizedStringResource" }) else {
        return nil
      }
      return try evaluator.localizedLiteral(segments, isMarkup: false, in: scope, source)
    }
    return try evaluator.localizedLiteral(segments, in: scope, source)
  }

  func arrayLiteral(
    _ elements: [Expression], as expected: SwiftType, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    for type in expected.alternatives {
      guard case .named(let name) = type else { continue }
      if name == "Edge.Set" || name == "Axis.Set" { return try evaluator.optionSet(elements, name, in: scope) }
      if Evaluator.namedOptionSets.contains(name) { return try evaluator.options(elements, name, in: scope) }
    }
    return nil
  }

  // MARK: Calls

  func closure(of structure: StructValue, _ evaluator: Evaluator) -> ClosureValue? {
    structure.type.isLayout ? evaluator.layout(structure).closure : nil
  }

  func construct(
    _ type: TypeInfo, _ call: Call, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    // A type may be both a layout and a view, and have an initialiser for the content itself.
    type.isLayout && !evaluator.takes(call, type.fullName) ? try evaluator.laidOut(type, call, in: scope) : nil
  }

  /// `environment(\.key, value)`, `containerValue(\.name, value)` and `layoutValue(key:value:)`: the key decides the type
  /// of the value.
  func refine(
    _ signatures: inout [Signature], of entry: CatalogEntry, for call: Call, _ evaluator: Evaluator
  ) throws(Diagnostics) {
    evaluator.noteTable(of: call)
    if let type = try evaluator.valueType(ofKeyIn: call) {
      for index in signatures.indices { signatures[index].takeValue(type) }
    }
    guard case .keyPath(_, let names)? = call.arguments.first?.value.kind else { return }
    if entry.name == "containerValue" {
      signatures[0].parameters[1].type = try evaluator.containerType(names.first ?? "")
    }
    guard entry.name == "environment" else { return }
    let isLocale = names.last == "locale" && call.arguments.last?.value.traitName == "init"
    signatures[0].parameters[1].type = isLocale ? .named("Locale") : try evaluator.environmentType(names.last ?? "")
  }

  func check(_ call: Invocation) throws(Diagnostics) { try call.checkBindings() }

  // MARK: View builders

  func component(_ value: Value, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value {
    if case .closure(let closure) = value, closure.isBuilder { throw .uncalledFunction(source) }
    guard let view = evaluator.view(from: value, source) else {
      throw .notAView(evaluator.typeName(of: value), source)
    }
    return .view(view)
  }

  func chosen(_ component: Value) -> Value {
    guard let view = component.view else { return component }
    var site = view.site
    site.isChosen = true
    return .view(ViewValue(view.content, site: site))
  }

  func specialized(_ value: Value, by arguments: [TypeReference]) -> Value {
    guard case .fetched(let fetched)? = value.swiftUI else { return value }
    return .fetched(fetched.of(arguments.first?.name))
  }

  func didMake(_ object: Value, by superclass: String, _ call: Call, _ evaluator: Evaluator) {
    // `Book(entity: entity, insertInto: nil)` belongs to no context.
    let isInserted = call.arguments.contains { argument in
      if case .nilLiteral = argument.value.kind { return false }
      return argument.label == "context" || argument.label == "insertInto"
    }
    if superclass == "NSManagedObject", isInserted { store.insert(object) }
  }

  func notInBuilder(_ what: String, _ source: SourceRange) -> Diagnostics { .notInViewBuilder(what, source) }

  func block(_ components: [Value], _ source: SourceRange, _ evaluator: Evaluator) -> Value {
    .view(evaluator.group(components.compactMap { $0.view }, source))
  }

  // MARK: Property wrappers

  func givenValue(for property: VariableDeclaration, _ evaluator: Evaluator) throws(Diagnostics) -> Value? {
    try evaluator.givenValue(for: property)
  }

  func wrapped(_ value: Value, for property: VariableDeclaration, _ evaluator: Evaluator) -> Value {
    if case .fetched(let fetched)? = value.swiftUI { return .fetched(fetched.of(evaluator.fetchedType(of: property))) }
    guard evaluator.catalog.wrapper(of: property) == .scaled, let length = value.number else { return value }
    return .scaledMetric(length, property.scaledStyle)
  }

  /// `@Previewable @State` in a preview's own statements.
  func localState(_ name: String, initially value: Value) -> StateBox {
    memory.states.box(name, at: Identities.root, initially: value)
  }

  func willChange(_ box: StateBox, _ source: SourceRange) throws(Diagnostics) {
    guard box.isLive, !memory.isRunningEffects else { return }
    // A closure that changes state is an action, and no content.
    if memory.isGuessingContent { throw .stateChangedInBody(box.name, source) }
    memory.noteChangeInBody(of: box, source)
  }
}
