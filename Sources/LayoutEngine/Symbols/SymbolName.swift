/// A symbol's name, taken apart into the symbol and its variants: `bell.slash.circle.fill`.
public struct SymbolName: Equatable, Sendable {
  /// The name's parts without the fill.
  private var parts: [String]
  /// Whether the name ends with `fill`.
  public var isFilled: Bool

  public init(_ name: String) {
    parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
  }

  /// The whole name.
  public var text: String { (parts + (isFilled ? ["fill"] : [])).joined(separator: ".") }

  /// The shape around the symbol, `circle` or `square` among others; `nil` where there is none.
  ///
  /// `plus.square.on.square` is no plus in a square.
  public var enclosure: String? {
    guard parts.count > 1, let last = parts.last, SymbolName.enclosures.contains(last),
      parts[parts.count - 2] != "on"
    else { return nil }
    return last
  }

  /// The symbol inside the shape; `nil` where there is no shape.
  public var enclosed: String? { enclosure == nil ? nil : parts.dropLast().joined(separator: ".") }

  /// The symbol that a slash or a badge is put on; `nil` where there is neither.
  public var base: String? {
    if parts.count > 1, parts.last == "slash" { return parts.dropLast().joined(separator: ".") }
    guard let badge = parts.firstIndex(of: "badge"), badge > 0 else { return nil }
    return parts[..<badge].joined(separator: ".")
  }

  /// The name with a variant that it does not have yet: in a shape, with a slash or filled.
  public func adding(_ variant: String) -> SymbolName {
    var name = self
    switch variant {
    case "fill": name.isFilled = true
    case "slash": if !parts.contains("slash") { name.insert("slash", before: enclosure) }
    default: if enclosure == nil { name.parts.append(variant) }
    }
    return name
  }

  private mutating func insert(_ part: String, before last: String?) {
    parts.insert(part, at: last == nil ? parts.count : parts.count - 1)
  }

  private static let enclosures = ["circle", "square", "rectangle"]
}
