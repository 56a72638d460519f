import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

/// Size classes follow the device and how it is held; the environment overrides them.
@Suite struct SizeClassTests {
  private static let reader = """
    struct Reader: View {
      @Environment(\\.horizontalSizeClass) private var across
      @Environment(\\.verticalSizeClass) private var down
      var body: some View {
        Text("\\(name(across)) × \\(name(down))")
      }
      func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
        switch sizeClass {
        case .compact: return "compact"
        case .regular: return "regular"
        default: return "none"
        }
      }
    }

    """

  private func texts(_ preview: String) throws -> [String] { try run(SizeClassTests.reader + preview).texts }

  @Test(arguments: [
    ("iPhone 14", "portrait", "compact × regular"), ("iPhone 14", "landscapeLeft", "compact × compact"),
    ("iPhone 17 Pro", "landscapeRight", "compact × compact"), ("iPhone 8 Plus", "landscapeLeft", "regular × compact"),
    ("iPhone Xr", "landscapeLeft", "regular × compact"), ("iPhone 15 Plus", "portrait", "compact × regular"),
    ("iPhone 16 Pro Max", "landscapeLeft", "regular × compact"),
    ("iPad (9th generation)", "portrait", "regular × regular"),
    ("iPad mini (6th generation)", "landscapeLeft", "regular × regular"),
  ])
  func followTheDevice(device: String, orientation: String, expected: String) throws {
    #expect(
      try texts(
        """
        #Preview(traits: .\(orientation)) { Reader().previewDevice("\(device)") }
        """) == [expected])
  }

  @Test func areThoseOfAnUprightPhoneWithoutADevice() throws {
    #expect(try texts("#Preview { Reader() }") == ["compact × regular"])
    #expect(
      try texts("#Preview(traits: .fixedLayout(width: 900, height: 300)) { Reader() }") == ["compact × regular"])
  }

  @Test func areOverriddenByTheEnvironment() throws {
    #expect(
      try texts(
        """
        #Preview {
          HStack {
            Reader()
            Reader().environment(\\.horizontalSizeClass, .regular)
            Reader().environment(\\.horizontalSizeClass, nil).environment(\\.verticalSizeClass, .compact)
          }
        }
        """) == ["compact × regular", "regular × regular", "none × compact"])
  }

  @Test func areComparedWhereThereAreNone() throws {
    let run = try run(
      """
      struct Reader: View {
        @Environment(\\.horizontalSizeClass) private var across
        var body: some View { Text(across == .compact ? "compact" : across == .regular ? "regular" : "none") }
      }
      #Preview { Reader().environment(\\.horizontalSizeClass, nil) }
      """)
    #expect(run.texts == ["none"])
  }

  @Test func areRegularOnAMac() {
    let source = """
      struct Reader: View {
        @Environment(\\.horizontalSizeClass) private var across
        @Environment(\\.verticalSizeClass) private var down
        var body: some View {
          if across == .regular && down == .regular { Color.red } else { Divider() }
        }
      }
      #Preview { Reader() }
      """
    #expect(tree(evaluate(source, platform: .macOS)) == "Color")
    #expect(tree(evaluate(source)) == "Divider")
  }
}
