import Espalier
import EspalierGateways
import EspalierTesting
import Testing
import WalletBanking
import WalletCards
import WalletFeatures

/// The whole feature in the stand-in shell, over a bank that a test writes down.
@MainActor @Suite struct CardsTests {
  private let bank = ScriptedBank()

  private func app(at path: String) async throws -> TestApp {
    let banks = try await bank.connected()
    return try await StillShell().app(at: path) { CardsPlugIn(banks: banks) }
  }

  @Test func aCardIsListedWithItsAccountAndWhatIsSpentOfItsLimits() async throws {
    let text = try await app(at: "/cards").text()
    #expect(text.contains("Everyday") && text.contains("•••• 4242 · Giro"))
    #expect(text.contains("€12.50 of €500.00 today") && text.contains("€500.00 of €2,000.00 this month"))
    #expect(text.contains("•••• 0007 · Holidays") && text.contains("¥9,500 of ¥9,000 this month"))
    #expect(text.ranges(of: "Frozen").count == 1, "one of the two is frozen")
  }

  @Test func aCardIsFrozenAfterAQuestionAndUsedAgainAfterAnother() async throws {
    let app = try await app(at: "/cards")
    try await app.perform("Freeze", on: "Everyday")
    #expect(bank.card("7")?.frozen == false)
    try await app.tap("Freeze")
    #expect(bank.card("7")?.frozen == true)
    try await app.perform("Unfreeze", on: "Everyday")
    try await app.tap("Unfreeze")
    #expect(bank.card("7")?.frozen == false)
  }

  @Test func whoDoesNotAgreeFreezesNothing() async throws {
    let app = try await app(at: "/cards")
    try await app.perform("Freeze", on: "Everyday")
    try await app.tap("Cancel")
    #expect(bank.card("7")?.frozen == false)
  }

  @Test func aFreezeThatMeetsAnotherVersionIsToldAndTheCardIsShownAsItIs() async throws {
    let app = try await app(at: "/cards")
    try await app.perform("Freeze", on: "Everyday")
    bank.refuse(with: 412)
    bank.change("7", limits: .init(daily: 100, monthly: 200))
    try await app.tap("Freeze")
    let text = try await app.text()
    #expect(text.contains("Everyday was not frozen") && text.contains("changed elsewhere meanwhile"))
    try await app.tap("OK")
    #expect(try await app.text().contains("€12.50 of €1.00 today"))
  }

  @Test func otherLimitsAreSavedAndSeenInTheList() async throws {
    let app = try await app(at: "/cards")
    try await app.tap("Everyday")
    #expect(try await app.path() == "/cards/7/limits")
    #expect(try await app.value(of: "A day") == "500")
    try await app.type("20.05", into: "A day")
    try await app.tap("Save")
    #expect(bank.card("7")?.limits == CardRecord.Limits(daily: 2_005, monthly: 200_000))
    #expect(try await app.path() == "/cards")
    #expect(try await app.text().contains("€12.50 of €20.05 today"))
  }

  @Test func limitsThatWereChangedElsewhereAreShownAndWhatWasTypedIsKept() async throws {
    let app = try await app(at: "/cards/7/limits")
    try await app.type("20", into: "A day")
    bank.change("7", limits: .init(daily: 10_000, monthly: 90_000))
    try await app.tap("Save")
    let text = try await app.text()
    #expect(text.contains("Changed elsewhere") && text.contains("€100.00") && text.contains("€900.00"))
    #expect(try await app.value(of: "A day") == "20")
    #expect(try await app.value(of: "A month") == "900")
    #expect(bank.card("7")?.limits == CardRecord.Limits(daily: 10_000, monthly: 90_000))
    try await app.tap("Save")
    #expect(bank.card("7")?.limits == CardRecord.Limits(daily: 2_000, monthly: 90_000))
  }

  @Test func whatIsFilledInIsNotLeftWithoutAQuestion() async throws {
    let app = try await app(at: "/cards/7/limits")
    try await app.type("20", into: "A day")
    try await app.open("/cards")
    #expect(try await app.text().contains("Leave the limits as they are?"))
  }

  @Test func aDayAboveItsMonthIsSaidAtTheField() async throws {
    let app = try await app(at: "/cards/7/limits")
    try await app.type("3000", into: "A day")
    try await app.tap("Save")
    #expect(try await app.text().contains("! A day cannot have more than its month."))
    #expect(bank.card("7")?.limits.daily == 50_000)
  }

  @Test func aCardThatTheBankDoesNotKnowIsTold() async throws {
    #expect(try await app(at: "/cards/9/limits").text().contains("Your bank has no such card."))
  }

  @Test func aBankThatIsNotConnectedIsAskedForInPlaceAndLookedAtAgain() async throws {
    let banks = bank.banks
    let app = try await StillShell().app(at: "/cards") { CardsPlugIn(banks: banks) }
    #expect(try await app.text().contains("Your bank is not connected"))
    try await banks.bank(of: PersonID("1")).connect(name: "ada", password: "analytical")
    try await app.tap("Look again")
    #expect(try await app.text().contains("Everyday"))
  }

  @Test(arguments: ["/cards", "/cards/7/limits"])
  func aBankThatIsNotConnectedIsConnectedOverTheLinkThere(path: String) async throws {
    let banks = bank.banks
    let app = try await StillShell().app(at: path) {
      BankingPlugIn(banks: banks)
      CardsPlugIn(banks: banks)
    }
    try await app.tap("Connect your bank")
    #expect(try await app.path() == "/bank/connect")
  }

  @Test(arguments: ["/cards", "/cards/7/limits"])
  func aStrangerIsToldThatCardsNeedAWalletOfOnesOwn(path: String) async throws {
    let shell = try StillShell()
    shell.person = nil
    let banks = bank.banks
    let app = try await shell.app(at: path) { CardsPlugIn(banks: banks) }
    #expect(try await app.text().contains("Cards need a wallet of your own"))
  }
}
