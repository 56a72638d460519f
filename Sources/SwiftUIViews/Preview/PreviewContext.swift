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

/// What a preview adds to the program that is run for it: what it is laid out on, and what lasts from round to round.
///
/// It is the evaluator's framework, which the interpreter asks for the meaning of SwiftUI's names.
final class PreviewContext {
  private(set) var options: EvaluationOptions
  /// What is read with `@Environment` now; `reading` hands one down.
  private(set) var environment: ViewEnvironment
  /// What lasts from round to round.
  let memory = RoundMemory()
  /// The objects that the preview puts where SwiftData or Core Data keeps them.
  let store = ObjectStore()
  /// The device that the preview is laid out on; `nil` when its size is fixed.
  var device: Device?
  /// Whether the preview is as large as its view, which is proposed the device's size.
  var fitsView = false
  /// What the preview shows of a widget; `nil` for any other.
  var widget: ShownWidget?
  /// What `layoutValue` set on the nodes of the tree that is being made.
  var layoutValues: [NodeID: [LayoutValueEntry]] = [:]
  /// The size of what the preview is laid out on; the program asks for it by `readScreen`.
  var screen = Device.default.size
  /// Whether the program has asked for the screen's size.
  private(set) var hasReadScreen = false
  /// The window that it is on macOS; `nil` where a proposal decides alone.
  var window: Window?
  /// What is not safe of it at its edges.
  var safeAreaInsets = Insets.zero
  /// UTF-8 bytes of the texts in the tree that is being made.
  var textLength = 0
  /// The alignments that the scenario defines, in the order they were first asked for.
  var customGuides: [CustomGuide] = []
  /// Objects that are read from the environment though no view hands them down, by their types.
  var assumedObjects: [String: Value] = [:]
  /// The object of the program's own class that the app has as its delegate.
  var appDelegate: Value?
  /// How many namespaces there are.
  private var namespaces = 0
  /// What has been asked of symbols' names.
  var symbolListings: [String: SymbolListing] = [:]
  /// What diagnostics have told of symbols.
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

  /// Does work that reads an environment with `@Environment`; afterwards the one around it is read again.
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
