import Explanation
import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import Testing
import ViewProgram

/// The parts of the system's controls and containers are called by what they are for.
struct PartNamesTests {
  private func names(_ source: String) throws -> Set<String> {
    let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
    let run = try Interpreter(program: program, options: EvaluationOptions()).run(program.previews[0])
    return Set(IndexedTrace(run.trace).trace.nodes.map { NodeName.call(of: $0) })
  }

  @Test func callsRowsAfterTheirContentAndSectionsAfterTheirHeaders() throws {
    let names = try names(
      """
      #Preview {
        Form {
          Section { Toggle("Wi-Fi", isOn: .constant(true)); Text("Ethernet") }
            header: { Text("Network") } footer: { Text("Later") }
          Section { Picker("Speed", selection: .constant(1)) { Text("Fast").tag(1) } }
        }
      }
      """)
    #expect(
      names.isSuperset(of: [
        "Form", "content of Form", "header “Network”", "section “Network”", "footer “Later”", "section 2 of 2",
        "row of Toggle “Wi-Fi”", "row of Text “Ethernet”", "row of Picker", "row's insets", "margins", "separator",
        "section's background", "section's corners", "content of Picker", "flexible space of Picker",
      ]))
    #expect(names.isDisjoint(with: ["LazyVStack(rows)", "padding(row)", "HStack(of Picker)"]))
  }

  @Test func callsTheStackThatNobodyWroteImplicit() throws {
    let names = try names("#Preview { ScrollView { Text(\"One\"); Text(\"Two\") } }")
    #expect(names == ["ScrollView", "implicit VStack", "Text “One”", "Text “Two”"])
  }

  @Test(arguments: [
    ("if 1 > 2 { Text(\"never\") }", "empty content"), ("EmptyView()", "EmptyView"), ("", "empty content"),
  ])
  func namesAnEmptyViewOnlyWhereOneIsWritten(content: String, name: String) throws {
    let names = try names("#Preview { Color.red.background { \(content) } }")
    #expect(names == ["background", "Color.red", name])
  }

  @Test(arguments: try ManyTraces.folders.get())
  func noWordsNameATypeThatIsNotInTheSource(folder: URL) throws {
    var count = 0
    for (record, source) in try ManyTraces.sources(in: folder) {
      let types = Set(record.trace.nodes.map { $0.info.name }).filter { type in
        type.first?.isUppercase ?? false && !source.contains(type) && !isDocumented(type, source)
      }
      for words in words(about: record) {
        count += 1
        let own = words.replacing(/“[^”]*”|implicit VStack|implicit ZStack/, with: "")
        #expect(types.allSatisfy { !own.contains($0) }, "\(words)")
      }
    }
    #expect(count > 0)
  }

  /// Whether SwiftUI says that it makes a view of this type: of a title, a symbol's name, a style or `.rect`.
  private func isDocumented(_ type: String, _ source: String) -> Bool {
    ["Text", "Image", "Color"].contains(type) || type == "RoundedRectangle" && source.contains(".rect(")
  }

  /// Every title, account, name and sentence that there could be about a layout.
  private func words(about record: IndexedTrace) -> [String] {
    let sentences = ReasonSentences(record)
    let table = NegotiationTable(record).rows.flatMap { [$0.name] + $0.reasons }
    return record.placedNodes.reduce(into: table) { words, node in
      let subject = Subject(record, at: node)
      let headline = FigureHeadline(record, subject)
      words += [headline.title, headline.account, NodeName.call(of: node)]
      words += [record.viewName(of: node.id), record.offeredName(of: node.id)] + sentences.why(node.id)
      words += ChainLedger(record, subject.chain).rows.compactMap { $0.note }
    }
  }
}
