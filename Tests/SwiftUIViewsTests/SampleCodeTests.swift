import LayoutEngine
import SwiftUIViews
import Testing

/// What Apple's sample code needs.
@Suite struct SampleCodeTests {
  @Test func rangesAreDecodedFromTheirBounds() throws {
    let texts = try textsAlone(
      """
      struct Observation: Codable { var elevation: Range<Double>; var pulse: ClosedRange<Int> }
      let json = "{\\"elevation\\": [291.65, 309.5], \\"pulse\\": [117, 121]}"
      #Preview {
        let read = try! JSONDecoder().decode(Observation.self, from: Data(json.utf8))
        VStack {
          Text("\\(Int(read.elevation.upperBound - read.elevation.lowerBound)) \\(read.pulse.count)")
          Text((try? JSONDecoder().decode(Range<Int>.self, from: Data("[2, 1]".utf8))) == nil ? "none" : "some")
        }
      }
      """)
    #expect(texts == ["17 5", "none"])
  }

  @Test func datesAreCompared() throws {
    let texts = try textsAlone(
      """
      #Preview {
        let order = Date(timeIntervalSince1970: 5).compare(Date(timeIntervalSince1970: 9))
        Text(order == .orderedAscending ? "before" : "after")
      }
      """)
    #expect(texts == ["before"])
  }

  @Test("A style at a lower level is fainter, and the background's is the other one of iOS")
  func stylesHaveLevels() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Rectangle().fill(.tint.secondary)
          Rectangle().fill(.background.secondary)
          Rectangle().fill(.fill.tertiary).clipShape(.containerRelative)
        }
        .tint(.red)
      }
      """)
    #expect(run.trace.standIns.isEmpty)
    let paints = run.trace.nodes.compactMap { node -> Paint? in
      if case .fill(_, let paint) = node.info.appearance { paint } else { nil }
    }
    #expect(paints.count == 3)
    #expect(paints.first?.light.opacity == 0.5)
    #expect(paints.dropFirst().first?.light.blue == 247.0 / 255)
  }

  @Test func theMenuOfAToolbarsTitleIsClosed() throws {
    let run = try run(
      """
      #Preview {
        NavigationStack {
          Text("Words").navigationTitle("Page").toolbar {
            ToolbarTitleMenu { Button("Rename") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
          }
        }
      }
      """)
    #expect(run.trace.standIns.isEmpty)
    #expect(run.texts.contains("Save") && !run.texts.contains("Rename"))
  }

  @Test func selfInAnOperatorIsTheTypeThatItIsDeclaredFor() throws {
    let texts = try textsAlone(
      """
      extension CGPoint {
        static func - (lhs: Self, rhs: Self) -> Self { Self(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
        static func / (lhs: Self, rhs: CGFloat) -> Self { .init(x: lhs.x / rhs, y: lhs.y / rhs) }
      }
      protocol Counted { var count: Int { get }; init(count: Int) }
      extension Counted {
        static func + (lhs: Self, rhs: Self) -> Self { Self(count: lhs.count + rhs.count) }
      }
      struct Apples: Counted { var count: Int }
      #Preview {
        let middle = (CGPoint(x: 7, y: 4) - CGPoint(x: 1, y: 2)) / 2
        Text("\\(Int(middle.x)) \\(Int(middle.y)) \\((Apples(count: 2) + Apples(count: 3)).count)")
      }
      """)
    #expect(texts == ["3 1 5"])
  }

  @Test func aConstantOfAnyWholeNumberIsFound() throws {
    let texts = try textsAlone(
      """
      extension UInt64 {
        static func seconds(_ count: Double) -> UInt64 { UInt64(count * 1_000) }
        static let long: UInt64 = 9
      }
      func waiting(_ time: UInt64) -> Int { Int(time) }
      #Preview { Text("\\(waiting(.seconds(2))) \\(waiting(.long))") }
      """)
    #expect(texts == ["2,000 9"])
  }
}
