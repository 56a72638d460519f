internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Shape styles other than colours, and bindings and states.
extension Catalog {
  static let styles: [CatalogEntry] =
    [
      style("foreground", .foreground), style("tint", .tint), style("primary", .hierarchical(0)),
      style("secondary", .hierarchical(1)), style("tertiary", .hierarchical(2)),
      style("quaternary", .hierarchical(3)), style("quinary", .hierarchical(4)), style("background", .background),
      style("placeholder", .faded(.paint(SystemColor.secondary), 0.5)), style("link", .paint(SystemColor.blue)),
      style("fill", .faded(.paint(SystemColor.secondary), 0.3)),
      style("windowBackground", .paint(SystemColor.background)), style("selection", .tint),
      style("separator", .faded(.paint(SystemColor.secondary), 0.5)),
    ]
    + ["ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"].map {
      style($0, .paint(material))
    }
    + ["secondary", "tertiary", "quaternary", "quinary"].enumerated().map { place, name in
      CatalogEntry(property: name, of: "ShapeStyle", "The style at a lower level, fainter.") {
        call throws(Diagnostics) in
        switch call.base.swiftUI {
        case .style(let style): .style(style.lowered(by: place + 1))
        case .gradient(let gradient):
          .gradient(ColorValue(paint: gradient.paint.opacity(place == 0 ? 0.5 : 0.25), name: gradient.name))
        default: call.base
        }
      }
    }
    + bindings

  private static func style(_ name: String, _ value: StyleValue) -> CatalogEntry {
    CatalogEntry(constant: name, of: "ShapeStyle", "A style.") { _ throws(Diagnostics) in .style(value) }
  }

  private static var bindings: [CatalogEntry] {
    [
      CatalogEntry(
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
          Overload([.labelled("projectedValue", .binding(.any))]) { call throws(Diagnostics) in
            call.value("projectedValue") ?? .none
          },
        ]),
      CatalogEntry(
        .staticMember(of: "Binding"), "constant", "A binding that ignores what is written.",
        [.unlabelled("value", .result)]
      ) { call throws(Diagnostics) in .binding(BindingValue(.constant(call.value("value") ?? .none))) },
      CatalogEntry(
        .initializer, "State", "The storage of a @State.",
        [
          Overload([.labelled("initialValue", .any)]) { call throws(Diagnostics) in
            .state(StateBox(call.value("initialValue") ?? .none))
          },
          Overload([.labelled("wrappedValue", .any)]) { call throws(Diagnostics) in
            .state(StateBox(call.value("wrappedValue") ?? .none))
          },
        ]),
      CatalogEntry(
        .initializer, "StateObject", "The storage of a @StateObject.", [.labelled("wrappedValue", .any)]
      ) { call throws(Diagnostics) in .state(StateBox(call.value("wrappedValue") ?? .none)) },
      // These keep the value itself.
      passing("ObservedObject", ["wrappedValue", "initialValue"]),
      passing("Published", ["initialValue", "wrappedValue"]),
      CatalogEntry(
        .initializer, "Bindable", "An object whose properties can be bound: `Bindable(model).name`.",
        [
          Overload([.unlabelled("wrappedValue", .any)]) { call throws(Diagnostics) in bindable(call) },
          Overload([.labelled("wrappedValue", .any)]) { call throws(Diagnostics) in bindable(call) },
        ]),
      CatalogEntry(
        .initializer, "Environment", "The storage of an @Environment.",
        [.unlabelled("keyPath", .any, "Which value, such as \\.layoutDirection.")]
      ) { call throws(Diagnostics) in
        switch call.value("keyPath") {
        case .keyPath(let names)?: return .environmentKey(names.joined(separator: "."))
        case .type(let name)?: return .environmentKey(name)
        default: return .none
        }
      },
      CatalogEntry(
        .initializer, "ScaledMetric", "The storage of a @ScaledMetric.",
        [.labelled("wrappedValue", .any), .labelled("relativeTo", .named("Font.TextStyle"), default: ".body")]
      ) { call throws(Diagnostics) in
        guard let length = call.value("wrappedValue")?.number else { return call.value("wrappedValue") ?? .none }
        return .scaledMetric(length, TextStyle(rawValue: call.symbol("relativeTo") ?? "") ?? .body)
      },
    ]
  }

  /// A wrapper that takes a value under one of several labels, and is that value here.
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
