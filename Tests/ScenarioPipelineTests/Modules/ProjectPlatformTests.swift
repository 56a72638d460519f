import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ScenarioPipeline

/// What an Xcode project around a file is built for.
struct ProjectPlatformTests {
  @Test(arguments: [
    ("SDKROOT = macosx;", true), ("SDKROOT = iphoneos;", false), ("\tSDKROOT = macosx;\n\tSDKROOT = iphoneos;", false),
    ("SDKROOT = auto;\nSUPPORTED_PLATFORMS = \"macosx iphoneos\";", false),
    ("SDKROOT = macosx;\nSUPPORTED_PLATFORMS = macosx;", true), ("", false),
    ("SDKROOT = macosx;\nSUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", false),
  ])
  func aProjectIsForMacsWhereAllItsSettingsAre(settings: String, isForMac: Bool) throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": settings, "App/Views/main.swift": ""])
    for path in ["App/Views/main.swift", "App/Views", ""] {
      #expect((ProjectPlatform.ofProject(around: folder.file(path)) == .macOS) == isForMac)
    }
  }

  @Test func aPackageInAProjectsFolderIsForAnyPlatform() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "SDKROOT = macosx;", "Kit/Package.swift": "", "Kit/Sources/Kit/main.swift": "",
    ])
    #expect(ProjectPlatform.ofProject(around: folder.file("Kit/Sources/Kit/main.swift")) == nil)
  }
}
