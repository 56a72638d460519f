import Foundation
import Testing

@testable import Fuzz

struct FuzzTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let trial = Trial(images: package.appendingPathComponent("Scenarios/aspect-ratio"))

  private static func formerFailures() throws -> [URL] {
    try Corpus.files(in: package.appendingPathComponent("Tests/FuzzTests/Corpus"))
  }

  @Test(arguments: Corpus.folders) func everyFolderOfTheCorpusHasFiles(folder: String) throws {
    #expect(try !Corpus.files(in: Self.package.appendingPathComponent(folder)).isEmpty)
  }

  @Test func thereAreFormerFailures() throws {
    #expect(try Self.formerFailures().count >= 10)
  }

  @Test(arguments: try formerFailures()) func whatOnceFailedIsFine(file: URL) throws {
    #expect(trial.faults(in: [UInt8](try Data(contentsOf: file))) == [])
  }

  @Test(arguments: 0..<60) func aMutatedScenarioIsLaidOutOrRefused(number: Int) throws {
    let corpus = try Corpus(checkout: Self.package).inputs
    try #require(!corpus.isEmpty)
    let mutator = Mutator(corpus: corpus, seed: 2026)
    #expect(trial.faults(in: mutator.input(number)) == [], "seed 2026, input \(number)")
  }

  @Test func theSameSeedGivesTheSameInputs() {
    let corpus = [Array("#Preview { Text(\"a\").padding(3) }".utf8), Array("Color.red.frame(width: 10)".utf8)]
    let (first, second) = (Mutator(corpus: corpus, seed: 1), Mutator(corpus: corpus, seed: 1))
    let inputs = (0..<50).map(first.input)
    #expect(inputs == (0..<50).map(second.input))
    #expect(Set(inputs).count > 40)
    #expect(inputs != (0..<50).map(Mutator(corpus: corpus, seed: 2).input))
  }

  @Test func tokensAddUpToTheirSource() {
    for text in ["", "a.b(\"c\\\"d\")\n{ 1.5 }", "\"open\nnext", "ä€ \u{1F600} ..< \\("] {
      #expect(Tokens(Array(text.utf8)).bytes == Array(text.utf8))
    }
  }

  @Test func aFileOfPreviewsGivesAnInputForEach() {
    let source = "struct A {\n}\n#Preview {\n  A()\n}\nlet b = 1\n#Preview(\"B\") {\n  Text(\"b\")\n}\n"
    let inputs = Corpus.split(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(inputs.count == 2)
    #expect(inputs.first == "struct A {\n}\nlet b = 1\n\n#Preview {\n  A()\n}\n")
  }
}
