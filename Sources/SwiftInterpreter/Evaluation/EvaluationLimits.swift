/// How much a program may use before it is stopped with a diagnostic.
package struct EvaluationLimits: Sendable {
  /// Expressions and statements evaluated.
  package var steps: Int
  /// Expressions and calls inside one another.
  package var depth: Int
  /// Elements of one array, range or dictionary.
  package var elements: Int
  /// UTF-8 bytes of one string.
  package var stringLength: Int
  /// Bytes of all the values that are made, whether or not they are still there.
  package var memory: Int
  /// Lines of `print`.
  package var outputLines: Int

  package init(steps: Int, depth: Int, elements: Int, stringLength: Int, memory: Int, outputLines: Int) {
    self.steps = steps
    self.depth = depth
    self.elements = elements
    self.stringLength = stringLength
    self.memory = memory
    self.outputLines = outputLines
  }
}
