import Testing

@testable import EspalierViews

/// Texts with parts that look different.
@Suite struct TextTests {
  private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes()
    change(&attributes)
    return attributes
  }

  // MARK: How it is written

  @Test func `a literal takes words with attributes, other texts, and values`() {
    let amount = Text("850.00", .bold)
    let text: Text = "Paid \(amount) to \("Bob", .link(to: "/payees/7"), .underlined) in \(3, .italic) days"
    #expect(text.string == "Paid 850.00 to Bob in 3 days")
    #expect(text.runs.map(\.string) == ["Paid ", "850.00", " to ", "Bob", " in ", "3", " days"])
    #expect(text.runs[1].attributes == attributes { $0.weight = .bold })
    #expect(text.runs[3].attributes == attributes { ($0.destination, $0.isUnderlined) = ("/payees/7", true) })
    #expect(text.runs[5].attributes == attributes { $0.isItalic = true })
  }

  @Test func `texts are added, and neighbours that look alike are one run`() {
    var text = "Now " + Text("3.20", .weight(.semibold)) + Text(" EUR", .weight(.semibold))
    text += Text("")
    text += " only"
    #expect(text.runs.map(\.string) == ["Now ", "3.20 EUR", " only"])
    #expect(text == "Now \("3.20 EUR", .weight(.semibold)) only")
    #expect(Text().isEmpty && Text("").isPlain && Text("").runs.isEmpty && Text().string == "")
  }

  @Test func `attributes are added to all of a text, and the later wins`() {
    let text = ("Was \("3.60", .struckThrough, .color(.negative))" as Text).with(.color(.secondary), .size(12))
    #expect(text.runs[0].attributes == attributes { ($0.color, $0.size) = (.secondary, 12) })
    #expect(
      text.runs[1].attributes == attributes { ($0.color, $0.size, $0.isStruckThrough) = (.secondary, 12, true) })
    #expect(Text("a", .size(.nan)).isPlain && Text("a", .size(-1)).isPlain)
    #expect(Text("a", .size(5_000)).runs[0].attributes.size == 999)
  }

  // MARK: As the value of a property

  @Test func `a property of text has its characters, and its attributes for those who ask`() {
    let label = Label.with(.text("Paid \("Rent", .bold)"))
    #expect(label.value(of: \.text) == "Paid Rent")
    #expect(label.text(of: \.text) == "Paid \("Rent", .bold)")
    #expect(Label.with(.text("Rent")).text(of: \.text) == "Rent")
    let view = Label()
    view.configure(label)
    #expect(view.text == "Paid Rent")
  }

  @Test func `a text without attributes is stored as a string`() {
    #expect(Label.with(.text(Text("Rent"))) == Label.with(.text("Rent")))
    #expect(Text("Rent").styleValue == .text("Rent"))
    #expect(Text(styleValue: .flag(true)) == nil && Text(styleValue: .object(StyleObject(1))) == nil)
    #expect(String(styleValue: .object(StyleObject(1))) == nil)
  }

  @Test func `a difference is seen where the characters are the same`() {
    let plain = Label.with(.text("Rent"))
    let bold = Label.with(.text("\("Rent", .bold)"))
    #expect(plain != bold && plain.changeCount(to: bold) == 1)
    #expect(bold == Label.with(.text(Text("Rent", .bold))))
    #expect(Label.with(.text("\("Rent", .bold)"), .text("Rent")) == plain, "the later style wins, whatever its kind")
  }

  @Test func `cells take it in each of their texts`() {
    let cell = Cell.with(
      .title("\("Rent", .bold)"), .subtitle("\("late", .italic)"), .value("\("850", .struckThrough)"))
    #expect(cell.child(\.title).text(of: \.text) == Text("Rent", .bold))
    #expect(cell.child(\.subtitle).text(of: \.text) == Text("late", .italic))
    #expect(cell.child(\.value).text(of: \.text) == Text("850", .struckThrough))
  }

  @Test func `a description has the notation of Markdown`() {
    let text: Text = """
      \("a", .bold) \("b", .italic) \("c", .struckThrough) \("d", .code) \("e", .link(to: "/e")) \
      \("f", .color(.negative), .size(12), .underlined, .weight(.light))
      """
    #expect(
      Label.with(.text(text)).description == """
        Label
          text: "**a** _b_ ~~c~~ `d` [e](/e) f{light, 12.0 points, negative, underlined}"
        """)
  }
}
