internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The arguments of controls and presentations that have to be bindings, with the types of their values.
extension Invocation {
  /// The labels of arguments that are always bindings of a flag.
  private static let flags: Set<String> = ["isOn", "isPresented", "isExpanded"]

  /// The type that the binding with a label holds in this call; `nil` when the argument is not a binding.
  private func boundType(_ label: String) -> SwiftType? {
    // `Toggle(isOn: isDone, intent: Finish())`: the intent changes the value, so that it need not be a binding.
    if Invocation.flags.contains(label) { return given("intent") == nil ? .bool : nil }
    switch (entry.name, label) {
    case ("NavigationLink", "isActive"): return .bool
    case ("TextField", "text"), ("SecureField", "text"), ("searchable", "text"): return .string
    case ("TextEditor", "text"): return .string
    case ("Slider", "value"), ("Stepper", "value"): return .double
    case ("DatePicker", "selection"): return .named("Date")
    case ("ColorPicker", "selection"): return .named("Color")
    case ("Picker", "selection"): return .any
    default: return nil
    }
  }

  /// - Throws: that an argument is not a binding, or is one of another type.
  func checkBindings() throws(Diagnostics) {
    for (argument, source) in zip(given, givenSources) {
      guard let label = argument.label, let type = boundType(label) else { continue }
      guard case .binding(let binding) = argument.value else {
        if argument.value.isPlain { throw .wrongType(name(argument.value), wanted: .binding(type), source) }
        continue
      }
      guard let held = try? evaluator.read(binding, source), held.isPlain else { continue }
      if type == .double, held.number != nil { continue }
      if evaluator.converted(held, to: type) == nil {
        throw .wrongType("Binding<\(name(held))>", wanted: .binding(type), source)
      }
    }
  }

  private func name(_ value: Value) -> String { evaluator.inferredType(of: value).text }
}

extension Value {
  /// A value whose type is certain.
  fileprivate var isPlain: Bool {
    switch self {
    case .bool, .int, .double, .string, .structure, .enumeration: true
    default: false
    }
  }
}
