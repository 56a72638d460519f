import Testing

@testable import Markdown

struct MarkdownParserTests {
  private func blocks(_ text: String) throws -> [MarkdownNode] { try MarkdownParser().document(text).children }

  @Test func readsHeadingsAndParagraphsWithTheirLines() throws {
    let blocks = try blocks("## Stacks\n\nThey *share* what\nthey are **offered**.\n")
    #expect(blocks.map(\.kind) == [.heading(level: 2), .paragraph])
    #expect(blocks.map(\.line) == [1, 3])
    #expect(
      blocks[1].children.map(\.kind) == [
        .text("They "), .emphasis, .text(" what"), .softBreak, .text("they are "), .strong, .text("."),
      ])
    #expect(blocks[1].children[5].line == 4)
    #expect(blocks[1].plainText == "They share what they are offered.")
  }

  @Test func readsTablesWithTheirAlignments() throws {
    let table = try blocks("| a | b | c |\n|---|:-:|--:|\n| 1 | 2 | 3 |\n")[0]
    #expect(table.kind == .table([.none, .center, .trailing]))
    #expect(table.children.map(\.kind) == [.row(isHeader: true), .row(isHeader: false)])
    #expect(table.children[1].children.map(\.plainText) == ["1", "2", "3"])
  }

  @Test func numbersFootnotesInTheOrderOfTheirReferences() throws {
    let blocks = try blocks("One[^b] and two[^a].\n\n[^a]: First.\n[^b]: Second.\n[^c]: Never.\n")
    #expect(blocks.map(\.kind) == [.paragraph, .footnote(number: 1), .footnote(number: 2)])
    #expect(blocks.dropFirst().map(\.plainText) == ["Second.", "First."])
    let references = blocks[0].children.compactMap { node -> Int? in
      if case .footnoteReference(let number) = node.kind { number } else { nil }
    }
    #expect(references == [1, 2])
  }

  @Test func tellsTasksFromOtherItems() throws {
    let list = try blocks("- [x] done\n- [ ] open\n- plain\n")[0]
    #expect(list.kind == .list(start: nil, isTight: true))
    #expect(list.children.map(\.kind) == [.item(isDone: true), .item(isDone: false), .item(isDone: nil)])
  }

  @Test func readsStrikethroughAndBareAddresses() throws {
    let inlines = try blocks("~~no~~ https://example.org")[0].children
    #expect(inlines.map(\.kind) == [.strikethrough, .text(" "), .link(address: "https://example.org", title: "")])
  }

  @Test func keepsCodeAsItIs() throws {
    let code = try blocks("```swift figure live\nText(\"<b>\")\n```\n")[0]
    #expect(code.kind == .code(info: "swift figure live", text: "Text(\"<b>\")\n"))
  }

  @Test func refusesWhatIsNestedTooDeep() throws {
    let deep = String(repeating: "> ", count: 200) + "x"
    #expect(throws: MarkdownParser.TooDeep.self) { try MarkdownParser().document("first\n\n" + deep) }
  }
}
