import LayoutEngine
import SwiftFrontend
import Testing
import ViewProgram

struct SourceRangeTests {
  private let source = """
    VStack(spacing: 8) {
      Text("é🐱").bold()
    }
    .frame(
      width: 20
    ) { a } label: { b }
    """

  private func outermost() throws -> (Expression, Call) {
    let statement = try #require(try parsed(source).program.previews.first?.body.first)
    guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind else {
      throw Unexpected()
    }
    return (expression, call)
  }

  @Test func givesAModifierItsOwnPart() throws {
    let (expression, call) = try outermost()
    #expect(expression.source == SourceRange(line: 1, column: 1, endLine: 6, endColumn: 21))
    #expect(call.ownSource == SourceRange(line: 4, column: 1, endLine: 6, endColumn: 21))
    #expect(
      call.arguments.map(\.source) == [
        SourceRange(line: 5, column: 3, endLine: 5, endColumn: 12),
        SourceRange(line: 6, column: 3, endLine: 6, endColumn: 8),
        SourceRange(line: 6, column: 9, endLine: 6, endColumn: 21),
      ])
    #expect(call.firstTrailingClosure == 1)
  }

  @Test func givesACallWithoutBaseAllOfIt() throws {
    let (_, frame) = try outermost()
    guard case .member(let base, "frame") = frame.callee.kind, case .call(let stack) = base.kind else {
      throw Unexpected()
    }
    #expect(stack.ownSource == SourceRange(line: 1, column: 1, endLine: 3, endColumn: 2))
    #expect(stack.ownSource == base.source)
    #expect(frame.callee.source == SourceRange(line: 1, column: 1, endLine: 4, endColumn: 7))
  }

  @Test func countsColumnsInBytes() throws {
    let (_, frame) = try outermost()
    guard case .member(let base, _) = frame.callee.kind, case .call(let stack) = base.kind,
      case .closure(let closure) = stack.arguments.last?.value.kind, let text = closure.body.first
    else { throw Unexpected() }
    #expect(text.source == SourceRange(line: 2, column: 3, endLine: 2, endColumn: 24))
  }

  @Test func countsEveryKindOfLineBreakOnce() throws {
    let previews = try parsed("Text(\"a\")\r\nText(\"b\")\rText(\"c\")\n").program.previews
    #expect(previews.first?.body.map(\.source.line) == [1, 2, 3])
    #expect(previews.first?.body.map(\.source.endColumn) == [10, 10, 10])
  }

  @Test func readsAFileWithAByteOrderMark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("Text(\"a\")".utf8)
    let program = try Frontend().parse([SourceText(name: "a", bytes: bytes)]).program
    #expect(program.previews.first?.body.first?.source.column == 4)
  }
}

/// The program has another shape than the test expects.
private struct Unexpected: Error {}
