import Explanation
import Foundation
import LayoutEngine
import TestSupport
import Testing
import TraceReading
import TraceSamples

private func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

@Test(arguments: TraceSample.allCases)
func everyDocumentMatchesTheSchema(_ sample: TraceSample) throws {
  let document = TraceDocument(trace: sample.trace, preview: "a preview")
  let schema = try JSONSchema(version: TraceDocument.version)
  #expect(schema.faults(in: try object(document.json(file: "a.swift"))) == [])
  #expect(schema.faults(in: try object(TraceDocument.json([document, document], file: "a.swift"))) == [])
}

@Test(arguments: TraceReader.versions)
func everyStoredDocumentMatchesItsSchema(_ version: Int) throws {
  let document = try object(try Fixture.text(version: version))
  #expect(try JSONSchema(version: version).faults(in: document) == [])
}

@Test func schemaRefusesADocumentThatLacksSomething() throws {
  let schema = try JSONSchema(version: 2)
  let text = try Fixture.text(version: 2)
  #expect(schema.faults(in: try object(text.replacing(#""step": "track-share""#, with: #""step": "share""#))) != [])
  #expect(schema.faults(in: try object(text.replacing(#""settled": true,"#, with: ""))) != [])
  #expect(schema.faults(in: try object(text.replacing(#""version": 2"#, with: #""version": 1"#))) != [])
}

@Test func schemaListsEveryStepPurposeAndFinding() throws {
  let schema = try JSONSchema(version: TraceDocument.version)
  let steps = schema.names("reasons", "items", "properties", "step", "enum")
  #expect(steps == Set(Reason.Step.allCases.map(\.key)))
  #expect(Reason.Step.allCases.count == steps.count)
  let purposes = schema.names("measure", "properties", "purpose", "enum")
  #expect(purposes == Set(TraceEvent.Purpose.allCases.map(\.key)))
  let codes = schema.names("finding", "properties", "code", "enum")
  #expect(codes == Set(Finding.Code.allCases.map(\.rawValue)))
}
