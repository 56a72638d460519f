package import ViewProgram

/// A Swift type as far as a scenario's meaning depends on it.
///
/// It is what gives a literal its type, what an implicit member such as `.leading` is looked up in, and what an
/// argument is checked against. Generic parameters and all other unknown types are `any`.
public indirect enum SwiftType: Sendable, Equatable {
  case any
  /// What the context of the call wants of it, in the catalogue's tables: `reduce(.zero)` where a size is wanted.
  case result
  /// What the context of the call wants the elements of its result to be.
  case resultElement
  case named(String)
  /// An enum of the program's with what stands for its generic parameters.
  case generic(String, [SwiftType])
  /// A binding of a value.
  case binding(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case optional(SwiftType)
  case tuple([SwiftType], labels: [String?] = [])
  case function([SwiftType], SwiftType)
  /// A result builder's closure with its parameters and what it makes.
  case builder([SwiftType], SwiftType)
  /// An argument on which nothing depends here; it is not even evaluated.
  case unread
  /// An argument that matters only for the effects of its evaluation; an error in it is not reported.
  case loose
  /// One of several types, when overloads are still open.
  case oneOf([SwiftType])

  public static let int = SwiftType.named("Int")
  public static let cgFloat = SwiftType.named("CGFloat")
  public static let double = SwiftType.named("Double")
  public static let bool = SwiftType.named("Bool")
  public static let string = SwiftType.named("String")
  public static let void = SwiftType.named("Void")

  /// The type as Swift source writes it.
  public var text: String {
    switch self {
    case .any, .unread, .loose: return "Any"
    case .result: return "Result"
    case .resultElement: return "Element"
    case .binding(let value): return value == .any ? "Binding" : "Binding<\(value.text)>"
    case .named(let name): return name
    case .generic(let name, let arguments): return "\(name)<\(SwiftType.list(arguments, separator: ", "))>"
    case .array(let element): return "[\(element.text)]"
    case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
    case .optional(let wrapped): return "\(wrapped.text)?"
    case .tuple(let elements, _): return "(\(SwiftType.list(elements, separator: ", ")))"
    case .function(let parameters, let result):
      return "(\(SwiftType.list(parameters, separator: ", "))) -> \(result == .void ? "Void" : result.text)"
    case .builder(let parameters, let result):
      return "(\(SwiftType.list(parameters, separator: ", "))) -> some \(result.text)"
    case .oneOf(let types): return SwiftType.list(types, separator: " or ")
    }
  }

  package static func list(_ types: [SwiftType], separator: String) -> String {
    var text = ""
    for (index, type) in types.enumerated() {
      if index > 0 { text += separator }
      text += type.text
    }
    return text
  }
}

extension SwiftType {
  /// The names of floating-point types; one number type stands for all of them, as they convert freely here.
  static let floatingNames = NumberTypeNames.floating
  /// A range of floating-point numbers, whose literals may be whole.
  static let floatingRange = "Range<CGFloat>"
  /// The name under which a number of any kind is wanted.
  static let anyNumber = "AdditiveArithmetic"
  static let protocolsOfNumbers: Set = [anyNumber, "Numeric", "SignedNumeric"]
  package static let integerNames = NumberTypeNames.integers

  package var isFloating: Bool { contains { SwiftType.floatingNames.contains($0) } }
  var isInteger: Bool { contains { SwiftType.integerNames.contains($0) } }

  /// One of the named alternatives satisfies a condition.
  package func contains(_ condition: (String) -> Bool) -> Bool {
    switch self {
    case .named(let name), .generic(let name, _): return condition(name)
    case .binding: return condition("Binding")
    case .optional(let wrapped): return wrapped.contains(condition)
    case .oneOf(let types): return types.contains { $0.contains(condition) }
    default: return false
    }
  }

  /// The plain alternatives in order, with optionals and overloads resolved.
  package var alternatives: [SwiftType] {
    switch self {
    case .optional(let wrapped): return wrapped.alternatives
    case .binding: return [.named("Binding")]
    case .generic(let name, _): return [.named(name)]
    case .oneOf(let types):
      var all: [SwiftType] = []
      for type in types { all += type.alternatives }
      return all
    default: return [self]
    }
  }

  var isFunction: Bool {
    for type in alternatives {
      switch type {
      case .function, .builder: return true
      default: continue
      }
    }
    return false
  }

  /// The wanted type of an array literal's elements.
  var elementType: SwiftType {
    for type in alternatives {
      if case .array(let element) = type { return element }
    }
    return .any
  }

  /// The type with that of the context instead of `result` and `resultElement`.
  func wanting(_ wanted: SwiftType) -> SwiftType {
    switch self {
    case .result:
      return wanted.boundType
    case .resultElement: return wanted.elementType
    case .array(let element): return .array(element.wanting(wanted))
    case .binding(let value): return .binding(value.wanting(wanted))
    case .optional(let wrapped): return .optional(wrapped.wanting(wanted))
    case .function(let parameters, let result):
      return .function(parameters.map { $0.wanting(wanted) }, result.wanting(wanted))
    default: return self
    }
  }

  /// The type itself, or of what is held where a binding or a wrapper is wanted.
  private var boundType: SwiftType {
    switch self {
    case .binding(let value): return value
    case .optional(.binding(let value)): return value
    default:
      // What is held may be optional, and is then not taken apart.
      let all = if case .oneOf(let types) = self { types } else { [self] }
      let held = all.filter { $0.alternatives != [.named("Binding")] && $0.alternatives != [.named("State")] }
      if held.count == all.count { return self }
      return held.isEmpty ? .any : .oneOf(held)
    }
  }

  /// What stands for the generic parameters of an enum where it is wanted.
  func arguments(of name: String) -> [SwiftType]? {
    switch self {
    case .generic(name, let arguments): return arguments
    case .optional(let wrapped), .binding(let wrapped): return wrapped.arguments(of: name)
    case .oneOf(let types): return types.lazy.compactMap { $0.arguments(of: name) }.first
    default: return nil
    }
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var allowsNil: Bool {
    switch self {
    case .any, .result, .resultElement, .optional: return true
    case .oneOf(let types): return types.contains { $0.allowsNil }
    default: return false
    }
  }
}

extension SwiftType {
  /// Reads a type of the source; names that `isKnown` refuses are generic parameters and accept anything.
  ///
  /// - Parameters:
  ///   - moduleMember: The meaning of a name after that of a module, `SwiftUI.Font`; `nil` for other names.
  ///   - keepsArguments: Whether it matters what stands for the generic parameters of a type.
  package init(
    _ reference: TypeReference, moduleMember: (String) -> String? = { _ in nil },
    keepsArguments: (String) -> Bool = { _ in false }, isKnown: (String) -> Bool
  ) {
    let arguments = reference.arguments.map {
      SwiftType($0, moduleMember: moduleMember, keepsArguments: keepsArguments, isKnown: isKnown)
    }
    switch reference.name {
    // A set is an array without repetitions, and Core Data's results are an array.
    case "Array", "Set", "FetchedResults": self = .array(arguments.first ?? .any)
    // Foundation's are Swift's here.
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
      self = .array(.any)
    case "Dictionary" where arguments.count == 2: self = .dictionary(arguments[0], arguments[1])
    case "Binding": self = .binding(arguments.first ?? .any)
    case "Optional": self = .optional(arguments.first ?? .any)
    case "Tuple": self = arguments.isEmpty ? .void : .tuple(arguments, labels: reference.labels)
    case "Function": self = .function(Array(arguments.dropLast()), arguments.last ?? .void)
    case let name where SwiftType.integerNames.contains(name): self = .int
    case let name where SwiftType.floatingNames.contains(name): self = .named(reference.name)
    case "Range", "ClosedRange":
      self = .named(arguments.first?.isFloating ?? false ? SwiftType.floatingRange : reference.name)
    case let name where !arguments.isEmpty && keepsArguments(name): self = .generic(name, arguments)
    case let name where isKnown(name): self = .named(name)
    default:
      guard let member = moduleMember(reference.name) else {
        self = .any
        return
      }
      var reference = reference
      reference.name = member
      self = SwiftType(reference, moduleMember: { _ in nil }, isKnown: isKnown)
    }
  }
}
