extension Diagnostic {
  /// What is wrong, as a key that stays the same when the wording changes.
  ///
  /// The raw value is what people and tools see. A key does not decide the severity: an invalid length is an error in
  /// one place and ignored with a warning in another.
  public enum Code: String, CaseIterable, Sendable {
    // Files
    case emptyFile = "empty-file"
    case fileTooLarge = "file-too-large"
    case invalidUTF8 = "invalid-utf8"
    case nullByte = "null-byte"
    case readingTooLong = "reading-too-long"

    // Syntax
    case chainTooLong = "chain-too-long"
    case invalidEscape = "invalid-escape"
    case nestingTooDeep = "nesting-too-deep"
    case notAssociative = "not-associative"
    case syntaxError = "syntax-error"
    case unknownCondition = "unknown-condition"
    case unknownModule = "unknown-module"
    case unknownOperator = "unknown-operator"
    case unsupportedSyntax = "unsupported-syntax"

    // Previews and declarations
    case duplicatePreviewName = "duplicate-preview-name"
    case ignoredTrait = "ignored-trait"
    case noPreview = "no-preview"
    case previewWithoutView = "preview-without-view"
    case redeclared
    case repeatedID = "repeated-id"
    case sampleArguments = "sample-arguments"
    case tooManyPreviews = "too-many-previews"
    case unknownDevice = "unknown-device"

    // Names
    case noContext = "no-context"
    case unknownMember = "unknown-member"
    case unknownModifier = "unknown-modifier"
    case unknownName = "unknown-name"
    case unknownView = "unknown-view"
    case unsupported

    // Arguments and types
    case argumentOrder = "argument-order"
    case extraArgument = "extra-argument"
    case missingArgument = "missing-argument"
    case missingReturn = "missing-return"
    case notAView = "not-a-view"
    case notAVisualEffect = "not-a-visual-effect"
    case notCallable = "not-callable"
    case notInBuilder = "not-in-builder"
    case notIterable = "not-iterable"
    case wrongLabel = "wrong-label"
    case wrongOperands = "wrong-operands"
    case wrongType = "wrong-type"

    // Values
    case cannotAssign = "cannot-assign"
    case divisionByZero = "division-by-zero"
    case indexOutOfRange = "index-out-of-range"
    case integerOverflow = "integer-overflow"
    case notAnInteger = "not-an-integer"
    case notTwoNumbers = "not-two-numbers"
    case repeatedKey = "repeated-key"
    case reversedRange = "reversed-range"
    case uncaughtError = "uncaught-error"
    case uninitialized
    case unmatchedSwitch = "unmatched-switch"
    case unwrappedNil = "unwrapped-nil"
    case zeroStride = "zero-stride"

    // State and environment
    case incompletePreferenceKey = "incomplete-preference-key"
    case noEnvironmentObject = "no-environment-object"
    case readOnlyEnvironmentValue = "read-only-environment-value"
    case stateInBody = "state-in-body"
    case unknownCoordinateSpace = "unknown-coordinate-space"
    case unknownEnvironmentValue = "unknown-environment-value"

    // What something stands in for, and what is not run
    case notRun = "not-run"
    case standInModifier = "stand-in-modifier"
    case standInValue = "stand-in-value"
    case standInView = "stand-in-view"

    // What is laid out or drawn differently
    case contradictoryFrame = "contradictory-frame"
    case fixedChance = "fixed-chance"
    case fixedDate = "fixed-date"
    case invalidLength = "invalid-length"
    case invalidLineLimit = "invalid-line-limit"
    case invalidRatio = "invalid-ratio"
    case missingColor = "missing-color"
    case missingFont = "missing-font"
    case noTracks = "no-tracks"
    case notDrawn = "not-drawn"
    case notLaidOut = "not-laid-out"
    case presented
    case sizeAssumed = "size-assumed"
    case symbolSize = "symbol-size"
    case unknownSymbol = "unknown-symbol"

    // Limits
    case limitDepth = "limit-depth"
    case limitElements = "limit-elements"
    case limitLayout = "limit-layout"
    case limitMemory = "limit-memory"
    case limitNodes = "limit-nodes"
    case limitOutput = "limit-output"
    case limitReaders = "limit-readers"
    case limitSteps = "limit-steps"
    case limitString = "limit-string"
    case limitText = "limit-text"

    /// How many more diagnostics there are than are shown.
    case moreDiagnostics = "more-diagnostics"

    /// Whether the scenario was stopped because it reached a limit.
    public var isLimit: Bool {
      switch self {
      case .limitDepth, .limitElements, .limitLayout, .limitMemory, .limitNodes, .limitOutput, .limitReaders,
        .limitSteps, .limitString, .limitText:
        true
      default: false
      }
    }
  }
}
