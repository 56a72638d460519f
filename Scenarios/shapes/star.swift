import SwiftUI

/// A star of five points, turned and made smaller: a shape takes all that it is proposed, whatever it draws there.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let room = rect.insetBy(dx: 2, dy: 2)
    let radius = min(room.width, room.height) / 2
    var path = Path()
    for i in 0..<10 {
      let angle = 2 * .pi * Double(i) / 10 - .pi / 2
      let length = i.isMultiple(of: 2) ? radius : radius * 0.4
      let point = CGPoint(x: room.midX + length * cos(angle), y: room.midY + length * sin(angle))
      if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// The same star on its head.
struct FallingStar: Shape {
  func path(in rect: CGRect) -> Path { Star().rotation(.degrees(180)).path(in: rect) }
}

#Preview("A star and one that falls", traits: .fixedLayout(width: 320, height: 140)) {
  HStack(spacing: 16) {
    Star().fill(.yellow)
    Text("Three of five")
    FallingStar().fill(.orange).frame(width: 60)
  }
  .padding()
}
