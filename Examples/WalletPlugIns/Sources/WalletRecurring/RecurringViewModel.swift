import Espalier
import Observation
import WalletValues
import WalletFeatures

/// The logic of the recurring payments.
@MainActor @Observable
final class RecurringViewModel: ViewModel {
  /// The recurring payments in one currency.
  struct Group: Hashable, Sendable {
    /// The cost of the payments in a month.
    let monthlyCost: MoneySum
    /// The payments that recur, the greatest monthly cost first.
    let payments: [RecurringPayment]

    /// The payments whose price went up lately, the newest increase first.
    var increases: [RecurringPayment] {
      payments.filter { $0.increase != nil }.sorted { $1.increase?.since ?? $1.last < $0.increase?.since ?? $0.last }
    }
  }

  /// The payments that were found.
  struct Found: Hashable, Sendable {
    /// The payments that count, by currency.
    let groups: [Group]
    /// The payments that the person dismissed.
    let dismissed: [RecurringPayment]
  }

  /// The recurring payments, and those that were dismissed.
  private(set) var found: Loadable<Found> = .idle
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let interactor: any RecurringInteractor

  init(_ interactor: any RecurringInteractor) { self.interactor = interactor }

  /// Loads the recurring payments, or loads them again.
  func load() async {
    await Loadable.load(into: \.found, of: self) {
      let findings = try await interactor.findings()
      return Found(groups: Self.groups(findings.counted), dismissed: findings.dismissed)
    }
  }

  /// Leaves a payment out of all sums, or counts it again.
  func dismiss(_ payment: RecurringPayment, isDismissed: Bool) async throws {
    try await interactor.dismiss(payment, isDismissed: isDismissed)
    await load()
  }

  private static func groups(_ payments: [RecurringPayment]) -> [Group] {
    let byCurrency = Dictionary(grouping: payments, by: \.amount.currency)
    return MoneySum.totals(payments.map(\.monthlyCost))
      .map { Group(monthlyCost: $1, payments: byCurrency[$0] ?? []) }
      .sorted { ($1.payments.count, $0.monthlyCost.currency.code) < ($0.payments.count, $1.monthlyCost.currency.code) }
  }
}
