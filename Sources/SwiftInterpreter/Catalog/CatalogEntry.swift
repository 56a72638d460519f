internal import Synchronization

/// A name of Swift or of a framework: how it is treated, what it takes and what it does.
///
/// An entry is everything that is known of a name. A table has some thousands of them, and a program uses some dozens.
/// They are objects because the code that makes and passes objects is short, and a page has to load it; an entry's
/// parameters are made when they are first asked for.
public final class CatalogEntry: Sendable {
  /// What the name stands for in source.
  public enum Role: Sendable, Equatable {
    /// `HStack { }`
    case view
    /// `.padding()` on every view, or on the views of one type such as `Image`.
    case modifier(on: String)
    /// `GridItem(.fixed(20))`
    case initializer
    /// `.leading`, `Font.system(size: 12)`: a constant or function of a type.
    case staticMember(of: String)
    /// `array.count`, `color.opacity(0.5)`
    case member(of: String)
    /// `max(a, b)`
    case function
    /// `var edge: Edge`: a declaration names the type, and nothing makes a value by its name.
    case type
    /// `\.layoutDirection`
    case environmentValue
    /// `@State`
    case propertyWrapper(PropertyWrapper)
    /// `@ViewBuilder`
    indirect case resultBuilder(ResultBuilder)
  }

  /// The properties that only a few entries state.
  package struct Details: Sendable {
    /// How Swift spells the type of a view with the modifier; see `typed`.
    package fileprivate(set) var spelling: String?
    /// The type that the modifier returns when it is called on a view of that type.
    package fileprivate(set) var keptType: String?
    /// Another type that has the modifier.
    package fileprivate(set) var otherType: String?
    /// A string literal makes a value of the type.
    package fileprivate(set) var isWrittenLikeString = false
    /// The type whose constants the type takes in addition to its own.
    package fileprivate(set) var constantsType: String?
  }

  public let role: Role
  public let name: String
  /// One sentence.
  public var documentation: String { reference.text }
  private let reference: ReferenceText
  /// The parameter lists of a name that can be called or read; none for a gap, a type, an environment value or a
  /// wrapper.
  public var overloads: [Overload] { (made.load() ?? made.storeIfNil(OverloadList(makeOverloads()))).overloads }
  private let made = AtomicLazyReference<OverloadList>()
  private let makeOverloads: @Sendable () -> [Overload]
  public let status: Status
  package let details: Details

  private init(
    _ role: Role, _ name: String, _ documentation: ReferenceText, _ status: Status, _ details: Details,
    makeOverloads: @escaping @Sendable () -> [Overload]
  ) {
    self.role = role
    self.name = name
    reference = documentation
    self.makeOverloads = makeOverloads
    self.status = status
    self.details = details
  }

  /// An entry whose parameter lists are made when they are first asked for.
  package convenience init(
    _ role: Role, _ name: String, _ documentation: ReferenceText, status: Status = .supported,
    _ overloads: @autoclosure @escaping @Sendable () -> [Overload]
  ) {
    self.init(role, name, documentation, status, Details(), makeOverloads: overloads)
  }

  /// An entry with a single parameter list.
  package convenience init(
    _ role: Role, _ name: String, _ documentation: ReferenceText,
    _ parameters: @autoclosure @escaping @Sendable () -> [ParameterDeclaration] = [], action: @escaping Overload.Action
  ) {
    self.init(role, name, documentation, [Overload(parameters(), action: action)])
  }

  /// A property: read without parentheses.
  package convenience init(
    property name: String, of type: String, _ documentation: ReferenceText, action: @escaping Overload.Action
  ) {
    self.init(.member(of: type), name, documentation, [Overload(isProperty: true, [], action: action)])
  }

  /// A constant of a type: `.leading`.
  package convenience init(
    constant name: String, of type: String, _ documentation: ReferenceText = "", action: @escaping Overload.Action
  ) {
    self.init(.staticMember(of: type), name, documentation, [Overload(isProperty: true, [], action: action)])
  }

  /// A name of Swift or SwiftUI that Haggle does not support.
  ///
  /// - Parameter instead: what to write instead; empty where nothing comes close.
  package static func gap(_ role: Role, _ name: String, _ documentation: ReferenceText, instead: String = "")
    -> CatalogEntry
  {
    CatalogEntry(role, name, documentation, status: .gap(instead: instead), [])
  }

  /// A type that a declaration may name.
  package static func type(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(.type, name, documentation, [])
  }

  /// A property wrapper.
  package static func wrapper(
    _ name: String, _ meaning: PropertyWrapper, _ documentation: ReferenceText, status: Status = .supported
  ) -> CatalogEntry {
    CatalogEntry(.propertyWrapper(meaning), name, documentation, status: status, [])
  }
}

/// Variants of an entry.
extension CatalogEntry {
  /// How Swift spells the type of a view with the modifier.
  ///
  ///     "_PaddingLayout"        around the view: ModifiedContent<Color, _PaddingLayout>
  ///     "_OverlayModifier<_>"   `_` at the end is the type of a second view
  ///     "_ClipEffect<some Shape>"  the argument, where it is a short one
  ///     "IDView<Self, ID>"      a type of its own around the view's
  ///     "Self"                  the view's own type: the modifier returns what it is called on
  package func typed(_ spelling: String) -> CatalogEntry { with { $0.spelling = spelling } }

  /// The modifier returns a view of the type when it is called on one: `bold()` on a `Text` is a `Text`.
  package func keeping(_ type: String) -> CatalogEntry { with { $0.keptType = type } }

  /// Another type has the modifier, too: `offset` is one of a `VisualEffect`.
  package func alsoOn(_ type: String) -> CatalogEntry { with { $0.otherType = type } }

  /// A string literal makes a value of the type where one is wanted.
  package func writtenLikeString() -> CatalogEntry { with { $0.isWrittenLikeString = true } }

  /// The type takes the constants of another in addition to its own: `.red` is a `ShapeStyle`.
  package func takingConstants(of type: String) -> CatalogEntry { with { $0.constantsType = type } }

  /// Adds further forms to the entry.
  package func adding(_ further: @autoclosure @escaping @Sendable () -> [Overload]) -> CatalogEntry {
    CatalogEntry(role, name, reference, status, details) { [self] in overloads + further() }
  }

  private func with(_ change: (inout Details) -> Void) -> CatalogEntry {
    var details = details
    change(&details)
    return CatalogEntry(role, name, reference, status, details, makeOverloads: makeOverloads)
  }
}

/// The parameter lists of an entry, as an object that is stored only once.
private final class OverloadList: Sendable {
  let overloads: [Overload]

  init(_ overloads: [Overload]) { self.overloads = overloads }
}
