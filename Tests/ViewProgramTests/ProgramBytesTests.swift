import LayoutEngine
import Testing
import ViewProgram

/// A program in bytes, and bytes that are none.
struct ProgramBytesTests {
  @Test(arguments: SourceFile.scenarios + SourceFile.cases)
  func readsBackEveryProgram(file: SourceFile) throws {
    let program = try file.program()
    #expect(contents(of: try Program(bytes: program.bytes)) == contents(of: program))
  }

  @Test func thereAreScenariosAndCasesToRead() {
    #expect(SourceFile.scenarios.count >= 19)
    #expect(SourceFile.cases.count >= 300)
  }

  @Test func readsBackEveryKindOfPart() throws {
    let program = try Everything.program()
    let text = contents(of: program)
    #expect(contents(of: try Program(bytes: program.bytes)) == text)
    // The test is only meaningful if the source above has them all.
    let kinds = [
      "integer", "floating", "boolean", "string", "nilLiteral", "identifier", "implicitMember", "member",
      "optionalChain", "forceUnwrap", "call", "subscripted", "closure", "prefix", "binary", "assignment", "ternary",
      "array", "dictionary", "tuple", "keyPath", "inoutReference", "cast", "attempt", "statement", "expression",
      "variable", "function", "conditional", "guarding", "selection", "forEach", "whileLoop", "repeatLoop", "returning",
      "breaking", "continuing", "fallingThrough", "labelled", "deferring", "throwing", "attempting", "optionalBinding",
      "pattern", "wildcard", "binding", "enumCase", "optional", "type", "literal", "interpolation",
    ]
    for kind in kinds { #expect(text.contains(".\(kind)\n"), "nothing of the kind \(kind)") }
  }

  @Test func keepsARealPageSmall() throws {
    let program = try #require(SourceFile.scenarios.first { $0.path.hasSuffix("tide-table.swift") }).program()
    #expect(program.bytes.count < 7_000)
  }

  @Test func givesTheSameBytesForTheSameProgram() throws {
    #expect(try Everything.program().bytes == Everything.program().bytes)
  }

  @Test func keepsNumbersToTheLastBit() throws {
    let source = SourceRange(line: 1, column: 1, endLine: 1, endColumn: 2)
    let reals = [0.0, -0.0, 0.1, 1e300, .pi, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
    let integers: [Int64] = [0, 1, -1, 63, 64, -65, .max, .min]
    let kinds = reals.map { Expression.Kind.floating($0) } + integers.map { .integer($0) }
    let elements = kinds.map { Expression($0, source: source) }
    let program = Program(
      files: ["a"],
      variables: [
        VariableDeclaration(
          name: "all", isConstant: true, initialValue: Expression(.array(elements), source: source), source: source)
      ])
    let read = try Program(bytes: program.bytes)
    guard case .array(let back) = try #require(read.variables[0].initialValue).kind else {
      Issue.record("not an array")
      return
    }
    for (element, number) in zip(back, reals) {
      guard case .floating(let value) = element.kind else { continue }
      #expect(value.bitPattern == number.bitPattern)
    }
    #expect(contents(of: read) == contents(of: program))
  }

  @Test func keepsRangesAtBothEndsOfTheirTypes() throws {
    let far = Int(Int32.max)
    let ranges = [
      SourceRange.none, SourceRange(file: 2, line: far, column: far, endLine: far, endColumn: far),
      SourceRange(file: 1, line: 1, column: far, endLine: 1, endColumn: 0), .none,
    ]
    let aliases = ranges.map { TypeAlias(name: "A", type: TypeReference(name: "B", source: $0), source: $0) }
    let program = Program(files: ["a", "b", "c"], aliases: aliases)
    #expect(try Program(bytes: program.bytes).aliases.map(\.source) == ranges)
  }

  @Test func readsBackAScenarioWithItsResources() throws {
    let images = [PortableScenario.Image(name: "harbour", naturalSize: Size(width: 120, height: 80.5))]
    var scenario = PortableScenario(program: try Everything.program(), platform: .macOS, images: images)
    scenario.texts = [PortableScenario.Text(key: "hello", text: "Ahoy")]
    let ink = Paint(light: RGBA(red: 0, green: 0.5, blue: 1), dark: RGBA(red: 1, green: 1, blue: 1, opacity: 0.5))
    scenario.colors = [PortableScenario.NamedColor(name: "ink", paint: ink)]
    scenario.files = [PortableScenario.Text(key: "boats.json", text: "[]")]
    let read = try PortableScenario(bytes: scenario.bytes)
    #expect(contents(of: read) == contents(of: scenario))
  }
}

/// Everything a value holds, to the last property, by reflection: what a writer and its reader both forget shows too.
func contents(of value: Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
