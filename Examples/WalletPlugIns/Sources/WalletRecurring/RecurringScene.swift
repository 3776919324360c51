import Espalier
import Observation
import WalletFeatures
import WalletValues

/// The logic of the recurring payments.
@MainActor @Observable
final class RecurringViewModel: ViewModel {
  /// The recurring payments in one currency.
  struct Group: Hashable, Sendable {
    /// The cost of the payments in a month.
    let monthlyCost: MoneySum
    /// The payments that recur, the greatest monthly cost first.
    let payments: [RecurringPayment]

    /// The payments whose price went up lately, the newest increase first.
    var increases: [RecurringPayment] {
      payments.filter { $0.increase != nil }.sorted { $1.increase?.since ?? $1.last < $0.increase?.since ?? $0.last }
    }
  }

  /// The payments that were found.
  struct Found: Hashable, Sendable {
    /// The payments that count, by currency.
    let groups: [Group]
    /// The payments that the person dismissed.
    let dismissed: [RecurringPayment]
  }

  /// The recurring payments, and those that were dismissed.
  private(set) var found: Loadable<Found> = .idle
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let interactor: any RecurringInteractor

  init(_ interactor: any RecurringInteractor) { self.interactor = interactor }

  /// Loads the recurring payments, or loads them again.
  func load() async {
    await Loadable.load(into: \.found, of: self) {
      let findings = try await interactor.findings()
      return Found(groups: Self.groups(findings.counted), dismissed: findings.dismissed)
    }
  }

  /// Leaves a payment out of all sums, or counts it again.
  func dismiss(_ payment: RecurringPayment, isDismissed: Bool) async throws {
    try await interactor.dismiss(payment, isDismissed: isDismissed)
    await load()
  }

  private static func groups(_ payments: [RecurringPayment]) -> [Group] {
    let byCurrency = Dictionary(grouping: payments, by: \.amount.currency)
    return MoneySum.totals(payments.map(\.monthlyCost))
      .map { Group(monthlyCost: $1, payments: byCurrency[$0] ?? []) }
      .sorted { ($1.payments.count, $0.monthlyCost.currency.code) < ($0.payments.count, $1.monthlyCost.currency.code) }
  }
}

/// The recurring payments: their cost in a month, the prices that went up, and the day when each comes next.
final class RecurringScene: ModelScene {
  let model: RecurringViewModel
  @Environment(\.formats) private var formats
  @Environment(\.totals) private var totals
  private let places: any WalletPlaces

  init(_ model: RecurringViewModel, places: any WalletPlaces) {
    self.model = model
    self.places = places
  }

  var screen: Screen {
    Screen(title: .localized(.recurringTitle), subtitle: .localized(.recurringSubtitle)) {
      whenLoaded(model.found, skeleton: 6) { found in
        if found.groups.isEmpty {
          Section.empty(nothing)
        } else {
          figures(found.groups)
          for group in found.groups { sections(of: group) }
        }
        if !found.dismissed.isEmpty { dismissed(found.dismissed) }
      }
    }
  }

  private var nothing: EmptyState {
    EmptyState(
      .localized(.recurringNone), message: .localized(.recurringNoneMessage), icon: .refresh,
      link: .localized(.recurringImportStatement), to: places.importing)
  }

  /// Returns the cost of a month, in the person's currency as far as there are rates, and the reason why the
  /// rest stands apart.
  private func figures(_ groups: [RecurringViewModel.Group]) -> [Section] {
    let costs = groups.map(\.monthlyCost)
    let total = totals.current.total(of: costs)
    let figures = total.sums.map { sum in
      let day = sum == total.joined ? total.day : nil
      let year = String.localized(.recurringAYear(amount: formats.amount(sum.times(12))))
      return Figure(
        name: .localized(
          total.sums.count == 1 ? .recurringEachMonth : .recurringEachMonthIn(currency: sum.currency.code)),
        amount: formats.amount(sum),
        remark: ([year] + [day].compactMap { $0.map(formats.rates) }).joined(separator: ", "))
    }
    let apart = formats.whyApart(costs, in: totals.current).map { words in
      Section("apart", layout: .plain) { Row(Label.with(.text(words), .color(.secondary))) }
    }
    return [.figures("figures", figures)] + [apart].compactMap { $0 }
  }

  /// The payments that do not recur, as the person says: they count nowhere, and can be counted again.
  private func dismissed(_ payments: [RecurringPayment]) -> Section {
    let (model, formats) = (model, formats)
    return Section(
      "dismissed", payments, header: .localized(.recurringDismissed), footer: .localized(.recurringDismissedFooter)
    ) { payment in
      Row(
        Label.with(.text(payment.payee), .grows()),
        Label.with(.text(formats.amount(payment.amount)), .hasTabularFigures()),
        Button.with(
          .title(.recurringCountAgain),
          .onTapTask { try await model.dismiss(payment, isDismissed: false) }))
    }
  }

  private func sections(of group: RecurringViewModel.Group) -> [Section] {
    let code = group.monthlyCost.currency.code
    let (model, formats, places) = (model, formats, places)
    let list = Section(
      "recurring-\(code)", group.payments, header: "\(formats.name(of: group.monthlyCost.currency)) (\(code))"
    ) { payment in
      Row(RecurringSummary(payment, formats: formats))
        .link(to: places.operations(searching: payment.payee))
        .actions(
          .task(.localized(.recurringDismiss)) { try await model.dismiss(payment, isDismissed: true) })
    }
    guard !group.increases.isEmpty else { return [list] }
    let raised = Section("raised-\(code)", header: .localized(.recurringWentUp)) {
      for payment in group.increases {
        if let increase = payment.increase {
          Row(
            Fact(
              name: .localized(
                .recurringSince(payee: payment.payee, day: formats.shortDay(increase.since))),
              value: .localized(
                .recurringChange(before: formats.amount(increase.before), now: formats.amount(increase.now))),
              hasTabularFigures: true)
          ).id(payment.id)
        }
      }
    }
    return [raised, list]
  }
}
