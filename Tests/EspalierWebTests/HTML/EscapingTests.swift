import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML

/// A law of escaping: all that is written as text is read as that text.
@Suite struct EscapingTests {
  /// Each special byte at each place of a word of eight and around its borders, and longer texts.
  static let cases: [String] = {
    var cases = [
      "", "plain", String(repeating: "x", count: 100), Specimen.nasty, "</script><!--",
      "\u{2028}\u{2029}\u{2027}\u{202A}â", "€€€€€€€€",
    ]
    for special in [
      "&", "<", ">", "\"", "'", "\\", "\u{0}", "\u{1F}", "\n", "\t", "\r", "\u{7F}", "\u{2028}", "é", "😀", "%", "(",
      "=", "?",
    ] {
      for before in 0..<18 {
        cases.append(String(repeating: "a", count: before) + special + String(repeating: "b", count: 17 - before))
      }
      cases.append(String(repeating: special, count: 19))
    }
    return cases
  }()

  static func naive(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  @Test func theFastWriterWritesWhatTheObviousOneDoes() {
    for text in Self.cases {
      var writer = HTMLWriter()
      writer.escaped(text)
      #expect(writer.string == Self.naive(text))
    }
  }

  @Test func jsonHoldsTheTextAndNothingThatEndsAScript() throws {
    for text in Self.cases {
      var json = JSONWriter()
      json.string(text)
      let written = String(decoding: json.bytes, as: UTF8.self)
      #expect(try PlainJSON.values("[\(written)]") == [.text(text)])
      #expect(!written.unicodeScalars.contains { $0.value < 0x20 || $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" })
    }
  }

  @Test func markupBuiltByHandIsEscaped() throws {
    for text in Self.cases where !text.contains("\u{0}") {
      var markup = HTMLMarkup()
      markup.element("b", ["title": text, "lang": nil]) { $0.text(text) }
      let tree = try MarkupTree.parse(markup.string)
      #expect(tree.text == text && tree.attributes == ["title": text])
    }
  }

  @Test func whatCouldRunScriptIsRefused() throws {
    for address in [
      "java\tscript:alert(1)", "//elsewhere.example", "https://elsewhere.example/x.png", "data:text/html,x",
    ] {
      let component = Component<Hostile>(.set(\.address, address)).erased
      var writer = HTMLWriter()
      HTMLTemplates.template(for: Hostile.self, form: .part).writeHTML(
        of: component, node: 1, key: "", into: &writer, context: HTMLContext(formToken: ""))
      let tree = try MarkupTree.parse(writer.string)
      #expect(tree.all { ["script", "iframe"].contains($0.tag) }.isEmpty)
      #expect(
        tree.all { $0.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" || $0 == "srcdoc" } }.isEmpty)
      for link in tree.all({ $0.tag == "a" }) {
        #expect(link.attributes["href"] == (address.hasPrefix("https") ? address : "#"))
      }
      #expect(tree.all { $0.tag == "img" }.allSatisfy { $0.attributes["src"] == nil })
    }
  }

  @Test(arguments: [
    ("/", "/"), ("/accounts/1?q=a&b#c", "/accounts/1?q=a&b#c"), ("/straße/§", "/straße/§"), (" /a b ", "/a%20b"),
    ("https://bank.example", "https://bank.example"), ("HTTPS://bank.example", "HTTPS://bank.example"),
    ("mailto:a@b.example", "mailto:a@b.example"), ("tel:+49", "tel:+49"), ("", "#"), ("javascript:alert(1)", "#"),
    ("java\tscript:alert(1)", "#"), ("\u{1}javascript:alert(1)", "#"), ("java\u{200B}script:x", "#"),
    ("//elsewhere.example", "#"),
    ("/\\elsewhere.example", "#"), ("/\t/elsewhere.example", "#"), ("\\\\elsewhere.example", "#"),
    ("/ /elsewhere.example", "#"),
    ("data:text/html,x", "#"), ("vbscript:x", "#"), ("accounts", "#"), ("blob:https://a.example", "#"),
    ("mailto\u{1D} \u{0}:a@example.org", "#"), ("mailto:a@exam\u{1D}ple.org", "mailto:a@example.org"),
  ]) func addressesAreOnAList(_ address: String, _ expected: String) {
    #expect(HTMLAddress.link(address, below: .root) == expected)
  }
}
