import SwiftUI

struct Peak: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// A line's ends are cut off at the end of its path, round, or square and half the line's width further on. None of it
/// changes a frame.
#Preview("Ends", traits: .fixedLayout(width: 240, height: 160)) {
  VStack(spacing: 24) {
    ForEach([CGLineCap.butt, .round, .square], id: \.self) { cap in
      Line().stroke(.teal, style: StrokeStyle(lineWidth: 16, lineCap: cap))
        .frame(width: 160, height: 20)
        .border(.red)
    }
  }
}

/// Corners are mitred up to a limit, round, or cut off.
#Preview("Corners", traits: .fixedLayout(width: 320, height: 140)) {
  HStack(spacing: 40) {
    ForEach([CGLineJoin.miter, .round, .bevel], id: \.self) { join in
      Peak().stroke(.indigo, style: StrokeStyle(lineWidth: 14, lineJoin: join))
        .frame(width: 60, height: 60)
        .border(.red)
    }
  }
}

/// Round ends make dots of dashes without a length, and progress of a part of a circle; a rectangle's corners can be round
/// on its line alone.
#Preview("Dots, a part, a rectangle", traits: .fixedLayout(width: 360, height: 140)) {
  HStack(spacing: 40) {
    Circle()
      .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
      .frame(width: 80, height: 80)
    Circle()
      .trim(from: 0, to: 0.7)
      .stroke(.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .frame(width: 80, height: 80)
    Rectangle()
      .stroke(.orange, style: StrokeStyle(lineWidth: 12, lineJoin: .round))
      .frame(width: 80, height: 80)
  }
}
