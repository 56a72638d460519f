internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension Evaluator {
  /// An instance of one of the scenario's layouts as a value that takes views.
  func layout(_ structure: StructValue) -> LayoutValue {
    LayoutValue(structure.type.name) { views in
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        let nodes = try builder.nodes(of: views, in: environment)
        try builder.checkCount(site.source)
        let running = RunningLayout(builder.evaluator, structure, in: environment, site.source)
        return [builder.tree.addLayout(running.layout, children: nodes, info: site.info())]
      }
    }
  }
}

/// One of the scenario's layouts while it lays out a view's children, with its cache.
private final class RunningLayout {
  let evaluator: Evaluator
  let structure: StructValue
  /// The environment that the layout's methods read with `@Environment`.
  let environment: ViewEnvironment
  let source: SourceRange
  var cache: Value?

  init(_ evaluator: Evaluator, _ structure: StructValue, in environment: ViewEnvironment, _ source: SourceRange) {
    self.evaluator = evaluator
    self.structure = structure
    self.environment = environment
    self.source = source
  }

  var layout: CustomLayout {
    CustomLayout(
      sizeThatFits: { proposal, subviews in
        let fallback = proposal.replacingUnspecified(by: Size(width: 10, height: 10))
        return self.evaluator.duringLayout(fallback) { () throws(Diagnostics) -> Size in
          let result = try self.run("sizeThatFits", [.proposal(proposal)], subviews)
          if case .opaque(let opaque) = result {
            self.evaluator.use(opaque)
            return fallback
          }
          guard case .size(let size) = result.swiftUI else {
            throw .wrongType(self.evaluator.typeName(of: result), wanted: .named("CGSize"), self.source)
          }
          return size
        }
      },
      placeSubviews: { bounds, proposal, subviews in
        self.evaluator.duringLayout(()) { () throws(Diagnostics) -> Void in
          _ = try self.run("placeSubviews", [.rect(bounds), .proposal(proposal)], subviews)
        }
      }, explicitAlignment: explicitAlignment, spacing: spacing)
  }

  /// The spacing that the layout prefers at its edges; `nil` when it leaves that to its subviews.
  private var spacing: (([LayoutSubview]) -> ViewSpacing)? {
    guard let method = methods("spacing").first else { return nil }
    return { subviews in
      self.evaluator.duringLayout(ViewSpacing()) { () throws(Diagnostics) -> ViewSpacing in
        let result = try self.run(method, [], subviews)
        if case .opaque(let opaque) = result {
          self.evaluator.use(opaque)
          return ViewSpacing()
        }
        guard case .viewSpacing(let spacing) = result.swiftUI else {
          throw .wrongType(self.evaluator.typeName(of: result), wanted: .named("ViewSpacing"), self.source)
        }
        return spacing
      }
    }
  }

  /// The guides that the layout sets; `nil` when it leaves them to its subviews.
  private var explicitAlignment: ((Guide, Rect, Proposal, [LayoutSubview]) -> Double?)? {
    let methods = methods("explicitAlignment")
    guard !methods.isEmpty else { return nil }
    return { guide, bounds, proposal, subviews in
      self.evaluator.duringLayout(nil) { () throws(Diagnostics) -> Double? in
        let wanted = guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
        let asked = methods.first { self.evaluator.swiftType($0.parameters.first?.type) == .named(wanted) }
        guard let asked else { return nil }
        switch try self.run(asked, [.guide(guide), .rect(bounds), .proposal(proposal)], subviews) {
        case .double(let number): return number
        case .int(let number): return Double(number)
        case .none: return nil
        case .opaque(let opaque):
          self.evaluator.use(opaque)
          return nil
        case let other: throw .wrongType(self.evaluator.typeName(of: other), wanted: .optional(.cgFloat), self.source)
        }
      }
    }
  }

  /// What `Layout` requires, by the labels of the parameters.
  private static let requirements: [String: [String?]] = [
    "sizeThatFits": ["proposal", "subviews", "cache"], "placeSubviews": ["in", "proposal", "subviews", "cache"],
    "spacing": ["subviews", "cache"], "explicitAlignment": ["of", "in", "proposal", "subviews", "cache"],
    "makeCache": ["subviews"],
  ]

  /// Its own methods that meet a requirement, or those that it inherits from a protocol. Others may have the same name:
  /// `spacing(subviews:)`.
  private func methods(_ name: String) -> [FunctionDeclaration] {
    evaluator.methods(name, of: structure.type).filter { $0.parameters.map { $0.label } == Self.requirements[name] }
  }

  private func run(_ name: String, _ first: [Value], _ subviews: [LayoutSubview]) throws(Diagnostics) -> Value {
    guard let function = methods(name).first else {
      throw .unknownMember("\(name)(…)", of: structure.type.name, near: nil, source)
    }
    return try run(function, first, subviews)
  }

  private func run(
    _ function: FunctionDeclaration, _ first: [Value], _ subviews: [LayoutSubview]
  ) throws(Diagnostics) -> Value {
    try evaluator.preview.reading(environment) { () throws(Diagnostics) -> Value in
      try self.call(function, first, subviews)
    }
  }

  /// Calls one of the layout's methods; its last parameters are the subviews and the cache.
  private func call(
    _ function: FunctionDeclaration, _ first: [Value], _ subviews: [LayoutSubview]
  ) throws(Diagnostics) -> Value {
    let views = Value.array(subviews.map { .subview($0) })
    var cache = Value.void
    if let kept = self.cache { cache = kept } else { cache = try makeCache(views) }
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(structure))
    for (parameter, value) in zip(function.parameters, first + [views, cache]) {
      scope.declare(parameter.name, value)
    }
    try evaluator.enter(source)
    defer { evaluator.leave() }
    let result = try evaluator.run(
      function.body, in: scope, returning: evaluator.swiftType(function.result), isBuilder: false, source,
      returnsValue: function.result != nil)
    if let last = function.parameters.last, function.parameters.count > first.count + 1 {
      self.cache = scope.value(last.name)
    }
    return result
  }

  private func makeCache(_ subviews: Value) throws(Diagnostics) -> Value {
    guard let function = methods("makeCache").first else { return .void }
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(structure))
    return try evaluator.invoke(evaluator.functionValue(function, scope), [subviews], source)
  }
}
