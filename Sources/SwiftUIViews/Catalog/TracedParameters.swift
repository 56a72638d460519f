internal import LayoutEngine
internal import SwiftInterpreter

extension ParameterDeclaration {
  /// The parameter a formula of the trace may name as its operand's source.
  var traced: Parameter? {
    switch name {
    case "width": return .width
    case "height": return .height
    case "minWidth": return .minWidth
    case "idealWidth": return .idealWidth
    case "maxWidth": return .maxWidth
    case "minHeight": return .minHeight
    case "idealHeight": return .idealHeight
    case "maxHeight": return .maxHeight
    case "spacing": return .spacing
    case "minLength": return .minLength
    case "ratio": return .ratio
    case "x": return .x
    case "y": return .y
    case "priority": return .priority
    default: return nil
    }
  }
}
