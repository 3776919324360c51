import Espalier
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletFeatures

/// Tests that all that the reader of statements finds in a file is told in the person's language.
@MainActor @Suite struct StatementReasonTests {
  private nonisolated static let euro = Currency(code: "EUR")

  nonisolated static let refusals: [Refusal.Reason] = [
    .fieldCount(1, expected: 4), .fieldCount(3, expected: 4), .noDate, .noAmount, .neitherDateNorAmount,
    .notADate("soon"), .notADateInOrder("31/31", .dayMonthYear), .notADateInOrder("31/31", .monthDayYear),
    .notADateInOrder("31/31", .yearMonthDay), .amount(.notAnAmount("ten")), .amount(.overflow),
    .fee(.notAnAmount("ten")), .debitAndCredit(debit: "1.00", credit: "2.00"),
    .unclearDirection(amount: "1.00", word: "x"), .unknownCurrency("XQQ"), .noCurrency, .movedNothing(mark: "void"),
    .notBooked(mark: "pending"), .beyondRealAmounts, .cutOff, .investment("BUYSTOCK"), .bankError,
    .several([.noDate, .noAmount]),
  ]

  nonisolated static let doubts: [Uncertainty.Reason] = [
    .datesContradict(dayFirstLine: 2, monthFirstLine: 5), .datesReadBothWays,
    .amountsContradict(commaLine: 2, pointLine: 5), .amountsReadBothWays, .amountReadsBothWays, .noSigns,
    .spendingWithoutMinus, .purchasesWithoutMinus, .mostWithoutMinus, .sharedSign("$"), .unknownCurrency("XQQ"),
    .noCurrency,
  ]

  nonisolated static let contradictions: [Contradiction.Reason] =
    DateOrder.allCases.map { .dates(said: $0) } + DecimalMark.allCases.map { .decimal(said: $0) }
    + SignConvention.allCases.map { .sign(said: $0) }

  nonisolated static let contents: [StatementError.Content] = [
    .pdf, .zip, .oldWorkbook, .gzip, .rar, .sevenZip, .picture, .database, .zeroBytes, .binary, .utf32, .camt,
    .webPage, .xml, .rtf, .json, .qif, .mt940, .noHeader, .unclearColumns(3), .noAccount(answer: nil),
    .noAccount(answer: "15500 Signon invalid"),
  ]

  let fixture: WalletFixture
  /// The localization of a person whose browser speaks German.
  let german: Localization

  init() async throws {
    fixture = try WalletFixture()
    german = try await fixture.app(Visitor(locale: "de-DE"), at: "/sign-in").window.localization
  }

  /// Expects words that are those of the terminal in English, and others in German, with all values in place.
  private func check<Reason>(
    _ reasons: [Reason], _ description: (Reason) -> String, _ words: (Reason) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for reason in reasons {
      let english = words(reason)
      let translated = Localization.$current.withValue(german) { words(reason) }
      #expect(english == description(reason), sourceLocation: sourceLocation)
      #expect(translated != english && !translated.contains("{"), "\(english)", sourceLocation: sourceLocation)
    }
  }

  @Test func `each reason of a refusal has words in both languages`() {
    check(Self.refusals, \.description, \.words)
    let several = Localization.$current.withValue(german) { Refusal.Reason.several([.noDate, .noAmount]).words }
    #expect(several == "Das Datum fehlt; Der Betrag fehlt")
  }

  @Test func `each doubt about a file has words in both languages`() {
    check(Self.doubts, \.description, \.words)
  }

  @Test func `each contradiction to an answer has words in both languages`() {
    check(Self.contradictions, \.description, \.words)
  }

  @Test func `each content that is no statement, and each file that cannot be read, has words in both languages`() {
    check(Self.contents, \.description, \.words)
    check(StatementError.Access.allCases, \.description, \.words)
  }

  @Test func `an error about a file is told whole in the person's language, without flags of the terminal`() throws {
    let refusal = Refusal(line: 3, reason: .noDate, text: "x")
    let doubt = Uncertainty(question: .dates, reason: .datesReadBothWays, line: 2, example: "01/02")
    let contradiction = Contradiction(
      question: .dates, reason: .dates(said: .dayMonthYear), count: 2, lines: [3, 5], example: "1/31")
    let errors: [StatementError] = [
      .uncertain([doubt]), .contradicted([contradiction]), .notAStatement(reason: .pdf),
      .nothingReadable([refusal]), .unreadable(reason: .missing),
    ]
    let words = try Localization.$current.withValue(german) { try errors.map { try #require($0.explanation) } }
    #expect(
      words[0] == """
        Die Datei lässt sich auf mehr als eine Art lesen:
        - Jedes Datum lässt sich mit dem Tag oder dem Monat zuerst lesen (Zeile 2: 01/02)
        """)
    #expect(words[1].contains("(2 Zeilen: 3, 5; die erste lautet: 1/31)"))
    #expect(words[2].hasPrefix("Das ist kein Kontoauszug: Es ist ein PDF"))
    #expect(words[3].contains("Die erste: Zeile 3: Das Datum fehlt: x"))
    #expect(words[4].hasPrefix("Diese Datei gibt es nicht. Bitte"))
    #expect(words.allSatisfy { !$0.contains("--") })
    #expect("\(errors[0])".contains("--dates"), "the terminal names the flag that settles it")
  }

  @Test func `a German page asks and refuses in German`() async throws {
    let user = try await fixture.user()
    let app = try await fixture.app(of: user, at: "/accounts/import", locale: "de-DE")
    let rows = "01/02/2025,Lidl,-12.50\n03/02/2025,Rewe,-3.00\n01/03/2025,Rewe,drei\n"
    try await app.give(try fixture.file("march.csv", "Date,Description,Amount\n" + rows), to: "Kontoauszug auswählen")
    try await app.waitFor("Jedes Datum lässt sich mit dem Tag oder dem Monat zuerst lesen.")
    try await app.choose("Tag zuerst: 31/01/2026", in: "Reihenfolge im Datum")
    try await app.choose("EUR – Euro", in: "Währung")
    try await app.tap("Weiter")
    try await app.waitFor("Zeile 4: „drei“ ist kein Betrag")
  }
}
