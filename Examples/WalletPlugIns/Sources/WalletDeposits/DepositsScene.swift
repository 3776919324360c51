import Espalier
import Observation
import WalletFeatures
import WalletValues

/// The logic of the deposit calculator.
@MainActor @Observable
final class DepositsViewModel: ViewModel {
  /// The form with the values that are filled in.
  let form: Form<DepositEntry>
  /// The plan of the terms in the route, if there are any.
  let plan: DepositPlan?
  /// The currencies to choose from.
  private(set) var currencies: [Currency]
  /// True if each credit is shown.
  var showsCredits = false
  @ObservationIgnored private let history: any OperationHistoryGateway

  init(terms: DepositTerms?, today: CalendarDate?, history: any OperationHistoryGateway) {
    plan = terms.map(DepositPlan.init)
    currencies = terms.map { [$0.amount.currency] } ?? Currency(code: "EUR").map { [$0] } ?? []
    self.history = history
    form = Form(
      terms.map(DepositEntry.init) ?? DepositEntry(start: today),
      checks: [
        FormCheck(\.amount, .depositsAmountMissing) { $0.amount ?? 0 > 0 },
        FormCheck(\.amount, .depositsAmountTooLarge) { ($0.amount ?? 0) <= 1_000_000_000 },
        FormCheck(\.rate, .depositsRateMissing) { $0.rate != nil },
        FormCheck(\.months, .depositsMonthsMissing) { $0.months != nil },
        FormCheck(\.start, .depositsStartMissing) { $0.start != nil },
        FormCheck(\.start, .depositsStartTooLate) {
          $0.months == nil || $0.start == nil || $0.terms != nil
        },
      ])
  }

  /// The terms that have been filled in, once they are complete.
  var entered: DepositTerms? { form.value.terms }

  /// Loads the currencies that the person has accounts in. Without them there is still the usual one.
  func load() async {
    guard let own = try? await history.currencies(), let first = own.first else { return }
    currencies = own + currencies.filter { !own.contains($0) }
    if plan == nil, form.value.amount == nil { form.value.currency = first.code }
  }
}

/// The deposit calculator: the terms above, the yield below.
final class DepositsScene: ModelScene {
  let model: DepositsViewModel
  @Environment(\.formats) private var formats

  init(_ model: DepositsViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: .localized(.depositsTitle), subtitle: .localized(.depositsSubtitle), layout: .form) {
      Section.problems(of: model.form)
      agreed
      taxed
      if let plan = model.plan {
        figures(plan)
        credits(plan)
      }
    }
  }

  // MARK: The terms

  private var agreed: Section {
    let form = model.form
    return Section("agreed", layout: .form) {
      Row(
        NumberField.with(
          .label(.localized(.depositsAmount)), .range(0...1_000_000_000), .step(0.01), .field(form.amount))
      ).id("amount")
      Row(
        Picker.with(
          .label(.localized(.depositsCurrency)),
          .choices(
            model.currencies, id: \.code, title: { "\($0.code) – \(formats.name(of: $0))" }, field: form.currency))
      ).id("currency")
      Row(
        NumberField.with(
          .label(.localized(.depositsRate)), .hint(.localized(.depositsRateHint)), .range(0...100), .step(0.001),
          .field(form.rate))
      ).id("rate")
      Row(
        NumberField.with(
          .label(.localized(.depositsMonths)),
          .hint(.localized(.depositsMonthsHint(most: formats.number(DepositTerms.longestTime)))),
          .range(1...Double(DepositTerms.longestTime)), .step(1), .field(form.months))
      ).id("months")
      Row(DateField.with(.label(.localized(.depositsFrom)), .field(form.start))).id("from")
      Row(
        Picker.with(
          .label(.localized(.depositsCredited)),
          .choices(DepositTerms.Crediting.allCases, id: \.self, title: \.title, field: form.crediting))
      ).id("credited")
      Row(
        Toggle.with(
          .label(.localized(.depositsReinvested)), .hint(.localized(.depositsReinvestedHint)),
          .field(form.isReinvested))
      ).id("reinvested")
      Row(
        Picker.with(
          .label(.localized(.depositsDays)), .hint(.localized(.depositsDaysHint)),
          .choices(DepositTerms.DayCount.allCases, id: \.self, title: \.title, field: form.dayCount))
      ).id("days")
    }
  }

  private var taxed: Section {
    let form = model.form
    return Section("taxed", header: .localized(.depositsTax), layout: .form) {
      Row(
        NumberField.with(
          .label(.localized(.depositsTaxRate)), .hint(.localized(.depositsTaxHint)),
          .range(0...100),
          .step(0.001), .field(form.taxRate))
      ).id("tax")
      Row(
        NumberField.with(
          .label(.localized(.depositsAllowance)), .hint(.localized(.depositsAllowanceHint)), .range(0...1_000_000_000),
          .step(0.01), .field(form.allowance))
      ).id("free")
      Row(Button.with(.title(.depositsSend), .submits(form))).id("send")
    }
  }

  // MARK: The plan

  private func figures(_ plan: DepositPlan) -> Section {
    .figures(
      "figures",
      [
        Figure(
          name: .localized(.depositsLeftAfterTax), amount: formats.amount(plan.net),
          remark: .localized(.depositsAYear(rate: formats.percent(plan.yearlyYield)))),
        Figure(name: .localized(.depositsInterest), amount: formats.amount(plan.interest)),
        Figure(name: .localized(.depositsTax), amount: formats.amount(plan.tax)),
        Figure(
          name: .localized(.depositsInTheEnd), amount: formats.amount(plan.total),
          remark: .localized(.depositsOn(day: formats.shortDay(plan.terms.end)))),
      ], header: .localized(.depositsBrings))
  }

  private func credits(_ plan: DepositPlan) -> Section {
    let formats = formats
    return Section(
      "credits", plan.credits, header: .localized(.depositsCredits), isExpanded: Binding(model, \.showsCredits),
      columns: TableColumn(.localized(.depositsDay)) { Label.with(.text(formats.shortDay($0.day))) },
      TableColumn(.localized(.depositsInterest), alignment: .end) { Self.cell($0.interest, formats) },
      TableColumn(.localized(.depositsTax), alignment: .end) { Self.cell($0.tax, formats) },
      TableColumn(.localized(.depositsLeftOfIt), alignment: .end) { Self.cell($0.net, formats) },
      TableColumn(.localized(.depositsBalance), alignment: .end) { Self.cell($0.balance, formats) })
  }

  private static func cell(_ amount: Money, _ formats: Formats) -> Component<Label> {
    Label.with(.text(formats.amount(amount)), .hasTabularFigures(), .textAlignment(.end))
  }
}

extension DepositTerms.Crediting {
  /// The interval in words.
  fileprivate var title: String {
    switch self {
    case .monthly: .localized(.depositsMonthly)
    case .quarterly: .localized(.depositsQuarterly)
    case .yearly: .localized(.depositsYearly)
    case .atEnd: .localized(.depositsAtEnd)
    }
  }
}

extension DepositTerms.DayCount {
  /// The way of counting, as banks write it.
  fileprivate var title: String {
    switch self {
    case .thirty360: .localized(.depositsThirty360)
    case .actual365: .localized(.depositsActual365)
    case .actual360: .localized(.depositsActual360)
    }
  }
}
