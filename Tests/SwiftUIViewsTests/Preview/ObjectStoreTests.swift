import LayoutEngine
import SwiftUIViews
import Testing

/// What a preview puts into a store of SwiftData or Core Data, which the views' own queries find.
struct ObjectStoreTests {
  private static let item = """
    import SwiftUI
    import SwiftData
    @Model final class Item {
      var name: String
      var isDone: Bool
      init(_ name: String, isDone: Bool = false) { self.name = name; self.isDone = isDone }
    }
    @Model final class Other { init() {} }

    """

  @Test func whatAPreviewInsertsIsFoundInTheOrderThatIsAskedFor() throws {
    let source =
      ObjectStoreTests.item + """
        struct Items: View {
          @Query private var all: [Item]
          @Query(sort: \\Item.name) private var sorted: [Item]
          @Query(sort: [SortDescriptor(\\Item.name, order: .reverse)]) private var reversed: [Item]
          @Query(filter: #Predicate<Item> { $0.isDone }, sort: \\.name) private var done: [Item]
          @Query private var others: [Other]
          var body: some View {
            ForEach(all) { Text($0.name) }
            Text(sorted.map(\\.name).joined() + reversed.map(\\.name).joined())
            Text("\\(done.count) done, \\(others.count) others")
          }
        }
        #Preview {
          let container = try! ModelContainer(
            for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
          container.mainContext.insert(Item("b"))
          container.mainContext.insert(Item("c", isDone: true))
          let last = Item("a")
          container.mainContext.insert(last)
          container.mainContext.insert(last)
          return Items().modelContainer(container)
        }
        """
    #expect(try textsAlone(source) == ["b", "c", "a", "abccba", "1 done, 0 others"])
  }

  @Test func aContainerOfAllPreviewsIsFilledWhenItIsHandedDown() throws {
    let source =
      ObjectStoreTests.item + """
        @MainActor let container: ModelContainer = {
          let container = try! ModelContainer(for: Item.self)
          for name in ["x", "y"] { container.mainContext.insert(Item(name)) }
          return container
        }()
        struct Items: View {
          @Environment(\\.modelContext) private var context
          @Query private var items: [Item]
          var body: some View { Text(items.map(\\.name).joined(separator: " ")) }
        }
        #Preview { Items().modelContainer(container) }
        """
    #expect(try textsAlone(source) == ["x y"])
  }

  @Test func aQueryThatIsMadeByHandFindsWhatItsConditionHoldsFor() throws {
    let source =
      ObjectStoreTests.item + """
        struct Items: View {
          @Query private var items: [Item]
          init(from first: String) {
            _items = Query(filter: #Predicate<Item> { $0.name >= first }, sort: [SortDescriptor(\\Item.name)])
          }
          var body: some View { Text(items.map(\\.name).joined()) }
        }
        #Preview {
          let container = try! ModelContainer(for: Item.self)
          for name in ["c", "b", "a"] { container.mainContext.insert(Item(name)) }
          return Items(from: "b").modelContainer(container)
        }
        """
    #expect(try textsAlone(source) == ["bc"])
  }

  @Test func nothingIsFoundOfAnEmptyStoreOrByAConditionThatCannotBeFollowed() throws {
    let source =
      ObjectStoreTests.item + """
        struct Items: View {
          @Query private var items: [Item]
          @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "pages > 3")) private var books: FetchedResults<Book>
          var body: some View { Text("\\(items.count) \\(books.count)") }
        }
        class Book: NSManagedObject {}
        #Preview {
          let book = Book(context: NSPersistentContainer(name: "x").viewContext)
          Items().modelContainer(for: Item.self, inMemory: true)
        }
        """
    #expect(try textsAlone(source) == ["0 0"])
  }

  @Test func whatIsMadeInAContextOfCoreDataIsFetched() throws {
    let source = """
      import SwiftUI
      class Book: NSManagedObject, Identifiable {
        @NSManaged var title: String?
      }
      struct Store {
        static let preview: Store = {
          let store = Store()
          for title in ["Emma", "Dune"] {
            let book = Book(context: store.container.viewContext)
            book.title = title
          }
          let lost = Book(entity: Book.entity(), insertInto: nil)
          lost.title = "Lost"
          return store
        }()
        let container = NSPersistentContainer(name: "Books")
      }
      struct Books: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Book.title, ascending: true)], animation: .default)
        private var books: FetchedResults<Book>
        var body: some View { ForEach(books) { Text($0.title ?? "none") } }
      }
      #Preview { Books().environment(\\.managedObjectContext, Store.preview.container.viewContext) }
      """
    #expect(try textsAlone(source) == ["Dune", "Emma"])
  }

  @Test func aRequestFindsWhatItsPredicateAsksFor() throws {
    let source = """
      class Book: NSManagedObject {
        @NSManaged var title: String?
        @NSManaged var pages: Int16
        static func longest() -> NSFetchRequest<Book> {
          let request = Book.fetchRequest()
          request.sortDescriptors = [NSSortDescriptor(keyPath: \\Book.pages, ascending: false)]
          request.fetchLimit = 2
          return request
        }
      }
      struct Books: View {
        @FetchRequest(
          sortDescriptors: [NSSortDescriptor(keyPath: \\Book.title, ascending: true)],
          predicate: NSPredicate(format: "title CONTAINS[c] %@", "E")) private var found: FetchedResults<Book>
        @FetchRequest(fetchRequest: Book.longest()) private var longest: FetchedResults<Book>
        var body: some View { ForEach([Array(found), Array(longest)], id: \\.count) { Text($0.map { $0.title! }.joined(separator: " ")) } }
      }
      #Preview {
        let context = NSPersistentContainer(name: "Books").viewContext
        let _ = [("Emma", 2), ("Kim", 9), ("Dune", 8), ("Ewe", 1)].map { title, pages in
          let book = Book(context: context)
          book.title = title
          book.pages = pages
          return book
        }
        Books()
        let request = NSFetchRequest<Book>(entityName: "Book")
        let _ = { request.predicate = NSPredicate(format: "%K > %d", "pages", 2) }()
        Text("\\((try? context.fetch(request))?.count ?? 0)")
      }
      """
    #expect(try textsAlone(source) == ["Dune Emma Ewe", "Kim Dune", "2"])
  }

  @Test func whatCoreDataManagesIsNothingUntilItIsSet() throws {
    let source = """
      class Book: NSManagedObject {
        @NSManaged var title: String
        @NSManaged var pages: Int16
        @NSManaged var price: Double
        @NSManaged var isRead: Bool
        @NSManaged var date: Date?
      }
      #Preview {
        let book = Book(context: NSPersistentContainer(name: "Books").viewContext)
        Text("\\(book.title)\\(book.pages) \\(book.price, specifier: "%.1f") \\(book.isRead) \\(book.date == nil)")
      }
      """
    #expect(try textsAlone(source) == ["0 0.0 false true"])
  }

  @Test func theAppsDelegateIsMadeOnceAndHoldsTheStore() throws {
    let source = """
      import SwiftUI
      class Book: NSManagedObject { @NSManaged var price: Double }
      class AppDelegate: NSObject, UIApplicationDelegate {
        lazy var container = NSPersistentContainer(name: "Books")
        var shelf = "top"
      }
      struct Books: View {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        @FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>
        private var total: Double {
          let total = books.reduce(0) { $0 + $1.price }
          return total
        }
        var body: some View { Text("\\(books.count) \\(total, specifier: "%.1f") \\(delegate.shelf)") }
      }
      #Preview {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        let _ = delegate.shelf = "low"
        let _ = (0..<count).map { _ in Book(context: delegate.container.viewContext) }
        Books()
      }
      """
    #expect(try textsAlone("let count = 0\n" + source) == ["0 0.0 low"])
    #expect(try textsAlone("let count = 2\n" + source) == ["2 0.0 low"])
  }

  @Test func collectionsOfFoundationAreSwiftsOwn() throws {
    let source = """
      #Preview {
        let set = NSSet(array: [3, 1, 3])
        let list = NSMutableArray(array: [1, 1])
        Text("\\(set.count) \\((set.allObjects as? [Int] ?? []).sorted().count) \\(list.count)")
        Text("\\((set as? Set<Int> ?? []).contains(1)) \\(NSSet(object: 4).count)")
      }
      """
    #expect(try textsAlone(source) == ["2 2 2", "true 1"])
  }

  @Test func aDescriptorFetchesWhatItAsksFor() throws {
    let source =
      ObjectStoreTests.item + """
        struct Sample {
          static let container: ModelContainer = {
            let container = try! ModelContainer(for: Item.self)
            for name in ["c", "a", "b"] { container.mainContext.insert(Item(name)) }
            return container
          }()
          static var first: Item {
            var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\\.name)])
            descriptor.fetchLimit = 1
            return try! container.mainContext.fetch(descriptor)[0]
          }
          static var few: [Item] {
            var descriptor = FetchDescriptor<Item>()
            descriptor.fetchLimit = 2
            return try! container.mainContext.fetch(descriptor)
          }
        }
        #Preview {
          let context = Sample.container.mainContext
          Text(Sample.first.name)
          Text("\\((try? context.fetchCount(FetchDescriptor<Item>())) ?? 9) \\(Sample.few.count)")
          Text("\\((try? context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.name > "a" })))?.count ?? 9)")
        }
        """
    #expect(try textsAlone(source) == ["a", "3 2", "2"])
  }

  @Test func whatIsDeletedIsFoundNoMore() throws {
    let source =
      ObjectStoreTests.item + """
        struct Items: View {
          @Query private var items: [Item]
          var body: some View { Text(items.map(\\.name).joined()) }
        }
        #Preview {
          let container = try! ModelContainer(for: Item.self)
          let items = ["a", "b", "c"].map { Item($0) }
          items.forEach { container.mainContext.insert($0) }
          container.mainContext.delete(items[1])
          return Items().modelContainer(container)
        }
        """
    #expect(try textsAlone(source) == ["ac"])
  }

  @Test func aPreviewWithStateFillsItsStoreOnce() throws {
    let source =
      ObjectStoreTests.item + """
        struct Items: View {
          @Query private var items: [Item]
          @Binding var isSeen: Bool
          var body: some View { Text("\\(items.count) \\(isSeen)").onAppear { isSeen = true } }
        }
        #Preview {
          @Previewable @State var isSeen = false
          let container = try! ModelContainer(for: Item.self)
          let _ = container.mainContext.insert(Item("a"))
          Items(isSeen: $isSeen).modelContainer(container)
        }
        """
    #expect(try textsAlone(source) == ["1 true"])
  }

  private static let list = """
    struct Items: View {
      @Query private var items: [Item]
      var body: some View { ForEach(items) { Text($0.name) } }
    }

    """

  @Test func whatTheSetupOfAContainerInsertsIsFoundOnce() throws {
    let run = try run(
      ObjectStoreTests.item + ObjectStoreTests.list + """
        #Preview {
          VStack { Items() }.modelContainer(for: Item.self, inMemory: true) { result in
            do { try result.get().mainContext.insert(Item("made")) } catch { print(error) }
          }
        }
        """)
    #expect(run.texts == ["made"])
  }

  @Test func whatAnActionInsertsIsFoundInTheNextRound() throws {
    let run = try run(
      ObjectStoreTests.item + ObjectStoreTests.list + """
        struct Page: View {
          @Environment(\\.modelContext) private var context
          var body: some View {
            VStack { Items() }.onAppear { context.insert(Item("new")); try? context.save() }
          }
        }
        #Preview { Page().modelContainer(for: Item.self, inMemory: true) }
        """)
    #expect(run.texts == ["new"])
    #expect(run.trace.rounds.count == 2)
  }
}
