public import LayoutEngine

/// A statement and where it stands.
public struct Statement: Sendable {
  /// What the statement does, with its parts.
  public indirect enum Kind: Sendable {
    case expression(Expression)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case conditional(Conditional)
    case guarding([Condition], otherwise: [Statement])
    case selection(Selection)
    case forEach(ForLoop)
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], Expression)
    case returning(Expression?)
    /// `break`, with the label of the statement it leaves.
    case breaking(label: String?)
    case continuing(label: String?)
    case fallingThrough
    /// `name: for …`
    case labelled(String, Statement)
    /// `defer { }`
    case deferring([Statement])
    case throwing(Expression)
    /// `do { } catch … { }`; a `do` alone has no catches. A catch without a pattern binds `error`.
    case attempting([Statement], catches: [Selection.Case])
  }

  /// Which statement it is, with its parts.
  public var kind: Kind
  /// From its first token to its last.
  public var source: SourceRange

  public init(_ kind: Kind, source: SourceRange) {
    self.kind = kind
    self.source = source
  }
}

/// One clause of an `if`, `guard` or `while`.
public struct Condition: Sendable {
  /// What a clause tests or binds.
  public indirect enum Kind: Sendable {
    case boolean(Expression)
    /// `if let name = value`; a missing value means the name itself.
    case optionalBinding(name: String, Expression?)
    /// `if case pattern = value`
    case pattern(Pattern, Expression)
  }

  /// Which form the clause has, with its parts.
  public var kind: Kind
  /// From its first token to its last.
  public var source: SourceRange

  public init(_ kind: Kind, source: SourceRange) {
    self.kind = kind
    self.source = source
  }
}

/// `if … { } else { }`; `else if` is an otherwise of one conditional statement.
public struct Conditional: Sendable {
  /// The clauses in source order; all must hold.
  public var conditions: [Condition]
  /// The statements that run when all clauses hold.
  public var then: [Statement]
  /// The statements of `else`; `nil` without one.
  public var otherwise: [Statement]?

  public init(conditions: [Condition], then: [Statement], otherwise: [Statement]?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// `switch subject { case …: }`
public struct Selection: Sendable {
  /// `case pattern where filter, pattern: body`, or a `catch`.
  public struct Case: Sendable {
    /// Empty for `default`.
    public var patterns: [(pattern: Pattern, filter: Expression?)]
    /// The statements after the colon.
    public var body: [Statement]
    /// From its first token to its last.
    public var source: SourceRange

    public init(patterns: [(pattern: Pattern, filter: Expression?)], body: [Statement], source: SourceRange) {
      self.patterns = patterns
      self.body = body
      self.source = source
    }
  }

  /// The value that is matched.
  public var subject: Expression
  /// The cases in source order; the first that matches runs.
  public var cases: [Case]

  public init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

/// What a value is matched against.
public indirect enum Pattern: Sendable {
  case wildcard
  /// `let name`
  case binding(String)
  /// A value, a range, or an enum case without bindings.
  case expression(Expression)
  /// `.name(let a, b)`; the elements carry their labels.
  case enumCase(String, [(label: String?, pattern: Pattern)], SourceRange)
  case tuple([(label: String?, pattern: Pattern)])
  /// `let x?`
  case optional(Pattern)
  /// `is Type`
  case type(TypeReference)
  /// `let x as Type`
  case cast(Pattern, TypeReference)
}

/// `for pattern in sequence where filter { }`
public struct ForLoop: Sendable {
  /// What each element is matched against; an element that does not match is skipped.
  public var pattern: Pattern
  /// The elements to go through.
  public var sequence: Expression
  /// The condition after `where`; `nil` without one.
  public var filter: Expression?
  /// The statements that run for each element.
  public var body: [Statement]

  public init(pattern: Pattern, sequence: Expression, filter: Expression?, body: [Statement]) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
  }
}
