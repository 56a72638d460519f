public import LayoutEngine

/// An expression and where it stands.
public struct Expression: Sendable {
  /// What the expression computes, with its operands.
  public indirect enum Kind: Sendable {
    /// As wide as Swift's `Int`, whatever this machine's own is.
    case integer(Int64)
    case floating(Double)
    case boolean(Bool)
    case string([StringSegment])
    case nilLiteral
    /// A bare name, `self`, `Self` and `$name` included.
    case identifier(String)
    /// `Stack<Int>`: a type with its generic arguments.
    case specialized(Expression, [TypeReference])
    /// `.leading`: a member of the type the context wants.
    case implicitMember(String)
    case member(Expression, String)
    /// `base?.name`: what follows is skipped when the base is nil.
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case call(Call)
    case subscripted(Expression, [Argument])
    case closure(Closure)
    case prefix(String, Expression)
    case binary(String, Expression, Expression)
    /// `=`, `+=` and the other assignments.
    case assignment(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `(a, label: b)`; one element without label is only parentheses and is not kept.
    case tuple([Argument])
    /// `\.self`, `\Item.name`: the member names, `self` as an empty list.
    case keyPath(root: String?, [String])
    case inoutReference(Expression)
    /// `value as Type`, `as?`, `as!`, `is`.
    case cast(Expression, String, TypeReference)
    /// `try? value`
    case attempt(Expression)
    /// `if` and `switch` used as a value.
    case statement(Statement)
    /// Syntax that the program cannot express: how it is written in short, and what it is.
    case opaque(text: String, syntax: String)
  }

  /// Which expression it is, with its operands.
  public var kind: Kind
  /// From its first token to its last.
  public var source: SourceRange

  public init(_ kind: Kind, source: SourceRange) {
    self.kind = kind
    self.source = source
  }
}

/// A piece of a string literal.
public enum StringSegment: Sendable {
  case literal(String)
  /// `\(value)` with any further arguments.
  case interpolation([Argument])
}

/// A call with its arguments in order; trailing closures come last, the first of them without label.
public struct Call: Sendable {
  /// The expression that is called: a name, a member, or a closure.
  public var callee: Expression
  /// All arguments in source order, trailing closures last.
  public var arguments: [Argument]
  /// Index in `arguments` of the first trailing closure; the count when there is none.
  public var firstTrailingClosure: Int
  /// Where the call's own name and arguments stand, without the base of a chain: `.frame(width: 20)`.
  public var ownSource: SourceRange

  public init(callee: Expression, arguments: [Argument], firstTrailingClosure: Int, ownSource: SourceRange) {
    self.callee = callee
    self.arguments = arguments
    self.firstTrailingClosure = firstTrailingClosure
    self.ownSource = ownSource
  }
}

/// A value passed to a call, with its label.
public struct Argument: Sendable {
  /// The label without its colon; `nil` where none is written.
  public var label: String?
  /// The expression that is passed.
  public var value: Expression
  /// From the label, if there is one, to the end of the value.
  public var source: SourceRange

  public init(label: String?, value: Expression, source: SourceRange) {
    self.label = label
    self.value = value
    self.source = source
  }
}

/// `{ a, b in … }`
public struct Closure: Sendable {
  /// The named parameters; empty when the body uses `$0`, `$1`. `_` is kept as "_".
  public var parameters: [String]
  /// The types written after the parameters; empty when there are none.
  public var parameterTypes: [TypeReference?]
  /// The type after `->`; `nil` without one.
  public var result: TypeReference?
  /// What a capture list copies, each under its label: `[n, half = n / 2]`.
  public var captures: [Argument]
  /// The statements after `in`.
  public var body: [Statement]
  /// From brace to brace.
  public var source: SourceRange

  public init(
    parameters: [String], parameterTypes: [TypeReference?] = [], result: TypeReference? = nil,
    captures: [Argument] = [], body: [Statement], source: SourceRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.parameterTypes = parameterTypes
    self.result = result
    self.body = body
    self.source = source
  }
}

extension Expression {
  /// The expression without generic arguments at its end.
  public var unspecialized: Expression {
    if case .specialized(let base, _) = kind { base } else { self }
  }

  /// What an opaque sample is called where a type gives no better one.
  public static func sample(of type: String) -> String { sampleStart + type }

  /// What an opaque sample is called where no file declares its type.
  public static func sample(ofUnknown type: String) -> String { unknownSampleStart + type }

  /// What dots that stand for code are called.
  public static let leftOut = "code that is left out"

  package static let sampleStart = "a sample of "
  package static let unknownSampleStart = "a sample of the undeclared type "
}
