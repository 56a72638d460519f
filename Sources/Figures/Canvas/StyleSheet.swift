import LayoutEngine

/// The style sheet inside a figure: its own classes and one class for each of the scenario's colours.
struct StyleSheet {
  private(set) var paints: [Paint] = []

  /// The class that fills with a paint; the same paint always gets the same class.
  mutating func fill(_ paint: Paint) -> String { "f" + number(of: paint) }

  /// The class that strokes with a paint.
  mutating func stroke(_ paint: Paint) -> String { "s" + number(of: paint) }

  private mutating func number(of paint: Paint) -> String {
    if let index = paints.firstIndex(of: paint) { return "\(index + 1)" }
    paints.append(paint)
    return "\(paints.count)"
  }

  /// The rules as text, every selector below the figure's own id.
  func text(scope: String, scheme: ColorScheme) -> String {
    var lines = StyleSheet.fixed.map { scope + " " + $0 }
    lines += colors(dark: scheme == .dark, scope: scope)
    if scheme == .adaptive {
      lines.append("@media (prefers-color-scheme: dark) {")
      lines += colors(dark: true, scope: scope)
      lines.append("}")
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private func colors(dark: Bool, scope: String) -> [String] {
    let palette = dark ? Palette.dark : Palette.light
    var lines = palette.rules().map { scope + " " + $0.selector + "{" + $0.declarations + "}" }
    for (index, paint) in paints.enumerated() {
      let color = dark ? paint.dark : paint.light
      lines.append(scope + " .f\(index + 1){" + color.declarations("fill") + "}")
      lines.append(scope + " .s\(index + 1){" + color.declarations("stroke") + "}")
    }
    return lines
  }

  private static let fixed = [
    "text{font-family:Inter,system-ui,sans-serif;white-space:pre}",
    ".title{font-size:16px;font-weight:600}",
    ".heading{font-size:12.5px;font-weight:600}",
    ".name{font-size:12px;font-weight:600}",
    ".number{font-size:11.5px;font-weight:500;font-variant-numeric:tabular-nums}",
    ".note{font-size:12px}",
    ".line{fill:none}",
    ".container{stroke-width:1}",
    ".chip{fill-opacity:.93}",
    ".casing{fill:none;stroke-width:4.5}",
    ".veil{fill-opacity:.6;fill-rule:evenodd}",
    ".proposal{stroke-width:1.5;stroke-dasharray:6 4}",
    ".answer{stroke-width:1.5}",
    ".guide{stroke-width:1.25;stroke-dasharray:8 3 2 3}",
    ".dimension{stroke-width:1;stroke-dasharray:none}",
    ".plain{stroke-dasharray:none}",
    ".hair{stroke-width:1}",
    ".focus{stroke-width:1.75}",
    ".moved{stroke-width:1.25;stroke-dasharray:10 4}",
    ".clipped{stroke-width:1.25;stroke-dasharray:3 3}",
    ".dotted{stroke-width:2;stroke-dasharray:0 6;stroke-linecap:round}",
    ".ghost{stroke-width:1.25;stroke-dasharray:4 3}",
    ".hatch{stroke-width:1;stroke-opacity:.45}",
    ".sign{stroke-width:1.25}",
    ".rule{stroke-width:1}",
    ".solid{fill-opacity:.16}",
    ".room,.band{fill-opacity:.07}",
    ".wash{fill-opacity:.12}",
    ".zigzag{stroke-width:1.5;stroke-linejoin:round}",
  ]
}
