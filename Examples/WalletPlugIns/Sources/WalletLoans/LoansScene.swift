import Espalier
import Observation
import WalletFeatures
import WalletValues

/// The logic of the loan calculator.
@MainActor @Observable
final class LoansViewModel: ViewModel {
  /// The form with the values that are filled in.
  let form: Form<LoanEntry>
  /// The plan of the terms in the route, if there are any.
  let plan: LoanPlan?
  /// The currencies to choose from.
  private(set) var currencies: [Currency]
  /// The costs that recur each month, in the currency of the plan; nil where they are not known.
  private(set) var recurring: MoneySum?
  /// True if the plan is shown month by month.
  var showsMonths = false
  @ObservationIgnored private let history: any OperationHistoryGateway
  @ObservationIgnored private let costs: (any RecurringCosts)?

  init(terms: LoanTerms?, history: any OperationHistoryGateway, recurring costs: (any RecurringCosts)?) {
    plan = terms.map(LoanPlan.init)
    currencies = terms.map { [$0.amount.currency] } ?? Currency(code: "EUR").map { [$0] } ?? []
    self.history = history
    self.costs = costs
    form = Form(
      terms.map(LoanEntry.init) ?? LoanEntry(),
      checks: [
        FormCheck(\.amount, .loansAmountMissing) { $0.amount ?? 0 > 0 },
        FormCheck(\.amount, .loansAmountTooLarge) { ($0.amount ?? 0) <= 1_000_000_000 },
        FormCheck(\.rate, .loansRateMissing) { $0.rate != nil },
        FormCheck(\.years, .loansYearsMissing) { $0.years != nil },
      ])
  }

  /// The terms that have been filled in, once they are complete.
  var entered: LoanTerms? { form.value.terms }

  /// Loads the currencies that the person has accounts in, and the recurring costs. Without them the calculator goes
  /// on.
  func load() async {
    if let plan {
      recurring = try? await costs?.monthlyCosts().first { $0.currency == plan.terms.amount.currency }
    }
    guard let own = try? await history.currencies(), let first = own.first else { return }
    currencies = own + currencies.filter { !own.contains($0) }
    if plan == nil, form.value.amount == nil { form.value.currency = first.code }
  }
}

/// The loan calculator: what is agreed on above, what it costs and the plan below.
final class LoansScene: ModelScene {
  let model: LoansViewModel
  @Environment(\.formats) private var formats

  init(_ model: LoansViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: .localized(.loansTitle), subtitle: .localized(.loansSubtitle), layout: .form) {
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
        NumberField.with(.label(.localized(.loansAmount)), .range(0...1_000_000_000), .step(0.01), .field(form.amount))
      ).id("amount")
      Row(
        Picker.with(
          .label(.localized(.loansCurrency)),
          .choices(
            model.currencies, id: \.code, title: { "\($0.code) – \(formats.name(of: $0))" }, field: form.currency))
      ).id("currency")
      Row(
        NumberField.with(
          .label(.localized(.loansRate)), .hint(.localized(.loansRateHint)), .range(0...100), .step(0.001),
          .field(form.rate))
      ).id("rate")
      Row(
        NumberField.with(
          .label(.localized(.loansYears)),
          .hint(.localized(.loansYearsHint(most: formats.number(LoanTerms.longestTime)))),
          .range(1...Double(LoanTerms.longestTime)), .step(1), .field(form.years))
      ).id("years")
      Row(Button.with(.title(.loansSend), .submits(form))).id("send")
    }
  }

  // MARK: The plan

  private func figures(_ plan: LoanPlan) -> Section {
    let last = plan.months.last.map { formats.amount($0.instalment) } ?? ""
    var figures = [
      Figure(
        name: .localized(.loansEachMonth), amount: formats.amount(plan.instalment),
        remark: .localized(.loansLastOne(amount: last))),
      Figure(
        name: .localized(.loansInterestInAll), amount: formats.amount(plan.interest),
        remark: .localized(.loansBesideAmount)),
      Figure(
        name: .localized(.loansPaidInAll), amount: formats.amount(plan.total),
        remark: .localized(.loansInMonths(plan.months.count))),
    ]
    if let recurring = model.recurring, let sum = try? recurring.adding(MoneySum(plan.instalment)) {
      figures.append(
        Figure(
          name: .localized(.loansWithRecurring), amount: formats.amount(sum),
          remark: .localized(.loansRecurring(amount: formats.amount(recurring)))))
    }
    return .figures("figures", figures, header: .localized(.loansCosts))
  }

  private func years(_ plan: LoanPlan) -> Section {
    let formats = formats
    return Section(
      "years", plan.years, header: .localized(.loansYearByYear),
      columns: TableColumn(.localized(.loansYear)) { Label.with(.text(formats.number($0.number))) },
      TableColumn(.localized(.loansPaid), alignment: .end) { Self.cell($0.instalments, formats) },
      TableColumn(.localized(.loansInterest), alignment: .end) { Self.cell($0.interest, formats) },
      TableColumn(.localized(.loansPaidBack), alignment: .end) { Self.cell($0.repaid, formats) },
      TableColumn(.localized(.loansStillOwed), alignment: .end) { Self.cell($0.rest, formats) })
  }

  private func months(_ plan: LoanPlan) -> Section {
    let formats = formats
    return Section(
      "months", plan.months, header: .localized(.loansMonthByMonth), isExpanded: Binding(model, \.showsMonths),
      columns: TableColumn(.localized(.loansMonth)) { Label.with(.text(formats.number($0.number))) },
      TableColumn(.localized(.loansPaid), alignment: .end) { Self.cell($0.instalment, formats) },
      TableColumn(.localized(.loansInterest), alignment: .end) { Self.cell($0.interest, formats) },
      TableColumn(.localized(.loansPaidBack), alignment: .end) { Self.cell($0.repaid, formats) },
      TableColumn(.localized(.loansStillOwed), alignment: .end) { Self.cell($0.rest, formats) })
  }

  private static func cell(_ amount: Money, _ formats: Formats) -> Component<Label> {
    Label.with(.text(formats.amount(amount)), .hasTabularFigures(), .textAlignment(.end))
  }
}
