internal import SwiftInterpreter
internal import ViewProgram

/// The roles of a scenario's type in SwiftUI.
extension TypeInfo {
  var isView: Bool { inherited.contains("View") || inherited.contains("SwiftUI.View") || isRepresentable }
  /// Whether it wraps a view of UIKit, AppKit or WatchKit, which is unknown here.
  var isRepresentable: Bool {
    inherited.contains {
      $0.hasSuffix("ViewRepresentable") || $0.hasSuffix("ViewControllerRepresentable")
        || $0 == "WKInterfaceObjectRepresentable"
    }
  }
  /// Whether it holds items of a toolbar, or tabs, which are views to their builders.
  var isBarContent: Bool { isToolbarContent || inherited.contains("TabContent") }
  /// Whether it is a widget, whose preview shows the content of its configuration.
  var isWidget: Bool { inherited.contains("Widget") }
  var isToolbarContent: Bool {
    inherited.contains("ToolbarContent") || inherited.contains("CustomizableToolbarContent")
  }
  /// Whether its objects are stored by SwiftData.
  var isModel: Bool { source?.attributes.contains { $0.name == "Model" } ?? false }
  var isShape: Bool { inherited.contains { ["Shape", "InsettableShape", "SwiftUI.Shape"].contains($0) } }
  var isLayout: Bool { inherited.contains("Layout") || inherited.contains("SwiftUI.Layout") }
  var isGeometryEffect: Bool { inherited.contains("GeometryEffect") }
  var isModifier: Bool {
    inherited.contains { ["ViewModifier", "AnimatableModifier", "SwiftUI.ViewModifier"].contains($0) }
  }
}

extension Evaluator {
  /// Whether a type has a body and conforms to an unknown protocol, such as another package's kind of view.
  func mayBeView(_ type: TypeInfo) -> Bool {
    guard type.computedProperties["body"] != nil || type.methods["body"] != nil else { return false }
    return type.inherited.contains {
      types[$0] == nil && !catalog.isKnown($0) && !Evaluator.protocolsOfValues.contains($0)
    }
  }

  /// Protocols of Swift and Foundation that do not make a type a view.
  private static let protocolsOfValues: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "CodingKey", "Collection", "Comparable", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable",
    "LocalizedError", "NSObject", "NSObjectProtocol", "ObservableObject", "RawRepresentable", "Sendable", "Sequence",
    "String", "Int", "Double",
  ]
}
