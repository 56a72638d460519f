import Diagnostics
import Foundation
import LayoutEngine
@testable import ScenarioPipeline
import SwiftFrontend
import TestSupport
import Testing
import ViewProgram

/// A folder is a module: what one file takes from the others.
struct SourceModuleTests {
  private static let main = "#Preview { Color.red.frame(width: side, height: 10) }"

  private func run(
    _ files: [String: String], _ path: String = "App/main.swift", parsed: Counter = Counter()
  ) throws -> ScenarioRun {
    try run(try TemporaryFolder(files), path, parsed: parsed)
  }

  private func run(
    _ folder: TemporaryFolder, _ path: String = "App/main.swift", parsed: Counter = Counter()
  ) throws -> ScenarioRun {
    try ScenarioRunner { _, source in parsed.count(source.name) }.run(.file(folder.file(path), shownAs: path))
  }

  /// An extension of a module that any file imports can be used in all files.
  @Test(arguments: [("Quayside", true), ("Boats", false), ("AVKit", false)])
  func whatAnotherFileImportsMayDeclareAForm(module: String, mayDeclare: Bool) throws {
    let files = [
      "App/main.swift": "#Preview { Color.red.frame(40).frame(width: side, height: 10) }",
      "App/side.swift": "let side = 40.0", "App/other.swift": "import \(module)\nlet other = 1",
      "App.xcodeproj/project.pbxproj": "", "Boats/boat.swift": "let boat = 1",
    ]
    guard mayDeclare else {
      #expect(throws: (any Error).self) { try run(files) }
      return
    }
    #expect(try run(files).previews[0].answer.width == 40)
  }

  @Test func aModuleIsReadOnceForAllFilesThatAreLaidOut() throws {
    let folder = try TemporaryFolder([
      "App/main.swift": SourceModuleTests.main, "App/other.swift": "#Preview { Color.red.frame(width: side + 1) }",
      "App/sizes.swift": "let side = 40.0",
    ])
    let modules = SharedModules()
    let widths = try ["App/main.swift", "App/other.swift"].map { path in
      let run = try ScenarioRunner().run(.file(folder.file(path), shownAs: path), sharing: modules)
      try? FileManager.default.removeItem(at: folder.file("App/sizes.swift"))
      return run.previews[0].answer.width
    }
    #expect(widths == [40, 41])
  }

  /// A file needs nothing of itself, though others of its module do.
  @Test(arguments: ["App/Card.swift", "App/Card+Sizes.swift", "App/Deck.swift"])
  func eachFileOfASharedModuleIsReadLikeAlone(path: String) throws {
    let folder = try TemporaryFolder([
      "App/Card.swift": "struct Card: View { var body: some View { Text(width) } }\n#Preview { Card() }",
      "App/Card+Sizes.swift": "extension Card { var width: String { side } }\n#Preview { Text(\"a\") }",
      "App/Deck.swift": "let side = \"a\"\n#Preview { Card() }",
    ])
    let modules = SharedModules()
    for other in ["App/Card.swift", "App/Card+Sizes.swift", "App/Deck.swift"] {
      _ = try ScenarioRunner().read(.file(folder.file(other), shownAs: other), sharing: modules)
    }
    let shared = try ScenarioRunner().read(.file(folder.file(path), shownAs: path), sharing: modules)
    let alone = try ScenarioRunner().read(.file(folder.file(path), shownAs: path))
    #expect(shared.files.map(\.source.name) == alone.files.map(\.source.name))
    #expect(Set(alone.files.map(\.source.name)).count == alone.files.count)
    #expect(shared.brokenNeighbors.isEmpty)
  }

  @Test func followsAnAliasToTheTypeOfAnotherModule() throws {
    let run = try run([
      "App/App.xcodeproj/project.pbxproj": "", "App/main.swift": "#Preview { Color.red.frame(width: Sizes.side) }",
      "App/Look/Sizes.swift": "import Design\ntypealias Sizes = Design.Sizes",
      "App/Kit/Package.swift": "", "App/Kit/Sources/Design/Sizes.swift": "public enum Sizes { static let side = 40.0 }",
    ])
    #expect(run.previews[0].answer.width == 40)
    #expect(run.previews[0].trace.standIns.isEmpty)
    #expect(run.warnings.filter { $0.text.contains("is declared in") }.isEmpty)
  }

  @Test func takesAnOperatorThatAnotherFileDeclares() throws {
    let run = try run([
      "App/main.swift": "#Preview { Color.red.frame(width: twice(10) ~~ 20) }",
      "App/twice.swift": "func twice(_ a: Double) -> Double { a ~~ a }",
      "App/Operators.swift": "infix operator ~~\nfunc ~~ (a: Double, b: Double) -> Double { a + b }",
    ])
    #expect(run.previews[0].answer.width == 40)
    #expect(run.warnings.isEmpty)
  }

  /// What the file itself names matters more than what is nearer and only named by what it names.
  /// As generated files often are.
  @Test func aFileAroundMayBeLongerThanTheOneThatIsLaidOut() throws {
    let folder = try TemporaryFolder([
      "App/main.swift": SourceModuleTests.main,
      "App/sizes.swift": "let side = 40.0 // " + String(repeating: "-", count: 200),
    ])
    var options = ScenarioRunner.Options()
    options.files.source.number = 100
    let run = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].answer.width == 40)
  }

  @Test(arguments: [("side", 1), ("other", 0)])
  func tellsOfAFileThatIsTooLongWhereItIsNeeded(name: String, told: Int) throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "#Preview { Color.red.frame(width: \(name)) }",
      "App/sizes.swift": "let side = 40.0 // " + String(repeating: "-", count: 100),
      "App/other.swift": "let other = 1.0",
    ])
    var options = ScenarioRunner.Options()
    options.files.parsed.number = 100
    let run = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.warnings.filter { $0.text.contains("more than 100 bytes; '--limit parsed=NUMBER'") }.count == told)
  }

  @Test(arguments: [
    ["App.xcodeproj/project.pbxproj": "", "Shared/Deep/sizes.swift": "let side = 40.0"],
    ["App.xcworkspace/contents": "", "App/Views/sizes.swift": "let side = 40.0"],
    ["Package.swift": "", "sizes.swift": "let side = 40.0"],
    ["App/Below/Deeper/sizes.swift": "let side = 40.0"],
    ["App/sizes.swift": "let side = 40.0\n#Preview { Color.blue }"],
  ])
  func findsADeclarationInAnyFolder(files: [String: String]) throws {
    #expect(try run(files.merging(["App/main.swift": SourceModuleTests.main]) { $1 }).previews[0].answer.width == 40)
  }

  @Test(arguments: [
    // A target of the same package, and one that it needs itself.
    [
      "Package.swift": "", "Sources/Kit/kit.swift": "import Core\nlet side = core * 2",
      "Sources/Core/c.swift": "let core = 20.0",
    ],
    // A package next to the file's own.
    ["Package.swift": "", "../Kit/Package.swift": "", "../Kit/Sources/Kit/Deep/kit.swift": "let side = 40.0"],
    // A package in another folder of the repository.
    [
      "Package.swift": "", "../../.git/HEAD": "", "../../Packages/Kit/Package.swift": "",
      "../../Packages/Kit/Sources/Kit/kit.swift": "let side = 40.0",
    ],
    // The package that the project shows the use of.
    ["App.xcodeproj/p": "", "../../Package.swift": "", "../../Sources/Kit/kit.swift": "let side = 40.0"],
  ])
  func readsTheModulesOfTheRepositoryThatAreImported(files: [String: String]) throws {
    var all = ["Apps/App/Sources/A/main.swift": "import Kit\n" + SourceModuleTests.main]
    for (path, text) in files {
      let up = path.components(separatedBy: "../").count - 1
      let folder = ["Apps", "App"].dropLast(up)
      all[(folder + [path.replacingOccurrences(of: "../", with: "")]).joined(separator: "/")] = text
    }
    let run = try run(all, "Apps/App/Sources/A/main.swift")
    #expect(run.previews[0].answer.width == 40)
    #expect(run.warnings.isEmpty)
  }

  /// A project's file lists its targets in its own format; each target is in a folder of the same name.
  @Test(arguments: [
    ("Kit", "App.xcodeproj/p", 0), ("Parts/Kit", "App.xcodeproj/p", 0), ("Tools", "App.xcodeproj/p", 1),
    ("Kit", "Package.swift", 1),
  ])
  func warnsOfNoModuleThatAProjectHasAFolderFor(folder: String, root: String, warnings: Int) throws {
    let run = try run([
      root: "", "App/main.swift": "import Kit\n" + SourceModuleTests.main, "\(folder)/kit.swift": "let side = 40.0",
    ])
    #expect(run.previews[0].answer.width == 40)
    #expect(run.warnings.map(\.code.name) == Array(repeating: "unknown-module", count: warnings))
  }

  @Test func modulesThatAreNotImportedAreNotRead() throws {
    let files = [
      "Package.swift": "", "Sources/A/main.swift": SourceModuleTests.main, "Sources/Kit/kit.swift": "let side = 40.0",
    ]
    #expect(try run(files, "Sources/A/main.swift").previews[0].trace.standIns.map(\.name) == ["side"])
  }

  /// A repository need not hold the project, which is generated: the folder of an app is known by what is in it.
  @Test(arguments: ["Boats/Assets.xcassets/Contents.json", "Boats/Info.plist", "Boats/BoatsApp.swift"])
  func findsTheFolderOfAnAppWithoutItsProject(mark: String) throws {
    let files = [
      "Boats/View/main.swift": SourceModuleTests.main, "Boats/Model/sizes.swift": "let side = 40.0",
      "Other/sizes.swift": "let side = 50.0", mark: "",
    ]
    let found = try run(files, "Boats/View/main.swift")
    #expect(found.previews[0].answer.width == 40)
    #expect(found.warnings.isEmpty)
  }

  /// As in packages of one module, whose folders have no name of their own.
  @Test func findsTargetsInTheFoldersThatTheirManifestsGiveThem() throws {
    let manifest = { (name: String) in "Package(targets: [.target(name: \"\(name)\", path: \"Sources\")])" }
    let files = [
      "A/Package.swift": manifest("A"), "A/Sources/Views/main.swift": "import Kit\n" + SourceModuleTests.main,
      "A/Sources/Sizes/a.swift": "let side = kit / 2", "Kit/Package.swift": manifest("Kit"),
      "Kit/Sources/Deep/kit.swift": "let kit = 80.0",
    ]
    let run = try run(files, "A/Sources/Views/main.swift")
    #expect(run.previews[0].answer.width == 40)
    #expect(run.warnings.isEmpty)
  }

  @Test func readsThePackagesTargetAlone() throws {
    let files = [
      "Package.swift": "", "Sources/A/main.swift": SourceModuleTests.main, "Sources/A/In/a.swift": "let side = 40.0",
      "Sources/B/b.swift": "let side = 7.0", "Tests/ATests/t.swift": "let side = 8.0",
    ]
    let run = try run(files, "Sources/A/main.swift")
    #expect(run.previews[0].answer.width == 40)
    #expect(run.warnings.isEmpty)
  }

  @Test(arguments: ["AppTests", "Pods", "Carthage", "DerivedData", ".build", ".hidden", "Other/Other.xcodeproj/.."])
  func leavesOutWhatIsNoPartOfTheModule(folder: String) throws {
    let files = [
      "App.xcodeproj/p": "", "App/main.swift": SourceModuleTests.main, "Shared/a.swift": "let side = 40.0",
      "Other/Other.xcodeproj/p": "", "\(folder)/a.swift": "let side = 7.0\nstruct {",
    ]
    let run = try run(files)
    #expect(run.previews[0].answer.width == 40)
    #expect(run.file.sources.count == 2)
  }

  @Test func followsNamesFromFileToFile() throws {
    let run = try run([
      "App/main.swift": "#Preview { Outer().sized() }",
      "App/Outer.swift": "struct Outer: View { var body: some View { Color.red.frame(height: Sizes.small) } }",
      "App/Sizes.swift": "enum Sizes { static let small = base }",
      "App/Sizes+Base.swift": "extension Sizes { static let base = 12.0 }",
      "App/View+Sized.swift": "extension View { func sized() -> some View { frame(width: 40) } }",
      "App/Unused.swift": "struct Unused {}\nextension View { func unused() -> some View { self } }",
    ])
    #expect(run.previews[0].answer == Size(width: 40, height: 12))
    #expect(run.file.sources.count == 5)
  }

  @Test func parsesOnlyWhatIsNeeded() throws {
    let parsed = Counter()
    _ = try run(
      [
        "App/main.swift": SourceModuleTests.main, "App/sizes.swift": "let side = 4.0", "App/other.swift": "let x = 1",
        "App/broken.swift": "struct {",
      ], parsed: parsed)
    #expect(parsed.counts == ["App/main.swift": 1, "App/sizes.swift": 1])
  }

  @Test func usesTheNearestOfTwoDeclarationsAndSaysSo() throws {
    let run = try run([
      "App.xcodeproj/p": "", "App/main.swift": "#Preview { Box() }",
      "App/Box.swift": "struct Box: View { var body: some View { Color.red.frame(width: 40) } }",
      "Watch/Box.swift": "struct Box: View { var body: some View { Color.red.frame(width: 7) } }",
    ])
    #expect(run.previews[0].answer.width == 40)
    #expect(
      run.warnings.map(\.message) == [
        "'Box' is declared in App/Box.swift and in Watch/Box.swift; the nearer one is used"
      ])
  }

  @Test func leavesPrivateDeclarationsInTheirFile() throws {
    let run = try run([
      "App/main.swift": SourceModuleTests.main, "App/a.swift": "private let side = 7.0",
      "App/Far/b.swift": "let side = 40.0",
    ])
    #expect(run.previews[0].answer.width == 40)
  }

  @Test func goesOnWithoutWhatANeighborDoesWrong() throws {
    let run = try run([
      "App/main.swift": "#Preview { VStack { Box(); Color.red.frame(width: 40) } }",
      "App/Box.swift": "struct Box: View { var body: some View { Text(3, 4).frame(width: Strange.width(of: 1)) } }",
      "App/Broken.swift": "struct Strange {",
    ])
    #expect(run.previews.count == 1)
    #expect(!run.warnings.isEmpty)
  }

  @Test func readsTopicsBelowScenariosOneByOne() throws {
    let files = [
      "Scenarios/a/main.swift": SourceModuleTests.main, "Scenarios/a/sizes.swift": "let side = 40.0",
      "Scenarios/b/sizes.swift": "let side = 7.0", "Scenarios/a/In/sizes.swift": "let side = 8.0",
    ]
    #expect(try run(files, "Scenarios/a/main.swift").previews[0].answer.width == 40)
  }

  @Test func staysInTheModuleWhateverLinksLeadOut() throws {
    let outside = try TemporaryFolder(["sizes.swift": "let side = 7.0"])
    let folder = try TemporaryFolder(["App/main.swift": SourceModuleTests.main, "App/In/a.swift": "let side = 40.0"])
    try FileManager.default.createSymbolicLink(at: folder.file("App/link"), withDestinationURL: outside.url)
    try FileManager.default.createSymbolicLink(at: folder.file("App/loop"), withDestinationURL: folder.file("App"))
    #expect(try run(folder).previews[0].answer.width == 40)
  }

  @Test func findsImagesInACatalogOfTheModule() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/p": "", "App/Views/main.swift": "#Preview { Image(\"harbour\") }",
      "App/Assets.xcassets/Places/harbour.imageset/Contents.json":
        #"{"images": [{"filename": "a.png", "scale": "1x"}]}"#,
      "App/Assets.xcassets/Places/Contents.json": "{}",
    ])
    try folder.write(ImageBytes.png(width: 30, height: 20), to: "App/Assets.xcassets/Places/harbour.imageset/a.png")
    #expect(try run(folder, "App/Views/main.swift").previews[0].answer == Size(width: 30, height: 20))
  }

  @Test(arguments: [
    ("box/lid", true), ("lid", false), ("box/deep/lid", false), ("deep/lid", false), ("plain/pot", false),
    ("pot", true), ("cup", true),
  ])
  func aFolderOfACatalogCanProvideANamespace(name: String, isThere: Bool) throws {
    let set = #"{"images": [{"filename": "a.png", "scale": "1x"}]}"#
    let catalog = "App/Assets.xcassets/"
    let folder = try TemporaryFolder([
      "App.xcodeproj/p": "",
      "App/main.swift": "#Preview { Image(\"\(name)\") }",
      catalog + "box/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      catalog + "box/deep/Contents.json": "{}", catalog + "box/deep/lid.imageset/Contents.json": set,
      catalog + "plain/Contents.json": "{}", catalog + "plain/pot.imageset/Contents.json": set,
      // A group may have no file of its own, and a dot in its name.
      catalog + "v2.0 Icons/cup.imageset/Contents.json": set,
    ])
    for way in ["box/deep/lid", "plain/pot", "v2.0 Icons/cup"] {
      try folder.write(ImageBytes.png(width: 30, height: 20), to: catalog + way + ".imageset/a.png")
    }
    let isFound = try run(folder).previews[0].trace.nodes.contains { $0.info.appearance == .image(name: name) }
    #expect(isFound == isThere)
  }

  @Test func privateDeclarationsOfOneNameStayInTheirFiles() throws {
    let files = [
      "App/main.swift": """
      private struct Bar: View { var body: some View { Color.red.frame(width: gap, height: 10) } }
      private let gap = 30.0
      private func extra() -> Double { 1 }
      #Preview { HStack(spacing: 0) { Bar(); Other(); Color.blue.frame(width: extra(), height: 10) } }
      """,
      "App/other.swift": """
      struct Other: View { var body: some View { HStack(spacing: 0) { Bar(); Bar(); Color.blue.frame(width: extra()) } } }
      private struct Bar: View { var body: some View { Color.green.frame(width: gap, height: 10) } }
      private let gap = 7.0
      private func extra() -> Double { 100 }
      """,
    ]
    let run = try run(files)
    #expect(run.previews[0].answer.width == 30 + 7 + 7 + 100 + 1)
    #expect(run.warnings.isEmpty)
  }
}
