import LayoutEngine
import SwiftFrontend
import Testing
import ViewProgram

struct DeclarationTests {
  @Test func readsViews() throws {
    let source = """
      import SwiftUI
      @MainActor private struct Split<L, R: View>: View where L: View {
        @State private var width: CGFloat = .zero
        @Environment(\\.layoutDirection) var direction
        fileprivate let left: L, right: () -> R
        static let gap = 8.0
        init(_ ratios: CGFloat..., @ViewBuilder left: @escaping @Sendable () -> L = { EmptyView() }) {
          self.left = left()
        }
        init?(value: inout Int) { return nil }
        var body: some View { left.frame(width: width / 2) }
      }
      """
    #expect(
      try dump(source) == """
        @fileprivate struct Split<L, R>: View
          @State var width: CGFloat = .zero
          @Environment(\\.layoutDirection) var direction
          let left: L
          let right: Function<R>
          static let gap = 8.0
          var body: View
            get
              left.frame(width: (width / 2))
          func init(_ ratios: CGFloat..., @ViewBuilder left: Function<L> = { EmptyView() })
            self.left = left()
          func init(value: inout Int) -> Optional<Self>
            return nil
        """)
  }

  @Test func readsEnums() throws {
    let source = """
      enum Kind: Int, CaseIterable {
        case a = 1, b
        indirect case size(CGFloat, height: [Int]?)
        var isA: Bool { self == .a }
      }
      """
    #expect(
      try dump(source) == """
        enum Kind: Int, CaseIterable
          case a = 1
          case b
          case size(CGFloat, height: Optional<Array<Int>>)
          var isA: Bool
            get
              (self == .a)
        """)
  }

  @Test func readsProtocolsClassesAndExtensions() throws {
    let source = """
      protocol Sized { associatedtype Unit; var size: Int { get set }; func grow(by amount: Int) -> Unit }
      @Observable final class Model: Sized { typealias Unit = Int; var size = 1 }
      extension View where Self: Sized { @ViewBuilder func boxed(_ on: Bool) -> some View { if on { self } } }
      extension EnvironmentValues { var gap: Int { get { self[Key.self] } set(value) { self[Key.self] = value } } }
      """
    #expect(
      try dump(source) == """
        protocol Sized
          var size: Int
          func grow(by amount: Int) -> Unit
        @Observable class Model: Sized
          alias Unit = Int
          var size = 1
        extension View
          @ViewBuilder func boxed(_ on: Bool) -> View
            if on
              self
        extension EnvironmentValues
          var gap: Int
            get
              self[Key.self]
            set
              let value = newValue
              self[Key.self] = value
        """)
  }

  @Test func readsTypes() throws {
    let source =
      "typealias T = (Int, [String: any P & Q], Binding<Outer.Inner<Int>?>, P.Type, (Int) async throws -> Void)"
    #expect(
      try dump(source)
        == "alias T = Tuple<Int, Dictionary<String, Composition<P, Q>>, Binding<Optional<Outer.Inner<Int>>>, "
        + "Metatype<P>, Function<Int, Void>>"
    )
  }

  @Test func takesTheBranchOfTheSimulatorInADebugBuild() throws {
    let source = """
      #if os(macOS) || !canImport(SwiftUI)
      let a = 1
      #elseif DEBUG && swift(>=5.9) && compiler(<9)
      let a = 2
      #else
      let a = 3
      #endif
      let b = x
        #if targetEnvironment(simulator)
        .border(.red)
        #endif
        .padding()
      """
    #expect(try dump(source) == "let a = 2\nlet b = x.border(.red).padding()")
    let mac = try parsed(source, frontend: Frontend(platform: .macOS))
    #expect(ProgramDump.text(mac.program) == "let a = 1\nlet b = x.padding()")
  }

  @Test(arguments: [
    ("UIKit", true, false), ("AppKit", false, true), ("StoreKit", true, true), ("ActivityKit", true, false),
    ("ServiceManagement", false, true), ("XCTest", false, false), ("WatchKit", false, false), ("Lottie", false, false),
  ])
  func importsTheModulesThatThePlatformHas(module: String, iOS: Bool, macOS: Bool) throws {
    let source = "#if canImport(\(module))\nlet a = 1\n#else\nlet a = 2\n#endif"
    #expect(try dump(source) == (iOS ? "let a = 1" : "let a = 2"))
    let mac = try parsed(source, frontend: Frontend(platform: .macOS))
    #expect(ProgramDump.text(mac.program) == (macOS ? "let a = 1" : "let a = 2"))
  }

  @Test func refusesAConditionItCannotDecide() {
    #expect(
      errors("#if os(iOS) == 3\nlet a = 1\n#endif") == [
        "1:5: unknown-condition: the condition 'os(iOS) == 3' cannot be decided"
      ])
  }
}
