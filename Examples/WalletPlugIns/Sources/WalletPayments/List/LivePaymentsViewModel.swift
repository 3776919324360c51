import Espalier
import EspalierGateways
import Observation
import WalletBanking
import WalletFeatures
import WalletValues

/// The logic of the list of payments over outbox and bank. It follows the outbox while it is in sight.
@MainActor @Observable
final class LivePaymentsViewModel: PaymentsViewModel {
  private(set) var accounts: Loadable<AccountListing> = .idle
  private(set) var waiting: Loadable<[WaitingPayment]> = .idle
  private(set) var payments: Loadable<[BankPayment]> = .idle
  private var changes = 0
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private let person: PersonID
  @ObservationIgnored private let gateway: any Gateway<Void, [BankPayment]>
  @ObservationIgnored private let known: KnownAccounts
  @ObservationIgnored private let outbox: Outbox

  init(person: PersonID, payments: any Gateway<Void, [BankPayment]>, accounts: KnownAccounts, outbox: Outbox) {
    self.person = person
    gateway = payments
    known = accounts
    self.outbox = outbox
  }

  /// A number that rises with the changes of the outbox, so that the list loads again.
  var loadID: AnyHashable { changes }

  func willAppear() {
    // Whoever comes back from ordering or confirming sees what came of it.
    changes += 1
    // Made before the first load reads the entries, so that nothing is missed between.
    let stream = outbox.changes()
    let owner = person.description
    following = Task { [weak self] in
      for await change in stream where change.entry.owner == owner { await self?.follow(change) }
    }
  }

  func willDisappear() {
    following?.cancel()
    following = nil
  }

  func load() async {
    async let waiting: Void = loadWaiting()
    async let accounts: Void = loadAccounts()
    await Loadable.load(into: \.payments, of: self) {
      do { return try await gateway.fetch() } catch { throw BankError.explaining(error) }
    }
    _ = await (waiting, accounts)
  }

  func retry(_ id: String) async throws { try await WaitingPaymentError.explaining { try await outbox.retry(id) } }
  func discard(_ id: String) async throws {
    try await WaitingPaymentError.explaining { _ = try await outbox.discard(id) }
  }

  private func loadAccounts() async {
    await Loadable.load(into: \.accounts, of: self) { try await known.all() }
  }

  private func loadWaiting() async {
    await Loadable.load(into: \.waiting, of: self) {
      try await outbox.entries(of: person.description).compactMap { entry in
        // One that another version of the app wrote is sent by that version, and cannot be told in words here.
        guard let order = try? entry.payload(of: .payment) else { return nil }
        return WaitingPayment(entry, order)
      }
    }
  }

  /// Loads again after a change: a payment that was sent or has a new answer is at the bank as well, but one that is
  /// being sent changes nothing there.
  private func follow(_ change: OutboxChange) async {
    if case .sending = change { await loadWaiting() } else { changes += 1 }
  }
}

extension WaitingPayment {
  fileprivate init(_ entry: OutboxEntry, _ order: PaymentOrder) {
    id = entry.id
    payee = order.payee.name
    amount = Currency(code: order.currency).map { Money(minorUnits: Int64(order.amount), currency: $0) }
    isSending = entry.state == .sending
    conflict = if case .conflict(let conflict) = entry.state { conflict.words } else { nil }
    lastFailure = entry.lastFailure
  }
}
