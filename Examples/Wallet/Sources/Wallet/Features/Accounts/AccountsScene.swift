import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of the list of accounts.
@MainActor @Observable
final class AccountsViewModel: ViewModel {
  /// The accounts of one currency, with their total.
  struct Group: Hashable, Sendable {
    let total: BalanceTotal
    let accounts: [WalletAccount]
  }

  /// The accounts by currency, the currency of most accounts first.
  private(set) var groups: Loadable<[Group]> = .idle
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let gateway: any AccountsGateway

  init(_ gateway: any AccountsGateway) { self.gateway = gateway }

  /// Loads the accounts, or loads them again.
  func load() async {
    await Loadable.load(into: \.groups, of: self) {
      let accounts = try await gateway.accounts()
      let byCurrency = Dictionary(grouping: accounts, by: \.currency)
      return BalanceTotal.totals(of: accounts).map { Group(total: $0, accounts: byCurrency[$0.currency] ?? []) }
    }
  }
}

/// All accounts, under their currencies.
final class AccountsScene: ModelScene {
  let model: AccountsViewModel
  @Environment(\.formats) private var formats
  @Environment(\.totals) private var totals

  init(_ model: AccountsViewModel) { self.model = model }

  var screen: Screen {
    let importing = AccountsRoute.importing
    return Screen(
      title: .localized(.accountsTitle),
      toolbar: [Link.with(.title(.accountsImport), .icon(.upload), .to(importing)).erased]
    ) {
      whenLoaded(
        model.groups,
        empty: EmptyState(
          .localized(.accountsNone), message: .localized(.accountsNoneMessage), icon: .accounts,
          link: .localized(.walletImportStatement), to: importing)
      ) { groups in
        together(groups)
        for group in groups { section(group) }
        imports
      }
    }
  }

  /// Returns the section with the total of all accounts in the person's currency, where some of them have another one.
  private func together(_ groups: [AccountsViewModel.Group]) -> [Section] {
    let (all, currency) = (groups.map(\.total), totals.current)
    guard let chosen = currency.currency, all.contains(where: { $0.currency != chosen }) else { return [] }
    let whyApart = formats.whyApart(all.map(\.total), in: currency)
    let joined = BalanceTotal.joined(all, in: currency)
    let day = joined == nil ? nil : currency.total(of: all.map(\.total)).day
    guard let joined, joined.accountCount > 1 || day != nil else {
      return whyApart.map { words in
        [Section("together", layout: .plain) { Row(Label.with(.text(words), .color(.secondary))) }]
      } ?? []
    }
    return [
      Section("together", footer: [formats.origin(of: joined), whyApart].compactMap { $0 }.joined(separator: ". ")) {
        Row(
          Figure(
            name: .localized(.accountsTogether), amount: formats.amount(joined.total),
            color: joined.total.isNegative ? .negative : .text, remark: day.map(formats.ratesRemark) ?? ""))
      }
    ]
  }

  private func section(_ group: AccountsViewModel.Group) -> Section {
    let code = group.total.currency.code
    let formats = formats
    return Section(
      "accounts-\(code)", group.accounts, header: "\(formats.name(of: group.total.currency)) (\(code))",
      footer: footer(group.total)
    ) { account in
      Row(AccountSummary(account, formats: formats))
        .link(to: AccountsRoute.account(account.id))
    }
  }

  private func footer(_ total: BalanceTotal) -> String {
    guard total.accountCount > 1 else { return "" }
    return .localized(
      .accountsGroupTotal(total: formats.amount(total.total), origin: formats.origin(of: total)))
  }

  private var imports: Section {
    Section("imports", layout: .plain) {
      Row(
        Link.with(
          .title(.accountsImports), .icon(.list), .to(AccountsRoute.imports))
      )
    }
  }
}
