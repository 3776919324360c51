import Espalier
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The queries of the overview.
protocol OverviewInteractor: Sendable {
  /// Returns the overview of a month; of the newest one up to `current` when none is given. Nil when there are no
  /// operations at all.
  func overview(of month: Month?, current: Month?) async throws -> Overview?
}

/// Combines the gateways of months, accounts and operations.
struct LiveOverviewInteractor: OverviewInteractor {
  private static let newestCount = 5

  let months: any MonthsGateway
  let accounts: any AccountsGateway
  let operations: any OperationListGateway

  func overview(of month: Month?, current: Month?) async throws -> Overview? {
    let all = try await months.months()
    // Banks announce bookings of months to come; the overview starts with the present month.
    guard let newest = all.first(where: { month in current.map { month <= $0 } ?? true }) ?? all.first else {
      return nil
    }
    let month = month ?? newest
    async let overview = months.overview(of: month)
    let span = MonthCourse.span(through: month)
    async let course = months.overviews(of: span[0]...month)
    async let accounts = accounts.accounts()
    async let categories = operations.categories()
    // Each operation stands under a heading at worst.
    async let lines = operations.source(OperationFilter(month: month)).items(in: 0..<2 * Self.newestCount)
    return Overview(
      month: month, earlier: all.first { $0 < month }, later: all.last { $0 > month },
      currencies: try await overview.currencies, course: MonthCourse(months: span, overviews: try await course),
      balances: BalanceTotal.totals(of: try await accounts),
      newest: try await lines.compactMap(\.operation).prefix(Self.newestCount).map(\.self),
      reading: OperationReading(try await categories))
  }
}
