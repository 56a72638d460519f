internal import LayoutEngine
internal import SwiftSyntax

/// Decides `#if` as a preview of a debug build in Xcode's simulator would.
///
/// `DEBUG`, `targetEnvironment(simulator)`, `arch(arm64)` and `hasFeature` hold, other flags do not. `os(…)` asks
/// for the chosen platform, `canImport(…)` for the system's modules that this platform has and those at hand,
/// `swift(…)` and `compiler(…)` for 6.3.
struct BuildConditions {
  var platform: Platform
  /// The modules whose files are read with those of the program.
  var ownModules: Set<String> = []

  /// Whether nothing is missing when a module is imported.
  func knows(_ module: String) -> Bool { KnownModules.contains(module) || ownModules.contains(module) }

  /// Whether a module is neither the system's nor at hand: what it adds to the system's types is not known.
  func isForeign(_ module: String) -> Bool { !knows(module) && !SystemModules.contains(module) }

  /// Whether the condition holds; `nil` when it cannot be decided.
  func holds(_ condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let flag): return flag.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return holds(prefix.expression).map { !$0 }
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1 ? tuple.elements.first.flatMap { holds($0.expression) } : nil
    case .sequenceExpr(let sequence): return holds(Array(sequence.elements))
    case .functionCallExpr(let call): return holds(call)
    default: return nil
    }
  }

  /// `a && b || c`: `&&` binds closer than `||`.
  private func holds(_ elements: [ExprSyntax]) -> Bool? {
    var alternatives: [Bool] = []
    var all = true
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        guard let value = holds(element) else { return nil }
        all = all && value
        continue
      }
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "&&": continue
      case "||":
        alternatives.append(all)
        all = true
      default: return nil
      }
    }
    return all || alternatives.contains(true)
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == (platform == .iOS ? "iOS" : "macOS")
    case "canImport": return canImport(argument)
    case "targetEnvironment": return argument == "simulator" && platform == .iOS
    case "arch": return argument == "arm64"
    case "hasFeature", "hasAttribute": return true
    case "swift", "compiler": return compare(version: argument)
    default: return nil
    }
  }

  private func canImport(_ module: String) -> Bool {
    switch module {
    case "UIKit": platform == .iOS
    case "AppKit", "Cocoa": platform == .macOS
    default: knows(module) || SystemModules.contains(module, for: platform)
    }
  }

  /// `>=5.9` or `<6` against Swift 6.3.
  private func compare(version text: String) -> Bool? {
    let digits = text.drop { !$0.isNumber }
    let wanted = digits.split(separator: ".").compactMap { Int($0) }
    guard !wanted.isEmpty else { return nil }
    let isOlderOrSame = !([6, 3].lexicographicallyPrecedes(wanted))
    if text.hasPrefix(">=") { return isOlderOrSame }
    return text.hasPrefix("<") ? !isOlderOrSame : nil
  }
}

/// The modules whose import has no effect here, because their names are known or never needed for a layout.
enum KnownModules {
  static func contains(_ module: String) -> Bool { all.contains(module) }

  private static let all: Set<String> = [
    "AppKit", "Charts", "Cocoa", "Combine", "CoreData", "CoreGraphics", "CoreFoundation", "CoreText", "Darwin",
    "DeveloperToolsSupport",
    "Foundation", "MapKit", "Observation", "OSLog", "PlaygroundSupport", "QuartzCore", "Swift", "SwiftData",
    "SwiftUI", "SwiftUICore", "TipKit", "UIKit", "UniformTypeIdentifiers", "WidgetKit", "os", "simd",
  ]
}
