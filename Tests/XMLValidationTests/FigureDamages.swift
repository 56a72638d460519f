import XMLValidation

/// Faults a figure can have.
extension Damage {
  static let ofFigures: [Damage] = [
    // Well-formedness
    Damage(
      "unclosed element", "<g data-node=\"n2\"", "<g><g data-node=\"n2\"", .wellFormedness, "mismatch", at: "</svg>",
      node: "n1"),
    Damage("unknown entity", "85.3 ×", "85.3&nbsp;×", .wellFormedness, "nbsp", node: "n1"),
    Damage("bare ampersand", "85.3 ×", "85.3 & 4", .wellFormedness, "EntityRef", node: "n1"),
    Damage("bare less-than", "85.3 ×", "85.3 < 4", .wellFormedness, "StartTag", node: "n1"),
    Damage("control character", "85.3 ×", "85.3 \u{8}", .wellFormedness, "PCDATA", node: "n1"),
    Damage("attribute twice", "x=\"4\"", "x=\"4\" x=\"5\"", .wellFormedness, "x redefined", node: "n1"),
    Damage("two roots", "</svg>", "</svg><svg/>", .wellFormedness, "Extra content"),
    Damage("undeclared prefix", "<ellipse", "<foo:ellipse", .wellFormedness, "foo", node: "n2"),

    // Profile
    Damage("missing title", "<title id=\"f-title\">Two columns</title>", "", .profile, "desc", at: "<desc"),
    Damage("blank title", ">Two columns<", "> <", .profile, "title", at: "<title"),
    Damage(
      "missing description", "<desc id=\"f-desc\">A grid that answers more than it was offered.</desc>", "", .profile,
      "desc", at: "<style"),
    Damage("missing viewBox", "viewBox=\"0 0 300 120.5\" ", "", .profile, "viewBox", at: "<svg"),
    Damage("missing role", "role=\"img\" ", "", .profile, "role", at: "<svg"),
    Damage("missing width", "id=\"f\" width=\"300\"", "id=\"f\"", .profile, "width", at: "<svg"),
    Damage("wrong role", "role=\"img\"", "role=\"button\"", .profile, "role", at: "<svg"),
    Damage("unknown element", "<ellipse", "<elipse", .profile, "elipse", node: "n2"),
    Damage("unknown attribute", "<ellipse rx", "<ellipse bogus=\"1\" rx", .profile, "bogus", node: "n2"),
    Damage("number with comma", "height=\"20\"", "height=\"2,5\"", .profile, "'2,5'", node: "n1"),
    Damage("number with exponent", "height=\"20\"", "height=\"1e-07\"", .profile, "'1e-07'", node: "n1"),
    Damage("infinite number", "x=\"-0.5\"", "x=\"inf\"", .profile, "'inf'", node: "n1"),
    Damage("negative width", "width=\"85.3333\"", "width=\"-1\"", .profile, "'-1'", node: "n1"),
    Damage("path without move", "d=\"M0 0L10.5", "d=\"L10.5", .profile, "'d'", node: "n2"),
    Damage("path of words", "d=\"M0 0L10.5 -3", "d=\"hello", .profile, "'d'", node: "n2"),
    Damage("path with a coordinate missing", "L10.5 -3H4", "L10.5H4", .profile, "'d'", node: "n2"),
    Damage("bad transform", "translate(10 20)", "translate(10 20", .profile, "transform", node: "n1"),
    Damage("unknown transform", "scale(2)", "spin(2)", .profile, "transform", node: "n1"),
    Damage("unknown colour", "stroke=\"#0969da\"", "stroke=\"#0969d\"", .profile, "stroke", node: "n1"),
    Damage("opacity above one", "opacity=\"0.5\"", "opacity=\"1.5\"", .profile, "opacity", node: "n2"),
    Damage("id with a space", "id=\"f-mark\"", "id=\"f mark\"", .profile, "'f mark'", node: "n2"),
    Damage("a call that is no id", "data-call=\"c3\"", "data-call=\"3 c\"", .profile, "data-call", node: "n2"),
    Damage("script", "<ellipse", "<script>x</script><ellipse", .profile, "script", node: "n2"),
    Damage("event handler", "<ellipse rx", "<ellipse onclick=\"x\" rx", .profile, "onclick", node: "n2"),
    Damage("foreign content", "<ellipse", "<foreignObject/><ellipse", .profile, "foreignObject", node: "n2"),
    Damage("text outside of text", "<ellipse", "stray<ellipse", .profile, "g", at: "<g data-node=\"n2\"", node: "n2"),
    Damage("other root", "http://www.w3.org/2000/svg", "http://example.org/svg", .profile, "svg", at: "<svg"),

    // SVG 1.1
    Damage("unknown attribute for the DTD", "<ellipse rx", "<ellipse bogus=\"1\" rx", .dtd, "bogus", node: "n2"),
    Damage("unknown element for the DTD", "<ellipse", "<elipse", .dtd, "No declaration for element elipse", node: "n2"),
    Damage(
      "missing required attribute", "<circle cx=\"1\" cy=\"2\" r=\"3\"", "<circle cx=\"1\"", .dtd, "r", node: "n2"),

    // References
    Damage("duplicate id", "id=\"f-mark\"", "id=\"f-clip\"", .references, "'f-clip' is used already", node: "n2"),
    Damage("dangling clip", "url(#f-clip)", "url(#f-clop)", .references, "'f-clop'", node: "n2"),
    Damage("dangling fill", "url(#f-fade)", "url(#gone)", .references, "'gone'", node: "n2"),
    Damage("dangling fill in the style sheet", "url(#f-hatch)", "url(#gone)", .references, "'gone'", at: "<style"),
    Damage("dangling use", "#f-mark\"/>", "#gone\"/>", .references, "'gone'", node: "n1"),
    Damage("dangling label", "f-title f-desc\"", "f-title gone\"", .references, "'gone'", at: "<svg"),
    Damage("external use", "\"#f-mark\"", "\"a.svg#m\"", .references, "outside", node: "n1"),
    Damage("external image", "data:image/png;base64,", "https://e.org/", .references, "outside", node: "n1"),
    Damage("local file as image", "data:image/png;base64,", "/etc/", .references, "outside", node: "n1"),
    Damage("SVG inside an image", "image/png", "image/svg+xml", .references, "outside", node: "n1"),
    Damage("external style", "#f .node{fill:#fff", "@import 'x.css';a{fill:#fff", .references, "import", at: "<style"),
    Damage("external paint", "url(#f-hatch)", "url('https://e.org/a')", .references, "outside", at: "<style"),
  ]
}
