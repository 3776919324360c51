import EspalierHTML
import EspalierScreens
import EspalierViews
import Testing

/// Texts with parts that look different, as HTML.
@MainActor @Suite struct RichTextDrawingTests {
  private func html(_ rows: Row...) -> String { HTMLSnapshot.text(of: rows) }

  @Test func `each attribute is its element, and a colour is a word or a declaration`() {
    let text: Text = """
      \("a", .bold) \("b", .italic) \("c", .underlined) \("d", .struckThrough) \("e", .code) \("f", .color(.negative)) \
      \("g", .size(8), .weight(.light), .color(.rgb(0x102030)))
      """
    let html = html(Row(Label.with(.text(text))))
    for part in [
      "<b>a</b> <i>b</i> <u>c</u> <s>d</s> <code>e</code> <span data-look=\"ink-negative\">f</span> ",
      "<span style=\"color:#102030;font-size:0.5rem;font-weight:300\">g</span>",
    ] {
      #expect(html.contains(part), "\(html)")
    }
  }

  @Test func `characters and addresses are escaped`() {
    let html = html(
      Row(
        Label.with(
          .text("\("<script>&\"", .bold)\("x", .link(to: "/a?b=\"><script>"))\("y", .link(to: "javascript:alert(1)"))"))
      ))
    #expect(html.contains("<b>&lt;script&gt;&amp;&quot;</b>"))
    #expect(!html.contains("<script") && !html.contains("javascript:"), "\(html)")
    #expect(html.contains("href=\"#\">y</a>"), "\(html)")
  }

  @Test func `a link is a link, but not in a row that is one`() {
    let text: Text = "to \("Bob", .bold, .link(to: "/payees/7"))"
    #expect(
      html(Row(Label.with(.text(text)))).contains(
        "to <a data-link href=\"/payees/7\"><b>Bob</b></a>"))
    let row = html(Row(Cell.with(.title(text))).link(to: "/a"))
    #expect(row.contains("to <b>Bob</b>") && !row.contains("/payees/7"), "\(row)")
    let button = html(Row(Cell.with(.title(text))).onTap {})
    #expect(button.contains("to <b>Bob</b>") && !button.contains("/payees/7"), "\(button)")
  }
}
