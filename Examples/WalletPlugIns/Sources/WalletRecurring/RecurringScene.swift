import Espalier
import WalletValues
import WalletFeatures

/// The recurring payments: their cost in a month, the prices that went up, and the day when each comes next.
final class RecurringScene: ModelScene {
  let model: RecurringViewModel
  private let formats: Formats
  private let data: DataVersion
  private let places: any WalletPlaces
  private let totals: TotalCurrencyChoice

  init(
    model: RecurringViewModel, formats: Formats, totals: TotalCurrencyChoice, places: any WalletPlaces,
    data: DataVersion
  ) {
    self.model = model
    self.totals = totals
    self.formats = formats
    self.places = places
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    Screen(title: "Recurring payments", subtitle: "Found in your operations") {
      whenLoaded(model.groups, skeleton: 6, empty: nothing) { groups in
        figures(groups)
        for group in groups { sections(of: group) }
      }
    }
  }

  private var nothing: EmptyState {
    EmptyState(
      "No recurring payments found",
      message:
        "What is paid three months in a row shows up here by itself. The more months are imported, the more is found.",
      icon: .refresh, link: "Import a statement", to: places.importing)
  }

  /// Returns the cost of a month, in the person's currency as far as there are rates, and the reason why the
  /// rest stands apart.
  private func figures(_ groups: [RecurringViewModel.Group]) -> [Section] {
    let costs = groups.map(\.monthlyCost)
    let total = totals.current.total(of: costs)
    let figures = total.sums.map { sum in
      let day = sum == total.joined ? total.day : nil
      let year = "\(formats.amount(sum.times(12))) a year"
      return Figure(
        name: total.sums.count == 1 ? "Each month" : "Each month in \(sum.currency.code)",
        amount: formats.amount(sum),
        remark: ([year] + [day].compactMap { $0.map(formats.rates) }).joined(separator: ", "))
    }
    let apart = formats.whyApart(costs, in: totals.current).map { words in
      Section("apart", layout: .plain) { Row(Label.with(.text(words), .color(.secondary))) }
    }
    return [.figures("figures", figures)] + [apart].compactMap { $0 }
  }

  private func sections(of group: RecurringViewModel.Group) -> [Section] {
    let code = group.monthlyCost.currency.code
    let (formats, places) = (formats, places)
    let list = Section(
      "recurring-\(code)", group.payments, header: "\(formats.name(of: group.monthlyCost.currency)) (\(code))"
    ) { payment in
      Row(RecurringSummary(payment, formats: formats))
        .link(to: places.operations(searching: payment.payee))
    }
    guard !group.increases.isEmpty else { return [list] }
    let raised = Section("raised-\(code)", header: "Went up") {
      for payment in group.increases {
        if let increase = payment.increase {
          Row(
            Fact(
              name: "\(payment.payee), since \(formats.shortDay(increase.since))",
              value: "\(formats.amount(increase.before)) → \(formats.amount(increase.now))", hasTabularFigures: true)
          ).id(payment.id)
        }
      }
    }
    return [raised, list]
  }
}
