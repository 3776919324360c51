import Espalier
import EspalierGateways
import EspalierTesting
import Foundation
import Testing
import WalletBanking
import WalletFeatures
@testable import WalletPayments
import WalletValues

/// Payments in the stand-in shell, over a bank that a test writes down and an outbox in memory.
@MainActor @Suite struct PaymentsTests {
  private let bank = StillBank()
  private let banks: Banks
  private let outbox: Outbox

  init() {
    banks = Banks(
      bank: NetworkClient("https://bank.example", over: bank.transport, coding: .snakeCase),
      secrets: MemorySecretStore(["bank.1": Secret("refresh-0")]))
    let banks = banks
    outbox = Outbox(MemoryOutboxStore(), delivery: OutboxDelivery { $0.handlePayments(by: banks) })
  }

  private func app(at path: String = "/payments") async throws -> TestApp {
    try await StillShell().app(at: path) { PaymentsPlugIn(banks: banks, outbox: outbox) }
  }

  private func order(_ app: TestApp, amount: String = "12.50", iban: String = "DE89 3704 0044 0532 0130 00")
    async throws
  {
    try await app.tap("Giro · DE02")
    try await app.type("Grace", into: "Payee")
    try await app.type(iban, into: "IBAN")
    try await app.type(amount, into: "Amount in EUR")
    try await app.type("lunch", into: "Reference")
    try await app.tap("Check the payment")
    if try await app.text().contains("Is this what you want to pay?") { try await app.tap("Order the payment") }
  }

  /// Runs the outbox until what it was told of has happened.
  private func send(until isDone: @escaping @Sendable (OutboxChange) -> Bool) async throws {
    let changes = outbox.changes()
    let run = Task { [outbox] in try await outbox.run() }
    for await change in changes where isDone(change) { break }
    run.cancel()
    _ = await run.result
  }

  @Test func anOrderWaitsInTheOutboxAndIsShownSo() async throws {
    let app = try await app()
    try await order(app)
    #expect(try await app.path() == "/payments")
    try await app.settle()
    let text = try await app.text()
    #expect(text.contains("Grace · €12.50") && text.contains("It is sent as soon as the bank can be reached."))
    #expect(bank.payments.isEmpty)
  }

  @Test func anOrderIsSentOnceAndIsThenTheBanks() async throws {
    let app = try await app()
    try await order(app)
    try await send { if case .sent = $0 { true } else { false } }
    try await app.open("/payments/from/1001")
    try await app.open("/payments")
    #expect(try await app.text().contains("Grace · paid"))
    #expect(bank.payments.map(\.amount) == [1250])
    #expect(bank.payments.first?.iban == "DE89370400440532013000")
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func whatTheBankRefusesIsToldInItsWordsAndIsThePersonsToDecide() async throws {
    let app = try await app()
    try await order(app, amount: "3000")
    try await send { if case .conflict = $0 { true } else { false } }
    try await app.open("/payments/from/1001")
    try await app.open("/payments")
    #expect(try await app.text().contains("At most 2000.00 a day."))
    try await app.tap("Discard")
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func anOrderCanBeMadeWhileTheBankIsAway() async throws {
    let app = try await app()
    bank.isDown = true
    try await order(app)
    #expect(try await outbox.entries().count == 1)
    bank.isDown = false
    try await send { if case .sent = $0 { true } else { false } }
    #expect(bank.payments.count == 1)
  }

  @Test func aWrongIBANAndNothingToPayAreToldHere() async throws {
    let app = try await app()
    try await order(app, amount: "0", iban: "DE88 3704 0044 0532 0130 00")
    let text = try await app.text()
    #expect(text.contains("This is no IBAN: its check digits do not fit.") && text.contains("How much is paid?"))
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func nothingGoesOutBeforeItWasSeenAsItWouldGoOut() async throws {
    let app = try await app(at: "/payments/from/1001")
    try await app.type("Grace", into: "Payee")
    try await app.type("de89 3704 0044 0532 0130 00", into: "IBAN")
    try await app.type("12.50", into: "Amount in EUR")
    try await app.type("lunch", into: "Reference")
    try await app.tap("Check the payment")
    let shown = try await app.text()
    for text in [
      "Giro · DE02", "Grace", "DE89 3704 0044 0532 0130 00", "€12.50", "lunch", "As soon as you order it",
      "Nothing is ordered yet.",
    ] { #expect(shown.contains(text), "\(text)") }
    #expect(try await outbox.entries().isEmpty)
    try await app.tap("Change it")
    #expect(try await app.value(of: "Payee") == "Grace")
    try await app.type("13", into: "Amount in EUR")
    try await app.tap("Check the payment")
    #expect(try await app.text().contains("€13.00"))
    try await app.tap("Order the payment")
    #expect(try await app.path() == "/payments")
    #expect(try await outbox.entries().map { try $0.payload(of: .payment)?.amount } == [1300])
  }

  @Test func aPaymentThatNeedsACodeIsShownWithItAndCanBeWithdrawn() async throws {
    let app = try await app()
    try await order(app, amount: "600")
    try await send { if case .sent = $0 { true } else { false } }
    try await app.open("/payments/pay_1/code")
    let shown = try await app.text()
    for text in [
      "Giro · DE02", "Grace", "DE89 3704 0044 0532 0130 00", "€600.00", "lunch", "As soon as you confirm it",
      "See the code at the bank",
    ] { #expect(shown.contains(text), "\(text)") }
    try await app.tap("Withdraw the payment")
    #expect(try await app.path() == "/payments")
    #expect(try await app.text().contains("Grace · withdrawn"))
    #expect(bank.payments.map(\.state) == ["withdrawn"])
  }

  @Test func aPaymentThatWentOutMeanwhileIsShownSoAndNotAsWithdrawn() async throws {
    let app = try await app()
    try await order(app, amount: "600")
    try await send { if case .sent = $0 { true } else { false } }
    try await app.open("/payments/pay_1/code")
    bank.execute("pay_1")
    try await app.tap("Withdraw the payment")
    #expect(try await app.path() == "/payments/pay_1/code")
    let shown = try await app.text()
    #expect(shown.contains("paid") && !shown.contains("Withdraw the payment") && shown.contains("€600.00"))
  }

  @Test(arguments: ["javascript:alert(1)", "//elsewhere", "/codes", "mailto:a@b.example", ""])
  func aPageThatABrowserShouldNotOpenIsNone(page: String) throws {
    let payment = StillPayment(
      key: "", number: 1, payee: "", iban: "", amount: 1, reference: "", state: "needs_confirmation", page: page)
    let known = try JSONDecoder().decode(BankPayment.self, from: JSONEncoder().encode(payment.json))
    #expect(known.confirmation?.page == page)
    #expect(WaitingConfirmation(payment: known, summary: PaymentSummary(known, from: nil)).page == nil)
  }

  @Test func aLargePaymentIsConfirmedByItsCode() async throws {
    let app = try await app()
    try await order(app, amount: "600")
    try await send { if case .sent = $0 { true } else { false } }
    try await app.open("/payments/pay_1/code")
    try await app.type("000000", into: "Code")
    try await app.tap("Confirm")
    #expect(try await app.text().contains("The code is wrong."))
    try await app.type("123456", into: "Code")
    try await app.tap("Confirm")
    #expect(try await app.path() == "/payments")
    #expect(bank.payments.first?.state == "executed")
  }

  @Test func somebodyElsesOrdersAreNotShown() async throws {
    try await outbox.add(
      PaymentOrder(
        person: PersonID("2"), account: "1", payee: .init(name: "Eve", iban: ""), amount: 1, currency: "EUR",
        reference: ""), of: .payment, owner: "2")
    #expect(!(try await app().text().contains("Eve")))
  }

  @Test func aBankThatIsNotConnectedIsAConflictThatSaysSo() async throws {
    try await outbox.add(
      PaymentOrder(
        person: PersonID("3"), account: "1", payee: .init(name: "Eve", iban: ""), amount: 1, currency: "EUR",
        reference: ""), of: .payment)
    try await send { if case .conflict = $0 { true } else { false } }
    guard case .conflict(let conflict)? = try await outbox.entries().first?.state else {
      Issue.record("There is no conflict.")
      return
    }
    #expect(conflict.words == "Your bank is not connected. Connect it first.")
  }

  @Test func aHalfFilledOrderIsThereAgainAfterARestart() async throws {
    let first = try await app(at: "/payments/from/1001")
    try await first.type("Grace", into: "Payee")
    let (state, kept) = (first.window.state, first.window.restorationStates())
    let second = try await app()
    second.window.restore(state, scenes: kept)
    try await second.settle()
    #expect(try await second.path() == "/payments/from/1001")
    #expect(try await second.value(of: "Payee") == "Grace")
  }

  @Test func theNextSceneIsMadeWhenItIsShownAndNotBefore() async throws {
    let shell = try StillShell()
    let payments = Payments(scope: PaymentsScope(shell, banks: banks, outbox: outbox))
    let made = Flag()
    payments.ordering = SceneFactory { _ in
      made.value = true
      let (title, nothing) = (LocalizedText("test.standIn", "Stand-in"), LocalizedText("test.nothing", ""))
      return MessageScene(title: title, heading: nothing, message: nothing)
    }
    let app = TestApp(Window(coordinator: payments, title: "Payments"))
    app.window.environment.formats = try StillShell().formats
    try await app.open("/")
    #expect(!made.value)
    try await app.tap("Giro · DE02")
    #expect(made.value)
  }
}

@Suite struct IBANTests {
  @Test(arguments: ["DE89 3704 0044 0532 0130 00", "gb82 west 1234 5698 7654 32", "FR1420041010050500013M02606"])
  func anIBANWhoseDigitsFitIsTaken(text: String) { #expect(IBAN.normal(text) != nil) }

  @Test(arguments: ["", "DE88 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 0!", "1234"])
  func anythingElseIsNone(text: String) { #expect(IBAN.normal(text) == nil) }
}
