/// A calculation as data: its numbers, where each came from, and the operations between them.
///
/// Stored as postfix terms, which need no tree: `192 ÷ 2` is `192, 2, ÷`. The engine records the formula and
/// the number it used; `evaluate()` gives that number again, which a test checks for every recorded formula.
public struct Formula: Sendable {
  /// The operands and operations in postfix order.
  public let terms: Terms

  /// Makes a formula from terms in postfix order.
  public init(_ terms: [Term]) { self.terms = Terms(shared: terms, first: 0, end: Int32(terms.count)) }

  /// Makes a formula from a part of a longer list of terms.
  init(_ terms: [Term], from first: Int32, to end: Int32) {
    self.terms = Terms(shared: terms, first: first, end: end)
  }

  /// The terms of a formula, counted from 0. The formulas of a round share one piece of memory: there may be hundreds of
  /// thousands.
  public struct Terms: Sendable, RandomAccessCollection {
    fileprivate let shared: [Term]
    fileprivate let first: Int32
    fileprivate let end: Int32

    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(end - first) }
    public subscript(index: Int) -> Term {
      precondition(index >= 0 && index < endIndex, "a formula has no such term")
      return shared[Int(first) + index]
    }
  }

  /// One item of a postfix formula.
  public enum Term: Sendable {
    case operand(Operand)
    case operation(Operation)
  }

  /// A number and its origin.
  public struct Operand: Sendable {
    /// The number, mostly in points.
    public var value: Double
    /// Where it came from.
    public var origin: Origin

    /// Makes an operand from a number and its origin.
    public init(_ value: Double, _ origin: Origin) {
      self.value = value
      self.origin = origin
    }
  }

  /// Where a number came from.
  public enum Origin: Sendable, Equatable {
    /// The proposal of the call that gives the reason.
    case proposal(Axis)
    /// The answer of another call.
    case answer(call: Int32, Axis)
    /// A parameter of a view or modifier.
    case parameter(NodeID, Parameter)
    /// The result of an earlier reason, by its index in the trace.
    case reason(Int32)
    /// A count of children, tracks or columns.
    case count
    /// A constant of SwiftUI's own, such as the default spacing of 8 points.
    case constant
    /// A text, image or alignment guide was measured.
    case measured
  }

  /// What is done with the preceding numbers.
  public enum Operation: Sendable, Equatable {
    case add, subtract, multiply, divide, minimum, maximum
    /// value, lower bound, upper bound
    case clamp
    case floor
    /// The sum of the given number of operands.
    case sum(Int32)
    /// The largest of the given number of operands.
    case largest(Int32)
  }
}
