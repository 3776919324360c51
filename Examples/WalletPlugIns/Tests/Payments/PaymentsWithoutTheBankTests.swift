import Espalier
import EspalierGateways
import EspalierTesting
import Foundation
import Synchronization
import Testing
import WalletBanking
import WalletFeatures
@testable import WalletPayments

/// Payments while the bank is away, over a restart, and while its connection or the store of orders is not there.
@MainActor @Suite struct PaymentsWithoutTheBankTests {
  private let bank = StillBank()
  private let secrets = MemorySecretStore(["bank.1": Secret("refresh-0")])
  private let store = MemoryOutboxStore()

  /// A start of the program: everything is new but what it has stored.
  private func start(quota: Int? = nil, over store: (any OutboxStore)? = nil) -> (banks: Banks, outbox: Outbox) {
    let banks = Banks(
      bank: NetworkClient("https://bank.example", over: bank.transport, coding: .snakeCase), secrets: secrets)
    let outbox = Outbox(
      store ?? self.store, delivery: OutboxDelivery { $0.handlePayments(by: banks) }, quota: quota)
    return (banks, outbox)
  }

  private func app(_ program: (banks: Banks, outbox: Outbox), at path: String = "/payments") async throws -> TestApp {
    try await StillShell().app(at: path) {
      BankingPlugIn(banks: program.banks)
      PaymentsPlugIn(banks: program.banks, outbox: program.outbox)
    }
  }

  private func order(_ app: TestApp) async throws {
    try await app.type("Grace", into: "Payee")
    try await app.type("DE89 3704 0044 0532 0130 00", into: "IBAN")
    try await app.type("12.50", into: "Amount in EUR")
    try await app.tap("Check the payment")
    try await app.tap("Order the payment")
  }

  @Test func anAccountThatWasSeenOncePaysAfterARestartWithoutTheBank() async throws {
    #expect(try await app(start()).text().contains("Giro · DE02"))
    bank.isDown = true
    let program = start()
    let app = try await app(program)
    #expect(try await app.text().contains("Your accounts as you saw them on"))
    try await app.tap("Giro · DE02")
    #expect(try await app.text().contains("Your account is shown as you saw it on"))
    try await order(app)
    #expect(try await app.text().contains("Grace · €12.50"))
    bank.isDown = false
    let changes = program.outbox.changes()
    let run = Task { try await program.outbox.run() }
    for await change in changes { if case .sent = change { break } }
    run.cancel()
    _ = await run.result
    #expect(bank.payments.map(\.amount) == [1250])
  }

  @Test func nothingIsSaidOfAgeWhileTheBankAnswers() async throws {
    let program = start()
    let app = try await app(program)
    try await app.tap("Giro · DE02")
    #expect(!(try await app.text().contains("as you saw")))
  }

  @Test func accountsThatWereNeverSeenAreNotMadeUp() async throws {
    bank.isDown = true
    let text = try await app(start()).text()
    #expect(text.contains("The bank has no answer for us now.") && !text.contains("Pay from"))
  }

  @Test func aConnectionThatIsForgottenTakesItsAccountsAlong() async throws {
    let program = start()
    _ = try await app(program)
    try await program.banks.bank(of: PersonID("1")).disconnect()
    for name in ["bank.1", "bank.1.accounts"] { #expect(secrets.secret(name) == nil, "\(name)") }
    let app = try await app(start())
    #expect(!(try await app.text().contains("Giro")))
    try await app.tap("Connect your bank")
    #expect(try await app.path() == "/bank/connect")
  }

  @Test func anotherCustomerOfTheBankFindsNoAccountsOfTheFirst() async throws {
    let program = start()
    _ = try await app(program)
    #expect(try await program.banks.bank(of: PersonID("1")).seenAccounts() != nil)
    try await program.banks.bank(of: PersonID("1")).connect(name: "ada", password: "analytical")
    #expect(try await program.banks.bank(of: PersonID("1")).seenAccounts() == nil)
  }

  @Test func anOrderAboveTheQuotaIsRefusedWithWordsAndKeepsWhatWasTyped() async throws {
    let program = start(quota: 1)
    try await order(try await app(program, at: "/payments/from/1001"))
    let app = try await app(program, at: "/payments/from/1001")
    try await order(app)
    #expect(try await app.path() == "/payments/from/1001")
    #expect(try await app.text().contains("1 waits to be sent already"))
    #expect(try await app.text().contains("The payment was not ordered."))
    #expect(try await app.text().contains("€12.50"), "the payment is shown still")
    try await app.tap("Change it")
    #expect(try await app.value(of: "Payee") == "Grace")
    #expect(try await app.value(of: "Amount in EUR") == "12.50")
    #expect(store.entries().count == 1)
  }

  @Test func aStoreThatCannotBeReadIsToldAndLookedAtAgain() async throws {
    let locked = LockedStore(store)
    let program = start(over: locked)
    try await order(try await app(program, at: "/payments/from/1001"))
    locked.isLocked = true
    let app = try await app(program, at: "/")
    // The error goes to the log under a number, as it is meant to.
    app.window.report = { _ in }
    try await app.open("/payments")
    let text = try await app.text()
    #expect(text.contains("What waits cannot be shown") && text.contains("What you have ordered is still there."))
    #expect(text.contains("Pay from"), "what the bank tells is shown all the same")
    locked.isLocked = false
    try await app.tap("Look again")
    let later = try await app.text()
    #expect(later.contains("Grace · €12.50") && !later.contains("What waits cannot be shown"))
  }

  @Test func aPaymentThatIsBeingSentSaysSoAndCannotBeTakenBack() async throws {
    let entered = AsyncStream<Void>.makeStream()
    let gate = AsyncStream<Void>.makeStream()
    let program = start()
    let outbox = Outbox(
      store,
      delivery: OutboxDelivery {
        $0.handle(OutboxKind<PaymentOrder>("payment")) { _, _ in
          entered.continuation.yield()
          for await _ in gate.stream { break }
          return .sent
        }
      })
    try await order(try await app((program.banks, outbox), at: "/payments/from/1001"))
    let run = Task { try await outbox.run() }
    for await _ in entered.stream { break }
    let app = try await app((program.banks, outbox))
    let text = try await app.text()
    #expect(text.contains("It is being sent.") && !text.contains("Discard"))
    gate.continuation.finish()
    run.cancel()
    _ = await run.result
  }

  /// A store that can be out of reach, as a database whose disk is gone.
  private final class LockedStore: OutboxStore {
    struct Locked: Error {}
    private let kept: MemoryOutboxStore
    private let state = Mutex(false)
    var isLocked: Bool {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }

    init(_ kept: MemoryOutboxStore) { self.kept = kept }

    private func unlocked() throws -> MemoryOutboxStore {
      if isLocked { throw Locked() }
      return kept
    }
    func entries() async throws -> [OutboxEntry] { try unlocked().entries() }
    func entries(of owner: String) async throws -> [OutboxEntry] { try unlocked().entries(of: owner) }
    func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? { try unlocked().entry(id) }
    func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool {
      try unlocked().insert(entry, within: quota)
    }
    func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
      try unlocked().update(entry, from: expected)
    }
    func remove(_ expected: OutboxEntry) async throws -> Bool { try unlocked().remove(expected) }
  }
}
