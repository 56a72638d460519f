/// Names, configurations and templates that a site may stumble over.
enum HostileSites {
  static let names = [
    "a b", "a?b", "a%41b", "a#b", "ä", "a\u{308}", "<b>", "a&b", "a\"b", "a'b", "-", "--help", ".hidden", "a.small",
    "a-1", "plain-1", "PLAIN", "index", "assets", "data:text,x", "a\nb", "a\u{1B}[31m", "a\u{202E}b", "a\\b", "CON",
    "~",
    "a..b", "👩‍👩‍👧", "a\u{FEFF}", "reference", "schema", "a:b", "a{{b}}", "a]]>b", "%2e%2e", "manifest",
    String(repeating: "n", count: 200), String(repeating: "é", count: 100),
  ]

  static let configurations = [
    "title: A", "title: \"\"", "title: [1, 2]", "title: \"a\\u0007b\"", "title: <b>&</b>", "title: {a: b}",
    "headline: B",
    "language: de", "language: \"x\\\" onload=\\\"\"", "language: 5", "base-device: iPhone SE", "base-device: none",
    "description: |\n  a\n  b", "description: &a [*a, *a]", "description: *missing", "sections: 5", "sections: []",
    "sections:\n  - folder: first\n    title: F\n    text: T",
    "sections:\n  - folder: ../..\n    title: F\n    text: T",
    "sections:\n  - folder: first\n  - folder: first", "sections:\n  - title: no folder", "unknown: 1", "- a\n- b",
    "a: b: c",
    "\tx: y", "---\n---", "!!binary aaaa", "? a", "%YAML 9.9", "x: &a [1]\ny: &b [*a,*a]\nz: &c [*b,*b]", "\u{FEFF}",
    "title: \"\u{0}\"", "title: 1e999999", "title: ~", "{", "]", "\"", "title: '",
  ]

  static let templateNames = [
    "index", "scenario", "reference", "head", "footer", "masthead", "own", "../index", "assets",
  ]

  static let templates = [
    "{{title}}", "{{", "}}", "{{{title}}}", "{{&title}}", "{{#sections}}", "{{/sections}}", "{{^a}}b{{/a}}",
    "{{> head}}",
    "{{> index}}", "{{> own}}", "{{> missing}}", "{{> ../../../etc/passwd}}", "{{=<% %>=}}", "<% title %>",
    "{{! comment",
    "<html xmlns=\"http://www.w3.org/1999/xhtml\">", "</html>", "<!DOCTYPE html>", "<p>", "</p>", "&nbsp;", "&unknown;",
    "<script>alert(1)</script>", "<img src=\"http://example.org/a.png\"/>", "<?php ?>", "]]>", "\u{0}", "\n",
    "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
    "<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;\">]><a>&c;</a>",
    "{{#sections}}{{#sections}}{{#sections}}x{{/sections}}{{/sections}}{{/sections}}", "{{a.b.c.d}}", "{{.}}", "{{# }}",
  ]

  static let catalogs = [
    "", "{", "[]", "null", "{\"images\": 5}", "{\"images\": [5]}", "{\"images\": [{\"filename\": \"photo.png\"}]}",
    "{\"images\": [{\"filename\": \"photo.png\", \"scale\": \"2x\"}]}",
    "{\"images\": [{\"filename\": \"photo.png\", \"scale\": \"0x\"}]}",
    "{\"images\": [{\"filename\": \"../../../../../outside/secret.png\"}]}",
    "{\"images\": [{\"filename\": \"/etc/passwd\"}]}",
    "{\"images\": [{\"filename\": \"\"}, {\"filename\": 5}, {\"scale\": \"1x\"}]}",
    "{\"images\": [{\"filename\": \"missing.png\"}]}", "{\"images\": [{\"filename\": \"\\u0000\"}]}",
    "{\"images\": \(String(repeating: "[", count: 2_000))\(String(repeating: "]", count: 2_000))}",
    "{\"images\": [\(String(repeating: "{\"filename\": \"photo.png\"},", count: 3_000)){}]}",
  ]

  static let linkNames = [
    "Scenarios/first/link.swift", "Scenarios/link", "Scenarios/first/photo.png", "Site", "Site/site.yml",
    "Site/assets/link.css", "Site/templates", "Site/templates/index.mustache", "Site/root/link", "_site", "Site/assets",
    "Scenarios/first/Assets.xcassets",
  ]

  /// `outside` is next to the project and holds files that must not be published.
  static let linkTargets = [
    ".", "..", "../..", "plain.swift", "../first", "link.swift", "/dev/null", "/dev/zero", "/etc/passwd", "missing",
    "../outside", "../../outside", "../../outside/secret.png", "../../../outside/secret.swift",
    "../../outside/secret.txt",
    "../outside/secret.txt", "/proc/self/environ",
  ]

  static let siteFiles = [
    "Site/assets/own.css", "Site/assets/site.css", "Site/root/CNAME", "Site/root/index.html", "Site/root/assets/x",
    "Site/root/.nojekyll", "Site/site.yml/inner", "Site/templates", "Site/assets", "Site/unknown.txt", "Site", "_site",
    "_site/index.html", "_site/CNAME", "Scenarios/loose.swift", "Scenarios/first/README.md",
    "Scenarios/first/plain.swift/x",
    "Site/assets/a b.css", "Site/assets/a\u{1B}.css", "Scenarios/empty/.keep",
  ]
}
