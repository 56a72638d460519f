public import Diagnostics
internal import Markup
internal import SwiftFrontend
internal import ViewProgram

/// Everything in a file that can be shown: its previews, their presentations, and its views by themselves.
public struct ScenarioContents: Sendable {
  private var previews: [String]
  private var views: [ShownView]

  /// - Throws: The errors in the file.
  public init(of file: ScenarioFile, _ runner: ScenarioRunner) throws(Problem) {
    if file.files[0].firstError != nil {
      let sources = SourceFiles(file.sources)
      throw Problem(.content, file.files[0].errors.map(sources.report))
    }
    previews = runner.previewNames(of: file)
    views = runner.frontend.views(of: file.files)
  }

  /// One line each: `preview "Dark"`, `view Row, with title "Title"`.
  public func text() -> String {
    let views = views.map { view in
      let samples = view.samples.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
      let name = (view.isApp ? "app " : "view ") + view.name
      return samples.isEmpty ? name : "\(name), with \(samples)"
    }
    let lines = previews.map { "preview \"\($0)\"" } + views
    return lines.isEmpty ? "no preview and no view" : lines.joined(separator: "\n")
  }

  /// An object with `previews` and `views`.
  public func json() -> String {
    var json = JSONWriter(isPretty: true)
    json.object { json in
      json.field("previews") { json in
        json.array { json in
          for preview in previews { json.object(onOneLine: true) { $0.field("name", preview) } }
        }
      }
      json.field("views") { json in
        json.array { json in
          for view in views { write(view, to: &json) }
        }
      }
    }
    return json.finish()
  }

  private func write(_ view: ShownView, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", view.name)
      json.field("arguments") { json in
        json.array { json in
          for parameter in view.parameters {
            json.object(onOneLine: true) { json in
              json.field("name", parameter)
              if let sample = view.samples.first(where: { $0.name == parameter }) { json.field("sample", sample.text) }
            }
          }
        }
      }
    }
  }
}
