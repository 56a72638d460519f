import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

struct ScaledConstantsTests {
  private func size(_ view: String, width: Double, height: Double) throws -> Size {
    let surface = PreviewSurface(container: Size(width: width, height: height))
    return try run("#Preview { \(view) }", on: surface).answer
  }

  @Test func keepsTheShareOfTheScreen() throws {
    let frame = "Color.red.frame(width: 100.HAdapted, height: 100.VAdapted)"
    #expect(try size(frame, width: 375, height: 667) == Size(width: 100, height: 100))
    let grown = try size(frame, width: 428, height: 926)
    #expect(abs(grown.height - 138.8306) < 0.0001)
    #expect(abs(grown.width - 114.1333) < 0.0001)
  }

  @Test func keepsTheRatioOfTwoNumbers() throws {
    func view(_ name: String) -> String {
      "Color.red.frame(width: [250, 60].\(name).width, height: [250, 60].\(name).height)"
    }
    let byWidth = try size(view("HResized"), width: 428, height: 926)
    #expect(abs(byWidth.width - 285.3333) < 0.0001)
    #expect(abs(byWidth.height - 68.48) < 0.0001)
    let byHeight = try size(view("VResized"), width: 428, height: 926)
    #expect(abs(byHeight.height - 83.2984) < 0.0001)
    #expect(abs(byHeight.width - 347.0765) < 0.0001)
  }

  @Test(arguments: ["[250]", "[250, 60, 3]", "[250.5, 60]"])
  func needsExactlyTwoNumbers(array: String) throws {
    do {
      _ = try run("#Preview { Color.red.frame(width: \(array).HResized.width) }")
      Issue.record("\(array) is accepted")
    } catch let error as Diagnostics {
      #expect(error.all.map(\.code) == [.notTwoNumbers])
      let source = try #require(error.all[0].source)
      #expect(source.line == 2)
      #expect(source.column == 35)
      #expect(source.endColumn - source.column == Int32(array.count + 9))
    }
  }

  @Test func refusesARatioWithoutALength() throws {
    #expect(try codes("#Preview { Color.red.frame(width: [0, 60].HResized.width) }") == ["invalid-length"])
  }

  @Test func leavesTheScenariosOwnExtensionAlone() throws {
    let source = """
      #Preview { Color.red.frame(width: 7.HAdapted) }
      extension Int { var HAdapted: CGFloat { 2 * CGFloat(self) } }
      """
    #expect(try run(source).answer.width == 14)
  }

  @Test func takesTheDeviceFromTheOutermostModifiers() throws {
    let run = try run(
      "#Preview { Color.red.frame(height: 100.VAdapted).previewDevice(\"iPhone 12 Pro Max\").padding() }")
    #expect(run.device?.name == "iPhone 12 Pro Max")
    #expect(run.trace.container == Size(width: 428, height: 926))
    #expect(abs(run.answer.height - 170.8306) < 0.0001)
  }
}
