internal import LayoutEngine
internal import ViewProgram

/// Makes a value of any type for a view that is shown without a caller: from a parameter's name and its type.
struct SampleMaker {
  /// A sample, and whether a part of it is unknown.
  struct Sample {
    var expression: Expression
    var isOpaque = false
  }

  private let types: SampleTypes
  /// The place where the samples stand in for arguments.
  private let source: SourceRange
  /// Initialisers for types that no initialiser in the source can make: they give each member its sample.
  private(set) var additions: [ExtensionDeclaration] = []
  /// The types whose samples are being made, so that no sample contains itself.
  private var making: [String] = []
  /// The number of the array's element that is being made, counted from 1: it makes the element's texts and id unique.
  private var number: Int?
  /// The types whose members are being made, in which the names of their nested types are known.
  private var around: [String] = []
  /// The property wrappers whose properties need no value from a caller.
  private let wrappers: Set<String>

  init(_ types: SampleTypes, wrappersWithoutArgument: Set<String>, at source: SourceRange) {
    self.types = types
    self.source = source
    wrappers = wrappersWithoutArgument
  }

  /// The sample of a type.
  ///
  /// - Parameters:
  ///   - name: the name of the value, which decides what a text holds and how large a number is.
  ///   - generics: the names that are generic parameters rather than types.
  mutating func sample(of type: TypeReference, named name: String, generics: [String] = []) -> Sample {
    if let outer = around.last, let nested = types.nested(type.name, in: outer) {
      return sample(of: nested, named: name)
    }
    if let plain = plain(type.name, named: name) { return Sample(expression: plain) }
    switch type.name {
    case "Optional":
      guard let wrapped = type.arguments.first, !making.contains(wrapped.name) else { return known(.nilLiteral) }
      return sample(of: wrapped, named: name, generics: generics)
    case "Binding": return binding(of: type.arguments.first, named: name, generics)
    case "Array", "Set", "ArraySlice", "ContiguousArray": return elements(of: type, named: name, generics)
    case "Dictionary": return dictionary(of: type, named: name, generics)
    case "Range", "ClosedRange":
      let symbol = type.name == "Range" ? "..<" : "..."
      return known(.binary(symbol, expression(.integer(0)), expression(.integer(3))))
    case "Tuple": return tuple(type, named: name, generics)
    case "Function": return closure(type, named: name, generics)
    case "AnyView": return known(call(identifier("AnyView"), [nil: placeholder(name)]))
    case "View", "Text": return Sample(expression: placeholder(name))
    default: break
    }
    if generics.contains(type.name) { return generic(type.name, named: name) }
    if let declared = types.declared(type.name) { return sample(of: declared, named: name) }
    return unknown(type.name, named: name)
  }

  // MARK: Plain values

  private func plain(_ type: String, named name: String) -> Expression? {
    switch type {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "NSString":
      return string(SampleName.words(of: number.map { SampleName.numbered(name, $0) } ?? name))
    case "Character": return string("A")
    case _ where NumberTypeNames.integers.contains(type):
      return expression(.integer(SampleName.isID(name) ? Int64(number ?? 3) : 3))
    case _ where NumberTypeNames.floating.contains(type): return expression(.floating(SampleName.number(for: name)))
    case "Bool": return expression(.boolean(false))
    case "CGSize", "Size": return call(identifier(type), ["width": length, "height": length])
    case "Image": return call(identifier("Image"), ["systemName": string("photo")])
    case "URL":
      return expression(.forceUnwrap(call(identifier("URL"), ["string": string("https://example.com")])))
    case "AttributedString", "NSAttributedString":
      return call(identifier(type), [nil: string(SampleName.words(of: name))])
    case "UUID", "Date", "EdgeInsets", "Data": return call(identifier(type), [:])
    case "UIImage", "NSImage": return call(identifier(type), ["systemName": string("photo")])
    case "Error": return call(identifier("URLError"), [nil: expression(.implicitMember("unknown"))])
    default: return SampleMaker.constants[type].map { expression(.member(named(type), $0)) }
    }
  }

  /// The constants of SwiftUI's and Foundation's types that serve as samples.
  private static let constants = [
    "Alignment": "center", "Angle": "zero", "Axis": "vertical", "Axis.Set": "vertical", "CGPoint": "zero",
    "CGRect": "zero", "CGVector": "zero", "Calendar": "current", "Color": "blue", "ColorScheme": "light",
    "ContentMode": "fit", "Edge": "top", "Edge.Set": "all", "Font": "body", "Font.Weight": "regular",
    "HorizontalAlignment": "center", "Locale": "current", "TextAlignment": "leading", "UIColor": "systemBlue",
    "UnitPoint": "center", "UserInterfaceSizeClass": "compact", "VerticalAlignment": "center",
    "Visibility": "visible",
  ]

  private var length: Expression { expression(.integer(100)) }

  /// A sample for a generic parameter, of which only the name is known: it sounds like a view's or not.
  private func generic(_ type: String, named name: String) -> Sample {
    SampleName.isView(type) ? Sample(expression: placeholder(name)) : opaque(type, named: name)
  }

  /// A view in place of content that only the caller knows.
  private func placeholder(_ name: String) -> Expression {
    call(identifier("Text"), [nil: string(SampleName.words(of: name))])
  }

  /// A value of which nothing is known.
  private func opaque(_ type: String, named name: String) -> Sample {
    Sample(expression: expression(.opaque(text: name, syntax: Expression.sample(of: type))), isOpaque: true)
  }

  /// A value of a type that no file declares.
  private func unknown(_ type: String, named name: String) -> Sample {
    Sample(expression: expression(.opaque(text: name, syntax: Expression.sample(ofUnknown: type))), isOpaque: true)
  }

  private func known(_ kind: Expression.Kind) -> Sample { Sample(expression: expression(kind)) }

  private func known(_ expression: Expression) -> Sample { Sample(expression: expression) }

  // MARK: Values of several

  private mutating func binding(of type: TypeReference?, named name: String, _ generics: [String]) -> Sample {
    guard let type else { return opaque("Binding", named: name) }
    let value = sample(of: type, named: name, generics: generics)
    let constant = expression(.member(identifier("Binding"), "constant"))
    return Sample(expression: call(constant, [nil: value.expression]), isOpaque: value.isOpaque)
  }

  private mutating func elements(of type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    guard let element = type.arguments.first, !making.contains(element.name) else { return known(.array([])) }
    var isOpaque = false
    var elements: [Expression] = []
    for number in 1...3 {
      let value = sample(of: element, named: SampleName.element(of: name, number), generics: generics)
      isOpaque = isOpaque || value.isOpaque
      elements.append(value.expression)
    }
    let array = expression(.array(elements))
    return Sample(expression: type.name == "Set" ? call(identifier("Set"), [nil: array]) : array, isOpaque: isOpaque)
  }

  private mutating func dictionary(of type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    guard type.arguments.count == 2, !making.contains(type.arguments[1].name) else { return known(.dictionary([])) }
    let key = sample(of: type.arguments[0], named: "key", generics: generics)
    let value = sample(of: type.arguments[1], named: SampleName.element(of: name, nil), generics: generics)
    return Sample(
      expression: expression(.dictionary([(key.expression, value.expression)])),
      isOpaque: key.isOpaque || value.isOpaque)
  }

  private mutating func tuple(_ type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    var isOpaque = false
    var elements: [Argument] = []
    for (index, element) in type.arguments.enumerated() {
      let label = index < type.labels.count ? type.labels[index] : nil
      let value = sample(of: element, named: label ?? name, generics: generics)
      isOpaque = isOpaque || value.isOpaque
      elements.append(Argument(label: label, value: value.expression, source: source))
    }
    return Sample(expression: expression(.tuple(elements)), isOpaque: isOpaque)
  }

  /// A closure that does nothing, or gives a sample of its result.
  private mutating func closure(_ type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    var body: [Statement] = []
    var isOpaque = false
    if let result = type.arguments.last, result.name != "Void", result != .void(at: result.source) {
      let value = sample(of: result, named: name, generics: generics)
      isOpaque = value.isOpaque
      body = [Statement(.expression(value.expression), source: source)]
    }
    let parameters = [String](repeating: "_", count: max(0, type.arguments.count - 1))
    return Sample(
      expression: expression(.closure(Closure(parameters: parameters, body: body, source: source))),
      isOpaque: isOpaque)
  }

  // MARK: The program's own types

  private mutating func sample(of declared: SampleTypes.Declared, named name: String) -> Sample {
    guard !making.contains(declared.declaration.name), making.count < 6 else {
      return opaque(declared.name, named: name)
    }
    making.append(declared.declaration.name)
    let outer = number
    number = SampleName.number(in: name) ?? number
    defer {
      making.removeLast()
      number = outer
    }
    switch declared.declaration.kind {
    case .enumeration: return firstCase(of: declared, named: name)
    case .structure, .classType: return instance(of: declared)
    case .protocolType:
      guard let conforming = types.conforming(to: declared.name) else { return opaque(declared.name, named: name) }
      return sample(of: conforming, named: name)
    }
  }

  private mutating func firstCase(of declared: SampleTypes.Declared, named name: String) -> Sample {
    guard let first = declared.declaration.cases.first else { return opaque(declared.name, named: name) }
    let member = expression(.member(named(declared.name), first.name))
    guard !first.parameters.isEmpty else { return known(member) }
    var isOpaque = false
    var arguments: [Argument] = []
    around.append(declared.name)
    defer { around.removeLast() }
    for parameter in first.parameters {
      let value = sample(of: parameter.type, named: parameter.label ?? first.name)
      isOpaque = isOpaque || value.isOpaque
      arguments.append(Argument(label: parameter.label, value: value.expression, source: source))
    }
    return Sample(expression: call(member, arguments), isOpaque: isOpaque)
  }

  /// A value made by the type's own initialiser, or else by its members.
  private mutating func instance(of declared: SampleTypes.Declared) -> Sample {
    let before = additions.count
    let made = arguments(of: declared, given: [:])
    if let made, !made.isOpaque {
      return Sample(expression: call(named(declared.name), made.list.map(\.argument)))
    }
    additions.removeLast(additions.count - before)
    return byMembers(declared)
  }

  /// A value that an added initialiser makes, which gives each member without a value its sample.
  private mutating func byMembers(_ declared: SampleTypes.Declared) -> Sample {
    let type = declared.declaration
    around.append(declared.name)
    defer { around.removeLast() }
    var statements: [Statement] = []
    for property in type.members.variables where property.isStoredAndUndecided && !isGiven(property) {
      let generics = type.genericParameters
      let value = property.type.map { sample(of: wrapped($0, of: property), named: property.name, generics: generics) }
      guard let value else { continue }
      let target = expression(.member(identifier("self"), property.name))
      statements.append(Statement(.expression(expression(.assignment("=", target, value.expression))), source: source))
    }
    let label = "sample"
    let parameter = FunctionDeclaration.Parameter(
      label: label, name: "_", type: TypeReference(name: "Bool", source: source), source: source)
    let initializer = FunctionDeclaration(name: "init", parameters: [parameter], body: statements, source: source)
    additions.removeAll { $0.extended.name == declared.name }
    additions.append(
      ExtensionDeclaration(
        extended: TypeReference(name: declared.name, source: source), members: Members(initializers: [initializer]),
        source: source))
    return known(call(named(declared.name), [label: expression(.boolean(true))]))
  }

  // MARK: Arguments

  /// An argument of a call with the name that the caller uses.
  struct SampleArgument {
    var name: String
    var argument: Argument
  }

  /// The arguments of a call that makes a value of a type, and the other parameters that it has.
  struct SampleArguments {
    var list: [SampleArgument] = []
    var names: [String] = []
    var isOpaque = false
  }

  /// The arguments that make a value of a type; `nil` when none of its initialisers is suitable for samples.
  ///
  /// - Parameter given: the expressions that replace the samples of some names.
  mutating func arguments(of declared: SampleTypes.Declared, given: [String: Expression]) -> SampleArguments? {
    let type = declared.declaration
    around.append(declared.name)
    defer { around.removeLast() }
    guard !declared.initializers.isEmpty else { return memberwise(type, given) }
    var best: SampleArguments?
    for initializer in declared.initializers where initializer.canMakeSamples {
      let before = additions.count
      let made = arguments(initializer.parameters, initializer.genericParameters + type.genericParameters, given)
      let isBetter = best.map { $0.isOpaque && !made.isOpaque || $0.missing(given) > made.missing(given) } ?? true
      if isBetter { best = made } else { additions.removeLast(additions.count - before) }
    }
    if best == nil, !declared.hasOwnInitializer { return memberwise(type, given) }
    return best
  }

  private mutating func arguments(
    _ parameters: [FunctionDeclaration.Parameter], _ generics: [String], _ given: [String: Expression]
  ) -> SampleArguments {
    var result = SampleArguments()
    for parameter in parameters {
      let isBuilder = parameter.attributes.contains { $0.name.hasSuffix("Builder") }
      add(
        parameter.name, label: parameter.label, type: parameter.type, isBuilder: isBuilder,
        isDecided: parameter.defaultValue != nil || parameter.isVariadic, generics, given, to: &result)
    }
    return result
  }

  private mutating func memberwise(_ type: TypeDeclaration, _ given: [String: Expression]) -> SampleArguments {
    var result = SampleArguments()
    for property in type.members.variables where property.isMemberwise && !isGiven(property) {
      let isBuilder = property.attributes.contains { $0.name.hasSuffix("Builder") }
      let declared = property.type ?? TypeReference(name: "Any", source: source)
      add(
        property.name, label: property.name, type: wrapped(declared, of: property), isBuilder: isBuilder,
        isDecided: property.initialValue != nil, type.genericParameters, given, to: &result)
    }
    return result
  }

  private mutating func add(
    _ name: String, label: String?, type: TypeReference, isBuilder: Bool, isDecided: Bool, _ generics: [String],
    _ given: [String: Expression], to result: inout SampleArguments
  ) {
    result.names.append(name)
    var value = given[name]
    if value == nil, !isDecided {
      let made = isBuilder ? builder(type, named: name) : sample(of: type, named: name, generics: generics)
      result.isOpaque = result.isOpaque || made.isOpaque
      value = made.expression
    }
    guard let value else { return }
    result.list.append(
      SampleArgument(name: name, argument: Argument(label: label, value: value, source: source)))
  }

  /// A view builder's closure with a view that shows its name.
  private func builder(_ type: TypeReference, named name: String) -> Sample {
    let function = type.name == "Optional" ? type.arguments.first ?? type : type
    let count = function.name == "Function" ? max(0, function.arguments.count - 1) : 0
    let body = [Statement(.expression(placeholder(name)), source: source)]
    return known(.closure(Closure(parameters: [String](repeating: "_", count: count), body: body, source: source)))
  }

  /// A property's type, as a binding where a wrapper makes it one.
  private func wrapped(_ type: TypeReference, of property: VariableDeclaration) -> TypeReference {
    guard property.attributes.contains(where: { $0.name == "Binding" }) else { return type }
    return TypeReference(name: "Binding", arguments: [type], source: type.source)
  }

  private func isGiven(_ property: VariableDeclaration) -> Bool {
    property.attributes.contains { wrappers.contains($0.name) }
  }

  // MARK: Expressions

  func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, source: source) }

  func identifier(_ name: String) -> Expression { expression(.identifier(name)) }

  /// `Outer.Inner`
  func named(_ type: String) -> Expression {
    let parts = type.split(separator: ".").map(String.init)
    return parts.dropFirst().reduce(identifier(parts.first ?? type)) { expression(.member($0, $1)) }
  }

  private func string(_ text: String) -> Expression { expression(.string([.literal(text)])) }

  func call(_ callee: Expression, _ arguments: KeyValuePairs<String?, Expression>) -> Expression {
    call(callee, arguments.map { Argument(label: $0.key, value: $0.value, source: source) })
  }

  func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    expression(
      .call(
        Call(callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)))
  }
}

extension SampleMaker.SampleArguments {
  /// The number of given values that have no parameter here.
  fileprivate func missing(_ given: [String: Expression]) -> Int { given.keys.count { !names.contains($0) } }
}

extension TypeReference {
  fileprivate static func void(at source: SourceRange) -> TypeReference {
    TypeReference(name: "Tuple", source: source)
  }
}

extension FunctionDeclaration {
  /// Whether an initialiser is suitable for samples: it takes no decoder and cannot fail.
  fileprivate var canMakeSamples: Bool {
    result == nil && !parameters.contains { $0.type.name == "Decoder" || $0.type.name.hasSuffix("Coder") }
  }
}

extension VariableDeclaration {
  /// Whether the memberwise initialiser has a parameter for it.
  fileprivate var isMemberwise: Bool {
    !isStatic && getter == nil && !isLazy && !(isConstant && initialValue != nil)
  }

  fileprivate var isStoredAndUndecided: Bool {
    !isStatic && getter == nil && !isLazy && initialValue == nil && type?.name != "Optional"
  }
}
