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

  /// The rules that a figure needs as text, every selector below the figure's own id.
  ///
  /// A class has one rule, and classes that look the same share it.
  func text(scope: String, scheme: ColorScheme, used: UsedStyles) -> String {
    let colors = rules(dark: scheme == .dark)
    var lines = StyleSheet.lines(StyleSheet.fixed + colors, used, scope)
    if scheme == .adaptive {
      lines.append("@media (prefers-color-scheme:dark){")
      let others = zip(colors, rules(dark: true)).compactMap { light, dark in dark.without(light) }
      lines += StyleSheet.lines(others, used, scope)
      lines.append("}")
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The rules that name a colour; there are as many in every appearance.
  private func rules(dark: Bool) -> [Rule] {
    let paints = paints.enumerated().flatMap { index, paint in
      let color = dark ? paint.dark : paint.light
      return [
        Rule(["f\(index + 1)"], color.declarations("fill")), Rule(["s\(index + 1)"], color.declarations("stroke")),
      ]
    }
    return (dark ? Palette.dark : Palette.light).rules() + paints
  }

  private static func lines(_ rules: [Rule], _ used: UsedStyles, _ scope: String) -> [String] {
    var declared: [Rule] = []
    for rule in rules {
      for name in rule.classes where used.classes.contains(name) {
        if let index = declared.firstIndex(where: { $0.classes == [name] }) {
          declared[index].declarations += ";" + rule.declarations
        } else {
          declared.append(Rule([name], rule.declarations))
        }
      }
    }
    var shared: [Rule] = []
    for rule in declared {
      if let index = shared.firstIndex(where: { $0.declarations == rule.declarations }) {
        shared[index].classes += rule.classes
      } else {
        shared.append(rule)
      }
    }
    return shared.map { rule in
      let selectors = rule.classes.map { scope + ($0 == "text" ? " " : " .") + $0 }
      return selectors.joined(separator: ",") + "{" + rule.declarations + "}"
    }
  }

  /// What elements of some classes look like; `text` stands for every text.
  struct Rule {
    var classes: [String]
    var declarations: String

    init(_ classes: [String], _ declarations: String) {
      self.classes = classes
      self.declarations = declarations
    }

    /// The rule with only the declarations that another has not; `nil` when it has them all.
    func without(_ other: Rule) -> Rule? {
      let known = other.declarations.split(separator: ";")
      let own = declarations.split(separator: ";").filter { !known.contains($0) }
      return own.isEmpty ? nil : Rule(classes, own.joined(separator: ";"))
    }
  }

  // What is not said is as the root has it: letters of 12 pixels, lines of one.
  private static let fixed: [Rule] = [
    Rule(
      ["text"],
      "font-family:Inter,system-ui,sans-serif;font-kerning:none;font-variant-ligatures:none;fill:currentColor"
    ),
    Rule(["title"], "font-size:16px;font-weight:600"),
    Rule(["heading"], "font-size:12.5px;font-weight:600"),
    Rule(["name"], "font-weight:600"),
    Rule(["number"], "font-size:11.5px;font-weight:500;font-variant-numeric:tabular-nums"),
    Rule(["strong"], "font-size:11.5px;font-weight:700;font-variant-numeric:tabular-nums"),
    Rule(["line"], "fill:none;stroke:currentColor"),
    Rule(["area"], "fill:currentColor"),
    Rule(["chip"], "fill-opacity:.93"),
    Rule(["casing"], "fill:none;stroke:currentColor;stroke-width:4.5"),
    Rule(["veil"], "fill-opacity:.6"),
    Rule(["unplaced"], "fill-opacity:.65"),
    Rule(["proposal"], "stroke-width:1.5;stroke-dasharray:6 4"),
    Rule(["answer"], "stroke-width:1.5"),
    Rule(["guide"], "stroke-width:1.25;stroke-dasharray:8 3 2 3"),
    Rule(["dimension"], "stroke-width:1;stroke-dasharray:none"),
    Rule(["plain"], "stroke-dasharray:none"),
    Rule(["focus"], "stroke-width:1.75"),
    Rule(["moved"], "stroke-width:1.25;stroke-dasharray:10 4"),
    Rule(["clipped"], "stroke-width:1.25;stroke-dasharray:3 3"),
    Rule(["dotted"], "stroke-width:2;stroke-dasharray:0 6;stroke-linecap:round"),
    Rule(["ghost"], "stroke-width:1.25;stroke-dasharray:4 3"),
    Rule(["hatch"], "stroke-opacity:.45"),
    Rule(["sign"], "stroke-width:1.25"),
    Rule(["solid"], "fill-opacity:.16"),
    Rule(["room", "band"], "fill-opacity:.07"),
    Rule(["wash"], "fill-opacity:.12"),
    Rule(["in-turn"], "visibility:hidden"),
    Rule(["zigzag"], "stroke-width:1.5;stroke-linejoin:round"),
  ]
}
