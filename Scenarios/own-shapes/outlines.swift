import SwiftUI

struct Kite: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Sector: Shape {
  var part: Double

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * part), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// A shape takes the room that it is proposed, whatever its outline; the outline follows from the frame. As a background
/// it is proposed the text's frame, and a clip has the frame of what it clips.
#Preview("Outlines", traits: .fixedLayout(width: 360, height: 130)) {
  HStack(spacing: 14) {
    Kite().fill(.orange)
    Sector(part: 0.7).fill(.teal)
    Kite().stroke(.purple, lineWidth: 3)
    Text("Sail").padding(8).background(.mint, in: Kite())
    Color.blue.clipShape(Sector(part: 0.25))
  }
  .padding()
}
