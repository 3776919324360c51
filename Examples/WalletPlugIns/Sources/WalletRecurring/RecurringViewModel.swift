import Espalier
import Observation
import WalletValues
import WalletFeatures

/// The logic of the recurring payments.
@MainActor @Observable
final class RecurringViewModel: ViewModel {
  /// What recurs in one currency.
  struct Group: Hashable, Sendable {
    /// What it comes to in a month.
    let monthlyCost: MoneySum
    /// What recurs, what costs most first.
    let payments: [RecurringPayment]

    /// Those whose price went up lately, the newest first.
    var increases: [RecurringPayment] {
      payments.filter { $0.increase != nil }.sorted { $1.increase?.since ?? $1.last < $0.increase?.since ?? $0.last }
    }
  }

  /// What recurs, by currency.
  private(set) var groups: Loadable<[Group]> = .idle
  @ObservationIgnored private let interactor: any RecurringInteractor

  init(interactor: any RecurringInteractor) { self.interactor = interactor }

  /// Loads what recurs, or loads it again.
  func load() async {
    await Loadable.load(into: \.groups, of: self) { Self.groups(try await interactor.recurringPayments()) }
  }

  private static func groups(_ payments: [RecurringPayment]) -> [Group] {
    let byCurrency = Dictionary(grouping: payments, by: \.amount.currency)
    return MoneySum.totals(payments.map(\.monthlyCost))
      .map { Group(monthlyCost: $1, payments: byCurrency[$0] ?? []) }
      .sorted { ($1.payments.count, $0.monthlyCost.currency.code) < ($0.payments.count, $1.monthlyCost.currency.code) }
  }
}
