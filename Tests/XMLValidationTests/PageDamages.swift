import XMLValidation

/// Faults a page can have, besides those of its figures.
extension Damage {
  static let ofPages: [Damage] = [
    Damage(
      "unclosed element", "<meta charset=\"utf-8\"/>", "<meta charset=\"utf-8\">", .wellFormedness, "meta",
      at: "</head>"),
    Damage("HTML's own entity", "First step", "First&nbsp;step", .wellFormedness, "nbsp"),
    Damage("no language", " lang=\"en\"", "", .references, "language", at: "<html"),
    Damage("no title", "<title>Two columns</title>\n<link", "<link", .references, "title", at: "<html"),
    Damage("no heading", "<h1 id=\"top\">Two columns</h1>", "", .references, "0 'h1'", at: "<html"),
    Damage("two headings", "<p><a", "<h1>More</h1><p><a", .references, "2 'h1'"),
    Damage("image without alternative", " alt=\"Thumbnail\"", "", .references, "alt", at: "<img"),
    Damage("dangling anchor", "href=\"#step-1\"", "href=\"#step-2\"", .references, "'step-2'"),
    Damage("dangling label", "for=\"width\"", "for=\"height\"", .references, "'height'"),
    Damage("dangling name", "labelledby=\"caption\"", "labelledby=\"gone\"", .references, "'gone'"),
    Damage("id of the figure again", "id=\"top\"", "id=\"f-clip\"", .references, "'f-clip' is used", at: "<clipPath"),
    Damage("event handler", "<h1 id", "<h1 onclick=\"x()\" id", .references, "onclick"),
    Damage("link that runs a script", "other.html#top", "java&#10;script:x()", .references, "runs a script"),
    Damage("script in the page", " src=\"player.js\">", ">x()", .references, "file of the site", at: "<script"),
    Damage(
      "script from elsewhere", "player.js", "https://e.org/x.js", .references, "no file of the site", at: "<script"),
    Damage("page in no namespace", " xmlns=\"http://www.w3.org/1999/xhtml\"", "", .references, "XHTML", at: "<html"),
    Damage("bad value in the figure", "height=\"20\"", "height=\"2,5\"", .profile, "'2,5'", node: "n1"),
    Damage("unknown attribute in the figure", "<ellipse rx", "<ellipse bogus=\"1\" rx", .dtd, "bogus", node: "n2"),
  ]
}
