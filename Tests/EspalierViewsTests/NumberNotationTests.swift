import EspalierViews
import Testing

@Suite struct NumberNotationTests {
  /// A locale, an amount as it is typed there, and the same number as the field shows it.
  static let locales: [(locale: String, typed: String, number: Double, shown: String)] = [
    ("en-US", "1,234.56", 1234.56, "1234.56"), ("en-GB", "£1,234.56", 1234.56, "1234.56"),
    ("en-IN", "₹12,34,567.50", 1_234_567.5, "1234567.5"), ("de", "1.234,56", 1234.56, "1234,56"),
    ("de", "4,20", 4.2, "4,2"), ("de", "4,20 €", 4.2, "4,2"), ("de-CH", "CHF 1’234.56", 1234.56, "1234.56"),
    ("de-AT", "€ 1 234,56", 1234.56, "1234,56"), ("fr", "1\u{202F}234,56 €", 1234.56, "1234,56"),
    ("fr-CA", "1 234,56 $", 1234.56, "1234,56"), ("es", "1234,56", 1234.56, "1234,56"),
    ("it", "1.234,56", 1234.56, "1234,56"), ("pt-BR", "R$ 1.234,56", 1234.56, "1234,56"),
    ("pl", "1 234,56 zł", 1234.56, "1234,56"), ("cs", "1 234,56 Kč", 1234.56, "1234,56"),
    ("sv", "1 234,56 kr", 1234.56, "1234,56"), ("nb", "kr 1 234,56", 1234.56, "1234,56"),
    ("da", "1.234,56 kr.", 1234.56, "1234,56"), ("fi", "1 234,56", 1234.56, "1234,56"),
    ("tr", "₺1.234,56", 1234.56, "1234,56"), ("ru", "1 234,56 ₽", 1234.56, "1234,56"),
    ("bg", "1234,56 лв.", 1234.56, "1234,56"), ("hu", "1 234,56 Ft", 1234.56, "1234,56"),
    ("ja", "￥1,234", 1234, "1234"), ("ja", "１２３４．５", 1234.5, "1234.5"), ("zh", "¥1,234.5", 1234.5, "1234.5"),
    ("ko", "₩1,234.5", 1234.5, "1234.5"), ("he", "1,234.56 ₪", 1234.56, "1234.56"),
    ("ar-EG", "١٬٢٣٤٫٥", 1234.5, "١٢٣٤٫٥"), ("fa", "۱٬۲۳۴٫۵", 1234.5, "۱۲۳۴٫۵"),
    ("hi", "1,23,456.5", 123_456.5, "123456.5"),
  ]

  @Test(arguments: locales)
  func `an amount is read as it is typed, and shown in the notation of the locale`(
    locale: String, typed: String, number: Double, shown: String
  ) {
    let notation = NumberNotation(locale: locale)
    #expect(notation.reading(typed, step: 0.01) == .number(number), "\(typed)")
    #expect(notation.text(number) == shown)
    #expect(notation.reading(shown, step: 0.01) == .number(number), "what is shown is read back")
  }

  @Test(arguments: locales.map(\.locale))
  func `what has one reading is read so in every locale`(locale: String) {
    let notation = NumberNotation(locale: locale)
    let texts: [(String, Double)] = [
      ("4,20", 4.2), ("4.20", 4.2), ("1.234,56", 1234.56), ("1,234.56", 1234.56), ("1'234.5", 1234.5),
      ("12 345", 12_345),
      ("0,500", 0.5), ("1.234.567", 1_234_567), ("-5", -5), ("−5", -5), ("5-", -5), ("+5", 5), ("- € 5", -5),
      ("€ -5", -5),
      ("EUR 5", 5), ("5 USD", 5), ("US$ 5", 5), (" 7 ", 7), ("4,", 4), (".5", 0.5), ("\u{200E}5\u{200F}", 5),
      ("007", 7),
      ("1234,5678", 1234.5678), ("1e3", 1000), ("2.5E-1", 0.25),
    ]
    for (text, number) in texts { #expect(notation.reading(text) == .number(number), "\(text) in \(locale)") }
  }

  @Test(arguments: ["de", "en-US", "fr", "ar-EG"])
  func `a text that can be two numbers is neither`(locale: String) {
    let notation = NumberNotation(locale: locale)
    for text in ["1.234", "1,234", "€ 1.234", "12.345"] {
      guard case .ambiguous(let one, let other) = notation.reading(text) else {
        Issue.record("\(text) is not asked about in \(locale)")
        continue
      }
      #expect(one * 1000 == other)
    }
    #expect(notation.reading("-1.234") == .ambiguous(-1234, -1.234))
  }

  @Test func `only the reading in the own notation is taken where the other one is impossible`() {
    let (german, english) = (NumberNotation(locale: "de"), NumberNotation(locale: "en-US"))
    #expect(german.reading("1.234", step: 0.01) == .number(1234))
    #expect(english.reading("1,234", step: 0.01) == .number(1234))
    // One digit too many behind the own mark is a slip, and no thousand.
    #expect(german.reading("12,345", step: 0.01) == .ambiguous(12.345, 12_345))
    #expect(english.reading("12.345", step: 0.01) == .ambiguous(12.345, 12_345))
    #expect(german.reading("4,375", step: 0.001, within: 0...100) == .number(4.375))
    #expect(german.reading("4.375", step: 0.001, within: 0...100) == .ambiguous(4.375, 4375))
    #expect(NumberNotation(locale: "ar-EG").reading("1.234", step: 0.01) == .ambiguous(1.234, 1234))
  }

  @Test(
    arguments: [
      ("20,-", 20), ("20.–", 20), ("5.– CHF", 5), ("CHF 5.–", 5), ("kr 20,-", 20), ("-20,-", -20), ("20,– €", 20),
      ("EUR.50", 0.5), ("US$.50", 0.5), ("€.50", 0.5), ("Fr. 5", 5), ("5 kr.", 5), ("R$ 5", 5),
    ] as [(String, Double)])
  func `a dash in place of decimals is no minus, and a point before decimals is no part of a currency`(
    text: String, number: Double
  ) {
    for locale in ["de", "de-CH", "en-US", "sv"] {
      #expect(NumberNotation(locale: locale).reading(text) == .number(number))
    }
  }

  @Test(arguments: [
    "abc", "1e", "1e5 €", "5 MIO", "3 TSD", "0x10", "nan", "inf", "1.2.3", "1,2,3", "1.23,4,5", "5 apples", "five",
    "--5", "5%", "1/2",
    "(5)", "-", ".",
    "1 23", "12,34,56", "1.234'567", "５abc", String(repeating: "9", count: 400), "½", "Ⅷ", "5\u{0000}",
  ])
  func `what is no number is none`(text: String) {
    for locale in ["en-US", "de", "ar-EG"] {
      #expect(NumberNotation(locale: locale).reading(text) == .none, "\(text)")
    }
  }

  @Test(arguments: ["", " ", "€", "EUR", "\u{200E}"]) func `nothing but a currency is empty`(text: String) {
    #expect(NumberNotation(locale: "de").reading(text) == .empty)
  }

  @Test func `a number has the decimals of its step, unless it is whole`() {
    let notation = NumberNotation(locale: "de")
    #expect(notation.text(4.2, step: 0.01) == "4,20")
    #expect(notation.text(4, step: 0.01) == "4")
    #expect(notation.text(-0.5, step: 0.5) == "-0,5")
    #expect(notation.text(1e21) == "1e+21")
    #expect(notation.reading(notation.text(0.000012)) == .number(0.000012))
  }

  @Test func `what a field shows has one reading in it`() {
    Localization.$current.withValue(Localization(locale: "de")) {
      let free = ShownControl(NumberField.with(.value(4.375)).erased)
      #expect(NumberField.text(of: free) == "4,3750")
      let rate = ShownControl(NumberField.with(.value(4.375), .range(0...100), .step(0.001)).erased)
      #expect(NumberField.text(of: rate) == "4,375")
      for shown in [free, rate] {
        #expect(NumberField.reading(NumberField.text(of: shown), in: shown) == .number(4.375))
      }
    }
  }

  @Test func `a field reads in its notation, and leaves what it does not take a text`() {
    Localization.$current.withValue(Localization(locale: "de")) {
      let shown = ShownControl(NumberField.with(.value(100), .range(0...1_000), .step(0.01)).erased)
      func received(_ text: String) -> EventValue? {
        NumberField.received(ControlEvent(.input, NumberField.value(ofText: text)), by: shown)?.value
      }
      #expect(received("4,20") == .number(4.2))
      #expect(received("") == .number(nil))
      #expect(received("1.234,56") == .text("1.234,56"), "it is out of range")
      #expect(received("4,205") == .text("4,205"), "it is between two steps, or thousands")
      #expect(received("four") == .text("four"))
      #expect(NumberField.received(ControlEvent(.input, .number(2_000)), by: shown) == nil)
    }
  }
}
