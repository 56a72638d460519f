import SwiftUI

struct Key: View {
  var label: String
  var tint: Color

  var body: some View {
    Text(label)
      .font(.title)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(tint, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// The keys take all of the width and height that they are offered. The zero spans two columns and the gap between them.
///
/// - Figure: focus "Grid"
#Preview("Calculator", traits: .fixedLayout(width: 300, height: 440)) {
  VStack(alignment: .trailing, spacing: 12) {
    Text("1,024").font(.system(size: 48)).lineLimit(1)
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach([["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"]], id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { Key(label: $0, tint: Int($0) == nil ? .orange : .gray.opacity(0.2)) }
        }
      }
      GridRow {
        Key(label: "0", tint: .gray.opacity(0.2)).gridCellColumns(2)
        Key(label: ".", tint: .gray.opacity(0.2))
        Key(label: "=", tint: .orange)
      }
    }
  }
  .padding()
}
