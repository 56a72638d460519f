internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A Mac's window, whose views may ask for a bar above them.
struct Window {
  /// In points.
  var size: Size
  /// Whether the size is the whole window's; else it is that of the room below its bar.
  var includesBar: Bool
}

/// What a preview adds to the program that is run for it: its device and surface, and the state that lasts from round
/// to round.
///
/// It is the evaluator's framework, which the interpreter asks for the meaning of SwiftUI's names.
final class PreviewContext {
  private(set) var options: EvaluationOptions
  /// The environment that `@Environment` reads now; `reading` sets it.
  private(set) var environment: ViewEnvironment
  /// The state that lasts from round to round.
  let memory = RoundMemory()
  /// The objects that the preview inserts into SwiftData or Core Data.
  let store = ObjectStore()
  /// The device that the preview is laid out on; `nil` when its size is fixed.
  var device: Device?
  /// Whether the preview is as large as its view, which is proposed the device's size.
  var fitsView = false
  /// The widget that the preview shows; `nil` for other previews.
  var widget: ShownWidget?
  /// The values that `layoutValue` set on the nodes of the tree that is being made.
  var layoutValues: [NodeID: [LayoutValueEntry]] = [:]
  /// The size of the preview's screen; the program asks for it by `readScreen`.
  var screen = Device.default.size
  /// Whether the program has asked for the screen's size.
  private(set) var hasReadScreen = false
  /// The preview's window on macOS; `nil` where only a proposal decides.
  var window: Window?
  /// The safe area insets of the screen.
  var safeAreaInsets = Insets.zero
  /// UTF-8 bytes of the texts in the tree that is being made.
  var textLength = 0
  /// The alignments that the scenario defines, in the order they were first asked for.
  var customGuides: [CustomGuide] = []
  /// Objects that are read from the environment although no view provides them, by their types.
  var assumedObjects: [String: Value] = [:]
  /// The object of the program's own class that the app has as its delegate.
  var appDelegate: Value?
  /// How many namespaces there are.
  private var namespaces = 0
  /// The tables that calls name, by the places of the keys to be looked up in them.
  var stringTables: [SourceRange: String] = [:]
  /// Where the keys of `String(localized:)` are, by the places of the calls.
  var localizedKeys: [SourceRange: SourceRange] = [:]
  /// The places of literals for which there was no text.
  var untranslated: Set<SourceRange> = []
  /// What has been asked of symbols' names.
  var symbolListings: [String: SymbolListing] = [:]
  /// The symbols about which a diagnostic has been reported.
  var symbolsTold: Set<String> = []
  /// The first error in a closure that the layout called.
  var layoutProblem: Diagnostics?

  init(_ options: EvaluationOptions) {
    self.options = options
    environment = ViewEnvironment(platform: options.platform)
  }

  /// A name that no other namespace has.
  func newNamespace() -> String {
    namespaces += 1
    return "\(namespaces)"
  }

  /// Lays out with the fonts and defaults of the device's platform, where that is a Mac's window.
  func takePlatform(of device: Device) {
    guard device.platform == .macOS else { return }
    options.platform = .macOS
    environment = ViewEnvironment(platform: .macOS)
  }

  /// The screen's size for the program, whose views depend on it from then on.
  func readScreen() -> Size {
    hasReadScreen = true
    return screen
  }

  /// Does work that reads an environment with `@Environment`, and then restores the previous one.
  func reading<Result>(
    _ environment: ViewEnvironment, _ work: () throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> Result {
    let outer = self.environment
    self.environment = environment
    defer { self.environment = outer }
    return try work()
  }
}

extension Evaluator {
  /// An evaluator for one preview of a program.
  convenience init(program: Program, catalog: Catalog, options: EvaluationOptions) {
    let preview = PreviewContext(options)
    self.init(
      program: program, catalog: catalog, framework: preview, limits: options.limits.evaluation,
      spending: options.spending ?? Spending())
    forgiveness = options.forgiveness
    preview.memory.states.canHoldObjects = types.values.contains { $0.kind == .classType }
  }

  /// Counts a text that is laid out.
  func take(text: String, _ source: SourceRange) throws(Diagnostics) {
    try step(source, cost: text.utf8.count / 8)
    let limit = preview.options.limits.textLength
    let (length, before) = (preview.textLength + text.utf8.count, preview.options.layoutBefore.textLength)
    if length > limit { throw .tooMuchText(limit, of: "the preview's", source) }
    if length > Limits.left(of: limit, used: 0, before: before) {
      throw .tooMuchText(limit * Limits.previewShares, of: "the previews'", source)
    }
    preview.textLength = length
  }

  /// The preview that the evaluator serves; every evaluator here is made for one.
  var preview: PreviewContext { unsafeDowncast(framework, to: PreviewContext.self) }
}
