import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The income and spending of a month, in each currency by itself, and the categories that the money went to.
final class OverviewScene: ModelScene {
  let model: any OverviewViewModel
  private let plugged: PluggedSections
  @Environment(\.formats) var formats
  @Environment(\.totals) var totals

  init(_ model: any OverviewViewModel, sections plugged: PluggedSections) {
    self.model = model
    self.plugged = plugged
  }

  func willAppear() { plugged.follow() }

  func load() async { await plugged.load() }

  let reads: Set<DataName> = [.ledger]
  var parts: [any ScreenPart] { plugged.parts }

  var screen: Screen {
    let overview = model.overview.value ?? nil
    return Screen(
      title: .localized(.overviewTitle), subtitle: overview.map { formats.month($0.month) } ?? "",
      toolbar: overview.map(monthLinks) ?? []
    ) {
      whenLoaded(model.overview, skeleton: 6, empty: nothingYet) { overview in
        if let overview {
          sections(of: overview)
        } else {
          Section.empty(nothingYet)
        }
      }
    }
  }

  private func sections(of overview: Overview) -> [Section] {
    guard !overview.currencies.isEmpty else { return [.empty(nothing(in: overview.month))] }
    return totals(of: overview) + plugged.sections + newest(overview) + arranging
  }

  private var nothingYet: EmptyState {
    EmptyState(
      .localized(.walletNoOperationsYet), message: .localized(.overviewNothingYetMessage), icon: .overview,
      link: .localized(.walletImportStatement), to: AccountsRoute.importing)
  }

  private func nothing(in month: Month) -> EmptyState {
    EmptyState(
      .localized(.overviewNothingIn(month: formats.month(month))), message: .localized(.overviewNothingInMessage),
      icon: .overview, link: .localized(.overviewNewestMonth), to: OverviewRoute.month(nil))
  }

  /// Returns the links to the months beside this one. Months without operations are passed over.
  private func monthLinks(_ overview: Overview) -> [AnyComponent] {
    func link(_ month: Month, _ icon: Icon, _ label: (_ month: String) -> LocalizedText) -> AnyComponent {
      Link.with(
        .title(formats.shortMonth(month, withYear: month.year != overview.month.year)), .icon(icon),
        .accessibilityLabel(.localized(label(formats.month(month)))),
        .to(OverviewRoute.month(month))
      ).erased
    }
    return [
      overview.earlier.map { link($0, .back, LocalizedText.overviewEarlierMonth) },
      overview.later.map { link($0, .forward, LocalizedText.overviewLaterMonth) },
    ].compactMap { $0 }
  }

  // MARK: A currency

  /// Returns the sections in the person's currency, then of each other currency by itself, and the reason why it is
  /// apart.
  private func totals(of overview: Overview) -> [Section] {
    let joined = MonthOverview.Joined(overview.currencies, in: totals.current)
    let sums = overview.currencies.map(\.totals.net) + overview.balances.map(\.total)
    let apart = formats.whyApart(sums, in: totals.current).map { words in
      Section("apart", layout: .plain) { Row(Label.with(.text(words), .color(.secondary))) }
    }
    return [apart].compactMap { $0 }
      + joined.currencies.flatMap { currency in
        sections(of: currency, in: overview, day: currency.currency == totals.current.currency ? joined.day : nil)
      }
  }

  /// - Parameter day: The day of the rates by which something in the currency was converted.
  private func sections(
    of currency: MonthOverview.CurrencyOverview, in overview: Overview, day: CalendarDate?
  ) -> [Section] {
    let code = currency.currency.code
    let name = formats.name(of: currency.currency)
    let balance = balance(in: currency.currency, of: overview)
    // Figures that are shown together are of one day's rates, which is said once below them; and so is a chart.
    let rates = (day ?? balance?.day).map(formats.ratesRemark) ?? ""
    let before = overview.month.previous.map { formats.shortMonth($0, withYear: $0.year != overview.month.year) } ?? ""
    var figures = [
      Figure(
        name: .localized(.overviewIncome), amount: formats.amount(currency.totals.income),
        remark: comparison(currency.totals.income, currency.previous.income, with: before)),
      Figure(
        name: .localized(.overviewSpending), amount: formats.amount(currency.totals.spending),
        remark: comparison(currency.totals.spending, currency.previous.spending, with: before)),
      Figure(
        name: .localized(.overviewLeftOver), amount: formats.amount(currency.totals.net, sign: .always),
        color: currency.totals.net.isNegative ? .negative : .text,
        remark: before.isEmpty
          ? ""
          : .localized(
            .overviewBefore(month: before, amount: formats.amount(currency.previous.net, sign: .always)))),
    ]
    if let balance = balance?.total {
      figures.append(
        Figure(
          name: .localized(balance.accountCount == 1 ? .overviewInAccount : .overviewInAllAccounts),
          amount: formats.amount(balance.total), color: balance.total.isNegative ? .negative : .text,
          remark: formats.origin(of: balance)))
    }
    let chart = Section("chart-\(code)", footer: day == nil ? "" : rates) {
      Row(
        BarChart.with(
          .title(.localized(.overviewSpendingByCategory(currency: code))),
          .emptyText(.localized(.overviewNoSpending(month: formats.month(overview.month)))),
          .bars(bars(currency.spending, overview))))
    }
    return [.figures("figures-\(code)", figures, header: "\(name) (\(code))", footer: rates), chart]
      + course(of: currency, in: overview)
  }

  /// Returns the total of all accounts that can be converted to a currency, with the day of the rates by which
  /// something was converted.
  private func balance(in currency: Currency, of overview: Overview) -> (total: BalanceTotal, day: CalendarDate?)? {
    if currency == totals.current.currency, let joined = BalanceTotal.joined(overview.balances, in: totals.current) {
      return (joined, totals.current.total(of: overview.balances.map(\.total)).day)
    }
    return overview.balances.first { $0.currency == currency }.map { ($0, nil) }
  }

  private func bars(_ spending: [MonthOverview.CategorySpending], _ overview: Overview) -> ChartItems {
    ChartItems(
      spending.map { part in
        let filter = OperationFilter(category: part.category, month: overview.month)
        return ChartItem(
          id: part.category.rawValue, label: overview.reading.name(of: part.category),
          text: formats.amount(part.amount),
          // The value is only for the length of the bar; the text is formatted from the exact amount.
          value: Double(part.amount.minorUnits),
          to: OperationsRoute.list(filter), hue: part.category.hue)
      })
  }

  private func comparison(_ amount: MoneySum, _ previous: MoneySum, with month: String) -> String {
    guard !month.isEmpty, let difference = try? amount.subtracting(previous) else { return "" }
    guard !difference.isZero else { return .localized(.overviewSame(month: month)) }
    let amount = formats.amount(difference.magnitude)
    return .localized(
      difference.isNegative ? .overviewLess(amount: amount, month: month) : .overviewMore(amount: amount, month: month))
  }

  /// The link to the arrangement of the sections of features; nothing where no feature has any.
  private var arranging: [Section] {
    guard plugged.canBeArranged else { return [] }
    return [
      Section("arranging", layout: .plain) {
        Row(Link.with(.title(.overviewChoose), .icon(.settings), .to(OverviewRoute.sections)))
      }
    ]
  }

  // MARK: Operations

  private func newest(_ overview: Overview) -> [Section] {
    guard !overview.newest.isEmpty else { return [] }
    let all = OperationsRoute.list(OperationFilter(month: overview.month))
    let formats = formats
    return [
      Section("newest", overview.newest, reading: overview.reading, header: .localized(.overviewLatest)) {
        operation in
        Row.operation(operation, reading: overview.reading, formats: formats)
      },
      Section("all", layout: .plain) {
        Row(Link.with(.title(.overviewAllOperations(month: formats.month(overview.month))), .icon(.list), .to(all)))
      },
    ]
  }
}
