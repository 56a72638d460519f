import SwiftUI

// MARK: - What is shown

enum Tide: String, CaseIterable {
  case high, low

  var title: String { rawValue.capitalized + " water" }

  var symbol: String {
    switch self {
    case .high: "arrow.up"
    case .low: "arrow.down"
    }
  }

  var tint: Color {
    switch self {
    case .high: .indigo
    case .low: .teal
    }
  }
}

struct Turn: Identifiable {
  let id: Int
  let tide: Tide
  let minutes: Int
  let metres: Double

  var time: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour):" + (minute < 10 ? "0\(minute)" : "\(minute)")
  }
}

struct Day: Identifiable {
  let name: String
  let turns: [Turn]

  var id: String { name }
  var range: Double { (turns.map { $0.metres }.max() ?? 0) - (turns.map { $0.metres }.min() ?? 0) }
}

extension Day {
  static let week = ["Monday", "Tuesday", "Wednesday"].enumerated().map { index, name in
    Day(
      name: name,
      turns: [
        Turn(id: 0, tide: .high, minutes: 185 + 48 * index, metres: 4.6 - 0.3 * Double(index)),
        Turn(id: 1, tide: .low, minutes: 552 + 48 * index, metres: 0.8 + 0.2 * Double(index)),
        Turn(id: 2, tide: .high, minutes: 924 + 48 * index, metres: 4.8 - 0.3 * Double(index)),
      ])
  }
}

// MARK: - Modifiers

/// A card: the same padding, corner and ground for everything on the page.
struct Card: ViewModifier {
  var tint: Color

  func body(content: Content) -> some View {
    content
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(tint.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  func card(_ tint: Color = .gray) -> some View { modifier(Card(tint: tint)) }
}

// MARK: - Layouts

/// Places its subviews beside each other, each as wide as the widest of them.
struct EqualColumns: Layout {
  var spacing: CGFloat = 8

  private func width(of subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: width(of: subviews) * CGFloat(subviews.count) + gaps, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = width(of: subviews)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + (width + spacing) * CGFloat(index) + width / 2
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

// MARK: - Views

struct TurnRow: View {
  let turn: Turn

  var body: some View {
    GridRow {
      Image(systemName: turn.tide.symbol)
        .foregroundStyle(turn.tide.tint)
      Text(turn.tide.title)
      Text(turn.time)
        .monospacedDigit()
        .gridColumnAlignment(.trailing)
      Text("\(turn.metres, specifier: "%.1f") m")
        .foregroundStyle(.secondary)
        .gridColumnAlignment(.trailing)
    }
  }
}

struct Bars: View {
  let turns: [Turn]
  var highest: Double

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(turns) { turn in
          RoundedRectangle(cornerRadius: 3)
            .fill(turn.tide.tint)
            .frame(height: proxy.size.height * turn.metres / highest)
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct DayCard: View {
  let day: Day
  var highest: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(day.name)
          .font(.headline)
        Spacer()
        Text("range \(day.range, specifier: "%.1f") m")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      HStack(spacing: 16) {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
          ForEach(day.turns) { TurnRow(turn: $0) }
        }
        .font(.footnote)
        Bars(turns: day.turns, highest: highest)
          .frame(maxWidth: 72)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .card(day.range > 3.5 ? .orange : .gray)
  }
}

struct TideTable: View {
  let days: [Day]
  @State private var isMetric = true

  private var highest: Double {
    days.flatMap { $0.turns }.map { $0.metres }.reduce(1) { max($0, $1) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Harbour tides")
        .font(.title2)
        .bold()
      ForEach(days) { DayCard(day: $0, highest: highest) }
      EqualColumns {
        ForEach(["Map", "Moorings", "Notes"], id: \.self) { title in
          Text(title)
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background(.indigo.opacity(0.15), in: Capsule())
        }
      }
      .frame(maxWidth: .infinity)
    }
    .padding()
    .overlay(alignment: .topTrailing) {
      Text(isMetric ? "metres" : "feet")
        .font(.caption2)
        .padding(6)
    }
  }
}

/// A page as an app has it: cards share a modifier, a grid lines up its columns, the buttons are as wide as the widest.
#Preview("Tide table", traits: .fixedLayout(width: 340, height: 490)) {
  TideTable(days: Day.week)
}
