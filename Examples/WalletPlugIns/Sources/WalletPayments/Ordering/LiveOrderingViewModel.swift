import Espalier
import EspalierGateways
import Foundation
import Observation
import WalletBanking
import WalletFeatures
import WalletValues

/// The logic of an order, which goes into the outbox. What is half filled in is kept.
@MainActor @Observable
final class LiveOrderingViewModel: OrderingViewModel, StateRestoring {
  private(set) var account: Loadable<AccountListing?> = .idle
  private(set) var problem = ""
  let form = Form(
    OrderEntry(),
    checks: [
      .required(\.payee, .paymentsPayeeMissing),
      FormCheck(\.payee, .paymentsPayeeTooLong) { $0.payee.count <= 70 },
      FormCheck(\.iban, .paymentsIbanInvalid) { IBAN.normal($0.iban) != nil },
      FormCheck(\.amount, .paymentsAmountMissing) { ($0.amount ?? 0) > 0 },
      FormCheck(\.reference, .paymentsReferenceTooLong) { $0.reference.count <= 140 },
    ])
  private(set) var summary: PaymentSummary?
  /// The order that the summary shows, which is the one that is sent.
  @ObservationIgnored private var order: PaymentOrder?
  @ObservationIgnored private let id: String
  @ObservationIgnored private let known: KnownAccounts
  @ObservationIgnored private let outbox: Outbox
  @ObservationIgnored private let ordered: @MainActor () -> Void

  init(
    account id: String, person: PersonID, known: KnownAccounts, outbox: Outbox, ordered: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.known = known
    self.outbox = outbox
    self.ordered = ordered
    form.onSubmit { [weak self] entry in
      guard let account = (self?.account.value ?? nil)?.accounts.first,
        let order = PaymentOrder(entry, from: account, of: person)
      else { return }
      self?.problem = ""
      self?.order = order
      self?.summary = PaymentSummary(order, from: account)
    }
  }

  func confirm() async {
    guard let order else { return }
    // Taken before anything is waited for, so that a second tap orders nothing.
    self.order = nil
    problem = ""
    do {
      _ = try await WaitingPaymentError.explaining {
        try await outbox.add(
          order, of: .payment, orderKey: "\(order.person) \(order.account)", owner: order.person.description)
      }
    } catch {
      // Said beside the payment and not in its place, so that nothing has to be typed again.
      problem = FailureLog.words(for: error)
      self.order = order
      return
    }
    summary = nil
    form.reset()
    ordered()
  }

  func change() {
    order = nil
    summary = nil
    problem = ""
  }

  var restorationState: OrderEntry? { form.restorationState }
  func restore(_ kept: OrderEntry) { form.restore(kept) }

  func load() async {
    await Loadable.load(into: \.account, of: self) { try await known.all().account(id) }
  }
}

extension PaymentOrder {
  fileprivate init?(_ entry: OrderEntry, from account: BankAccount, of person: PersonID) {
    guard let iban = IBAN.normal(entry.iban), let currency = Currency(code: account.currency), let amount = entry.amount
    else { return nil }
    let units = (0..<currency.minorUnitDigits).reduce(amount) { units, _ in units * 10 }
    guard units.isFinite, units >= 0.5, units < 1e12 else { return nil }
    self.init(
      person: person, account: account.id, payee: Payee(name: entry.payee, iban: iban), amount: Int(units.rounded()),
      currency: account.currency, reference: entry.reference)
  }
}
