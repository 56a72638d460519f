public import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import ViewProgram

/// Views as a source writes them, laid out.
public enum Written {
  /// The trace of a preview of a fixed size.
  ///
  /// - Parameters:
  ///   - views: what the preview shows.
  ///   - declarations: the declarations next to the preview.
  public static func trace(
    _ views: String, width: Int, height: Int, declarations: String = ""
  ) throws -> Trace {
    let source = """
      import SwiftUI
      #Preview("Written", traits: .fixedLayout(width: \(width), height: \(height))) {
        \(views)
      }
      \(declarations)
      """
    let text = SourceText(name: "written.swift", bytes: Array(source.utf8))
    let program = try Frontend(platform: .iOS).parse([text]).program
    let interpreter = Interpreter(program: program, options: EvaluationOptions(platform: .iOS))
    return try interpreter.run(program.previews[0]).trace
  }
}
