import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Types of UIKit as far as SwiftUI code asks them for lengths, fonts and pictures.
@Suite struct PlatformTypeTests {
  private func pictures(_ source: String) throws -> PreviewRun {
    try run(source) { options in
      options.imageSize = { $0 == "hill" || $0 == ".hill" ? Size(width: 30, height: 20) : nil }
    }
  }

  @Test func aPictureFromElsewhereIsNoLargerThanAMissingOne() throws {
    let run = try run(
      """
      struct Row: View {
        let image: UIImage
        var body: some View {
          HStack {
            Image(uiImage: image).logSizes("plain")
            Image(uiImage: image).resizable().logSizes("stretched").frame(width: 30, height: 20)
          }
        }
      }
      #Preview { Row(image: loader.load()) }
      """)
    #expect(run.frame("plain")?.size == EvaluationOptions.missingImageSize)
    #expect(run.frame("stretched")?.size == Size(width: 30, height: 20))
    #expect(Set(run.warnings.map(\.code)) == [.standInValue, .standInView])
  }

  @Test(arguments: [
    "UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red }",
    "UIColor { switch $0.userInterfaceStyle { case .dark: .white\ndefault: .red } }",
    "UIColor { $0.isLight ? .red : .white }",
    "NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .red }",
    "NSColor(name: nil, dynamicProvider: { $0.name == .aqua ? .red : .white })",
  ])
  func aColorThatDependsOnTheSchemeHasOneForEach(color: String) throws {
    let run = try run(
      """
      extension UITraitCollection { var isLight: Bool { userInterfaceStyle == .light } }
      let paint = Color(\(color))
      #Preview { VStack { paint; Color.red; Color.white } }
      """)
    #expect(run.warnings.isEmpty)
    let paints = run.trace.nodes.compactMap { node in
      if case .fill(_, let paint) = node.info.appearance { paint } else { nil }
    }
    try #require(paints.count == 3)
    #expect(paints[0] == Paint(light: paints[1].light, dark: paints[2].dark))
  }

  @Test func everythingRunsOnTheMainThread() throws {
    let run = try run(
      """
      func title() -> String {
        guard Thread.isMainThread else { return title() }
        return "main"
      }
      #Preview { Text(title()) }
      """)
    #expect(run.texts == ["main"])
    #expect(run.warnings.isEmpty)
  }

  @Test func whatIsNotKnownOfAValueIsNotSo() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var mode = EditMode.inactive
        var body: some View { Text(mode.isEditing ? "edited" : "read") }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["read"])
  }

  @Test func aViewOfWatchKitIsABox() throws {
    let run = try run(
      """
      struct Movie: WKInterfaceObjectRepresentable {
        let url: String
        func makeWKInterfaceObject(context: Context) -> WKInterfaceInlineMovie { WKInterfaceInlineMovie() }
        func updateWKInterfaceObject(_ object: WKInterfaceInlineMovie, context: Context) {}
      }
      #Preview { Movie(url: "a") }
      """)
    #expect(run.trace.nodes.contains { $0.info.isOpaque })
  }

  @Test func windowKnowsTheSafeArea() throws {
    let run = try run(
      """
      struct Page: View {
        let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
        var insets: UIEdgeInsets {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          return scene?.windows.first?.safeAreaInsets ?? .zero
        }
        var body: some View { Text("\\(Int(top)) \\(Int(insets.bottom))").onTapGesture { UIApplication.shared.open(URL(string: "a")!) } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["47 34"])
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func fontsAreSwiftUIs() throws {
    let run = try run(
      """
      let style = UIFont.preferredFont(forTextStyle: .title1)
      #Preview {
        VStack {
          Text("a").font(Font(style)).logSizes("one")
          Text("a").font(.title).logSizes("other")
          Text("a").font(Font(UIFont.systemFont(ofSize: 40, weight: .bold) as CTFont)).logSizes("large")
          Text("a").font(.system(size: 40, weight: .bold)).logSizes("same")
        }
      }
      """)
    #expect(run.frame("one")?.size == run.frame("other")?.size)
    #expect(run.frame("large")?.size == run.frame("same")?.size)
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func fontsHaveTheLengthsOfTheirSize() throws {
    let run = try run(
      """
      let title = UIFont.preferredFont(forTextStyle: .title1)
      let body = UIFont.systemFont(ofSize: 17)
      #Preview {
        VStack {
          Text("\\(Int(title.pointSize)) \\(Int(body.lineHeight * 1000)) \\(Int(body.ascender * 1000))")
          Text("\\(Int(body.withSize(20).pointSize)) \\(Int(UIFontMetrics.default.scaledValue(for: 10)))")
        }
      }
      """)
    #expect(run.texts == ["28 20,287 16,186", "20 10"])
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func drawnPictureHasTheSizeOfItsRenderer() throws {
    let run = try run(
      """
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      }
      #Preview { Image(uiImage: picture).logSizes("picture") }
      """)
    #expect(run.frame("picture")?.size == Size(width: 40, height: 30))
    #expect(run.trace.standIns.map(\.name) == ["Image"])
  }

  @Test func picturesByTheirNames() throws {
    let run = try pictures(
      """
      let hill = UIImage(named: "hill")
      #Preview {
        VStack {
          if let hill { Image(uiImage: hill).logSizes("hill") }
          Image(uiImage: .hill).resizable().frame(width: hill!.size.width * 2, height: 5).logSizes("wide")
        }
      }
      """)
    #expect(run.frame("hill")?.size == Size(width: 30, height: 20))
    #expect(run.frame("wide")?.size == Size(width: 60, height: 5))
  }

  @Test func pictureThatIsMadeIsABox() throws {
    let run = try run("#Preview { Image(uiImage: UIImage(data: Data())!).resizable().frame(width: 20, height: 20) }")
    #expect(run.trace.standIns.contains { $0.kind == .view && $0.name == "Image" })
  }

  @Test func viewOfUIKitShowsWhatItWasMadeWith() throws {
    let run = try run(
      """
      struct Host<Content: View>: UIViewControllerRepresentable {
        @ViewBuilder let content: () -> Content
        func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: content()) }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      #Preview(traits: .fixedLayout(width: 100, height: 100)) { Host { Text("inside").logSizes("text") } }
      """)
    #expect(run.texts == ["inside"])
    #expect(run.answer == Size(width: 100, height: 100))
    #expect(run.trace.standIns.map(\.name) == ["Host"])
  }

  @Test func whatWaitsForAServerEndsTheAction() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var text = "before"
        var body: some View { Text(text).task { try? await load() } }
        func load() async throws {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "https://a.example")!)
          text = String(data: data, encoding: .utf8) ?? "after"
        }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["before"])
    #expect(run.warnings.contains { $0.code == .notRun })
  }

  @Test func ownInitialiserThatTakesIntegersIsNotMeantByFractions() throws {
    let run = try run(
      """
      extension Color {
        init(red: Int, green: Int, blue: Int) {
          self.init(.sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        }
      }
      #Preview { HStack { Color(red: 1.0, green: 0.2, blue: 0.0); Color(red: 255, green: 51, blue: 0) } }
      """)
    let fills = run.trace.nodes.map(\.info.appearance).filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 2)
    #expect(fills.first == fills.last)
  }

  @Test func anExtensionOfAFormatterCallsTheFormattersOwnMethod() throws {
    let run = try run(
      """
      extension NumberFormatter {
        func string(from number: Double) -> String? { string(from: NSNumber(value: number)) }
      }
      #Preview { Text(NumberFormatter().string(from: 2.0) ?? "none") }
      """)
    #expect(run.texts == ["2"])
  }

  @Test func devicesOfPreviewsTakeWhatAnExtensionAdds() throws {
    let run = try run(
      """
      extension PreviewDevice: Identifiable {
        public var id: String { rawValue }
        static let all = [PreviewDevice(rawValue: "iPhone 15"), PreviewDevice(rawValue: "iPhone 8")]
      }
      #Preview { ForEach(PreviewDevice.all) { Text($0.id).previewDevice($0) } }
      """)
    #expect(run.texts == ["iPhone 15", "iPhone 8"])
  }

  @Test(arguments: ["UIHostingController", "NSHostingController", "NSHostingView"])
  func aHostOfAViewIsTheView(name: String) throws {
    let run = try run("#Preview { \(name)(rootView: Text(\"inside\")) }")
    #expect(run.texts == ["inside"])
    #expect(run.warnings.isEmpty)
  }

  @Test(arguments: [("iPhone 15", "phone portrait iPhone"), ("iPad Pro 11-inch (M4)", "pad portrait iPad")])
  func theDeviceIsAPhoneOrATablet(name: String, words: String) throws {
    let device = try #require(Device(named: name))
    let run = try run(
      """
      extension UIDevice { var isTablet: Bool { userInterfaceIdiom == .pad } }
      struct Told: View {
        var body: some View {
          Text(
            (UIDevice.current.isTablet ? "pad" : "phone")
              + (UIDevice.current.orientation.isPortrait ? " portrait " : " landscape ") + UIDevice.current.model)
        }
      }
      #Preview { Told() }
      """
    ) { $0.device = device }
    #expect(run.texts == [words])
    #expect(run.warnings.isEmpty)
  }

  @Test func aPictureOfACatalogStandsBesideATitle() throws {
    let run = try pictures(
      """
      #Preview {
        Button("Go", image: .hill) { }.logSizes("button")
        Label("Go", image: .hill).logSizes("label")
        Label("Go", image: "hill").logSizes("named")
      }
      """)
    #expect(run.warnings.isEmpty)
    for name in ["button", "label", "named"] { #expect((run.frame(name)?.size.width ?? 0) > 50, "\(name)") }
  }

  @Test func literalsOfPicturesAndColorsAreThese() throws {
    let run = try pictures(
      """
      struct Page: View {
        @State private var icon = Image(uiImage: #imageLiteral(resourceName: "hill"))
        var body: some View { icon.logSizes("icon").background(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))) }
      }
      #Preview { Page() }
      """)
    #expect(run.frame("icon")?.size == Size(width: 30, height: 20))
    #expect(run.warnings.isEmpty)
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

  @Test func coloursOfUIKitAndOwnStylesAreColours() throws {
    let outcome = evaluate(
      """
      extension Color { static let brand = Color(red: 0, green: 0, blue: 1) }
      extension ShapeStyle where Self == Color { static var ours: Color { .brand } }
      #Preview {
        VStack {
          Color(uiColor: .systemBackground)
          Color(UIColor.secondaryLabel)
          Color(.systemGray6)
          Rectangle().fill(.brand)
          Text("a").foregroundStyle(.ours).background(.brand)
        }
      }
      """)
    #expect(tree(outcome) == "VStack(Color, Color, Color, Rectangle, background(Text, Color))")
  }

  @Test func aStylesWeightStaysInAnotherSize() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("Headline").font(Font(UIFont.preferredFont(forTextStyle: .headline).withSize(30))).id("style")
          Text("Headline").font(.system(size: 30, weight: .semibold)).id("weight")
        }
      }
      """)
    #expect(run.frame("style")?.size == run.frame("weight")?.size)
  }

  @Test func theBytesOfATextAreACollection() throws {
    #expect(
      printed("print(Array(\"ab\".utf8), [UInt8](\"a\".utf8)[0], \"abc\".utf8.map { Int($0) }.reduce(0, +))")
        == ["[97, 98] 97 294"])
  }

  @Test func aTypeInsideAnAliasOfAPlatformTypeIsThatOfThePlatform() throws {
    let texts = try textsAlone(
      """
      typealias PlatformFont = UIFont
      func font(_ style: PlatformFont.TextStyle) -> PlatformFont { PlatformFont.preferredFont(forTextStyle: style) }
      #Preview { Text("x").font(Font(font(.largeTitle))) }
      """)
    #expect(texts == ["x"])
  }
}
