import Foundation
import Statements
import Testing
import WalletStore

/// Tests of a search by other things than words.
@Suite struct SearchTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
    try await fixture.take(
      [
        operation("2026-03-05", -123_456, "Lidl"), operation("2026-03-20", 1250, "Ada", memo: "share -99"),
        operation("2026-04-01", -1250, "Zzyzx", memo: "march"), operation("2025-03-01", -7_654_321, "Café"),
      ], into: "Giro", user: user)
    try await fixture.take(
      [operation("2026-05-17", -1234, "Tempura", currency: "JPY")], into: "Tokyo", currency: "JPY", user: user)
    try await fixture.take(
      [operation("2026-05-18", -1234, "Dates", currency: "KWD")], into: "Kuwait", currency: "KWD", user: user)
    let giro = try #require(try await fixture.database.accounts(user: user).first { $0.identifier == "Giro" }?.id)
    try await fixture.database.renameAccount(giro, to: "Everyday …4821", user: user)
  }

  private func found(_ text: String) async throws -> Set<String> {
    Set(try await fixture.operations(OperationFilter(text: text), user: user).map(\.payee))
  }

  @Test(arguments: [
    ("1.234,56", ["Lidl"]), ("1,234.56", ["Lidl"]), ("1 234,56", ["Lidl"]), ("1\u{A0}234,56\u{A0}€", ["Lidl"]),
    ("1\u{202F}234,56", ["Lidl"]), ("1’234.56", ["Lidl"]), ("−1.234,56 €", ["Lidl"]), ("-€1,234.56", ["Lidl"]),
    ("€ −1.234,56", ["Lidl"]), ("1234.5", ["Lidl"]), ("12.50", ["Ada", "Zzyzx"]), ("12,5", ["Ada", "Zzyzx"]),
    ("-12,50", ["Zzyzx"]), ("−12.50", ["Zzyzx"]), ("+12.50", ["Ada"]), ("+€12.50", ["Ada"]), ("76.543,21", ["Café"]),
    ("-99", ["Ada"]), ("KWD 1.234", ["Dates"]), ("1,234", ["Dates", "Lidl", "Tempura"]),
    ("¥1,234", ["Dates", "Lidl", "Tempura"]),
    ("١٢٫٥٠", ["Ada", "Zzyzx"]), ("+1234", []),
  ])
  func amountsAreFoundAsTheyAreShown(text: String, payees: [String]) async throws {
    #expect(try await found(text) == Set(payees))
  }

  @Test(arguments: [
    ("March 2026", ["Lidl", "Ada"]), ("mar 2026", ["Lidl", "Ada"]), ("März 2026", ["Lidl", "Ada"]),
    ("марта 2026", ["Lidl", "Ada"]), ("2026-03", ["Lidl", "Ada"]), ("03/2026", ["Lidl", "Ada"]),
    ("3.2026", ["Lidl", "Ada"]), ("2026年3月", ["Lidl", "Ada"]), ("march", ["Lidl", "Ada", "Café", "Zzyzx"]),
    ("2026-03-05", ["Lidl"]), ("05.03.2026", ["Lidl"]), ("3/5/2026", ["Lidl"]), ("5 Mar 2026", ["Lidl"]),
    ("Mar 5, 2026", ["Lidl"]), ("2025", ["Café"]), ("April", ["Zzyzx"]), ("2026-13", []), ("2027", []),
  ])
  func monthsAndDaysAreFound(text: String, payees: [String]) async throws {
    #expect(try await found(text) == Set(payees))
  }

  @Test(arguments: [
    ("groceries", ["Lidl"]), ("Uncateg", ["Zzyzx", "Ada", "Dates", "Tempura"]),
    ("everyday", ["Lidl", "Ada", "Zzyzx", "Café"]),
    ("4821 lidl", ["Lidl"]), ("dining everyday", ["Café"]), ("tokyo", ["Tempura"]), ("kwd", ["Dates"]),
    ("everyday tokyo", []), ("giro", []), ("veryday", []),
  ])
  func categoriesAndAccountsAreFoundByTheNamesThatAreShown(text: String, payees: [String]) async throws {
    #expect(try await found(text).subtracting(["Tempura"]) == Set(payees).subtracting(["Tempura"]))
  }

  @Test func `a category is found by the name that the person knows it by, and no more by the stored one`() async throws
  {
    func found(_ text: String, _ names: [CategoryKey: String]) async throws -> [String] {
      let filter = OperationFilter(text: text).naming(names)
      #expect(
        try await fixture.database.summary(of: filter, user: user).count == fixture.operations(filter, user: user).count
      )
      return try await fixture.operations(filter, user: user).map(\.payee)
    }
    #expect(try await found("lebensm", [.groceries: "Lebensmittel"]) == ["Lidl"])
    #expect(try await found("groceries", [.groceries: "Lebensmittel"]) == [])
    #expect(try await found("groceries", [.dining: "Restaurants"]) == ["Lidl"])
    #expect(try await found("lebensm", [:]) == [])
  }

  @Test func `the names that a person knows categories by are not stored with a filter`() throws {
    let filter = OperationFilter(text: "x", category: .dining)
    let stored = try JSONEncoder().encode(filter.naming([.groceries: "Lebensmittel"]))
    #expect(try JSONDecoder().decode(OperationFilter.self, from: stored) == filter)
  }

  @Test func whatTheFormattersOfManyLocalesWriteIsFound() async throws {
    let amount = Decimal(string: "-1234.56") ?? 0
    for locale in ["en_US", "de_DE", "fr_FR", "de_CH", "sv_SE", "pl_PL", "pt_BR", "hi_IN", "ja_JP", "ar_EG", "nb_NO"] {
      let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: locale))
      for text in [style.format(amount), style.format(amount).replacing("-", with: "\u{2212}")] {
        #expect(try await found(text) == ["Lidl"], "\(locale): \(text)")
      }
    }
  }

  @Test func howManyAndHowMuchInAllIsSaid() async throws {
    let all = try await fixture.database.summary(of: OperationFilter(), user: user)
    #expect(all.count == 6 && all.totals.map(\.currency.code) == ["EUR", "JPY", "KWD"])
    #expect(all.totals.map(\.minorUnits) == [-123_456 - 7_654_321, -1234, -1234])
    let some = try await fixture.database.summary(of: OperationFilter(text: "12.50"), user: user)
    #expect(some.count == 2 && some.totals.map(\.isZero) == [true])
    let none = try await fixture.database.summary(of: OperationFilter(text: "nothing"), user: user)
    #expect(none.count == 0 && none.totals.isEmpty)
    #expect(try await fixture.database.summary(of: OperationFilter(), user: fixture.user("Bob")).count == 0)
  }
}
