internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The bodies of what the scenario declares.
extension Evaluator {
  /// What a preview's own statements make.
  func views(
    of declaration: PreviewDeclaration, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [ViewValue] {
    try preview.reading(environment) { () throws(Diagnostics) -> [ViewValue] in
      try self.views(of: declaration.body, in: Scope(parent: nil))
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
    if structure.type.isRepresentable { return [representable(structure, source)] }
    let value = try preview.reading(environment) { () throws(Diagnostics) -> Value? in
      try self.ownProperty("body", of: .structure(structure), source)
    }
    guard let value else { throw .unknownMember("body", of: structure.type.name, near: nil, source) }
    guard let view = view(from: value, source) else { throw .notAView(typeName(of: value), source) }
    return [view]
  }

  /// A box for a view of UIKit or AppKit, which takes what it is proposed unless it has a size of its own.
  private func representable(_ structure: StructValue, _ source: SourceRange) -> ViewValue {
    let site = CallSite(name: structure.type.name, arguments: "opaque", source: source)
    return ViewValue(
      .made { (builder, site, _) throws(Diagnostics) -> [NodeID] in
        try builder.box(site, .contentUnknown(of: site.name, site.source))
      }, site: site)
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
