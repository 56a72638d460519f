import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone 8", 375.0, 667.0, 2.0, 20.0, 0.0), ("iPhone 12 Pro Max", 428, 926, 3, 47, 34),
  ])
  func knowsScreenScaleAndSafeArea(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device(named: name))
    #expect(device.size == Size(width: width, height: height))
    #expect(device.displayScale == scale)
    #expect(device.safeAreaInsets == Insets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test func namesEveryDeviceOnce() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Device.all.contains(.default))
  }

  @Test func keepsAPreviewInsideTheSafeAreaOfItsDevice() {
    let laidOut = LaidOut(
      source:
        "#Preview(traits: .previewDevice(\"iPhone 8\")) { Color.red.id(\"in\").overlay { Color.blue.ignoresSafeArea().id(\"out\") } }"
    )
    #expect(laidOut["in"] == "0 20 375 647")
    #expect(laidOut.outcome.preview?.displayScale == 2)
  }

  @Test func givesAFixedLayoutNoSafeArea() throws {
    let preview = try #require(evaluate("#Preview(traits: .fixedLayout(width: 10, height: 10)) { Color.red }").preview)
    #expect(preview.safeAreaInsets == .zero)
  }
}
