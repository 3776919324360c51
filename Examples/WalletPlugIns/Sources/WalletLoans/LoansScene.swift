import Espalier
import WalletValues
import WalletFeatures

/// The loan calculator: what is agreed on above, what it costs and the plan below.
final class LoansScene: ModelScene {
  let model: LoansViewModel
  private let formats: Formats

  init(model: LoansViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: "Loan calculator", subtitle: "The same instalment each month", layout: .form) {
      Section.problems(of: model.form)
      entry
      if let plan = model.plan {
        figures(plan)
        years(plan)
        months(plan)
      }
    }
  }

  private var entry: Section {
    let form = model.form
    return Section("entry", layout: .form) {
      Row(
        NumberField.with(.label("Amount"), .range(0...1_000_000_000), .step(0.01), .field(form.amount))
      ).id("amount")
      Row(
        Picker.with(
          .label("Currency"),
          .choices(
            model.currencies, id: \.code, title: { "\($0.code) – \(formats.name(of: $0))" }, field: form.currency))
      ).id("currency")
      Row(
        NumberField.with(
          .label("Interest a year"), .hint("In percent, as the bank names it."), .range(0...100), .step(0.001),
          .field(form.rate))
      ).id("rate")
      Row(
        NumberField.with(
          .label("Years"), .hint("How long it is paid back, at most \(formats.number(LoanTerms.longestTime))."),
          .range(1...Double(LoanTerms.longestTime)), .step(1), .field(form.years))
      ).id("years")
      Row(Button.with(.title("Work it out"), .submits(form))).id("send")
    }
  }

  // MARK: The plan

  private func figures(_ plan: LoanPlan) -> Section {
    let last = plan.months.last.map { formats.amount($0.instalment) } ?? ""
    var figures = [
      Figure(name: "Each month", amount: formats.amount(plan.instalment), remark: "The last one: \(last)"),
      Figure(
        name: "Interest in all", amount: formats.amount(plan.interest), remark: "Beside the amount that is borrowed"),
      Figure(
        name: "Paid in all", amount: formats.amount(plan.total),
        remark: "In \(formats.number(plan.months.count)) months"),
    ]
    if let recurring = model.recurring, let sum = try? recurring.adding(MoneySum(plan.instalment)) {
      figures.append(
        Figure(
          name: "With what recurs", amount: formats.amount(sum),
          remark: "\(formats.amount(recurring)) are paid each month already"))
    }
    return .figures("figures", figures, header: "What it costs")
  }

  private func years(_ plan: LoanPlan) -> Section {
    let formats = formats
    return Section(
      "years", plan.years, header: "Year by year",
      columns: TableColumn("Year") { Label.with(.text(formats.number($0.number))) },
      TableColumn("Paid", alignment: .end) { Self.cell($0.instalments, formats) },
      TableColumn("Interest", alignment: .end) { Self.cell($0.interest, formats) },
      TableColumn("Paid back", alignment: .end) { Self.cell($0.repaid, formats) },
      TableColumn("Still owed", alignment: .end) { Self.cell($0.rest, formats) })
  }

  private func months(_ plan: LoanPlan) -> Section {
    let formats = formats
    return Section(
      "months", plan.months, header: "Month by month", isExpanded: Binding(model, \.showsMonths),
      columns: TableColumn("Month") { Label.with(.text(formats.number($0.number))) },
      TableColumn("Paid", alignment: .end) { Self.cell($0.instalment, formats) },
      TableColumn("Interest", alignment: .end) { Self.cell($0.interest, formats) },
      TableColumn("Paid back", alignment: .end) { Self.cell($0.repaid, formats) },
      TableColumn("Still owed", alignment: .end) { Self.cell($0.rest, formats) })
  }

  private static func cell(_ amount: Money, _ formats: Formats) -> Component<Label> {
    Label.with(.text(formats.amount(amount)), .hasTabularFigures(), .textAlignment(.end))
  }
}
