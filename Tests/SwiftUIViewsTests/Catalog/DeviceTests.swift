import Foundation
import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

/// `Facts/devices.json`: screens and safe areas, with their sources.
private struct RecordedDevices: Decodable {
  struct Edges: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    var insets: Insets { Insets(top: top ?? 0, leading: left ?? 0, bottom: bottom ?? 0, trailing: right ?? 0) }
  }

  struct Measured: Decodable {
    var name: String
    var width: Double
    var height: Double
    var scale: Double
    var portraitSafeArea: Edges
    var landscapeSafeArea: Edges
  }

  struct Screen: Decodable {
    var model: String
    var pixels: [Double]
    var points: [Double]
  }

  struct Published: Decodable {
    var models: String
    var points: [Double]
    var scale: Double
    var top: Double
    var bottom: Double
    var landscape: Edges?
    var landscapeBottom: Double?

    /// `iPhone 12, 12 Pro` names two phones.
    var names: [String] {
      models.replacing("iPhone ", with: "").split(separator: ", ").map { model in
        let isPlain = model.allSatisfy(\.isNumber) || !model.hasPrefix("SE")
        return "iPhone " + (isPlain ? String(model) : DeviceGenerations.spelled(model))
      }
    }
  }

  struct Values: Decodable {
    var measured: [Measured]
    var screens: [Screen]
    var published: [Published]
  }

  var values: Values

  static func read() throws -> Values {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Facts/devices.json")
    return try JSONDecoder().decode(RecordedDevices.self, from: Data(contentsOf: file)).values
  }
}

private enum DeviceGenerations {
  /// `SE 2` is `SE (2nd generation)`.
  static func spelled(_ model: some StringProtocol) -> String {
    let number = model.split(separator: " ").last ?? ""
    return "SE (\(number)\(number == "2" ? "nd" : "rd") generation)"
  }
}

@Suite struct DeviceTests {
  @Test func hasEveryMeasuredDevice() throws {
    let devices = try RecordedDevices.read().measured
    #expect(devices.count == 21)
    for recorded in devices {
      let device = try #require(Device(spelledLike: recorded.name), "\(recorded.name)")
      #expect(device.size == Size(width: recorded.width, height: recorded.height), "\(recorded.name)")
      #expect(device.displayScale == recorded.scale)
      #expect(device.safeAreaInsets == recorded.portraitSafeArea.insets, "\(recorded.name)")
      #expect(device.sideways.safeAreaInsets == recorded.landscapeSafeArea.insets, "\(recorded.name)")
      #expect(device.sideways.size == Size(width: recorded.height, height: recorded.width))
    }
  }

  @Test func hasEveryPublishedScreen() throws {
    let screens = try RecordedDevices.read().screens
    #expect(screens.count == 47)
    for screen in screens {
      let device = try #require(Device(spelledLike: screen.model), "\(screen.model)")
      // Three rows say 898 points for 896; their pixels are right.
      let sides = screen.pixels.map { $0 / device.displayScale }.sorted()
      #expect([device.size.width, device.size.height] == sides, "\(screen.model)")
      #expect(zip(sides, screen.points.sorted()).allSatisfy { abs($0 - $1) <= 2 })
    }
  }

  @Test func hasEveryPublishedSafeArea() throws {
    let tables = try RecordedDevices.read()
    let measured = Set(tables.measured.compactMap { Device(spelledLike: $0.name)?.name })
    #expect(tables.published.count == 13)
    for published in tables.published {
      for name in published.names {
        let device = try #require(Device(spelledLike: name), "\(name)")
        #expect(device.size == Size(width: published.points[0], height: published.points[1]), "\(name)")
        #expect(device.displayScale == published.scale)
        // iPhone 11 Pro is in two rows; its notch is that of iPhone X.
        let isOther = name == "iPhone 11 Pro" && published.points[0] != device.size.width
        if isOther { continue }
        #expect(device.safeAreaInsets.top == published.top, "\(name)")
        #expect(device.safeAreaInsets.bottom == published.bottom, "\(name)")
        guard !measured.contains(device.name) else { continue }
        if let landscape = published.landscape { #expect(device.sideways.safeAreaInsets == landscape.insets) }
        if let bottom = published.landscapeBottom { #expect(device.sideways.safeAreaInsets.bottom == bottom) }
      }
    }
  }

  @Test(arguments: [
    ("iphone-17-pro", "iPhone 17 Pro"), ("ipad pro 13-inch m4", "iPad Pro 13-inch (M4)"),
    ("iPad (10th gen)", "iPad (10th generation)"), ("mac-window", "Mac window"),
  ])
  func isFoundByASpellingOfItsName(spelling: String, name: String) {
    #expect(Device(spelledLike: spelling)?.name == name)
  }

  @Test func comesBackUprightWhenTurnedTwice() throws {
    let device = try #require(Device(named: "iPhone 16 Pro"))
    #expect(device.sideways.sideways.safeAreaInsets == device.safeAreaInsets)
    let window = try #require(Device(named: "Mac window"))
    #expect(window.sideways == window)
  }

  @Test func isHeldAsTheOptionsAsk() throws {
    let run = try run("#Preview(traits: .portrait) { Color.red.id(\"a\") }") { options in
      options.isSideways = true
      options.device = Device(named: "iPhone 17")
    }
    #expect(run.frame("a") == Rect(x: 62, y: 0, width: 750, height: 382))
  }

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

  @Test func aDeviceIsKnownWhateverItsLettersCase() throws {
    let run = try run("#Preview { Color.red.previewDevice(\"iPhone XS Max\") }")
    #expect(run.trace.container == Device(named: "iPhone Xs Max")?.size)
    #expect(run.warnings.isEmpty)
  }

  @Test func givesAFixedLayoutNoSafeArea() throws {
    let preview = try #require(evaluate("#Preview(traits: .fixedLayout(width: 10, height: 10)) { Color.red }").preview)
    #expect(preview.safeAreaInsets == .zero)
  }

  @Test func aWindowOfAMacHasItsFontsAndDefaults() throws {
    let run = try run("#Preview { Text(\"Hg\").previewDevice(\"Mac window\") }")
    #expect(run.trace.container == Size(width: 900, height: 600))
    #expect(run.trace.nodes.first { $0.text != nil }?.frame.size.height == 16)
  }
}
