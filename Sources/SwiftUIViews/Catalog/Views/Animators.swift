internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Animations through phases and along keyframes: views are laid out as they are at the start.
extension Catalog {
  static let animators: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "PhaseAnimator", "Lays out its content in the first phase.",
        [
          .unlabelled("phases", .any), trigger, .labelled("content", .builder([.any])), animation,
        ]
      ) { call throws(Diagnostics) in
        guard let content = call.closure("content"), let first = try firstPhase(call) else { return call.view(.empty) }
        return call.view(.group(try views(from: content, [], first, call)))
      },
      CatalogEntry(
        .view, "KeyframeAnimator", "Lays out its content with the initial value.",
        [
          initialValue, trigger, repeating, .labelled("content", .builder([.any])), keyframes,
        ]
      ) { call throws(Diagnostics) in
        guard let content = call.closure("content") else { return call.view(.empty) }
        return call.view(.group(try views(from: content, [], animatable(call.value("initialValue")), call)))
      },
      CatalogEntry(
        .modifier(on: "View"), "phaseAnimator", "Lays the view out as its closure makes it in the first phase.",
        [.unlabelled("phases", .any), trigger, .labelled("content", .builder([.any, .any])), animation]
      ) { call throws(Diagnostics) in
        guard let first = try firstPhase(call) else { return call.base }
        return try animated(call, first)
      },
      CatalogEntry(
        .modifier(on: "View"), "keyframeAnimator", "Lays the view out as its closure makes it of the initial value.",
        [initialValue, trigger, repeating, .labelled("content", .builder([.any, .any])), keyframes]
      ) { call throws(Diagnostics) in try animated(call, animatable(call.value("initialValue"))) },
    ]
    + [
      "KeyframeTrack", "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe", "KeyframeTimeline",
    ].map { .opaque($0, "A part of a keyframe animation.") }

  private static var trigger: ParameterDeclaration { .labelled("trigger", .any, default: "none") }
  private static var repeating: ParameterDeclaration { .labelled("repeating", .bool, default: "true") }
  /// A whole number that keyframes change is a floating-point one: `Int` cannot be animated.
  private static func animatable(_ value: Value?) -> Value {
    if case .int(let number)? = value { .double(Double(number)) } else { value ?? .none }
  }

  private static var initialValue: ParameterDeclaration { .labelled("initialValue", .any) }
  private static var animation: ParameterDeclaration {
    .labelled("animation", .function([.any], .any), default: "none", "Is not called.")
  }
  private static var keyframes: ParameterDeclaration {
    .labelled("keyframes", .function([.any], .any), "Is not called.")
  }

  private static func firstPhase(_ call: Invocation) throws(Diagnostics) -> Value? {
    try call.evaluator.elements(of: call.value("phases") ?? .none, call.source).first
  }

  /// The result of the closure for the view and a value.
  private static func animated(_ call: Invocation, _ value: Value) throws(Diagnostics) -> Value {
    guard let content = call.closure("content") else { return call.base }
    return call.view(.group(try views(from: content, [.view(call.baseView)], value, call)))
  }

  /// The views that a closure makes for a value; a whole number becomes a floating-point one if the closure can only
  /// use it as one.
  private static func views(
    from content: ClosureValue, _ arguments: [Value], _ value: Value, _ call: Invocation
  ) throws(Diagnostics) -> [ViewValue] {
    guard case .int(let number) = value else {
      return try call.evaluator.views(from: content, arguments + [value], call.source)
    }
    let made = try call.evaluator.trying { () throws(Diagnostics) -> [ViewValue] in
      try call.evaluator.views(from: content, arguments + [value], call.source)
    }
    if let made { return made }
    return try call.evaluator.views(from: content, arguments + [.double(Double(number))], call.source)
  }
}
