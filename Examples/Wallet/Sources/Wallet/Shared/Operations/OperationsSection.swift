import Espalier
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The data that rows of a list of operations show besides their operation.
struct OperationReading: Hashable, Sendable {
  /// The names of the categories that do not come with the wallet, whose names are in no language.
  var categories: [CategoryKey: String] = [:]
  /// True if each row names its account.
  var showsAccount = true
  /// The currency in which the total of a day is shown; each currency by itself unless a scene chooses one.
  var totals = TotalCurrency()
  /// The text that is searched for; its words are bold in each row.
  var search = ""
}

extension OperationReading {
  init(_ categories: [WalletCategory], showsAccount: Bool = true) {
    self.init(
      categories: Dictionary(categories.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first }),
      showsAccount: showsAccount)
  }

  /// Returns the same, with the totals of days in a currency, and with the words of a search in bold.
  func telling(_ totals: TotalCurrency, search: String = "") -> OperationReading {
    var reading = self
    reading.totals = totals
    reading.search = search
    return reading
  }

  /// Returns the name of a category; one that has no name shows its key.
  func name(of category: CategoryKey) -> String {
    category.text?.localized ?? categories[category] ?? category.rawValue
  }
}

extension Section {
  /// Returns a long list of operations under the headings of their days, with its states.
  @MainActor static func operations(
    _ pages: PagedList<OperationItem>, reading: OperationReading, formats: Formats, empty: EmptyState,
    retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Section {
    Section("operations", pages, reading: reading, empty: empty, retry: retry) { item in
      switch item.line {
      case .day(let heading): Row(DaySummary(heading, totals: reading.totals, formats: formats)).heading()
      case .operation(let operation): Row.operation(operation, reading: reading, formats: formats)
      }
    }
  }
}

extension Row {
  /// Returns the row of an operation; it leads to the operation.
  @MainActor static func operation(_ operation: WalletOperation, reading: OperationReading, formats: Formats) -> Row {
    let account = reading.showsAccount ? operation.accountName : nil
    let category = reading.name(of: operation.category)
    return Row(
      OperationSummary(
        operation, category: category, account: account, search: reading.search, formats: formats)
    )
    .link(to: OperationsRoute.operation(operation.id))
  }
}
