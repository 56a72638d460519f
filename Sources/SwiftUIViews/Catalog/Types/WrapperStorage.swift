internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The types behind property wrappers, as an initialiser makes them: `_name = State(initialValue: …)`.
extension Catalog {
  static let wrapperStorage: [CatalogEntry] = [
    binding, constantBinding, state,
    CatalogEntry(
      .initializer, "StateObject", "The storage of a @StateObject.", [.labelled("wrappedValue", .result)]
    ) { call throws(Diagnostics) in .state(StateBox(call.value("wrappedValue") ?? .none)) },
    // These keep the value itself.
    passing("ObservedObject", ["wrappedValue", "initialValue"]),
    passing("Published", ["initialValue", "wrappedValue"]),
    bindableObject, environment, scaledMetric,
  ]

  private static let binding = CatalogEntry(
    .initializer, "Binding", "A value that is read and written elsewhere.",
    [
      Overload([.labelled("get", .function([], .any)), .labelled("set", .function([.any], .void))]) {
        call throws(Diagnostics) in
        guard let get = call.closure("get"), let set = call.closure("set") else { return .void }
        return .binding(BindingValue(.closures(get: get, set: set)))
      },
      Overload([.unlabelled("base", .binding(.any), "Nil where its value is nil.")]) { call throws(Diagnostics) in
        guard case .binding(let binding)? = call.value("base") else { return .none }
        return try call.evaluator.read(binding, call.source).isNil ? .none : .binding(binding)
      },
      Overload([.labelled("projectedValue", .binding(.result))]) { call throws(Diagnostics) in
        call.value("projectedValue") ?? .none
      },
    ])

  private static let constantBinding = CatalogEntry(
    .staticMember(of: "Binding"), "constant", "A binding that ignores what is written.",
    [.unlabelled("value", .result)]
  ) { call throws(Diagnostics) in .binding(BindingValue(.constant(call.value("value") ?? .none))) }

  private static let state = CatalogEntry(
    .initializer, "State", "The storage of a @State.",
    [
      Overload([.labelled("initialValue", .result)]) { call throws(Diagnostics) in
        .state(StateBox(call.value("initialValue") ?? .none))
      },
      Overload([.labelled("wrappedValue", .result)]) { call throws(Diagnostics) in
        .state(StateBox(call.value("wrappedValue") ?? .none))
      },
    ])

  private static let bindableObject = CatalogEntry(
    .initializer, "Bindable", "An object whose properties can be bound: `Bindable(model).name`.",
    [
      Overload([.unlabelled("wrappedValue", .any)]) { call throws(Diagnostics) in bindable(call) },
      Overload([.labelled("wrappedValue", .any)]) { call throws(Diagnostics) in bindable(call) },
    ])

  private static let environment = CatalogEntry(
    .initializer, "Environment", "The storage of an @Environment.",
    [.unlabelled("keyPath", .any, "Which value, such as \\.layoutDirection.")]
  ) { call throws(Diagnostics) in
    switch call.value("keyPath") {
    case .keyPath(let names)?: return .environmentKey(names.joined(separator: "."))
    case .type(let name)?: return .environmentKey(name)
    default: return .none
    }
  }

  private static let scaledMetric = CatalogEntry(
    .initializer, "ScaledMetric", "The storage of a @ScaledMetric.",
    [.labelled("wrappedValue", .any), .labelled("relativeTo", .named("Font.TextStyle"), default: ".body")]
  ) { call throws(Diagnostics) in
    guard let length = call.value("wrappedValue")?.number else { return call.value("wrappedValue") ?? .none }
    return .scaledMetric(length, TextStyle(rawValue: call.symbol("relativeTo") ?? "") ?? .body)
  }

  /// A wrapper that is made of a value, under one of several labels, and is that value here.
  private static func passing(_ name: String, _ labels: [String]) -> CatalogEntry {
    CatalogEntry(
      .initializer, name, "The storage of a @\(name).",
      labels.map { label in
        Overload([.labelled(label, .any)]) { call throws(Diagnostics) in call.value(label) ?? .none }
      })
  }

  /// The object as `$model` has it: its members are bindings.
  private static func bindable(_ call: Invocation) -> Value {
    .binding(BindingValue(.constant(call.value("wrappedValue") ?? .none)))
  }
}
