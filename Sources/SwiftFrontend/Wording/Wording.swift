internal import LayoutEngine
internal import ViewProgram

/// The wording of the front end's diagnostics.
enum Wording {
  static func emptyFile(at place: SourceRange) -> Diagnostic {
    Diagnostic(code: .emptyFile, message: "the file is empty", suggestion: wantedView, source: place)
  }

  static func tooLarge(limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .fileTooLarge, message: "the file has more than \(limit) bytes",
      suggestion: "split the file: declarations may stand in files of their own beside it", source: place
    )
  }

  static func takesTooLong(seconds: Double, at place: SourceRange) -> Diagnostic {
    let unit = seconds == 1 ? "second" : "seconds"
    return Diagnostic(
      code: .readingTooLong, message: "reading the file takes more than \(seconds.formatted) \(unit) of work",
      suggestion: "repair what is not Swift in it, or split the file", source: place
    )
  }

  static func invalidUTF8(byte: UInt8, offset: Int, at place: SourceRange) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let padded = digits.count == 1 ? "0" + digits : digits
    return Diagnostic(
      code: .invalidUTF8, message: "the file is not valid UTF-8: byte 0x\(padded) at offset \(offset)",
      suggestion: "save the file as UTF-8", source: place
    )
  }

  static func nullByte(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .nullByte, message: "the file contains a NUL byte",
      suggestion: "remove it; Swift source is text without control characters", source: place
    )
  }

  /// - Parameter names: The types that the file declares.
  static func noPreview(declaring names: [String], at place: SourceRange) -> Diagnostic {
    let found =
      switch names.count {
      case 0: ""
      case 1: "; the file declares \(names[0]), which is no view"
      case 2...4: "; the file declares \(names.joined(separator: ", ")), which are no views"
      default: "; none of the \(names.count) types that the file declares is a view"
      }
    return Diagnostic(
      code: .noPreview, message: "there is no view to lay out" + found, suggestion: wantedView, source: place)
  }

  /// The file's declarations are for another build.
  ///
  /// - Parameter platform: The platform that the file is read for.
  static func viewsLeftOut(_ branch: LeftOutBranch, for platform: Platform) -> Diagnostic {
    let (name, other) = (conditionName(platform), branch.platform.map(\.rawValue))
    return Diagnostic(
      code: .noPreview,
      message: "there is no view to lay out: what stands behind '\(branch.condition)' is left out for \(name)",
      suggestion: other.map { "choose the other platform with '--platform \($0)'" }
        ?? "take the condition away, or let it hold for iOS or macOS, for which views are laid out",
      source: branch.source)
  }

  /// The platform's name in `os(…)`.
  private static func conditionName(_ platform: Platform) -> String { platform == .iOS ? "iOS" : "macOS" }

  /// A view is shown with arguments that nobody wrote.
  ///
  /// - Parameter others: The file's other views that could be shown.
  static func samples(_ view: ShownView, others: [String], at place: SourceRange) -> Diagnostic {
    let samples = view.samples.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
    return Diagnostic(
      .note, code: .sampleArguments,
      message: "\(view.name) is shown with sample arguments: \(samples)" + otherViews(others),
      suggestion: "set one with '--with \(view.samples[0].name)=…', or add a '#Preview { … }'", source: place)
  }

  private static func otherViews(_ names: [String]) -> String {
    switch names.count {
    case 0: ""
    case 1: "; the other view here is \(names[0]), which '--view \(names[0])' shows"
    default: "; the other views here, which '--view' shows, are \(names.joined(separator: ", "))"
    }
  }

  static func standInPreview(_ view: ShownView, others: [String], at place: SourceRange) -> Diagnostic {
    let subject = view.written == nil ? "the window of \(view.name)" : "\(view.name)()"
    let suggestion = view.written.map { "add '#Preview { \($0) }'" } ?? "add '#Preview { … }' with the window's view"
    return Diagnostic(
      .warning, code: .noPreview, message: "there is no preview; \(subject) is laid out" + otherViews(others),
      suggestion: suggestion, source: place)
  }

  /// - Parameter symbol: the place of `=`.
  static func assignmentAsCondition(at place: SourceRange, symbol: SourceRange?) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: .wrongType, message: "'=' assigns a value, and a condition has to be true or false",
      suggestion: "write '==' to compare", source: place)
    if let symbol {
      let edit = Diagnostic.Edit(source: symbol, text: "==")
      diagnostic.fixes = [Diagnostic.Fix(message: diagnostic.suggestion, edits: [edit])]
    }
    return diagnostic
  }

  static func redeclared(_ name: String, in file: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .redeclared, message: "'\(name)' is declared in \(file) too; the one here is used",
      suggestion: "the Swift files beside a scenario are read with it: rename one, or move the file", source: place)
  }

  static func duplicatePreview(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .duplicatePreviewName, message: "an earlier preview is called '\(name)' too",
      suggestion: "give each preview a name of its own", source: place
    )
  }

  static func unknownModule(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .unknownModule, message: "the module '\(name)' is not available here",
      suggestion: "what it declares cannot be used; SwiftUI and Foundation are understood as far as they matter",
      source: place
    )
  }

  static func passedOver(_ gap: Gap, at place: SourceRange) -> Diagnostic {
    let verb = gap.isPlural ? "are" : "is"
    return Diagnostic(
      .note, code: .unsupportedSyntax, message: "\(gap.name) \(verb) not supported by Haggle yet and passed over",
      suggestion: gap.suggestion, source: place
    )
  }

  static func integerTooLarge(_ text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .integerOverflow, message: "the integer \(shortened(text)) does not fit into 64 bits",
      suggestion: "write it with a decimal point, or use '.infinity'", source: place
    )
  }

  static func notAssociative(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .notAssociative, message: "'\(name)' cannot stand beside an operator of the same precedence",
      suggestion: "add parentheses", source: place
    )
  }

  static func unexpectedCode(at place: SourceRange) -> Diagnostic {
    Diagnostic(code: .syntaxError, message: "the file is not Swift source", suggestion: wantedView, source: place)
  }

  static func nestingTooDeep(limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .nestingTooDeep, message: "this is nested more than \(limit) levels deep",
      suggestion: "move inner parts to views, functions or constants of their own", source: place
    )
  }

  static func tooManyPreviews(limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .tooManyPreviews, message: "the file has more than \(limit) previews",
      suggestion: "divide it into several files", source: place)
  }

  static func chainTooLong(limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .chainTooLong, message: "the chain has more than \(limit) parts",
      suggestion: "split it with constants or functions", source: place
    )
  }

  static func unknownCondition(_ text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .unknownCondition, message: "the condition '\(shortened(text))' cannot be decided",
      suggestion: "'os', 'canImport', 'targetEnvironment', 'swift', 'compiler', 'arch', 'DEBUG' and "
        + "'!', '&&', '||' are understood", source: place
    )
  }

  static func invalidUnicode(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .invalidEscape, message: "the escape sequence names no Unicode scalar",
      suggestion: "write up to eight hexadecimal digits, as in '\\u{1F600}'", source: place
    )
  }

  static func previewWithoutClosure(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .previewWithoutView, message: "this preview has no closure with a view",
      suggestion: "write '#Preview { … }'", source: place
    )
  }

  private static let wantedView = "write a view, such as 'Text(\"Hello\")', or a '#Preview { … }'"

  /// A text from the source, short enough for a message.
  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension Double {
  /// A whole number without a point.
  fileprivate var formatted: String { Int(exactly: self).map(String.init) ?? String(self) }
}
