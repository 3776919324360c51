import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The operations of all accounts under the headings of their days, with search and filters above.
final class OperationsScene: ModelScene {
  let model: OperationsViewModel
  @Environment(\.formats) private var formats
  @Environment(\.totals) private var totals

  init(_ model: OperationsViewModel) { self.model = model }

  var screen: Screen {
    Screen(
      title: .localized(.operationsTitle),
      toolbar: [Link.with(.title(.operationsPayees), .icon(.shop), .to(PayeesRoute.list)).erased],
      search: isEmptyWallet ? nil : searchField
    ) {
      if !isEmptyWallet { filters }
      if let found = model.summary.value, model.isFiltered, found.count > 0 { summary(found) }
      Section.operations(
        model.pages, reading: model.reading.telling(totals.current, search: model.filter.text), formats: formats,
        empty: empty,
        retry: { [model] in await model.load() })
    }
  }

  private var isEmptyWallet: Bool { model.isEmpty && !model.isFiltered }

  private var empty: EmptyState {
    model.isFiltered
      ? EmptyState(
        .localized(.operationsNothingMatches), message: .localized(.operationsNothingMatchesMessage), icon: .search)
      : EmptyState(
        .localized(.walletNoOperationsYet), message: .localized(.operationsNoneMessage), icon: .list,
        link: .localized(.walletImportStatement), to: AccountsRoute.importing)
  }

  private var searchField: Component<TextField> {
    TextField.with(
      .label(.localized(.operationsSearch)), .maximumLength(OperationsViewModel.longestSearch),
      .placeholder(.localized(.operationsSearchHint)), .text(model.filter.text),
      .onTask(.input) { [model] value in await model.search(value.text) })
  }

  /// The filters on one line, which scrolls sideways where there is no room.
  private var filters: Section {
    Section("filters", layout: .strip) {
      Row(
        Picker.with(
          .label(.localized(.walletAccount)), .isLabelHidden(),
          .choices(
            model.accounts, title: \.name, none: .localized(.operationsAllAccounts), selection: model.filter.account
          ) {
            [model] account in await model.choose(account: account)
          })
      ).id("account")
      Row(
        Picker.with(
          .label(.localized(.walletCategory)), .isLabelHidden(),
          .choices(
            model.categories, id: \.key, title: \.title, none: .localized(.operationsAllCategories),
            selection: model.filter.category
          ) { [model] category in await model.choose(category: category) })
      ).id("category")
      Row(
        Picker.with(
          .label(.localized(.walletMonth)), .isLabelHidden(),
          .choices(
            months, id: \.self, title: formats.month, none: .localized(.operationsAllMonths),
            selection: model.filter.month
          ) {
            [model] month in await model.choose(month: month)
          })
      ).id("month")
      if model.isFiltered {
        Row(Button.with(.title(.operationsShowAll), .variant(.plain), .onTapTask { [model] in await model.clear() }))
          .id("clear")
      }
    }
  }

  /// Returns the section with the number of operations found, and their sum.
  private func summary(_ found: WalletStore.OperationSummary) -> Section {
    let total = formats.total(of: found.totals, in: totals.current, sign: .always)
    return Section(
      "summary", footer: formats.whyApart(found.totals, in: totals.current) ?? "", layout: .plain
    ) {
      Row(
        Label.with(
          .text(.operationsFound(operations: formats.operations(found.count), total: total)), .color(.secondary),
          .isAnnounced()))
    }
  }

  /// The months to choose from, with the chosen one even when it has no operations.
  private var months: [Month] {
    guard let month = model.filter.month, !model.months.contains(month) else { return model.months }
    return [month] + model.months
  }
}
