import Testing

/// An image without a file is a labelled box, and the record contains that.
struct MissingImageTests {
  private static let source = Array("Image(\"quay\").border(.red)".utf8)

  @Test func standsFor100PointsEachWay() throws {
    let outcome = try HaggleProcess.run(["trace", "-"], input: MissingImageTests.source)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("100 × 100"), "\(outcome.output)")
  }

  @Test func isAsLargeAsTheCommandLineAsks() throws {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--missing-image", "120x80"], input: MissingImageTests.source)
    #expect(outcome.output.contains("120 × 80"), "\(outcome.output)")
  }

  @Test func isAFindingThatStrictDoesNotAccept() throws {
    let outcome = try HaggleProcess.run(["check", "-", "--strict"], input: MissingImageTests.source)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[missing-image]"), "\(outcome.errors)")
    #expect(outcome.errors.contains(":1:1: warning"), "\(outcome.errors)")
  }

  @Test func isDrawnAsABoxWithItsName() throws {
    let outcome = try HaggleProcess.run(["render", "-"], input: MissingImageTests.source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(">quay 100"), "\(outcome.output.prefix(400))")
  }
}
