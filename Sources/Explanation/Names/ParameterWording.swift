public import LayoutEngine

extension Parameter {
  /// The parameter's name as SwiftUI writes it, or what it stands for.
  public var key: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .minWidth: "minWidth"
    case .idealWidth: "idealWidth"
    case .maxWidth: "maxWidth"
    case .minHeight: "minHeight"
    case .idealHeight: "idealHeight"
    case .maxHeight: "maxHeight"
    case .spacing: "spacing"
    case .minLength: "minLength"
    case .ratio: "ratio"
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    case .trackSize: "trackSize"
    case .trackMinimum: "trackMinimum"
    case .trackMaximum: "trackMaximum"
    case .trackSpacing: "trackSpacing"
    case .x: "x"
    case .y: "y"
    case .naturalWidth: "naturalWidth"
    case .naturalHeight: "naturalHeight"
    case .priority: "priority"
    }
  }
}
