import TestSupport
import Testing

@testable import EspalierViews

/// The inline notation of Markdown, by the rules of CommonMark 0.31.
@Suite struct MarkdownTests {
  /// Each text, and how it is written with one tag for each attribute.
  static let cases: [(markdown: String, wanted: String)] = [
    ("Plain words.", "Plain words."),
    ("**bold** and __bold__", "<b>bold</b> and <b>bold</b>"),
    ("*italic* and _italic_", "<i>italic</i> and <i>italic</i>"),
    ("***both***", "<b><i>both</i></b>"),
    ("**bold *and italic***", "<b>bold </b><b><i>and italic</i></b>"),
    ("*a **b** c*", "<i>a </i><b><i>b</i></b><i> c</i>"),
    ("~~gone~~ and ~stays~", "<s>gone</s> and ~stays~"),
    ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
    ("un*frigging*believable", "un<i>frigging</i>believable"),
    ("** not bold ** and **not", "** not bold ** and **not"),
    ("**a*", "*<i>a</i>"),
    ("foo*bar**baz*", "foo<i>bar**baz</i>"),
    ("`code` and ``a ` b``", "<c>code</c> and <c>a ` b</c>"),
    ("` a ` and `  `", "<c>a</c> and <c>  </c>"),
    ("`*code*` and *a `b* c`", "<c>*code*</c> and *a <c>b* c</c>"),
    ("`open", "`open"),
    (#"\*plain\* and \a and \\"#, #"*plain* and \a and \"#),
    ("[a link](/place)", "<a /place>a link</a>"),
    (
      "[**bold** link](https://example.org/a_b)",
      "<a https://example.org/a_b><b>bold</b></a><a https://example.org/a_b> link</a>"
    ),
    ("*see [this*](/a)", "*see <a /a>this*</a>"),
    (#"[titled](/a "A title") [other]( </a> )"#, "<a /a>titled</a> <a /a>other</a>"),
    ("[parens](/a(b)c) [none]", "<a /a(b)c>parens</a> [none]"),
    ("[outer [inner](/a) end](/b)", "[outer <a /a>inner</a> end](/b)"),
    ("[bad](javascript:alert(1)) [bad](//evil.example)", "[bad](javascript:alert(1)) [bad](//evil.example)"),
    ("<https://example.org> and <b>", "<a https://example.org>https://example.org</a> and <b>"),
    ("<javascript:alert(1)>", "<javascript:alert(1)>"),
    ("<script>alert(1)</script> &amp;", "<script>alert(1)</script> &amp;"),
    ("*ö* **“quoted”**", "<i>ö</i> <b>“quoted”</b>"),
    ("", ""),
  ]

  @Test(arguments: cases) func `it is read`(markdown: String, wanted: String) {
    #expect(Self.tagged(Text(markdown: markdown)) == wanted)
  }

  @Test func `random texts keep their characters, but those with a meaning`() {
    var random = SeededGenerator()
    let parts = [
      "*", "**", "_", "__", "~~", "`", "[", "](/a)", "]", "(", ")", "<", ">", "\\", "a", " ", "é", "\n", "!",
    ]
    for _ in 0..<5_000 {
      let markdown = (0..<Int.random(in: 0...24, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      let letters = Text(markdown: markdown).string.filter { "aé".contains($0) }
      let expected = markdown.replacing("](/a)", with: "]").filter { "aé".contains($0) }
      // An address that is not one of a link is text, and has a letter too.
      #expect(letters.count >= expected.count, "\(markdown)")
      #expect(Text(markdown: markdown) == Text(markdown: markdown))
    }
  }

  @Test func `a text of nothing but marks is read in a time that follows its length`() {
    for mark in [
      "*a ", "a* ", "*a_ ", "[", "[a](", "[a](/b (", "[a](<b ", "`", "`a ", "``a` ", "**a*", "\\", "<", "~~a ",
    ] {
      #expect(!Text(markdown: String(repeating: mark, count: 20_000)).isEmpty)
    }
  }

  static func tagged(_ text: Text) -> String {
    text.runs.map { run in
      var string = run.string
      if run.attributes.isCode { string = "<c>\(string)</c>" }
      if run.attributes.isStruckThrough { string = "<s>\(string)</s>" }
      if run.attributes.isItalic { string = "<i>\(string)</i>" }
      if run.attributes.weight == .bold { string = "<b>\(string)</b>" }
      if let destination = run.attributes.destination { string = "<a \(destination.address)>\(string)</a>" }
      return string
    }
    .joined()
  }
}
