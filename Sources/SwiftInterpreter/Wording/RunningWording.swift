internal import ViewProgram

internal import struct LayoutEngine.SourceRange

/// The wording of errors that stop a program.
extension Diagnostics {
  static func outOfSteps(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      .limitSteps, "the scenario takes more than \(limit) steps", source,
      suggestion: "is there an endless loop? '--limit steps=NUMBER' allows more")
  }

  static func tooDeep(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      .limitDepth, "calls and views are nested more than \(limit) deep", source,
      suggestion: "does something call itself without end?")
  }

  static func tooManyElements(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(.limitElements, "a collection would have more than \(limit) elements", source)
  }

  static func tooLongString(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(.limitString, "a string would be longer than \(limit) bytes", source)
  }

  static func tooMuchMemory(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      .limitMemory, "the scenario makes values of more than \(limit) bytes", source,
      suggestion: "does something grow in a loop?")
  }

  static func endlessWait(_ source: SourceRange) -> Diagnostics {
    .error(.notRun, "the loop waits again and again; it goes round once", source)
  }

  static func overflow(_ symbol: String, _ source: SourceRange) -> Diagnostics {
    .error(.integerOverflow, "the result of '\(symbol)' does not fit into Int", source)
  }

  static func divisionByZero(_ source: SourceRange) -> Diagnostics {
    .error(.divisionByZero, "division by zero", source)
  }

  static func indexOutOfRange(_ index: Int64, count: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      .indexOutOfRange, "index \(index) is out of range", source,
      suggestion: count == 0 ? "the array is empty" : "the array has the indices 0 to \(count - 1)")
  }

  static func unwrappedNil(_ source: SourceRange) -> Diagnostics {
    .error(.unwrappedNil, "nil is unwrapped here", source)
  }

  static func notAnInteger(_ value: Double, _ source: SourceRange) -> Diagnostics {
    .error(.notAnInteger, "\(value) cannot be converted to Int", source)
  }

  static func reversedRange(_ source: SourceRange) -> Diagnostics {
    .error(.reversedRange, "the range's upper bound is less than its lower bound", source)
  }

  static func notIterable(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error(.notIterable, "a value of type '\(type)' is not a sequence", source)
  }

  static func unmatchedSwitch(_ source: SourceRange) -> Diagnostics {
    .error(.unmatchedSwitch, "no case of the switch matches", source, suggestion: "add a default case")
  }
}

extension Diagnostic {
  /// More is printed than is kept; the omitted lines do not change the layout.
  static func tooMuchOutput(_ limit: Int, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .limitOutput, message: "the scenario prints more than \(limit) lines; the others are left out",
      source: source)
  }
}
