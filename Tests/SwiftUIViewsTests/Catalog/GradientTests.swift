import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What of a gradient is kept for the figure that draws it.
struct GradientTests {
  private let black = Paint(RGBA(red: 0, green: 0, blue: 0))
  private let white = Paint(RGBA(red: 1, green: 1, blue: 1))

  private func paint(_ view: String, notes: Int = 0) throws -> Paint {
    let run = try run("#Preview { \(view).frame(width: 40, height: 40) }")
    #expect(run.warnings.map(\.severity) == Array(repeating: .note, count: notes))
    let paints = run.trace.nodes.compactMap { node -> Paint? in
      switch node.info.appearance {
      case .fill(_, let paint), .stroke(_, let paint, _, _), .text(let paint): paint
      default: nil
      }
    }
    return try #require(paints.first)
  }

  private func stops(_ locations: (Double, Double) = (0, 1)) -> [Gradient.Stop] {
    [Gradient.Stop(black, at: locations.0), Gradient.Stop(white, at: locations.1)]
  }

  @Test(arguments: [
    ("colors: [.black, .white]", [0.0, 1.0]), ("gradient: Gradient(colors: [.black, .white])", [0, 1]),
    ("stops: [.init(color: .black, location: 0.2), .init(color: .white, location: 0.4)]", [0.2, 0.4]),
    (
      "gradient: Gradient(stops: [Gradient.Stop(color: .black, location: 0), .init(color: .white, location: 0.5)])",
      [0, 0.5]
    ),
  ])
  func keepsItsColoursAndTheirPlaces(colors: String, places: [Double]) throws {
    let paint = try paint("LinearGradient(\(colors), startPoint: .leading, endPoint: UnitPoint(x: 2, y: -1))")
    let line = Gradient.Geometry.linear(from: UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 2, y: -1))
    #expect(paint.gradient == Gradient(stops((places[0], places[1])), line))
    #expect(paint.mean == Paint(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
  }

  @Test func liesAroundAPoint() throws {
    let radial = try paint("RadialGradient(colors: [.black, .white], center: .top, startRadius: 2, endRadius: 9)")
    #expect(radial.gradient == Gradient(stops(), .radial(center: UnitPoint(x: 0.5, y: 0), from: 2, to: 9)))
    let elliptical = try paint("EllipticalGradient(colors: [.black, .white])")
    #expect(elliptical.gradient == Gradient(stops(), .elliptical(center: .center, from: 0, to: 0.5)))
  }

  @Test(arguments: [
    "Circle().fill(STYLE)", "Circle().stroke(STYLE)", "Text(\"a\").foregroundStyle(STYLE)",
    "Circle().foregroundStyle(STYLE)",
    "Color.clear.background(STYLE)", "Color.clear.background(STYLE, in: Capsule())",
  ])
  func isAStyle(view: String) throws {
    let style = "LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)"
    let views = [style, ".l" + style.dropFirst()].map { view.replacing("STYLE", with: $0) }
    for view in views {
      let run = try run("#Preview { \(view) }")
      #expect(
        run.trace.nodes.contains { node in
          switch node.info.appearance {
          case .fill(_, let paint), .stroke(_, let paint, _, _), .text(let paint): paint.gradient?.stops == stops()
          default: false
          }
        }, "\(view)")
    }
  }

  @Test func aTranslucentOneHasTranslucentColours() throws {
    let style = "LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom).opacity(0.5)"
    let gradient = try #require(try paint("Circle().fill(\(style))").gradient)
    #expect(gradient.stops.map(\.light.opacity) == [0.5, 0.5])
  }

  @Test(arguments: [
    "AngularGradient(colors: [.black, .white], center: .center)",
    "Circle().fill(.conicGradient(colors: [.black, .white], center: .center))",
    "MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.black, .white])",
    "Rectangle().fill(.black.gradient)",
  ])
  func tellsOfOneThatIsDrawnInOneColour(view: String) throws {
    #expect(try paint(view, notes: 1).gradient == nil)
  }
}
