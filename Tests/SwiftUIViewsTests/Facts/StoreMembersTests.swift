import SwiftUIViews
import Testing

/// A store that nothing was put into: nothing is found there.
struct StoreMembersTests {
  @Test func aStoreFindsNothing() throws {
    let source = """
      struct Store {
        let context: ModelContext
        func first<T>(_ type: T.Type) -> T? where T: PersistentModel {
          let descriptor = FetchDescriptor<T>()
          return try? context.fetch(descriptor).first
        }
      }
      struct Titled: View {
        let title: String
        let days: [Int]
        var body: some View { Text("\\(title) \\(days.count)") }
      }
      @Model final class Habit { var title = "a"; var days: [Int] = [1]; init() {} }
      struct Screen: View {
        @Environment(\\.modelContext) private var context
        @Environment(\\.managedObjectContext) private var objects
        var body: some View {
          let habit = Store(context: context).first(Habit.self)
          Titled(title: habit?.title ?? "none", days: habit?.days ?? [])
          Text("\\((try? objects.count(for: NSFetchRequest<Habit>())) ?? 7)")
        }
      }
      #Preview { Screen() }
      """
    #expect(try run(source).texts == ["none 0", "0"])
  }

  @Test func aQueryThatIsMadeByHandFindsNothing() throws {
    let source = """
      @Model final class Note { var title = ""; init() {} }
      struct Notes: View {
        @Query private var notes: [Note]
        init(category: String) { _notes = Query(filter: #Predicate<Note> { $0.title == category }, sort: []) }
        var body: some View { Text("\\(notes.count)"); ForEach(notes) { Text($0.title) } }
      }
      #Preview { Notes(category: "a") }
      """
    #expect(try run(source).texts == ["0"])
  }
}
