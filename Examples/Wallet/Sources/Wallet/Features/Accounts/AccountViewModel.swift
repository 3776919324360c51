import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of one account.
@MainActor @Observable
final class AccountViewModel: ViewModel {
  /// The account.
  private(set) var account: Loadable<WalletAccount> = .idle
  /// The names of the categories.
  private(set) var reading = OperationReading(showsAccount: false)
  /// The operations of the account, as far as they have come into sight.
  let pages = Pages<OperationItem>()
  @ObservationIgnored private var isListed = false
  @ObservationIgnored private let id: AccountID
  @ObservationIgnored private let accounts: any AccountsGateway
  @ObservationIgnored private let operations: any OperationListGateway

  init(id: AccountID, accounts: any AccountsGateway, operations: any OperationListGateway) {
    self.id = id
    self.accounts = accounts
    self.operations = operations
  }

  /// The error to show if there is no such account.
  var notFound: NotFoundError? { account.error as? NotFoundError }

  /// Loads the account and its first operations, or again the rows that are in sight.
  func load() async {
    await loadAccount()
    guard notFound == nil else { return }
    if isListed { return await pages.reload() }
    isListed = true
    await pages.show(operations.source(OperationFilter(account: id)))
  }

  private func loadAccount() async {
    await Loadable.load(into: \.account, of: self) {
      let account = try await accounts.account(id)
      reading = OperationReading(try await operations.categories(), showsAccount: false)
      return account
    }
  }
}
