internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `JSONEncoder`: values of the program's types as JSON.
extension Catalog {
  static let encoders: [CatalogEntry] =
    [
      made("JSONEncoder", "Writes values of the program's types as JSON."),
      settable(
        "outputFormatting", of: "JSONEncoder", .symbol(type: "JSONEncoder.OutputFormatting", name: "")),
      settable(
        "keyEncodingStrategy", of: "JSONEncoder",
        .symbol(type: "JSONEncoder.KeyEncodingStrategy", name: "useDefaultKeys")),
      settable(
        "dateEncodingStrategy", of: "JSONEncoder",
        .symbol(type: "JSONEncoder.DateEncodingStrategy", name: "deferredToDate")),
      CatalogEntry(
        .member(of: "JSONEncoder"), "encode", "The JSON of a value.", [.unlabelled("value", .any)]
      ) { call throws(Diagnostics) in
        var encoding = Encoding(call)
        try encoding.write(call.value("value") ?? .none)
        return .data(encoding.text)
      },
    ]
    + constants("JSONEncoder.OutputFormatting", ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"])
    + constants("JSONEncoder.KeyEncodingStrategy", ["useDefaultKeys", "convertToSnakeCase"])
    + constants(
      "JSONEncoder.DateEncodingStrategy",
      ["deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970"])
}

/// Writes values as JSON, as a synthesized `Encodable` does.
struct Encoding {
  private(set) var text = ""
  private let call: Invocation
  private let isPretty: Bool
  private let sortsKeys: Bool
  private let escapesSlashes: Bool
  private var level = 0

  init(_ call: Invocation) {
    self.call = call
    let names = call.baseRecord.options("outputFormatting")
    isPretty = names.contains("prettyPrinted")
    sortsKeys = names.contains("sortedKeys")
    escapesSlashes = !names.contains("withoutEscapingSlashes")
  }

  private var evaluator: Evaluator { call.evaluator }

  private mutating func add(_ part: String) throws(Diagnostics) {
    try evaluator.check(stringLength: part.utf8.count, call.source)
    text += part
  }

  mutating func write(_ value: Value) throws(Diagnostics) {
    try evaluator.enter(call.source)
    defer { evaluator.leave() }
    switch value {
    case .none, .void: try add("null")
    case .int(let number): try add("\(number)")
    case .double(let number): try writeNumber(number)
    case .bool(let flag): try add(flag ? "true" : "false")
    case .string(let string): try writeString(string)
    case .array(let elements): try writeArray(elements)
    case .dictionary(let pairs):
      var members: [(key: String, value: Value)] = []
      for pair in pairs { members.append((evaluator.text(pair.key), pair.value)) }
      try writeObject(members)
    case .state(let box): try write(box.value)
    case .enumeration(let value):
      try write(
        value.type.hasRawValue
          ? try evaluator.property("rawValue", of: .enumeration(value), call.source)
          : .dictionary([KeyedValue(key: .string(value.name), value: .dictionary([]))]))
    case .structure(let structure): try writeObject(try members(of: structure))
    case .symbol("UUID", let name): try writeString(name)
    case .native: try writeNative(value)
    default: throw .unsupported("encoding '\(evaluator.typeName(of: value))'", relative: "", call.source)
    }
  }

  private mutating func writeNumber(_ number: Double) throws(Diagnostics) {
    guard number.isFinite else {
      throw evaluator.thrown(.symbol(type: "EncodingError", name: "invalidValue"), call.source)
    }
    try add(number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)")
  }

  private mutating func writeNative(_ value: Value) throws(Diagnostics) {
    if case .date(let seconds)? = value.swiftUI {
      switch call.baseRecord.symbol("dateEncodingStrategy") {
      case "iso8601": return try writeString(DateParts(seconds: seconds).iso8601)
      case "secondsSince1970": return try writeNumber(seconds)
      case "millisecondsSince1970": return try writeNumber(seconds * 1000)
      default: return try writeNumber(seconds - 978_307_200)
      }
    }
    guard let record = value.record, record.type == "URL" else {
      throw .unsupported("encoding '\(evaluator.typeName(of: value))'", relative: "", call.source)
    }
    try writeString(record.text("text") ?? "")
  }

  // MARK: Several values

  /// The stored properties under the names that `CodingKeys` gives them; nil values are left out.
  private func members(of structure: StructValue) throws(Diagnostics) -> [(key: String, value: Value)] {
    guard structure.type.methods["encode"] == nil else {
      throw .unsupported("encode(to:) of '\(structure.type.name)'", relative: "", call.source)
    }
    let keys = try Decoding(call, call.baseRecord).codingKeys(of: structure.type)
    let makesSnakes = call.baseRecord.symbol("keyEncodingStrategy") == "convertToSnakeCase"
    var members: [(key: String, value: Value)] = []
    for property in structure.type.storedProperties where !property.isLazy {
      let key = keys == nil ? property.name : keys?.first { $0.name == property.name }?.key
      guard let key else { continue }
      let value = try evaluator.property(property.name, of: .structure(structure), call.source)
      if case .none = value { continue }
      members.append((makesSnakes ? Encoding.snakeCase(key) : key, value))
    }
    return members
  }

  /// `fullName` as `full_name`.
  private static func snakeCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
    return result
  }

  private mutating func writeArray(_ elements: [Value]) throws(Diagnostics) {
    try writeList("[", "]", count: elements.count) { (writer, index) throws(Diagnostics) in
      try writer.write(elements[index])
    }
  }

  private mutating func writeObject(_ members: [(key: String, value: Value)]) throws(Diagnostics) {
    var members = members
    try evaluator.step(call.source, cost: members.count)
    if sortsKeys { members.sort { $0.key < $1.key } }
    let colon = isPretty ? " : " : ":"
    try writeList("{", "}", count: members.count) { (writer, index) throws(Diagnostics) in
      try writer.writeString(members[index].key)
      try writer.add(colon)
      try writer.write(members[index].value)
    }
  }

  private mutating func writeList(
    _ start: String, _ end: String, count: Int, _ write: (inout Encoding, Int) throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    try add(start)
    level += 1
    for index in 0..<count {
      if index > 0 { try add(",") }
      try newLine()
      try write(&self, index)
    }
    level -= 1
    if isPretty, count == 0 { try add("\n") }
    if count > 0 || isPretty { try newLine() }
    try add(end)
  }

  private mutating func newLine() throws(Diagnostics) {
    if isPretty { try add("\n" + String(repeating: " ", count: 2 * level)) }
  }

  // MARK: Texts

  private mutating func writeString(_ string: String) throws(Diagnostics) {
    try evaluator.step(call.source, cost: string.utf8.count / 16)
    var escaped = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "/": escaped += escapesSlashes ? "\\/" : "/"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    try add(escaped + "\"")
  }
}

extension TypeInfo {
  /// Whether the cases of an enum have values of another type.
  fileprivate var hasRawValue: Bool {
    inherited.contains { ["String", "Double", "Character"].contains($0) || SwiftType.integerNames.contains($0) }
  }
}
