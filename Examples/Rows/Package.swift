// swift-tools-version: 6.2
import PackageDescription

// A package whose layouts are tested: `swift test`, `swift package haggle check`.
let package = Package(
  name: "Rows",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Haggle", path: "../..")],
  targets: [
    // Where there is no SwiftUI the target is empty; Haggle reads its source all the same.
    .target(name: "Rows"),
    .testTarget(name: "RowsTests", dependencies: [.product(name: "HaggleTesting", package: "Haggle")]),
  ]
)
