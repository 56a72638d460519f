import Testing

/// The components of colours, and the environment as a value.
@Suite struct ResolvedColorTests {
  @Test func aColorOfSwiftUIsIsDescribedByItsName() throws {
    #expect(try run("#Preview { Text(\"\\(Color.orange.description) \\(Color.red)\") }").texts == ["orange red"])
  }

  @Test func aColourIsResolvedInTheEnvironmentOfItsView() throws {
    let texts = try textsAlone(
      """
      struct Swatch: View {
        let color: Color
        @Environment(\\.self) private var environment
        var body: some View {
          let resolved = color.resolve(in: environment)
          Text("\\(Int(resolved.red * 255)) \\(Int(resolved.green * 255)) \\(Int((resolved.opacity * 100).rounded()))")
        }
      }
      #Preview {
        VStack {
          Swatch(color: Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
          Swatch(color: .primary)
          Swatch(color: .primary).environment(\\.colorScheme, .dark)
        }
      }
      """)
    #expect(texts == ["255 127 25", "0 0 100", "255 255 100"])
  }

  @Test func anEnvironmentMadeByItselfHasTheDefaultsAndCanBeChanged() throws {
    let texts = try textsAlone(
      """
      extension EnvironmentValues {
        @Entry var rank: Int = 7
      }
      struct Facts: View {
        @Environment(\\.self) private var environment
        var body: some View {
          var other = EnvironmentValues()
          other.colorScheme = .dark
          let dark = Color.primary.resolve(in: other)
          let light = Color.primary.resolve(in: .init())
          return VStack {
            Text("\\(environment.lineLimit ?? 0) \\(environment.rank) \\(EnvironmentValues().rank)")
            Text("\\(dark.red) \\(light.red)")
          }
        }
      }
      #Preview { Facts().lineLimit(3).environment(\\.rank, 9) }
      """)
    #expect(texts == ["3 9 7", "1.000000 0.000000"])
  }

  @Test func componentsAreAColourAgainAndAreLinear() throws {
    let texts = try textsAlone(
      """
      func luminance(_ color: Color.Resolved) -> Float { 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue }
      struct Facts: View {
        var body: some View {
          var resolved = Color.Resolved(red: 0.5, green: 0.02, blue: 1)
          resolved.opacity = 0.5
          let again = Color(resolved).resolve(in: EnvironmentValues())
          return Text(
            "\\(Int((resolved.linearRed * 1000).rounded())) \\(Int((resolved.linearGreen * 100000).rounded())) \\(again.opacity) \\(luminance(.init(red: 1, green: 1, blue: 1)) > 0.99)")
        }
      }
      #Preview { Facts() }
      """)
    #expect(texts == ["214 155 0.500000 true"])
  }
}
