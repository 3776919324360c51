import Espalier
import Observation
import WalletFeatures
import WalletGateways
import WalletStore

/// The field that a person fills in about the name of an account; empty for the bank's.
struct AccountNameEntry: Hashable, Sendable {
  var name = ""

  init() {}

  /// Creates the entry with the name of an account.
  init(_ account: WalletAccount) { name = account.name == account.bankName ? "" : account.name }
}

/// The logic of changing an account: its name, its opening balance, merging it into another one, deleting it.
@MainActor @Observable
final class AccountEditViewModel: ViewModel {
  /// The account, and the accounts that it can be merged into.
  struct Contents: Hashable, Sendable {
    let account: WalletAccount
    let others: [WalletAccount]
  }

  /// A step that is about to be taken, for the person to say yes or no to.
  enum Question: Sendable {
    case deleting(AccountDeletionPreview)
    case merging(AccountMergePreview, into: AccountID)
  }

  /// The account with the others of the same currency.
  private(set) var contents: Loadable<Contents> = .idle
  /// The name, as it is being written.
  let name = Form(AccountNameEntry(), checks: [.parsing(\.name, GivenName.ifPresent)])
  /// The opening balance, as it is being written.
  let opening = Form(
    OpeningBalanceEntry(),
    checks: [
      FormCheck(\.amount, .editingAmountMissing) { $0.amount != nil },
      FormCheck(\.day, .editingDayMissing) { $0.day != nil },
    ])
  /// The account that was chosen to merge this one into.
  var target: AccountID?
  /// The question that the person is asked now.
  var question: Question?
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let id: AccountID
  @ObservationIgnored private let accounts: any AccountsGateway
  @ObservationIgnored private let gateway: any AccountEditGateway
  @ObservationIgnored private let undo: UndoOffer
  @ObservationIgnored private let leads: Leads<AccountsRoute>

  init(
    id: AccountID, accounts: any AccountsGateway, gateway: any AccountEditGateway, undo: UndoOffer,
    leads: Leads<AccountsRoute>
  ) {
    self.id = id
    self.leads = leads
    self.accounts = accounts
    self.gateway = gateway
    self.undo = undo
    name.onSubmit { [weak self] entry in try await self?.rename(to: entry.name) }
    opening.onSubmit { [weak self] entry in try await self?.setOpeningBalance(entry) }
  }

  /// Loads the account, or loads it again. Text that is being written stays.
  func load() async {
    let contents = await Loadable.load(into: \.contents, of: self) {
      let account = try await accounts.account(id)
      let others = try await accounts.accounts().filter { $0.id != id && $0.currency == account.currency }
      return Contents(account: account, others: others)
    }
    guard let account = contents?.account else { return }
    name.rebase(onto: AccountNameEntry(account))
    opening.rebase(onto: OpeningBalanceEntry(account))
  }

  // MARK: Name and opening balance

  private func rename(to name: String) async throws { undo.offer(try await gateway.rename(id, to: name)) }

  private func setOpeningBalance(_ entry: OpeningBalanceEntry) async throws {
    guard let currency = contents.value?.account.currency, let balance = entry.openingBalance(in: currency) else {
      return
    }
    undo.offer(try await gateway.setOpeningBalance(balance, of: id))
  }

  /// Takes the opening balance away.
  func removeOpeningBalance() async throws { undo.offer(try await gateway.setOpeningBalance(nil, of: id)) }

  // MARK: Merging and deleting

  /// Asks whether to merge the account into the chosen one.
  func askToMerge() async throws {
    guard let target else { return }
    question = .merging(try await gateway.mergePreview(of: id, into: target), into: target)
  }

  /// Merges the account into another one.
  func merge(into target: AccountID, lookAlikes: LookAlikes) async throws {
    undo.offer(try await gateway.merge(id, into: target, lookAlikes: lookAlikes))
    leads.move(to: .account(target))
  }

  /// Asks whether to delete the account.
  func askToDelete() async throws { question = .deleting(try await gateway.deletionPreview(of: id)) }

  /// Deletes the account.
  func delete() async throws {
    undo.offer(try await gateway.delete(id))
    leads.move(to: .list)
  }
}
