import Diagnostics
import Foundation
import LayoutEngine
@testable import ScenarioPipeline
import TestSupport
import Testing

/// Classes that Xcode makes of a Core Data model are read from the model.
struct ManagedObjectClassesTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="title" attributeType="String" defaultValueString="A &quot;B&quot; \\ C"/>
        <attribute name="pages" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="price" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="isRead" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="bought" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="shelf" maxCount="1" destinationEntity="Shelf" inverseName="books"/>
      </entity>
      <entity name="Shelf" representedClassName=".Shelf" codeGenerationType="category">
        <attribute name="name" attributeType="String"/>
        <relationship name="books" toMany="YES" destinationEntity="Book" inverseName="shelf"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="side" attributeType="String"/></entity>
    </model>
    """

  private func texts(
    _ body: String, _ files: [String: String] = ["Books.xcdatamodeld/Books.xcdatamodel/contents": model]
  ) throws -> [String] {
    let main = """
      import SwiftUI
      class Shelf: NSManagedObject {}
      #Preview {
        let context = NSPersistentContainer(name: "Books").viewContext
        \(body)
      }
      """
    let folder = try TemporaryFolder(
      Dictionary(files.map { ("App/" + $0.key, $0.value) }) { $1 }.merging(["App/main.swift": main]) { $1 })
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].trace.standIns.isEmpty)
    return run.previews[0].trace.nodes.compactMap { $0.text?.lines.map(\.string).joined(separator: " ") }
  }

  @Test func attributesHaveTheirValuesFromTheModel() throws {
    let body = """
      let book = Book(context: context)
      Text(book.title ?? "none")
      Text("\\(book.pages) \\(book.price) \\(book.isRead) \\(book.bought == nil)")
      """
    #expect(try texts(body) == ["A \"B\" \\ C", "3 0.000000 true true"])
  }

  @Test func bothEndsOfARelationshipAreSetTogether() throws {
    let body = """
      let shelf = Shelf(context: context)
      let books = [Book(context: context), Book(context: context), Book(context: context)]
      let _ = shelf.name = "top"
      let _ = books[0].shelf = shelf
      let _ = shelf.addToBooks(books[1])
      let _ = shelf.addToBooks(NSSet(array: [books[2]]))
      Text("\\(shelf.books?.count ?? 0) \\(books[1].shelf?.name ?? "-") \\(books[2].shelf?.name ?? "-")")
      let _ = shelf.removeFromBooks(books[1])
      let _ = books[2].shelf = nil
      Text("\\(shelf.books as? Set<Book> == [books[0]]) \\(books[1].shelf?.name ?? "-")")
      """
    #expect(try texts(body) == ["3 top top", "true -"])
  }

  @Test func theVersionThatIsCurrentIsRead() throws {
    let other = Self.model.replacingOccurrences(of: "\"3\"", with: "\"5\"")
    let name = "<plist><dict><key>_XCCurrentVersionName</key><string>New.xcdatamodel</string></dict></plist>"
    let files = [
      "Books.xcdatamodeld/New.xcdatamodel/contents": other, "Books.xcdatamodeld/Old.xcdatamodel/contents": Self.model,
      "Books.xcdatamodeld/.xccurrentversion": name,
    ]
    #expect(try texts("Text(\"\\(Book(context: context).pages)\")", files) == ["5"])
  }

  @Test(arguments: ["<model><entity name='Book'", "<plist/>", ""])
  func aModelThatCannotBeReadIsTold(model: String) throws {
    let folder = try TemporaryFolder([
      "App/Books.xcdatamodeld/Books.xcdatamodel/contents": model,
      "App/main.swift": "import SwiftUI\n#Preview { Text(Book(context: context).title) }",
    ])
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.warnings.contains { $0.text.contains("it is no Core Data model") })
  }

  /// The model's name may be anything, and becomes a part of source.
  @Test func namesThatAreNoNamesAreLeftOut() throws {
    let model = try #require(
      DataModel(
        Array(
          """
          <model><entity name="A" representedClassName="A" codeGenerationType="class">
          <attribute name="a: Int } struct B {" attributeType="String"/><attribute name="fine" attributeType="URI"/>
          </entity><entity name="x y" representedClassName="B" codeGenerationType="class"/></model>
          """.utf8)))
    #expect(model.entities.map(\.name) == ["A"])
    #expect(model.entities[0].attributes.map(\.name) == ["fine"])
  }
}
