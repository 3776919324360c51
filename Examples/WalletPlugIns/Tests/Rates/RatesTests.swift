import Espalier
import EspalierGateways
import EspalierTesting
import Foundation
import Testing
import WalletFeatures
import WalletRates
import WalletValues

@MainActor @Suite struct RatesTests {
  private func rates(_ base: String) throws -> DayRates {
    DayRates(
      base: base, day: try #require(CalendarDate(iso: "2025-03-14")),
      rates: ["USD": "1.0834", "JPY": "162.05", "CHF": "0.9571", "XXZ": "1", "GBP": "many"])
  }

  @Test func ratesSayOfWhichDayTheyAre() async throws {
    let day = try rates("EUR")
    let app = try await StillShell().app(at: "/rates") { RatesPlugIn(gateway: MockGateway<RatesQuery, DayRates>(day)) }
    let text = try await app.text()
    #expect(text.contains("The bank's rates of Mar 14, 2025"))
    #expect(text.contains("1 EUR is") && text.contains("US Dollar (USD)") && text.contains("1.0834"))
    #expect(text.contains("162.05") && !text.contains("XXZ") && !text.contains("GBP"))
  }

  @Test func whatThePersonHasComesFirst() async throws {
    let shell = try StillShell()
    await shell.take([
      try operation("2025-03-01", "-5", "a"), try operation("2025-03-02", "-5", "a"),
      try operation("2025-03-01", "-5", "b", currency: "USD"),
    ])
    let gateway = MockGateway<RatesQuery, DayRates>(try rates("EUR"))
    let app = try await shell.app(at: "/rates") { RatesPlugIn(gateway: gateway) }
    let text = try await app.text()
    let dollar = try #require(text.firstRange(of: "(USD)")).lowerBound
    #expect(dollar < (try #require(text.firstRange(of: "(CHF)")).lowerBound))
  }

  @Test func aCurrencyLeadsToTheRatesFromThere() async throws {
    let gateway = MockGateway<RatesQuery, DayRates>(try rates("USD"))
    let app = try await StillShell().app(at: "/rates") { RatesPlugIn(gateway: gateway) }
    try await app.tap("US Dollar (USD)")
    #expect(try await app.path() == "/rates/USD")
    #expect(gateway.asked == ["EUR", "USD"].compactMap { Currency(code: $0) }.map(RatesQuery.init))
    #expect(try await app.text().contains("1 USD is"))
  }

  @Test func aBankThatCannotBeReachedIsToldInItsPlaceAndAskedAgain() async throws {
    let day = try rates("EUR")
    let isDown = Flag()
    let bank = ScriptedTransport { _ in
      if isDown.value { throw TransportError.unreachable("down") }
      return Response(status: 200, body: ByteChunks(try JSONCoding.encoder().encode(day)))
    }
    let client = NetworkClient("https://bank.example", over: bank)
    isDown.value = true
    let app = try await StillShell().app(at: "/rates") { RatesPlugIn(gateway: RatesNetworkGateway(bank: client)) }
    #expect(try await app.text().contains("The bank has no rates for us now. The server cannot be reached."))
    isDown.value = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("1 EUR is"))
    #expect(bank.requests.last?.address?.absolute == "https://bank.example/v1/rates?base=EUR")
  }

  @Test func aCurrencyThatTheBankDoesNotKnowIsTold() async throws {
    let bank = ScriptedTransport { _ in .json(["code": "unknown_currency"], status: 422) }
    let client = NetworkClient("https://bank.example", over: bank)
    let app = try await StillShell().app(at: "/rates/ISK") { RatesPlugIn(gateway: RatesNetworkGateway(bank: client)) }
    #expect(try await app.text().contains("The bank has no rates of this currency."))
  }
}
