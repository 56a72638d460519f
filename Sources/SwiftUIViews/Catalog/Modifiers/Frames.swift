internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `frame` in its two forms.
extension Catalog {
  static let frames: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "frame", "Puts the view into an invisible frame.",
      [
        Overload([
          .labelled("width", .optional(.cgFloat), default: "nil", "The frame's width; nil leaves it to the view."),
          .labelled("height", .optional(.cgFloat), default: "nil", "The frame's height; nil leaves it to the view."),
          .labelled("alignment", .named("Alignment"), default: ".center", "Where the view sits in the frame."),
        ]) { call throws(Diagnostics) in
          let rule = FixedFrameRule(
            width: call.length("width"), height: call.length("height"),
            alignment: call.alignment("alignment") ?? .center)
          return call.modified(.rule(.fixedFrame(rule)))
        },
        Overload([
          .labelled("minWidth", .optional(.cgFloat), default: "nil", "The least width."),
          .labelled("idealWidth", .optional(.cgFloat), default: "nil", "The width when none is proposed."),
          .labelled("maxWidth", .optional(.cgFloat), default: "nil", "The greatest width."),
          .labelled("minHeight", .optional(.cgFloat), default: "nil", "The least height."),
          .labelled("idealHeight", .optional(.cgFloat), default: "nil", "The height when none is proposed."),
          .labelled("maxHeight", .optional(.cgFloat), default: "nil", "The greatest height."),
          .labelled("alignment", .named("Alignment"), default: ".center", "Where the view sits in the frame."),
        ]) { call throws(Diagnostics) in
          let rule = FlexibleFrameRule(
            minWidth: call.minimum("minWidth"), idealWidth: call.length("idealWidth"), maxWidth: call.limit("maxWidth"),
            minHeight: call.minimum("minHeight"), idealHeight: call.length("idealHeight"),
            maxHeight: call.limit("maxHeight"), alignment: call.alignment("alignment") ?? .center)
          return call.modified(.rule(.flexibleFrame(ordered(rule, call))))
        }.typed("_FlexFrameLayout"),
      ]
    ).typed("_FrameLayout")
  ]

  /// Contradictory limits are SwiftUI's run-time warning; the engine then lets the minimum win.
  private static func ordered(_ rule: FlexibleFrameRule, _ call: Invocation) -> FlexibleFrameRule {
    for axis in Axis.allCases {
      let least = rule.minimum[axis] ?? 0
      let ideal = rule.ideal[axis] ?? least
      let most = rule.maximum[axis] ?? .infinity
      if least > ideal || ideal > most { call.evaluator.warn(.contradictoryFrame(call.source)) }
    }
    return rule
  }
}
