import Testing

@testable import ScenarioPipeline

/// Doc comments in documents of other tools.
struct MarkdownCaptionTests {
  @Test(arguments: [
    "Caption with `code`, *emph*, **strong** and [link](https://x.y).", "One.\n\nTwo\n- a list\n- of two", "",
    "Costs 3 * 4 \\* 5 and <https://x.y>", "``a`b`` and `Array<Int>`", "```swift\n# no heading <b>\n```\n\nBehind.",
    "A lone ` and\nanother line", "#1 of 3, e@x.y", "- - a",
  ]) func passesOnWhatIsMarkdown(comment: String) {
    #expect(MarkdownCaption(comment).lines.joined(separator: "\n") == comment)
  }

  @Test(arguments: [
    ("# Heading", "\\# Heading"), ("Text\n---\n===", "Text\n\\---\n\\==="), ("  ## Two", "  \\## Two"),
    ("@Metadata {", "\\@Metadata {"), ("Array<Int> is <b>", "Array\\<Int> is \\<b>"),
    ("See ``Row``.", "See `Row`."), ("`a <b` <b>", "`a <b` \\<b>"), ("\n\nOne.\n\n\n\nTwo.\n\n", "One.\n\nTwo."),
    ("```\nlet a", "```\nlet a\n```"), ("~~~~\n~~~", "~~~~\n~~~\n~~~~"), ("a\r\nb", "a\nb"),
    ("\u{1B}[31m", "\\u{1B}[31m"),
  ]) func escapesWhatWouldReachBeyondIt(comment: String, expected: String) {
    #expect(MarkdownCaption(comment).lines.joined(separator: "\n") == expected)
  }
}
