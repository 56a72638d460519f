import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Texts whose parts have their own fonts: joined ones, Markdown, images in a line.
@Suite struct JoinedTextTests {
  /// The size of a view of macOS, and the lines of its only text.
  private func laidOut(_ view: String, platform: Platform = .macOS) throws -> (frame: Rect, text: TextLayout) {
    let run = try run("#Preview { \(view) }") { $0.platform = platform }
    let node = try #require(run.trace.nodes.first { $0.text != nil })
    return (node.frame, try #require(node.text))
  }

  /// Recorded on macOS: `Facts/text-widths.json`, mixedRuns.
  @Test(arguments: [
    (#"Text("Hello, ").bold() + Text("World")"#, 76.5),
    (#"Text("Layout must ").bold() + Text("wrap this sentence onto several lines inside a narrow frame.")"#, 445.0),
  ])
  func measuresEachPartInItsFont(view: String, width: Double) throws {
    let (frame, text) = try laidOut("(\(view))" + ".fixedSize()")
    #expect(frame.size == Size(width: width, height: 16), "\(text.lines)")
    #expect(text.firstBaseline == 13)
  }

  /// Recorded on macOS; the line of a large title is clean of the recording machine's tall script here.
  @Test func makesALineAsHighAsItsTallestPart() throws {
    let (frame, text) = try laidOut(#"(Text("Big ").font(.largeTitle) + Text("small").font(.system(size: 13)))"#)
    #expect(abs(frame.size.width - 74) <= 0.5)
    #expect(frame.size.height == 31)
    #expect(text.lines[0].pieces.map(\.string) == ["Big", "small"])
    #expect(text.lines[0].pieces.map(\.font.size) == [26, 13])
  }

  @Test func givesEveryLineItsOwnHeight() throws {
    let (frame, text) = try laidOut(
      #"(Text("Big\n").font(.system(size: 26)) + Text("small\nsmall").font(.system(size: 13)))"#)
    #expect(frame.size.height == 30 + 16 + 16)
    #expect(text.lines.map(\.baseline) == [25, 43, 59])
  }

  @Test func partsKeepTheirModifiersUnderThoseOfTheWhole() throws {
    let (_, text) = try laidOut(#"(Text("a").bold() + (Text("b") + Text("c").italic())).font(.system(size: 20))"#)
    let fonts = text.lines[0].pieces.map(\.font)
    #expect(fonts.map(\.size) == [20, 20, 20])
    #expect(fonts.map(\.weight) == [.bold, .regular, .regular])
    #expect(fonts.map(\.italic) == [false, false, true])
  }

  @Test func partsKeepTheirColours() throws {
    let (_, text) = try laidOut(#"(Text("a").foregroundStyle(.red) + Text("b") + Text("c").foregroundStyle(.blue))"#)
    let paints = text.lines[0].pieces.map(\.paint)
    #expect(paints.count == 3 && paints[0] != paints[1] && paints[1] != paints[2] && paints[0] != paints[2])
  }

  @Test func marksSetTheFontsOfTheirParts() throws {
    let (_, text) = try laidOut(#"Text("a **b** *c* `d` [e](https://x.org)")"#)
    let pieces = text.lines[0].pieces
    #expect(pieces.map(\.string) == ["a", "b", "c", "d", "e"])
    #expect(pieces.map(\.font.weight) == [.regular, .bold, .regular, .regular, .regular])
    #expect(pieces.map(\.font.italic) == [false, false, true, false, false])
    #expect(pieces.map(\.font.design) == [.standard, .standard, .standard, .monospaced, .standard])
    #expect(pieces[4].paint != pieces[0].paint)
  }

  @Test func anImageStandsInTheLine() throws {
    let (frame, text) = try laidOut(#"Text("a \(Image(systemName: "star")) b")"#)
    let pieces = text.lines[0].pieces
    #expect(pieces.count == 3)
    #expect(pieces[1].image?.width == pieces[1].width)
    #expect(pieces[1].image?.content == .symbol(name: "star"))
    #expect(text.string == "a [star] b")
    #expect(frame.size.width >= pieces[1].width + 10)
    let ascent = try #require(pieces[1].image?.ascent)
    #expect(ascent > 8 && text.firstBaseline == max(13, (ascent * 2).rounded() / 2))
  }

  @Test func tellsThatTheRoomOfAnImageIsAGuess() throws {
    let run = try run(#"#Preview { Text("a \(Image(systemName: "star")) b") }"#)
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func aTextInATextKeepsItsFont() throws {
    let (_, text) = try laidOut(#"Text("a \(Text("b").bold()) *\(Text("c"))* \(3)")"#)
    #expect(text.lines[0].pieces.map(\.string) == ["a", "b", "c", "3"])
    #expect(text.lines[0].pieces.map(\.font.weight) == [.regular, .bold, .regular, .regular])
    #expect(text.lines[0].pieces.map(\.font.italic) == [false, false, true, false])
  }

  /// Recorded: what bold makes of a text style differs.
  @Test(arguments: [
    (".body", Platform.iOS, Font.Weight.semibold), (".title", .iOS, .bold), (".system(size: 17)", .iOS, .bold),
    (".headline", .iOS, .semibold), (".headline", .macOS, .heavy), (".caption", .macOS, .medium),
    (".body", .macOS, .semibold), (".largeTitle", .macOS, .bold),
  ])
  func boldIsWhatTheStyleMakesOfIt(font: String, platform: Platform, weight: Font.Weight) throws {
    for view in ["Text(\"a\").font(\(font)).bold()", "Text(\"a\").font(Font\(font).bold())"] {
      #expect(try laidOut(view, platform: platform).text.font.weight == weight, "\(view)")
    }
    #expect(try laidOut("Text(\"a\").font(\(font)).fontWeight(.bold)", platform: platform).text.font.weight == .bold)
  }

  @Test func digitsOfEqualWidthMakeNumbersEquallyWide() throws {
    let ones = try laidOut(#"Text("111").monospacedDigit()"#).frame.size.width
    let zeros = try laidOut(#"Text("000").font(.system(size: 13).monospacedDigit())"#).frame.size.width
    #expect(ones == zeros)
    #expect(try laidOut(#"Text("111")"#).frame.size.width < ones)
  }

  @Test func smallCapitalsAreNarrowerThanCapitals() throws {
    let small = try laidOut(#"Text("harbour").font(.system(size: 20).smallCaps())"#).frame.size.width
    let capitals = try laidOut(#"Text("HARBOUR").font(.system(size: 20))"#).frame.size.width
    #expect(small < capitals && small > capitals * 0.7)
  }

  /// How wide the letters of the others are was not recorded.
  @Test func aFontOfAnotherWidthKeepsItsSize() throws {
    let standard = try run(#"#Preview { Text("harbour").font(.title) }"#).trace.nodes[0].frame.size
    let same = try run(#"#Preview { Text("harbour").font(.title.width(.standard)) }"#)
    #expect(same.trace.nodes[0].frame.size == standard && same.warnings.isEmpty)
    for width in [".expanded", "Font.Width(0.2)"] {
      let run = try run(#"#Preview { Text("harbour").font(.title.width(\#(width))) }"#)
      #expect(run.trace.nodes[0].frame.size == standard)
      #expect(run.warnings.map(\.code) == [.sizeAssumed])
    }
  }

  @Test(arguments: ["smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps"])
  func smallCapitalsAreReportedAsAGuess(name: String) throws {
    let text = "Text(\"Harbour\").font(.body.\(name)())"
    let preview = try #require(evaluate("#Preview { \(text) }").preview)
    #expect(preview.warnings.map(\.message) == ["the size of small capitals is the system's own and not known"])
  }

  @Test func aTruncatedTextShowsWhatIsAsked() throws {
    for (mode, start, end) in [("head", "…", "pier"), ("middle", "The", "pier"), ("tail", "The", "…")] {
      let text = #"Text("The ferry leaves at noon from the pier").lineLimit(1).truncationMode(."# + mode + ")"
      let line = try laidOut("\(text).frame(width: 120)").text.lines[0].string
      #expect(line.hasPrefix(start) && line.hasSuffix(end) && line.contains("…"), "\(line)")
    }
  }

  @Test func joinedTextsKeepTheModifiersOfTheirParts() throws {
    let outcome = evaluate("(Text(\"a\").bold() + Text(\" b\").foregroundColor(.red)).padding()")
    let preview = try #require(outcome.preview)
    #expect(tree(outcome) == "padding(Text)")
    #expect(preview.warnings.isEmpty)
    #expect(evaluate("Text(\"a\") + Text(\"b\")").preview?.warnings.isEmpty == true)
  }
}
