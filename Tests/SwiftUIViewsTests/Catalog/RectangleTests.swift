import Testing

/// What a `CGRect` answers about itself and others.
struct RectangleTests {
  private let declarations = "let r = CGRect(x: 0, y: 0, width: 10, height: 10)"

  @Test(arguments: [
    ("r.contains(CGPoint(x: 0, y: 9.5))", "true"), ("r.contains(CGPoint(x: 10, y: 5))", "false"),
    ("r.contains(CGRect(x: 1, y: 1, width: 9, height: 9))", "true"),
    ("r.contains(CGRect(x: 1, y: 1, width: 9.5, height: 9))", "false"),
    ("r.intersects(CGRect(x: 9, y: 9, width: 5, height: 5))", "true"),
    ("r.intersects(CGRect(x: 10, y: 0, width: 1, height: 1))", "false"),
    ("r.union(CGRect(x: 20, y: -5, width: 1, height: 1))", "(0.0, -5.0, 21.0, 15.0)"),
    ("r.intersection(CGRect(x: 4, y: 6, width: 20, height: 20))", "(4.0, 6.0, 6.0, 4.0)"),
    ("r.intersection(CGRect(x: 40, y: 6, width: 20, height: 20)).isEmpty", "true"), ("r.isEmpty", "false"),
  ])
  func tellsWhereItLies(question: String, answer: String) throws {
    #expect(try textAlone(question, with: declarations) == answer)
  }
}
