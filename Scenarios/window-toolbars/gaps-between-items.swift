import SwiftUI

/// A spacer of the toolbar stands between two items.
///
/// - Figure: focus "HStack"
#Preview("A gap") {
  Color.cyan.opacity(0.3)
    .toolbar {
      ToolbarItem { Button("Ebb") {} }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("Flood") {} }
    }
    .previewDevice("Mac window")
}
