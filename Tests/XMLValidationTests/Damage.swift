import Testing
import XMLValidation

/// A change that makes a sample wrong, and what must be found.
struct Damage: Sendable, CustomTestStringConvertible {
  var name: String
  var original: String
  var replacement: String
  var layer: ValidationIssue.Layer
  /// A part of the message.
  var message: String
  /// The text on the line that the issue must name.
  var place: String
  /// The nearest node's id.
  var nodeID: String?

  var testDescription: String { name }

  init(
    _ name: String,
    _ original: String,
    _ replacement: String,
    _ layer: ValidationIssue.Layer,
    _ message: String,
    at place: String? = nil,
    node nodeID: String? = nil
  ) {
    self.name = name
    self.original = original
    self.replacement = replacement
    self.layer = layer
    self.message = message
    self.place = place ?? replacement
    self.nodeID = nodeID
  }
}
