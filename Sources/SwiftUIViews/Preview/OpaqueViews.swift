internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Stand-ins for unknown views.
extension Evaluator {
  /// A view that becomes a labelled box, or the views of its trailing closure in a column, when the tree is made.
  func opaque(_ value: OpaqueValue, _ source: SourceRange) -> ViewValue {
    let place = source.line > 0 ? source : value.origin.source
    let site = CallSite(name: value.viewName, arguments: "stand-in", source: place)
    return ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        try builder.standIn(for: value, site, in: environment)
      }, site: site)
  }

  /// The view that an opaque value is when it is a known modifier of another: the modified stand-in.
  fileprivate func modified(_ value: OpaqueValue) throws(Diagnostics) -> ViewValue? {
    guard case .modifier(let base, let name, let call, let scope) = value.making,
      catalog.members(name).contains(where: { $0.type == "View" })
    else { return nil }
    let inner = Value.view(opaque(base, base.origin.source))
    let result = try trying { () throws(Diagnostics) -> Value in
      try self.callMember(name, of: inner, call.callee, call, as: .any, in: scope)
    }
    return result.flatMap { view(from: $0, call.ownSource) }
  }

  /// The views that an opaque view's trailing closure makes; none when it makes none.
  fileprivate func content(
    of value: OpaqueValue, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [ViewValue] {
    guard case .call(let call, let scope) = value.making, call.firstTrailingClosure < call.arguments.count,
      case .closure(let written) = call.arguments[call.firstTrailingClosure].value.kind
    else { return [] }
    let closure = closureValue(written, as: .builder([]), in: scope)
    let names = written.parameters.isEmpty ? ["$0", "$1", "$2"] : written.parameters
    let arguments = names.map { Value.opaque(OpaqueValue(value.origin, text: $0)) }
    let isInside = preview.memory.isGuessingContent
    preview.memory.isGuessingContent = true
    defer { preview.memory.isGuessingContent = isInside }
    return try trying { () throws(Diagnostics) -> [ViewValue] in
      try self.views(from: closure, arguments, in: environment, written.source)
    } ?? []
  }
}

extension TreeBuilder {
  /// A labelled box for a view that could not be made because something in it is unknown.
  func standIn(
    for view: ViewValue, _ reason: Diagnostic, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [NodeID] {
    let origin = OpaqueValue.Origin(name: view.site.name, source: reason.source ?? view.site.source, reason: reason)
    return try standIn(for: OpaqueValue(origin, text: view.site.name), view.site, in: environment)
  }

  fileprivate func standIn(
    for value: OpaqueValue, _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [NodeID] {
    if let view = try evaluator.modified(value) { return try nodes(of: view, in: environment) }
    evaluator.use(value, as: .view)
    var info = site.info(.standIn(name: site.name))
    info.isOpaque = true
    let content = try evaluator.content(of: value, in: environment)
    if content.isEmpty { return [try add(.greedy, [], info)] }
    // Views whose container is unknown are stacked vertically, as they seldom overlap.
    let inner = try stacked(content, in: environment, site.source)
    return [try add(.neutral, [inner], info)]
  }
}

extension OpaqueValue {
  /// The view's name: that of its type if a call of the type makes it, whatever modifiers it has.
  fileprivate var viewName: String {
    switch making {
    case .call(let call, _):
      if case .identifier(let name) = call.callee.unspecialized.kind { return name }
    case .modifier(let base, _, _, _): return base.viewName
    case .unknown: break
    }
    let isShort = text.utf8.count <= OpaqueValue.longestName
    return isShort && text.utf8.allSatisfy { OpaqueValue.standsInNames($0) } ? text : origin.name
  }

  /// The greatest length of a name, in bytes.
  private static let longestName = 60

  private static func standsInNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " "): false
    default: true
    }
  }
}
