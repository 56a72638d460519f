import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What the name of a type stands for: an alias, a generic parameter, a nested type, a protocol of Swift's.
@Suite struct TypeMeaningTests {
  @Test func anAliasMeansWhatItsTypeSays() throws {
    let source = """
      struct Counts: PreferenceKey {
        typealias Value = [Int]
        static var defaultValue: Value { [] }
        static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
      }
      struct Names: PreferenceKey {
        typealias Value = String
        static var defaultValue: Value { "" }
        static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
      }
      struct Value: View { var body: some View { EmptyView() } }
      struct Row: View {
        @State private var sum = 0
        var body: some View {
          VStack { Text("\\(sum)").preference(key: Counts.self, value: [1]); Text("a").preference(key: Counts.self, value: [2]) }
            .onPreferenceChange(Counts.self) { sum = $0.reduce(0, +) }
        }
      }
      #Preview { Row() }
      """
    #expect(try textsAlone(source) == ["3", "a"])
  }

  /// Its constants are those of what it conforms to.
  @Test func aGenericParameterMayHaveTheNameOfAType() throws {
    let source = """
      struct Note<ForegroundStyle: ShapeStyle>: View {
        let style: ForegroundStyle
        init(style: ForegroundStyle = .secondary) { self.style = style }
        var body: some View { Text("a").foregroundStyle(style) }
      }
      #Preview { VStack { Note(); Note(style: .red) } }
      """
    #expect(try textsAlone(source) == ["a", "a"])
  }

  /// `Tagged` is another module's; what is known of it here is what the program adds under the alias.
  @Test func anAliasOfAnotherModulesGenericTypeHasTheMembersThatAreAddedToIt() throws {
    let run = try run(
      """
      import Tagged
      typealias Name = Tagged<Font, String>
      typealias Mark = Tagged<Color, String>
      extension Name { static let medium: Self = "Medium" }
      extension Mark { static let heavy: Self = "Heavy" }
      func words(_ name: Name) -> String { "\\(name)" }
      func words(of mark: Mark) -> String { "\\(mark)!" }
      #Preview { VStack { Text(words(.medium)); Text(words(of: .heavy)); Text(words(Name.medium)) } }
      """)
    #expect(run.texts == ["Medium", "Heavy!", "Medium"])
    #expect(run.trace.standIns.isEmpty)
  }

  /// Two aliases that stand for each other are not a type, and do not lead to endless work.
  @Test func aliasesInACircleEnd() {
    let source =
      "struct A { typealias B = [C]; typealias C = [B]; var list: B = [] }\n#Preview { Text(\"\\(A().list.count)\") }"
    #expect(tree(evaluate(source)) == "Text")
  }

  @Test func aGenericTypeIsThatOfWhatABindingHolds() throws {
    let source = """
      enum Tab: String, CaseIterable { case home, boats }
      struct Bar<Value: CaseIterable & Hashable & RawRepresentable>: View where Value.AllCases: RandomAccessCollection, Value.RawValue == String {
        @Binding var selection: Value
        var body: some View { HStack { ForEach(Value.allCases, id: \\.hashValue) { Text($0.rawValue) } } }
      }
      #Preview { Bar(selection: .constant(Tab.home)) }
      """
    #expect(try textsAlone(source) == ["home", "boats"])
  }

  @Test(arguments: [
    ("5.clamped(to: 1...3)", "3"), ("(2.5).clamped(to: 0...1)", "1.0"), ("\"b\".clamped(to: \"c\"...\"d\")", "c"),
    ("(0.25).percent", "25"), ("7.isEven", "false"), ("[1, 2][safe: 5] ?? 0", "0"), ("[1, 2].second", "2"),
    ("true.isEqual(to: true)", "true"),
  ])
  func protocolsOfSwiftsCanBeExtended(expression: String, expected: String) throws {
    let extensions = """
      extension Comparable {
        func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
      }
      extension BinaryFloatingPoint { var percent: Int { Int(self * 100) } }
      extension BinaryInteger { var isEven: Bool { self % 2 == 0 } }
      extension RandomAccessCollection {
        var second: Element { self[index(after: startIndex)] }
      }
      extension Collection {
        subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      extension Equatable { func isEqual(to other: Self) -> Bool { self == other } }
      """
    #expect(try textAlone(expression, with: extensions) == expected)
  }

  @Test func wholeLiteralsOfAGenericFractionAreNone() throws {
    let source = """
      struct Clamped<Value: BinaryFloatingPoint> {
        var value: Value
        var bounds: ClosedRange<Value>
        init(_ value: Value = 0, in bounds: ClosedRange<Value> = 0...1) {
          self.value = min(max(value, bounds.lowerBound), bounds.upperBound)
          self.bounds = bounds
        }
        var half: Value { Value(value) / 2 }
      }
      extension Clamped { var share: Value { (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) } }
      struct Track<V: BinaryFloatingPoint>: View {
        @Binding var value: V
        var range: ClosedRange<V> = 0...1
        var body: some View {
          Color.red.frame(width: 100 * CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)))
        }
      }
      func middle<T: FloatingPoint>(_ first: T, _ second: T) -> T { T(first + second) / 2 }
      #Preview {
        VStack {
          Text(String(describing: Clamped(40).half)); Text(String(describing: Clamped(1, in: 0...4).share))
          Text(String(describing: middle(1, 2))); Track(value: .constant(1), range: 0...4).frame(height: 5)
        }
      }
      """
    let run = try run(source)
    #expect(run.trace.standIns.isEmpty)
    #expect(run.texts == ["0.5", "0.25", "1.5"])
    #expect(run.trace.nodes.contains { $0.frame.size == Size(width: 25, height: 5) })
  }

  @Test func aModulesTypeIsNotANestedOneOfItsName() throws {
    let source = """
      struct Row: View {
        struct Label: View { var body: some View { SwiftUI.Label("Top", systemImage: "star") } }
        var body: some View { Label() }
      }
      #Preview { Row() }
      """
    #expect(try textsAlone(source) == ["Top"])
  }

  @Test func typesAndObjectsAreToldApart() throws {
    let source = """
      final class Container {
        private var made: [ObjectIdentifier: Any] = [:]
        func add<T>(_ type: T.Type, _ value: T) { made[ObjectIdentifier(type)] = value }
        func resolve<T>(_ type: T.Type) -> T { made[ObjectIdentifier(type)] as! T }
      }
      struct Title { var text: String }
      struct Count { var number: Int }
      #Preview {
        let container = Container()
        let _ = container.add(Title.self, Title(text: "a"))
        let _ = container.add(Count.self, Count(number: 2))
        Text(container.resolve(Title.self).text + "\\(container.resolve(Count.self).number)")
        Text("\\(ObjectIdentifier(container) == ObjectIdentifier(Container()))")
      }
      """
    #expect(try textsAlone(source) == ["a2", "false"])
  }

  @Test func anObjectsSelfIsItsOwnClass() throws {
    let declarations = """
      class Shelf {
        let count: Int
        required init(count: Int) { self.count = count }
        func grown(by more: Int) -> Self { .init(count: count + more) }
      }
      final class Drawer: Shelf {}
      """
    let text = "\"\\(type(of: Drawer(count: 2).grown(by: 3))) \\(Drawer(count: 2).grown(by: 3).count)\""
    #expect(try textsAlone("\(declarations)\n#Preview { Text(\(text)) }") == ["Drawer 5"])
  }
}
