internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The wording of errors about views and modifiers.
extension Diagnostics {
  static func notAView(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error(.notAView, "a value of type '\(type)' is not a view", source)
  }

  static func uncalledFunction(_ source: SourceRange) -> Diagnostics {
    .error(.notAView, "a function is not a view", source, suggestion: "call it: add '()'")
  }

  static func notInViewBuilder(_ what: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .notInBuilder, "a view builder cannot contain \(what)", source,
      suggestion: what == "a loop" ? "use ForEach" : "")
  }

  static func unknownModifier(_ name: String, near: String?, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unknownModifier, "a view has no modifier '\(name)'", source,
      suggestion: near == nil ? perhapsElsewhere : didYouMean(near, prefix: ".")
    ).asGap(near == nil)
  }

  static func modifier(_ name: String, isOf owner: String, notOf type: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .unknownModifier, "'.\(name)' is a modifier of '\(owner)', not of '\(type)'", source,
      suggestion: "write it before the modifiers that return some View")
  }

  static func emptyTimeline(_ source: SourceRange) -> Diagnostics {
    .error(
      .noPreview, "the timeline of the widget's preview has no entry", source,
      suggestion: "write one that is to be shown: timeline: { Entry(date: .now) }")
  }

  static func notAVisualEffect(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .notAVisualEffect, "'\(name)' is not a visual effect", source,
      suggestion: "offset, scaleEffect, rotationEffect, transformEffect and opacity are")
  }

  /// An alignment along the other axis.
  static func wrongAxis(
    _ name: String, isOf owner: String, notOf type: String, accepted: [String], _ source: SourceRange
  ) -> Diagnostics {
    .error(
      .wrongType, "'.\(name)' is a \(owner), and a \(type) is wanted", source,
      suggestion: "one of " + accepted.map { "." + $0 }.joined(separator: ", "))
  }

  static func notIdentifiable(_ type: String, in view: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .wrongType, "the elements of '\(view)' have to be Identifiable, and '\(type)' is not", source,
      suggestion: "let '\(type)' conform to Identifiable with an 'id', or say what identifies it: 'id: \\.self'")
  }

  // MARK: Scaled constants

  static func notTwoNumbers(_ name: String, count: Int, _ source: SourceRange) -> Diagnostics {
    let found = count == 2 ? "two values that are not both whole numbers" : count == 1 ? "one" : "\(count)"
    return .error(
      .notTwoNumbers, "'\(name)' needs a width and a height, and the array has \(found)", source,
      suggestion: "write the two numbers as '[250, 60].\(name)'")
  }

  static func noRatio(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(.invalidLength, "'\(name)' needs a width and a height above 0", source)
  }

  // MARK: Limits

  static func tooMuchLayout(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      .limitLayout, "the layout takes more than \(limit) steps", source,
      suggestion: "use fewer views, or nest them less deeply")
  }

  static func tooManyNodes(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(.limitNodes, "the scenario has more than \(limit) views", source)
  }

  static func tooMuchText(_ limit: Int, of previews: String, _ source: SourceRange) -> Diagnostics {
    .error(.limitText, "\(previews) texts have more than \(limit) bytes together", source)
  }

  static func tooManyReaders(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(.limitReaders, "more than \(limit) geometry readers stand inside one another", source)
  }
}
