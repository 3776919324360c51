import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of the list of operations: searching, narrowing, and paging.
@MainActor @Observable
final class OperationsViewModel: ViewModel {
  /// The filter of the listed operations.
  private(set) var filter: OperationFilter
  /// The operations, as far as they have come into sight.
  let pages = PagedList<OperationItem>()
  /// The number of all operations that the filter lets through, and their sums, while something narrows the list.
  private(set) var summary: Loadable<WalletStore.OperationSummary> = .idle
  /// The accounts to choose from.
  private(set) var accounts: [WalletAccount] = []
  /// The categories to choose from, in order.
  private(set) var categories: [WalletCategory] = []
  /// The months to choose from, the newest first.
  private(set) var months: [Month] = []
  /// The data that rows show besides their operation.
  private(set) var reading = OperationReading()
  /// True if there are no operations that could be narrowed.
  private(set) var isEmpty = false
  /// The longest text that is searched for: an address has to hold it.
  static let longestSearch = 200
  /// The number of times that another filter was asked for from outside, each of which is loaded.
  private var requests = 0
  /// The filter of the operations that are listed, or being fetched.
  @ObservationIgnored private var listed: OperationFilter?
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let operations: any OperationListGateway
  @ObservationIgnored private let accountsGateway: any AccountsGateway
  @ObservationIgnored private let monthsGateway: any MonthsGateway
  @ObservationIgnored private let leads: Leads<OperationsRoute>

  init(
    filter: OperationFilter, operations: any OperationListGateway, accounts: any AccountsGateway,
    months: any MonthsGateway, leads: Leads<OperationsRoute>
  ) {
    self.filter = filter
    self.leads = leads
    self.operations = operations
    accountsGateway = accounts
    monthsGateway = months
  }

  /// True if anything narrows the list.
  var isFiltered: Bool { filter != OperationFilter() }

  /// The filter as the storage is asked: a category is found by the name that the person sees.
  private var asked: OperationFilter { filter.naming(CategoryKey.titles) }

  var loadID: AnyHashable { requests }

  /// Loads the choices, and the first page, or again the rows that are in sight.
  func load() async {
    await loadChoices()
    guard listed == asked else { return await show() }
    await pages.reload()
    noteWhetherEmpty()
    await loadSummary()
  }

  /// Lists the operations that another filter lets through.
  func show(_ filter: OperationFilter) {
    guard filter != self.filter else { return }
    self.filter = filter
    requests += 1
  }

  /// Searches for words. The newest search wins, however long an older one takes.
  func search(_ text: String) async { await narrow { $0.text = String(text.prefix(Self.longestSearch)) } }

  /// Narrows the list to one account, or to none.
  func choose(account: AccountID?) async { await narrow { $0.account = account } }

  /// Narrows the list to one category, or to none.
  func choose(category: CategoryKey?) async { await narrow { $0.category = category } }

  /// Narrows the list to one month, or to none.
  func choose(month: Month?) async { await narrow { $0.month = month } }

  /// Shows all operations again.
  func clear() async { await narrow { $0 = OperationFilter() } }

  private func narrow(_ change: (inout OperationFilter) -> Void) async {
    change(&filter)
    // The address follows the search, so that a reload, a bookmark and the way back keep it.
    leads.move(to: .list(filter))
    await show()
  }

  private func show() async {
    listed = asked
    async let summary: Void = loadSummary()
    await pages.show(operations.source(asked))
    noteWhetherEmpty()
    await summary
  }

  /// Notes whether there are no operations, which is known only of the whole list, once it is there.
  private func noteWhetherEmpty() {
    if !isFiltered, listed == asked, let total = pages.total { isEmpty = total == 0 }
  }

  private func loadSummary() async {
    guard isFiltered else {
      summary = .idle
      return
    }
    await Loadable.load(into: \.summary, of: self) { try await operations.summary(of: asked) }
  }

  private func loadChoices() async {
    async let accounts = accountsGateway.accounts()
    async let categories = operations.categories()
    async let months = monthsGateway.months()
    do {
      (self.accounts, self.categories, self.months) = try await (accounts, categories, months)
      reading = OperationReading(self.categories)
    } catch {
      // The list comes from the same place and shows the error; without choices it is still a list.
    }
  }
}
