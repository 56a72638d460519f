internal import SwiftInterpreter
internal import ViewProgram

/// `URL`: an address and its parts. Nothing is loaded from it.
extension Catalog {
  static let addresses: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "URL", "An address; nothing is loaded from it.",
        [
          Overload([
            .labelled("string", .string), .labelled("encodingInvalidCharacters", .bool, default: "true"),
          ]) { call throws(Diagnostics) in
            let text = call.string("string") ?? ""
            return text.isEmpty ? .none : .address(text)
          },
          Overload([.labelled("string", .string), .labelled("relativeTo", .optional(.named("URL")))]) {
            call throws(Diagnostics) in
            let (text, base) = (call.string("string") ?? "", call.record("relativeTo"))
            guard let base, Address(text).scheme == nil else { return text.isEmpty ? .none : .address(text) }
            try call.evaluator.check(string: text, call.source)
            return .address(Address(base).appending(text).text)
          },
          file("fileURLWithPath"), file("filePath"),
        ]),
      part("absoluteString") { .string($0.text) }, part("relativeString") { .string($0.text) },
      part("description") { .string($0.text) },
      part("scheme") { $0.scheme.map { .string($0) } ?? .none }, part("host") { $0.host.map { .string($0) } ?? .none },
      part("port") { $0.port.map { .int($0) } ?? .none }, part("path") { .string($0.path) },
      part("relativePath") { .string($0.path) },
      part("query") { $0.query.map { .string($0) } ?? .none },
      part("fragment") { $0.fragment.map { .string($0) } ?? .none },
      part("lastPathComponent") { .string($0.lastComponent) }, part("pathExtension") { .string($0.pathExtension) },
      part("pathComponents") { .array($0.components.map { .string($0) }) },
      part("isFileURL") { .bool($0.scheme == "file") },
      CatalogEntry(.member(of: "URL"), "host", "The host.", [.labelled("percentEncoded", .bool, default: "true")]) {
        call throws(Diagnostics) in Address(call.baseRecord).host.map { .string($0) } ?? .none
      },
      CatalogEntry(.member(of: "URL"), "path", "The path.", [.labelled("percentEncoded", .bool, default: "true")]) {
        call throws(Diagnostics) in .string(Address(call.baseRecord).path)
      },
      changed("deletingLastPathComponent", []) { address, _ in address.deletingLast() },
      changed("deletingPathExtension", []) { address, _ in address.deletingExtension() },
      changed("standardized", []) { address, _ in address },
      CatalogEntry(
        .member(of: "URL"), "appending", "The address with more at its end.",
        [
          Overload([
            .labelled("path", .string), .labelled("directoryHint", .any, default: ".inferFromPath"),
          ]) { call throws(Diagnostics) in try appended(call, call.string("path") ?? "") },
          Overload([
            .labelled("component", .string), .labelled("directoryHint", .any, default: ".inferFromPath"),
          ]) { call throws(Diagnostics) in try appended(call, call.string("component") ?? "") },
        ]),
      CatalogEntry(
        .member(of: "URL"), "appendingPathComponent", "The address with more at its end.",
        [.unlabelled("component", .string), .labelled("isDirectory", .bool, default: "false")]
      ) { call throws(Diagnostics) in try appended(call, call.string("component") ?? "") },
      CatalogEntry(
        .member(of: "URL"), "appendingPathExtension", "The address with an extension.",
        [.unlabelled("extension", .string)]
      ) { call throws(Diagnostics) in
        let text = Address(call.baseRecord).text
        return .address(text + "." + (call.string("extension") ?? ""))
      },
    ]
    + [
      ("documentsDirectory", "Documents"), ("applicationSupportDirectory", "Library/Application%20Support"),
      ("cachesDirectory", "Library/Caches"), ("libraryDirectory", "Library"), ("downloadsDirectory", "Downloads"),
      ("desktopDirectory", "Desktop"), ("temporaryDirectory", "tmp"), ("homeDirectory", "Home"),
    ].map { name, path in
      CatalogEntry(constant: name, of: "URL", "A folder in which nothing is.") { _ throws(Diagnostics) in
        .address("file:///\(path)/")
      }
    }

  private static func file(_ label: String) -> Overload {
    Overload([
      .labelled(label, .string), .labelled("isDirectory", .bool, default: "false"),
      .labelled("directoryHint", .any, default: ".inferFromPath"), .labelled("relativeTo", .any, default: "nil"),
    ]) {
      call throws(Diagnostics) in .address("file://" + (call.string(label) ?? ""))
    }
  }

  private static func part(_ name: String, _ read: @escaping @Sendable (Address) -> Value) -> CatalogEntry {
    CatalogEntry(property: name, of: "URL", "A part of the address.") { call throws(Diagnostics) in
      let address = Address(call.baseRecord)
      try call.evaluator.step(call.source, cost: address.text.utf8.count / 16)
      return read(address)
    }
  }

  private static func changed(
    _ name: String, _ parameters: [ParameterDeclaration],
    _ change: @escaping @Sendable (Address, Invocation) -> Address
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "URL"), name, "A changed address.", parameters) { call throws(Diagnostics) in
      let address = Address(call.baseRecord)
      try call.evaluator.check(string: address.text, call.source)
      return .address(change(address, call).text)
    }
  }

  private static func appended(_ call: Invocation, _ part: String) throws(Diagnostics) -> Value {
    let address = Address(call.baseRecord).appending(part)
    try call.evaluator.check(string: address.text, call.source)
    return .address(address.text)
  }
}

extension Value {
  static func address(_ text: String) -> Value { .record(RecordValue("URL", [("text", .string(text))])) }
}

/// The parts of an address: `scheme://host:port/path?query#fragment`.
struct Address {
  let text: String
  private(set) var scheme: String?
  private(set) var host: String?
  private(set) var port: Int?
  /// With the slash it begins with.
  private(set) var path = ""
  private(set) var query: String?
  private(set) var fragment: String?
  /// The text before the path.
  private var start = ""
  /// The text after the path.
  private var end = ""

  init(_ record: RecordValue) { self.init(record.text("text") ?? "") }

  init(_ text: String) {
    self.text = text
    var rest = text[...]
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    end = String(text[rest.endIndex...])
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "+" }) {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      readHost(rest[..<slash])
      rest = rest[slash...]
    }
    start = String(text[..<rest.startIndex])
    path = String(rest)
  }

  private mutating func readHost(_ authority: Substring) {
    var authority = authority
    if let mark = authority.lastIndex(of: "@") { authority = authority[authority.index(after: mark)...] }
    if let colon = authority.lastIndex(of: ":"), let number = Int(authority[authority.index(after: colon)...]) {
      port = number
      authority = authority[..<colon]
    }
    if !authority.isEmpty { host = String(authority) }
  }

  /// The names between the slashes, the first slash included.
  var components: [String] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { String($0) }
  }

  var lastComponent: String { components.last ?? "" }

  var pathExtension: String {
    let last = lastComponent
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
    return String(last[last.index(after: dot)...])
  }

  func appending(_ part: String) -> Address {
    let own = path.hasSuffix("/") ? String(path.dropLast()) : path
    return Address(start + own + "/" + (part.hasPrefix("/") ? String(part.dropFirst()) : part) + end)
  }

  func deletingLast() -> Address {
    let own = path.hasSuffix("/") ? path.dropLast() : path[...]
    guard let slash = own.lastIndex(of: "/") else { return Address(start + "./" + end) }
    return Address(start + own[...slash] + end)
  }

  func deletingExtension() -> Address {
    let ending = pathExtension
    if ending.isEmpty { return self }
    let own = path.hasSuffix("/") ? path.dropLast() : path[...]
    return Address(start + own.dropLast(ending.count + 1) + end)
  }
}
