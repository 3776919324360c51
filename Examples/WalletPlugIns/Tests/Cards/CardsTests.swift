import Espalier
import EspalierGateways
import EspalierTesting
import Testing
import WalletBanking
@testable import WalletCards
import WalletFeatures
import WalletValues

/// Cards in the stand-in shell, over a bank that a test writes down.
@MainActor @Suite struct CardsTests {
  private let bank = StillBank()

  private func app(at path: String = "/cards") async throws -> TestApp {
    let banks = Banks(
      bank: NetworkClient("https://bank.example", over: bank.transport, coding: .snakeCase),
      secrets: MemorySecretStore(["bank.1": Secret("refresh-0")]))
    return try await StillShell().app(at: path) { CardsPlugIn(banks: banks) }
  }

  @Test func aCardSaysWhatWasPaidOfItsLimits() async throws {
    let text = try await app().text()
    #expect(text.contains("Debit •••• 4242"))
    #expect(text.contains("€12.50 of €500.00 today") && text.contains("€400.00 of €2,000.00 this month"))
    #expect(!text.contains("Frozen"))
  }

  @Test func aCardIsFrozenWhenThePersonSaysSoAndThawedAtOnce() async throws {
    let app = try await app()
    try await app.tap("Freeze Debit")
    #expect(!bank.card.isFrozen, "it is asked first")
    try await app.tap("Freeze it")
    #expect(bank.card.isFrozen)
    #expect(try await app.text().contains("Frozen"))
    try await app.tap("Thaw Debit")
    #expect(!bank.card.isFrozen)
  }

  @Test func aBankThatFailsIsToldAndTheListStays() async throws {
    let app = try await app()
    bank.fails(below: "/v1/cards/2001")
    try await app.tap("Freeze Debit")
    try await app.tap("Freeze it")
    #expect(try await app.text().contains("The card is not frozen"))
    try await app.tap("OK")
    #expect(try await app.text().contains("Debit •••• 4242"))
  }

  @Test func limitsAreChanged() async throws {
    let app = try await app()
    try await app.tap("Limits of Debit")
    #expect(try await app.path() == "/cards/2001/limits")
    try await app.type("300", into: "A day, in EUR")
    try await app.tap("Save")
    #expect(bank.card.daily == 30_000 && bank.card.monthly == 200_000)
    #expect(try await app.text().contains("The bank has the new limits."))
  }

  @Test func aDaysLimitAboveTheMonthsIsRefusedHere() async throws {
    let app = try await app(at: "/cards/2001/limits")
    try await app.type("3000", into: "A day, in EUR")
    try await app.tap("Save")
    #expect(try await app.text().contains("A month's limit is no less than a day's."))
    #expect(bank.card.daily == 50_000)
  }

  @Test func aChangeFromElsewhereIsToldWhatWasTypedStaysAndGoesInWhenSavedAgain() async throws {
    let app = try await app(at: "/cards/2001/limits")
    try await app.type("300", into: "A day, in EUR")
    bank.card.monthly = 150_000
    try await app.tap("Save")
    #expect(try await app.text().contains("changed elsewhere meanwhile: 500 a day, 1500 a month"))
    #expect(try await app.value(of: "A day, in EUR") == "300")
    #expect(bank.card.daily == 50_000)
    try await app.tap("Save")
    #expect(bank.card.daily == 30_000)
  }
}

/// The presenter by itself: over another interactor, with a view that writes down what it is told.
@MainActor @Suite struct CardsPresenterTests {
  private struct Fixed: CardsInteractor {
    var all: [OwnedCard] = []
    var failure: BankError?

    func cards() async throws -> [OwnedCard] {
      if let failure { throw failure }
      return all
    }
    func setFrozen(_ isFrozen: Bool, card id: String) async throws {}
  }

  @MainActor private final class View: CardsViewable {
    var alert: Dialog?
    var activity = 0
    var told: [String] = []
    func showCards(_ cards: [CardLine]) { told += cards.map { "\($0.name) \($0.today)" } }
    func showFailure(_ error: any Error) { told.append("\(error)") }
  }

  @MainActor private final class Router: CardsRouting {
    func showLimits(ofCard id: String) throws { throw BankError.ended }
  }

  private func presenter(_ interactor: Fixed, _ view: View) throws -> CardsPresenter {
    let presenter = CardsPresenter(interactor: interactor, router: Router(), formats: try StillShell().formats)
    presenter.attach(view)
    return presenter
  }

  @Test func theSamePresenterRunsOverAnotherInteractor() async throws {
    let yen = try #require(Currency(code: "JPY"))
    let card = Card(
      id: "1", account: "2", name: "Travel", last4: "0001", frozen: false, limits: .init(daily: 900, monthly: 9000),
      spent: .init(today: 5, month: 5))
    let view = View()
    try await presenter(Fixed(all: [OwnedCard(card: card, currency: yen)]), view).load()
    #expect(view.told == ["Travel ¥5 of ¥900 today"])
  }

  @Test func aFailureIsForTheViewInWords() async throws {
    let view = View()
    try await presenter(Fixed(failure: .notConnected), view).load()
    #expect(view.told == ["\(BankError.notConnected)"])
  }

  @Test func aWayThatCannotBeGoneIsAnAlertAndNotSilence() throws {
    let view = View()
    try presenter(Fixed(), view).tapLimits(ofCard: "1")
    #expect(view.alert?.title == "The limits cannot be shown")
    #expect(view.alert?.message == BankError.ended.explanation)
  }
}
