import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of one account.
@MainActor @Observable
final class AccountViewModel: ViewModel {
  /// The account.
  private(set) var account: Loadable<WalletAccount> = .idle
  /// The names of the categories.
  private(set) var reading = OperationReading(showsAccount: false)
  /// The operations of the account, as far as they have been fetched.
  let pages = PagedList<OperationItem>()
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let id: AccountID
  @ObservationIgnored private let accounts: any AccountsGateway
  @ObservationIgnored private let operations: any OperationListGateway

  init(id: AccountID, accounts: any AccountsGateway, operations: any OperationListGateway) {
    self.id = id
    self.accounts = accounts
    self.operations = operations
  }

  /// Loads the account and its first operations, or again the rows that are visible.
  func load() async {
    let account = await Loadable.load(into: \.account, of: self) {
      let account = try await accounts.account(id)
      reading = OperationReading(try await operations.categories(), showsAccount: false)
      return account
    }
    if account != nil { await pages.load(operations.source(OperationFilter(account: id))) }
  }
}

/// One account with its balance and its operations.
final class AccountScene: ModelScene {
  let model: AccountViewModel
  @Environment(\.formats) private var formats

  init(_ model: AccountViewModel) { self.model = model }

  var screen: Screen {
    screen(
      of: model.account, title: model.account.value?.name ?? .localized(.walletAccount), subtitle: \.kind.title,
      toolbar: { [Link.with(.title(.accountsEdit), .to(AccountsRoute.editing($0.id))).erased] }, skeleton: 8,
      notFound: EmptyState.missing(link: .accountsSeeAll, to: AccountsRoute.list)
    ) { account in
      balance(account)
      Section.operations(
        model.pages, reading: model.reading, formats: formats,
        empty: EmptyState(
          .localized(.accountsNoOperations), message: .localized(.accountsNoOperationsMessage),
          link: .localized(.walletImportStatement), to: AccountsRoute.importing),
        retry: { [model] in await model.load() })
    }
  }

  private func balance(_ account: WalletAccount) -> Section {
    .figures(
      "balance",
      [
        Figure(
          name: .localized(.accountsBalance), amount: formats.amount(account.balance.total),
          color: account.balance.total.isNegative ? .negative : .text, remark: formats.origin(of: account.balance)),
        Figure(name: .localized(.walletOperations), amount: formats.number(account.operationCount)),
      ])
  }
}
