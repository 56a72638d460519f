import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct ShapeTests {
  private let triangle = """
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path { Path { path in path.move(to: CGPoint(x: rect.midX, y: rect.minY)) } }
    }
    """

  @Test(arguments: [
    ("Circle()", "50 0 100 100"), ("Circle().trim(from: 0, to: 0.5)", "50 0 100 100"),
    ("Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [2]))", "50 0 100 100"),
    ("AnyShape(Circle())", "50 0 100 100"), ("Circle().fill(.red).offset(x: 0)", "50 0 100 100"),
    ("Circle().strokeBorder(.red)", "0 0 200 100"), ("Circle().scale(0.5)", "0 0 200 100"),
    ("Circle().offset(x: 10)", "0 0 200 100"), ("Circle().union(Rectangle())", "0 0 200 100"),
    ("Circle().inset(by: 10)", "0 0 200 100"), ("Circle().rotation(.degrees(10)).fill(.red)", "0 0 200 100"),
    ("Circle().stroke(lineWidth: 3)", "50 0 100 100"), ("Circle().stroke(lineWidth: 3).fill(.red)", "50 0 100 100"),
    ("Circle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red)", "0 0 200 100"),
    ("Circle().stroke(.red, lineWidth: 3).offset(x: 3)", "50 0 100 100"),
    ("Circle().stroke(style: StrokeStyle(lineWidth: 2)).rotation(.degrees(3)).fill(.red)", "0 0 200 100"),
    (
      "Circle().path(in: CGRect(x: 0, y: 0, width: 5, height: 5)).trimmedPath(from: 0, to: 0.5).fill(.red)",
      "0 0 200 100"
    ),
    (
      "Path().applying(.identity).offsetBy(dx: 1, dy: 2).strokedPath(StrokeStyle(lineWidth: 2)).fill(.red)",
      "0 0 200 100"
    ),
    ("Color.red.clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 4))", "0 0 200 100"),
    ("Color.red.clipShape(.rect(cornerRadii: .init(topLeading: 8)))", "0 0 200 100"),
    ("Color.red.clipShape(.rect(cornerSize: CGSize(width: 8, height: 4), style: .circular))", "0 0 200 100"),
    ("Color.red.clipShape(.capsule(style: .circular))", "0 0 200 100"),
    ("RoundedRectangle(cornerRadius: .infinity)", "0 0 200 100"),
    ("UnevenRoundedRectangle(topLeadingRadius: 8)", "0 0 200 100"),
    ("Path { path in path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }", "0 0 200 100"),
    ("Triangle()", "0 0 200 100"), ("Triangle().fill(.red)", "0 0 200 100"),
    ("LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "0 0 200 100"),
  ])
  func answersAsTheShapeDoes(shape: String, frame: String) {
    let laidOut = LaidOut("\(shape).id(\"shape\")", declarations: triangle)
    #expect(laidOut["shape"] == frame)
  }

  @Test func asksAShapeThatDeclaresItsSize() {
    let declarations = """
      struct Tile: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
          CGSize(width: (proposal.width ?? 10) / 2, height: 30)
        }
      }
      """
    #expect(LaidOut("Tile().id(\"tile\")", declarations: declarations)["tile"] == "50 35 100 30")
  }

  @Test func shapesTellTheirSize() throws {
    let source = """
      struct Wrapped: InsettableShape {
        let shape: any InsettableShape
        func path(in rect: CGRect) -> Path { shape.path(in: rect) }
        func inset(by amount: CGFloat) -> Wrapped { Wrapped(shape: shape.inset(by: amount)) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 60)) { Wrapped(shape: Circle()) }
      """
    let trace = try run(source).trace
    #expect(trace.nodes.first?.frame.size == Size(width: 60, height: 60))
  }

  @Test(arguments: [
    ("Circle().kind", "inset"), ("RoundedRectangle(cornerRadius: 4).rotation(.degrees(9)).kind", "inset"),
    ("Circle().inset(by: 2).kind", "inset"), ("Path().kind", "plain"), ("Circle().trim(to: 0.5).kind", "plain"),
    ("Wave().kind", "plain"), ("Ring().kind", "inset"),
  ])
  func membersOfShapesThatCanBeInset(expression: String, kind: String) throws {
    let declarations = """
      extension Shape { var kind: String { "plain" } }
      extension InsettableShape { var kind: String { "inset" } }
      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      struct Ring: InsettableShape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func inset(by amount: CGFloat) -> Ring { self }
      }
      """
    #expect(try textAlone(expression, with: declarations) == kind)
  }
}
