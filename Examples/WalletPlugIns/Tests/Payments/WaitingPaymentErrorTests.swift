import Espalier
import EspalierGateways
import Testing
@testable import WalletPayments

/// Tests that what the outbox says of payments that wait is told in the person's language.
@Suite struct WaitingPaymentErrorTests {
  private static let german = Localization(locale: "de-DE", tables: TextTable.walletPayments)

  @Test(arguments: [
    OutboxError.notFound("1"), .isUnderWay("1"), .notInConflict("1"), .noSuchChoice("1", "x"),
    .quotaReached(owner: "Ada", quota: 3),
  ])
  func `an error that a person can do something about has its words in both languages`(error: OutboxError) throws {
    let told = WaitingPaymentError(cause: error)
    #expect(told.explanation == error.explanation)
    let german = try #require(Localization.$current.withValue(Self.german) { told.explanation })
    #expect(german != error.explanation && !german.contains("{"))
  }

  @Test func `an error of the program stays one`() {
    #expect(WaitingPaymentError(cause: .runsAlready).explanation == nil)
    #expect("\(WaitingPaymentError(cause: .runsAlready))" == "\(OutboxError.runsAlready)")
  }

  @Test func `words that were kept in English while nobody looked are told in German, and the bank's own stay`() {
    func german(_ words: String) -> String {
      Localization.$current.withValue(Self.german) { WaitingPayment.localized(words) }
    }
    #expect(german("The server refused it, with 418.") == "Der Server hat es abgelehnt, mit 418.")
    #expect(german("It could not be sent: x\ny") == "Es ließ sich nicht senden: x\ny")
    let unclear = "The server's answer could not be understood, so it may have been done. See before you send it again."
    #expect(german(unclear).hasPrefix("Die Antwort des Servers war nicht zu verstehen"))
    #expect(german("At most 2000.00 a day.") == "At most 2000.00 a day.")
    #expect(WaitingPayment.localized(unclear) == unclear)
  }
}
