import BrowserSession
import LayoutEngine
import SwiftFrontend
import Testing
import SwiftUIViews
import ViewProgram

/// A scenario that is laid out again and again.
struct ScenarioSessionTests {
  @Test func drawsTheSameEveryTime() throws {
    let session = try session("#Preview(\"A\") { GeometryReader { Text(\"\\($0.size.width)\") } }")
    let first = try session.layOut(preview: 0)
    let second = try session.layOut(preview: 0)
    #expect(session.figure(of: first) == session.figure(of: second))
    #expect(session.trace(of: first) == session.trace(of: second))
    #expect(session.figure(of: first).contains("390"))
  }

  @Test func givesImagesTheirSize() throws {
    let source = "#Preview { Image(\"harbour\") }"
    let images = [PortableScenario.Image(name: "harbour", naturalSize: Size(width: 120, height: 80))]
    #expect(try session(source, images: images).layOut(preview: 0).answer == Size(width: 120, height: 80))
    #expect(try session(source).layOut(preview: 0).answer == EvaluationOptions.missingImageSize)
  }

  @Test func reportsWhatIsWrongAsData() throws {
    let session = try session("#Preview { Text(1).nowhere() }")
    let error = #expect(throws: Diagnostics.self) { try session.layOut(preview: 0) }
    let json = ProblemDocument(try #require(error)).json
    #expect(json.hasPrefix("{\"diagnostics\":[{\"severity\":\"error\",\"code\":\""))
    #expect(json.contains("\"file\":0,\"line\":1,\"column\":"))
  }

  @Test func reportsWhereBytesCannotBeRead() {
    let error = ProgramReadingError(.truncated, offset: 12)
    #expect(ProblemDocument(error).json == "{\"unreadable\":\"truncated\",\"offset\":12}")
  }

  private func session(_ source: String, images: [PortableScenario.Image] = []) throws -> ScenarioSession {
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    return ScenarioSession(PortableScenario(program: program, images: images))
  }
}
