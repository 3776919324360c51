import Espalier
import Observation
import Statements
import WalletFeatures
import WalletStore

/// The logic of the list of accounts.
@MainActor @Observable
final class AccountsViewModel: ViewModel {
  /// The accounts of one currency, with what they come to.
  struct Group: Hashable, Sendable {
    let total: Money
    let accounts: [WalletAccount]
  }

  /// The accounts by currency, the currency of most accounts first.
  private(set) var groups: Loadable<[Group]> = .idle
  @ObservationIgnored private let gateway: any AccountsGateway

  init(gateway: any AccountsGateway) { self.gateway = gateway }

  /// Loads the accounts, or loads them again.
  func load() async {
    await Loadable.load(into: \.groups, of: self) { try Self.groups(await gateway.accounts()) }
  }

  private static func groups(_ accounts: [WalletAccount]) throws -> [Group] {
    let byCurrency = Dictionary(grouping: accounts, by: \.currency)
    return try Money.totals(accounts.map(\.balance))
      .map { Group(total: $1, accounts: byCurrency[$0] ?? []) }
      .sorted { ($1.accounts.count, $0.total.currency.code) < ($0.accounts.count, $1.total.currency.code) }
  }
}
