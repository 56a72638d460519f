/// The names that are visible at a place of the source, with their values.
///
/// Closures keep the scope they were written in, so a variable that two closures capture is one variable.
package final class Scope {
  package struct Variable {
    var name: String
    var value: Value
    /// The declared or inferred type; an assigned literal takes it.
    var type: SwiftType
  }

  package let parent: Scope?
  private var variables: [Variable] = []

  package init(parent: Scope?) { self.parent = parent }

  package func declare(_ name: String, _ value: Value, type: SwiftType = .any) {
    if let index = variables.firstIndex(where: { $0.name == name }) {
      variables[index] = Variable(name: name, value: value, type: type)
    } else {
      variables.append(Variable(name: name, value: value, type: type))
    }
  }

  package func variable(_ name: String) -> Variable? {
    var scope: Scope? = self
    while let current = scope {
      for variable in current.variables where variable.name == name { return variable }
      scope = current.parent
    }
    return nil
  }

  package func value(_ name: String) -> Value? { variable(name)?.value }

  /// Gives a visible variable another value; false when there is none of that name.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.variables.firstIndex(where: { $0.name == name }) {
        current.variables[index].value = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// Every visible name, the nearest first; for suggestions.
  package var names: [String] {
    var names: [String] = []
    var scope: Scope? = self
    while let current = scope {
      for variable in current.variables where !names.contains(variable.name) { names.append(variable.name) }
      scope = current.parent
    }
    return names
  }
}
