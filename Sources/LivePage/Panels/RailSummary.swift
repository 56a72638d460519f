internal import Explanation
internal import Markup

/// The rail of very many steps, in a few lines that a page can contain before anybody operates it: all proposals, all
/// answers and all placements, each as one path.
struct RailSummary {
  let rail: RailPanel

  func write(to page: inout MarkupWriter) {
    let steps = rail.steps
    let longest = rail.longest
    var (rises, falls, places) = ("", "", "")
    for (index, step) in steps.enumerated() {
      if let rise = rail.rise(step, longest: longest) {
        rises += "M\(index) \(PageNumber.text(RailPanel.middle - 1))V\(PageNumber.text(RailPanel.middle - 1 - rise))"
      }
      if let fall = rail.fall(step, longest: longest) {
        falls += "M\(index) \(PageNumber.text(RailPanel.middle + 1))V\(PageNumber.text(RailPanel.middle + 1 + fall))"
      }
      if step.kind == .placed { places += "M\(index) 19V25" }
    }
    page.element("svg", [("class", "tick-marks"), ("aria-hidden", "true")]) { page in
      rail.writeBaseline(to: &page)
      let box = "0 0 \(max(1, steps.count - 1)) 44"
      let attributes = [
        ("class", "dense"), ("viewBox", box), ("preserveAspectRatio", "none"), ("width", "100%"), ("height", "44"),
      ]
      page.element("svg", attributes) { page in
        for (name, path) in [("up", rises), ("down", falls), ("put", places)] where !path.isEmpty {
          page.element("path", [("class", name), ("d", path)])
        }
      }
      rail.writePhases(to: &page)
    }
  }
}
