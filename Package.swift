// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target shares: explicit existentials, imports with an access level, no warnings.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// `make wasm` sets it: then the browser's engine is built, and nothing else.
let isForBrowser = Context.environment["HAGGLE_BROWSER_ENGINE"] != nil

/// What the browser runs as well. The last module there is optimised together with the code of all others and generates
/// the code for them; so these are only checked and written down, and nothing is optimised or generated twice.
let portable: [SwiftSetting] =
  strict
  + (isForBrowser
    ? [
      .unsafeFlags(["-Onone", "-assert-config", "Release", "-no-emit-module-separately-wmo"]),
      .unsafeFlags(["-Xfrontend", "-emit-empty-object-file"]),
    ] : [])

let swiftSyntax = "swift-syntax"

let package = Package(
  name: "Haggle",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "haggle", targets: ["HaggleProgram"]),
    // For other packages: the engine, source to trace to figure, assertions about layouts, and `swift package haggle`.
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "Haggle", targets: ["Haggle", "LayoutEngine"]),
    .library(name: "HaggleTesting", targets: ["HaggleTesting"]),
    .plugin(name: "HaggleCommandPlugin", targets: ["HaggleCommandPlugin"]),
    .executable(name: "LayoutBench", targets: ["LayoutBench"]),
    .executable(name: "FrontendBench", targets: ["FrontendBench"]),
    .executable(name: "FigureBench", targets: ["FigureBench"]),
    .executable(name: "BrowserEngine", targets: ["BrowserEngine"]),
    .executable(name: "EngineComparison", targets: ["EngineComparison"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Layer 0: no imports, not even Foundation.
    .target(name: "LayoutEngine", swiftSettings: portable),
    .target(name: "Markup", swiftSettings: portable),
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),

    .systemLibrary(
      name: "CMarkGFM",
      pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
    ),
    .target(name: "Markdown", dependencies: ["CMarkGFM"], swiftSettings: strict),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // Files on their way to where they are read; these know the system and nothing of sites.
    .target(name: "CFileSystem"),
    .target(name: "Publication", dependencies: ["CFileSystem"], swiftSettings: strict),

    // Layer 1
    .target(name: "ViewProgram", dependencies: ["LayoutEngine"], swiftSettings: portable),
    .target(name: "Explanation", dependencies: ["LayoutEngine", "Markup"], swiftSettings: portable),
    .target(name: "SwiftInterpreter", dependencies: ["LayoutEngine", "ViewProgram"], swiftSettings: portable),
    .target(
      name: "SwiftUIViews",
      dependencies: ["LayoutEngine", "ViewProgram", "SwiftInterpreter"],
      swiftSettings: portable
    ),
    .target(
      name: "XMLValidation",
      dependencies: ["AllocatedMemory", "CLibXML2"],
      resources: [.embedInCode("Schemas")],
      swiftSettings: strict
    ),

    .target(name: "Diagnostics", dependencies: ["LayoutEngine", "Markup", "ViewProgram"], swiftSettings: strict),

    // Layer 2
    .target(
      name: "SwiftFrontend",
      dependencies: [
        "LayoutEngine", "ViewProgram", "Diagnostics",
        .product(name: "SwiftSyntax", package: swiftSyntax),
        .product(name: "SwiftParser", package: swiftSyntax),
        .product(name: "SwiftParserDiagnostics", package: swiftSyntax),
        .product(name: "SwiftDiagnostics", package: swiftSyntax),
        .product(name: "SwiftOperators", package: swiftSyntax),
      ],
      swiftSettings: strict
    ),
    // Reads trace documents back; natively, for it uses Foundation.
    .target(name: "TraceReading", dependencies: ["Explanation", "LayoutEngine"], swiftSettings: strict),
    .target(name: "Figures", dependencies: ["Explanation", "LayoutEngine", "Markup"], swiftSettings: portable),
    .target(
      name: "SymbolLibrary",
      dependencies: ["LayoutEngine", "SwiftInterpreter", "SwiftUIViews", "Figures"],
      swiftSettings: strict
    ),
    .target(
      name: "FontLibrary",
      dependencies: ["LayoutEngine", "Figures"],
      resources: [.embedInCode("Fonts")],
      swiftSettings: strict
    ),

    // Layer 3
    .target(
      name: "LivePage",
      dependencies: ["LayoutEngine", "ViewProgram", "Explanation", "Figures", "Markup"],
      swiftSettings: portable
    ),
    .target(name: "BrowserRuntime"),
    .target(
      name: "BrowserSession",
      dependencies: ["LayoutEngine", "ViewProgram", "SwiftUIViews", "Explanation", "Figures", "LivePage", "Markup"],
      swiftSettings: portable
    ),
    .executableTarget(
      name: "BrowserEngine",
      dependencies: ["BrowserSession", "LivePage", "SwiftUIViews", "ViewProgram", "Markup", "BrowserRuntime"],
      swiftSettings: strict + (isForBrowser ? [.unsafeFlags(["-Osize"])] : [])
    ),
    .target(name: "AllocatedMemory"),
    .executableTarget(
      name: "EngineComparison",
      dependencies: [
        "LayoutEngine", "ViewProgram", "SwiftUIViews", "SwiftFrontend", "ScenarioPipeline", "BrowserSession",
        "SymbolLibrary", "AllocatedMemory",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "ScenarioPipeline",
      dependencies: [
        "LayoutEngine", "ViewProgram", "SwiftInterpreter", "SwiftUIViews", "Diagnostics", "SwiftFrontend",
        "Explanation", "Figures", "SymbolLibrary",
        "Markup", "TraceReading", "XMLValidation",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SiteGeneration",
      dependencies: [
        "CZlib", "LayoutEngine", "ViewProgram", "SwiftInterpreter", "SwiftUIViews", "Diagnostics", "SwiftFrontend",
        "ScenarioPipeline", "Explanation", "Figures", "LivePage", "Markdown", "Markup", "Publication",
        "TraceReading", "XMLValidation", "FontLibrary",
        .product(name: "Yams", package: "Yams"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Records"), .embedInCode("Theme")],
      swiftSettings: strict
    ),

    // A site in a browser while it is written; natively, with its own server.
    .target(
      name: "SiteServing",
      dependencies: [
        "Diagnostics", "Figures", "Explanation", "LayoutEngine", "Markup", "ScenarioPipeline", "SiteGeneration",
        "ViewProgram",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.embedInCode("Assets")],
      swiftSettings: strict
    ),

    // Layer 4
    .target(
      name: "ScenarioCommands",
      dependencies: [
        "LayoutEngine", "SwiftInterpreter", "SwiftUIViews", "Diagnostics", "ScenarioPipeline", "Explanation",
        "Figures", "FontLibrary", "Markup", "XMLValidation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "HaggleCommand",
      dependencies: [
        "LayoutEngine", "ViewProgram", "Diagnostics", "Publication", "ScenarioPipeline", "ScenarioCommands",
        "SiteGeneration", "SiteServing", "XMLValidation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    // The product is called haggle; a module of that name could not be told from Haggle on a Mac's disk.
    .executableTarget(
      name: "HaggleProgram", dependencies: ["AllocatedMemory", "HaggleCommand", "SwiftFrontend"],
      swiftSettings: strict),
    .target(
      name: "Haggle",
      dependencies: [
        "Diagnostics", "Explanation", "Figures", "LayoutEngine", "ScenarioPipeline", "SwiftUIViews", "ViewProgram",
      ],
      swiftSettings: strict
    ),
    .target(name: "HaggleTesting", dependencies: ["Haggle"], swiftSettings: strict),
    // Runs the haggle that is installed, so that a package need not build it.
    .plugin(
      name: "HaggleCommandPlugin",
      capability: .command(
        intent: .custom(verb: "haggle", description: "Checks, records and compares the layouts of this package."))
    ),
    .target(name: "BenchmarkTrees", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .executableTarget(
      name: "LayoutBench",
      dependencies: ["BenchmarkTrees", "LayoutEngine"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FrontendBench",
      dependencies: ["LayoutEngine", "SwiftFrontend", "SwiftUIViews", "ViewProgram"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FigureBench",
      dependencies: ["Explanation", "Figures", "LayoutEngine", "SwiftFrontend", "SwiftUIViews", "ViewProgram"],
      swiftSettings: strict
    ),
    .executableTarget(name: "ValidationBench", dependencies: ["XMLValidation"], swiftSettings: strict),
    .executableTarget(name: "FontTable", path: "Sources/FontTable", swiftSettings: strict),
    .executableTarget(name: "PublicationTrial", dependencies: ["Publication"], swiftSettings: strict),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Diagnostics", "LayoutEngine", "ScenarioPipeline", "SwiftFrontend", "SwiftUIViews", "ViewProgram",
      ],
      swiftSettings: strict
    ),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["LayoutEngine", "BenchmarkTrees", "FontTable", "TestSupport", "TraceSamples"],
      exclude: ["Facts"],
      swiftSettings: strict
    ),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: strict),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"], swiftSettings: strict),
    .testTarget(
      name: "PublicationTests",
      dependencies: ["Publication", "PublicationTrial"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftInterpreterTests",
      dependencies: ["LayoutEngine", "SwiftInterpreter", "ViewProgram", "SwiftFrontend"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftUIViewsTests",
      dependencies: ["SwiftUIViews", "SwiftInterpreter", "ViewProgram", "LayoutEngine", "SwiftFrontend"],
      exclude: ["Facts/devices.json"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ViewProgramTests",
      dependencies: ["ViewProgram", "LayoutEngine", "SwiftFrontend", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LivePageTests",
      dependencies: ["LivePage", "Explanation", "Figures", "LayoutEngine", "ScenarioPipeline"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BrowserSessionTests",
      dependencies: [
        "BrowserSession", "Explanation", "LayoutEngine", "LivePage", "SwiftFrontend", "SwiftUIViews", "ViewProgram",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "BrowserRuntimeTests", dependencies: ["BrowserRuntime", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "XMLValidationTests", dependencies: ["AllocatedMemory", "XMLValidation"], swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics", "LayoutEngine", "ViewProgram"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftFrontendTests",
      dependencies: ["SwiftFrontend", "ViewProgram"],
      swiftSettings: strict
    ),
    // Layouts that the tests of the record, of its words and of its pictures share.
    .target(
      name: "TraceSamples",
      dependencies: ["LayoutEngine", "SwiftFrontend", "SwiftUIViews", "TestSupport", "ViewProgram"],
      path: "Tests/TraceSamples", swiftSettings: strict),
    .testTarget(
      name: "ExplanationTests",
      dependencies: [
        "Explanation", "LayoutEngine", "Markup", "SwiftInterpreter", "SwiftUIViews", "ViewProgram", "SwiftFrontend",
        "TraceSamples",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TraceReadingTests",
      dependencies: ["TraceReading", "Explanation", "LayoutEngine", "TestSupport", "TraceSamples"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FiguresTests",
      dependencies: ["Figures", "Explanation", "LayoutEngine", "TraceSamples"],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FontLibraryTests",
      dependencies: ["FontLibrary", "Figures", "LayoutEngine", "TraceSamples"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SymbolLibraryTests",
      dependencies: ["SymbolLibrary", "Figures", "SwiftUIViews"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["LayoutEngine", "ViewProgram", "SwiftUIViews", "SwiftFrontend"],
      exclude: ["Cases", "Recorded"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["Fuzz"],
      exclude: ["Corpus"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScenarioPipelineTests",
      dependencies: [
        "Diagnostics", "Figures", "LayoutEngine", "ScenarioPipeline", "SwiftFrontend", "TestSupport",
        "SwiftInterpreter", "SwiftUIViews", "ViewProgram",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SiteGenerationTests",
      dependencies: [
        "Diagnostics", "Explanation", "LayoutEngine", "Markup", "Publication", "ScenarioPipeline", "SiteGeneration",
        "SwiftFrontend", "TestSupport",
        "SwiftInterpreter", "SwiftUIViews",
        "ViewProgram",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SiteServingTests",
      dependencies: [
        "SiteServing", "SiteGeneration", "Diagnostics", "ScenarioPipeline", "TestSupport",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HaggleTests",
      dependencies: ["Haggle", "LayoutEngine", "TestSupport"],
      swiftSettings: strict
    ),
    // The tests of a package that uses HaggleTesting, as its manifest has them.
    .testTarget(
      name: "RowsTests",
      dependencies: ["HaggleTesting"],
      path: "Examples/Rows/Tests/RowsTests",
      exclude: ["rows.txt"]
    ),
    .testTarget(
      name: "HaggleTestingTests",
      dependencies: ["HaggleTesting", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HaggleCommandTests",
      dependencies: [
        "Diagnostics", "HaggleCommand", "HaggleProgram", "LayoutEngine", "ScenarioCommands", "ScenarioPipeline",
        "SiteGeneration", "TestSupport", "ViewProgram",
        "XMLValidation",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
