internal import SwiftInterpreter

/// How much a scenario may use before it is stopped with a diagnostic.
///
/// Its previews share the steps, the nodes and the memory, however many they are. An optimised build reaches the
/// defaults within a few seconds and half a gigabyte: charts of real apps take two to five million steps.
///
/// The depth counts nested expressions, calls and views alike. A level takes up to about 12 kB of stack in a
/// debug build, so the default wants a thread with 256 MB or more.
public struct Limits: Sendable, Equatable {
  /// Expressions and statements evaluated.
  public var steps: Int
  /// Expressions, calls and views inside one another.
  public var depth: Int
  /// Nodes of the trees.
  public var nodes: Int
  /// Elements of one array, range or dictionary.
  public var elements: Int
  /// UTF-8 bytes of one string.
  public var stringLength: Int
  /// Bytes of all the values that are made, whether or not they still exist.
  public var memory: Int
  /// UTF-8 bytes of all texts in one preview's tree; all previews together may have four times as much.
  public var textLength: Int
  /// Lines of `print`.
  public var outputLines: Int
  /// Geometry readers inside one another.
  public var readers: Int
  /// Rounds of evaluation and layout.
  public var rounds: Int
  /// Steps of all layouts of one preview: one for each answer that is worked out, and more where many views are asked.
  public var layoutSteps: Int
  /// Bytes of the record of one preview's layouts. A longer one is cut, with a finding.
  public var recordLength: Int

  public init(
    steps: Int = 5_000_000, depth: Int = 10_000, nodes: Int = 8_000, elements: Int = 100_000,
    stringLength: Int = 1_000_000, memory: Int = 150_000_000, textLength: Int = 1_000_000, outputLines: Int = 1_000,
    readers: Int = 100, rounds: Int = 64, layoutSteps: Int = 1_000_000, recordLength: Int = 1_500_000
  ) {
    self.steps = steps
    self.depth = depth
    self.nodes = nodes
    self.elements = elements
    self.stringLength = stringLength
    self.memory = memory
    self.textLength = textLength
    self.outputLines = outputLines
    self.readers = readers
    self.rounds = rounds
    self.layoutSteps = layoutSteps
    self.recordLength = recordLength
  }

  /// How many times as much as one preview all previews of a scenario may take for layout, record and texts.
  static let previewShares = 4

  /// The part of a limit that a preview may still use.
  ///
  /// - Parameters:
  ///   - used: What the preview took.
  ///   - before: What the previews before it took.
  static func left(of limit: Int, used: Int, before: Int) -> Int {
    let (shared, isEndless) = limit.multipliedReportingOverflow(by: previewShares)
    return max(0, min(limit - used, isEndless ? .max : shared - before - used))
  }

  /// The limits for the program alone.
  var evaluation: EvaluationLimits {
    EvaluationLimits(
      steps: steps, depth: depth, elements: elements, stringLength: stringLength, memory: memory,
      outputLines: outputLines)
  }
}
