#if arch(wasm32)
  import BrowserSession
  import Markup
  import SwiftUIViews
  import ViewProgram

  /// A scenario that the page has opened, with what was laid out last.
  final class OpenScenario {
    private let session: ScenarioSession
    private var run: PreviewRun?

    init(_ scenario: PortableScenario) { session = ScenarioSession(scenario) }

    /// `{"session": address, "previews": [{"name": …, "caption": …}]}`
    func contents(address: UInt) -> String {
      var json = JSONWriter()
      json.object { json in
        json.field("session", Int(address))
        json.field("previews") { json in
          json.array { json in
            for preview in session.previews {
              json.object { json in
                json.field("name", preview.name)
                json.field("caption", preview.caption)
              }
            }
          }
        }
      }
      return json.finish()
    }

    func layOut(preview index: Int) -> Answer {
      run = nil
      guard session.previews.indices.contains(index) else {
        return Answer(isProblem: true, text: ProblemDocument(missing: "preview").json)
      }
      do throws(Diagnostics) {
        run = try session.layOut(preview: index)
        return Answer(text: "")
      } catch {
        return Answer(isProblem: true, text: ProblemDocument(error).json)
      }
    }

    func figure() -> Answer { answer { session.figure(of: $0) } }

    func trace() -> Answer { answer { session.trace(of: $0) } }

    private func answer(_ text: (PreviewRun) -> String) -> Answer {
      guard let run else { return Answer(isProblem: true, text: ProblemDocument(missing: "layout").json) }
      return Answer(text: text(run))
    }
  }
#endif
