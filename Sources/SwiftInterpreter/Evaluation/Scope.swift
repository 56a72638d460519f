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
  /// Where the variables are, in a scope of many; in others they are found as quickly one by one.
  private var indices: [String: Int] = [:]

  private static let many = 16

  package init(parent: Scope?) { self.parent = parent }

  package func declare(_ name: String, _ value: Value, type: SwiftType = .any) {
    if let index = index(of: name) {
      variables[index] = Variable(name: name, value: value, type: type)
      return
    }
    variables.append(Variable(name: name, value: value, type: type))
    if variables.count > Scope.many {
      indices[name] = variables.count - 1
    } else if variables.count == Scope.many {
      for (index, variable) in variables.enumerated() { indices[variable.name] = index }
    }
  }

  private func index(of name: String) -> Int? {
    variables.count < Scope.many ? variables.firstIndex { $0.name == name } : indices[name]
  }

  package func variable(_ name: String) -> Variable? {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.index(of: name) { return current.variables[index] }
      scope = current.parent
    }
    return nil
  }

  package func value(_ name: String) -> Value? { variable(name)?.value }

  /// Gives a visible variable another value; false when there is none of that name.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.index(of: name) {
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
    var known: Set<String> = []
    var scope: Scope? = self
    while let current = scope {
      for variable in current.variables where known.insert(variable.name).inserted { names.append(variable.name) }
      scope = current.parent
    }
    return names
  }
}
