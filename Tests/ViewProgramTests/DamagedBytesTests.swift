import LayoutEngine
import TestSupport
import Testing
import ViewProgram

/// Any bytes that are not a program give an error with a place.
struct DamagedBytesTests {
  @Test func refusesEveryPartOfAProgram() throws {
    let bytes = try Everything.program().bytes
    for count in bytes.indices {
      do {
        _ = try Program(bytes: Array(bytes[..<count]))
        Issue.record("\(count) of \(bytes.count) bytes pass for a program")
      } catch {
        #expect(error.offset <= count)
        #expect(error.problem == .truncated, "after \(count) bytes")
      }
    }
  }

  @Test func refusesWhatFollowsTheEnd() throws {
    let bytes = try Everything.program().bytes
    #expect(throws: ProgramReadingError(.surplus, offset: bytes.count)) { try Program(bytes: bytes + [0]) }
  }

  @Test func refusesAnotherVersion() throws {
    #expect(throws: ProgramReadingError(.version, offset: 0)) { try Program(bytes: [0xFF, 0, 0, 0, 0, 0, 0, 0, 0]) }
    #expect(throws: ProgramReadingError(.truncated, offset: 0)) { try Program(bytes: []) }
  }

  @Test func refusesTextThatIsNotUTF8() throws {
    #expect(throws: ProgramReadingError(.text, offset: 3)) { try Program(bytes: [5, 1, 1, 0xFF, 0, 0, 0, 0, 0, 0, 0]) }
  }

  @Test func refusesCountsThatTheBytesCannotHold() throws {
    let endless: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(throws: ProgramReadingError(.truncated, offset: 10)) { try Program(bytes: [5] + endless) }
    // Larger than any Int, and longer than any number.
    let larger = endless.dropLast() + [0xFF, 1]
    #expect(throws: ProgramReadingError(.number, offset: 1)) { try Program(bytes: [5] + larger) }
    #expect(throws: ProgramReadingError(.number, offset: 11)) {
      try Program(bytes: [5] + [UInt8](repeating: 0xFF, count: 12))
    }
  }

  @Test func refusesToFollowWithoutEnd() throws {
    let source = SourceRange.none
    var value = Expression(.nilLiteral, source: source)
    for _ in 0..<200 { value = Expression(.attempt(value), source: source) }
    let bytes = program(value).bytes
    #expect(throws: Never.self) { try Program(bytes: bytes, depth: 201) }
    #expect { try Program(bytes: bytes, depth: 200) } throws: { ($0 as? ProgramReadingError)?.problem == .depth }
  }

  @Test func followsAChainWithoutGoingDeeper() throws {
    let links = 4_000
    let read = try Program(bytes: program(chain(links)).bytes, depth: 10)
    var (value, count) = (try #require(read.variables[0].initialValue), 0)
    while case .call(let call) = value.kind, case .member(let base, _) = call.callee.kind {
      (value, count) = (base, count + 2)
    }
    #expect(count == links)
    let longer = program(chain(10_002)).bytes
    #expect { try Program(bytes: longer) } throws: { ($0 as? ProgramReadingError)?.problem == .depth }
  }

  /// `nil.padding().padding()…`, where each call is two links.
  private func chain(_ links: Int) -> Expression {
    var value = Expression(.nilLiteral, source: .none)
    for _ in 0..<links / 2 {
      let callee = Expression(.member(value, "padding"), source: .none)
      let call = Call(callee: callee, arguments: [], firstTrailingClosure: 0, ownSource: .none)
      value = Expression(.call(call), source: .none)
    }
    return value
  }

  private func program(_ value: Expression) -> Program {
    let variable = VariableDeclaration(name: "deep", isConstant: true, initialValue: value, source: .none)
    return Program(files: ["a"], variables: [variable])
  }

  /// Most changes are detected; some give another program. No other outcome is allowed.
  @Test func survivesChangedBytes() throws {
    let original = try Everything.program().bytes
    var numbers = SeededNumbers(seed: 0x5EED)
    var refused = 0
    let rounds = 4_000
    for _ in 0..<rounds {
      var bytes = original
      for _ in 0...numbers.below(3) { bytes[numbers.below(bytes.count)] = UInt8(numbers.below(256)) }
      do {
        _ = try Program(bytes: bytes)
      } catch {
        refused += 1
        if error.offset > bytes.count { Issue.record("offset \(error.offset) of \(bytes.count)") }
      }
    }
    #expect(refused > rounds / 4)
  }
}
