import Foundation
import LayoutEngine
import Testing
import TraceReading

/// Whatever is wrong with a trace: one error that names the place, never a crash or half a trace.
struct DamagedTraceTests {
  /// What becomes of a document when a place in it holds something else.
  private func error(_ text: String) -> TraceReadingError? {
    do throws(TraceReadingError) {
      for document in try TraceReader.read(Array(text.utf8)) { _ = Trace(document) }
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Cut off

  @Test func aDocumentThatIsCutOffAnywhereIsNoJSON() throws {
    let bytes = try Fixture.bytes(version: 2)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in stride(from: 0, to: end, by: 509) {
      guard case .notJSON(let problem) = error(String(decoding: bytes[..<length], as: UTF8.self)) else {
        Issue.record("cut off after \(length) bytes")
        continue
      }
      #expect(!problem.isEmpty)
    }
  }

  // MARK: - Wrong types

  /// Fields that say for people or for other readers what others say too.
  private static let unread: Set<String> = ["seq", "cached"]

  @Test(arguments: TraceReader.versions) func everyFieldOfAWrongTypeIsNamed(version: Int) throws {
    let document = try DamagedDocument(version: version)
    let places = document.places.filter { !DamagedTraceTests.unread.contains($0.name) }
    #expect(places.count > 60)
    for place in places {
      let text = try document.text(with: ["damaged": true], at: place)
      guard case .malformed(let path, let problem) = error(text) else {
        // Without its format a document is none of ours, and a list may hold anything before it is a trace.
        #expect(place.path == "format" && error(text) == .notATrace, "\(place.path)")
        continue
      }
      // A view's parts and a pair of lengths are named as a whole or by their part.
      #expect(path == place.path || path.hasPrefix(place.path + "."), "\(place.path) is told as \(path)")
      #expect(!problem.isEmpty)
    }
  }

  @Test func everyFieldThatIsMissingIsNamedOrNotNeeded() throws {
    let document = try DamagedDocument(version: 2)
    var named: Set<String> = []
    for place in document.places where !place.name.isEmpty {
      guard let error = error(try document.text(without: place)) else { continue }
      guard case .malformed(let path, let problem) = error else {
        #expect(place.path == "format" && error == .notATrace)
        continue
      }
      #expect(problem == "the field '\(place.name)' is missing", "\(place.path)")
      #expect(path == place.outer, "\(place.path)")
      named.insert(place.name)
    }
    let needed: Set = ["version", "file", "nodes", "rounds", "events", "kind", "call", "proposal", "width", "operands"]
    #expect(named.isSuperset(of: needed), "\(needed.subtracting(named))")
  }

  // MARK: - Versions and numbers

  @Test(arguments: ["0", "-1", "3", "2000000000"]) func aVersionThatThereIsNotIsNamed(version: String) throws {
    let text = try Fixture.text(version: 2).replacing("\"version\": 2", with: "\"version\": \(version)")
    #expect(error(text) == Int(version).map { .unknownVersion($0) })
    #expect(error(text)?.message.contains("version \(version) ") == true)
  }

  @Test(arguments: ["\"2\"", "2.5", "null", "1e30", "99999999999999999999", "[2]"])
  func aVersionThatIsNoNumberIsNamed(version: String) throws {
    let text = try Fixture.text(version: 2).replacing("\"version\": 2", with: "\"version\": \(version)")
    guard case .malformed("version", _) = error(text) else {
      Issue.record("\(version): \(String(describing: error(text)))")
      return
    }
  }

  @Test(arguments: ["1e400", "-1e400", "99999999999999999999", "1e300", "-1", "2147483648", "9223372036854775807"])
  func hugeNumbersAreReadOrNamed(number: String) throws {
    let document = try DamagedDocument(version: 2)
    let places = document.places.filter { $0.isNumber && !DamagedTraceTests.unread.contains($0.name) }
    #expect(places.count > 30)
    for place in places {
      let text = try document.text(with: "@number@", at: place).replacing("\"@number@\"", with: number)
      switch error(text) {
      case nil, .unknownVersion: break
      case .malformed(let path, _): #expect(path == place.path, "\(place.path) is told as \(path)")
      case let other: Issue.record("\(place.path) with \(number): \(String(describing: other))")
      }
    }
  }

  @Test func aDocumentThatIsNestedWithoutEndIsNoJSON() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    guard case .notJSON = error(text) else {
      Issue.record("\(String(describing: error(text)))")
      return
    }
  }

  // MARK: - What names nothing

  /// A view or call of the document that names something that does not exist, and the message about it.
  static let strays: [(place: String, value: Int, problem: String)] = [
    ("nodes[1].id", 5, "there is another view 5"), ("nodes[1].id", -4, "-4 is no number of a view"),
    ("nodes[1].parent", 99, "there is no view 99"), ("nodes[1].parent", 0, "the view is inside itself"),
    ("findings[0].node", 99, "there is no view 99"),
    ("rounds[0].events[1].parentCall", 77, "there is no call 77 before it"),
    ("rounds[0].events[2].call", 77, "there is no call 77 before it"),
    ("rounds[1].events[0].node", -1, "-1 is no number of a view"),
    ("rounds[1].events[0].call", -1, "-1 is no number of a call"),
  ]

  @Test(arguments: strays) func whatNamesNothingIsTold(place: String, value: Int, problem: String) throws {
    let document = try DamagedDocument(version: 2)
    let found = try #require(document.everyPlace.first { $0.path == place })
    #expect(error(try document.text(with: value, at: found)) == .malformed(path: place, problem: problem))
  }

  @Test func inAListThePlaceBeginsWithTheDocumentsNumber() throws {
    let (good, document) = (try Fixture.text(version: 2), try DamagedDocument(version: 2))
    let place = try #require(document.everyPlace.first { $0.path == "nodes[1].parent" })
    let bad = try document.text(with: 99, at: place)
    #expect(
      error("[" + good + "," + bad + "]") == .malformed(path: "[1].nodes[1].parent", problem: "there is no view 99"))
  }

  @Test func viewsThatAreWrittenBeforeTheOnesAroundThemComeAfterThem() throws {
    var document = try #require(try TraceReader.read(Fixture.bytes(version: 2)).first)
    document.nodes.reverse()
    let trace = Trace(document)
    var known: Set<NodeID> = []
    for node in trace.nodes {
      if let parent = node.parent { #expect(known.contains(parent)) }
      known.insert(node.id)
    }
    #expect(trace.nodes.count == 6)
  }
}
