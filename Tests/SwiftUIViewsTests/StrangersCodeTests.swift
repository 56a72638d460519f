import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Forms that screens of public repositories use: each stands for several files that were refused, or shown with a
/// stand-in.
@Suite struct StrangersCodeTests {
  @Test(arguments: [
    ("DynamicTypeSize.accessibility1.isAccessibilitySize", "true"),
    ("DynamicTypeSize.xxxLarge.isAccessibilitySize", "false"),
    ("ContentSizeCategory.accessibilityMedium.isAccessibilityCategory", "true"),
    ("ContentSizeCategory.large.isAccessibilityCategory", "false"),
    ("(Angle.degrees(10)...Angle.degrees(40)).contains(.degrees(20))", "true"),
    ("(0.0...1.0).contains(1)", "true"), ("(0.0..<10).contains(10)", "false"), ("(1...3).contains(2)", "true"),
    ("max(Angle.degrees(10), Angle.degrees(40)).degrees.rounded()", "40.0"),
    ("UIAccessibility.isVoiceOverRunning ? 1 : 0", "0"), ("Locale.preferredLanguages[0]", "en-US"),
    ("String.localizedStringWithFormat(\"%d of %@\", 2, \"five\")", "2 of five"),
    ("\"#ff0\".starts(with: \"#\")", "true"),
    ("CGPoint(x: 1, y: 2).applying(CGAffineTransform(2, 0, 0, 2, 5, 0)).x", "7.0"),
    ("\"Hello World\".localizedStandardContains(\"wor\")", "true"), ("\"a\".localizedStandardContains(\"\")", "false"),
    ("[\"a10\", \"a2\"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }", "[\"a2\", \"a10\"]"),
    ("\"aB3\".filter { $0.isUppercase || $0.isNumber }", "B3"), ("\"a1\".contains(where: \\.isNumber)", "true"),
    ("\"ab\".padding(toLength: 4, withPad: \".-\", startingAt: 1)", "ab-."),
    ("\"ab\".appending(\"c\").trimmingPrefix(\"a\")", "bc"),
    ("\"a\".caseInsensitiveCompare(\"A\") == .orderedSame", "true"),
    ("[1, 2, 1].lastIndex(of: 1) ?? 0", "2"), ("[1, 2, 3].lazy.filter { $0 > 1 }.count", "2"),
    ("[1, 2, 3].count(where: { $0 > 1 })", "2"), ("[1, 0, 2, 0].split(separator: 0).count", "2"),
    ("[1, 2].elementsEqual([1, 2])", "true"), ("(-3).magnitude + 3.signum()", "4"), ("3.distance(to: 7)", "4"),
    ("(2.5).advanced(by: 1)", "3.5"), ("(1...10).clamped(to: 3...20).upperBound", "10"), ("Edge.allCases.count", "4"),
    ("EdgeInsets(.zero).top", "0.0"), ("Bundle(path: \"/\") == nil ? 1 : 0", "0"),
  ])
  func membersOfSmallTypes(expression: String, expected: String) throws {
    #expect(try textAlone(expression) == expected)
  }

  @Test func thePropertiesOfATransactionCanBeSet() throws {
    let source = """
      struct Row: View {
        var still: Transaction = { var made = Transaction(); made.disablesAnimations = true; return made }()
        @State private var isOn = false
        var body: some View {
          Text(isOn ? "on" : "off").onAppear { withTransaction(still) { isOn = true } }
        }
      }
      #Preview { Row() }
      """
    #expect(try textsAlone(source) == ["on"])
  }

  @Test func aLayoutsSubviewsHaveMembersOfTheProgramsOwn() throws {
    let layout = """
      struct Line: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.widest, height: [subviews.map { $0 }].reduce(0) { $0 + $1.tallest(.unspecified) })
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var origin = bounds.origin
          for subview in subviews {
            subview.place(at: origin, proposal: .unspecified)
            origin.x += subview.ideal.width
          }
        }
      }
      extension LayoutSubviews { var widest: CGFloat { map { $0.ideal.width }.max() ?? 0 } }
      extension [LayoutSubviews.Element] {
        func tallest(_ proposal: ProposedViewSize) -> CGFloat { map { $0.sizeThatFits(proposal).height }.max() ?? 0 }
      }
      extension LayoutSubviews.Element { var ideal: CGSize { sizeThatFits(.unspecified) } }
      #Preview { Line { Color.red.frame(width: 30, height: 20); Color.blue.frame(width: 50, height: 10) } }
      """
    let trace = try run(layout).trace
    #expect(trace.standIns.isEmpty)
    #expect(trace.nodes.first?.frame.size == Size(width: 50, height: 20))
  }

  @Test func whatKeyframesChangeIsNoInteger() throws {
    let source = """
      #Preview {
        Text("a").keyframeAnimator(initialValue: 1, trigger: 0) { content, scale in
          content.scaleEffect(true ? scale : 1.0)
        } keyframes: { _ in }
      }
      """
    #expect(try textsAlone(source) == ["a"])
  }

  @Test func anAnimationThatBeginsAgainWhenItEndsEnds() throws {
    let source = """
      struct Loop: View {
        @State private var count = 0
        func go() { withAnimation(.smooth, completionCriteria: .removed) { count += 1 } completion: { go() } }
        var body: some View { Text(count > 0 ? "on" : "off").onAppear { go() } }
      }
      #Preview { Loop() }
      """
    #expect(try textsAlone(source) == ["on"])
  }

  @Test func bindingsAndStatesAreReadThroughTheirOwnNames() throws {
    let source = """
      extension Binding {
        func mapped<T>(_ path: WritableKeyPath<Value, T>) -> Binding<T> {
          Binding<T>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
        }
      }
      struct Boat { var name = "Ida" }
      struct Held<Value, Content: View>: View {
        let state: State<Value>
        let content: (Value) -> Content
        init(_ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
          state = State(wrappedValue: value)
          self.content = content
        }
        var body: some View { content(state.wrappedValue) }
      }
      struct Name: View { @Binding var name: String; var body: some View { Text(name) } }
      struct Page: View {
        @State private var boat = Boat()
        var body: some View { VStack { Name(name: $boat.mapped(\\.name)); Held(3) { Text("\\($0)") } } }
      }
      #Preview { Page() }
      """
    #expect(try textsAlone(source) == ["Ida", "3"])
  }

  @Test func theStorageOfAnEnvironmentValueCanBeMade() throws {
    let source = """
      struct Reading<Value, Content: View>: View {
        private let stored: Environment<Value>
        private let content: (Value) -> Content
        init(_ key: KeyPath<EnvironmentValues, Value>, @ViewBuilder content: @escaping (Value) -> Content) {
          stored = Environment(key)
          self.content = content
        }
        var body: some View { content(stored.wrappedValue) }
      }
      #Preview { Reading(\\.layoutDirection) { Text($0 == .leftToRight ? "left" : "right") } }
      """
    #expect(try textsAlone(source) == ["left"])
  }

  @Test func aBindingOfWhatIsIdentifiableHasItsID() throws {
    let source = """
      struct Boat: Identifiable { var id: Int }
      struct Fleet: View {
        @State private var boats = [Boat(id: 1), Boat(id: 2)]
        var body: some View { VStack { ForEach($boats) { boat in Text(boat.id == 2 ? "second" : "other") } } }
      }
      #Preview { Fleet() }
      """
    #expect(try textsAlone(source) == ["other", "second"])
  }

  @Test func subviewsHaveIDs() throws {
    let source = """
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { all in
            VStack {
              ForEach(all.prefix(2)) { one in
                one.overlay { if one.id == all.prefix(2).last?.id { Text("+\\(all.count - all.index(one.id) - 1)") } }
              }
            }
          }
        }
      }
      extension SubviewsCollection {
        func index(_ id: SubviewsCollection.Element.ID) -> Int { firstIndex { $0.id == id } ?? 0 }
      }
      #Preview { Cards { Color.red; Color.blue; Color.green } }
      """
    #expect(try textsAlone(source) == ["+1"])
  }

  @Test func setsOfOptionsBeginEmpty() throws {
    let source = """
      struct Page: View {
        var axes: Axis.Set { var axes = Axis.Set(); axes.insert(.vertical); return axes }
        var edges: Edge.Set { var edges: Edge.Set = [.top, .bottom]; edges.remove(.top); return edges }
        var body: some View { ScrollView(axes) { Text("\\(axes.contains(.vertical)) \\(edges == .bottom)") } }
      }
      #Preview { Page() }
      """
    #expect(try textsAlone(source) == ["true true"])
  }

  @Test func theElementsOfASetAreTyped() throws {
    let source = """
      extension Color { static let warm: Set<Color> = [.red, .orange] }
      #Preview { VStack { ForEach(Array(Color.warm), id: \\.self) { $0.overlay { Text("a") } } } }
      """
    #expect(try textsAlone(source) == ["a", "a"])
  }

  @Test func theGeometryOfAScrollViewCanBeMade() throws {
    let source = """
      extension ScrollGeometry {
        init() {
          self.init(contentOffset: .zero, contentSize: .zero, contentInsets: .init(.zero), containerSize: .zero)
        }
        var top: CGFloat { contentOffset.y + contentInsets.top }
      }
      struct Page: View {
        @State private var geometry: ScrollGeometry = .init()
        var body: some View {
          ScrollView { Text("\\(geometry.contentSize.height) \\(geometry.top)").frame(height: 50) }
            .onScrollGeometryChange(for: ScrollGeometry.self) { $0 } action: { geometry = $1 }
        }
      }
      #Preview { Page() }
      """
    #expect(try textsAlone(source) == ["50.000000 0.000000"])
  }

  @Test func anActionTellsWhatItDoesNotDo() throws {
    let source = """
      struct Row: View {
        @State private var isOn = false
        var body: some View { Text("a").onAppear { withMotion { isOn = true } } }
      }
      #Preview { Row() }
      """
    let note = try run(source).warnings.first { $0.code == .notRun }
    #expect(note?.message == "cannot find 'withMotion' in scope, so that the closure it is given is not run")
  }

  @Test func shapesTellTheirSize() throws {
    let source = """
      struct Wrapped: InsettableShape {
        let shape: any InsettableShape
        func path(in rect: CGRect) -> Path { shape.path(in: rect) }
        func inset(by amount: CGFloat) -> Wrapped { Wrapped(shape: shape.inset(by: amount)) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 60)) { Wrapped(shape: Circle()) }
      """
    let trace = try run(source).trace
    #expect(trace.nodes.first?.frame.size == Size(width: 60, height: 60))
  }

  @Test func aKeyPathMayBeginWithANestedType() throws {
    let source = """
      struct Hike { struct Observation { var pace: Range<Double>; var rate: Double } ; var all: [Observation] }
      struct Graph: View {
        @State var shown = \\Hike.Observation.rate
        var choices = [("Rate", \\Hike.Observation.rate), ("Twice", \\Hike.Observation.rate)]
        let hike: Hike
        var body: some View {
          ForEach(choices, id: \\.0) { Text("\\($0.0) \\(hike.all[0][keyPath: $0.1]) \\($0.1 == shown ? 1 : 0)") }
        }
      }
      #Preview { Graph(hike: Hike(all: [Hike.Observation(pace: 1..<2, rate: 7)])) }
      """
    #expect(try textsAlone(source) == ["Rate 7.000000 1", "Twice 7.000000 1"])
  }

  @Test func theMainActorRunsWhatItIsGiven() throws {
    let source = """
      #Preview { MainActor.assumeIsolated { VStack { Text("a"); Text("b") } } }
      """
    #expect(try textsAlone(source) == ["a", "b"])
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

  @Test func aPartOfAnEnvironmentValueIsRead() throws {
    let source = """
      struct Colors { var size = 30.0 }
      struct Theme { var colors = Colors() }
      private struct Key: EnvironmentKey { static let defaultValue = Theme() }
      extension EnvironmentValues { var theme: Theme { get { self[Key.self] } set { self[Key.self] = newValue } } }
      struct Themed: View {
        @Environment(\\.theme.colors) private var colors
        @Environment(\\.theme.colors.size) private var size
        var body: some View { Text("\\(colors.size + size, specifier: "%.0f")") }
      }
      #Preview { Themed(); Themed().environment(\\.theme, Theme(colors: Colors(size: 4))) }
      """
    #expect(try textsAlone(source) == ["60", "8"])
  }

  @Test func scenesBesideWindowsAreNotLaidOut() throws {
    let source = """
      struct Notes: App {
        var body: some Scene {
          WindowGroup { Text("Notes").frame(width: 300, height: 200).id("window") }
            .windowResizability(.contentSize).defaultSize(width: 400, height: 300)
            .commands { CommandGroup(replacing: .newItem) {} }
          MenuBarExtra("Notes", systemImage: "note") { Button("Quit") {} }.menuBarExtraStyle(.window)
          Settings { Text("Settings") }
        }
      }
      #Preview { Notes().body }
      """
    let run = try run(source)
    #expect(run.trace.standIns.isEmpty)
    #expect(run.texts == ["Notes"])
    #expect(run.frame("window")?.size == Size(width: 300, height: 200))
  }

  @Test func placesHaveTheirNumbers() throws {
    let source = """
      struct Place: View {
        @State private var region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 51.5, longitude: -1), span: .init(latitudeDelta: 2, longitudeDelta: 1))
        @State private var position: MapCameraPosition = .automatic
        private let near = MKCoordinateRegion(center: .init(), latitudinalMeters: 500, longitudinalMeters: 5)
        var body: some View {
          Text("\\(region.center.latitude, specifier: "%.1f") \\(region.span.latitudeDelta, specifier: "%.0f")")
          Text("\\(near.center.longitude, specifier: "%.0f")")
          Text("\\(CLLocation(latitude: 3, longitude: 4).coordinate.longitude, specifier: "%.0f")")
        }
      }
      #Preview { Place() }
      """
    #expect(try textsAlone(source) == ["51.5 2", "0", "4"])
  }

  @Test func anEmptyPictureHasNoSize() throws {
    let source = """
      #Preview {
        Image(uiImage: UIImage())
        Image(uiImage: UIImage()).resizable().frame(width: 30, height: 20)
      }
      """
    let images = try run(source).trace.nodes.filter { $0.info.name == "Image" }.map(\.frame.size)
    #expect(images == [Size(width: 0, height: 0), Size(width: 30, height: 20)])
  }

  @Test func suggestionsOfASearchAreNotShown() throws {
    let source = """
      #Preview { List { Text("a") }.searchable(text: .constant("")) { Text("b").searchCompletion("b") } }
      """
    #expect(try textsAlone(source) == ["a"])
  }
}
