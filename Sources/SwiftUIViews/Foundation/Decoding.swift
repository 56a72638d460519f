internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Makes values of the program's types from JSON, as a synthesized `Decodable` does.
struct Decoding {
  private let call: Invocation
  private let settings: RecordValue
  private var evaluator: Evaluator { call.evaluator }

  init(_ call: Invocation, _ settings: RecordValue) {
    self.call = call
    self.settings = settings
  }

  /// The type that `Item.self`, `[Item].self` and `[String: Item].self` name.
  static func reference(_ type: Value?, _ source: SourceRange) -> TypeReference {
    switch type {
    case .type(let name)?: return TypeReference(name: name, source: source)
    case .array(let elements)?:
      return TypeReference(name: "Array", arguments: [reference(elements.first, source)], source: source)
    case .dictionary(let pairs)?:
      let arguments = [reference(pairs.first?.key, source), reference(pairs.first?.value, source)]
      return TypeReference(name: "Dictionary", arguments: arguments, source: source)
    default: return TypeReference(name: "Any", source: source)
    }
  }

  static func missing(_ key: String, _ call: Invocation) -> Diagnostics {
    call.evaluator.thrown(.symbol(type: "DecodingError", name: "keyNotFound: \(key)"), call.source)
  }

  private func mismatch(_ type: String) -> Diagnostics {
    evaluator.thrown(.symbol(type: "DecodingError", name: "typeMismatch: \(type)"), call.source)
  }

  /// The value of a key of an object, with the keys converted as the decoder is set; `nil` when there is none.
  func member(_ key: String, of json: Value) throws(Diagnostics) -> Value? {
    guard case .dictionary(let pairs) = json else { return nil }
    // The keys are compared one after another, and each may be converted.
    try evaluator.step(call.source, cost: pairs.count / 2)
    let converts = settings.symbol("keyDecodingStrategy") == "convertFromSnakeCase"
    for pair in pairs {
      guard case .string(let name) = pair.key else { continue }
      if name == key || converts && Decoding.camelCase(name) == key { return pair.value }
    }
    return nil
  }

  /// `full_name` as `fullName`; underscores at the ends stay.
  static func camelCase(_ name: String) -> String {
    let leading = name.prefix { $0 == "_" }
    let trailing = name.reversed().prefix { $0 == "_" }
    guard leading.count < name.count else { return name }
    let words = name.split(separator: "_")
    guard words.count > 1, let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return leading + first.lowercased() + rest.joined() + String(trailing)
  }

  // MARK: Values

  func value(_ json: Value, as type: TypeReference) throws(Diagnostics) -> Value {
    try evaluator.enter(call.source)
    defer { evaluator.leave() }
    let named = evaluator.typeName(behind: type.name)
    switch named {
    case "Optional": return json.isNil ? .none : try value(json, as: element(type))
    case "Array", "Set", "ContiguousArray":
      guard case .array(let elements) = json else { throw mismatch("Array") }
      var values: [Value] = []
      for item in elements { values.append(try value(item, as: element(type))) }
      try evaluator.check(elements: values.count, call.source)
      return .array(values)
    case "Range", "ClosedRange":
      // As Swift writes them: the bounds in an array.
      guard case .array(let bounds) = json, bounds.count == 2 else { throw mismatch(named) }
      let (lower, upper) = (try value(bounds[0], as: element(type)), try value(bounds[1], as: element(type)))
      guard case .bool(true) = try evaluator.apply("<=", lower, upper, call.source) else { throw mismatch(named) }
      return .range(RangeValue(lower: lower, upper: upper, isClosed: named == "ClosedRange"))
    case "Dictionary":
      guard case .dictionary(let pairs) = json, type.arguments.count == 2 else { throw mismatch("Dictionary") }
      var values: [KeyedValue] = []
      for pair in pairs {
        var key = pair.key
        if type.arguments[0].name == "Int", case .string(let text) = key, let number = Int64(text) {
          key = .int(number)
        }
        values.append(KeyedValue(key: key, value: try value(pair.value, as: type.arguments[1])))
      }
      try evaluator.check(elements: values.count, call.source)
      return .dictionary(values)
    default:
      if let plain = try plain(json, named) { return plain }
      return try made(json, named)
    }
  }

  private func element(_ type: TypeReference) -> TypeReference {
    type.arguments.first ?? TypeReference(name: "Any", source: type.source)
  }

  /// A value of one of Swift's or Foundation's types; `nil` for any other type.
  private func plain(_ json: Value, _ type: String) throws(Diagnostics) -> Value? {
    switch (type, json) {
    case ("Any", _): return json
    case ("String", .string), ("Bool", .bool): return json
    case (_, .int) where SwiftType.integerNames.contains(type): return json
    case ("Int", .double(let number)) where number == number.rounded() && abs(number) < 1e15: return .int(Int64(number))
    case ("Double", .double), ("CGFloat", .double), ("Float", .double), ("Decimal", .double),
      ("TimeInterval", .double):
      return json
    case ("Double", .int(let number)), ("CGFloat", .int(let number)), ("Float", .int(let number)),
      ("Decimal", .int(let number)), ("TimeInterval", .int(let number)):
      return .double(Double(number))
    case ("URL", .string(let text)): return .address(text)
    case ("UUID", .string(let text)): return .symbol(type: "UUID", name: text)
    case ("Date", _): return try date(json)
    case ("String", _), ("Bool", _), ("Double", _), ("CGFloat", _), ("Float", _), ("Decimal", _), ("URL", _),
      ("UUID", _), ("TimeInterval", _):
      throw mismatch(type)
    case _ where SwiftType.integerNames.contains(type): throw mismatch(type)
    default: return nil
    }
  }

  private func date(_ json: Value) throws(Diagnostics) -> Value {
    let strategy = settings.symbol("dateDecodingStrategy") ?? "deferredToDate"
    switch json {
    case .int(let number): return date(Double(number), strategy)
    case .double(let number): return date(number, strategy)
    case .string(let text):
      if strategy == "iso8601", let seconds = DateParts.iso8601(text) { return .date(seconds) }
      if strategy.hasPrefix("pattern "),
        let seconds = DateParts.read(text, pattern: String(strategy.dropFirst("pattern ".count)))
      {
        return .date(seconds)
      }
    default: break
    }
    throw mismatch("Date")
  }

  private func date(_ number: Double, _ strategy: String) -> Value {
    switch strategy {
    case "secondsSince1970": .date(number)
    case "millisecondsSince1970": .date(number / 1000)
    // By default dates are counted from 2001.
    default: .date(number + 978_307_200)
    }
  }

  // MARK: The program's own types

  private func made(_ json: Value, _ name: String) throws(Diagnostics) -> Value {
    guard let info = evaluator.types[name] else {
      throw .unsupported("decoding '\(name)'", relative: "", call.source)
    }
    if let value = try decodedByItself(json, info) { return value }
    switch info.kind {
    case .enumeration: return try enumeration(json, info)
    case .structure, .classType: return try instance(json, info)
    default: throw .unsupported("decoding '\(name)'", relative: "", call.source)
    }
  }

  /// By the type's own `init(from:)`; `nil` when it has none.
  private func decodedByItself(_ json: Value, _ info: TypeInfo) throws(Diagnostics) -> Value? {
    guard info.decodes else { return nil }
    let scope = Scope(parent: nil)
    scope.declare("decoder", .record(settings.decoder(of: json)))
    let decoder = Expression(.identifier("decoder"), source: call.source)
    let argument = Argument(label: "from", value: decoder, source: call.source)
    let made = Call(
      callee: Expression(.identifier(info.name), source: call.source), arguments: [argument], firstTrailingClosure: 1,
      ownSource: call.source)
    return try evaluator.construct(info.name, made, in: scope)
  }

  private func enumeration(_ json: Value, _ info: TypeInfo) throws(Diagnostics) -> Value {
    for index in info.cases.indices {
      let value = Value.enumeration(EnumValue(type: info, caseIndex: index, payload: []))
      if evaluator.equal(try evaluator.property("rawValue", of: value, call.source), json) { return value }
    }
    throw mismatch(info.name)
  }

  private func instance(_ json: Value, _ info: TypeInfo) throws(Diagnostics) -> Value {
    guard case .dictionary = json else { throw mismatch(info.name) }
    try evaluator.take(bytes: info.storedProperties.count * 16, call.source)
    let keys = try codingKeys(of: info)
    var fields: [Value] = []
    for property in info.storedProperties {
      let key = keys == nil ? property.name : keys?.first { $0.name == property.name }?.key
      let isFixed = property.isConstant && property.initialValue != nil || property.isLazy
      guard let key, !isFixed else {
        fields.append(try evaluator.initialField(property, of: info))
        continue
      }
      let decoded = try decoded(property, try member(key, of: json), key)
      fields.append(try evaluator.memberwiseField(property, of: info, decoded, call.source))
    }
    return .structure(StructValue(type: info, fields: fields))
  }

  private func decoded(_ property: VariableDeclaration, _ json: Value?, _ key: String) throws(Diagnostics) -> Value {
    var type = property.type
    // `var count = 0`
    if type == nil, let initial = property.initialValue {
      type = TypeReference(
        name: evaluator.typeName(of: try evaluator.value(initial, in: Scope(parent: nil))), source: property.source)
    }
    guard let type else { return json ?? .none }
    if let json { return try value(json, as: type) }
    if type.name == "Optional" { return .none }
    throw Decoding.missing(key, call)
  }

  /// The names of properties with those in JSON, where the type has `CodingKeys`; `nil` where it has none.
  func codingKeys(of info: TypeInfo) throws(Diagnostics) -> [(name: String, key: String)]? {
    guard let keys = evaluator.types["\(info.name).CodingKeys"], keys.kind == .enumeration else { return nil }
    var result: [(name: String, key: String)] = []
    for index in keys.cases.indices {
      let value = Value.enumeration(EnumValue(type: keys, caseIndex: index, payload: []))
      let raw = evaluator.text(try evaluator.property("rawValue", of: value, call.source))
      result.append((keys.cases[index].name, raw))
    }
    return result
  }
}

extension RecordValue {
  /// The decoder that an `init(from:)` is given.
  fileprivate func decoder(of json: Value) -> RecordValue {
    RecordValue("Decoder", fields.filter { $0.name != "json" && $0.name != "keys" } + [("json", json)])
  }
}
