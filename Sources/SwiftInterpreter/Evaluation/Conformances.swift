internal import ViewProgram

/// Conformances that follow from those that a program states: of a protocol that refines another, a superclass, or a
/// composition.
extension Evaluator {
  /// Gives every type what the program's own protocols and classes that it inherits from inherit in turn, so that a
  /// `protocol Screen: View` makes a view of each type that conforms to it.
  func inheritConformances() {
    // What is written at each type: a list that is already whole would be gone through again for each heir.
    let written = types.mapValues { $0.inherited }
    var done: Set<String> = []
    for name in types.keys.sorted() {
      guard let info = types[name], info.kind != nil, done.insert(info.name).inserted else { continue }
      info.inherited = conformances(of: info, as: written)
      inferBuilders(of: info)
    }
  }

  /// The protocols of the program's own to which its extensions make types of Swift's and SwiftUI's conform, by the
  /// type's name: `extension CGPoint: Movable {}`.
  func findAddedConformances() -> [String: [String]] {
    var added: [String: [String]] = [:]
    let written = types.mapValues { $0.inherited }
    for (name, info) in types where info.kind == nil && !info.inherited.isEmpty {
      let own = conformances(of: info, as: written).filter { ownType($0)?.kind == .protocolType }
      if !own.isEmpty { added[name] = own }
    }
    return added
  }

  /// What a type inherits from, the nearest first.
  ///
  /// - Parameter written: What each type inherits from, by its name.
  private func conformances(of info: TypeInfo, as written: [String: [String]]) -> [String] {
    var known: Set<String> = [info.name]
    var all = info.inherited.filter { known.insert($0).inserted }
    var next = 0
    while next < all.count {
      let further = written[all[next]] ?? composed(of: all[next])
      all += further.filter { known.insert($0).inserted }
      next += 1
    }
    return all
  }

  /// The protocols that `typealias Screen = View & Identifiable` stands for.
  private func composed(of name: String) -> [String] {
    guard let alias = alias(name) else { return [] }
    return alias.type.inheritedNames
  }

  /// A member that implements a requirement with a result builder is built by it.
  private func inferBuilders(of info: TypeInfo) {
    guard info.kind != .protocolType else { return }
    for name in info.inherited {
      if let property = catalog.builder.staticProperties[name], let source = info.source?.source {
        info.staticProperties[property]?.attributes.append(Attribute(name: catalog.builder.name, source: source))
      }
      guard let parent = ownType(name), parent.kind == .protocolType, let required = parent.source?.members
      else { continue }
      for requirement in required.variables {
        guard let attribute = libraryBuilder(requirement.attributes),
          let variable = info.computedProperties[requirement.name], variable.attribute(attribute.name) == nil
        else { continue }
        info.computedProperties[requirement.name]?.attributes.append(attribute)
      }
      for requirement in required.functions {
        guard let attribute = libraryBuilder(requirement.attributes),
          let methods = info.methods[requirement.name]
        else { continue }
        info.methods[requirement.name] = methods.map { $0.implementing(requirement, builtBy: attribute) }
      }
    }
  }
}

extension FunctionDeclaration {
  fileprivate func implementing(
    _ requirement: FunctionDeclaration, builtBy attribute: Attribute
  ) -> FunctionDeclaration {
    let isBuilt = attributes.contains { $0.name == attribute.name }
    guard !isBuilt, parameters.map({ $0.label }) == requirement.parameters.map({ $0.label }) else { return self }
    var function = self
    function.attributes.append(attribute)
    return function
  }
}
