import Espalier
import WalletValues
import WalletFeatures

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
