internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The bodies of views and modifiers that the scenario declares.
extension Evaluator {
  /// The views that a preview's own statements make.
  func views(
    of declaration: PreviewDeclaration, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [ViewValue] {
    try preview.reading(environment) { () throws(Diagnostics) -> [ViewValue] in
      let modifiers = try self.modifiers(of: declaration)
      let made = try self.views(of: declaration.body, in: Scope(parent: nil))
      return try self.views(made, in: modifiers, declaration.source)
    }
  }

  /// Calls a closure that reads an environment.
  func invoke(
    _ closure: ClosureValue, _ arguments: [Value], in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try preview.reading(environment) { () throws(Diagnostics) -> Value in
      try self.invoke(closure, arguments, source)
    }
  }

  /// The views of an instance's body, which reads an environment.
  func body(
    of structure: StructValue, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    // A body with parameters is called by unknown code: it belongs to a kind of view of another package.
    let isMadeElsewhere = structure.type.computedProperties["body"] == nil && structure.type.methods["body"] != nil
    if structure.type.isRepresentable || isMadeElsewhere { return [representable(structure, source)] }
    let value = try preview.reading(environment) { () throws(Diagnostics) -> Value? in
      try self.ownProperty("body", of: .structure(structure), source)
    }
    guard let value else { throw .unknownMember("body", of: structure.type.name, near: nil, source) }
    guard let view = view(from: value, source) else { throw .notAView(typeName(of: value), source) }
    return [view]
  }

  /// A box for a view of UIKit or AppKit, which takes its proposal unless it has its own size. SwiftUI's views that it
  /// was made with are inside.
  private func representable(_ structure: StructValue, _ source: SourceRange) -> ViewValue {
    let site = CallSite(name: structure.type.name, arguments: "opaque", source: source)
    return ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        let content = try builder.evaluator.content(of: structure, in: environment)
        return try builder.box(site, .contentUnknown(of: site.name, site.source), around: content, in: environment)
      }, site: site)
  }

  /// The views in the first property that holds views: a view builder's, or one of a generic parameter's type.
  private func content(
    of structure: StructValue, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [ViewValue] {
    let generics = structure.type.source?.genericParameters ?? []
    for (index, property) in structure.type.storedProperties.enumerated() where index < structure.fields.count {
      let result = property.type?.name == "Function" ? property.type?.arguments.last : property.type
      let isBuilder = libraryBuilder(property.attributes) != nil
      guard isBuilder || generics.contains(result?.name ?? "") else { continue }
      if case .closure(let closure) = structure.fields[index] {
        let views = try trying { () throws(Diagnostics) -> [ViewValue] in
          try self.views(from: closure, [], in: environment, property.source)
        }
        if let views { return views }
      } else if let view = view(from: structure.fields[index], property.source) {
        return [view]
      }
    }
    return []
  }

  /// The views of `body(content:)` of a view modifier that the scenario declares.
  func body(
    of modifier: StructValue, content: ViewValue, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    guard let function = modifier.type.methods["body"]?.first, let parameter = function.parameters.first else {
      throw .unknownMember("body(content:)", of: modifier.type.name, near: nil, source)
    }
    let local = Scope(parent: nil)
    local.declare("self", .structure(modifier))
    local.declare(parameter.name, .view(content))
    return try preview.reading(environment) { () throws(Diagnostics) -> [ViewValue] in
      try self.views(of: function.body, in: local)
    }
  }
}
