package import struct LayoutEngine.SourceRange
package import ViewProgram

/// A function or closure with what it captured.
package final class ClosureValue: LiveObject {
  package typealias Native = (Evaluator, [Value], SourceRange) throws(Diagnostics) -> Value

  package enum Body {
    case written(Closure, Scope)
    case function(FunctionDeclaration, Scope)
    /// An enum case's or type's initialiser used as a function, a key path, an operator.
    case native(Native)
  }

  package private(set) var body: Body
  /// The other functions of the name among the same statements.
  var overloads: [FunctionDeclaration] = []
  /// The closure is the body of a view builder.
  package var isBuilder: Bool
  package var parameterTypes: [SwiftType]
  var resultType: SwiftType

  package init(_ body: Body, isBuilder: Bool = false, parameterTypes: [SwiftType] = [], resultType: SwiftType = .any) {
    self.body = body
    self.isBuilder = isBuilder
    self.parameterTypes = parameterTypes
    self.resultType = resultType
  }

  override func release() { body = .native { (_, _, _) throws(Diagnostics) -> Value in .unknown } }
}
