import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// The size of a symbol with modifiers, as `width height`.
private func size(_ modifiers: String, of name: String = "star", platform: Platform = .iOS) -> String {
  let laidOut = LaidOut("Image(systemName: \"\(name)\")\(modifiers).id(\"a\")", platform: platform)
  return laidOut["a"].split(separator: " ").suffix(2).joined(separator: " ")
}

/// The symbols that a view shows, by their names.
private func shown(_ body: String, listed: Set<String>? = nil) throws -> [String] {
  let run = try run("#Preview { \(body) }") { options in
    options.symbolListing = { name in listed?.contains(name) ?? true ? .listed : .unlisted }
  }
  return run.trace.nodes.compactMap { node in
    if case .symbol(let name, _, _) = node.info.appearance { return name }
    return nil
  }
}

@Suite struct SymbolTests {
  @Test(
    "a symbol has the size that was recorded in its font",
    arguments: [
      ("", "22 20"), (".font(.system(size: 13))", "16.5 16"), (".font(.system(size: 28))", "36 33.5"),
      (".font(.system(size: 17, weight: .bold))", "22.5 21.5"),
      (".font(.system(size: 17)).fontWeight(.bold)", "22.5 21.5"),
      (".bold()", "22.5 21.5"), (".imageScale(.large)", "28 27"), (".font(.subheadline)", "19.5 18"),
    ])
  func followsItsFont(modifiers: String, expected: String) {
    #expect(size(modifiers) == expected)
  }

  @Test("a Mac's symbols are those of its own font")
  func followsThePlatform() {
    #expect(size("", platform: .macOS) == "16.5 16")
    #expect(size("", of: "chevron.right", platform: .macOS) == "10 13.5")
  }

  @Test("colour and rendering mode change no size")
  func takesAnyColour() {
    #expect(size(".symbolRenderingMode(.hierarchical).foregroundStyle(.red)") == "22 20")
  }

  @Test("a resizable symbol takes its frame, or the largest part of it with its ratio")
  func canBeResized() {
    #expect(size(".resizable().frame(width: 30, height: 60)") == "30 60")
    #expect(size(".resizable().scaledToFit().frame(width: 44)") == "44 40")
  }

  @Test(
    "a variant is shown where the symbol has it",
    arguments: [
      (".symbolVariant(.fill)", "bell.fill"), (".symbolVariant(.slash)", "bell.slash"),
      (".symbolVariant(.slash.fill)", "bell.slash.fill"),
      (".symbolVariant(.fill).symbolVariant(.slash)", "bell.slash.fill"),
      (".symbolVariant(.square)", "bell"), (".symbolVariant(.circle.fill)", "bell.fill"),
      (".symbolVariant(.none)", "bell"),
      (".environment(\\.symbolVariants, .fill)", "bell.fill"),
    ])
  func showsVariants(modifiers: String, expected: String) throws {
    let listed: Set<String> = ["bell", "bell.fill", "bell.slash", "bell.slash.fill"]
    #expect(try shown("Image(systemName: \"bell\")" + modifiers, listed: listed) == [expected])
  }

  @Test("a label's icon is a symbol, too")
  func isALabelsIcon() throws {
    #expect(try shown("Label(\"Home\", systemImage: \"house\").symbolVariant(.fill)") == ["house.fill"])
    let laidOut = LaidOut("Label(\"Home\", systemImage: \"house\").labelStyle(.iconOnly).id(\"a\")")
    #expect(laidOut["a"].hasSuffix(" 24 19.5"))
  }

  @Test("a misspelt name is an image without a size, and told once")
  func hasNoSizeWhenMisspelt() throws {
    let code = "#Preview { HStack(spacing: 0) { Image(systemName: \"strr\").id(\"a\"); Image(systemName: \"strr\") } }"
    let run = try run(code) { $0.symbolListing = { $0 == "strr" ? .misspelt(near: "star") : .listed } }
    #expect(run.frame("a")?.size == .zero)
    #expect(run.warnings.map(\.code) == [.unknownSymbol])
    #expect(run.warnings.first?.suggestion == "did you mean 'star'?")
  }

  @Test("a symbol that was never recorded is told once, and one in another font only noted")
  func tellsWhatIsNotRecorded() throws {
    let images = ["teapot", "teapot", "star"].map { "Image(systemName: \"\($0)\").font(.system(size: 50))" }
    let told = try run("#Preview { VStack { \(images.joined(separator: "; ")) } }")
    #expect(told.warnings.map(\.code) == [.symbolSize, .symbolSize])
    #expect(told.warnings.map(\.severity) == [.warning, .note])
    let usual = try run("#Preview { Image(systemName: \"star\") }")
    #expect(usual.warnings.isEmpty)
  }

  @Test("symbols of different shapes stand on one baseline beside a text")
  func standsOnABaseline() {
    let laidOut = LaidOut(
      """
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").id("star"); Image(systemName: "minus").id("minus"); Color.red.frame(width: 5, height: 10).id("box")
      }.font(.system(size: 13))
      """)
    // Their boxes reach 3 and −4.5 points below the line.
    let star = SymbolMetrics("star", font: Font(size: 13))
    let minus = SymbolMetrics("minus", font: Font(size: 13))
    let tops = ["star", "minus", "box"].compactMap { Double(laidOut[$0].split(separator: " ")[1]) }
    #expect(tops[1] - tops[0] == star.baseline - minus.baseline)
    #expect(tops[2] - tops[0] == star.baseline - 10)
  }
}
