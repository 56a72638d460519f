import Explanation
import Foundation
import LayoutEngine
import Testing

/// The checks of titles fail for what is not so.
struct FalseTitleTests {
  /// A title of a scenario's that is true, and what makes it false.
  @Test(arguments: [
    ("scrolling", ", more than the 180 of ScrollView", ", of which it shows 180"),
    ("scrolling", ", more than the 180 of ScrollView", ", more than the 180 of HStack"),
    ("scrolling", ", of which it shows 300", ", more than the 300 of ScrollView"),
    ("scrolling", ", of which it shows 300", ", of which it shows 301"),
    ("nothing-there", "hidden Text “hidden” keeps 20.3", "hidden Text “hidden” keeps 21.3"),
    ("nothing-there", "hidden Text “hidden”", "hidden Color"), ("nothing-there", "a gap of 12", "a gap of 13"),
    ("scaled-constants", "containerRelativeFrame makes RoundedRectangle", "containerRelativeFrame makes Spacer"),
    ("scaled-constants", " wide, where ", " tall, where "), ("scaled-constants", " are proposed", "0 are proposed"),
  ])
  func whatIsNotSoIsFound(folder: String, told: String, wrong: String) throws {
    var count = 0
    for record in try records(folder) {
      for node in record.placedNodes {
        let subject = Subject(record, at: node)
        let title = FigureHeadline(record, subject).title
        guard subject.kind == .container, title.contains(told) else { continue }
        count += 1
        #expect(ContainerTitleCheck(record, subject, node, title: title).result?.isTrue == true, "\(title)")
        let other = title.replacing(told, with: wrong)
        #expect(ContainerTitleCheck(record, subject, node, title: other).result?.isTrue != true, "\(other)")
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: ["ignores its width of −21", "ignores its height of −20", "ignores its width of 20"])
  func aWrongLengthThatIsIgnoredIsFound(words: String) throws {
    let checks = try records("reading-sizes").flatMap { record in
      record.placedNodes.map { IgnoredLengthCheck(record: record, frame: $0) }.filter { !$0.lengths.isEmpty }
    }
    #expect(checks.count == 1 && checks.allSatisfy { $0.isTrue("ignores its width of −20") && !$0.isTrue(words) })
  }

  private func records(_ folder: String) throws -> [IndexedTrace] {
    let folder = try #require(try ManyTraces.folders.get().first { $0.lastPathComponent == folder })
    return try ManyTraces.scenarios(in: folder)
  }
}
