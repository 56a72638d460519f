import SwiftUI

struct DayCell: View {
  var number: Int

  var body: some View {
    ZStack(alignment: .bottom) {
      Text("\(number)").frame(maxWidth: .infinity, minHeight: 44)
      if number % 5 == 0 { Circle().fill(.orange).frame(width: 5, height: 5).padding(.bottom, 4) }
    }
    .background(number == 17 ? Color.blue.opacity(0.2) : Color.gray.opacity(0.08), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// 188 views. Seven flexible columns share the width of the grid alike, whatever stands in them.
///
/// - Figure: focus "LazyVGrid"
#Preview("A month", traits: .fixedLayout(width: 390, height: 420)) {
  VStack(spacing: 12) {
    HStack {
      Text("March").font(.title2.bold())
      Spacer()
      Image(systemName: "chevron.left")
      Image(systemName: "chevron.right")
    }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 7), spacing: 6) {
      ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) {
        Text($0).font(.caption).foregroundStyle(.secondary)
      }
      ForEach(1...31, id: \.self) { DayCell(number: $0) }
    }
  }
  .padding()
}
