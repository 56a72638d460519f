#if arch(wasm32)
  import BrowserSession
  import LivePage
  import Markup
  import SwiftUIViews
  import ViewProgram

  /// A scenario that the page has opened, with what was laid out last.
  final class OpenScenario {
    private let session: ScenarioSession
    private var run: PreviewRun?

    init(bytes: [UInt8]) throws(ProgramReadingError) { session = try ScenarioSession(bytes: bytes) }

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

    // MARK: - A live page

    func show(_ address: String) -> Answer {
      do throws(Diagnostics) {
        guard let page = try session.show(PageAddress(address)) else { return Answer(missing: "preview") }
        return Answer(text: page.json)
      } catch {
        return Answer(isProblem: true, text: ProblemDocument(error).json)
      }
    }

    func panel(_ request: String) -> Answer {
      session.panel(request).map { Answer(text: $0) } ?? Answer(missing: "panel")
    }

    // MARK: - One layout

    func layOut(preview index: Int) -> Answer {
      run = nil
      guard session.previews.indices.contains(index) else { return Answer(missing: "preview") }
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
      run.map { Answer(text: text($0)) } ?? Answer(missing: "layout")
    }
  }

  extension Answer {
    fileprivate init(missing name: String) {
      self.init(isProblem: true, text: ProblemDocument(missing: name).json)
    }
  }
#endif
