import LayoutEngine
import Testing

@testable import SwiftUIViews
import ViewProgram

/// What is not known costs no layout: something stands in for it, and the record says so.
@Suite struct StandInTests {
  @Test func aTextIsTheSourceOfWhatItWouldShow() throws {
    let run = try run("#Preview { VStack { Text(store.title); Text(\"Hello \\(store.user.name)\") } }")
    #expect(run.texts == ["store.title", "Hello store.user.name"])
    #expect(run.trace.standIns.map(\.name) == ["store", "store"])
    #expect(Set(run.trace.standIns.map(\.kind)) == [.value])
    #expect(Set(run.warnings.map(\.code)) == [.standInValue])
  }

  @Test func aViewByAProtocolOfAnotherPackageIsOne() throws {
    let run = try run(
      """
      struct Own: Screen { var body: some View { Color.red.frame(width: 30, height: 20) } }
      struct Connected: ConnectedView { func body(props: Int) -> some View { Text("a") } }
      #Preview { VStack { Own().logSizes("own"); Connected().frame(width: 40, height: 10).logSizes("connected") } }
      """)
    #expect(run.frame("own")?.size == Size(width: 30, height: 20))
    #expect(run.frame("connected")?.size == Size(width: 40, height: 10))
    let plain = evaluate("struct A: Identifiable { var body: some View { Text(\"a\") } }\n#Preview { A() }")
    #expect(plain.errors.map { $0.code } == [.notAView])
  }

  @Test func elementsOfACollectionThatIsNotKnownAreBoundAndRead() throws {
    let run = try run(
      """
      #Preview { List($foods, editActions: .delete) { $food in Text(food.name).disabled(food.isOld) } }
      """)
    #expect(run.texts == ["food.name", "food.name", "food.name"])
  }

  /// A key, a guide and an effect that nothing declares leave the view as it is.
  @Test(arguments: [
    ".preference(key: SizeKey.self, value: 3)", ".onPreferenceChange(SizeKey.self) { _ in }",
    ".layoutValue(key: Flexibility.self, value: 3)", ".visualEffect { content, _ in content.sparkle() }",
    ".visualEffect { content, _ in content.perspectiveRotationEffect(.zero, axis: (x: 0, y: 1, z: 0)) }",
  ])
  func aModifierThatNamesATypeThatIsNotKnownIsLeftOut(modifier: String) throws {
    let run = try run("#Preview { Color.red.frame(width: 30, height: 20).logSizes(\"own\")\(modifier) }")
    #expect(run.frame("own")?.size == Size(width: 30, height: 20))
    #expect(run.warnings.map(\.code) == [.standInModifier])
  }

  /// Code that finds the controller on top asks for the kinds of controllers, and goes into those it finds.
  @Test func aValueThatIsNotKnownIsOfNoClassOfUIKit() throws {
    let run = try run(
      """
      extension UITabBarController { var isOwn: Bool { true } }
      func top(_ controller: UIViewController) -> UIViewController {
        if let stack = controller as? UINavigationController { return top(stack.topViewController!) }
        if let tabs = controller as? UITabBarController { return top(tabs.selectedViewController!) }
        return controller
      }
      struct Own { var name: String }
      typealias ABOwn = Own
      #Preview {
        Text(top(library.controller).title)
        if let own = library.thing as? Own { Text(own.name) }
        if let own = library.thing as? ABOwn { Text(own.name) }
      }
      """)
    #expect(run.texts == ["top(library.controller).title", "own.name", "own.name"])
    #expect(Set(run.warnings.map(\.code)) == [.standInValue])
  }

  /// As the controller of a window, from which others are looked for until there is none.
  @Test func theControllersOfAWindowAreNotKnown() throws {
    let run = try run(
      """
      func top() -> UIViewController {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
          var top = scene.windows.first?.rootViewController
        else { return UIViewController() }
        while let presented = top.presentedViewController { top = presented }
        while top.presentedViewController != nil { top = top.presentedViewController! }
        if let stack = top as? UINavigationController { return stack.topViewController! }
        return top
      }
      #Preview { Text(top().title) }
      """)
    #expect(run.texts == ["top().title"])
    #expect(Set(run.warnings.map(\.code)) == [.standInValue])
  }

  @Test func anObjectOfAnotherFileMakesBindingsAndIsWrittenTo() throws {
    let run = try run(
      """
      struct Page: View {
        @StateObject var model = PageModel()
        @EnvironmentObject var store: Store
        @State var name = "a"
        var body: some View {
          VStack { TextField("Name", text: $model.name); Text(name); Text(store.title) }
            .onAppear { model.name = "x"; model.load(); name = "b" }
        }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["Name", "b", "store.title"])
  }

  @Test func theViewsInAContainerThatIsNotKnownStandInAColumn() throws {
    let run = try run(
      """
      #Preview {
        WithStore(store) { store in
          Color.red.frame(width: 30, height: 20).logSizes("one")
          Color.blue.frame(width: 50, height: 10).logSizes("two")
        }
      }
      """)
    let (one, two) = (try #require(run.frame("one")), try #require(run.frame("two")))
    #expect(two.minY == one.maxY + 8 && one.midX == two.midX)
    #expect(run.trace.standIns.map(\.name) == ["WithStore"])
  }

  @Test func aViewIsABoxThatTakesWhatItIsProposed() throws {
    let run = try run("#Preview(traits: .fixedLayout(width: 100, height: 60)) { MapScale(1).padding(10) }")
    let box = try #require(run.trace.nodes.first { $0.info.isOpaque })
    #expect(box.info.name == "MapScale")
    #expect(box.frame.size == Size(width: 80, height: 40))
    #expect(run.trace.standIns.map(\.kind) == [.view])
  }

  @Test(arguments: [
    "Canvas { context, size in context.fill(Path(), with: .color(.red)) }", "Map { Marker(\"a\", coordinate: place) }",
    "Chart(items) { item in BarMark(x: .value(\"x\", item.x), y: .value(\"y\", item.y)) }.chartXAxis(.hidden)",
    "VideoPlayer(player: player) { Text(\"over\") }", "WebView(url: address)", "SpriteView(scene: scene)",
    "Page(url: \"a\")",
  ])
  func aViewThatDrawsItselfIsCountedAndTakesWhatItIsProposed(view: String) throws {
    let run = try run(
      """
      struct Page: UIViewRepresentable {
        let url: String
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) { view.load(url) }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 60)) { \(view).padding(10) }
      """)
    let box = try #require(run.trace.nodes.first { $0.info.isOpaque })
    #expect(box.frame.size == Size(width: 80, height: 40))
    #expect(run.trace.standIns.map(\.name) == [box.info.name])
    #expect(run.warnings.map(\.code) == [.standInView])
  }

  @Test func aViewWithABuilderHasTheSizeOfItsContent() throws {
    let run = try run("#Preview { PlaceReader { proxy in Color.red.frame(width: 30, height: 20) } }")
    let box = try #require(run.trace.nodes.first { $0.info.isOpaque })
    #expect(box.frame.size == Size(width: 30, height: 20))
  }

  @Test func aModifierLeavesTheViewAsItIs() throws {
    let run = try run("#Preview { Text(\"a\").sparkle(radius: 3) { Text(\"b\") }.padding(1) }")
    #expect(run.texts == ["a"])
    #expect(run.trace.standIns.map(\.name) == ["sparkle"])
    #expect(run.warnings.map(\.code) == [.standInModifier])
  }

  @Test func aFormOfACallThatHaggleHasNotIsItsGap() throws {
    let run = try run("#Preview { Image(decorative: cgImage, scale: 2, orientation: .up) }")
    #expect(run.warnings.map(\.code) == [.standInView])
    #expect(run.warnings.first?.message.hasPrefix("'Image(decorative:scale:orientation:)' is not supported") == true)
  }

  @Test(arguments: [
    ("Text(\"a\").paddng()", "unknown-modifier"), ("VStack(spacin: 2) { }", "wrong-label"),
    ("Rectangel()", "unknown-view"), ("Text(\"a\").frame(width: \"b\")", "wrong-type"),
    ("Image(decoratve: \"a\")", "wrong-label"), ("Color.redd", "unknown-member"),
  ])
  func aMistakeStaysAnError(view: String, code: String) throws {
    #expect(try codes("#Preview { \(view) }") == [code])
  }

  @Test func whatIsOnlyUsedInActionsIsNoStandIn() throws {
    let run = try run(
      """
      #Preview {
        Button("Go") { Router.shared.push(.home) }
          .onAppear { UIApplication.shared.open(link); if Tracker.isOn { Tracker.log("a") } }
          .task { for await note in center.notes { print(note) } }
      }
      """)
    #expect(run.trace.standIns.isEmpty)
    #expect(run.warnings.filter { $0.severity == .warning }.isEmpty)
  }

  @Test func codeThatDecidesNoLayoutStopsNone() throws {
    let run = try run(
      """
      class Host: UIViewController {
        deinit { print(1) }
        override func viewDidLoad() { super.viewDidLoad(); add(self, #selector(tick)) }
        @objc func tick() { let regex = /a+/; print(regex) }
      }
      actor Counter { var count = 0 }
      final class Model {
        var count = 0 { didSet { Analytics.log(count); Rectangel() } }
      }
      struct Page: View {
        @State var model = Model()
        var body: some View { Text("a").onAppear { model.count += 1 } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["a"])
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func aFaultInAnotherFileLeavesTheTextOfTheExpression() throws {
    let run = try run(
      [
        """
        struct V: View { var body: some View { VStack { Text("first"); Text("\\(Helper.count())"); Text("last") } } }
        #Preview { V() }
        """, "enum Helper { static func count() -> Int { [3, 1, 2].sorted(like: 3).count } }",
      ])
    #expect(run.texts == ["first", "Helper.count()", "last"])
    #expect(!run.trace.standIns.isEmpty)
  }

  @Test func aFaultInTheViewOfAnotherFileLeavesABox() throws {
    let run = try run(
      [
        """
        #Preview { NavigationStack { Other(n: 1) } }
        """,
        """
        struct Other: View {
          let n: Int
          var body: some View { for i in 0..<3 { Text("a") } }
        }
        struct Unused {}
        """,
      ])
    #expect(run.trace.standIns.contains { $0.kind == .view })
    #expect(run.trace.nodes.contains { $0.info.isOpaque })
  }

  @Test func aPropertyWithAWrapperThatIsNotKnownNeedsNoArgument() throws {
    let run = try run(
      """
      struct V: View {
        @ObservedResults(Thing.self) var things
        var body: some View { VStack { Text("Head"); ForEach(things) { thing in Text(thing.name) } } }
      }
      #Preview { V() }
      """)
    #expect(run.texts == ["Head"])
    #expect(run.trace.standIns.map(\.name) == ["ObservedResults"])
  }

  /// UIKit's initialisers are not known; an extension of its class does not change that.
  @Test func aClassOfUIKitsThatTheProgramExtendsIsMadeByAnyInitialiser() throws {
    let run = try run(
      """
      class DimmedButton: UIButton {
        var insets = UIEdgeInsets(top: -20, left: 3, bottom: 0, right: 0)
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      extension UIButton { func dim() {} }
      #Preview { Text("\\(Int(DimmedButton(type: .custom).insets.top))") }
      """)
    #expect(run.texts == ["-20"])
    #expect(run.warnings.isEmpty)
  }

  /// Packages give their wrappers names that programs shorten.
  @Test func aWrapperBehindAnAliasNeedsNoArgumentEither() throws {
    let run = try run(
      """
      typealias Default = _Default
      struct V: View {
        @Default(.isCompact) private var isCompact
        var body: some View { Text("Head") }
      }
      #Preview { V() }
      """)
    #expect(run.texts == ["Head"])
  }

  @Test func anUnknownColorIsNoGroundAndWritesInTheUsualInk() throws {
    let run = try run(
      """
      #Preview { Text("a").foregroundStyle(Color.dsMain).background(Color.dsGround).tint(Color.dsTint.opacity(0.5)) }
      """)
    let drawn = run.trace.nodes.map(\.info.appearance)
    #expect(drawn.contains(.text(SystemColor.primary)))
    #expect(!drawn.contains { if case .fill(_, let paint) = $0 { paint.light.opacity > 0 } else { false } })
  }

  @Test func anOperatorThatNobodyDeclaresIsToldOf() throws {
    let run = try run("#Preview { Color.red.frame(width: 2 +++ 3, height: 10) }")
    #expect(run.trace.standIns.count == 1)
    #expect(run.warnings.first?.message.hasPrefix("cannot find operator '+++' in scope") == true)
  }

  @Test func aSubscriptOfAnotherFileIsToldOf() throws {
    let run = try run(
      """
      #Preview { let rows = ["a"]; if let row = rows[safe: 4] { Text(row) } else { Text("none") } }
      """)
    #expect(run.trace.standIns.count == 1)
    let message = "value of type 'Array' has no subscript with the label 'safe:'"
    #expect(run.warnings.first?.message.hasPrefix(message) == true)
  }

  @Test func whatEndsTheProgramSaysWhy() throws {
    let run = try run(
      """
      struct V: View {
        var name: String { fatalError("no name \\(2)") }
        var body: some View { Text(name); Text("there") }
      }
      #Preview { V() }
      """)
    #expect(run.texts.contains("there"))
    #expect(run.warnings.first?.message.hasPrefix("the program would end here by 'fatalError': no name 2") == true)
  }

  @Test(arguments: ["ages.rearrangeEverything()", "ages.tidy()"])
  func aMethodThatMayHaveChangedACollectionIsNotPassedOver(statement: String) throws {
    let run = try run(
      """
      extension Dictionary { mutating func tidy() { rearrangeEverything() } }
      func f() -> Int {
        var ages = ["a": 1]
        \(statement)
        return ages.count
      }
      #Preview { Text("\\(f())") }
      """)
    #expect(run.warnings.map(\.code) == [.standInValue])
  }

  @Test func whatIsCountedUnknownKeepsItsPlaceWhereItIsSorted() throws {
    let run = try run(
      """
      struct Sale: Comparable {
        var name: String; var count: Int
        static func < (lhs: Sale, rhs: Sale) -> Bool { lhs.count < rhs.count }
      }
      #Preview {
        let sales = [Sale(name: "b", count: Unknown.count), Sale(name: "a", count: Unknown.count)]
        VStack { ForEach(sales.sorted(), id: \\.name) { Text($0.name) } }
      }
      """)
    #expect(run.texts == ["b", "a"])
  }

  @Test func theProjectionOfAnUnknownWrapperIsNotKnown() throws {
    let run = try run(
      """
      @Observable final class Model { @ObservationIgnored @Shared(.rows) var rows: [String] = [] }
      struct Rows: View { let model: Model; var body: some View { Text(model.$rows.title) } }
      #Preview { Rows(model: Model()) }
      """)
    #expect(run.texts == ["model.$rows.title"])
  }
}
