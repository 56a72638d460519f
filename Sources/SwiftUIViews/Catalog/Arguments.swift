internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Reading arguments of SwiftUI's types. A wrong type was refused before, so the defaults are never used.
extension Invocation {
  /// A length that has to be finite and not negative; any other is ignored with a warning, as SwiftUI does.
  func length(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    if number.isFinite && number >= 0 { return number }
    warnAboutLength(number, name)
    return nil
  }

  /// A length that may also be infinite: `maxWidth: .infinity`.
  func limit(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    if number >= 0 { return number }
    warnAboutLength(number, name)
    return nil
  }

  /// The minimum length of a frame: a negative one counts as zero, which is not the same as no minimum.
  func minimum(_ name: String) -> Double? {
    guard let number = number(name), number.isFinite, number < 0 else { return length(name) }
    evaluator.warn(.negativeMinimum(number, of: name, source(of: name)))
    return 0
  }

  /// A distance that may be negative, but not infinite.
  func distance(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    if number.isFinite { return number }
    warnAboutLength(number, name)
    return nil
  }

  /// Why an argument is not the type that it has to be: nothing is known of it, or it is something else.
  ///
  /// - Parameter wanted: What the type conforms to, as it is named in messages: `PreferenceKey`.
  func noType(_ name: String, wanted: String) -> Diagnostics {
    if case .opaque(let unknown)? = value(name) { return Diagnostics([unknown.origin.reason]).asGap() }
    return .wrongType(evaluator.typeName(of: value(name) ?? .none), wanted: .named(wanted), source(of: name))
  }

  private func warnAboutLength(_ number: Double, _ name: String) {
    evaluator.warn(.invalidLength(number, of: name, source(of: name)))
  }

  func alignment(_ name: String) -> Alignment? {
    if case .alignment(let alignment)? = value(name)?.swiftUI { return alignment }
    return nil
  }

  func guide(_ name: String) -> Guide? {
    if case .guide(let guide)? = value(name)?.swiftUI { return guide }
    return nil
  }

  /// A style for text; `nil` for an unknown colour.
  func ink(_ name: String) -> StyleValue? {
    if case .color(let color)? = value(name)?.swiftUI, color.isUnknown { return nil }
    return style(name)
  }

  func style(_ name: String) -> StyleValue? {
    switch value(name)?.swiftUI {
    case .style(let style): return style
    case .color(let color), .gradient(let color): return .paint(color.paint)
    default: return nil
    }
  }
}
