internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Actions that run after a layout and may change state.
extension Catalog {
  static let lifecycle: [CatalogEntry] =
    constants("TaskPriority", ["high", "medium", "low", "userInitiated", "utility", "background"]) + [
      CatalogEntry(
        .modifier(on: "View"), "onAppear", "Runs an action once, after the first layout with the view.",
        [.labelled("perform", .optional(.function([], .void)), default: "nil", "The action.")]
      ) { call throws(Diagnostics) in
        guard let action = call.closure("perform") else { return call.base }
        return call.feedback(.appear(action))
      }.typed("_AppearanceActionModifier"),
      CatalogEntry(
        .modifier(on: "View"), "onDisappear", "Runs an action when the view is gone.",
        [.labelled("perform", .optional(.function([], .void)), default: "nil", "The action.")]
      ) { call throws(Diagnostics) in
        guard let action = call.closure("perform") else { return call.base }
        return call.feedback(.disappear(action))
      }.typed("_AppearanceActionModifier"),
      CatalogEntry(
        .modifier(on: "View"), "task", "Runs an action after the first layout, and again whenever the id has changed.",
        [
          Overload([priority, .unlabelled("action", .function([], .void), "The action.")]) { call throws(Diagnostics) in
            guard let action = call.closure("action") else { return call.base }
            return call.feedback(.task(id: .void, action))
          },
          Overload([
            .labelled("id", .any, "What is compared with the round before."), priority,
            .unlabelled("action", .function([], .void), "The action."),
          ]) { call throws(Diagnostics) in
            guard let action = call.closure("action") else { return call.base }
            return call.feedback(.task(id: call.value("id") ?? .none, action))
          },
        ]),
      CatalogEntry(
        .modifier(on: "View"), "onChange", "Runs an action when a value differs from that of the round before.",
        [
          Overload([value, initial, .unlabelled("action", .function([.any, .any], .void), "Takes old and new value.")])
          {
            call throws(Diagnostics) in change(call, "action")
          },
          Overload([value, .labelled("perform", .function([.any], .void), "Takes the new value.")]) {
            call throws(Diagnostics) in change(call, "perform")
          },
        ]),
      CatalogEntry(
        .modifier(on: "View"), "onReceive",
        "Runs an action when a publisher emits: one with values does at first, that of a property also with each new one.",
        [
          .anything { call throws(Diagnostics) in
            var published: Value?
            var action: ClosureValue?
            for argument in call.given {
              if case .closure(let closure) = argument.value { action = closure }
              if case .publisher(let publisher)? = argument.value.swiftUI {
                try call.evaluator.runAsFarAsPossible("this pipeline", call.source) { () throws(Diagnostics) in
                  published = try publisher.presentValues(call.evaluator, call.source).last
                }
              }
            }
            guard let published, let action else { return call.modified(.nothing) }
            return call.feedback(.change(of: published, isInitial: true, action))
          }
        ]),
      CatalogEntry(
        .modifier(on: "View"), "onGeometryChange", "Runs an action when something about the view's geometry differs.",
        [
          .labelled("for", .any, "The value's type."),
          .labelled("of", .function([.named("GeometryProxy")], .any), "The value."),
          .labelled("action", .function([.any, .any], .void), "Takes the new, or the old and the new value."),
        ]
      ) { call throws(Diagnostics) in
        guard let transform = call.closure("of"), let action = call.closure("action") else { return call.base }
        return call.feedback(.geometryChange(transform, action))
      },
    ]

  private static var priority: ParameterDeclaration {
    .labelled("priority", .named("TaskPriority"), default: ".userInitiated", "Is not looked at.")
  }

  private static var value: ParameterDeclaration { .labelled("of", .any, "The value.") }

  private static var initial: ParameterDeclaration {
    .labelled("initial", .bool, default: "false", "Whether the action also runs after the first layout.")
  }

  private static func change(_ call: Invocation, _ action: String) -> Value {
    guard let closure = call.closure(action) else { return call.base }
    let isInitial = call.isGiven("initial") && call.bool("initial") ?? false
    return call.feedback(.change(of: call.value("of") ?? .none, isInitial: isInitial, closure))
  }
}
