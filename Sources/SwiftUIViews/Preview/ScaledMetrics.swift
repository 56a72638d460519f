internal import LayoutEngine
internal import ViewProgram

extension ViewEnvironment {
  /// A length of `@ScaledMetric` at the reader's text size, in points; macOS has no such setting.
  func scaled(_ length: Double, with style: TextStyle) -> Double {
    guard platform == .iOS else { return length }
    return style.scaled(length, at: typesetting.typeSize, displayScale: displayScale)
  }
}

extension VariableDeclaration {
  /// The style with which `@ScaledMetric(relativeTo: .title)` grows; the body by default.
  var scaledStyle: TextStyle {
    for argument in attributes.flatMap({ $0.arguments }) where argument.label == "relativeTo" {
      switch argument.value.kind {
      case .implicitMember(let name), .member(_, let name): return TextStyle(rawValue: name) ?? .body
      default: continue
      }
    }
    return .body
  }
}
